// SPDX-License-Identifier: MIT
#include "mail/detail/html_text.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/html_tags.h"
#include "mail/detail/mail_marks.h"

#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

#include <algorithm>
#include <memory>
#include <unordered_set>

namespace muster {

namespace {

constexpr int deepest_element = 200;

class HtmlWords {
public:
    std::string words(const xmlNode* node) {
        walk(node, 0);
        end_line();
        return std::move(text_);
    }

private:
    using Names = std::unordered_set<std::string_view>;

    void end_line() {
        close_struck();
        while (!line_.empty() && (line_.back() == ' ' || line_.back() == '\t'))
            line_.pop_back();
        text_ += line_;
        text_ += '\n';
        line_.clear();
        line_has_words_ = false;
    }

    void walk(const xmlNode* node, int depth) {
        static const Names blocks{"p",  "div", "tr",    "li", "h1", "h2",         "h3",   "h4",
                                  "h5", "h6",  "table", "ul", "ol", "blockquote", "body", "hr"};
        static const Names hidden{"script", "style", "head", "title", "template"};
        static const Names struck{"s", "strike", "del"};
        static const Names raised{"sup", "sub"};
        for (; node != nullptr && depth < deepest_element; node = node->next) {
            if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) {
                add_words(reinterpret_cast<const char*>(node->content));
                continue;
            }
            if (node->type != XML_ELEMENT_NODE)
                continue;
            const std::string name = small_letters(reinterpret_cast<const char*>(node->name));
            if (hidden.contains(name) || has(node, hiding_attribute))
                continue;
            const bool is_struck = struck.contains(name) || has(node, striking_attribute);
            const bool is_raised = raised.contains(name);
            struck_ += is_struck ? 1 : 0;
            const bool block = blocks.contains(name);
            if (name == "br" || (block && line_has_words_))
                end_line();
            if (name == "p" && !text_.empty() && !text_.ends_with("\n\n"))
                text_ += '\n';
            if (name == "li") {
                line_ += "- ";
                line_has_words_ = true;
            }
            const bool keeps_spaces = keeps_spaces_;
            keeps_spaces_ = keeps_spaces_ || name == "pre";
            if (is_raised) // "2¹" is not 21
                line_ += ' ';
            walk(node->children, depth + 1);
            keeps_spaces_ = keeps_spaces;
            struck_ -= is_struck ? 1 : 0;
            if (struck_ == 0)
                close_struck();
            if (is_raised)
                line_ += ' ';
            if (name == "td" || name == "th")
                line_ += '\t';
            if (block && line_has_words_)
                end_line();
        }
    }

    void add_words(const char* content) {
        if (content == nullptr)
            return;
        for (const char c : std::string_view(content)) {
            if (keeps_spaces_ && c == '\n')
                end_line();
            else if (keeps_spaces_ || !is_space(c))
                add_letter(c);
            else if (!line_.empty() && line_.back() != ' ' && line_.back() != '\t')
                line_ += ' ';
            line_has_words_ = line_has_words_ || !is_space(c);
        }
    }

    void add_letter(char c) {
        if (struck_ > 0 && !struck_is_open_ && !is_space(c)) {
            line_ += struck_mark;
            struck_is_open_ = true;
        }
        line_ += c;
    }

    void close_struck() {
        if (struck_is_open_)
            line_ += struck_mark;
        struck_is_open_ = false;
    }

    static bool has(const xmlNode* node, const char* attribute) {
        return xmlHasProp(node, reinterpret_cast<const xmlChar*>(attribute)) != nullptr;
    }

    std::string text_;
    std::string line_;
    int struck_ = 0; // how many elements strike the words out
    bool struck_is_open_ = false;
    bool line_has_words_ = false; // a line of cells may be long, and many elements end in it
    bool keeps_spaces_ = false;
};

} // namespace

std::string text_of_html(std::string_view html) {
    const std::string bare = bare_html(html);
    constexpr int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                            HTML_PARSE_NONET | HTML_PARSE_COMPACT;
    const std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> document(
        htmlReadMemory(bare.data(), static_cast<int>(bare.size()), nullptr, "UTF-8", options), &xmlFreeDoc);
    if (!document)
        return std::string(html);
    return HtmlWords().words(xmlDocGetRootElement(document.get()));
}

} // namespace muster
