// SPDX-License-Identifier: MIT
// The text of the base is changed where the house rules say so and read as any rule set; what the reader then
// refuses is told at the place it came from.
#include "ruleset/house_rules.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "ruleset/element_reader.h"
#include "ruleset/ruleset_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster {

namespace {

// A rule that no army can break, in place of one that is off; lists may still name it.
constexpr std::string_view never_broken =
    R"(<rule id="{}" of="{}" cite="{}"><when missing="list"/><never given="list"/><say>Off.</say></rule>)";

struct Change {
    std::size_t at = 0; // in the base
    std::size_t length = 0;
    std::string text;
    std::size_t origin = 0; // in the house rules: of the text, or of what made it
    bool is_copy = false;   // of the house rules' text, character by character
};

std::vector<std::string_view> ids_of(const XmlElement& parent, std::string_view name) {
    std::vector<std::string_view> ids;
    for (const XmlElement& child : parent.children())
        if (const auto id = child.attribute("id"); child.name() == name && id)
            ids.push_back(id->value);
    return ids;
}

// The byte offset of a position that position_of() gave.
std::size_t offset_of(std::string_view text, TextPosition position) {
    std::size_t at = 0;
    for (std::size_t line = 1; line < position.line; ++line)
        at = text.find('\n', at) + 1;
    for (std::size_t column = 1; column < position.column && at < text.size(); ++column)
        do
            ++at;
        while (at < text.size() && !begins_character(text[at]));
    return at;
}

// <rules/> and <numbers/> as elements that have room for the first of them.
std::string with_open_ends(std::string text) {
    for (const std::string_view name : {"rules", "numbers"}) {
        const std::string closed = fmt::format("<{}/>", name);
        if (const std::size_t at = text.find(closed); at != std::string::npos)
            text.replace(at, closed.size(), fmt::format("<{0}></{0}>", name));
    }
    return text;
}

// Each is looked for among the others, before what they make is read by the limits of a rule set.
constexpr ElementLimit limits_of_house_rules[] = {
    {"rule", most_rules}, {"number", most_numbers}, {"off", most_rules}, {"severity", most_rules}};

class HouseRules {
public:
    HouseRules(const NamedFile& house, const NamedFile& base)
        : house_(house.text, house.name, ruleset_text_elements), base_text_(with_open_ends(base.text)),
          base_(base_text_, base.name, ruleset_text_elements), file_(house.name) {}

    Ruleset read(const Translate& translate) {
        check_limits(house_.root(), source_, "a set of house rules", {limits_of_house_rules});
        (void)read_ruleset(base_text_, std::string(base_.source().file),
                           translate); // what is changed must be a rule set
        read_root();
        for (const XmlElement& child : house_.root().children())
            read_part(child);
        std::stable_sort(changes_.begin(), changes_.end(),
                         [](const Change& a, const Change& b) { return a.at < b.at; });
        const std::string text = changed_text();
        try {
            return read_ruleset(text, file_, translate);
        } catch (const InputError& error) {
            source_.fail(origin_of(offset_of(text, error.position())), error.message());
        }
    }

private:
    void read_root() {
        ElementReader reader(house_.root(), source_);
        const XmlElement base = base_.root();
        const XmlAttribute& space = reader.require("xmlns");
        if (space.value != "urn:muster:ruleset:1")
            reader.fail(space.raw(), "the namespace of this format is urn:muster:ruleset:1");
        const XmlAttribute& id = reader.require("id");
        const XmlAttribute& of = reader.require("base");
        if (base_of_house_rules(id.value) != of.value)
            reader.fail(id.raw(),
                        fmt::format("house rules for {} are called NAME.{}", quoted(of.value), of.value));
        const XmlAttribute& title = reader.require("title");
        const XmlAttribute& revision = reader.require("revision");
        reader.finish();
        replace(base.attribute("id")->raw(), id.raw(), true);
        replace(base.attribute("title")->raw(), house_title(title.raw(), base.attribute("title")->raw()),
                false, title.raw());
        replace(base.attribute("revision")->raw(),
                fmt::format("{} on {}", revision.raw(), base.attribute("revision")->raw()), false,
                revision.raw());
        if (const auto start = base.child("start"); start && start->children().size() == 1)
            if (const auto ruleset = start->children().front().attribute("ruleset"))
                replace(ruleset->raw(), id.raw(), true);
    }

    void read_part(const XmlElement& element) {
        if (element.name() == "about") {
            if (const auto about = base_.root().child("about"))
                replace(about->whole(), element.whole(), true);
        } else if (element.name() == "off") {
            switch_off(element);
        } else if (element.name() == "severity") {
            change_severity(element);
        } else if (element.name() == "number" || element.name() == "rule") {
            put(element);
        } else {
            check_children(house_.root(), source_, {"about", "off", "severity", "number", "rule"});
        }
    }

    XmlElement rule_of_base(ElementReader& reader) {
        const XmlAttribute& named = reader.require("rule");
        const XmlElement rules = *base_.root().child("rules");
        for (const XmlElement& rule : rules.children())
            if (const auto id = rule.attribute("id"); id && id->value == named.value)
                return rule;
        reader.fail(named.raw(), fmt::format("{} is no rule of {}{}", muster::quoted(named.value),
                                             base_.root().attribute("id")->value,
                                             suggestion(named.value, ids_of(rules, "rule"))));
    }

    void switch_off(const XmlElement& element) {
        check_children(element, source_, {});
        ElementReader reader(element, source_);
        const XmlElement rule = rule_of_base(reader);
        reader.finish();
        replace(rule.whole(),
                fmt::format(fmt::runtime(never_broken), rule.attribute("id")->raw(),
                            rule.attribute("of")->raw(), rule.attribute("cite")->raw()),
                false, element.whole());
    }

    void change_severity(const XmlElement& element) {
        check_children(element, source_, {});
        ElementReader reader(element, source_);
        const XmlElement rule = rule_of_base(reader);
        const XmlAttribute& now = reader.require("is");
        (void)reader.word(now, {"error", "query", "note"});
        reader.finish();
        if (const auto severity = rule.attribute("severity"))
            replace(severity->raw(), now.raw(), true);
        else
            insert(offset_in_base(rule.name()) + rule.name().size(),
                   fmt::format(" severity=\"{}\"", now.raw()), element.whole(), false);
        for (const XmlElement& child : rule.children())
            if (const auto severity = child.attribute("severity"))
                replace(severity->raw(), now.raw(), true);
    }

    // In the place of the one of its id, else behind the last one.
    void put(const XmlElement& element) {
        const bool is_rule = element.name() == "rule";
        const XmlElement parent = *base_.root().child(is_rule ? "rules" : "numbers");
        const auto id = element.attribute("id");
        const auto of = element.attribute("of");
        if (!id || !of)
            source_.fail(element.name(),
                         fmt::format("a {} has an id, and of which level it is", element.name()));
        std::size_t behind = 0;
        for (const XmlElement& known : parent.children()) {
            const bool same_level = known.attribute("of") && known.attribute("of")->value == of->value;
            if (known.attribute("id") && known.attribute("id")->value == id->value &&
                (is_rule || same_level)) {
                replace(known.whole(), element.whole(), true);
                return;
            }
            if (is_rule || same_level) // a level's numbers stand together
                behind = offset_in_base(known.whole()) + known.whole().size();
        }
        if (behind == 0)
            behind = first_of_level(element, parent, *of);
        insert(behind, std::string(element.whole()), element.whole(), true);
    }

    // Where the first one of its level may stand: behind all others.
    [[nodiscard]] std::size_t first_of_level(const XmlElement& element, const XmlElement& parent,
                                             const XmlAttribute& of) const {
        if (std::none_of(all_levels.begin(), all_levels.end(),
                         [&](Level level) { return level_name(level) == of.value; }))
            source_.fail(of.raw(), fmt::format("there are no {}s of level {}", element.name(),
                                               muster::quoted(of.value)));
        std::string_view before = parent.whole().substr(0, parent.whole().find('>') + 1);
        for (const XmlElement& known : parent.children())
            before = known.whole();
        return offset_in_base(before) + before.size();
    }

    [[nodiscard]] std::size_t offset_in_base(std::string_view piece) const {
        return static_cast<std::size_t>(piece.data() - base_.source().text.data());
    }
    [[nodiscard]] std::size_t offset_in_house(std::string_view piece) const {
        return static_cast<std::size_t>(piece.data() - source_.text.data());
    }
    void replace(std::string_view piece, std::string_view text, bool is_copy) {
        replace(piece, std::string(text), is_copy, text);
    }
    void replace(std::string_view piece, std::string text, bool is_copy, std::string_view origin) {
        change({offset_in_base(piece), piece.size(), std::move(text), offset_in_house(origin), is_copy});
    }
    void insert(std::size_t at, std::string text, std::string_view origin, bool is_copy) {
        change({at, 0, std::move(text), offset_in_house(origin), is_copy});
    }
    void change(Change next) {
        if (std::any_of(changes_.begin(), changes_.end(), [&](const Change& other) {
                return next.at < other.at + other.length &&
                       other.at < next.at + next.length + (next.length == 0 ? 1 : 0);
            }))
            source_.fail(next.origin, "this is changed twice");
        changes_.push_back(std::move(next));
    }

    [[nodiscard]] std::string changed_text() const {
        const std::string_view base = base_.source().text;
        std::string text;
        std::size_t at = 0;
        for (const Change& change : changes_) {
            text += base.substr(at, change.at - at);
            text += change.text;
            at = change.at + change.length;
        }
        return text.append(base.substr(at));
    }

    // The place in the house rules that a place of the changed text comes from; of the base's own text the
    // beginning.
    [[nodiscard]] std::size_t origin_of(std::size_t offset) const {
        std::ptrdiff_t grown = 0;
        for (const Change& change : changes_) {
            const auto begin = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(change.at) + grown);
            if (begin <= offset && offset < begin + change.text.size())
                return change.origin + (change.is_copy ? offset - begin : 0);
            grown +=
                static_cast<std::ptrdiff_t>(change.text.size()) - static_cast<std::ptrdiff_t>(change.length);
        }
        return offset_in_house(house_.root().name());
    }

    XmlDocument house_;
    std::string base_text_;
    XmlDocument base_;
    std::string file_;
    SourceText source_ = house_.source();
    std::vector<Change> changes_;
};

} // namespace

std::string_view base_of_house_rules(std::string_view id) {
    const std::size_t stop = id.rfind('.');
    return stop == std::string_view::npos || stop == 0 ? std::string_view() : id.substr(stop + 1);
}

std::string_view rules_of_lists(std::string_view id) {
    const std::string_view base = base_of_house_rules(id);
    return base.empty() ? id : base;
}

std::string house_title(std::string_view title, std::string_view base_title) {
    return translate_format("{} (house rules, after {})", title, base_title);
}

Ruleset read_house_rules(const NamedFile& house, const NamedFile& base, const Translate& translate) {
    return HouseRules(house, base).read(translate);
}

} // namespace muster
