// SPDX-License-Identifier: MIT
#include "lists/list_draft.h"

#include "base/input_error.h"
#include "base/letters.h"
#include "base/text.h"
#include "base/xml.h"
#include "base/xml_writer.h"
#include "lists/list_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

// As in schemas/README.md. Traits are not in it; they stay in the order in which they are given.
constexpr std::array<std::string_view, 31> attribute_order{
    "xmlns", "ruleset",  "id",      "history", "title",   "aliases", "name",        "list",
    "rule",  "entries",  "number",  "trait",   "needs",   "each",    "least",       "most",
    "per",   "excludes", "instead", "variant", "must",    "guess",   "least-share", "most-share",
    "of",    "from",     "to",      "region",  "enemies", "against", "command"};
constexpr std::array<std::string_view, 15> child_order{"about", "source", "army",   "size", "per",
                                                       "every", "troop",  "unit",   "also", "note",
                                                       "say",   "entry",  "option", "ally", "limit"};
// Elements whose attributes are traits.
constexpr std::array<std::string_view, 5> trait_elements{"army", "every", "troop", "unit", "also"};

template <std::size_t Size>
std::size_t rank_in(const std::array<std::string_view, Size>& order, std::string_view name) {
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), name) - order.begin());
}

bool has_traits(std::string_view element) {
    return rank_in(trait_elements, element) != trait_elements.size();
}

// The note of an option comes before its entries, that of an entry after its troops. Entries and options mix.
std::size_t child_rank(std::string_view name) {
    return rank_in(child_order, name == "option" ? "entry" : name);
}

// In an option <army> stands behind the note.
std::size_t child_rank(std::string_view parent, std::string_view name) {
    return child_rank(parent == "option" && name == "army" ? "say" : name);
}

void sort_attributes(DraftElement& element) {
    if (!has_traits(element.name))
        std::stable_sort(element.attributes.begin(), element.attributes.end(),
                         [](const auto& a, const auto& b) {
                             return rank_in(attribute_order, a.first) < rank_in(attribute_order, b.first);
                         });
}

DraftElement draft_of(const XmlElement& element) {
    DraftElement draft;
    draft.name = element.name();
    for (const XmlAttribute& attribute : element.attributes())
        draft.attributes.emplace_back(attribute.name, attribute.value);
    sort_attributes(draft);
    draft.text = folded(element.text());
    for (const XmlElement& child : element.children())
        draft.children.push_back(draft_of(child));
    return draft;
}

// Without the characters that XML does not allow.
std::string printable(std::string_view text) {
    std::string result(text);
    std::erase_if(result, [](char c) {
        return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n' && c != '\r';
    });
    return result;
}

// NOLINTNEXTLINE(misc-no-recursion) as deep as the document may be
void write(const DraftElement& element, XmlWriter& xml) {
    xml.open(element.name);
    for (const auto& [name, value] : element.attributes)
        xml.attribute(name, folded(printable(value)));
    if (element.children.empty())
        xml.text(folded(printable(element.text)));
    for (const DraftElement& child : element.children)
        write(child, xml);
    xml.close();
}

// Subtracts the element's lines from `line`; true if the wanted line is among them.
bool find_line(const DraftElement& element, std::size_t& line, DraftPath& path) {
    if (line == 1)
        return true;
    --line;
    for (std::size_t i = 0; i < element.children.size(); ++i) {
        path.push_back(i);
        if (find_line(element.children[i], line, path))
            return true;
        path.pop_back();
    }
    if (element.children.empty())
        return false;
    if (line == 1) // its end tag
        return true;
    --line;
    return false;
}

} // namespace

const std::string& DraftElement::get(std::string_view attribute) const {
    static const std::string none;
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const auto& known) { return known.first == attribute; });
    return found == attributes.end() ? none : found->second;
}

void DraftElement::set(std::string_view attribute, std::string value) {
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const auto& known) { return known.first == attribute; });
    if (value.empty()) {
        if (found != attributes.end())
            attributes.erase(found);
    } else if (found != attributes.end()) {
        found->second = std::move(value);
    } else {
        attributes.emplace_back(attribute, std::move(value));
        sort_attributes(*this);
    }
}

const DraftElement* DraftElement::child(std::string_view child_name) const {
    const auto found =
        std::find_if(children.begin(), children.end(), [&](const auto& c) { return c.name == child_name; });
    return found == children.end() ? nullptr : &*found;
}

const std::string& DraftElement::text_of(std::string_view child_name) const {
    static const std::string none;
    const DraftElement* found = child(child_name);
    return found == nullptr ? none : found->text;
}

void DraftElement::set_text_of(std::string_view child_name, std::string_view value) {
    const auto found =
        std::find_if(children.begin(), children.end(), [&](const auto& c) { return c.name == child_name; });
    if (value.empty()) {
        if (found != children.end())
            children.erase(found);
    } else if (found != children.end()) {
        found->text = value;
    } else {
        add({std::string(child_name), {}, std::string(value), {}});
    }
}

std::size_t DraftElement::add(DraftElement element) {
    const std::size_t rank = child_rank(name, element.name);
    const auto next = std::find_if(children.begin(), children.end(),
                                   [&](const auto& c) { return child_rank(name, c.name) > rank; });
    const auto index = static_cast<std::size_t>(next - children.begin());
    children.insert(next, std::move(element));
    return index;
}

const DraftElement& element_at(const ListDraft& draft, const DraftPath& path) {
    const DraftElement* element = &draft;
    for (const std::size_t index : path)
        element = &element->children.at(index);
    return *element;
}

DraftElement& element_at(ListDraft& draft, const DraftPath& path) {
    DraftElement* element = &draft;
    for (const std::size_t index : path)
        element = &element->children.at(index);
    return *element;
}

ListDraft new_list_draft(std::string_view ruleset, std::string_view id, std::string_view title) {
    ListDraft draft;
    draft.name = "armylist";
    draft.set("xmlns", "urn:muster:armylist:1");
    draft.set("ruleset", std::string(ruleset));
    draft.set("id", std::string(id));
    draft.set("title", std::string(title));
    draft.set("revision", "1");
    return draft;
}

ListDraft read_list_draft(std::string_view text, std::string_view file) {
    const XmlDocument document(text, file, list_text_elements);
    const XmlElement root = document.root();
    if (root.name() != "armylist")
        document.source().fail(root.name(), fmt::format("the file holds <{}>; an army list is an <armylist>",
                                                        muster::quoted(root.name())));
    return draft_of(root);
}

ListDraft without_history(ListDraft draft, const ArmyHistories& histories) {
    const std::string id = draft.get("history");
    if (id.empty())
        return draft;
    // The reader puts both together, and says what is wrong.
    const ListHeading heading = read_list_heading(write_list_draft(draft), draft.get("id"), histories);
    const ArmyHistories::Ptr history = histories.find(id);
    draft.set("history", "");
    draft.set("title", heading.title);
    draft.set("aliases", joined(heading.aliases, ", "));
    draft.set("region", heading.region);
    if (heading.years.from != Years().from)
        draft.set("from", std::to_string(heading.years.from));
    if (heading.years.to != Years().to)
        draft.set("to", std::to_string(heading.years.to));
    draft.set("enemies", joined(heading.enemies, " "));
    if (heading.command != CommandQuality::ordinary)
        draft.set("command", heading.command == CommandQuality::able ? "able" : "divided");
    const std::string own = draft.text_of("about");
    draft.set_text_of("about", own.empty() ? history->about : history->about + ' ' + own);
    std::vector<std::string> sources = history->sources;
    for (const DraftElement& child : draft.children)
        if (child.name == "source" && std::find(sources.begin(), sources.end(), child.text) == sources.end())
            sources.push_back(child.text);
    std::erase_if(draft.children, [](const DraftElement& child) { return child.name == "source"; });
    for (std::string& source : sources)
        draft.add({"source", {}, std::move(source), {}});
    return draft;
}

std::string write_list_draft(const ListDraft& draft) {
    XmlWriter xml;
    write(draft, xml);
    return xml.take();
}

DraftPath draft_path_of_line(const ListDraft& draft, std::size_t line) {
    DraftPath path;
    if (line <= 1)
        return path;
    std::size_t left = line - 1; // the declaration
    if (!find_line(draft, left, path))
        path.clear();
    return path;
}

std::string id_of_name(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const char small = lowered(c);
        const bool is_allowed = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (is_allowed)
            id += small;
        else if (!id.empty() && id.back() != '-' && (small == ' ' || small == '-' || small == '/'))
            id += '-';
    }
    constexpr std::size_t longest = 60;
    id.resize(std::min(id.size(), longest));
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "x" : id;
}

} // namespace muster
