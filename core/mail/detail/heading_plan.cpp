// SPDX-License-Identifier: MIT
#include "mail/detail/heading_plan.h"

#include "base/text.h"
#include "mail/detail/class_beneath.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_values.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/part_sum.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t longest_bare_heading = 5; // words
constexpr std::size_t fewest_bare_headings = 2; // a single one may be talk

// "4. Elephants": a name alone behind the number of a list.
bool is_numbered_name(const MailLine& line) {
    return !line.label.empty() && words_of(line.text).size() <= longest_bare_heading &&
           line.text.find_first_of("0123456789,;:@=") == std::string::npos;
}

} // namespace

HeadingPlan::HeadingPlan(std::vector<MailLine> lines, const Vocabulary& vocabulary)
    : lines_(std::move(lines)) {
    all_.reserve(lines_.size());
    for (std::size_t i = 0; i < lines_.size(); ++i)
        all_.push_back(line_of(lines_[i], i + 1 < lines_.size() ? &lines_[i + 1] : nullptr, vocabulary));
    find_over_officers(vocabulary);
    find_sums(vocabulary);
    find_labelled(vocabulary);
    find_values(vocabulary);
    find_commanded(vocabulary);
    find_outlined(vocabulary);
    find_nested();
    find_parted();
    find_bare();
}

// "Vanguard 106" beneath the troops of "Vanguard, sub-commander rating 2" begins no other part.
void HeadingPlan::find_sums(const Vocabulary& vocabulary) {
    std::vector<std::string> names; // of the parts whose troops were told
    std::string open;               // the heading of the part that is being told
    bool troops = false;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const std::optional<PartSum> sum = troops ? part_sum_in(lines_[i].text, vocabulary) : std::nullopt;
        const auto is_of = [&sum](const std::string& heading) {
            return heading.starts_with(sum->name) &&
                   std::isalpha(static_cast<unsigned char>(heading[sum->name.size()])) == 0;
        };
        if (sum &&
            ((all_[i].heading && sum->is_of_army()) || std::any_of(names.begin(), names.end(), is_of))) {
            all_[i] = {};
            continue;
        }
        troops = troops || all_[i].troops;
        if (all_[i].troops && !open.empty())
            names.push_back(std::exchange(open, {}));
        if (all_[i].heading)
            open = small_letters(lines_[i].text);
    }
}

// "Elephant line:", "The chief who was paid twice:": whatever a line says, by its colon above troops that are
// told in full it names a part of the army. Only a leader may stand there himself.
void HeadingPlan::find_labelled(const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 8; // words
    for (std::size_t i = all_.size(); i-- > first_heading();) {
        const MailLine& line = lines_[i];
        if (i + 1 >= all_.size() || line.role != MailLine::Role::text || !line.text.ends_with(':') ||
            line.text.find(':') + 1 != line.text.size() || all_[i].heading || line.bullet ||
            !(all_[i + 1].troops || all_[i + 1].heading))
            continue;
        const std::string_view name = std::string_view(line.text).substr(0, line.text.size() - 1);
        const std::vector<std::string_view> words = words_of(name);
        const bool speaks = std::any_of(words.begin(), words.end(), [](std::string_view word) {
            static const WordSet speakers{"i", "we", "my", "our", "you", "your", "all", "everything", "each"};
            return speakers.contains(small_letters(word));
        });
        const Tokens tokens = vocabulary.tokens(name);
        if (words.empty() || words.size() > longest || speaks || lists_units(tokens, tokens.size()) ||
            std::any_of(name.begin(), name.end(), is_digit) || names_leader(name, vocabulary) ||
            statement_in(name, vocabulary).says_something())
            continue;
        all_[i].heading = all_[i].labelled = true;
        all_[i].troops = false;
    }
}

namespace {

// "Barbarians", "Regulars (RA)": the value of what every troop has to say, if the line says nothing else.
std::optional<ValueOf> required_value_of(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const auto says_the_same = [&](const PhraseItem& item) {
        return item.meanings.size() == 1 &&
               item.meanings.front().values == phrases.items.front().meanings.front().values;
    };
    if (phrases.items.empty() || phrases.items.front().meanings.empty() ||
        !std::all_of(phrases.items.begin(), phrases.items.end(), says_the_same))
        return std::nullopt;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (phrases.owner[at] == Phrases::nobody && !phrases.tokens[at].is_mark())
            return std::nullopt;
    const std::vector<ValueOf>& values = phrases.items.front().meanings.front().values;
    const bool required = values.size() == 1 && values.front().trait != vocabulary.class_trait() &&
                          vocabulary.ruleset().traits[values.front().trait].required;
    return required ? std::optional(values.front()) : std::nullopt;
}

} // namespace

namespace {

// "sub-commander rating 3": a number that every part of the army has to have.
bool rates_commander(const std::string& text, const Vocabulary& vocabulary) {
    BodyDraft body;
    read_body_words(text, vocabulary, body);
    return std::any_of(body.numbers.begin(), body.numbers.end(), [&](const auto& number) {
        return vocabulary.ruleset().traits[number.first].required;
    });
}

} // namespace

// "Regulars" above troops and "Barbarians" above others: each is said of those beneath it alone.
void HeadingPlan::find_values(const Vocabulary& vocabulary) {
    std::vector<std::pair<std::size_t, ValueOf>> found;
    for (std::size_t i = 0; i < all_.size(); ++i)
        if (lines_[i].role == MailLine::Role::text && is_above_troops(i))
            if (const auto value = required_value_of(lines_[i].text, vocabulary))
                found.emplace_back(i, *value);
    const auto differs = [&](const std::pair<std::size_t, ValueOf>& one) {
        return one.second.trait == found.front().second.trait &&
               one.second.value != found.front().second.value;
    };
    if (std::any_of(found.begin(), found.end(), differs))
        for (const auto& [line, value] : found)
            all_[line].heading = all_[line].labelled = true;
}

// "Anvil - sub-commander rating 3 in unit 2" above troops: whoever has a commander of his own is a part.
void HeadingPlan::find_commanded(const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // words of the name
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const std::string& text = lines_[i].text;
        if (lines_[i].role != MailLine::Role::text || all_[i].heading || lines_[i].bullet ||
            !is_above_troops(i))
            continue;
        const std::size_t end = std::min(text.find_first_of(",:("), text.find(" - "));
        const std::string_view name = trimmed(std::string_view(text).substr(0, std::min(end, text.size())));
        const bool named = end < text.size() && !name.empty() && words_of(name).size() <= longest &&
                           std::none_of(name.begin(), name.end(), is_digit) &&
                           !names_leader(name, vocabulary) && marks_in(name, vocabulary).empty();
        if (named && rates_commander(text.substr(end), vocabulary)) {
            all_[i].heading = all_[i].commanded = true;
            all_[i].troops = false;
        }
    }
}

// "* Legio XX (orders: hold)" and beneath it, further in, its troops and its officer, each behind a bullet:
// one unit. Two or more of them show that the list is written so.
void HeadingPlan::find_outlined(const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i + 1 < all_.size(); ++i) {
        const MailLine& line = lines_[i];
        const bool numbered = is_numbered_name(line); // "4. Elephants"
        const bool named = line.bullet && class_word_in(line.text, vocabulary) < ClassWord::name;
        if (line.role != MailLine::Role::text || !(numbered || named) || all_[i].heading || all_[i].troops ||
            is_sentence(line.text))
            continue;
        std::size_t rank_and_file = 0;
        std::size_t leaders = 0;
        std::size_t end = i + 1;
        const auto belongs = [&](const MailLine& beneath) {
            const bool sum = lines_[i + 1].indent > line.indent; // what is no further in than the heading
            return beneath.indent > line.indent ? numbered || beneath.bullet
                                                : numbered && beneath.label.empty() && !sum;
        };
        for (; end < all_.size() && !lines_[end].after_blank && belongs(lines_[end]); ++end)
            if (all_[end].troops ||
                troop_line(lines_[end].text, lines_[end], vocabulary) == TroopLine::troops)
                ++(names_leader(lines_[end].text, vocabulary) ? leaders : rank_and_file);
        if (rank_and_file == 1 && rank_and_file + leaders + i + 1 == end)
            found.push_back(i);
    }
    if (found.size() >= fewest)
        for (const std::size_t i : found)
            all_[i].heading = all_[i].outlined = all_[i].unit = true;
}

namespace {

// "Unit 1 - the royal chariots" and beneath it, further in, its troops: nothing behind the label counts them
// or says more of them than a name.
bool names_unit_beneath(const HeadingSplit& split, const MailLine& line, const MailLine* next,
                        const Vocabulary& vocabulary) {
    if (is_blank(split.rest) || next == nullptr || next->role != MailLine::Role::text || next->after_blank ||
        !(next->indent > line.indent || (line.after_blank && counts_class(split.rest, *next, vocabulary))) ||
        std::any_of(split.rest.begin(), split.rest.end(), is_digit) ||
        class_word_in(split.rest, vocabulary) >= ClassWord::code)
        return false;
    const Phrases phrases = phrases_in(split.rest, vocabulary);
    return !is_sentence(split.rest) &&
           std::none_of(phrases.tokens.begin(), phrases.tokens.end(),
                        [](const Token& token) { return token.is_number(); }) &&
           std::all_of(phrases.items.begin(), phrases.items.end(),
                       [&](const PhraseItem& item) { return class_said(item, vocabulary).has_value(); });
}

} // namespace

HeadingPlan::Line HeadingPlan::line_of(const MailLine& line, const MailLine* next,
                                       const Vocabulary& vocabulary) {
    Line made;
    if (line.role != MailLine::Role::text)
        return made;
    const HeadingSplit split = split_heading(line.text, line, vocabulary);
    if (split.kind == HeadingKind::unit && names_unit_beneath(split, line, next, vocabulary)) {
        made.heading = made.outlined = made.unit = true;
        return made;
    }
    if (split.kind != HeadingKind::none) {
        made.heading = is_blank(split.rest);
        made.troops = !made.heading;
        made.plain = split.plain;
        made.unit = split.kind == HeadingKind::unit;
        made.sure = split.sure;
        return made;
    }
    const std::string name(trimmed(std::string_view(line.text).substr(0, line.text.find('('))));
    const bool has_digit = std::any_of(name.begin(), name.end(), is_digit) || name.empty();
    if (has_digit || (name.size() != line.text.size() && !line.text.ends_with(')'))) {
        made.troops = troop_line(line.text, line, vocabulary) == TroopLine::troops;
        return made;
    }
    const ClassWord most = line.bold || names_class_beneath(line, next, vocabulary) ? ClassWord::name
                           : line.after_blank || (next != nullptr && next->bullet)  ? ClassWord::kind
                                                                                    : ClassWord::none;
    made.bare = !name.empty() && words_of(name).size() <= longest_bare_heading && !line.bullet &&
                !is_sentence(line.text) && name.find_first_of(":,;=") == std::string::npos &&
                class_word_in(name, vocabulary) <= most && marks_in(name, vocabulary).empty() &&
                !statement_in(name, vocabulary).says_something();
    if (!made.bare)
        made.troops = troop_line(line.text, line, vocabulary) == TroopLine::troops;
    return made;
}

// "Elephants" behind an empty line, beneath it their officer and then "4 elephants".
void HeadingPlan::find_over_officers(const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i + 2 < all_.size(); ++i) {
        const MailLine& line = lines_[i];
        const bool together = line.role == MailLine::Role::text && line.after_blank && !line.bullet &&
                              !lines_[i + 1].after_blank && !lines_[i + 2].after_blank &&
                              lines_[i + 1].role == MailLine::Role::text &&
                              lines_[i + 2].role == MailLine::Role::text;
        if (!together || all_[i].bare || line.text.find_first_of("0123456789,:;=(") != std::string::npos ||
            !names_leader(lines_[i + 1].text, vocabulary) || names_leader(line.text, vocabulary))
            continue;
        const std::vector<std::int32_t> above = classes_in(line.text, vocabulary);
        const std::vector<std::int32_t> officer = classes_in(lines_[i + 1].text, vocabulary);
        all_[i].bare =
            above.size() == 1 && officer.size() == 1 && classes_in(lines_[i + 2].text, vocabulary) == above;
        all_[i].troops = all_[i].troops && !all_[i].bare;
    }
}

// The first line may be a title that ends with a colon.
std::size_t HeadingPlan::first_heading() const {
    const auto first = std::find_if(lines_.begin(), lines_.end(),
                                    [](const MailLine& line) { return line.role == MailLine::Role::text; });
    return static_cast<std::size_t>(first - lines_.begin()) + 1;
}

void HeadingPlan::find_nested() {
    for (std::size_t i = first_heading(); i + 2 < all_.size(); ++i)
        nested_ = nested_ || (all_[i].heading && all_[i + 1].heading && !all_[i + 1].plain &&
                              !all_[i + 1].unit && is_above_troops(i + 1));
}

// "Byron's horse (right wing):", "First line:" and troops, then an empty line before the next body. A single
// pair may be a title above the first body.
void HeadingPlan::find_parted() {
    std::size_t pairs = 0;
    bool sure = false;
    bool blank = false; // stands before a later heading
    bool parted = true;
    for (std::size_t i = first_heading(); i + 1 < all_.size(); ++i) {
        if (!all_[i].heading)
            continue;
        blank = blank || (pairs != 0 && lines_[i].after_blank);
        if (!all_[i + 1].heading || !is_above_troops(i + 1))
            continue;
        parted = parted && (pairs == 0 || lines_[i].after_blank) && !lines_[i + 1].after_blank;
        sure = sure || all_[i].sure;
        ++pairs;
    }
    parted_ = parted && blank && (pairs > 1 || (pairs == 1 && sure));
}

bool HeadingPlan::is_unit_by_layout(std::size_t line) const {
    return parted_ && line != 0 && !lines_[line].after_blank && is_above_troops(line);
}

bool HeadingPlan::begins_some_part(std::size_t line) const {
    if (!is_above_troops(line))
        return false;
    const bool outlines = !lines_[line].label.empty() && lines_[line + 1].indent > lines_[line].indent;
    return outlines || (lines_[line].text.ends_with(':') &&
                        std::any_of(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(line),
                                    [](const Line& above) { return above.heading || above.troops; }));
}

bool HeadingPlan::may_head_first_part(std::size_t line) const {
    if (!is_above_troops(line) || lines_[line + 1].after_blank)
        return false;
    for (std::size_t below = line + 2; below < all_.size(); ++below)
        if ((all_[below].heading || all_[below].bare) && !all_[below].plain && is_above_troops(below))
            return true;
    return false;
}

bool HeadingPlan::names_army(std::size_t line) const {
    const std::string& text = lines_[line].text;
    if (line + 1 >= all_.size() || all_[line].plain || all_[line + 1].troops || text.ends_with(':') ||
        text.find_first_of("(0123456789") != std::string::npos)
        return false;
    bool host = false;
    for (const std::string_view word : words_of(text)) {
        const std::string small = small_letters(word);
        host = host || small == "host" || small == "hosts";
        if (small != "host" && is_in(WordList::body_heading, small))
            return false;
    }
    const auto next = std::find_if(all_.begin() + static_cast<std::ptrdiff_t>(line) + 1, all_.end(),
                                   [](const Line& below) { return below.heading || below.troops; });
    return host && next != all_.end() && next->heading && !next->unit;
}

void HeadingPlan::find_bare() {
    std::size_t found = 0;
    bool certain = false; // a heading that is one by itself
    bool parted = false;  // a bare one behind an empty line
    bool troops = false;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        troops = troops || all_[i].troops;
        // The first line of the list is its title.
        all_[i].bare = all_[i].bare && i != 0 && is_above_troops(i) && (lines_[i].after_blank || troops);
        found += all_[i].bare ? 1 : 0;
        certain = certain || (all_[i].heading && is_above_troops(i));
        parted = parted || (all_[i].bare && lines_[i].after_blank);
    }
    bare_ = found >= fewest_bare_headings || (parted && certain);
}

HeadingSplit HeadingPlan::settled(std::size_t line, std::string_view text, HeadingSplit split) const {
    if (text != lines_[line].text)
        return split;
    if (split.kind == HeadingKind::none && all_[line].labelled)
        split = {HeadingKind::body, true, false, std::string(text.substr(0, text.find(':'))), ""};
    if (split.kind == HeadingKind::none && all_[line].commanded)
        return {HeadingKind::body, true, false, std::string(text), ""};
    if (split.kind != HeadingKind::body && all_[line].outlined)
        return {HeadingKind::unit, true, false, lines_[line].text, ""};
    if (bare_ && split.kind == HeadingKind::none && all_[line].bare)
        return {HeadingKind::body, true, false, lines_[line].text, ""};
    if (split.kind == HeadingKind::body && all_[line].heading &&
        ((nested_ && !split.plain && is_above_troops(line)) || is_unit_by_layout(line)))
        split.kind = HeadingKind::unit;
    return split;
}

} // namespace muster
