// SPDX-License-Identifier: MIT
#include "house/draft_problem.h"

#include "base/exact.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/year.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

bool has_child(const DraftElement& element, std::string_view name) {
    return element.child(name) != nullptr;
}

bool is_amount(std::string_view attribute) {
    return attribute == "least" || attribute == "most" || attribute == "step" || attribute == "each";
}

bool is_share(std::string_view attribute) {
    return attribute == "least-share" || attribute == "most-share";
}

// "6", "4..12", or several of these.
bool is_numbers(const std::string& text) {
    const std::vector<std::string_view> words = words_of(text);
    return std::all_of(words.begin(), words.end(), [](std::string_view word) {
        const std::size_t dots = word.find("..");
        if (dots == std::string_view::npos)
            return word == "any" || whole_number(word).has_value();
        const auto least = whole_number(word.substr(0, dots));
        const auto most = whole_number(word.substr(dots + 2));
        return least && most && *least <= *most;
    });
}

Years years_of_history(const std::string& id, const Rulesets& rulesets) {
    try {
        const ArmyHistories::Ptr history = lists_of(rulesets).histories().find(id);
        return history == nullptr ? Years() : history->years;
    } catch (const InputError&) { // the reader reports it
        return {};
    }
}

// Looks at one part as its form shows it.
class PartProblem {
public:
    PartProblem(const ListDraft& draft, const ListPartRow& part, const Ruleset& ruleset,
                const Rulesets& rulesets)
        : draft_(draft), part_(part), element_(element_at(draft, part.path)), ruleset_(ruleset),
          fields_(fields_of(draft, part.path, part.kind, ruleset, rulesets)),
          history_years_(years_of_history(draft.get("history"), rulesets)) {}

    // "" if the form shows nothing that is wrong.
    [[nodiscard]] std::string words() const {
        for (const auto find :
             {&PartProblem::missing, &PartProblem::wrong_value, &PartProblem::crossed, &PartProblem::outside,
              &PartProblem::missing_values, &PartProblem::incomplete})
            if (std::string words = (this->*find)(); !words.empty())
                return words;
        return {};
    }

private:
    [[nodiscard]] bool has(std::string_view attribute) const { return !element_.get(attribute).empty(); }
    [[nodiscard]] const ListField* field(const FieldKey& key) const {
        const auto found = std::find_if(fields_.begin(), fields_.end(),
                                        [&](const ListField& one) { return one.key == key; });
        return found == fields_.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string label(const FieldKey& key) const {
        const ListField* found = field(key);
        return found == nullptr ? key.attribute : found->label;
    }

    // What every part of its kind has.
    [[nodiscard]] std::string missing() const {
        switch (part_.kind) {
        case ListPartKind::list: return missing_of_list();
        case ListPartKind::army: return {};
        case ListPartKind::entry: return has("name") ? "" : translate("An entry has no name. Type one.");
        case ListPartKind::option:
            if (!has("name"))
                return translate("An option has no name. Type one.");
            return has_child(element_, "entry") ? "" : translate("The option has no entry. Add one to it.");
        case ListPartKind::ally:
            if (!has("name"))
                return translate("Allies have no name. Type one.");
            return has("list") ? "" : translate("Choose the list that the allies come from.");
        case ListPartKind::limit:
            if (!has("entries"))
                return translate("Choose what the limit applies to.");
            return element_.text_of("say").empty()
                       ? translate("A limit has no message to the player. Type one.")
                       : "";
        case ListPartKind::permit:
            return has("rule") ? "" : translate("Choose the rule that does not apply.");
        }
        return {};
    }
    [[nodiscard]] std::string missing_of_list() const {
        const bool has_history = has("history");
        if (!has("title") && !has_history)
            return translate("The list has no name. Type one.");
        if (element_.text_of("about").empty() && !has_history)
            return translate("Nothing is said about the army yet. Type a sentence under “About”.");
        const bool has_entry =
            std::any_of(element_.children.begin(), element_.children.end(), [](const DraftElement& child) {
                return child.name == "entry" || child.name == "option";
            });
        return has_entry ? "" : translate("The list has no entry. Add one.");
    }

    [[nodiscard]] std::string wrong_value() const {
        for (const ListField& one : fields_)
            if (!one.value.empty())
                if (const std::string words = wrong_value(one); !words.empty())
                    return one.label + ": " + words;
        return {};
    }
    [[nodiscard]] std::string wrong_value(const ListField& one) const {
        const std::string& value = one.value;
        if (one.kind == ListFieldKind::one)
            return std::any_of(one.choices.begin(), one.choices.end(),
                               [&](const FieldChoice& choice) { return choice.id == value; })
                       ? ""
                       : translate_format("{} is not there any more. Choose again.", muster::quoted(value));
        if (is_year_field(one.key))
            return parse_typed_year(value) ? ""
                                           : translate_format("{} is not a year. Write {}, or {}.",
                                                              muster::quoted(value), 1618, year_words(-480));
        if (is_amount(one.key.attribute))
            return whole_number(value) ? ""
                                       : translate_format("{} is not a whole number.", muster::quoted(value));
        if (is_share(one.key.attribute)) {
            const auto share = Exact::parse(value);
            const bool right =
                value.find('/') != std::string::npos && share && Exact(0) < *share && !(Exact(1) < *share);
            return right ? ""
                         : translate_format("{} is not a share. Write a fraction such as {}.",
                                            muster::quoted(value), "1/2");
        }
        if (one.key.attribute == "aliases")
            return value.find(",,") == std::string::npos && value.front() != ',' && value.back() != ','
                       ? ""
                       : translate("There is a comma without a name.");
        const Trait* trait = one.kind == ListFieldKind::line ? trait_of(one.key) : nullptr;
        return trait == nullptr || is_numbers(value)
                   ? ""
                   : translate_format("{} is not a number. Write numbers from {} to {}, such as {}.",
                                      muster::quoted(value), trait->least, trait->most, "4..12");
    }

    // The trait that a field of one of these children is about; null if it is about something else.
    [[nodiscard]] const Trait* trait_of(const FieldKey& key) const {
        static constexpr std::array<std::pair<std::string_view, Level>, 5> children{{{"army", Level::army},
                                                                                     {"every", Level::troop},
                                                                                     {"troop", Level::troop},
                                                                                     {"also", Level::troop},
                                                                                     {"unit", Level::unit}}};
        for (const auto& [child, level] : children)
            if (child == key.child)
                return ruleset_.trait(level, key.attribute);
        return nullptr;
    }

    // The lesser of two fields that is the greater.
    [[nodiscard]] std::string crossed() const {
        if (std::string words = crossed_of_list(); !words.empty())
            return words;
        for (const ListField& one : fields_) {
            const bool years = one.key.attribute == "from";
            if (!years && one.key.attribute != "least")
                continue;
            const ListField* other = field({one.key.child, one.key.nth, years ? "to" : "most"});
            if (other == nullptr)
                continue;
            const auto first = years ? parse_typed_year(one.value) : whole_number(one.value);
            const auto last = years ? parse_typed_year(other->value) : whole_number(other->value);
            if (first && last && *first > *last)
                return years ? translate_format("{} is later than {}.", one.value, other->value)
                             : translate_format("At least {} is more than at most {}.", one.value,
                                                other->value);
        }
        return {};
    }

    // With those of the history, of which the form shows nothing but hints.
    [[nodiscard]] std::string crossed_of_list() const {
        const Years years = years_of(draft_, history_years_);
        return part_.kind == ListPartKind::list && years.empty()
                   ? translate_format("{} is later than {}.", year_words(years.from), year_words(years.to))
                   : "";
    }
    // Years that the list, or the option around an entry, does not have.
    [[nodiscard]] std::string outside() const {
        if (part_.path.empty())
            return {};
        Years around = years_of(draft_, history_years_);
        if (part_.path.size() > 1)
            around = around.and_of(years_of(draft_.children[part_.path.front()], Years()));
        for (const ListField& one : fields_)
            if (const auto year = parse_typed_year(one.value);
                is_year_field(one.key) && year && !around.holds(*year))
                return one.label + ": " +
                       translate_format("{} is not one of the years around it: {}.", one.value,
                                        years_words(around));
        return {};
    }
    static Years years_of(const DraftElement& element, Years otherwise) {
        return {parse_year(element.get("from")).value_or(otherwise.from),
                parse_year(element.get("to")).value_or(otherwise.to)};
    }

    // Traits of troops that have no default.
    [[nodiscard]] std::string missing_values() const {
        if (part_.kind != ListPartKind::entry)
            return {};
        const DraftElement* every = draft_.child("every");
        for (const ListField& one : fields_) {
            const Trait* trait = one.key.child == "troop" ? trait_of(one.key) : nullptr;
            if (trait != nullptr && trait->required && trait->role != TraitRole::placement &&
                one.value.empty() && (every == nullptr || every->get(trait->id).empty()))
                return one.label + ": " + translate("Choose what the troops may be.");
        }
        return {};
    }

    // Fields that are of use only together with others.
    [[nodiscard]] std::string incomplete() const {
        switch (part_.kind) {
        case ListPartKind::army: return incomplete_army();
        case ListPartKind::limit: return incomplete_limit();
        case ListPartKind::entry: return incomplete_forms();
        case ListPartKind::ally:
            if (has("must") && whole_number(element_.get("least")).value_or(0) == 0)
                return translate_format("Type under “{}” how many every army has.", label({{}, 0, "least"}));
            return {};
        case ListPartKind::option:
            return has("variant") && id_of_name(element_.get("variant")) != element_.get("variant")
                       ? translate("The variant is a word of small letters, digits and hyphens.")
                       : "";
        case ListPartKind::list:
        case ListPartKind::permit: break;
        }
        return {};
    }
    [[nodiscard]] std::string incomplete_army() const {
        const DraftElement* size = element_.child("size");
        if (size != nullptr && size->get("number").empty())
            return translate("Choose what the size of the army is counted by.");
        if (size != nullptr && whole_number(size->get("step")) == 0)
            return label({"size", 0, "step"}) + ": " + translate("Type 1 or more.");
        const DraftElement* per = element_.child("per");
        if (per == nullptr)
            return {};
        if (per->get("number").empty() == per->get("trait").empty())
            return translate("Choose what the amounts of the entries are counted by, or a value that the "
                             "player sets, but not both.");
        return whole_number(per->get("each")).value_or(0) == 0
                   ? label({"per", 0, "each"}) + ": " + translate("Type 1 or more.")
                   : "";
    }
    [[nodiscard]] std::string incomplete_limit() const {
        constexpr std::array<std::string_view, 6> effects{"least",      "most",  "least-share",
                                                          "most-share", "needs", "excludes"};
        if (std::none_of(effects.begin(), effects.end(), [this](std::string_view name) { return has(name); }))
            return translate("The limit has no effect. Type how many at least or at most, or choose what it "
                             "goes with.");
        if (has("each") && (!has("needs") || whole_number(element_.get("each")) == 0))
            return translate_format("“{}” is used with “{}”, and is 1 or more.", label({{}, 0, "each"}),
                                    label({{}, 0, "needs"}));
        if (has("of") && !has("least-share") && !has("most-share"))
            return translate("Type the share of what was chosen.");
        return {};
    }
    [[nodiscard]] std::string incomplete_forms() const {
        for (const DraftElement& child : element_.children) {
            if (child.name != "also")
                continue;
            if (child.get("name").empty())
                return translate("Another way to fight has no name. Type one.");
            const bool changes_something =
                std::any_of(child.attributes.begin(), child.attributes.end(), [](const auto& attribute) {
                    return attribute.first != "name" && attribute.first != "from" && attribute.first != "to";
                });
            if (!changes_something)
                return translate_format("{}: choose what is different then, such as the class.",
                                        child.get("name"));
        }
        return {};
    }

    const ListDraft& draft_;
    const ListPartRow& part_;
    const DraftElement& element_;
    const Ruleset& ruleset_;
    std::vector<ListField> fields_;
    Years history_years_; // those of the list where it says nothing itself
};

} // namespace

std::size_t part_of_element(const ListDraft& draft, const DraftPath& element) {
    DraftPath path = element;
    // Size, army and the like share one part, the second.
    const DraftElement& top = path.empty() ? draft : draft.children[path.front()];
    const bool of_army = top.name == "army" || top.name == "size" || top.name == "per" || top.name == "every";
    // A troop belongs to its entry, a text to the list.
    while (!path.empty() && kind_of_part(element_at(draft, path)) == ListPartKind::list)
        path.pop_back();
    if (path.empty())
        return of_army ? 1 : 0;
    const std::vector<ListPartRow> parts = part_rows(draft);
    const auto found =
        std::find_if(parts.begin(), parts.end(), [&](const ListPartRow& part) { return part.path == path; });
    return found == parts.end() ? 0 : static_cast<std::size_t>(found - parts.begin());
}

std::string problem_words(const InputError& problem, const ListDraft& draft, const DraftPath& at,
                          const Ruleset& ruleset, const Rulesets& rulesets) {
    const ListPartRow part = part_rows(draft)[part_of_element(draft, at)];
    std::string words = PartProblem(draft, part, ruleset, rulesets).words();
    if (words.empty())
        words = problem.message();
    const bool is_named = part.kind != ListPartKind::list && part.kind != ListPartKind::army &&
                          !element_at(draft, part.path).get("name").empty();
    return is_named ? part.name + ": " + words : words;
}

} // namespace muster
