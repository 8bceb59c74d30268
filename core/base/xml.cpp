// SPDX-License-Identifier: MIT
#include "base/xml.h"

#include "base/detail/xml_markup.h"
#include "base/text.h"
#include "base/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <system_error>

namespace muster {

namespace {

// Comments and instructions are left out. A fragment may hold what a document may not, so that it is refused
// here with its place rather than left out too.
constexpr unsigned parse_options = pugi::parse_default | pugi::parse_ws_pcdata_single | pugi::parse_fragment |
                                   pugi::parse_declaration | pugi::parse_doctype;

struct ParseProblem {
    pugi::xml_parse_status status;
    std::string_view begin; // of what is wrong, if that lies before the place where the parse ended
    const char* message;
};

constexpr std::array problems{
    ParseProblem{pugi::status_unrecognized_tag, "", "expected the name of an element here"},
    ParseProblem{pugi::status_bad_pi, "<?", "an instruction needs a name and an end; expected <?name … ?>"},
    ParseProblem{pugi::status_bad_comment, "<!--", "this comment has no end; expected -->"},
    ParseProblem{pugi::status_bad_cdata, "<![CDATA[", "this CDATA has no end; expected ]]>"},
    ParseProblem{pugi::status_bad_doctype, "<!DOCTYPE", "a DOCTYPE is refused: these files need none"},
    ParseProblem{pugi::status_bad_start_element, "", "expected '>', '/>' or an attribute here"},
    ParseProblem{pugi::status_bad_end_element, "", "expected '>' here"},
};

// A name as it may stand in a message, which one of megabytes may not.
std::string shown(std::string_view name) {
    const std::string text = quoted(name);
    return text.substr(1, text.size() - 2);
}

// Throws InputError if the sign stands in the text more often.
void check_signs(const SourceText& source, char sign, std::size_t most, std::string_view name) {
    if (static_cast<std::size_t>(std::count(source.text.begin(), source.text.end(), sign)) <= most)
        return;
    std::size_t at = 0;
    for (std::size_t found = 0; found < most; ++found)
        at = source.text.find(sign, at) + 1;
    source.fail(at,
                fmt::format("more than {0} {1} in one file, and at most {0} are read; split it", most, name));
}

bool holds_text(pugi::xml_node element, std::span<const std::string_view> text_elements) {
    return std::find(text_elements.begin(), text_elements.end(), element.name()) != text_elements.end();
}

// What is taken whole is not read attribute by attribute.
// NOLINTNEXTLINE(misc-no-recursion) as deep as a document may be
void check_attributes(const XmlElement& element) {
    (void)element.attributes().size();
    for (const XmlElement& child : element.children())
        check_attributes(child);
}

// Behind the comment, CDATA or instruction at `at` (a "<").
std::size_t end_of_markup(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    std::string_view end = ">";
    if (rest.starts_with("<!--"))
        end = "-->";
    else if (rest.starts_with("<![CDATA["))
        end = "]]>";
    else if (rest.starts_with("<?"))
        end = "?>";
    return std::min(text.find(end, at), text.size() - end.size()) + end.size();
}

} // namespace

std::string_view XmlAttribute::raw() const {
    const char* begin = name.data() + name.size();
    while (*begin != '"' && *begin != '\'')
        ++begin;
    const char* end = begin + 1;
    while (*end != *begin)
        ++end;
    return {begin + 1, static_cast<std::size_t>(end - begin - 1)};
}

void XmlAttributeCursor::check_name() const {
    if (read_ == most_attributes)
        document_->source_.fail(
            item().name,
            fmt::format("more than {} attributes in one element; leave some out", most_attributes));
    for (pugi::xml_attribute other = at_.previous_attribute(); other; other = other.previous_attribute())
        if (std::strcmp(other.name(), name_) == 0)
            document_->source_.fail(item().name, fmt::format("the attribute {} stands twice", shown(name_)));
}

std::optional<XmlAttribute> XmlElement::attribute(std::string_view name) const {
    for (const XmlAttribute& one : attributes())
        if (one.name == name)
            return one;
    return std::nullopt;
}

std::optional<XmlElement> XmlElement::child(std::string_view name) const {
    for (const XmlElement& one : children())
        if (one.name() == name)
            return one;
    return std::nullopt;
}

std::string XmlElement::text() const {
    std::string text;
    for (const pugi::xml_node& part : node_.children())
        if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata)
            text += part.value();
    return text;
}

std::string_view XmlElement::whole() const {
    check_attributes(*this);
    const std::size_t begin = document_->offset_of(node_.name()) - 1;
    return document_->source_.text.substr(begin, document_->end_of(node_) - begin);
}

void XmlElement::set_text(const std::string& text) {
    node_.remove_children();
    node_.append_child(pugi::node_pcdata).set_value(text.c_str());
}

void XmlElement::set_value(std::string_view attribute, const std::string& value) {
    for (pugi::xml_attribute& one : node_.attributes())
        if (one.name() == attribute)
            one.set_value(value.c_str());
}

XmlDocument::XmlDocument(std::string_view text, std::string_view file,
                         std::span<const std::string_view> text_elements, std::size_t most_bytes)
    : source_{file, text} {
    if (text.size() > most_bytes)
        source_.fail(0, fmt::format("the text is larger than {} MB; split it", most_bytes >> 20U));
    if (const auto bad = first_bad_byte(text))
        source_.fail(
            *bad,
            fmt::format("byte 0x{:02X} does not belong in an XML text in UTF-8; save the file as UTF-8 text",
                        static_cast<unsigned char>(text[*bad])));
    const std::optional<MarkupFault> fault = check_markup(source_);
    // Before a tree is made of them, which takes many times their room.
    check_signs(source_, '<', most_tags, "tags");
    check_signs(source_, '=', most_equal_signs, "attributes");
    // pugixml takes the last byte away; with one of its own to take, every place is one in the text.
    buffer_.reserve(text.size() + 1);
    buffer_.assign(text).push_back('\n');
    const pugi::xml_parse_result result =
        document_.load_buffer_inplace(buffer_.data(), buffer_.size(), parse_options, pugi::encoding_utf8);
    if (!result)
        fail_to_parse(result.status, std::min(static_cast<std::size_t>(result.offset), text.size()));
    if (fault)
        source_.fail(fault->offset, fault->message);
    check_structure(text_elements);
}

void XmlDocument::fail_to_parse(pugi::xml_parse_status status, std::size_t at) const {
    const std::string_view text = source_.text;
    for (const ParseProblem& problem : problems)
        if (problem.status == status && !problem.begin.empty())
            if (const std::size_t begin = text.rfind(problem.begin, at); begin != std::string_view::npos)
                source_.fail(begin, problem.message);
    if (at == text.size()) {
        const pugi::xml_node open = open_element_at(at);
        source_.fail(at, open.parent() ? fmt::format("the file ends inside <{}>; it may have been cut off",
                                                     shown(open.name()))
                                       : "the file ends inside a tag; it may have been cut off");
    }
    if (status == pugi::status_end_element_mismatch) {
        const std::size_t tag = text.rfind('<', at - 1);
        const pugi::xml_node open = open_element_at(tag);
        source_.fail(tag, open.parent() ? fmt::format("expected </{}> here", shown(open.name()))
                                        : "an end tag without a start");
    }
    if (status == pugi::status_bad_attribute)
        fail_attribute(at);
    const std::size_t tag = text.rfind('<', at);
    if (tag != std::string_view::npos && text.substr(tag).starts_with("<!"))
        source_.fail(tag, "this markup has no place here; comments are written <!-- … -->");
    for (const ParseProblem& problem : problems)
        if (problem.status == status)
            source_.fail(at, problem.message);
    source_.fail(at, "this is not well-formed XML");
}

// An attribute, the last one read, is not written name="value", or what follows it does not belong there.
void XmlDocument::fail_attribute(std::size_t at) const {
    constexpr std::string_view spaces = " \t\r\n";
    const std::string_view text = source_.text;
    pugi::xml_node node = document_;
    while (node.last_child())
        node = node.last_child();
    const char* const name = node.last_attribute().name();
    const std::size_t equals =
        std::min(text.find_first_not_of(spaces, offset_of(name) + std::strlen(name)), text.size() - 1);
    if (text[equals] != '=')
        source_.fail(equals, "expected '=' and a quoted value here");
    const std::size_t quote = std::min(text.find_first_not_of(spaces, equals + 1), text.size() - 1);
    if (text[quote] != '"' && text[quote] != '\'')
        source_.fail(quote, "expected a quoted value here");
    source_.fail(at, at == quote + 1 ? "this value has no closing quote; the file may have been cut off"
                                     : "expected a space, '>' or '/>' here");
}

// The innermost element that is open at an offset where the parse ended.
pugi::xml_node XmlDocument::open_element_at(std::size_t offset) const {
    pugi::xml_node last = document_;
    for (pugi::xml_node child = last; child; child = last.last_child()) {
        while (child && child.type() != pugi::node_element && child.type() != pugi::node_document)
            child = child.previous_sibling();
        if (!child)
            break;
        last = child;
    }
    // Behind its start tag there are only texts, and end tags of it and of those around it.
    if (!last.parent())
        return last;
    const std::string_view text = source_.text;
    std::size_t at = std::min(end_of_start_tag(last), offset);
    if (at > 1 && text[at - 2] == '/' && text[at - 1] == '>')
        last = last.parent();
    for (at = text.find('<', at); at < offset; at = text.find('<', at)) {
        if (text.substr(at).starts_with("</"))
            last = last.parent();
        at = end_of_markup(text, at);
    }
    return last;
}

void XmlDocument::check_structure(std::span<const std::string_view> text_elements) const {
    pugi::xml_node node = document_.first_child();
    std::size_t depth = 1;
    bool in_text = false;
    while (node) {
        if (node.type() == pugi::node_element) {
            if (in_text)
                source_.fail(
                    offset_of(node.name()) - 1,
                    fmt::format("<{}> holds text only; '<' is written &lt;", shown(node.parent().name())));
            check_element(node, depth);
        } else if (node.type() == pugi::node_declaration) {
            check_declaration(node);
        } else if (node.type() == pugi::node_doctype) {
            source_.fail(source_.text.rfind('<', offset_of(node.value())),
                         "a DOCTYPE is refused: these files need none");
        } else if (!in_text) {
            check_text(node);
        }
        if (const pugi::xml_node child = node.first_child()) {
            in_text = holds_text(node, text_elements);
            node = child;
            ++depth;
            continue;
        }
        while (node && !node.next_sibling()) {
            node = node.parent();
            --depth;
            in_text = false; // an element that holds text is in none
        }
        node = node.next_sibling();
    }
    if (!document_.document_element())
        source_.fail(source_.text.size(), "the file holds no element; it may be empty or cut off");
}

void XmlDocument::check_element(pugi::xml_node element, std::size_t depth) const {
    if (depth > deepest_nesting)
        source_.fail(offset_of(element.name()),
                     fmt::format("elements are nested more than {} deep; put them beside each other",
                                 deepest_nesting));
    if (depth == 1 && element != document_.document_element())
        source_.fail(offset_of(element.name()) - 1, "a second top element; a file holds one");
}

void XmlDocument::check_text(pugi::xml_node text) const {
    const pugi::xml_node parent = text.parent();
    if (text.type() == pugi::node_cdata)
        source_.fail(source_.text.rfind('<', offset_of(text.value()) - 1),
                     "stray text (CDATA); a value belongs into an attribute");
    std::size_t at = offset_of(text.value());
    while (at < source_.text.size() && is_space(source_.text[at]))
        ++at;
    if (at == source_.text.size() || source_.text[at] == '<')
        return;
    source_.fail(
        at, parent.type() == pugi::node_document
                ? "only one element and comments may stand in the file; this text is outside of it"
                : fmt::format("stray text in <{}>; a value belongs into an attribute", shown(parent.name())));
}

void XmlDocument::check_declaration(pugi::xml_node declaration) const {
    constexpr std::size_t mark = 3; // a byte order mark's bytes
    const std::size_t at = offset_of(declaration.name()) - 2;
    const bool at_start = at == 0 || (at == mark && source_.text.starts_with("\xEF\xBB\xBF"));
    if (!at_start || declaration.parent() != document_ || std::strcmp(declaration.name(), "xml") != 0)
        source_.fail(at, "an XML declaration may stand only at the very start of a file");
    const pugi::xml_attribute version = declaration.attribute("version");
    if (!version)
        source_.fail(at, "the XML declaration needs version=\"1.0\"");
    if (std::strcmp(version.value(), "1.0") != 0)
        source_.fail(offset_of(version.value()), "the XML version must be 1.0");
    const pugi::xml_attribute encoding = declaration.attribute("encoding");
    std::string name = encoding.value();
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    if (encoding && name != "UTF-8")
        source_.fail(offset_of(encoding.value()),
                     fmt::format("the encoding {} is not read here; save the file as UTF-8",
                                 quoted(encoding.value())));
    for (const pugi::xml_attribute& one : declaration.attributes()) {
        const std::string_view known = one.name();
        const std::string_view value = one.value();
        if (known == "standalone" && value != "yes" && value != "no")
            source_.fail(offset_of(one.value()), R"(standalone is "yes" or "no")");
        if (known != "version" && known != "encoding" && known != "standalone")
            source_.fail(offset_of(one.name()),
                         "an XML declaration holds version, encoding and standalone alone");
    }
}

// Behind its ">"; the end of the text if there is none.
std::size_t XmlDocument::end_of_start_tag(pugi::xml_node element) const {
    const std::string_view text = source_.text;
    std::size_t at = offset_of(element.name()) + std::strlen(element.name());
    if (const pugi::xml_attribute last = element.last_attribute()) {
        at = offset_of(last.name()) + std::strlen(last.name());
        const std::size_t quote = std::min(text.find_first_of("\"'", at), text.size() - 1);
        at = std::min(text.find(text[quote], quote + 1), text.size() - 1) + 1;
    }
    return std::min(text.find('>', at), text.size() - 1) + 1;
}

std::size_t XmlDocument::end_of(pugi::xml_node element) const {
    const std::string_view text = source_.text;
    // From the last child that is an element outwards.
    pugi::xml_node inner = element;
    std::size_t depth = 0;
    for (pugi::xml_node child = inner.last_child(); child;) {
        if (child.type() == pugi::node_element) {
            inner = child;
            ++depth;
            child = inner.last_child();
        } else {
            child = child.previous_sibling();
        }
    }
    std::size_t at = end_of_start_tag(inner);
    if (text[at - 2] == '/') {
        if (depth == 0)
            return at;
        --depth;
    }
    for (;;) {
        at = text.find('<', at);
        const bool is_end_tag = text.substr(at).starts_with("</");
        at = end_of_markup(text, at);
        if (is_end_tag && depth-- == 0)
            return at;
    }
}

} // namespace muster
