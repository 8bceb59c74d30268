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

// Whatever tags are read here, none that is written has more than a name and what it hides or strikes out: so
// that HTML which is meant to be misread may lose words, but has no other attributes.
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
            skip_comment(at_ + 4);
        } else if (is_end || letter(begin) == '!' || letter(begin) == '?') {
            skip_to(">", at_);
        } else {
            bare_ += "&lt;"; // of a text that says "less than"
            ++at_;
        }
    }

    // Ends as in browsers; one without an end hides nothing.
    void skip_comment(std::size_t words) {
        for (const std::string_view at_once : {">", "->"})
            if (html_.substr(words).starts_with(at_once)) {
                at_ = words + at_once.size();
                return;
            }
        at_ = words;
        std::size_t first = html_.size();
        for (const std::string_view end : {"-->", "--!>"})
            if (const std::size_t found = next(end, words); found < first) {
                first = found;
                at_ = found + end.size();
            }
    }

    // Where it stands next; npos if nowhere. To be asked for places that only grow.
    std::size_t next(std::string_view mark, std::size_t from) {
        const auto known = ends_.find(mark);
        if (known != ends_.end() && known->second >= from)
            return known->second;
        return ends_.insert_or_assign(std::string(mark), html_.find(mark, from)).first->second;
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
        if (const char* said = is_end ? nullptr : said_by(attributes); said != nullptr)
            ((bare_ += ' ') += said) += "=\"\"";
        bare_ += is_empty ? "/>" : ">";
        if (!is_end && !is_empty)
            skip_unseen(small_letters(name));
    }

    // The attribute of this name, and no "overflow: hidden" or 'type="hidden"'.
    static bool has_bare_hidden(std::string_view small) {
        constexpr std::string_view name = "hidden";
        char quote = '\0';
        for (std::size_t at = 0; at < small.size(); ++at) {
            const char now = small[at];
            if (quote != '\0') {
                quote = now == quote ? '\0' : quote;
            } else if (now == '"' || now == '\'') {
                quote = now;
            } else if (at > 0 && is_space(small[at - 1]) && small.substr(at).starts_with(name)) {
                const std::size_t end = at + name.size();
                if (end == small.size() || is_space(small[end]) ||
                    std::string_view("=/>").find(small[end]) != std::string_view::npos)
                    return true;
            }
        }
        return false;
    }

    // "font-size:0", "font-size:0px", but not "font-size:0.9em".
    static bool has_no_size(std::string_view small) {
        constexpr std::string_view style = "font-size:";
        for (std::size_t at = small.find(style); at != std::string_view::npos; at = small.find(style, at)) {
            at += style.size();
            const std::size_t end = std::min(small.find_first_not_of("0.", at), small.size());
            if (end > at && (end == small.size() || small[end] < '0' || small[end] > '9'))
                return true;
        }
        return false;
    }

    // What the attributes say that a reader sees; null for nothing.
    static const char* said_by(std::string_view attributes) {
        std::string small = small_letters(attributes);
        const bool is_hidden = has_bare_hidden(small);
        std::erase_if(small, is_space);
        const auto has = [&](const char* style) { return small.find(style) != std::string::npos; };
        if (is_hidden || has("display:none") || has("visibility:hidden") || has("mso-hide:all") ||
            has_no_size(small))
            return hiding_attribute;
        return small.find("line-through") != std::string::npos ? striking_attribute : nullptr;
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
    // By the name of an element, or by a mark: where the next end of such a one is.
    std::map<std::string, std::size_t, std::less<>> ends_;
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
