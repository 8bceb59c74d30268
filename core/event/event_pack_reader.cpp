// SPDX-License-Identifier: MIT
#include "event/event_pack_reader.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/year.h"
#include "lists/lists.h"
#include "ruleset/element_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view event_namespace = "urn:muster:event:1";
constexpr std::array<std::string_view, 1> event_text_elements{"about"};

constexpr ElementLimit limits_of_packs[] = {{"list", most_lists},
                                            {"size", most_pack_parts},
                                            {"declare", most_pack_parts},
                                            {"house", most_pack_parts}};

class PackReader {
public:
    PackReader(const XmlDocument& document, const Rulesets& rulesets)
        : root_(document.root()), source_(document.source()), rulesets_(rulesets) {}

    // Call it once.
    EventPack read();

private:
    struct Part {
        std::string_view name;
        bool once;
        void (PackReader::*read)(ElementReader&);
    };
    static const std::array<Part, 9> known_parts;

    void read_root();
    void read_ruleset(ElementReader& reader);
    void read_parts();
    void read_about(ElementReader& reader) { pack_.about = folded(reader.element().text()); }
    void read_size(ElementReader& reader);
    void read_period(ElementReader& reader);
    void read_lists(ElementReader& reader);
    void read_per_player(ElementReader& reader);
    void read_declare(ElementReader& reader);
    void read_deadline(ElementReader& reader);
    void read_house(ElementReader& reader);
    void read_unique(ElementReader& reader);
    std::string read_number(ElementReader& reader) const;
    static std::optional<std::int32_t> read_year(ElementReader& reader, std::string_view name);
    static std::optional<std::int32_t> read_count(ElementReader& reader, std::string_view name);
    [[nodiscard]] bool is_list(std::string_view id) const;

    XmlElement root_;
    SourceText source_;
    const Rulesets& rulesets_;
    const Ruleset* ruleset_ = nullptr;
    EventPack pack_;
};

const std::array<PackReader::Part, 9> PackReader::known_parts{
    {{"about", true, &PackReader::read_about},
     {"size", false, &PackReader::read_size},
     {"period", true, &PackReader::read_period},
     {"lists", true, &PackReader::read_lists},
     {"per-player", true, &PackReader::read_per_player},
     {"declare", false, &PackReader::read_declare},
     {"deadline", true, &PackReader::read_deadline},
     {"house", false, &PackReader::read_house},
     {"unique", true, &PackReader::read_unique}}};

EventPack PackReader::read() {
    check_limits(root_, source_, "the pack of an event", {limits_of_packs},
                 {longest_name, longest_list_text});
    read_root();
    read_parts();
    return std::move(pack_);
}

void PackReader::read_root() {
    ElementReader reader(root_, source_);
    if (root_.name() != "event")
        reader.fail(
            fmt::format("the file holds {}; the pack of an event is an <event>", quoted(root_.name())));
    const XmlAttribute& space = reader.require("xmlns");
    if (space.value != event_namespace)
        reader.fail(space.raw(), fmt::format("the namespace is {}; this format's is {}", quoted(space.value),
                                             event_namespace));
    pack_.title = reader.require("title").value;
    if (const XmlAttribute* date = reader.take("date")) {
        if (date->value.size() != 10 || !read_event_time(std::string(date->value) + "T00:00:00Z"))
            reader.fail(date->raw(),
                        fmt::format("{} is no date; write it as 2026-12-05", quoted(date->value)));
        pack_.date = date->value;
    }
    pack_.place = reader.text("place");
    pack_.organiser = reader.text("organiser");
    read_ruleset(reader);
    pack_.rules_revision = reader.text("rules");
    if (const XmlAttribute* lists = reader.take("lists"))
        pack_.needs_list = reader.word(*lists, {"free", "required"}) == 1;
    reader.finish();
}

void PackReader::read_ruleset(ElementReader& reader) {
    const XmlAttribute& ruleset = reader.require("ruleset");
    pack_.ruleset = ruleset.value;
    ruleset_ = rulesets_.find(ruleset.value);
    if (ruleset_ != nullptr)
        return;
    const std::vector<std::string> ids = rulesets_.ids();
    reader.fail(ruleset.raw(), fmt::format("unknown rule set {}{}", quoted(ruleset.value),
                                           suggestion(ruleset.value, {ids.begin(), ids.end()})));
}

void PackReader::read_parts() {
    std::vector<std::string_view> names;
    names.reserve(known_parts.size());
    for (const Part& part : known_parts)
        names.push_back(part.name);
    check_children(root_, source_, names);
    std::size_t reached = 0;
    std::string_view before;
    for (const XmlElement& child : root_.children()) {
        const auto part = std::find_if(known_parts.begin(), known_parts.end(),
                                       [&](const Part& known) { return known.name == child.name(); });
        const auto rank = static_cast<std::size_t>(part - known_parts.begin());
        if (rank < reached || (part->once && before == part->name))
            source_.fail(child.name(), fmt::format("<{}> is out of order or appears twice; the order is {}",
                                                   child.name(), fmt::join(names, ", ")));
        reached = rank;
        before = part->name;
        if (part->name != "lists")
            check_children(child, source_, {});
        ElementReader reader(child, source_);
        (this->*part->read)(reader);
        reader.finish();
    }
}

std::string PackReader::read_number(ElementReader& reader) const {
    std::vector<std::string_view> known;
    for (const Number& number : ruleset_->numbers_of(Level::army))
        if (number.scope == Scope::report)
            known.emplace_back(number.id);
    const XmlAttribute& number = reader.require("number");
    if (std::find(known.begin(), known.end(), number.value) == known.end())
        reader.fail(number.raw(), fmt::format("{} is not a number of an army of {}{}", quoted(number.value),
                                              ruleset_->title, suggestion(number.value, known)));
    return std::string(number.value);
}

std::optional<std::int32_t> PackReader::read_count(ElementReader& reader, std::string_view name) {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return std::nullopt;
    const auto count = whole_number(attribute->value);
    if (!count)
        reader.fail(attribute->raw(), fmt::format("{} is {}; it must be a whole number from 0 to {}", name,
                                                  quoted(attribute->value), largest_event_number));
    return count;
}

std::optional<std::int32_t> PackReader::read_year(ElementReader& reader, std::string_view name) {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return std::nullopt;
    const auto year = parse_year(attribute->value);
    if (!year)
        reader.fail(attribute->raw(), fmt::format("{} is {}; write a year as 476, one BC as -500", name,
                                                  quoted(attribute->value)));
    return year;
}

void PackReader::read_size(ElementReader& reader) {
    SizeBounds bounds;
    bounds.number = read_number(reader);
    bounds.least = read_count(reader, "least");
    bounds.most = read_count(reader, "most");
    if (!bounds.least && !bounds.most)
        reader.fail("<size> needs least or most");
    if (bounds.least && bounds.most && *bounds.least > *bounds.most)
        reader.fail("least is greater than most");
    pack_.sizes.push_back(std::move(bounds));
}

void PackReader::read_period(ElementReader& reader) {
    if (const auto from = read_year(reader, "from"))
        pack_.period.from = *from;
    if (const auto to = read_year(reader, "to"))
        pack_.period.to = *to;
    if (!pack_.period.bounded())
        reader.fail("<period> needs from or to");
    if (pack_.period.empty())
        reader.fail("the period ends before it begins");
}

bool PackReader::is_list(std::string_view id) const {
    return lists_of(rulesets_).find(pack_.ruleset, id) != nullptr;
}

void PackReader::read_lists(ElementReader& reader) {
    check_children(reader.element(), source_, {"list"});
    for (const XmlElement& child : reader.element().children()) {
        check_children(child, source_, {});
        ElementReader list(child, source_);
        const XmlAttribute& id = list.require("id");
        if (!is_list(id.value)) {
            const std::vector<ListHeading> headings = lists_of(rulesets_).headings(pack_.ruleset);
            std::vector<std::string_view> known;
            known.reserve(headings.size());
            for (const ListHeading& heading : headings)
                known.emplace_back(heading.id);
            list.fail(id.raw(), fmt::format("{} has no army list {}{}", ruleset_->title, quoted(id.value),
                                            suggestion(id.value, known)));
        }
        if (std::find(pack_.lists.begin(), pack_.lists.end(), id.value) != pack_.lists.end())
            list.fail(id.raw(), fmt::format("the list {} appears twice", quoted(id.value)));
        list.finish();
        pack_.lists.emplace_back(id.value);
    }
}

void PackReader::read_per_player(ElementReader& reader) {
    const XmlAttribute& lists = reader.require("lists");
    pack_.lists_per_player = static_cast<std::int32_t>(reader.word(lists, {"1", "2"})) + 1;
    if (const XmlAttribute* same = reader.take("same"))
        pack_.same_list = reader.word(*same, {"none", "list"}) == 1;
}

void PackReader::read_declare(ElementReader& reader) {
    pack_.declared.push_back(read_number(reader));
}

void PackReader::read_deadline(ElementReader& reader) {
    const XmlAttribute& at = reader.require("at");
    const auto time = read_event_time(at.value);
    if (!time)
        reader.fail(at.raw(),
                    fmt::format("{} is no time with its zone; write it as 2026-11-28T20:00:00+00:00",
                                quoted(at.value)));
    pack_.deadline = Deadline{*time, read_count(reader, "late").value_or(0)};
}

void PackReader::read_house(ElementReader& reader) {
    const XmlAttribute& id = reader.require("id");
    if (!std::all_of(id.value.begin(), id.value.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }))
        reader.fail(id.raw(), fmt::format("{} is no name of house rules; it has lower-case letters, digits "
                                          "and hyphens",
                                          quoted(id.value)));
    pack_.house_rules.emplace_back(id.value);
}

void PackReader::read_unique(ElementReader& reader) {
    const std::size_t by = reader.word(reader.require("by"), {"team", "event"});
    pack_.unique = by == 0 ? UniqueLists::team : UniqueLists::event;
}

} // namespace

EventPack read_event_pack(std::string_view text, std::string_view file, const Rulesets& rulesets) {
    const XmlDocument document(text, file, event_text_elements);
    return PackReader(document, rulesets).read();
}

} // namespace muster
