// SPDX-License-Identifier: MIT
#include "house/list_fields.h"

#include "base/text.h"
#include "base/translation.h"
#include "base/year.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

using Kind = ListFieldKind;

class Form {
public:
    Form(const ListDraft& draft, const DraftElement& part, const Ruleset& ruleset, const Rulesets& rulesets)
        : draft_(draft), part_(part), ruleset_(ruleset), rulesets_(rulesets) {}

    std::vector<ListField> fields(ListPartKind kind) {
        static constexpr std::array<void (Form::*)(), 7> forms{
            &Form::of_list, &Form::of_army,  &Form::of_entry, &Form::of_option,
            &Form::of_ally, &Form::of_limit, &Form::of_permit};
        (this->*forms.at(static_cast<std::size_t>(kind)))();
        return std::move(fields_);
    }

private:
    void heading(std::string label) { fields_.push_back({Kind::heading, {}, std::move(label), {}, {}, {}}); }

    ListField& add(Kind kind, FieldKey key, std::string label) {
        ListField field{kind, std::move(key), std::move(label), {}, {}, {}};
        const DraftElement* element = &part_;
        if (!field.key.child.empty())
            element = nth_child(field.key.child, field.key.nth);
        if (element != nullptr)
            field.value = field.key.attribute.empty() ? element->text : element->get(field.key.attribute);
        if (is_year_field(field.key))
            if (const auto year = parse_year(field.value))
                field.value = year_words(*year);
        return fields_.emplace_back(std::move(field));
    }
    ListField& line(const char* attribute, std::string label, std::string hint = {}) {
        ListField& field = add(Kind::line, {{}, 0, attribute}, std::move(label));
        field.hint = std::move(hint);
        return field;
    }
    void choice(Kind kind, const char* attribute, std::string label, std::vector<FieldChoice> choices) {
        add(kind, {{}, 0, attribute}, std::move(label)).choices = std::move(choices);
    }
    void years() {
        line("from", translate("From the year"), year_words(-480));
        line("to", translate("To the year"), "1453");
    }
    void amounts(const std::string& child = {}) {
        add(Kind::line, {child, 0, "least"}, translate("At least")).hint = "0";
        add(Kind::line, {child, 0, "most"}, translate("At most")).hint = translate("any number");
    }
    void per_army() { add(Kind::check, {{}, 0, "per"}, translate("For the whole army, whatever its size")); }
    void yes(const char* attribute, std::string label) {
        add(Kind::check, {{}, 0, attribute}, std::move(label)).on = "yes";
    }
    void guess() { yes("guess", translate("Guesswork: no source tells of it")); }
    void note() { add(Kind::line, {"note", 0, {}}, translate("Note")); }

    [[nodiscard]] const DraftElement* nth_child(std::string_view name, std::size_t nth) const {
        for (const DraftElement& child : part_.children)
            if (child.name == name && nth-- == 0)
                return &child;
        return nullptr;
    }

    // The parts of the whole list that can be referred to.
    [[nodiscard]] std::vector<FieldChoice> parts() const {
        std::vector<FieldChoice> choices;
        const auto add_part = [&](const DraftElement& element) {
            choices.push_back({element.get("id"), element.get("name")});
        };
        for (const DraftElement& child : draft_.children) {
            if (child.name == "entry" || child.name == "option" || child.name == "ally")
                add_part(child);
            for (const DraftElement& inner : child.children)
                if (inner.name == "entry")
                    add_part(inner);
        }
        return choices;
    }
    [[nodiscard]] std::vector<FieldChoice> numbers(Level level) const {
        std::vector<FieldChoice> choices;
        for (const Number& number : ruleset_.numbers_of(level))
            if (number.scope == Scope::report)
                choices.push_back({number.id, number.name});
        return choices;
    }
    [[nodiscard]] std::vector<FieldChoice> lists() const {
        std::vector<FieldChoice> choices;
        for (const ListHeading& heading : lists_of(rulesets_).headings(ruleset_.id))
            choices.push_back({heading.id, heading.title});
        return choices;
    }
    [[nodiscard]] std::vector<FieldChoice> rules() const {
        std::vector<FieldChoice> choices;
        for (const Rule& rule : ruleset_.rules)
            choices.push_back({rule.id, rule.cite.empty() ? rule.id : rule.id + " (" + rule.cite + ")"});
        return choices;
    }

    void traits(Level level, const std::string& child, std::size_t nth = 0) {
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text())
                continue;
            ListField& field =
                add(trait.has_words() ? Kind::several : Kind::line, {child, nth, trait.id}, trait.name);
            for (const TraitValue& value : trait.values)
                field.choices.push_back({value.id, value.name});
            if (!trait.has_words())
                field.hint = std::to_string(trait.least) + ".." + std::to_string(trait.most);
        }
    }

    // What the list takes from its history where it says nothing itself.
    [[nodiscard]] ArmyHistories::Ptr history() const {
        try {
            return lists_of(rulesets_).histories().find(part_.get("history"));
        } catch (const InputError&) { // the reader reports it
            return nullptr;
        }
    }
    [[nodiscard]] std::vector<FieldChoice> histories() const {
        std::vector<FieldChoice> choices;
        for (const std::string& id : lists_of(rulesets_).histories().ids())
            choices.push_back({id, id});
        return choices;
    }
    static std::string year_hint(std::int32_t year, std::int32_t unbounded, std::int32_t other) {
        return year_words(year == unbounded ? other : year);
    }

    void of_list() {
        const ArmyHistories::Ptr shared = history();
        const ArmyHistory& told = shared == nullptr ? no_history_ : *shared;
        line("title", translate("Name"), told.title);
        choice(Kind::one, "history", translate("Shared history"), histories());
        line("aliases", translate("Also found by"), translate("names with commas between them"));
        line("region", translate("Region"), told.region);
        line("from", translate("From the year"), year_hint(told.years.from, Years().from, -480));
        line("to", translate("To the year"), year_hint(told.years.to, Years().to, 1453));
        choice(Kind::several, "enemies", translate("Fought against"), lists());
        choice(Kind::one, "command", translate("Command, as its enemies judged it"),
               {{"able", translate("Able")}, {"divided", translate("Divided")}});
        add(Kind::paragraph, {"about", 0, {}}, translate("About"));
        ListField& sources = add(Kind::lines, {"source", 0, {}}, translate("Sources, one on each line"));
        sources.value.clear();
        for (const DraftElement& child : part_.children)
            if (child.name == "source")
                sources.value += (sources.value.empty() ? "" : "\n") + child.text;
    }

    void of_army() {
        heading(translate("Set for the whole army"));
        traits(Level::army, "army");
        heading(translate("Size of the army"));
        add(Kind::one, {"size", 0, "number"}, translate("Counted by")).choices = numbers(Level::army);
        amounts("size");
        add(Kind::line, {"size", 0, "step"}, translate("In steps of"));
        heading(translate("Amounts of the entries are"));
        add(Kind::line, {"per", 0, "each"}, translate("For every")).hint = "12";
        add(Kind::one, {"per", 0, "number"}, translate("Counted by")).choices = numbers(Level::army);
        ListField& trait =
            add(Kind::one, {"per", 0, "trait"}, translate("Or by a value that the player sets"));
        for (const std::size_t index : ruleset_.at(Level::army).traits)
            if (ruleset_.traits[index].is_number())
                trait.choices.push_back({ruleset_.traits[index].id, ruleset_.traits[index].name});
        heading(translate("Default for all entries"));
        traits(Level::troop, "every");
    }

    void of_entry() {
        line("name", translate("Name"));
        amounts();
        years();
        per_army();
        guess();
        note();
        std::size_t troops = 0;
        for (const DraftElement& child : part_.children)
            troops += child.name == "troop" ? 1U : 0U;
        for (std::size_t i = 0; i < troops; ++i) {
            heading(i == 0 ? translate("What these troops may be") : translate("Or else"));
            if (troops > 1) {
                add(Kind::line, {"troop", i, "from"}, translate("From the year")).hint = year_words(-480);
                add(Kind::line, {"troop", i, "to"}, translate("To the year")).hint = "1453";
            }
            traits(Level::troop, "troop", i);
        }
        heading(translate("Their unit"));
        traits(Level::unit, "unit");
        forms_of_entry();
    }

    // Those that there are, and room for one more.
    void forms_of_entry() {
        const auto known = static_cast<std::size_t>(
            std::count_if(part_.children.begin(), part_.children.end(),
                          [](const DraftElement& child) { return child.name == "also"; }));
        for (std::size_t i = 0; i <= known; ++i) {
            heading(i < known ? translate("They may also fight")
                              : translate("Another way to fight: dismounted, with other arms"));
            add(Kind::line, {"also", i, "name"}, translate("Name")).hint = translate("on foot");
            add(Kind::line, {"also", i, "from"}, translate("From the year"));
            add(Kind::line, {"also", i, "to"}, translate("To the year"));
            const std::size_t first = fields_.size();
            traits(Level::troop, "also", i);
            for (std::size_t field = first; field < fields_.size(); ++field) // one value each
                if (fields_[field].kind == Kind::several)
                    fields_[field].kind = Kind::one;
        }
    }

    void of_option() {
        line("name", translate("Name"));
        years();
        line("variant", translate("Variant: exactly one of the options with the same word"), "dynasty");
        guess();
        note();
        needs_and_excludes();
        choice(Kind::several, "instead", translate("In place of (whose least amount does not bind)"),
               parts());
        heading(translate("Set for the whole army"));
        traits(Level::army, "army");
    }

    void needs_and_excludes() {
        choice(Kind::several, "needs", translate("Only with one of"), parts());
        choice(Kind::several, "excludes", translate("Never with"), parts());
    }

    void of_ally() {
        line("name", translate("Name"));
        choice(Kind::one, "list", translate("From the list"), lists());
        std::vector<FieldChoice> entries;
        if (const ArmyList* list = ally_list(part_.get("list")))
            for (const ListEntry& entry : list->entries)
                entries.push_back({entry.id, entry.name});
        choice(Kind::several, "entries", translate("Only these entries"), std::move(entries));
        amounts();
        yes("must", translate("Every army has them"));
        years();
        per_army();
        guess();
        note();
        needs_and_excludes();
    }

    [[nodiscard]] const ArmyList* ally_list(const std::string& id) const {
        try {
            return lists_of(rulesets_).find(ruleset_.id, id);
        } catch (const InputError&) { // the reader reports it
            return nullptr;
        }
    }

    void of_limit() {
        add(Kind::line, {"say", 0, {}}, translate("Message to the player"));
        choice(Kind::several, "entries", translate("Applies to these together"), parts());
        amounts();
        years();
        per_army();
        choice(Kind::one, "number", translate("Counted by"), numbers(Level::troop));
        heading(translate("As a share"));
        line("least-share", translate("At least"), "1/4");
        line("most-share", translate("At most"), "1/2");
        choice(Kind::several, "of", translate("Of these (none: the whole army)"), parts());
        heading(translate("With others"));
        choice(Kind::several, "needs", translate("Only with one of"), parts());
        line("each", translate("At most so many for each of them"));
        choice(Kind::several, "excludes", translate("Never with"), parts());
    }

    void of_permit() {
        choice(Kind::one, "rule", translate("Rule that does not apply"), rules());
        choice(Kind::several, "entries", translate("For these (none: the whole army)"), parts());
    }

    ArmyHistory no_history_;
    const ListDraft& draft_;
    const DraftElement& part_;
    const Ruleset& ruleset_;
    const Rulesets& rulesets_;
    std::vector<ListField> fields_;
};

} // namespace

bool is_year_field(const FieldKey& key) {
    return key.attribute == "from" || key.attribute == "to";
}

ListPartKind kind_of_part(const DraftElement& element) {
    constexpr std::array<std::pair<std::string_view, ListPartKind>, 5> known{
        {{"entry", ListPartKind::entry},
         {"option", ListPartKind::option},
         {"ally", ListPartKind::ally},
         {"limit", ListPartKind::limit},
         {"permit", ListPartKind::permit}}};
    for (const auto& [name, kind] : known)
        if (name == element.name)
            return kind;
    return ListPartKind::list;
}

namespace {

constexpr std::string_view all_choices = "any";

std::vector<std::string> chosen_of(const ListField& field) {
    std::vector<std::string> chosen;
    for (const std::string_view word : words_of(field.value))
        if (word != all_choices)
            chosen.emplace_back(word);
        else
            for (const FieldChoice& choice : field.choices)
                chosen.push_back(choice.id);
    return chosen;
}

} // namespace

bool has_choice(const ListField& field, std::string_view id) {
    const std::vector<std::string> chosen = chosen_of(field);
    return std::find(chosen.begin(), chosen.end(), id) != chosen.end();
}

std::string with_choice_toggled(const ListField& field, std::string_view id) {
    std::vector<std::string> chosen = chosen_of(field);
    if (std::erase(chosen, id) == 0)
        chosen.emplace_back(id);
    return joined(chosen, " ");
}

std::string with_choice_first(const ListField& field, std::string_view id) {
    std::vector<std::string> chosen = chosen_of(field);
    std::erase(chosen, id);
    chosen.emplace(chosen.begin(), id);
    return joined(chosen, " ");
}

std::string choices_in_words(const ListField& field) {
    if (field.value == all_choices)
        return translate("All");
    std::vector<std::string> words;
    for (const std::string& id : chosen_of(field)) {
        const auto known = std::find_if(field.choices.begin(), field.choices.end(),
                                        [&](const FieldChoice& choice) { return choice.id == id; });
        words.push_back(known == field.choices.end() || known->name.empty() ? id : known->name);
    }
    return joined(words, ", ");
}

std::vector<ListField> fields_of(const ListDraft& draft, const DraftPath& path, ListPartKind kind,
                                 const Ruleset& ruleset, const Rulesets& rulesets) {
    return Form(draft, element_at(draft, path), ruleset, rulesets).fields(kind);
}

} // namespace muster
