// SPDX-License-Identifier: MIT
#include "mail/detail/troop_name.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/other_kinds.h"
#include "mail/detail/said_of_troop.h"
#include "mail/detail/troop_label.h"
#include "mail/detail/weapon_use.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

struct Span {
    std::size_t begin;
    std::size_t end;
};

class TroopNamer {
public:
    TroopNamer(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
               const std::vector<bool>& used, const std::vector<bool>& taken, TroopReading& way)
        : phrases_(phrases), tokens_(phrases.tokens), piece_(piece), vocabulary_(vocabulary), used_(used),
          taken_(taken), way_(way) {}

    void name() {
        const std::size_t colon = label_of_troop(phrases_, piece_, vocabulary_, used_, way_);
        for (const Span& span : spans()) {
            const std::string text = text_between(phrases_.line, tokens_, span.begin, span.end);
            look_at(span, text);
            if (is_called_by_code(span) || span.begin < colon ||
                tells_both_of_two(tokens_, span.begin, span.end, way_, ruleset()))
                continue;
            way_.name += (way_.name.empty() || text.empty() ? "" : " ") + text;
        }
        for (const std::string& twin : twin_numerals(tokens_, piece_.begin, piece_.end))
            way_.questions.push_back(not_understood(twin));
        if (vocabulary_.is_leader(piece_.class_value) && leads_unit(tokens_, piece_.begin, piece_.end))
            way_.joined = true;
        if (way_.guessed)
            way_.doubts.push_back(fmt::format(
                "\"{}\" is taken for {}",
                words_of_class(phrases_, piece_.begin, piece_.end, piece_.class_value, vocabulary_),
                ruleset().traits[vocabulary_.class_trait()].value_name(piece_.class_value)));
    }

private:
    [[nodiscard]] const Ruleset& ruleset() const { return vocabulary_.ruleset(); }
    [[nodiscard]] bool is_understood(std::size_t at) const {
        return taken_[at] || (phrases_.owner[at] != Phrases::nobody && used_[phrases_.owner[at]]);
    }
    // Of the vocabulary, but not a value here: a label, or a value that the line has otherwise.
    [[nodiscard]] bool is_label(std::size_t at) const {
        return phrases_.owner[at] != Phrases::nobody && phrases_.items[phrases_.owner[at]].meanings.empty();
    }
    [[nodiscard]] bool is_filler(std::size_t at) const {
        const Token& token = tokens_[at];
        if (!token.is_word())
            return false;
        const bool led_by = token.is("led") && at + 1 < piece_.end && tokens_[at + 1].is("by");
        return led_by || names_use(tokens_, at, piece_.begin) || is_joining_word(token.plain()) ||
               is_counted_thing(token.plain()) || is_label(at) || is_in(WordList::name_filler, token.plain());
    }
    [[nodiscard]] bool is_word(std::size_t at) const {
        return !is_understood(at) && !tokens_[at].is_mark() && !is_filler(at);
    }
    [[nodiscard]] static bool ends_span(const Token& token) {
        static constexpr std::string_view marks[] = {",",  ";", ":",  "(", ")", "[", "]",
                                                     "\"", "=", "..", "|", "@", "?", "!"};
        return token.is_mark() && std::any_of(std::begin(marks), std::end(marks),
                                              [&](std::string_view mark) { return token.is(mark); });
    }

    // Of "Men-at-arms" at "arms": the little words before its hyphens belong to it.
    [[nodiscard]] std::size_t first_of_word(std::size_t at) const {
        while (at >= piece_.begin + 2 && tokens_[at - 1].is("-") && !tokens_[at - 1].spaced &&
               tokens_[at - 2].is_word() && !is_understood(at - 2))
            at -= 2;
        return at;
    }

    // From one unknown word to the last before something understood or a mark that parts.
    [[nodiscard]] std::vector<Span> spans() const {
        std::vector<Span> spans;
        bool open = false;
        for (std::size_t at = piece_.begin; at < piece_.end; ++at) {
            if (is_understood(at) || ends_span(tokens_[at])) {
                open = false;
            } else if (is_word(at) ||
                       (open && spans.back().end == at && tokens_[at].is("line"))) { // "Third line"
                if (!open)
                    spans.push_back({first_of_word(at), at + 1});
                spans.back().end = at + 1;
                open = true;
            }
        }
        return spans;
    }

    // "A river dragon in office": little words beside the span belong to it.
    [[nodiscard]] bool is_quoted(const Span& span) const {
        std::size_t open = span.begin;
        while (open > piece_.begin && !tokens_[open - 1].is("\"") && is_filler(open - 1))
            --open;
        std::size_t close = span.end;
        while (close < piece_.end && !tokens_[close].is("\"") && is_filler(close))
            ++close;
        return open > piece_.begin && close < piece_.end && tokens_[open - 1].is("\"") &&
               tokens_[close].is("\"");
    }
    [[nodiscard]] bool is_in_brackets(const Span& span) const {
        return span.begin > piece_.begin && stands_in_brackets(phrases_, piece_.begin, span.begin, span.end);
    }
    // "1 x HCC III - the few still mounted": all of what a dash parts from the troops.
    [[nodiscard]] bool is_behind_dash(const Span& span) const {
        std::size_t at = span.begin;
        while (at > piece_.begin && tokens_[at - 1].is("the"))
            --at;
        return span.end == piece_.end && at > piece_.begin && tokens_[at - 1].is("-") &&
               tokens_[at - 1].spaced;
    }
    [[nodiscard]] bool stands_first(const Span& span) const {
        for (std::size_t at = piece_.begin; at < span.begin; ++at)
            if (phrases_.owner[at] != Phrases::nobody && used_[phrases_.owner[at]])
                return false;
        return true;
    }
    [[nodiscard]] bool has_capital(const Span& span) const {
        return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(span.begin),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(span.end),
                           [](const Token& token) { return token.is_word() && has_capital_letter(token); });
    }

    // "Rückgrat hoch" between commas behind the name: what says a value of something is no second name.
    [[nodiscard]] bool says_some_value(const Span& span) const {
        const auto parts = [this](std::size_t at) {
            return tokens_[at].is(",") || tokens_[at].is(";") || tokens_[at].is(".");
        };
        if (way_.coded || way_.name.empty() || span.end != span.begin + 2 || span.begin == 0 ||
            !parts(span.begin - 1) || !(span.end >= piece_.end || parts(span.end)) ||
            vocabulary_.is_leader(piece_.class_value))
            return false;
        const Token& value = tokens_[span.end - 1];
        return has_capital_letter(tokens_[span.begin]) && value.is_word() && !has_capital_letter(value);
    }

    void look_at(const Span& span, const std::string& text) {
        if (is_quoted(span)) {
            if (const auto asked = question_of_quoted(tokens_, span.begin, span.end, way_, vocabulary_))
                way_.questions.push_back(fmt::format("\"{}\": {}", text, *asked));
            return;
        }
        for (std::size_t at = span.begin; at < span.end; ++at)
            if (is_word(at) && look_at_word(at, span))
                return;
        if (is_added(span) && names_open_trait(text, way_, ruleset()))
            way_.questions.push_back(not_understood(text));
        else if (says_some_value(span))
            way_.doubts.push_back(not_understood(text));
        else if (!way_.coded && !has_capital(span) && !stands_first(span) && !is_of_leader(span) &&
                 !(is_behind_dash(span) && piece_.surely >= ClassWord::kind &&
                   says_nothing(phrases_, span.begin, span.end)) &&
                 !is_kind(span) && !is_called_by_code(span) && !is_person(span) &&
                 !names_row(phrases_, piece_.begin, span.begin, span.end) &&
                 !(is_in_brackets(span) && says_what_is_required()) && !is_gear(span))
            (is_gloss(span) ? way_.glosses : way_.doubts).push_back(not_understood(text));
    }

    // "The C-in-C commands from the rear": where a leader is, is nothing that rules ask for.
    [[nodiscard]] bool is_of_leader(const Span& span) const {
        if (!vocabulary_.is_leader(piece_.class_value))
            return false;
        bool alone = false; // "stands alone on his hill"
        for (std::size_t at = span.begin; at < span.end; ++at) {
            alone = alone || (at > span.begin && tokens_[at - 1].is("alone")) || tokens_[at].is("alone");
            const bool unknown =
                phrases_.owner[at] == Phrases::nobody && !changes_meaning(tokens_[at].plain());
            if (is_word(at) && !(alone && unknown) && !is_in(WordList::leader_place, tokens_[at].plain()))
                return false;
        }
        return true;
    }

    // "with short range missile weapons (SRW)": the words before a code in brackets are what it is called.
    [[nodiscard]] bool is_called_by_code(const Span& span) const {
        if (stands_first(span) || has_capital(span) || !is_joining_word(tokens_[span.begin - 1].plain()))
            return false;
        std::size_t at = span.end;
        while (at < piece_.end && tokens_[at].is_word() && !class_said_at(at))
            ++at;
        return at + 2 < tokens_.size() && tokens_[at].is("(") && is_understood(at + 1) &&
               !class_said_at(at + 1) && is_in_capitals(tokens_[at + 1].text) &&
               tokens_[at + 1].text.size() > 1 && tokens_[at + 2].is(")");
    }
    [[nodiscard]] bool class_said_at(std::size_t at) const {
        return phrases_.owner[at] != Phrases::nobody &&
               class_said(phrases_.items[phrases_.owner[at]], vocabulary_).has_value();
    }

    // "light infantry archers": a kind beside a class that is said by its name; where it ends, or `at`.
    [[nodiscard]] std::size_t behind_kind(std::size_t at) const {
        if (piece_.surely < ClassWord::name || phrases_.owner[at] == Phrases::nobody)
            return at;
        const PhraseItem& item = phrases_.items[phrases_.owner[at]];
        const auto said = class_said(item, vocabulary_);
        return said && said->second <= ClassWord::kind &&
                       !is_narrower_class(said->first, piece_.class_value, vocabulary_)
                   ? item.end
                   : at;
    }
    [[nodiscard]] bool is_kind(const Span& span) const { return behind_kind(span.begin) >= span.end; }

    // Kinds and words that the rules do not know.
    [[nodiscard]] bool tells_nothing(const Span& span) const {
        for (std::size_t at = span.begin; at < span.end; ++at)
            if (behind_kind(at) == at && !says_nothing(phrases_, at, at + 1))
                return false;
        return true;
    }

    // "heavy infantry with spears (sergeants)", "…, boys and greybeards": what such troops are called, set
    // apart behind their class by its name.
    [[nodiscard]] bool is_gloss(const Span& span) const {
        return piece_.surely == ClassWord::name &&
               (is_in_brackets(span) ||
                (is_set_apart(span) && tells_nothing(span) && !leaves_arms_open(way_, ruleset()))) &&
               std::none_of(tokens_.begin() + static_cast<std::ptrdiff_t>(span.begin),
                            tokens_.begin() + static_cast<std::ptrdiff_t>(span.end), tells_state);
    }

    [[nodiscard]] bool is_gear(const Span& span) const {
        return is_added(span) && span.end == span.begin + 1 && !leaves_arms_open(way_, ruleset()) &&
               is_in(WordList::gear, tokens_[span.begin].plain());
    }

    // Between commas, brackets or dashes, but for little words.
    [[nodiscard]] bool is_set_apart(const Span& span) const {
        const auto parts = [this](std::size_t at) {
            return ends_span(tokens_[at]) || (tokens_[at].is("-") && tokens_[at].spaced) ||
                   tokens_[at].is(".");
        };
        std::size_t before = span.begin;
        while (before > piece_.begin && is_filler(before - 1) && !is_label(before - 1))
            --before;
        return before > piece_.begin && parts(before - 1) && (span.end == piece_.end || parts(span.end));
    }

    // "the queen (General)", "the General rides with them": who stands with them.
    [[nodiscard]] bool is_person(const Span& span) const {
        const bool general = std::any_of(way_.values.begin(), way_.values.end(), [&](const ValueOf& value) {
            return is_of_general(value, ruleset());
        });
        for (std::size_t at = span.begin; at < span.end; ++at)
            if (is_word(at) && !is_in(WordList::person, tokens_[at].plain()) &&
                !(general && is_in(WordList::mark_filler, tokens_[at].plain())))
                return false;
        return true;
    }

    [[nodiscard]] static std::string not_understood(std::string_view text) {
        return fmt::format("\"{}\": not understood", text);
    }

    // Whether the span is settled: by a question, or because it says nothing.
    bool look_at_word(std::size_t at, const Span& span) {
        const Token& token = tokens_[at];
        if (token.is_number()) // those that are part of a name were left
            return false;
        if ((token.is("none") && span.end == span.begin + 1 && denies_nothing(way_, ruleset())) ||
            denies_unknown(at, span) || tells_both_of_two(tokens_, span.begin, span.end, way_, ruleset()) ||
            is_told_of_them(phrases_, span.begin, span.end, says_what_is_required(), vocabulary_))
            return true;
        const bool aside = is_in_brackets(span) || is_behind_dash(span) ||
                           (is_set_apart(span) && span.end == span.begin + 1);
        const bool sign = is_in_brackets(span) && token.text.size() == 1 && span.end == at + 1 &&
                          !token.is("o"); // "(G)"; "(O)" is ordinary
        const bool mere_talk =
            (says_enough() || (way_.coded && aside)) && is_in(WordList::mere_talk, token.plain());
        const bool the_others = names_others(phrases_, at, span.end, piece_.class_value, vocabulary_);
        if ((changes_meaning(token.plain()) && !mere_talk && !is_of_leader(span) && !is_a_few(at, span) &&
             !(way_.coded && (the_others || tells_what_would_be(tokens_, span.begin, at)))) ||
            speaks_of_line(at, span) || sign) {
            way_.questions.push_back(
                not_understood(text_between(phrases_.line, tokens_, span.begin, span.end)));
            return true;
        }
        if (phrases_.owner[at] == Phrases::nobody && is_cut_short(tokens_, at, piece_.end)) {
            way_.questions.push_back(not_understood(token.text + "."));
            return true;
        }
        if (is_stray_class_word(at)) {
            way_.questions.push_back(fmt::format("\"{}\": the line says something else as well", token.text));
            return true;
        }
        if (phrases_.owner[at] != Phrases::nobody)
            return look_at_unused(phrases_.items[phrases_.owner[at]], span);
        return take_typing_error(token, way_, vocabulary_);
    }

    [[nodiscard]] bool is_a_few(std::size_t at, const Span& span) const {
        const bool ends = span.end == piece_.end || ends_span(tokens_[span.end]);
        return way_.coded && ends && span.begin == at && at > piece_.begin &&
               tells_a_few(phrases_, span.begin, span.end, piece_.class_value, vocabulary_);
    }

    // "screening the main line", not "British line"
    [[nodiscard]] bool speaks_of_line(std::size_t at, const Span& span) const {
        const Token& token = tokens_[at];
        const bool line = token.is("line") && at > piece_.begin &&
                          (tokens_[at - 1].is("main") || tokens_[at - 1].is("battle") ||
                           (at > span.begin && tokens_[at - 1].is("the")));
        return leaves_line_open(way_, ruleset()) && (line || token.is("mbl"));
    }

    // "(no relation)", "azabs without a gun", "no weapon but swords": what the rules do not know changes
    // nothing, unless it may be another word for what such troops have as a rule.
    [[nodiscard]] bool denies_unknown(std::size_t at, const Span& span) const {
        const std::size_t owner = at == 0 ? Phrases::nobody : phrases_.owner[at - 1];
        const bool but = tokens_[at].is("but") && owner != Phrases::nobody && used_[owner] &&
                         is_negation(tokens_[phrases_.items[owner].begin].plain());
        const bool denies = is_negation(tokens_[at].plain()) || tokens_[at].is("never");
        const bool of_thing = denies && denies_thing_of_all(tokens_, span.begin, at);
        if (of_thing && way_.coded &&
            denies_other_kind(phrases_, at, span.end, piece_.class_value, vocabulary_))
            return true;
        if (!(but || (of_thing && says_enough() && denies_nothing(way_, ruleset()))) ||
            !are_unknown_words(phrases_, at + 1, span.end, vocabulary_))
            return false;
        return span.end > at + 1 || (but && span.end < piece_.end && is_understood(span.end)); // "side arms"
    }

    // "+ gun", "with guns"
    [[nodiscard]] bool is_added(const Span& span) const {
        static const WordSet adding{"+", "plus", "with", "mit"};
        return span.begin > piece_.begin && adding.contains(tokens_[span.begin - 1].plain());
    }

    // Whether the troop needs nothing more to be said.
    [[nodiscard]] bool says_enough() const { return way_.coded && says_what_is_required(); }
    [[nodiscard]] bool says_what_is_required() const {
        return muster::says_what_is_required(way_, ruleset());
    }

    // "light" beside a class that is not light, or beside one that is only guessed from a word.
    [[nodiscard]] bool is_stray_class_word(std::size_t at) const {
        const std::string& word = tokens_[at].plain();
        const bool adjective = word == "light" || word == "medium" || word == "heavy" || word == "super";
        if (!adjective || at + 1 >= piece_.end || !tokens_[at + 1].is_word() || !is_understood(at + 1))
            return false;
        if (phrases_.owner[at + 1] == Phrases::nobody ||
            !class_said(phrases_.items[phrases_.owner[at + 1]], vocabulary_))
            return false;
        const std::string name =
            small_letters(ruleset().traits[vocabulary_.class_trait()].value_name(piece_.class_value));
        const bool weighs = name.find("light") != std::string::npos ||
                            name.find("heavy") != std::string::npos ||
                            name.find("medium") != std::string::npos;
        return weighs && (piece_.surely < ClassWord::name || name.find(word) == std::string::npos);
    }

    // A value that the line has otherwise, or an adjective beside an unknown word: alone it is no name.
    bool look_at_unused(const PhraseItem& item, const Span& span) {
        const bool alone = item.begin <= span.begin && item.end >= span.end;
        const bool kind = class_said(item, vocabulary_) && !says_otherwise(item, way_, vocabulary_);
        const Token& first = tokens_[item.begin];
        const bool code = item.meanings.front().source == Source::code && is_in_capitals(first.text) &&
                          first.text.size() > 1 && !is_roman_number(first.text);
        if ((!alone && !code) || kind || (way_.coded && numbers_regiment(item, phrases_, piece_.end)))
            return false;
        const std::string text = text_between(phrases_.line, tokens_, item.begin, item.end);
        way_.questions.push_back(fmt::format("\"{}\": the line says something else as well", text));
        return true;
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Piece& piece_;
    const Vocabulary& vocabulary_;
    const std::vector<bool>& used_;
    const std::vector<bool>& taken_;
    TroopReading& way_;
};

} // namespace

void name_troop(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                const std::vector<bool>& used, const std::vector<bool>& taken, TroopReading& way) {
    TroopNamer(phrases, piece, vocabulary, used, taken, way).name();
}

} // namespace muster
