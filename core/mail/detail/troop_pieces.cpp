// SPDX-License-Identifier: MIT
#include "mail/detail/troop_pieces.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

struct Anchor {
    std::size_t item = 0;
    std::int32_t value = 0;
    ClassWord surely = ClassWord::none;
};

bool parts_troops(const Token& token) {
    static constexpr std::string_view marks[] = {",",    ";",   "+",   "&",  "(", "and", "plus",
                                                 "with", "und", "mit", "..", "=", "."};
    return std::any_of(std::begin(marks), std::end(marks),
                       [&](std::string_view mark) { return token.is(mark); });
}

class PieceFinder {
public:
    PieceFinder(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), vocabulary_(vocabulary) {}

    std::vector<Piece> find() {
        std::vector<Anchor> anchors = all_anchors();
        std::vector<Piece> pieces;
        for (const Anchor& anchor : anchors) {
            if (pieces.empty()) {
                pieces.push_back({0, phrases_.tokens.size(), anchor.value, anchor.surely});
                note_end(anchor);
                continue;
            }
            Piece& last = pieces.back();
            const bool again = anchor.surely == ClassWord::code && last.surely == ClassWord::code &&
                               is_written_again(phrases_.items[anchor.item].begin);
            if (const std::size_t cut = again ? phrases_.items[anchor.item].begin : begins_new(last, anchor);
                cut != 0) {
                last.end = cut;
                pieces.push_back({cut, phrases_.tokens.size(), anchor.value, anchor.surely});
            } else if (anchor.surely > last.surely) {
                last.class_value = anchor.value;
                last.surely = anchor.surely;
            }
            note_end(anchor);
        }
        return pieces;
    }

private:
    void note_end(const Anchor& anchor) {
        last_anchor_end_ = phrases_.items[anchor.item].end;
        if (anchor.surely != ClassWord::code)
            return;
        last_code_begin_ = phrases_.items[anchor.item].begin;
        last_code_end_ = last_anchor_end_;
    }

    [[nodiscard]] std::vector<Anchor> all_anchors() const {
        std::vector<Anchor> anchors;
        for (std::size_t i = 0; i < phrases_.items.size(); ++i)
            if (const auto said = class_said(phrases_.items[i], vocabulary_);
                said && !is_told_closer(phrases_, phrases_.items[i], vocabulary_))
                anchors.push_back({i, said->first, said->second});
        return anchors;
    }

    // The token at which a new troop begins, or 0 if the anchor is of the troop before it.
    [[nodiscard]] std::size_t begins_new(const Piece& last, const Anchor& anchor) const {
        const std::size_t begin = phrases_.items[anchor.item].begin;
        const bool leader = vocabulary_.is_leader(anchor.value);
        const bool differs = anchor.value != last.class_value;
        if (is_in_brackets(last.begin, begin, anchor.surely) && !leader)
            return 0;
        const bool codes = anchor.surely == ClassWord::code && last.surely == ClassWord::code;
        std::size_t cut = 0;
        bool counted = false;
        bool joins_codes = false;
        // "(HIS, III, RA), slingers behind them (VLI, III, RA)": a kind between two codes is of the second.
        const std::size_t least = codes ? last_code_end_ : last_anchor_end_;
        bool closed = false; // "ELEn (RA) x 1 Indian elephants": brackets around words part nothing
        for (std::size_t at = begin; cut == 0 && at-- > least;) {
            const Token& token = phrases_.tokens[at];
            if (token.is("(") && std::exchange(closed, false))
                continue;
            const bool of_code = !differs && !codes && !leader && is_count_behind_code(at);
            closed = (closed || token.is(")")) && (of_code || !token.is_number());
            if (phrases_.owner[at] != Phrases::nobody || of_code || (token.is("(") && at + 1 == begin))
                continue;
            // "Mercenaries (unit commander 10): 30 HI"
            const bool behind_officer =
                token.is(":") && differs && !leader && vocabulary_.is_leader(last.class_value);
            const bool slash =
                (leader || codes) && token.is("/") && token.spaced; // "@ 6 / 180 / unit commander 10"
            if (parts_troops(token) || behind_officer || slash) {
                cut = behind_officer ? joining_before(last.begin, at) : at;
                // "HIP-IV-RA Epirots in front, VLI-III-RA slingers behind": one of each
                const bool one_of_each = (token.is(",") || slash) && !has_count(0, phrases_.tokens.size());
                joins_codes = codes && (joins(token) || one_of_each);
            } else if (token.is_number() && !is_price(at))
                counted = true;
        }
        if (cut != 0 && !counted && codes && differs)
            if (const std::size_t count = cut_before_count(cut); count != 0) {
                cut = count;
                counted = true;
            }
        counted = counted || is_counted_behind(phrases_.items[anchor.item].end) ||
                  (cut != 0 && phrases_.tokens[cut].is(";") && (differs || codes));
        // "HIM, HIM (IV), HIM": one each, again and again
        const bool again = codes && !differs && cut + 1 == begin && cut > last.begin && !counted &&
                           !phrases_.tokens[cut].is("(") && !phrases_.tokens[cut].is("=");
        if (again)
            return cut;
        if (cut <= last.begin || (!counted && !differs))
            return 0;
        if (!differs && !leader && !has_count(last.begin, cut) && names_again(last, anchor, cut))
            return 0;
        if (is_named_alone(phrases_.items[anchor.item], anchor, cut) && last.surely <= ClassWord::kind &&
            !is_counted_behind(phrases_.items[anchor.item].end))
            return 0;
        if (!leader && !vocabulary_.is_leader(last.class_value) && anchor.surely != last.surely &&
            std::min(anchor.surely, last.surely) <= ClassWord::kind && !has_count(last.begin, cut))
            return 0; // "Companions, 12 HC", "(VLI-III-RA), one vignette - dragoons on foot"
        if (leader || vocabulary_.is_leader(last.class_value))
            return differs && (leader || counted) ? cut : 0;
        return counted || (joins_codes && differs) ? cut : 0;
    }

    // "HIS-III-RA HIS-III-RA", "(HIS-III-RA) (HIS-III-RA)": whether the last code with its values stands at
    // `begin` once more, and nothing between the two.
    [[nodiscard]] bool is_written_again(std::size_t begin) const {
        const Tokens& tokens = phrases_.tokens;
        if (has_count(0, tokens.size()))
            return false;
        const bool open = begin != 0 && tokens[begin - 1].is("(");
        std::size_t end = open ? begin - 1 : begin;
        if (end <= last_code_begin_ || !tokens[end].spaced)
            return false;
        while (end > last_code_begin_ && tokens[end - 1].is(")"))
            --end;
        for (std::size_t i = 0; last_code_begin_ + i < end; ++i) {
            const std::size_t at = last_code_begin_ + i;
            const bool of_code =
                phrases_.owner[at] != Phrases::nobody || tokens[at].is("-") || tokens[at].is("/");
            if (!of_code || begin + i >= tokens.size() || !tokens[begin + i].is(tokens[at].plain()))
                return false;
        }
        const std::size_t behind = begin + end - last_code_begin_;
        return behind >= tokens.size() || !tokens[behind].is("-") || tokens[behind].spaced;
    }

    // "SCH-III-IF (1) scythed chariots": whether the number, alone in brackets, counts the code before it.
    [[nodiscard]] bool is_count_behind_code(std::size_t at) const {
        const Tokens& tokens = phrases_.tokens;
        if (last_code_end_ == 0 || at <= last_code_end_ || at + 1 >= tokens.size() ||
            !tokens[at].is_number() || !tokens[at - 1].is("(") || !tokens[at + 1].is(")"))
            return false;
        for (std::size_t i = last_code_end_; i + 1 < at; ++i)
            if (phrases_.owner[i] == Phrases::nobody && !tokens[i].is("-") && !tokens[i].is("/"))
                return false;
        return true;
    }

    // "six vignettes of warband, LIW, and two vignettes of the best men, HIW": the mark or "and" before the
    // count that stands before the mark at `cut`; 0 if there is none.
    [[nodiscard]] std::size_t cut_before_count(std::size_t cut) const {
        for (std::size_t at = cut; at-- > last_anchor_end_;) {
            const Token& token = phrases_.tokens[at];
            if (!token.is_number())
                continue;
            const bool counts = phrases_.owner[at] == Phrases::nobody && !is_price(at) && at != 0 &&
                                !is_bracketed_count(at) && !phrases_.tokens[cut].is(";") && at + 1 < cut &&
                                phrases_.tokens[at + 1].is_word() &&
                                is_counted_thing(phrases_.tokens[at + 1].plain()) &&
                                parts_troops(phrases_.tokens[at - 1]);
            return counts ? at - 1 : 0;
        }
        return 0;
    }

    // "Royal chariots, 10 chariots", "Scythed chariots, 1 vignette SCH", "SCH, II, IF - 1 vignette - scythed
    // chariots": the same troops twice.
    [[nodiscard]] bool names_again(const Piece& last, const Anchor& anchor, std::size_t cut) const {
        if (last.surely < ClassWord::code)
            return says_class_alone(last.begin, cut);
        return anchor.surely < ClassWord::code && stands_behind_mark(phrases_.items[anchor.item].begin);
    }

    // "- scythed chariots" behind a count: no number stands between the words and the mark before them.
    [[nodiscard]] bool stands_behind_mark(std::size_t at) const {
        while (at != 0 && phrases_.tokens[at - 1].is_word())
            --at;
        return at != 0 && phrases_.tokens[at - 1].is_mark();
    }

    // "(2 vignettes)", "(2)": a count alone in brackets is of what stands before it.
    [[nodiscard]] bool is_bracketed_count(std::size_t at) const {
        const Tokens& tokens = phrases_.tokens;
        const bool thing =
            at + 1 < tokens.size() && tokens[at + 1].is_word() && is_counted_thing(tokens[at + 1].plain());
        const std::size_t close = at + (thing ? 2 : 1);
        return at != 0 && tokens[at].is_number() && phrases_.owner[at] == Phrases::nobody &&
               tokens[at - 1].is("(") && close < tokens.size() && tokens[close].is(")");
    }

    // "C-in-C, 100, riding with Companions: 12 HC": where his troops begin before the colon at `colon`.
    [[nodiscard]] std::size_t joining_before(std::size_t begin, std::size_t colon) const {
        static constexpr std::string_view joining[] = {"with", "mit", "leading", "plus", "and"};
        for (std::size_t at = colon; at-- > begin + 1;) {
            const Token& token = phrases_.tokens[at];
            if (std::any_of(std::begin(joining), std::end(joining),
                            [&](std::string_view word) { return token.is(word); }))
                return at;
            if (!token.is_word())
                break;
        }
        return colon;
    }

    // Whether the tokens say a class and no value beside it.
    [[nodiscard]] bool says_class_alone(std::size_t begin, std::size_t end) const {
        return std::all_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
            return item.end <= begin || item.begin >= end || class_said(item, vocabulary_);
        });
    }

    // "2 fire dragons; behemoth; close order": the class by its name, between marks, of what a guess began.
    [[nodiscard]] bool is_named_alone(const PhraseItem& item, const Anchor& anchor, std::size_t cut) const {
        const auto is_bar = [this](std::size_t at) {
            return phrases_.tokens[at].is(";") || phrases_.tokens[at].is(",");
        };
        return anchor.surely >= ClassWord::name && !vocabulary_.is_leader(anchor.value) && is_bar(cut) &&
               cut + 1 == item.begin && (item.end >= phrases_.tokens.size() || is_bar(item.end));
    }

    [[nodiscard]] static bool joins(const Token& token) {
        return token.is("+") || token.is("&") || token.is("and") || token.is("plus") || token.is("und");
    }

    [[nodiscard]] bool has_count(std::size_t begin, std::size_t end) const {
        for (std::size_t at = begin; at < end; ++at)
            if (phrases_.tokens[at].is_number() && phrases_.owner[at] == Phrases::nobody && !is_price(at))
                return true;
        return false;
    }

    // "; LSC+ IR x 1"
    [[nodiscard]] bool is_counted_behind(std::size_t at) const {
        for (; at < phrases_.tokens.size() &&
               (phrases_.owner[at] != Phrases::nobody || !parts_troops(phrases_.tokens[at]));
             ++at)
            if (phrases_.tokens[at].is_number() && phrases_.owner[at] == Phrases::nobody && !is_price(at) &&
                phrases_.tokens[at - 1].is("x"))
                return true;
        return false;
    }

    // Inside a bracket that was opened behind `from` and holds more than a code.
    [[nodiscard]] bool is_in_brackets(std::size_t from, std::size_t at, ClassWord surely) const {
        const bool code = surely == ClassWord::code;
        int depth = 0;
        for (std::size_t i = from; i < at; ++i)
            depth += phrases_.tokens[i].is("(") && !(code && i + 1 == at) ? 1
                     : phrases_.tokens[i].is(")") && depth > 0            ? -1
                                                                          : 0;
        return depth > 0;
    }

    // "@ 7", "= 140", ".. 10", "10 points"
    [[nodiscard]] bool is_price(std::size_t at) const {
        static constexpr std::string_view before[] = {"@", "=", "..", "à"};
        static constexpr std::string_view behind[] = {"points", "point", "pts", "pt", "ip", "each"};
        const auto is_one_of = [](const Token& token, const auto& words) {
            return std::any_of(std::begin(words), std::end(words),
                               [&](std::string_view word) { return token.is(word); });
        };
        return (at != 0 && is_one_of(phrases_.tokens[at - 1], before)) ||
               (at + 1 < phrases_.tokens.size() && is_one_of(phrases_.tokens[at + 1], behind));
    }

    const Phrases& phrases_;
    const Vocabulary& vocabulary_;
    std::size_t last_anchor_end_ = 0;
    std::size_t last_code_begin_ = 0;
    std::size_t last_code_end_ = 0;
};

} // namespace

std::optional<std::pair<std::int32_t, ClassWord>> class_said(const PhraseItem& item,
                                                             const Vocabulary& vocabulary) {
    std::optional<std::pair<std::int32_t, ClassWord>> best;
    for (const Meaning& meaning : item.meanings)
        for (const ValueOf& value : meaning.values) {
            if (value.trait != vocabulary.class_trait())
                continue;
            const ClassWord surely = meaning.source == Source::code   ? ClassWord::code
                                     : meaning.source == Source::name ? ClassWord::name
                                     : meaning.source == Source::kind ? ClassWord::kind
                                                                      : ClassWord::guess;
            if (!best || surely > best->second)
                best = {value.value, surely};
        }
    return best;
}

namespace {

// Whether a number stands among the words around the item, up to the next marks.
bool is_counted_around(const Tokens& tokens, const PhraseItem& item) {
    std::size_t first = item.begin;
    while (first != 0 && !tokens[first - 1].is_mark())
        --first;
    std::size_t last = item.end;
    while (last < tokens.size() && !tokens[last].is_mark())
        ++last;
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                       tokens.begin() + static_cast<std::ptrdiff_t>(last),
                       [](const Token& token) { return token.is_number(); });
}

// Whether a colon, a bar or a dash parts a name from what it names, between the tokens.
bool ends_name(const Tokens& tokens, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at)
        if (tokens[at].is(":") || tokens[at].is("|") || (tokens[at].is("-") && tokens[at].spaced))
            return true;
    return false;
}

// "chariots" of "Assyrian chariots"
bool ends_with_words_of(const Tokens& tokens, const PhraseItem& longer, const PhraseItem& item) {
    const std::size_t words = item.end - item.begin;
    if (longer.end - longer.begin <= words)
        return false;
    for (std::size_t i = 0; i < words; ++i)
        if (tokens[item.begin + i].forms.back() != tokens[longer.end - words + i].forms.back())
            return false;
    return true;
}

} // namespace

bool is_told_closer(const Phrases& phrases, const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && !is_counted_around(phrases.tokens, item) &&
           std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& other) {
               const auto closer = class_said(other, vocabulary);
               return closer && closer->first != said->first && closer->second >= said->second &&
                      ends_with_words_of(phrases.tokens, other, item) &&
                      ends_name(phrases.tokens, item.end, other.begin);
           });
}

bool names_leader(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return said && vocabulary.is_leader(said->first);
    });
}

std::vector<Piece> pieces_of(const Phrases& phrases, const Vocabulary& vocabulary) {
    return PieceFinder(phrases, vocabulary).find();
}

bool joins_troop_before(const Phrases& phrases, const Piece& piece) {
    static const WordSet joining{"+", "&", "and", "plus", "with", "und", "mit", "(", "/", "leading"};
    static const WordSet leading{"leads", "leading", "commands", "commanding", "führt"};
    if (piece.begin >= phrases.tokens.size())
        return false;
    const Token& first = phrases.tokens[piece.begin];
    // "C-in-C, 100, leads in person 10 heavy cavalry"
    const bool leads = first.is(",") && piece.begin + 1 < piece.end &&
                       leading.contains(phrases.tokens[piece.begin + 1].plain());
    int depth = 0; // "[1 x HIN-V-RA, 1 x VLI-IV-RA] support": what stands in one bracket is one unit
    for (std::size_t at = 0; at < piece.begin; ++at) {
        const Token& token = phrases.tokens[at];
        depth += token.is("[") || token.is("{") ? 1 : token.is("]") || token.is("}") ? -1 : 0;
    }
    return joining.contains(first.plain()) || first.has_form("and") || leads || depth > 0;
}

const Meaning* unit_commander(const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens("unit commander");
    const auto match = words.empty() ? std::nullopt : vocabulary.longest(words, 0);
    return match && match->end == words.size() && !match->phrase->meanings.empty()
               ? &match->phrase->meanings.front()
               : nullptr;
}

} // namespace muster
