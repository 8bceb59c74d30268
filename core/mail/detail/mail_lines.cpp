// SPDX-License-Identifier: MIT
#include "mail/detail/mail_lines.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/lexicon.h"

#include <algorithm>
#include <regex>
#include <utility>

namespace muster {

namespace {

std::string without(const std::string& line, const std::regex& pattern, const char* instead = "") {
    return std::regex_replace(line, pattern, instead);
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

// Spaces and hyphens of every kind as the plain ones; a tabulator parts columns.
std::string plain_characters(std::string_view line) {
    constexpr std::pair<std::string_view, std::string_view> table[] = {
        {"\t", "  "},          {"\xC2\xA0", " "},
        {"\xE2\x80\x8B", ""},  {"\xE2\x80\xAF", " "},
        {"\xE2\x80\x93", "-"}, {"\xE2\x80\x94", "-"},
        {"\xE2\x88\x92", "-"}, {"&nbsp;", " "},
        {"&amp;", "&"},        {"\r", ""}};
    std::string plain(line);
    for (const auto& [what, with] : table)
        replace_all(plain, what, with);
    return plain;
}

// "> > " of an answer, "  • " of a list.
std::string_view unquoted(std::string_view line) {
    constexpr std::string_view dot = "• ";
    if (const std::string_view left = line.substr(std::min(line.find_first_not_of(' '), line.size()));
        left.starts_with(dot))
        return left.substr(dot.size());
    while (line.starts_with('>')) {
        line.remove_prefix(1);
        if (line.starts_with(' '))
            line.remove_prefix(1);
    }
    return line;
}

std::string without_tags(std::string line) {
    static const std::regex cell(R"((?:\[/?t[dh]\]|</?t[dh](?:\s[^>]*)?>)+)", std::regex::icase);
    static const std::regex forum(
        R"(\[/?(?:b|i|u|s|li|ul|ol|list|code|quote|size|color|font|url|center|table|tr|spoiler|h[1-6]|\*)(?:=[^\]]*)?\])",
        std::regex::icase);
    static const std::regex web(
        R"(</?(?:b|i|u|p|br|hr|li|ul|ol|em|div|span|strong|font|table|tbody|tr|h[1-6])(?:\s[^>]*)?/?>)",
        std::regex::icase);
    if (line.find_first_of("[<") != std::string::npos) {
        line = without(line, cell, "|");
        line = without(line, forum);
        line = without(line, web);
    }
    for (const std::string_view mark : {"**", "__", "`"})
        replace_all(line, mark, "");
    for (const std::string_view mark :
         {"\\#", "\\*", "\\_", "\\|", "\\-", "\\+", "\\(", "\\)", "\\[", "\\]", "\\."})
        replace_all(line, mark, mark.substr(1));
    return line;
}

std::string_view without_bullets(std::string_view line) {
    constexpr std::string_view marks[] = {"-", "*", ">", "#", "=", "|", "•", "·", "○", "●", "▪", "►"};
    for (bool found = true; found;) {
        found = false;
        for (const std::string_view mark : marks)
            if (line.starts_with(mark)) {
                line = trimmed(line.substr(mark.size()));
                found = true;
            }
    }
    while (!line.empty() && (line.back() == '=' || line.back() == '|' || line.back() == '#'))
        line = trimmed(line.substr(0, line.size() - 1));
    return line;
}

// "Cheers,"; a name follows.
bool is_closing(const std::string& line) {
    static const std::regex closing(
        R"(^(?:cheers|regards|greetings|thanks|thank you|merci|cordialement|danke|yours|all the best|see you|ta|mfg|lg|vg|ciao|sent from my|von meinem|envoyé de mon)\b[^0-9:;]{0,40}$|^(?:best|kind|warm) (?:wishes|regards)\b[^0-9:;]{0,30}$|^(?:mit|viele|beste|liebe) \S*\s?(?:gr\S*en|gr\S*e)\b[^0-9:;]{0,30}$)",
        std::regex::icase);
    return std::regex_match(line, closing);
}

// "Hi Dave," and "On 12 Nov, Bob wrote:" are no part of a list.
bool is_courtesy(const std::string& line) {
    static const std::regex greeting(
        R"(^(?:hi|hello|hallo|hey|dear|liebe[rs]?|bonjour|cher|salut|moin|good (?:morning|evening))\b[^0-9:;]{0,40}[,!.]?$)",
        std::regex::icase);
    static const std::regex introduction(
        R"(^(?:here(?:'s| is| are)|this is|please find|attached (?:is|are|you)|hier (?:ist|sind)|anbei|voici|ci-joint)\b[^0-9]{0,80}[:.!]?$)",
        std::regex::icase);
    static const std::regex quoting(R"(^(?:on|am|le)\b.{3,100}\b(?:wrote|schrieb|a écrit)\b.{0,40}:$)",
                                    std::regex::icase);
    static const std::regex header(R"(^(?:from|to|cc|sent|subject|von|an|gesendet|betreff|de|à|objet):\s.*$)",
                                   std::regex::icase);
    const auto is = [&](const std::regex& pattern) { return std::regex_match(line, pattern); };
    return is(greeting) || is(introduction) || is(quoting) || is(header);
}

class MailReader {
public:
    MailReader(std::string_view text, std::size_t most) {
        for (const std::string_view line : parts_of_text(text)) {
            if (raw_.size() > most)
                break;
            const bool plain = line.size() <= longest_mail_line * 4 && !first_bad_byte(line);
            raw_.push_back(plain ? plain_characters(unquoted(line)) : std::string(line));
        }
    }

    std::vector<MailLine> read() {
        for (; at_ < raw_.size(); ++at_) {
            if (begin_table())
                continue;
            if (table_ && table_->has_row(raw_[at_])) {
                add_row();
                continue;
            }
            if (table_ && table_->is_sheet())
                break; // what follows are the words of the sheet
            table_.reset();
            add_line(raw_[at_]);
        }
        return std::move(lines_);
    }

private:
    static std::vector<std::string_view> parts_of_text(std::string_view text) {
        std::vector<std::string_view> lines;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            lines.push_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return lines;
    }

    // At the heading of a table; goes on to the line of hyphens.
    bool begin_table() {
        if (at_ + 1 >= raw_.size() || raw_[at_ + 1].size() > longest_mail_line * 4 ||
            raw_[at_ + 1].find('-') == std::string::npos)
            return false;
        auto table = MailTable::begins(without_tags(raw_[at_]), raw_[at_ + 1]);
        if (!table)
            return false;
        table_ = std::move(table);
        ++at_;
        if (table_->is_sheet())
            for (std::size_t i = 1; i < lines_.size(); ++i)
                lines_[i].kind = MailLine::Kind::remark;
        return true;
    }

    void add_row() {
        MailTable::Row row = table_->row(without_tags(raw_[at_]));
        const auto kind = table_->is_sheet() ? MailLine::Kind::row : MailLine::Kind::text;
        std::string text = row.text;
        lines_.push_back({at_ + 1, kind, std::move(text), false, std::move(row)});
    }

    void add_line(const std::string& raw) {
        if (raw.size() > longest_mail_line || first_bad_byte(raw)) {
            lines_.push_back({at_ + 1, MailLine::Kind::text, raw, false, {}});
            return;
        }
        static const std::regex numbering(R"(^\(?[0-9]{1,2}[.)]\s+(?=\S))");
        static const std::regex star(R"(^\s*\[\*\])");
        static const std::regex smiley(R"((?:^|\s)[:;]-?[()DP](?=\s|$|[.,!]))");
        const std::string tagless = without(without_tags(raw), smiley);
        const std::string_view whole = trimmed(tagless);
        const std::string line = without(std::string(without_bullets(whole)), numbering);
        const std::string_view text = without_bullets(trimmed(line));
        const bool bullet = text.size() != whole.size() || std::regex_search(raw, star);
        signed_off_ = is_closing(std::string(text));
        if (trimmed(raw) == "--")
            signature_ = true;
        const auto kind = signature_ ? MailLine::Kind::behind : MailLine::Kind::text;
        signature_ = signature_ || signed_off_;
        if (!text.empty() && !signed_off_ && !is_courtesy(std::string(text)))
            lines_.push_back({at_ + 1, kind, std::string(text), bullet, {}});
    }

    std::vector<std::string> raw_;
    std::size_t at_ = 0;
    bool signed_off_ = false; // this line is the like of "Cheers,"
    bool signature_ = false;  // one such, or "--", stood above
    std::optional<MailTable> table_;
    std::vector<MailLine> lines_;
};

} // namespace

std::vector<MailLine> mail_lines(std::string_view text, std::size_t most) {
    return MailReader(text, most).read();
}

} // namespace muster
