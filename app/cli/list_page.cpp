// SPDX-License-Identifier: MIT
#include "list_page.h"

#include "base/text.h"
#include "check/checker.h"
#include "check/wording.h"
#include "layout.h"
#include "lists/list_wording.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

namespace {

constexpr std::size_t indent = 2;
constexpr std::size_t amount_width = 11;
constexpr std::size_t detail_indent = indent + amount_width + 1;

// What a trait offers beyond what the notation or the default says already.
bool is_usual(const Offer& offer, const Trait& trait) {
    return offer.single && !trait.required && offer.first == trait.default_value;
}

} // namespace

std::string amount_words(const Amount& amount) {
    std::string words;
    if (amount.most) {
        words = amount.least == amount.most ? fmt::format("{}", *amount.most)
                                            : fmt::format("{}–{}", amount.least.value_or(0), *amount.most);
    } else {
        words = amount.least.value_or(0) == 0 ? "any number" : fmt::format("{} or more", *amount.least);
    }
    return words;
}

std::string ListPage::text() {
    append_title();
    append_army();
    append_entries();
    for (std::size_t i = 0; i < list_.allies.size(); ++i)
        append_ally(i);
    append_limits();
    if (!list_.sources.empty())
        append_heading("Sources");
    for (const std::string& source : list_.sources)
        append_line(source, indent);
    return std::move(text_);
}

void ListPage::append_heading(std::string_view heading) {
    text_ += fmt::format("\n{}{}{}\n", style_.strong, clean(heading), style_.reset);
}

void ListPage::append_line(std::string_view words, std::size_t from) {
    append_paragraph(text_, clean(words), {from, style_.width});
}

void ListPage::append_title() {
    text_ += fmt::format("{}{}{}, {}", style_.strong, clean(list_.title), style_.reset, ruleset_.title);
    for (const std::string& words : {years_words(list_.years), clean(list_.region)})
        text_ += words.empty() ? "" : ", " + words;
    text_ += '\n';
    append_line(list_.about, indent);
    append_line(
        fmt::format("{} {}, revision {}.",
                    list_.of_muster ? "One of Muster's own lists, not the publishers':" : "A house list:",
                    list_.id, list_.revision),
        indent);
}

std::string ListPage::offers_words(const Offers& offers) const {
    std::vector<std::string> words;
    for (const Offer& offer : offers) {
        const Trait& trait = ruleset_.traits[offer.trait];
        words.push_back(fmt::format("{} {}", trait.name, offer_words(offer, trait, false)));
    }
    return joined(words, "; ");
}

std::string ListPage::per_words() const {
    if (!list_.per)
        return {};
    const ListPer& per = *list_.per;
    std::string what = per.number ? ruleset_.numbers_of(Level::army)[*per.number].name : "";
    for (const std::size_t index : ruleset_.at(Level::army).traits)
        if (per.slot && ruleset_.traits[index].kind == TraitKind::whole &&
            ruleset_.traits[index].slot == *per.slot)
            what = ruleset_.traits[index].name;
    return fmt::format("for each {} of “{}”, in proportion, rounded down", per.each, what);
}

void ListPage::append_army() {
    if (!list_.army.empty())
        append_line(fmt::format("The army: {}.", offers_words(list_.army)), indent);
    if (list_.size) {
        const ListSize& size = *list_.size;
        std::string words = fmt::format("{}: {}", ruleset_.numbers_of(Level::army)[size.number].name,
                                        amount_words({size.least, size.most, false}));
        if (size.step)
            words += fmt::format(", in steps of {}", *size.step);
        append_line(words + ".", indent);
    }
}

// An army of one such troop alone, so that the notation can be asked.
std::string ListPage::choice_words(const TroopChoice& choice) const {
    Army army;
    army.values = ruleset_.at(Level::army).defaults;
    Unit unit;
    unit.values = ruleset_.at(Level::unit).defaults;
    unit.troops.emplace_back().values = choice.first();
    Body body;
    body.values = ruleset_.at(Level::body).defaults;
    body.units.push_back(std::move(unit));
    army.bodies.push_back(std::move(body));
    const std::string notation = notation_of({1, 1, 1}, army, ruleset_, check(army, ruleset_));
    std::vector<std::string> words;
    for (const Offer& offer : choice.offers) {
        const Trait& trait = ruleset_.traits[offer.trait];
        if (!offer.single && !is_usual(offer, trait))
            words.push_back(fmt::format("{} {}", trait.name, offer_words(offer, trait, true)));
        else if (trait.kind == TraitKind::flag && offer.first != 0)
            words.push_back(fmt::format("{} {}", trait.name, offer_words(offer, trait, true)));
    }
    return notation + (words.empty() ? "" : " · ") + joined(words, "; ");
}

void ListPage::append_entry(const ListEntry& entry) {
    std::string amount = amount_words(entry.amount);
    text_ += fmt::format("{:{}}{:{}}  ", "", indent, amount, amount_width - 1);
    std::string words = fmt::format("{}{}{}  {}", style_.strong, clean(entry.name), style_.reset, entry.id);
    if (entry.years.bounded() && entry.years != list_.years)
        words += fmt::format(", {}", years_words(entry.years));
    if (entry.amount.of_army)
        words += ", in the whole army";
    text_ += words + '\n';
    for (const TroopChoice& choice : entry.troops)
        append_line(choice_words(choice), detail_indent);
    if (!entry.unit.empty())
        append_line(
            fmt::format("{}: {}", ruleset_.level_words[index_of(Level::unit)], offers_words(entry.unit)),
            detail_indent);
    if (!entry.note.empty())
        append_line(entry.note, detail_indent);
}

void ListPage::append_entries() {
    const std::string per = per_words();
    append_heading("Troops" + (per.empty() ? "" : " (" + per + ")"));
    for (const ListEntry& entry : list_.entries)
        if (!entry.option)
            append_entry(entry);
    for (const ListOption& option : list_.options)
        append_option(option);
}

std::string ListPage::names(const ListParts& parts) const {
    std::vector<std::string> words;
    for (const ListPart& part : parts)
        words.push_back(list_.name_of(part));
    return joined(words, ", ");
}

void ListPage::append_option(const ListOption& option) {
    append_heading(fmt::format("{} ({}){}{}", option.name, option.id, option.years.bounded() ? ", " : "",
                               years_words(option.years)));
    if (!option.note.empty())
        append_line(option.note, indent);
    if (!option.needs.empty())
        append_line(fmt::format("Needs {}.", names(option.needs)), indent);
    if (!option.excludes.empty())
        append_line(fmt::format("Excludes {}.", names(option.excludes)), indent);
    const auto index = static_cast<std::size_t>(&option - list_.options.data());
    for (const ListEntry& entry : list_.entries)
        if (entry.option == index)
            append_entry(entry);
}

void ListPage::append_ally(std::size_t index) {
    const ListAlly& ally = list_.allies[index];
    const ArmyList& lender = *lists_.lenders[index];
    append_heading(fmt::format("Allies: {} ({}){}{}", ally.name, ally.id, ally.years.bounded() ? ", " : "",
                               years_words(ally.years)));
    if (!ally.note.empty())
        append_line(ally.note, indent);
    append_line(fmt::format("{} from the list {}.", amount_words(ally.amount), lender.title), indent);
    if (!ally.needs.empty())
        append_line(fmt::format("Needs {}.", names(ally.needs)), indent);
    if (!ally.excludes.empty())
        append_line(fmt::format("Excludes {}.", names(ally.excludes)), indent);
    for (const ListEntry* entry : lent_entries(ally, lender))
        append_line(fmt::format("{}  {}/{}", entry->name, ally.id, entry->id), detail_indent);
}

std::string ListPage::limit_words(const ListLimit& limit) const {
    return fmt::format("{} ({})", limit.say, names(limit.parts));
}

void ListPage::append_limits() {
    if (!list_.limits.empty() || !list_.permits.empty())
        append_heading("Limits");
    for (const ListLimit& limit : list_.limits)
        append_line(limit_words(limit), indent);
    for (const ListPermit& permit : list_.permits)
        append_line(fmt::format("The rule {} does not bind {}.", ruleset_.rules[permit.rule].id,
                                permit.parts.empty() ? "this army" : names(permit.parts)),
                    indent);
}

} // namespace muster
