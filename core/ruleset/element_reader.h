// SPDX-License-Identifier: MIT
// ElementReader: reads the attributes of one XML element by name and remembers which were read, so that the
// others can be refused as unknown (or read as a pattern). For the readers of rule sets and army lists.
#pragma once

#include "base/exact.h"
#include "base/limits.h"
#include "base/xml.h"
#include "ruleset/trait.h"

#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace muster {

class ElementReader {
public:
    ElementReader(const XmlElement& element, const SourceText& source)
        : element_(element), source_(source), attributes_(attributes_of(element)),
          taken_(attributes_.size(), false) {}

    [[nodiscard]] const XmlElement& element() const { return element_; }
    [[nodiscard]] const SourceText& source() const { return source_; }

    // Marks the attribute as taken and returns it; null if it is missing. It lives as long as the reader.
    const XmlAttribute* take(std::string_view name);
    // Throws InputError if it is missing or empty.
    const XmlAttribute& require(std::string_view name);
    [[nodiscard]] std::string text(std::string_view name); // "" if missing
    bool yes(std::string_view name);                       // "yes" or "no"; no if missing
    std::optional<Exact> exact(std::string_view name);
    std::optional<std::int32_t> whole(std::string_view name);
    Level level(const XmlAttribute& attribute);
    // The index of the attribute's value among the words; throws InputError for another word.
    std::size_t word(const XmlAttribute& attribute, const std::vector<std::string_view>& words);

    // The attributes that were not taken; marks them as taken.
    std::vector<const XmlAttribute*> rest();
    // Throws InputError if an attribute was not taken.
    void finish();

    [[noreturn]] void fail(std::string message) const { source_.fail(element_.name(), std::move(message)); }
    [[noreturn]] void fail(std::string_view piece, std::string message) const {
        source_.fail(piece, std::move(message));
    }

private:
    static std::vector<XmlAttribute> attributes_of(const XmlElement& element);

    XmlElement element_;
    const SourceText& source_;
    std::vector<XmlAttribute> attributes_;
    std::vector<bool> taken_;
    std::vector<std::string_view> asked_;
};

// Throws InputError for a child element that is none of these.
void check_children(const XmlElement& element, const SourceText& source,
                    const std::vector<std::string_view>& known);

// How many elements of a name a file may hold, wherever they stand.
struct ElementLimit {
    std::string_view element;
    std::size_t most = 0;
};
struct ElementLimits {
    std::span<const ElementLimit> of;
    // Of each name that has no limit of its own.
    std::size_t others = std::numeric_limits<std::size_t>::max();
};
// The longest attribute and text, in bytes.
struct TextLimits {
    std::size_t attribute = longest_list_text;
    std::size_t text = longest_list_text;
};
// Throws InputError, with the limit and what to do, for a file that has more of them, or a longer text or
// attribute. `what` is the file's kind: "a rule set".
void check_limits(const XmlElement& root, const SourceText& source, std::string_view what,
                  ElementLimits limits, TextLimits longest = {});

} // namespace muster
