// SPDX-License-Identifier: MIT
#include "mail/detail/heading_words.h"

#include "base/text.h"
#include "mail/detail/all_statement.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_prose.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

constexpr std::size_t longest_heading = 16; // words

class HeadingReader {
public:
    HeadingReader(const std::string& text, const MailLine& line, const Vocabulary& vocabulary)
        : text_(text), line_(line), vocabulary_(vocabulary),
          phrases_(phrases_in(text, vocabulary, {Level::body, Level::unit, Level::troop})),
          unit_words_(
              vocabulary.tokens(small_letters(vocabulary.ruleset().level_words[index_of(Level::unit)]))) {}

    HeadingSplit split() {
        if (phrases_.tokens.empty())
            return {};
        if (const std::size_t verb = verb_before_body_words(); verb < phrases_.tokens.size())
            return {HeadingKind::body, true, false,
                    text_between(text_, phrases_.tokens, 0, verb) + ", " +
                        text_.substr(phrases_.tokens[verb].end),
                    ""};
        const std::size_t colon = heading_colon();
        const std::size_t verb = verb_behind_heading();
        const std::size_t dash = dash_behind_heading();
        const bool counts_behind_dash = dash + 1 < phrases_.tokens.size() && dash < colon &&
                                        phrases_.tokens[dash + 1].is_number(); // "Unit 2 - 4 big orcs: foot"
        if (HeadingSplit named = split_named(phrases_, vocabulary_); named.kind != HeadingKind::none)
            return named;
        const std::size_t end = verb < colon                                            ? verb
                                : colon < phrases_.tokens.size() && !counts_behind_dash ? colon
                                                                                        : dash;
        const bool has_rest = end + 1 < phrases_.tokens.size();
        const bool counts =
            phrases_.tokens.front().is_number() && !is_ordinal(1) && !names_one_link(phrases_.tokens, end);
        if ((says_class(0, end) && !(ends_with_link_in_brackets(end) && !has_rest)) || is_all(end) ||
            lists_units(phrases_.tokens, end) || (counts && has_rest))
            return {};
        HeadingSplit found;
        found.kind = kind_of(end);
        found.sure = found.kind != HeadingKind::none;
        found.plain = found.kind == HeadingKind::body && names_only_body(end);
        if (has_rest && !says_class(end, phrases_.tokens.size()))
            return sure_without_troops(std::move(found));
        if (has_rest && found.kind == HeadingKind::none)
            return {}; // a label of its troops
        if (!has_rest && !stands_as_heading(end, found))
            return {};
        if (found.kind == HeadingKind::none)
            found.kind = HeadingKind::body;
        found.heading = text_between(text_, phrases_.tokens, 0, end_without_writer(phrases_.tokens, end));
        found.rest = has_rest ? text_.substr(phrases_.tokens[end].end) : "";
        return found;
    }

private:
    // "Left wing - sub-commander rating 3, orders: attack": the whole line is the heading.
    HeadingSplit sure_without_troops(HeadingSplit found) const {
        if (found.kind == HeadingKind::none || says_class(0, phrases_.tokens.size()) ||
            !stands_as_heading(phrases_.tokens.size(), found))
            return {};
        found.heading = text_;
        return found;
    }

    // The colon before the troops, or the last of the line; a colon between brackets or behind a label is
    // none.
    [[nodiscard]] std::size_t heading_colon() const {
        int depth = 0;
        for (std::size_t at = 0; at < phrases_.tokens.size(); ++at) {
            const Token& token = phrases_.tokens[at];
            depth += token.is("(") ? 1 : token.is(")") && depth > 0 ? -1 : 0;
            if (token.is(":") && depth == 0 && phrases_.owner[at] == Phrases::nobody)
                return at;
        }
        return phrases_.tokens.size();
    }

    // "Unit 1 - 20 HI pilum", "Left wing - HIPn RA x 3"
    [[nodiscard]] std::size_t dash_behind_heading() const {
        for (std::size_t at = 1; at < phrases_.tokens.size() && at <= 4; ++at) {
            const bool dash =
                (phrases_.tokens[at].is("-") || phrases_.tokens[at].is("/")) && phrases_.tokens[at].spaced;
            const bool ends = (phrases_.tokens[at].is(".") || phrases_.tokens[at].is(")")) && at >= 2;
            if (!(dash || ends) || !says_class(at, phrases_.tokens.size()))
                continue;
            const HeadingKind kind = kind_of(at);
            if (kind == HeadingKind::unit || (dash && kind == HeadingKind::body && names_only_body(at)))
                return at;
        }
        return phrases_.tokens.size();
    }

    // "In the centre stand three vignettes of …", "Unit 1 is 3 vignettes of …": the verb before the troops.
    [[nodiscard]] std::size_t verb_behind_heading() const {
        constexpr std::size_t longest = 6; // tokens
        for (std::size_t at = 1; at < phrases_.tokens.size() && at <= longest; ++at) {
            if (!is_placing_verb(phrases_.tokens[at]) || !says_class(at, phrases_.tokens.size()))
                continue;
            const HeadingKind kind = kind_of(at);
            if ((kind == HeadingKind::unit && names_only_unit(at)) ||
                (kind == HeadingKind::body && names_only_body(at)))
                return at;
        }
        return phrases_.tokens.size();
    }

    // "Unit 1", "Its second unit", not "The unit of Spartans"
    [[nodiscard]] bool names_only_unit(std::size_t end) const {
        return std::all_of(phrases_.tokens.begin(),
                           phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const Token& token) {
                               return names_unit(token) || is_joining_word(token.plain()) ||
                                      is_ordinal_word(token) || token.is_number() || token.is("only");
                           });
    }

    // "The right wing has a sub-commander of rating 2 and orders to hold.": the verb, if nothing else is
    // said.
    [[nodiscard]] std::size_t verb_before_body_words() const {
        constexpr std::size_t longest = 10; // tokens
        std::size_t verb = 1;
        while (verb < phrases_.tokens.size() && verb <= longest && !is_placing_verb(phrases_.tokens[verb]))
            ++verb;
        if (verb >= std::min(phrases_.tokens.size(), longest + 1) || kind_of(verb) != HeadingKind::body ||
            !(names_only_body(verb) || names_body_by_name(phrases_.tokens, verb)))
            return phrases_.tokens.size();
        bool says = false;
        for (std::size_t at = verb + 1; at < phrases_.tokens.size(); ++at) {
            const Token& token = phrases_.tokens[at];
            const bool value = phrases_.owner[at] != Phrases::nobody && is_of_body(phrases_.owner[at]);
            says = says || value || token.is_number();
            if (!value && !token.is_number() && !token.is_mark() && !is_joining_word(token.plain()) &&
                !tells_body_only(token) && !token.is("wing")) // "is a wing of its own, …"
                return phrases_.tokens.size();
        }
        return says ? verb : phrases_.tokens.size();
    }

    [[nodiscard]] bool is_of_body(std::size_t item) const {
        const std::vector<Meaning>& meanings = phrases_.items[item].meanings;
        return meanings.empty() ||
               vocabulary_.ruleset().traits[meanings.front().values.front().trait].level == Level::body;
    }

    [[nodiscard]] static bool is_placing_verb(const Token& token) {
        return token.is_word() && is_in(WordList::placing, token.plain());
    }

    [[nodiscard]] bool names_only_body(std::size_t end) const {
        return std::all_of(phrases_.tokens.begin(),
                           phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const Token& token) {
                               return names_part_of_field(token) || is_joining_word(token.plain()) ||
                                      is_ordinal_word(token) || token.is("i") || token.is("we") ||
                                      (token.is_word() && is_in(WordList::direction, token.plain()));
                           });
    }

    [[nodiscard]] bool says_class(std::size_t begin, std::size_t end) const {
        const ClassWord least = begin == 0 ? ClassWord::name : ClassWord::guess;
        if (begin == 0 && names_part_by_troops(phrases_, end, vocabulary_))
            return false;
        return std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
            const auto said = class_said(item, vocabulary_);
            return item.begin >= begin && item.begin < end && said && said->second >= least;
        });
    }

    // "All my troops …" is a statement; "Centre, all of it …" is said of the part that a mark ends.
    [[nodiscard]] bool is_all(std::size_t end) const {
        const std::size_t all = word_for_all(phrases_.tokens, end);
        const bool of_part =
            all > 1 && phrases_.tokens[all - 1].is_mark() && kind_of(all - 1) != HeadingKind::none;
        return all < end &&
               !(of_part && (all + 1 == end || !changes_meaning(phrases_.tokens[all + 1].plain())));
    }

    // "In-line link", "support link of two vignettes, front and rear"
    [[nodiscard]] bool begins_with_link(std::size_t end) const {
        if (phrases_.items.empty() || phrases_.items.front().meanings.empty())
            return false;
        const PhraseItem& first = phrases_.items.front();
        const Level level = vocabulary_.ruleset().traits[first.meanings.front().values.front().trait].level;
        const auto tokens = phrases_.tokens.begin();
        return first.begin == 0 && first.end <= end && level == Level::unit &&
               std::any_of(tokens, tokens + static_cast<std::ptrdiff_t>(std::min(end, first.end + 1)),
                           [](const Token& token) { return token.is("link"); });
    }

    // "Foot of the middle (link, in line)", "Fifty deep (link, in line)": whatever the name says.
    [[nodiscard]] bool ends_with_link_in_brackets(std::size_t end) const {
        const bool counts =
            std::any_of(phrases_.tokens.begin(), phrases_.tokens.end(),
                        [](const Token& token) { return token.is_number() && !token.as_word; });
        if (counts || end < 3 || end > phrases_.tokens.size() || !phrases_.tokens[end - 1].is(")"))
            return false;
        std::size_t open = end - 1;
        while (open != 0 && !phrases_.tokens[open].is("("))
            --open;
        return open != 0 && open + 1 < end &&
               std::any_of(phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(open),
                           phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const Token& token) { return token.is("link") || token.is("linked"); }) &&
               std::none_of(phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(open),
                            phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                            [](const Token& token) { return token.is_number(); });
    }

    [[nodiscard]] HeadingKind kind_of(std::size_t end) const {
        if (names_both_sides(phrases_.tokens, end))
            return HeadingKind::none;
        if (names_one_link(phrases_.tokens, end) || begins_with_link(end) || ends_with_link_in_brackets(end))
            return HeadingKind::unit;
        const auto is_of_unit = [&](const Token& token) {
            return names_unit(token) || (!unit_words_.empty() && token.is(unit_words_.front().plain()));
        };
        // "Peasants and regiments (right wing)", not "Regiment 2 (left)".
        if (end != 0 && !is_of_unit(phrases_.tokens.front()) && ends_with_part_in_brackets(end))
            return HeadingKind::body;
        for (std::size_t at = 0; at < end && at < 3; ++at) {
            const Token& token = phrases_.tokens[at];
            if (is_of_unit(token))
                return HeadingKind::unit;
            if (names_part_of_field(token))
                break;
        }
        const Token& opening = phrases_.tokens.front(); // "Its sub-commander has rating 3": of the body above
        if (opening.is("its") || opening.is("his") || opening.is("their"))
            return HeadingKind::none;
        const bool is_brief = words_in(end) <= 5; // "Amun division (centre)", "Catulus (left)"
        for (std::size_t at = 0; at < end && (is_brief || !phrases_.tokens[at].is("(")); ++at)
            if (names_part_of_field(phrases_.tokens[at]))
                return HeadingKind::body;
        if (names_body_by_values(end))
            return HeadingKind::body;
        return HeadingKind::none;
    }

    // "Hiller and Bellegarde at Aspern (right wing)": a name of any length.
    [[nodiscard]] bool ends_with_part_in_brackets(std::size_t end) const {
        if (end < 3 || !phrases_.tokens[end - 1].is(")"))
            return false;
        std::size_t at = end - 1;
        while (at-- > 0 && !phrases_.tokens[at].is("("))
            if (!names_part_of_field(phrases_.tokens[at]))
                return false;
        return at != 0 && at < end - 2;
    }

    // "Eustace of Boulogne and Roger of Montgomery": all but the little words begin with a capital.
    [[nodiscard]] bool is_in_title_case(std::size_t end) const {
        return std::all_of(phrases_.tokens.begin(),
                           phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const Token& token) {
                               return !token.is_word() || is_joining_word(token.plain()) ||
                                      std::islower(static_cast<unsigned char>(token.text.front())) == 0;
                           });
    }

    [[nodiscard]] bool is_short_label(std::size_t end, const HeadingSplit& found) const {
        constexpr std::size_t longest = 10; // words
        return found.sure && end + 1 == phrases_.tokens.size() && words_in(end) <= longest;
    }

    // "Wing two, rating 1, no orders yet, I shall decide that on the day:"
    // "Second wing, rated 2, orders not decided yet, I will tell you"
    [[nodiscard]] bool says_body_values(std::size_t end) const {
        if (end == phrases_.tokens.size()) {
            const auto mark =
                std::find_if(phrases_.tokens.begin(), phrases_.tokens.end(), [](const Token& t) {
                    return t.is(",") || t.is("(") || t.is(":") || t.is("-") || t.is(";");
                });
            return mark != phrases_.tokens.end() && says_rating(phrases_.tokens, end) &&
                   names_body_by_name(phrases_.tokens,
                                      static_cast<std::size_t>(mark - phrases_.tokens.begin()));
        }
        return end + 1 == phrases_.tokens.size() && names_part_of_field(phrases_.tokens.front()) &&
               std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
                   return !item.meanings.empty() &&
                          vocabulary_.ruleset().traits[item.meanings.front().values.front().trait].level ==
                              Level::body;
               });
    }

    // "Unit \"Long knives\": sub-commander and General with it", "Unit 1 - General, sub-cdr."
    [[nodiscard]] bool says_unit_marks(const HeadingSplit& found) const {
        const auto label_end =
            std::find_if(phrases_.tokens.begin(), phrases_.tokens.end(),
                         [](const Token& token) { return token.is(":") || (token.is("-") && token.spaced); });
        return found.kind == HeadingKind::unit && label_end != phrases_.tokens.end() &&
               !marks_in(std::string_view(text_).substr(label_end->end), vocabulary_).empty();
    }

    // "Wing: Dawn."
    [[nodiscard]] bool names_body_by_colon(std::size_t end) const {
        constexpr std::size_t longest = 6; // tokens
        return end > 2 && end <= longest && names_part_of_field(phrases_.tokens[0]) &&
               phrases_.tokens[1].is(":") && phrases_.items.empty();
    }

    // "Skitterers, sub-commander rating 1, orders advance": a name, then a number and another value of a
    // body.
    [[nodiscard]] bool names_body_by_values(std::size_t end) const {
        const Token& first = phrases_.tokens.front();
        if (end == 0 || !first.is_word() || !may_name(phrases_.owner[0]) || is_body_label(first.plain()) ||
            first.is("my") || !rates_bodies(vocabulary_.ruleset()))
            return false;
        bool number = false;
        bool orders = false; // "no orders yet"
        for (std::size_t at = 1; at < end; ++at) {
            number = number || phrases_.tokens[at].is_number();
            orders = orders || phrases_.tokens[at].is("orders");
        }
        const bool rated = says_rating(phrases_.tokens, end);
        return number &&
               ((rated && orders) ||
                std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
                    return (item.labelled || rated) && item.end <= end && !item.meanings.empty() &&
                           vocabulary_.ruleset().traits[item.meanings.front().values.front().trait].level ==
                               Level::body;
                }));
    }

    // "Horde" is a name where nothing says that it is troops.
    [[nodiscard]] bool may_name(std::size_t item) const {
        const auto said =
            item == Phrases::nobody ? std::nullopt : class_said(phrases_.items[item], vocabulary_);
        return item == Phrases::nobody || (said && said->second <= ClassWord::kind);
    }
    [[nodiscard]] std::size_t words_in(std::size_t end) const {
        return static_cast<std::size_t>(
            std::count_if(phrases_.tokens.begin(), phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                          [](const Token& token) { return token.is_word(); }));
    }

    // A line without troops that is a heading: by its colon, as Markdown's, or by its words where it is no
    // sentence.
    [[nodiscard]] bool stands_as_heading(std::size_t end, const HeadingSplit& found) const {
        const std::string_view said =
            std::string_view(text_).substr(0, found.sure ? text_.find('(') : text_.size());
        if (ends_with_link_in_brackets(end) ||
            (line_.heading && found.sure && words_in(end) <= longest_heading))
            return true;
        if (words_in(end) > longest_heading + (found.sure ? 8 : 0) ||
            (is_sentence(said) && !is_short_label(end, found) && !says_body_values(end) &&
             !says_unit_marks(found)))
            return false;
        const bool colon = end < phrases_.tokens.size();
        if (!found.sure)
            return colon && (words_in(end) <= 6 || is_in_title_case(end));
        const Token& first = phrases_.tokens.front();
        if (first.is_number() && !is_ordinal(1))
            return false; // "12 vignettes"
        const std::size_t words = text_.ends_with('.') && end == phrases_.tokens.size() ? end - 1 : end;
        return colon || !text_.ends_with('.') || names_body_by_values(end) || names_only_body(words) ||
               names_body_by_colon(words) || says_unit_marks(found);
    }

    [[nodiscard]] bool is_ordinal(std::size_t at) const {
        return at < phrases_.tokens.size() && names_part_of_field(phrases_.tokens[at]);
    }

    const std::string& text_;
    const MailLine& line_;
    const Vocabulary& vocabulary_;
    Phrases phrases_;
    Tokens unit_words_; // what the rule set calls a unit
};

} // namespace

HeadingSplit split_heading(const std::string& text, const MailLine& line, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || line.names_unit)
        return line.names_unit ? HeadingSplit{HeadingKind::unit, true, false, text, {}} : HeadingSplit{};
    auto known = line.heading ? &KnownLines::marked_headings : &KnownLines::headings;
    return remembered(text, vocabulary, known, [&] {
        return named_by_label(HeadingReader(text, line, vocabulary).split(), vocabulary);
    });
}

} // namespace muster
