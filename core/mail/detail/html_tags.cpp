// SPDX-License-Identifier: MIT
#include "mail/detail/html_tags.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <map>
#include <string>

namespace muster {

namespace {

// Whatever tags are read here, none that is written has more than a name: so that HTML which is meant to be
// misread may lose words, but has no attributes.
class BareHtml {
public:
    explicit BareHtml(std::string_view html) : html_(html) {}

    std::string text() {
        while (at_ < html_.size()) {
            const std::size_t tag = std::min(html_.find('<', at_), html_.size());
            bare_ += html_.substr(at_, tag - at_);
            at_ = tag;
            if (at_ < html_.size())
                take_tag();
        }
        return std::move(bare_);
    }

private:
    [[nodiscard]] char letter(std::size_t at) const { return at < html_.size() ? html_[at] : '\0'; }

    static bool begins_name(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':';
    }

    static bool continues_name(char c) {
        return begins_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
    }

    void skip_to(std::string_view end, std::size_t from) {
        const std::size_t found = html_.find(end, from);
        at_ = found == std::string_view::npos ? html_.size() : found + end.size();
    }

    void take_tag() {
        const bool is_end = letter(at_ + 1) == '/';
        const std::size_t begin = at_ + (is_end ? 2 : 1);
        if (begins_name(letter(begin))) {
            take_element(begin, is_end);
        } else if (html_.substr(at_).starts_with("<!--")) {
            const std::size_t words = at_ + 4;
            const std::size_t end = html_.find("-->", words);
            at_ = end == std::string_view::npos ? words : end + 3; // one without an end hides nothing
        } else if (is_end || letter(begin) == '!' || letter(begin) == '?') {
            skip_to(">", at_);
        } else {
            bare_ += "&lt;"; // of a text that says "less than"
            ++at_;
        }
    }

    void take_element(std::size_t begin, bool is_end) {
        std::size_t end = begin;
        while (continues_name(letter(end)))
            ++end;
        const std::string_view name = html_.substr(begin, end - begin);
        at_ = end;
        if (is_end)
            skip_to(">", at_);
        else
            skip_attributes();
        const std::string_view attributes = html_.substr(end, at_ - end);
        if (!is_end && is_left_open(small_letters(name)))
            return;
        const bool is_empty =
            !is_end && (attributes == "/>" || attributes.ends_with(" />") || attributes.ends_with("\"/>"));
        (bare_ += is_end ? "</" : "<") += name;
        bare_ += is_empty ? "/>" : ">";
        if (!is_end && !is_empty)
            skip_unseen(small_letters(name));
    }

    // A quotation mark begins a text only behind an equals sign.
    void skip_attributes() {
        char before = ' ';
        for (; at_ < html_.size() && html_[at_] != '>'; ++at_) {
            const char now = html_[at_];
            if (before == '=' && (now == '"' || now == '\'')) {
                at_ = std::min(html_.find(now, at_ + 1), html_.size() - 1);
                before = ' ';
            } else if (!is_space(now)) {
                before = now;
            }
        }
        at_ += at_ < html_.size() ? 1U : 0U;
    }

    // Whether it would hide all that follows: "<title>" without its end.
    [[nodiscard]] bool is_left_open(const std::string& name) {
        static const WordSet hiding{"script", "style", "title", "template", "textarea"};
        if (!hiding.contains(name))
            return false;
        std::size_t& end = ends_[name];
        for (end = std::max(end, at_); end < html_.size(); ++end)
            if (html_[end] == '<' && letter(end + 1) == '/' &&
                small_letters(html_.substr(end + 2, name.size())) == name)
                return false;
        return true;
    }

    // The words of a script or style, in which "<" begins no tag.
    void skip_unseen(const std::string& name) {
        if (name != "script" && name != "style")
            return;
        for (std::size_t from = at_;; from = at_ + 2) {
            at_ = std::min(html_.find("</", from), html_.size());
            if (at_ == html_.size() || small_letters(html_.substr(at_ + 2, name.size())) == name)
                return;
        }
    }

    std::string_view html_;
    std::string bare_;
    std::size_t at_ = 0;
    std::map<std::string, std::size_t> ends_; // by name, where the next end of such an element is
};

} // namespace

std::string bare_html(std::string_view html) {
    return BareHtml(html).text();
}

bool looks_like_html(std::string_view text) {
    const std::string small = small_letters(text.substr(0, 20000));
    if (small.find("<html") != std::string::npos || small.find("<!doctype html") != std::string::npos)
        return true;
    std::size_t tags = 0;
    for (const std::string_view tag : {"<br", "<p>", "<p ", "<div", "<li>", "<ul>", "<ol>", "<table", "<td",
                                       "<tr", "<b>", "<strong>", "<i>", "</"})
        tags += small.find(tag) != std::string::npos ? 1 : 0;
    return tags >= 2;
}

} // namespace muster
