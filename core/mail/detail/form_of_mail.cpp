// SPDX-License-Identifier: MIT
// Which form of a mail's text is its list, where it has two: plain text, and HTML with other words.
#include "base/text.h"
#include "mail/detail/mail_notices.h"
#include "mail/written_army.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace muster {

namespace {

// From a line to another, in bytes.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct Forms {
    Stretch best;
    Stretch mark;
    Stretch other;
};

// The first text that has two forms; nothing if none has.
std::optional<Forms> forms_in(std::string_view text) {
    std::optional<Forms> forms;
    std::size_t best = text.starts_with("Subject:") ? text.find("\n\n") + 1 : 0; // npos + 1 is 0
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line = trimmed(text.substr(at, end - at));
        if (line.starts_with("----") && is_mail_notice(line)) {
            if (forms) {
                forms->other.end = at;
                return forms;
            }
            if (line == other_form_mark)
                forms = Forms{{best, at}, {at, end}, {end, text.size()}};
            best = end;
        }
        at = end;
    }
    return forms;
}

// Its lines stay, without words.
void empty(std::string& text, const Stretch& stretch) {
    std::replace_if(
        text.begin() + static_cast<std::ptrdiff_t>(stretch.begin),
        text.begin() + static_cast<std::ptrdiff_t>(stretch.end), [](char c) { return c != '\n'; }, ' ');
}

std::string without(std::string_view text, const Stretch& stretch) {
    std::string rest(text);
    empty(rest, stretch);
    return rest;
}

// Without names, which forms may write differently.
std::vector<Body> troops_of(const WrittenArmy& written) {
    std::vector<Body> bodies = written.army.bodies;
    const auto forget = [](Element& element) {
        element.name.clear();
        element.texts.clear();
    };
    for (Body& body : bodies) {
        forget(body);
        for (Unit& unit : body.units) {
            forget(unit);
            for (Troop& troop : unit.troops)
                forget(troop);
        }
    }
    return bodies;
}

} // namespace

// Without the other form, if that has the same troops or none; the other form alone, if only that has troops.
// Else the line between them stays in the text, and asks.
WrittenArmy WrittenArmyReader::read(std::string_view text, const Army& begin,
                                    const std::vector<Choice>& choices) const {
    const auto read = [&](std::string_view form) { return read_text(form, begin, choices); };
    const std::optional<Forms> forms = forms_in(text);
    if (!forms)
        return read(text);
    const std::string asking = without(text, forms->other);
    WrittenArmy best = read(without(asking, forms->mark));
    WrittenArmy other = read(without(without(text, forms->best), forms->mark));
    if (best.troops == 0 && other.troops != 0)
        return other;
    if (other.troops == 0 || troops_of(best) == troops_of(other))
        return best;
    return read(asking);
}

} // namespace muster
