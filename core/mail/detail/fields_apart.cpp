// SPDX-License-Identifier: MIT
#include "mail/detail/fields_apart.h"

#include "base/text.h"
#include "mail/detail/form_blocks.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "Arms: spear, sword   Size: average" as "Arms: spear, sword" and "Size: average": a field begins behind a
// gap or a mark where a colon stands before the next one. None where the line does not begin with a field.
std::vector<std::string> fields_in(std::string_view text) {
    constexpr std::string_view marks = "\t,;|";
    std::vector<std::string> fields;
    std::size_t begin = 0; // of the field that is being told
    std::size_t last = 0;  // where its last part ends
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min({text.find("  ", at), text.find_first_of(marks, at), text.size()});
        const bool labelled = text.substr(at, end - at).find(':') != std::string_view::npos;
        if (at == 0 && !labelled)
            return {};
        if (at != 0 && labelled) {
            fields.emplace_back(trimmed(text.substr(begin, last - begin)));
            begin = at;
        }
        last = end;
        at = std::min(text.find_first_not_of(" \t,;|", end), text.size());
    }
    fields.emplace_back(trimmed(text.substr(begin)));
    return fields;
}

// The line for each of the fields; the line alone where it has no more than one, or one that no form has.
std::vector<MailLine> parted(const MailLine& line, const Vocabulary& vocabulary) {
    std::vector<MailLine> parts;
    for (std::string& field : fields_in(line.text)) {
        MailLine part = line;
        part.after_blank = line.after_blank && parts.empty();
        part.text = std::move(field);
        if (line.role != MailLine::Role::text || !line.parts.empty() || !is_form_line(part, vocabulary))
            return {line};
        parts.push_back(std::move(part));
    }
    return parts.size() < 2 ? std::vector{line} : parts;
}

// Whether the fields of its lines may stand apart: they are of one unit at most, and some line has one alone.
bool is_form_of_one(const std::vector<std::vector<MailLine>>& form, const Vocabulary& vocabulary) {
    std::ptrdiff_t units = 0;
    for (const std::vector<MailLine>& fields : form)
        units += std::count_if(fields.begin(), fields.end(),
                               [&](const MailLine& field) { return names_unit_of_form(field); });
    return units <= 1 && std::any_of(form.begin(), form.end(), [&](const std::vector<MailLine>& fields) {
               return fields.size() == 1 && is_form_line(fields.front(), vocabulary);
           });
}

} // namespace

std::vector<MailLine> with_fields_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> apart;
    for (std::size_t first = 0; first < lines.size();) {
        std::vector<std::vector<MailLine>> form;
        std::size_t end = first;
        do {
            form.push_back(parted(lines[end], vocabulary));
            ++end;
        } while (end < lines.size() && !lines[end].after_blank &&
                 (form.back().size() > 1 || is_form_line(form.back().front(), vocabulary)));
        const bool of_one = is_form_of_one(form, vocabulary);
        for (std::size_t at = first; at < end; ++at)
            if (of_one)
                std::move(form[at - first].begin(), form[at - first].end(), std::back_inserter(apart));
            else
                apart.push_back(std::move(lines[at]));
        first = end;
    }
    return apart;
}

} // namespace muster
