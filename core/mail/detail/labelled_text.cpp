// SPDX-License-Identifier: MIT
#include "mail/detail/labelled_text.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

struct LabelledText {
    Level level = Level::army;
    std::string words;
};

// "Orders: …", "Signals - …"
std::optional<LabelledText> labelled_text_in(const std::string& text, const Ruleset& ruleset) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos || colon + 1 == text.size())
        return std::nullopt;
    const std::vector<std::string> forms = forms_of(trimmed(std::string_view(text).substr(0, colon)));
    for (const Level level : {Level::unit, Level::army})
        for (const std::size_t index : ruleset.at(level).traits) {
            const Trait& trait = ruleset.traits[index];
            if (trait.is_sent_text() && std::any_of(forms.begin(), forms.end(), [&](const std::string& form) {
                    return form == trait.id || form + "s" == trait.id;
                }))
                return LabelledText{level, std::string(trimmed(std::string_view(text).substr(colon + 1)))};
        }
    return std::nullopt;
}

} // namespace

std::vector<MailLine> with_labels_marked(std::vector<MailLine> lines, const Ruleset& ruleset) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && labelled_text_in(line.text, ruleset))
            line.role = MailLine::Role::labelled;
    return lines;
}

bool put_labelled_text(const MailLine& line, const Ruleset& ruleset, UnitDraft* unit, MailReading& reading) {
    const std::optional<LabelledText> text = labelled_text_in(line.text, ruleset);
    if (!text || (text->level == Level::unit && unit == nullptr))
        return false;
    std::string& place = text->level == Level::unit ? unit->text : reading.text_of_army;
    place += (place.empty() ? "" : "\n") + text->words;
    return true;
}

std::optional<std::string> take_labelled_text(const std::string& text, MailReading& reading) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const std::string key = small_letters(trimmed(text.substr(0, colon)));
    const std::string value(trimmed(text.substr(colon + 1)));
    const std::pair<std::string_view, std::string*> texts[] = {
        {"player", &reading.about.player}, {"event", &reading.about.event}, {"date", &reading.about.date},
        {"name", &reading.name},           {"army", &reading.name},         {"army name", &reading.name}};
    for (const auto& [word, place] : texts)
        if (key == word && !value.empty()) {
            *place = value;
            return value;
        }
    return std::nullopt;
}

} // namespace muster
