// SPDX-License-Identifier: MIT
#include "mail/detail/exception_forms.h"

#include "mail/detail/line_edits.h"

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

std::string with_plain_exceptions(std::string line) {
    return without_that_in_exceptions(with_except(without_reason(std::move(line))));
}

} // namespace muster
