// SPDX-License-Identifier: MIT
#include "mail/detail/exception_forms.h"

#include "base/text.h"
#include "mail/detail/denied_some.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/phrases.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

// "Regular, but for the elephants", "RA, all bar the Welsh" as "Regular except the elephants".
std::string with_except(std::string line) {
    for (const std::string_view all : {", all "sv, ", all of them "sv, ", alle "sv})
        for (const std::string_view form : {"except "sv, "but "sv, "bar "sv, "save "sv, "außer "sv})
            replace_phrase(line, std::string(all) + std::string(form), " except ");
    for (const std::string_view form : {", but for "sv,
                                        " but for "sv,
                                        ", except for "sv,
                                        ", except "sv,
                                        ", apart from "sv,
                                        " apart from "sv,
                                        ", aside from "sv,
                                        " aside from "sv,
                                        ", other than "sv,
                                        ", bar "sv,
                                        ", save for "sv,
                                        ", save "sv,
                                        ", excepting "sv,
                                        ", with the exception of "sv,
                                        " with the exception of "sv,
                                        ", the only exception being "sv,
                                        ", the exception being "sv,
                                        ", the exceptions being "sv,
                                        ", außer "sv,
                                        ", bis auf "sv,
                                        " bis auf "sv,
                                        ", mit Ausnahme der "sv,
                                        " mit Ausnahme der "sv,
                                        ", ausgenommen "sv})
        replace_phrase(line, form, " except ");
    return line;
}

// "except that the gunners are regular" as "except the gunners, who are regular".
std::string without_that_in_exceptions(std::string line) {
    static constexpr std::string_view form = " except that ";
    const std::size_t at = line.find(form);
    if (at == std::string::npos)
        return line;
    if (const std::size_t are = line.find(" are ", at); are != std::string::npos)
        line.replace(are, 1, ", who ");
    return line.replace(at, form.size(), " except ");
}

// "except the cuirassiers who have none", "except the Illyrians and the Cretans (both IR)" as "…, who have
// none" and "… (IR)".
std::string with_told_exceptions(std::string line) {
    const std::size_t except = line.find(" except ");
    if (except == std::string::npos)
        return line;
    replace_phrase(line, "(both ", "(");
    if (const std::size_t who = line.find(" who ", except); who != std::string::npos && line[who - 1] != ',')
        line.insert(who, ",");
    return line;
}

// "except the falxmen: deserters drilled them, so I make them RA" as "except the falxmen, who are RA".
std::string without_reason_of_exception(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view verbs[] = {"make ", "made ", "class ", "count ", "take ",
                                                 "call ", "have ", "rate ",  "treat ", "field "};
    static constexpr std::string_view whom[] = {"them ", "these ", "those "};
    const std::size_t except = line.find(" except ");
    const std::size_t mark = except == std::string::npos ? except : line.find_first_of(":,;", except);
    if (mark == std::string::npos)
        return line;
    std::size_t begin = line.size();
    std::size_t end = line.size();
    for (const std::string_view verb : verbs)
        for (const std::string_view them : whom)
            for (const std::string_view writer : {" I "sv, " we "sv}) {
                const std::string phrase = std::string(writer) + std::string(verb) + std::string(them);
                const std::size_t at = line.find(phrase, mark);
                if (at < begin) {
                    begin = at;
                    end = at + phrase.size();
                }
            }
    for (const std::string_view are : {" they are "sv, " these are "sv, " those are "sv})
        if (const std::size_t at = line.find(are, mark); at < begin) {
            begin = at;
            end = at + are.size();
        }
    if (begin == line.size())
        return line;
    std::string_view reason = std::string_view(line).substr(mark + 1, begin - mark - 1);
    for (const std::string_view so : {", and so"sv, ", so"sv, "; so"sv, ", hence"sv, ", therefore"sv,
                                      ", and"sv, " so"sv, " and"sv, ","sv, ";"sv})
        if (reason.ends_with(so)) {
            reason.remove_suffix(so.size());
            break;
        }
    // "except the falxmen, the Thracians, they are RA" names another
    static constexpr std::string_view openings[] = {"because ", "as ", "since ", "for ", "who ", "whom "};
    const std::string_view told = trimmed(reason);
    const bool explains = line[mark] != ',' || told.empty() ||
                          std::any_of(std::begin(openings), std::end(openings),
                                      [&](std::string_view opening) { return told.starts_with(opening); });
    const Phrases phrases = phrases_in(reason, vocabulary);
    const bool says = !explains || std::any_of(phrases.items.begin(), phrases.items.end(),
                                               [](const PhraseItem& item) { return !item.meanings.empty(); });
    if (says || reason.find_first_of("0123456789.(") != std::string_view::npos)
        return line;
    if (std::string_view(line).substr(end).starts_with("as "))
        end += 3;
    return line.substr(0, mark) + ", who are " + line.substr(end);
}

// "Everyone has a shield (the elephants don't, ha ha)" as "Everyone has a shield except the elephants".
std::string with_aside_denied(std::string line) {
    static constexpr std::string_view openings[] = {"Everyone ",   "Everybody ", "All ",
                                                    "Everything ", "They all ",  "Every "};
    static constexpr std::string_view denials[] = {" don't",     " do not",   " haven't", " have not",
                                                   " have none", " has none", " doesn't", " does not",
                                                   " aren't",    " are not",  " isn't",   " is not"};
    constexpr std::size_t longest_aside = 24; // bytes: ", of course", ", ha ha"
    const std::size_t open = line.find(" (the ");
    const std::size_t close = line.find(')', open == std::string::npos ? line.size() : open);
    const auto begins = [&](std::string_view opening) { return line.starts_with(opening); };
    if (close == std::string::npos || std::none_of(std::begin(openings), std::end(openings), begins))
        return line;
    const std::string_view inner = std::string_view(line).substr(open + 2, close - open - 2);
    for (const std::string_view denial : denials) {
        const std::size_t at = inner.find(denial);
        if (at == std::string_view::npos)
            continue;
        const std::string_view behind = inner.substr(at + denial.size());
        const bool talk = behind.empty() || (behind.starts_with(", ") && behind.size() <= longest_aside &&
                                             behind.find_first_of("0123456789") == std::string_view::npos &&
                                             behind.find(" but") == std::string_view::npos &&
                                             behind.find(" except") == std::string_view::npos);
        if (!talk || inner.substr(0, at).find(',') != std::string_view::npos)
            return line;
        return line.substr(0, open) + " except " + std::string(inner.substr(0, at)) + line.substr(close + 1);
    }
    return line;
}

// "as the rules want" says nothing.
std::string without_reason(std::string line) {
    for (const std::string_view verb : {"want"sv, "demand"sv, "require"sv, "say"sv, "ask"sv, "prescribe"sv})
        for (const std::string_view form : {", as the rules "sv, " as the rules "sv}) {
            const std::string reason = std::string(form) + std::string(verb);
            const std::size_t at = line.find(reason);
            const std::size_t end = at + reason.size();
            if (at != std::string::npos &&
                (end == line.size() || std::string_view(".,;)").find(line[end]) != std::string_view::npos))
                line.erase(at, reason.size());
        }
    return line;
}

} // namespace

std::string with_plain_exceptions(std::string line, const Vocabulary& vocabulary) {
    line = with_aside_denied(without_reason(std::move(line)));
    line = with_except(with_denied_as_excepted(std::move(line), vocabulary));
    line = without_reason_of_exception(without_that_in_exceptions(std::move(line)), vocabulary);
    return with_told_exceptions(std::move(line));
}

} // namespace muster
