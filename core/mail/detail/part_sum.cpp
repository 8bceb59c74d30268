// SPDX-License-Identifier: MIT
#include "mail/detail/part_sum.h"

#include "base/text.h"
#include "mail/detail/counted_values.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

// Where the name ends in front of the line's only number; 0 if it is not "NAME 106" or "NAME: 106 points".
std::size_t name_before_number(const Tokens& tokens) {
    static const WordSet units{"points", "pts", "ip", "aps", "ap"};
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is(".") || is_counted_thing(tokens[end - 1].plain()) ||
                        tokens[end - 1].has_form_in(units)))
        --end;
    if (end < 2 || !tokens[end - 1].is_number() || tokens[end - 1].as_word)
        return 0;
    --end;
    while (end != 0 && (tokens[end - 1].is(":") || tokens[end - 1].is("=") || tokens[end - 1].is("-")))
        --end;
    const auto is_count = [](const Token& token) { return token.is_number(); };
    return std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end), is_count) ? 0 : end;
}

// "Regulars together: 266", "Total Regulars 266": the name without what says that it is a sum.
std::string without_words_of_sum(std::string name) {
    static constexpr std::string_view before[] = {"total of ",  "sum of ", "subtotal ",
                                                  "sub-total ", "total ",  "sum "};
    static constexpr std::string_view behind[] = {" all together", " altogether", " together", " in total",
                                                  " in all",       " total",      " subtotal", " sum",
                                                  " make",         " come to",    " zusammen"};
    for (const std::string_view words : before)
        if (name.starts_with(words)) {
            name.erase(0, words.size());
            break;
        }
    for (const std::string_view words : behind)
        if (name.ends_with(words)) {
            name.resize(name.size() - words.size());
            break;
        }
    return name;
}

bool has_troops(const BodyDraft& body) {
    return std::any_of(body.units.begin(), body.units.end(),
                       [](const UnitDraft& unit) { return !unit.troops.empty(); });
}

} // namespace

bool PartSum::is_of_army() const {
    static const WordSet names{"army",  "the army",  "whole army",  "the whole army", "my army",
                               "armee", "die armee", "entire army", "full army"};
    return names.contains(name);
}

std::optional<PartSum> part_sum_in(std::string_view line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    const std::string told = small_letters(text_between(line, tokens, 0, name_before_number(tokens)));
    std::string name = without_words_of_sum(told);
    if (PartSum{name, 0}.is_of_army())
        name = told; // "Army total: 12" is a claim as any other
    if (name.empty())
        return std::nullopt;
    const auto number =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
    return PartSum{std::move(name), number->value};
}

namespace {

// What the text declares of a part or of the army; nothing if it is no such sum.
std::optional<DeclaredFigure> declared_in(std::string_view text, std::size_t line,
                                          const Vocabulary& vocabulary, const MailReading& mail) {
    const std::optional<PartSum> sum = part_sum_in(text, vocabulary);
    if (!sum)
        return std::nullopt;
    DeclaredFigure declared{line, {Claim::What::total, 0, sum->value, true, true}};
    declared.behind_troops = true;
    const std::vector<BodyDraft>& bodies = mail.draft.bodies;
    const auto part = std::find_if(bodies.begin(), bodies.end(), [&](const BodyDraft& body) {
        return small_letters(body.name) == sum->name && has_troops(body);
    });
    if (part != bodies.end()) {
        declared.bodies = // headings over nothing are no parts
            static_cast<std::size_t>(std::count_if(bodies.begin(), part + 1, has_troops));
        declared.units = part->units.size();
    } else if (sum->is_of_army()) {
        declared.claim.of_part = false;
    } else {
        return std::nullopt;
    }
    return declared;
}

// "together 306 IP" behind the sums of the parts
std::optional<DeclaredFigure> whole_in(std::string_view text, std::size_t line,
                                       const Vocabulary& vocabulary) {
    static const WordSet wholes{"together", "altogether", "all together", "total", "in all",
                                "in total", "all",        "army total",   "sum",   "zusammen"};
    const Tokens tokens = vocabulary.tokens(text);
    const std::size_t end = name_before_number(tokens);
    if (!wholes.contains(small_letters(text_between(text, tokens, 0, end))))
        return std::nullopt;
    const auto number =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
    DeclaredFigure declared{line, {Claim::What::total, 0, number->value, true, false}};
    declared.behind_troops = true;
    return declared;
}

// "Wing A 50 + 66 = 116", which comes out, as "Wing A 116".
std::string with_sum_alone_of_part(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    std::size_t equals = tokens.size();
    while (equals != 0 && !tokens[equals - 1].is("="))
        --equals;
    if (equals < 2 || equals == tokens.size() || !tokens[equals].is_number() ||
        !tokens[equals - 2].is_number())
        return std::string(text);
    std::size_t first = equals - 2;
    std::int64_t sum = tokens[first].value;
    for (; first >= 2 && tokens[first - 1].is("+") && tokens[first - 2].is_number(); first -= 2)
        sum += tokens[first - 2].value;
    return sum == tokens[equals].value ? text_between(text, tokens, 0, first) + " " +
                                             text_between(text, tokens, equals, tokens.size())
                                       : std::string(text);
}

// "Vanguard 86 IP, main battle 220 IP, together 306 IP", "Wing A 50 + 66 = 116; wing B 64. Total 180": each
// part by its name, and the whole.
std::vector<DeclaredFigure> declared_in_row(std::string_view text, std::size_t line,
                                            const Vocabulary& vocabulary, const MailReading& mail) {
    std::vector<DeclaredFigure> all;
    for (const std::string_view sentence : parts_of(text, ". "))
        for (const std::string_view row : parts_of(sentence, "; "))
            for (const std::string_view piece : parts_of(row, ", ")) {
                const std::string told = with_sum_alone_of_part(piece, vocabulary);
                auto declared = declared_in(told, line, vocabulary, mail);
                if (!declared && !all.empty())
                    declared = whole_in(told, line, vocabulary);
                if (!declared)
                    return {};
                all.push_back(*declared);
            }
    return all;
}

} // namespace

bool put_sum_of_part(const MailLine& line, const Vocabulary& vocabulary, MailReading& mail) {
    if (mail.draft.lines.empty())
        return false;
    if (put_counted_values(line, vocabulary, mail))
        return true;
    const std::vector<DeclaredFigure> all = declared_in_row(line.text, line.number, vocabulary, mail);
    mail.declared.insert(mail.declared.end(), all.begin(), all.end());
    return !all.empty();
}

} // namespace muster
