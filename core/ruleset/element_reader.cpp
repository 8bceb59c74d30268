// SPDX-License-Identifier: MIT
#include "ruleset/element_reader.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/written_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace muster {

std::vector<XmlAttribute> ElementReader::attributes_of(const XmlElement& element) {
    std::vector<XmlAttribute> attributes;
    for (const XmlAttribute& attribute : element.attributes())
        attributes.push_back(attribute);
    return attributes;
}

const XmlAttribute* ElementReader::take(std::string_view name) {
    asked_.push_back(name);
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        if (attributes_[i].name != name)
            continue;
        taken_[i] = true;
        return &attributes_[i];
    }
    return nullptr;
}

const XmlAttribute& ElementReader::require(std::string_view name) {
    const XmlAttribute* found = take(name);
    if (found == nullptr)
        fail(fmt::format("<{}> needs the attribute {}", element_.name(), name));
    if (is_blank(found->value))
        fail(found->raw(), fmt::format("the attribute {} is empty", name));
    return *found;
}

std::string ElementReader::text(std::string_view name) {
    const XmlAttribute* found = take(name);
    return found == nullptr ? std::string() : std::string(found->value);
}

bool ElementReader::yes(std::string_view name) {
    const XmlAttribute* found = take(name);
    return found != nullptr && word(*found, {"no", "yes"}) == 1;
}

std::optional<Exact> ElementReader::exact(std::string_view name) {
    const XmlAttribute* found = take(name);
    if (found == nullptr)
        return std::nullopt;
    const auto value = Exact::parse(found->value);
    if (!value)
        fail(found->raw(),
             fmt::format("{} is no figure; write a whole number or a fraction such as 1/3, up to {} "
                         "and with at most {} under the line",
                         quoted(found->value), largest_written_figure, largest_written_denominator));
    return value;
}

std::optional<std::int32_t> ElementReader::whole(std::string_view name) {
    const XmlAttribute* found = take(name);
    if (found == nullptr)
        return std::nullopt;
    const auto value = whole_number(found->value);
    if (!value)
        fail(found->raw(), fmt::format("{} is no whole number from 0 to 999999999", quoted(found->value)));
    return value;
}

Level ElementReader::level(const XmlAttribute& attribute) {
    return all_levels[word(attribute, {"army", "body", "unit", "troop"})];
}

std::size_t ElementReader::word(const XmlAttribute& attribute, const std::vector<std::string_view>& words) {
    const auto found = std::find(words.begin(), words.end(), attribute.value);
    if (found == words.end())
        fail(attribute.raw(), fmt::format("{} is not known for {}{}", quoted(attribute.value), attribute.name,
                                          suggestion(attribute.value, words)));
    return static_cast<std::size_t>(found - words.begin());
}

std::vector<const XmlAttribute*> ElementReader::rest() {
    std::vector<const XmlAttribute*> left;
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        if (taken_[i])
            continue;
        left.push_back(&attributes_[i]);
        taken_[i] = true;
    }
    return left;
}

void ElementReader::finish() {
    const auto left = rest();
    if (left.empty())
        return;
    const std::string_view name = left.front()->name;
    fail(name, fmt::format("unknown attribute {} of <{}>{}", quoted(name), element_.name(),
                           suggestion(name, asked_)));
}

void check_children(const XmlElement& element, const SourceText& source,
                    const std::vector<std::string_view>& known) {
    for (const XmlElement& child : element.children()) {
        if (std::find(known.begin(), known.end(), child.name()) != known.end())
            continue;
        source.fail(child.name(), fmt::format("unknown element <{}> in <{}>{}", child.name(), element.name(),
                                              suggestion(child.name(), known)));
    }
}

namespace {

class LimitCheck {
public:
    LimitCheck(const SourceText& source, std::string_view what, ElementLimits limits, TextLimits longest)
        : source_(source), what_(what), limits_(limits), longest_(longest) {}

    // NOLINTNEXTLINE(misc-no-recursion) as deep as a document may be
    void check(const XmlElement& element) {
        count(element);
        for (const XmlAttribute& attribute : element.attributes())
            check_length(attribute.name, attribute.value, longest_.attribute);
        if (element.children().empty())
            check_length(element.name(), element.text(), longest_.text);
        for (const XmlElement& child : element.children())
            check(child);
    }

private:
    void count(const XmlElement& element) {
        const std::size_t most = most_of(element.name());
        if (++found_[element.name()] > most)
            source_.fail(element.name(),
                         fmt::format("more than {0} elements <{1}>; {2} has at most {0}. Leave "
                                     "some out",
                                     most, element.name(), what_));
    }

    [[nodiscard]] std::size_t most_of(std::string_view name) const {
        const auto limit = std::find_if(limits_.of.begin(), limits_.of.end(),
                                        [&](const ElementLimit& each) { return each.element == name; });
        return limit == limits_.of.end() ? limits_.others : limit->most;
    }

    void check_length(std::string_view name, std::string_view text, std::size_t longest) const {
        if (text.size() > longest)
            source_.fail(name, fmt::format("{} has {} bytes, and at most {} are read; shorten it",
                                           quoted(name), text.size(), longest));
    }

    const SourceText& source_;
    std::string_view what_;
    ElementLimits limits_;
    TextLimits longest_;
    std::unordered_map<std::string_view, std::size_t> found_;
};

} // namespace

void check_limits(const XmlElement& root, const SourceText& source, std::string_view what,
                  ElementLimits limits, TextLimits longest) {
    LimitCheck(source, what, limits, longest).check(root);
}

} // namespace muster
