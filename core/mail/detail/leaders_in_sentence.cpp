// SPDX-License-Identifier: MIT
#include "mail/detail/leaders_in_sentence.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

bool is_general_by_rank(const PhraseItem& item, const Tokens& tokens, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    if (!said || said->second < ClassWord::name || !vocabulary.is_leader(said->first))
        return false;
    return is_of_general({vocabulary.class_trait(), said->first}, vocabulary.ruleset()) ||
           std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(item.begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(item.end), [](const Token& token) {
                           return token.has_form("general") || token.plain().ends_with("-general");
                       });
}

namespace {

bool joins_leaders(const Token& token) {
    return token.is(",") || token.is(";") || token.is("and") || token.is("plus") || token.is("&") ||
           token.is("+") || token.is("und");
}

// "The generals are", "The army is led by", "I have"
bool opens_leaders(const Token& token) {
    static const WordSet words{
        "the",     "my",       "our",      "generals", "leaders", "commanders", "are", "were",
        "is",      "consist",  "consists", "comprise", "there",   "have",       "has", "take",
        "field",   "bring",    "i",        "we",       "of",      "army",       "led", "commanded",
        "by",      "command",  "high",     "staff",    "two",     "in",         "as",  "comprises",
        "include", "includes", "die",      "generäle", "sind",    "meine"};
    return token.is(":") || token.is("-") || token.is(",") || words.contains(token.plain());
}

// "each stands on his own": what the list shows without it.
bool stands_alone(const Tokens& tokens, std::size_t begin) {
    static const WordSet words{"each",    "both",       "all",   "they",  "he",   "stand", "stands",
                               "is",      "are",        "on",    "his",   "own",  "by",    "their",
                               "alone",   "him",        "with",  "no",    "unit", "units", "none",
                               "himself", "themselves", "fight", "fights"};
    static const WordSet alone{"alone", "own", "himself", "themselves"};
    bool told = false;
    for (std::size_t at = begin; at < tokens.size(); ++at) {
        if (!tokens[at].is_mark() && !words.contains(tokens[at].plain()))
            return false;
        told = told || alone.contains(tokens[at].plain());
    }
    return told;
}

// Whether he may have troops with him, or be denied.
bool says_more(const Tokens& tokens, std::size_t end) {
    static const WordSet more{"with",   "lead",  "leads",   "leading", "commands", "commanding", "rides",
                              "riding", "heads", "heading", "joins",   "among",    "except",     "or",
                              "each",   "every", "who",     "where",   "if"};
    return std::any_of(
        tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token& token) {
            return token.is_word() && (more.contains(token.plain()) || is_negation(token.plain()) ||
                                       changes_meaning(token.plain()));
        });
}

class LeaderList {
public:
    LeaderList(std::string_view text, const Vocabulary& vocabulary)
        : phrases_(phrases_in(text, vocabulary)), vocabulary_(vocabulary) {}

    // The text of each leader; none if the sentence says anything else.
    [[nodiscard]] std::vector<std::string> read() {
        cut_end();
        std::vector<std::size_t> begins;
        for (const PhraseItem& item : phrases_.items) {
            const bool opening = begins.empty() && opens(item.end); // "The generals"
            if (item.begin >= end_ || opening || !class_said(item, vocabulary_))
                continue;
            const auto begin = begin_of(item);
            if (!is_general_by_rank(item, phrases_.tokens, vocabulary_) || !begin)
                return {};
            begins.push_back(*begin);
        }
        if (begins.empty() || !opens(begins.front()) || !speaks_of_army(begins) ||
            says_more(phrases_.tokens, end_))
            return {};
        return texts(begins);
    }

private:
    // "; each stands on his own."
    void cut_end() {
        end_ = phrases_.tokens.size();
        for (std::size_t at = end_; at-- > 1;)
            if ((phrases_.tokens[at].is(";") || phrases_.tokens[at].is(",") || phrases_.tokens[at].is("-")) &&
                stands_alone(phrases_.tokens, at)) {
                end_ = at;
                return;
            }
    }

    // "one" of "one regular sub-general".
    [[nodiscard]] std::optional<std::size_t> begin_of(const PhraseItem& item) const {
        std::size_t at = item.begin;
        while (at != 0 && phrases_.owner[at - 1] != Phrases::nobody)
            --at;
        if (at == 0)
            return std::nullopt;
        const Token& before = phrases_.tokens[at - 1];
        const bool counts = before.is_number() || before.is("a") || before.is("an");
        return counts ? std::optional(at - 1) : std::nullopt;
    }

    [[nodiscard]] bool opens(std::size_t end) const {
        return end != 0 &&
               std::all_of(phrases_.tokens.begin(),
                           phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end), opens_leaders);
    }

    // "Led by a sub-general" is said of the unit above.
    [[nodiscard]] bool speaks_of_army(const std::vector<std::size_t>& begins) const {
        static const WordSet subjects{"generals", "leaders", "army", "staff", "generäle"};
        return begins.size() > 1 ||
               std::any_of(phrases_.tokens.begin(),
                           phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(begins.front()),
                           [](const Token& token) { return subjects.contains(token.plain()); });
    }

    [[nodiscard]] std::vector<std::string> texts(const std::vector<std::size_t>& begins) const {
        std::vector<std::string> all;
        all.reserve(begins.size());
        for (std::size_t i = 0; i < begins.size(); ++i) {
            std::size_t end = i + 1 < begins.size() ? begins[i + 1] : end_;
            const bool last = i + 1 == begins.size();
            const std::size_t whole = end;
            while (end > begins[i] &&
                   (joins_leaders(phrases_.tokens[end - 1]) || phrases_.tokens[end - 1].is(".")))
                --end;
            if (!last && end == whole)
                return {};
            all.push_back(text_between(phrases_.line, phrases_.tokens, begins[i], end));
        }
        return all;
    }

    Phrases phrases_;
    const Vocabulary& vocabulary_;
    std::size_t end_ = 0; // of the tokens that list them
};

bool tells_general(const MailLine& line, const Vocabulary& vocabulary) {
    const std::string small = small_letters(line.text);
    if (small.find("general") == std::string::npos && small.find("c-in-c") == std::string::npos &&
        small.find("in-chief") == std::string::npos && small.find("in chief") == std::string::npos &&
        small.find("cinc") == std::string::npos)
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary);
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return is_general_by_rank(item, phrases.tokens, vocabulary);
    });
}

} // namespace

std::vector<MailLine> with_leaders_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    const auto tells = [&](const MailLine& line) { return tells_general(line, vocabulary); };
    // Where other lines tell generals too, the sentence may only speak of those.
    if (vocabulary.ruleset().conversion.price.empty() ||
        std::count_if(lines.begin(), lines.end(), tells) != 1)
        return lines;
    const auto listing = std::find_if(lines.begin(), lines.end(), tells);
    const std::vector<std::string> leaders = listing->role == MailLine::Role::text
                                                 ? LeaderList(listing->text, vocabulary).read()
                                                 : std::vector<std::string>();
    if (leaders.empty())
        return lines;
    std::vector<MailLine> apart(leaders.size(), *listing);
    for (std::size_t i = 0; i < leaders.size(); ++i) {
        apart[i].parts.clear();
        apart[i].text = leaders[i];
    }
    lines.insert(lines.erase(listing), apart.begin(), apart.end());
    return lines;
}

} // namespace muster
