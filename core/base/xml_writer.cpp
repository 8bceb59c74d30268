// SPDX-License-Identifier: MIT
#include "base/xml_writer.h"

#include <utility>

namespace muster {

namespace {

std::string_view escape_of(char c, bool in_attribute) {
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '\r': return "&#13;";
    case '"': return in_attribute ? "&quot;" : "";
    case '\t': return in_attribute ? "&#9;" : "";
    case '\n': return in_attribute ? "&#10;" : "";
    default: return "";
    }
}

std::string escaped(std::string_view text, bool in_attribute) {
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        const std::string_view escape = escape_of(c, in_attribute);
        if (escape.empty())
            result += c;
        else
            result += escape;
    }
    return result;
}

} // namespace

std::string xml_attribute_text(std::string_view text) {
    return escaped(text, true);
}

std::string xml_element_text(std::string_view text) {
    return escaped(text, false);
}

XmlWriter::XmlWriter() : text_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}

// Ends the start tag of the element around.
void XmlWriter::begin_line() {
    if (std::exchange(in_start_tag_, false))
        text_ += ">\n";
    text_.append(2 * open_.size(), ' ');
}

void XmlWriter::open(std::string_view name) {
    begin_line();
    text_ += '<';
    text_ += name;
    open_.push_back(name);
    in_start_tag_ = true;
}

void XmlWriter::attribute(std::string_view name, std::string_view value) {
    text_ += ' ';
    text_ += name;
    text_ += "=\"";
    text_ += xml_attribute_text(value);
    text_ += '"';
}

void XmlWriter::attribute_if_given(std::string_view name, std::string_view value) {
    if (!value.empty())
        attribute(name, value);
}

void XmlWriter::text(std::string_view text) {
    if (text.empty())
        return;
    text_ += '>';
    text_ += xml_element_text(text);
    in_start_tag_ = false;
    after_text_ = true;
}

void XmlWriter::written_element(std::string_view xml) {
    begin_line();
    text_ += xml;
    text_ += '\n';
}

void XmlWriter::close() {
    const std::string_view name = open_.back();
    open_.pop_back();
    if (std::exchange(in_start_tag_, false)) {
        text_ += "/>\n";
        return;
    }
    if (!std::exchange(after_text_, false))
        text_.append(2 * open_.size(), ' ');
    text_ += "</";
    text_ += name;
    text_ += ">\n";
}

std::string XmlWriter::take() {
    return std::move(text_);
}

} // namespace muster
