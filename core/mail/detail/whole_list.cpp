// SPDX-License-Identifier: MIT
#include "mail/detail/whole_list.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_notices.h"
#include "mail/detail/missing_values.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "LIST A. Carthage", "Option 2:", "Version II": what tells it from the others, without its word.
std::optional<std::string> label_of_list(std::string_view line) {
    static const WordSet words{"list",  "option",   "version", "variant",  "alternative", "choice",
                               "liste", "variante", "either",  "possible", "possibility", "draft"};
    line = trimmed(line);
    const auto end_of_word = std::find_if(line.begin(), line.end(), is_space);
    const auto end = static_cast<std::size_t>(end_of_word - line.begin());
    if (!words.contains(small_letters(line.substr(0, end))) || end == line.size())
        return std::nullopt;
    const std::string small = small_letters(folded(line));
    const std::size_t label_end = std::min(small.find_first_of(" .:,;)-(", end + 1), small.size());
    const std::string label = small.substr(end + 1, label_end - end - 1);
    static const WordSet spelled{"one", "two", "three", "four", "eins", "zwei", "drei", "ii", "iii", "iv"};
    const bool short_label =
        label.size() == 1 && (is_digit(label.front()) || (label.front() >= 'a' && label.front() <= 'z'));
    return short_label || spelled.contains(label) ? std::optional(label) : std::nullopt;
}

bool has_troops_between(const MailReading& mail, std::size_t begin, std::size_t end) {
    return std::any_of(mail.draft.lines.begin(), mail.draft.lines.end(),
                       [&](const LineDraft& line) { return line.line >= begin && line.line < end; });
}

// "List A" and "List B", each with troops beneath it: no army is both.
void ask_which_list(const std::vector<MailLine>& lines, MailReading& mail) {
    std::vector<std::pair<std::size_t, std::string>> lists;
    for (const MailLine& line : lines)
        if (auto label = label_of_list(line.text))
            lists.emplace_back(line.number, std::move(*label));
    if (lists.size() < 2)
        return;
    std::vector<std::pair<std::size_t, std::string>> filled;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const std::size_t end = i + 1 < lists.size() ? lists[i + 1].first : lines.back().last_number() + 1;
        if (has_troops_between(mail, lists[i].first, end))
            filled.push_back(lists[i]);
    }
    for (std::size_t i = 1; i < filled.size(); ++i)
        if (filled[i].second != filled.front().second) {
            mail.questions.push_back(
                {filled[i].first, "another list begins here; it is not said which of them is meant", false});
            return;
        }
}

// Of a mail with several texts, more than one of which has troops: whether they are one list.
void ask_which_text(const std::vector<MailLine>& lines, MailReading& mail) {
    for (const MailLine& line : lines)
        if (begins_next_text(line) && has_troops_between(mail, 0, line.number) &&
            has_troops_between(mail, line.number, lines.back().last_number() + 1)) {
            mail.questions.push_back({line.number,
                                      "another text of the mail begins here and has troops too; it is not "
                                      "said which of them is the list",
                                      false});
            return;
        }
}

// What Muster says of the mail around the texts.
void ask_of_notices(const std::vector<MailLine>& lines, MailReading& mail) {
    for (const MailLine& line : lines)
        if (std::string question = question_of_notice(line.text); !question.empty())
            mail.questions.push_back({line.number, std::move(question), false});
}

void ask_of_struck_words(const std::vector<MailLine>& lines, MailReading& mail) {
    for (const MailLine& line : lines)
        if (line.struck && line.role == MailLine::Role::text &&
            (has_troops_between(mail, line.number, line.number + 1) ||
             std::any_of(line.text.begin(), line.text.end(), is_digit)))
            mail.questions.push_back(
                {line.number, "words of it are struck out; it is not said whether they count", false});
}

// "3 | Medes | LIB | yes" without a heading: nothing shows what is answered.
void ask_what_is_answered(MailReading& mail) {
    static const WordSet answers{"yes", "y", "ja", "j", "true", "oui", "✓", "✔"};
    for (const LineDraft& line : mail.draft.lines)
        for (const char separator : {'|', '\t', ';'}) {
            constexpr std::size_t fewest = 3;
            if (line.row || !may_have_cells(line.text, separator, fewest))
                continue;
            const std::vector<std::string> cells = cells_between(line.text, separator);
            if (cells.size() < fewest)
                continue;
            for (const std::string& cell : cells)
                if (answers.contains(small_letters(cell)))
                    mail.questions.push_back({line.line, "\"" + cell + "\": not understood", false});
        }
}

// "Sub-commander, joins 1.2" of a list whose lines have such numbers: where he stands is not taken from it.
void ask_who_joins(const std::vector<MailLine>& lines, MailReading& mail) {
    const auto is_settled = [&](const MailLine& line) {
        return std::find(mail.settled.begin(), mail.settled.end(), line.number) != mail.settled.end();
    };
    for (const MailLine& line : lines) {
        const std::string small = small_letters(line.text);
        for (const std::string_view word : {"joins ", "joined ", "leads ", "leading ", "with "}) {
            const std::size_t at = small.find(word);
            if (at == std::string::npos)
                continue;
            const std::size_t begin = at + word.size();
            std::size_t end = std::min(small.find_first_not_of("0123456789.", begin), small.size());
            while (end > begin && small[end - 1] == '.')
                --end;
            const std::string label = small.substr(begin, end - begin);
            if (label.find('.') != std::string::npos && !is_settled(line) &&
                std::any_of(lines.begin(), lines.end(),
                            [&](const MailLine& other) { return other.label == label; }))
                mail.questions.push_back(
                    {line.number, "\"" + std::string(word) + label + "\": not understood", false});
        }
    }
}

// "Full" alone beneath the list, where its writer signs: a value, or a name.
void ask_who_signs(const std::vector<MailLine>& lines, MailReading& mail) {
    if (lines.size() < 2 || !lines.back().after_blank || lines.back().role != MailLine::Role::text ||
        lines.back().bullet || words_of(lines.back().text).size() != 1)
        return;
    const std::size_t number = lines.back().number;
    if (std::any_of(mail.named.begin(), mail.named.end(),
                    [&](const NamedValue& named) { return named.line == number; }))
        mail.questions.push_back(
            {number, "\"" + lines.back().text + "\": it may be the writer's name", false});
}

} // namespace

void ask_of_whole_list(const std::vector<MailLine>& lines, MailReading& mail) {
    ask_who_signs(lines, mail);
    ask_which_list(lines, mail);
    ask_which_text(lines, mail);
    ask_of_notices(lines, mail);
    ask_of_struck_words(lines, mail);
    ask_what_is_answered(mail);
    ask_who_joins(lines, mail);
}

} // namespace muster
