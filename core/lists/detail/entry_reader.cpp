// SPDX-License-Identifier: MIT
#include "lists/detail/entry_reader.h"

#include "base/text.h"
#include "lists/detail/list_words_reader.h"
#include "lists/detail/offer_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

void EntryReader::add_id(const ElementReader& reader, std::string_view id, ListPart part) {
    const auto same = [&](const auto& known) { return known.first == id; };
    if (std::any_of(ids_.begin(), ids_.end(), same))
        reader.fail(reader.element().attribute("id")->raw(),
                    fmt::format("the id {} is used twice; give each entry, option and ally its own", id));
    ids_.emplace_back(id, part);
}

Years EntryReader::read_own_years(ElementReader& reader, const Years& around) const {
    const Years years = read_years(reader);
    const Years common = years.and_of(around);
    const bool outside = (years.from != Years().from && years.from < around.from) ||
                         (years.to != Years().to && years.to > around.to) || common.empty();
    if (outside)
        reader.fail(fmt::format("the years {} are not within {}, the years of the list or option",
                                years_words(years), years_words(around)));
    return common;
}

bool EntryReader::read_yes(ElementReader& reader, std::string_view name) {
    const XmlAttribute* attribute = reader.take(name);
    return attribute != nullptr && reader.word(*attribute, {"no", "yes"}) == 1;
}

void EntryReader::read_option_army(const XmlElement& element, ListOption& option) const {
    const auto army = element.child("army");
    if (!army)
        return;
    check_children(*army, source_, {});
    ElementReader reader(*army, source_);
    option.army = read_offers(ruleset_, reader, Level::army);
}

std::string EntryReader::read_note(const XmlElement& element) const {
    const auto note = element.child("note");
    if (!note)
        return {};
    ElementReader(*note, source_).finish();
    return text_content(*note, source_);
}

EntryForm EntryReader::read_form(ElementReader& reader, const Years& around) const {
    EntryForm form;
    form.name = reader.require("name").value;
    form.years = read_own_years(reader, around);
    form.values = read_offers(ruleset_, reader, Level::troop);
    if (form.values.empty())
        reader.fail("<also> must say what changes, such as the class");
    for (const Offer& offer : form.values)
        if (const Trait& trait = ruleset_.traits[offer.trait]; !offer.single)
            reader.fail(reader.element().attribute(trait.id)->raw(),
                        fmt::format("{} must be one value in <also>", trait.id));
    return form;
}

// All but the note.
void EntryReader::read_part_of_entry(const XmlElement& child, ListEntry& entry) const {
    if (child.name() == "note")
        return;
    check_children(child, source_, {});
    ElementReader inside(child, source_);
    if (child.name() == "troop") {
        const Years of_choice = read_own_years(inside, entry.years);
        entry.troops.push_back(read_troop_choice(ruleset_, inside, every_));
        entry.troops.back().years = of_choice;
    } else if (child.name() == "unit") {
        entry.unit = read_offers(ruleset_, inside, Level::unit);
    } else {
        entry.forms.push_back(read_form(inside, entry.years));
    }
}

void EntryReader::read_entry(const XmlElement& element, std::optional<std::size_t> option) {
    check_children(element, source_, {"troop", "unit", "also", "note"});
    ElementReader reader(element, source_);
    ListEntry entry;
    entry.id = read_list_id(reader, "id");
    add_id(reader, entry.id, {PartKind::entry, list_.entries.size()});
    entry.name = reader.require("name").value;
    entry.amount = read_amount(reader);
    entry.years = read_own_years(reader, option ? list_.options[*option].years : list_.years);
    entry.option = option;
    entry.is_guess = read_yes(reader, "guess");
    reader.finish();
    constexpr std::array<std::string_view, 4> order{"troop", "unit", "also", "note"};
    std::size_t rank = 0;
    for (const XmlElement& child : element.children()) {
        const auto own =
            static_cast<std::size_t>(std::find(order.begin(), order.end(), child.name()) - order.begin());
        const bool once = child.name() == "unit" || child.name() == "note";
        if (own < rank || (own == rank && once))
            source_.fail(child.name(), "an entry has its <troop> elements first, then at most one <unit>, "
                                       "then its <also> elements, then at most one <note>");
        rank = own;
        read_part_of_entry(child, entry);
    }
    if (entry.troops.empty())
        reader.fail("an entry needs at least one <troop>");
    entry.note = read_note(element);
    list_.entries.push_back(std::move(entry));
}

void EntryReader::read_option(const XmlElement& element) {
    check_children(element, source_, {"note", "army", "entry"});
    ElementReader reader(element, source_);
    ListOption option;
    option.id = read_list_id(reader, "id");
    const std::size_t index = list_.options.size();
    add_id(reader, option.id, {PartKind::option, index});
    option.name = reader.require("name").value;
    option.years = read_own_years(reader, list_.years);
    (void)reader.take("needs"); // when all ids are known
    (void)reader.take("excludes");
    (void)reader.take("instead");
    if (element.attribute("variant"))
        option.variant = read_list_id(reader, "variant");
    option.is_guess = read_yes(reader, "guess");
    reader.finish();
    option.note = read_note(element);
    read_option_army(element, option);
    list_.options.push_back(std::move(option));
    option_elements_.push_back(element);
    int rank = -1; // a note, then what the army is, then entries
    for (const XmlElement& child : element.children()) {
        const int own = child.name() == "note" ? 0 : child.name() == "army" ? 1 : 2;
        if (own < rank || (own == rank && own != 2))
            source_.fail(child.name(),
                         "an option has at most one <note>, then at most one <army>, then its entries");
        rank = own;
        if (own == 2)
            read_entry(child, index);
    }
    if (rank != 2)
        reader.fail("an option needs at least one <entry>");
}

void EntryReader::read_ally(const XmlElement& element) {
    check_children(element, source_, {"note"});
    ElementReader reader(element, source_);
    ListAlly ally;
    ally.id = read_list_id(reader, "id");
    add_id(reader, ally.id, {PartKind::ally, list_.allies.size()});
    ally.name = reader.require("name").value;
    ally.list = read_list_id(reader, "list");
    ally.list_position =
        position_of(source_.text,
                    static_cast<std::size_t>(element.attribute("list")->raw().data() - source_.text.data()));
    if (const XmlAttribute* entries = reader.take("entries")) {
        ally.entries_position =
            position_of(source_.text, static_cast<std::size_t>(entries->raw().data() - source_.text.data()));
        for (const std::string_view word : words_of(entries->value)) {
            if (!is_list_id(word))
                reader.fail(entries->raw(),
                            fmt::format("{} is not the id of an entry", muster::quoted(word)));
            ally.entries.emplace_back(word);
        }
        if (ally.entries.empty())
            reader.fail(entries->raw(), "entries is empty; leave it out to allow all entries of the list");
    }
    ally.amount = read_amount(reader);
    ally.years = read_own_years(reader, list_.years);
    ally.is_guess = read_yes(reader, "guess");
    ally.is_obligatory = read_yes(reader, "must");
    if (ally.is_obligatory && ally.amount.least.value_or(0) == 0)
        reader.fail("must is used with least, how much of the ally every army has");
    (void)reader.take("needs");
    (void)reader.take("excludes");
    reader.finish();
    ally.note = read_note(element);
    list_.allies.push_back(std::move(ally));
    ally_elements_.push_back(element);
}

ListParts EntryReader::read_parts(ElementReader& reader, std::string_view name) const {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return {};
    ListParts parts;
    for (const std::string_view word : words_of(attribute->value)) {
        const auto found =
            std::find_if(ids_.begin(), ids_.end(), [&](const auto& known) { return known.first == word; });
        if (found == ids_.end()) {
            std::vector<std::string_view> known;
            for (const auto& [id, part] : ids_)
                known.emplace_back(id);
            reader.fail(attribute->raw(), fmt::format("{} is not an entry, option or ally of this list{}",
                                                      muster::quoted(word), suggestion(word, known)));
        }
        parts.push_back(found->second);
    }
    if (parts.empty())
        reader.fail(attribute->raw(),
                    fmt::format("{} is empty; name an entry, option or ally, or leave it out", name));
    return parts;
}

void EntryReader::read_needs() {
    for (std::size_t i = 0; i < list_.options.size(); ++i) {
        ElementReader reader(option_elements_[i], source_);
        list_.options[i].needs = read_parts(reader, "needs");
        list_.options[i].excludes = read_parts(reader, "excludes");
        list_.options[i].instead = read_parts(reader, "instead");
    }
    for (std::size_t i = 0; i < list_.allies.size(); ++i) {
        ElementReader reader(ally_elements_[i], source_);
        list_.allies[i].needs = read_parts(reader, "needs");
        list_.allies[i].excludes = read_parts(reader, "excludes");
    }
}

} // namespace muster
