// SPDX-License-Identifier: MIT
#include "mail/detail/statement.h"

#include "base/text.h"
#include "mail/detail/claims.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace muster {

namespace {

using Words = std::unordered_set<std::string_view>;

bool is_all_word(std::string_view word) {
    static const Words words{"all",   "everything", "everyone", "everybody",  "entire",
                             "alle",  "alles",      "whole",    "throughout", "each",
                             "every", "per",        "jede",     "jeder",      "jedes"};
    return words.contains(word);
}

// Words that a statement about all may hold without saying more.
bool is_harmless(std::string_view word) {
    static const Words words{
        "my",     "the",     "troops", "troop", "units",   "unit",      "army",     "armies", "men",
        "are",    "is",      "of",     "with",  "have",    "weapons",   "weapon",   "unless", "i",
        "say",    "said",    "stated", "noted", "marked",  "otherwise", "shown",    "below",  "above",
        "listed", "where",   "else",   "being", "class",   "in",        "this",     "and",    "list",
        "as",     "quality", "both",   "sind",  "ist",     "truppen",   "meine",    "die",    "counts",
        "count",  "it",      "its",    "they",  "them",    "here",      "carry",    "armed",  "use",
        "used",   "a",       "an",     "on",    "figures", "vignettes", "vignette", "by",     "default",
        "was",    "host",    "there",  "not",   "guns",    "rifles",    "muskets",  "arms",   "small",
        "status", "so",      "just",   "be",    "to",      "should",    "treat",    "please", "them",
        "hat",    "haben"};
    return words.contains(word);
}

// "Weapons are of epoch IV", "Troops are regular" say something of all.
bool is_own_noun(const Token& token) {
    static const Words words{"troops", "units",    "weapons",   "guns",    "rifles", "muskets", "men",
                             "foot",   "soldiers", "vignettes", "figures", "arms",   "truppen", "einheiten"};
    return token.is_word() && words.contains(token.plain());
}

bool is_verb(const Token& token) {
    return token.is("are") || token.is("have") || token.is("carry") || token.is("count") || token.is("sind");
}

class StatementReader {
public:
    StatementReader(std::string_view line, const Vocabulary& vocabulary)
        : line_(line), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          tokens_(vocabulary.tokens(line)), explained_(tokens_.size(), false) {}

    Statement read() {
        result_.claims = claims_in(tokens_, ruleset_, explained_);
        read_pairs();
        read_fragments();
        read_officers();
        result_.complete = is_complete();
        result_.rest = rest();
        return std::move(result_);
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    // "Nation: Roman", "Army class: irregular"
    void read_pairs() {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_choice())
                continue;
            for (std::string label : {trait.id, small_letters(trait.name)}) {
                std::replace(label.begin(), label.end(), '-', ' ');
                read_pair(index, vocabulary_.tokens(label.substr(0, label.find(" ("))));
            }
        }
    }

    void read_pair(std::size_t index, const Tokens& label) {
        for (std::size_t at = 0; at + label.size() < tokens_.size(); ++at) {
            std::size_t i = 0;
            while (i < label.size() && std::find(tokens_[at + i].forms.begin(), tokens_[at + i].forms.end(),
                                                 label[i].plain()) != tokens_[at + i].forms.end())
                ++i;
            if (i != label.size())
                continue;
            std::size_t value_at = at + i;
            while (is(value_at, ":") || is(value_at, "=") || is(value_at, "is"))
                ++value_at;
            if (value_at == at + i && at != 0)
                continue;
            for (std::size_t end = tokens_.size(); end > value_at; --end)
                if (const auto value = vocabulary_.value_of(ruleset_.traits[index], tokens_, value_at, end)) {
                    result_.of_army.push_back({index, *value});
                    std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(at),
                              explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
                    return;
                }
        }
    }

    void read_fragments() {
        std::size_t begin = 0;
        bool all = false;
        bool defines = false;
        for (std::size_t at = 0; at <= tokens_.size(); ++at) {
            const bool ends =
                at == tokens_.size() || is(at, ",") || is(at, ".") || is(at, ";") || is(at, "..") ||
                (is(at, "-") && tokens_[at].spaced && at != 0 && !is(at - 1, "as") && !is(at - 1, "="));
            if (!ends)
                continue;
            if (begin < at && !read_definition(begin, at, defines))
                all = read_all(begin, at) || all;
            begin = at + 1;
        }
    }

    // "Reg = RA", "(S) counts as +"; with "as" alone where the fragment before was one.
    bool read_definition(std::size_t begin, std::size_t end, bool& defines) {
        for (std::size_t at = begin + 1; at + 1 < end; ++at) {
            std::size_t value = 0;
            if (is(at, "=") || is(at, "means") || (is(at, "as") && defines))
                value = at + 1;
            else if (((is(at, "counts") || is(at, "count")) && is(at + 1, "as")) ||
                     (is(at, "stands") && is(at + 1, "for")))
                value = at + 2;
            else
                continue;
            for (std::size_t colon = begin; colon + 1 < at; ++colon) // "DBM codes: Reg = RA"
                if (is(colon, ":"))
                    begin = colon + 1;
            constexpr std::size_t longest = 4; // tokens of what is defined
            if (at - begin > longest || value >= end || !tokens_[begin].spaced)
                return false;
            const std::vector<ValueOf> values = values_at(value, end);
            const std::string words = text_between(line_, tokens_, begin, at);
            if (values.empty() || tokens_[begin].is_number())
                return false;
            result_.definitions.emplace_back(words, values);
            std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(begin),
                      explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
            defines = true;
            return true;
        }
        return false;
    }

    // The value of a troop's trait that the tokens are.
    [[nodiscard]] std::vector<ValueOf> values_at(std::size_t begin, std::size_t end) const {
        while (end > begin && (is(end - 1, ")") || is(end - 1, ".")) && !is(begin, "("))
            --end;
        for (const std::size_t index : ruleset_.at(Level::troop).traits) {
            const Trait& trait = ruleset_.traits[index];
            for (std::size_t v = 0; v < trait.values.size() && trait.is_choice() && end == begin + 1; ++v)
                if (tokens_[begin].text == trait.values[v].short_form)
                    return {{index, static_cast<std::int32_t>(v)}};
            if (trait.is_choice() && !tokens_[begin].is_number())
                if (const auto value = vocabulary_.value_of(trait, tokens_, begin, end))
                    return {{index, *value}};
        }
        return {};
    }

    // What the words around the values of a statement say.
    struct AllWords {
        bool all = false;     // it speaks of all troops
        bool army = false;    // or of the army
        bool known = true;    // every word means something or may be passed over
        bool excepts = false; // with exceptions
        std::vector<std::string> exceptions;
    };

    // "Barbarians except where marked": each exception says what it is. Ends the statement before such a
    // clause and returns whether there was one.
    bool cut_exceptions(std::size_t begin, std::size_t& end) {
        constexpr std::array<std::string_view, 3> openings{"except", "unless", "but"};
        constexpr std::array<std::string_view, 11> clauses{
            "where", "when", "otherwise", "if", "i", "as", "noted", "stated", "marked", "shown", "said"};
        const auto is_one_of = [this](std::size_t at, const auto& words) {
            return std::any_of(words.begin(), words.end(),
                               [this, at](std::string_view word) { return is(at, word); });
        };
        for (std::size_t at = begin + 1; at + 1 < end; ++at)
            if (is_one_of(at, openings) && is_one_of(at + 1, clauses)) {
                std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(at),
                          explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
                end = at;
                return true;
            }
        return false;
    }

    [[nodiscard]] static AllWords words_about_all(const Phrases& phrases) {
        AllWords words;
        for (std::size_t i = 0; i < phrases.tokens.size(); ++i) {
            const Token& token = phrases.tokens[i];
            words.army = words.army || token.is("army");
            words.all = words.all || (is_own_noun(token) && i + 1 < phrases.tokens.size() &&
                                      is_verb(phrases.tokens[i + 1]));
            if (phrases.owner[i] != Phrases::nobody && !phrases.items[phrases.owner[i]].meanings.empty())
                continue;
            if (!token.is_word()) {
                words.known = words.known && token.is_mark();
                continue;
            }
            if (is_all_word(token.plain()))
                words.all = true;
            else if (token.is("except") || token.is("but") || token.is("bar") || token.is("excepting"))
                words.excepts = true;
            else if (words.excepts && !is_joining_word(token.plain()) && !token.is("for"))
                words.exceptions.push_back(token.plain());
            else if (!words.excepts && !is_harmless(token.plain()) && !is_joining_word(token.plain()))
                words.known = false;
        }
        return words;
    }

    // "All regular", "everything irregular", "Irregular army": whether it says something of all.
    bool read_all(std::size_t begin, std::size_t end) {
        const bool refers_to_marks = cut_exceptions(begin, end);
        const std::string text = text_between(line_, tokens_, begin, end);
        const Phrases phrases = phrases_in(text, vocabulary_, {Level::troop});
        AllWords words = words_about_all(phrases);
        words.all = words.all || refers_to_marks;
        if (phrases.items.empty() || !words.known ||
            !(words.all || words.army || (begin == 0 && end == tokens_.size() && is_alone(phrases))))
            return false;
        std::vector<ValueOf> values;
        for (const PhraseItem& item : phrases.items) {
            if (item.meanings.empty())
                continue;
            const ValueOf& value = item.meanings.front().values.front();
            if (value.trait == vocabulary_.class_trait() || item.meanings.front().source >= Source::kind)
                return false;
            values.push_back(value);
        }
        if (values.empty())
            return false;
        result_.of_all.insert(result_.of_all.end(), values.begin(), values.end());
        result_.except.insert(result_.except.end(), words.exceptions.begin(), words.exceptions.end());
        result_.excepts_unknown = result_.excepts_unknown || (words.excepts && words.exceptions.empty());
        take_army_class(values, words.army && !words.all);
        std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(begin),
                  explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
        return true;
    }

    // A line of nothing else: "Irregular".
    [[nodiscard]] bool is_alone(const Phrases& phrases) const {
        return phrases.items.size() == 1 &&
               std::count(phrases.owner.begin(), phrases.owner.end(), Phrases::nobody) == 0;
    }

    // An irregular army is one in the army's own trait too.
    void take_army_class(const std::vector<ValueOf>& values, bool army) {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            for (std::size_t v = 0; v < trait.values.size() && army && trait.is_choice(); ++v)
                for (const ValueOf& value : values)
                    if (small_letters(ruleset_.traits[value.trait].value_name(value.value)) ==
                        small_letters(trait.values[v].name))
                        result_.of_army.push_back({index, static_cast<std::int32_t>(v)});
        }
    }

    // "Each unit has its own unit commander"
    void read_officers() {
        bool each = false;
        bool unit = false;
        if (!tokens_.empty() && tokens_.front().is_number())
            return; // "3 x 20 MI, each unit with unit commander"
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            each = each || ((is(at, "each") || is(at, "every") || is(at, "all")) &&
                            (is(at + 1, "unit") || is(at + 1, "units") || is(at + 1, "other")));
            unit = unit || (each && (is(at, "commander") || is(at, "officer") || is(at, "cdr")));
        }
        result_.every_unit_has_officer = unit;
    }

    // The fragments of which nothing was understood.
    [[nodiscard]] std::string rest() const {
        std::string left;
        std::size_t begin = 0;
        bool known = false;
        for (std::size_t at = 0; at <= tokens_.size(); ++at) {
            if (at < tokens_.size() && !is(at, ".") && !is(at, ";")) {
                known = known || explained_[at];
                continue;
            }
            if (!known && begin < at)
                left += (left.empty() ? "" : ". ") + text_between(line_, tokens_, begin, at);
            begin = at + 1;
            known = false;
        }
        return result_.every_unit_has_officer ? std::string() : left;
    }

    [[nodiscard]] bool is_complete() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (!explained_[at] && !tokens_[at].is_mark() && !is_joining_word(tokens_[at].plain()) &&
                !is_harmless(tokens_[at].plain()) && !is_all_word(tokens_[at].plain()))
                return false;
        return result_.says_something();
    }

    std::string_view line_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    Tokens tokens_;
    std::vector<bool> explained_;
    Statement result_;
};

} // namespace

Statement statement_in(std::string_view line, const Vocabulary& vocabulary) {
    return StatementReader(line, vocabulary).read();
}

} // namespace muster
