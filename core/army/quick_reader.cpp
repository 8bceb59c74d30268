// SPDX-License-Identifier: MIT
#include "army/quick_reader.h"

#include "base/quick_text.h"
#include "base/text.h"
#include "base/utf8.h"

#include <bit>

namespace muster {

namespace {

// The bytes up to the closing quotation mark; 0 if there are none, or something that needs the strict reader.
std::size_t value_size(const char* text) {
    std::size_t size = plain_size(text);
    const bool plain = text[size] == '"';
    while (text[size] != '"') {
        if (static_cast<signed char>(text[size]) >= 0)
            return 0; // a reference, a control character, or the end
        ++size;
        size += plain_size(text + size);
    }
    return plain || !first_bad_byte({text, size}) ? size : 0;
}

} // namespace

bool QuickReader::read_value(std::string& value) {
    const std::size_t size = value_size(at_);
    if (size == 0)
        return false;
    value.assign(at_, size);
    at_ += size + 1;
    return true;
}

bool QuickReader::read_trait(const Trait& trait, std::size_t texts, Element& element) {
    if (trait.kind == TraitKind::text) {
        element.texts.resize(texts);
        return read_value(element.texts[trait.slot]);
    }
    const ShortText start = short_text(at_);
    if (at_[start.size] == '"' && trait.has_words()) {
        at_ += start.size + 1;
        const int value = trait.words.find_short(start.bytes, start.size);
        element.values[trait.slot] = value;
        return value != WordTable::not_found;
    }
    const std::string_view text(at_, plain_size(at_));
    if (at_[text.size()] != '"')
        return false;
    at_ += text.size() + 1;
    if (trait.has_words()) {
        const int value = trait.words.find(text);
        element.values[trait.slot] = value;
        return value != WordTable::not_found;
    }
    const auto value = whole_number(text);
    element.values[trait.slot] = value.value_or(no_value);
    return value && *value >= trait.least && *value <= trait.most;
}

bool QuickReader::read_traits(Level level, Element& element) {
    const LevelTraits& known = ruleset_->at(level);
    if (elements_++ > most_elements)
        return false;
    element.texts.clear();
    if (memo_ == nullptr || *at_ != ' ') // many a unit has no traits written
        return read_traits(known, element);
    const TraitMemo::Line line = TraitMemo::line_at(known, at_);
    if (const TraitMemo::Known* before = memo_->find(line)) {
        element.values = before->values;
        at_ += before->size;
        return true;
    }
    const char* const begin = at_;
    if (!read_traits(known, element))
        return false;
    if (element.texts.empty())
        memo_->keep(line, static_cast<std::size_t>(at_ - begin), element.values);
    return true;
}

bool QuickReader::read_traits(const LevelTraits& known, Element& element) {
    element.values = known.defaults;
    std::uint64_t missing = known.required;
    if (*at_ != ' ')
        return missing == 0;
    std::uint64_t bit = 1;
    const std::size_t* trait = known.traits.data();
    for (const AttributeStart& start : known.starts) {
        if (start.stands_at(at_)) {
            at_ += start.size();
            missing &= ~bit;
            if (!read_trait(ruleset_->traits[*trait], known.texts, element))
                return false;
            if (*at_ != ' ')
                break;
        }
        bit <<= 1U;
        ++trait;
    }
    return missing == 0;
}

bool QuickReader::read_troop(Troop& troop) {
    if (!read_if(" name=\"", troop.name))
        return false;
    troop.count = 1;
    if (take(" count=\"")) {
        const std::string_view text(at_, plain_size(at_));
        const auto count = whole_number(text);
        if (at_[text.size()] != '"' || !count || *count < 1 || *count > most_count)
            return false;
        troop.count = *count;
        at_ += text.size() + 1;
    }
    return read_if(" entry=\"", troop.entry) && read_traits(Level::troop, troop) && take("/>\n");
}

bool QuickReader::read_unit(Unit& unit) {
    if (!read_if(" name=\"", unit.name) || !read_traits(Level::unit, unit))
        return false;
    if (take("/>\n")) {
        unit.troops.clear();
        return true;
    }
    return take(">\n") && read_all("      <troop", &QuickReader::read_troop, unit.troops) &&
           take("    </unit>\n");
}

bool QuickReader::read_body(Body& body) {
    if (!read_if(" name=\"", body.name) || !read_traits(Level::body, body))
        return false;
    if (take("/>\n")) {
        body.units.clear();
        return true;
    }
    return take(">\n") && read_all("    <unit", &QuickReader::read_unit, body.units) && take("  </body>\n");
}

bool QuickReader::read_about(About& about) {
    if (!read_if(" player=\"", about.player) || !read_if(" event=\"", about.event) ||
        !read_if(" date=\"", about.date))
        return false;
    about.notes.clear();
    if (take("/>\n"))
        return true;
    if (!take(">"))
        return false;
    const char* end = at_ + plain_size(at_);
    for (; *end != '<'; end += 1 + plain_size(end + 1))
        if (*end == '&' || *end == '\r' || *end == 0)
            return false;
    about.notes.assign(at_, end);
    at_ = end;
    // "]]>" may not stand in a text; the strict reader says so.
    return about.notes.find(']') == std::string::npos && !first_bad_byte(about.notes) && take("</about>\n");
}

bool QuickReader::read_army(Army& army) {
    if (!take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<army xmlns=\"urn:muster:army:1\" ruleset=\"") ||
        !read_value(army.ruleset))
        return false;
    ruleset_ = rulesets_.find(army.ruleset);
    if (ruleset_ == nullptr || !read_if(" list=\"", army.list) || !read_if(" data=\"", army.data) ||
        !read_if(" name=\"", army.name) || !read_traits(Level::army, army))
        return false;
    if (take("/>\n")) {
        army.about = {};
        army.bodies.clear();
        return true;
    }
    if (!take(">\n"))
        return false;
    if (!take("  <about"))
        army.about = {};
    else if (!read_about(army.about))
        return false;
    return read_all("  <body", &QuickReader::read_body, army.bodies) && take("</army>\n");
}

bool QuickReader::read(std::string_view text, Army& army) {
    // The quick looks count bytes from the low end.
    if (std::endian::native != std::endian::little)
        return false;
    if (room_.size() < text.size() + room_behind)
        room_.resize(text.size() + room_behind);
    char* const room = room_.data();
    std::memcpy(room, text.data(), text.size());
    std::memset(room + text.size(), 0, room_behind);
    at_ = room;
    elements_ = 0;
    return read_army(army) && at_ == room + text.size();
}

} // namespace muster
