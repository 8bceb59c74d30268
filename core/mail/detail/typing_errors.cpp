// SPDX-License-Identifier: MIT
#include "mail/detail/typing_errors.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/typed_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <unordered_map>

namespace muster {

namespace {

constexpr std::size_t most_read_bytes = std::size_t{256} << 10; // for all trials of a text together
constexpr std::size_t shortest_sure_word = 5;       // letters; of shorter words many are one letter apart
constexpr std::size_t shortest_with_any_letter = 8; // of a word whose first letter may be wrong
constexpr std::size_t shortest_obvious_word = 6;
constexpr std::size_t most_shown = 3; // of the words that may have been meant

// "Lnie" is "Line", "LNIE" "LINE".
std::string in_case_of(std::string_view typed, std::string meant) {
    const auto is_capital = [](unsigned char c) { return std::isupper(c) != 0; };
    const auto capital = [](unsigned char c) { return static_cast<char>(std::toupper(c)); };
    if (std::all_of(typed.begin(), typed.end(), is_capital))
        std::transform(meant.begin(), meant.end(), meant.begin(), capital);
    else if (std::any_of(typed.begin(), typed.end(), is_capital))
        meant.front() = capital(static_cast<unsigned char>(meant.front()));
    return meant;
}

// Where several spaces lead to the next column of a printed table, it stays where it is.
void keep_column(std::string_view text, std::size_t& done, std::size_t before, std::size_t now,
                 std::string& changed) {
    const std::size_t gap = std::min(text.find_first_not_of(' ', done), text.size()) - done;
    if (gap < 2)
        return;
    if (now < before)
        changed.append(before - now, ' ');
    else
        done += std::min(now - before, gap - 1);
}

// The text with another word in every place of a word, or only where it stands out.
std::string with_word(std::string_view text, std::string_view word, std::string_view other,
                      bool only_outstanding) {
    std::string changed;
    std::size_t done = 0;
    for (const TypedWord& typed : typed_words(text))
        if (text.substr(typed.begin, typed.end - typed.begin) == word &&
            (!only_outstanding || stands_out(text, typed) ||
             (tells_which_part(small_letters(other)) && stands_before_part(text, typed)))) {
            changed += text.substr(done, typed.begin - done);
            changed += other;
            done = typed.end;
            keep_column(text, done, word.size(), other.size(), changed);
        }
    changed += text.substr(done);
    return changed;
}

// What an army is judged by, without its names.
bool are_alike(const Army& a, const Army& b) {
    const auto all_alike = [](const auto& some, const auto& others, const auto& alike) {
        return std::equal(some.begin(), some.end(), others.begin(), others.end(), alike);
    };
    const auto blank = [&](const Element& some, const Element& other) {
        return all_alike(some.texts, other.texts, [](const std::string& one, const std::string& two) {
            return one.empty() == two.empty();
        });
    };
    const auto troops = [&](const Troop& one, const Troop& two) {
        return one.count == two.count && one.values == two.values;
    };
    const auto units = [&](const Unit& one, const Unit& two) {
        return one.values == two.values && blank(one, two) && all_alike(one.troops, two.troops, troops);
    };
    const auto bodies = [&](const Body& one, const Body& two) {
        return one.values == two.values && blank(one, two) && all_alike(one.units, two.units, units);
    };
    return a.values == b.values && blank(a, b) && all_alike(a.bodies, b.bodies, bodies);
}

bool are_alike(const WrittenArmy& a, const WrittenArmy& b) {
    return std::equal(
               a.open.begin(), a.open.end(), b.open.begin(), b.open.end(),
               [](const OpenQuestion& one, const OpenQuestion& other) { return one.line == other.line; }) &&
           are_alike(a.army, b.army);
}

struct Suspect {
    std::string word; // as it is typed
    std::size_t line = 0;
    WordWeight weight = WordWeight::unknown;
    std::vector<std::string> near; // in the same case
    bool in_sentence = false;
    bool in_name = false;     // of a part of the army
    bool before_part = false; // somewhere in the text
};

bool stands_in_sentence(std::string_view text, const TypedWord& word) {
    const std::size_t begin = text.rfind('\n', word.begin) + 1; // 0 if there is none
    return is_sentence(text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin));
}

// The lines of a mail's head: "Von: …" is not "Vorn".
std::set<std::size_t> lines_of_head(std::string_view text) {
    std::set<std::size_t> numbers;
    for (const MailLine& line : mail_lines(text))
        if (line.role == MailLine::Role::header)
            numbers.insert(line.number);
    return numbers;
}

bool is_label_of_head(std::string_view text, const TypedWord& word, const std::set<std::size_t>& head) {
    return word.end < text.size() && text[word.end] == ':' && head.contains(word.line);
}

// "Mil" of "Mil / Dr = militia / drilled": a short form of the player's own.
bool is_explained(std::string_view text, const TypedWord& word) {
    constexpr std::size_t longest = 4; // letters
    const std::string_view behind = text.substr(word.end, text.find_first_of("=\n", word.end) - word.end);
    if (word.end - word.begin > longest || word.end + behind.size() >= text.size() ||
        text[word.end + behind.size()] != '=')
        return false;
    std::size_t letters = 0;
    return std::all_of(behind.begin(), behind.end(), [&](char c) {
        const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0;
        letters = letter ? letters + 1 : 0;
        return letters <= longest && (letter || c == ' ' || c == ',' || c == '/');
    });
}

std::set<std::string_view> explained_words(std::string_view text) {
    std::set<std::string_view> words;
    for (const TypedWord& word : typed_words(text))
        if (is_explained(text, word))
            words.insert(text.substr(word.begin, word.end - word.begin));
    return words;
}

// The words that may be mistyped, each once.
std::vector<Suspect> suspects_in(std::string_view text, const NearWords& known) {
    struct Seen {
        std::size_t count = 0;
        std::string_view typed; // the first of them
    };
    std::unordered_map<std::string, Seen> seen; // in small letters
    std::unordered_map<std::string_view, WordWeight> weights;
    std::vector<TypedWord> typed;
    std::vector<std::string_view> unknown;
    std::set<std::string_view> before_part;
    const std::set<std::string_view> explained = explained_words(text);
    for (const TypedWord& word : typed_words(text)) {
        const std::string_view letters = text.substr(word.begin, word.end - word.begin);
        if (explained.contains(letters))
            continue;
        if (stands_before_part(text, word))
            before_part.insert(letters);
        const auto [weight, is_new] = weights.emplace(letters, WordWeight::heavy);
        if (is_new) {
            weight->second = known.weight_of(letters);
            typed.push_back(word);
        }
        Seen& alike = seen[small_letters(letters)];
        if (++alike.count == 1)
            alike.typed = letters;
        if (alike.count == 1 && weight->second == WordWeight::unknown)
            unknown.push_back(letters);
    }
    const NearWords of_text(unknown);
    const std::set<std::size_t> head = lines_of_head(text);
    std::vector<Suspect> suspects;
    for (const TypedWord& word : typed) {
        const std::string_view letters = text.substr(word.begin, word.end - word.begin);
        const WordWeight weight = weights.at(letters);
        if (weight == WordWeight::heavy || signs(text, word) || closes(text, word) ||
            is_label_of_head(text, word, head))
            continue;
        if (weight == WordWeight::light &&
            known.are_of_phrase(small_letters(letters), word_behind(text, word)))
            continue; // "Very light infantry" is not "Every"
        Suspect suspect{std::string(letters),
                        word.line,
                        weight,
                        {},
                        stands_in_sentence(text, word),
                        is_in_name_of_part(text, word),
                        before_part.contains(letters)};
        const bool is_unknown = weight == WordWeight::unknown;
        suspect.near = known.near(letters, is_unknown ? WordWeight::light : WordWeight::heavy);
        for (std::string& meant : suspect.near)
            meant = in_case_of(letters, std::move(meant));
        if (is_unknown)
            for (const std::string& other : of_text.near(letters, WordWeight::heavy))
                if (seen.at(other).count >= seen.at(small_letters(letters)).count)
                    suspect.near.emplace_back(seen.at(other).typed);
        if (!suspect.near.empty())
            suspects.push_back(std::move(suspect));
    }
    return suspects;
}

class TypingErrorReader {
public:
    TypingErrorReader(std::string_view text, const NearWords& known, const LineAnswers& answers,
                      const std::function<WrittenArmy(std::string_view)>& read)
        : text_(text), known_(known), answers_(answers), read_(read), best_(read(text)) {}

    WrittenArmy read() {
        for (const Suspect& suspect : suspects_in(text_, known_))
            if (!answers_.passes_over(suspect.line) && !take_answer(suspect))
                try_words(suspect);
        best_.notes.insert(best_.notes.end(), notes_.begin(), notes_.end());
        best_.open.insert(best_.open.end(), questions_.begin(), questions_.end());
        best_.settled.insert(best_.settled.end(), settled_.begin(), settled_.end());
        std::stable_sort(best_.open.begin(), best_.open.end(),
                         [](const OpenQuestion& a, const OpenQuestion& b) { return a.line < b.line; });
        std::stable_sort(best_.settled.begin(), best_.settled.end(),
                         [](const SettledQuestion& a, const SettledQuestion& b) {
                             return a.question.line < b.question.line;
                         });
        return std::move(best_);
    }

private:
    [[nodiscard]] std::string corrected(const Suspect& suspect, const std::string& meant) const {
        return with_word(text_, suspect.word, meant, suspect.weight == WordWeight::light);
    }

    // Whether a person said what the word is.
    bool take_answer(const Suspect& suspect) {
        const std::string* answer = answers_.reading(suspect.line, id_of(suspect));
        if (answer == nullptr)
            return false;
        OpenQuestion question = question_about(suspect, suspect.near);
        for (std::size_t i = 0; i < question.readings.size(); ++i)
            if (question.readings[i].id == *answer) {
                if (*answer != suspect.word) {
                    text_ = corrected(suspect, *answer);
                    best_ = read_(text_);
                }
                settled_.push_back({std::move(question), i});
                return true;
            }
        return false;
    }

    // Whether reading this instead of what was read so far would change something.
    [[nodiscard]] bool matters(const Suspect& suspect, const std::string& meant,
                               const WrittenArmy& other) const {
        const bool worse = other.open.size() > best_.open.size();
        if (worse && number_called(small_letters(meant)))
            return false; // "hill fort" behind a count
        if (worse && is_talk(small_letters(meant)))
            return false; // "stones tied to sticks" beside troops are not "tried"
        if (worse && std::max(suspect.word.size(), meant.size()) < shortest_sure_word)
            return false;
        if (worse && (meant == suspect.word + "s" || suspect.word == meant + "s"))
            return false; // "free state commandos" are no "states"
        const bool usual = suspect.weight == WordWeight::unknown &&
                           slip_between(small_letters(suspect.word), small_letters(meant)) == Slip::usual;
        // "for" is no "four" where that says less.
        return usual ? !are_alike(other, best_) : !worse && !are_alike(other.army, best_.army);
    }

    void try_words(const Suspect& suspect) {
        std::vector<std::string> meant; // that would change something
        std::string text;
        WrittenArmy other;
        for (const std::string& word : suspect.near) {
            if (!is_likely(suspect, word))
                continue;
            read_bytes_ += text_.size();
            if (read_bytes_ > most_read_bytes) {
                if (suspect.weight == WordWeight::unknown)
                    ask(suspect, {word}, fmt::format("it may be \"{}\"", word));
                return;
            }
            std::string changed = corrected(suspect, word);
            if (changed == text_)
                continue;
            WrittenArmy read = read_(changed);
            if (!matters(suspect, word, read) || (!meant.empty() && are_alike(read, other)))
                continue;
            if (meant.empty()) {
                text = std::move(changed);
                other = std::move(read);
            }
            meant.push_back(word);
        }
        if (meant.empty())
            return;
        if (meant.size() == 1 && is_obvious(suspect, meant.front()) &&
            other.open.size() < best_.open.size()) {
            notes_.push_back(
                fmt::format(R"(line {}: "{}" is read as "{}")", suspect.line, suspect.word, meant.front()));
            text_ = std::move(text);
            best_ = std::move(other);
            return;
        }
        if (meant.size() == 1 && other.open.size() <= best_.open.size()) {
            ask(suspect, meant, fmt::format("read as \"{}\"", meant.front()));
            text_ = std::move(text);
            best_ = std::move(other);
            return;
        }
        meant.resize(std::min(meant.size(), most_shown));
        ask(suspect, meant, fmt::format("it may be \"{}\"", fmt::join(meant, "\" or \"")));
    }

    // Of short words many are one letter apart.
    [[nodiscard]] static bool is_likely(const Suspect& suspect, const std::string& meant) {
        const std::string typed = small_letters(suspect.word);
        const std::string known = small_letters(meant);
        if (suspect.weight == WordWeight::light && is_in(WordList::referring, known))
            return false; // "Its first unit" is no "sits"
        const bool tells_part = suspect.before_part && tells_which_part(known); // "on the let wing"
        if (typed == "her" || (suspect.weight == WordWeight::light && suspect.in_sentence && !tells_part &&
                               is_in(WordList::common, typed)))
            return false; // "her elder daughter" is not "here", nor "nobody takes orders" stakes
        if (is_in(WordList::greeting, typed))
            return false; // "Dear Keith" is not "Rear"
        if (suspect.in_name && !is_in(WordList::body_heading, known))
            return false; // "WING: Gold" does not hold
        if (typed.front() != suspect.word.front() && typed.front() != known.front() && number_called(known))
            return false; // "Comes Rei Militaris" is no "drei"
        if (typed == "the")
            return false; // "The Great King is commander in chief" is no "them"
        return slip_between(typed, known) == Slip::usual ||
               (suspect.weight == WordWeight::unknown && typed.size() >= shortest_sure_word &&
                (typed.front() == known.front() || typed.size() >= shortest_with_any_letter));
    }

    // "Genral", "vignetes", "integrty": a long word that is a slip of one known word only. Whether it is one
    // has to be seen by what it settles.
    [[nodiscard]] static bool is_obvious(const Suspect& suspect, const std::string& meant) {
        return suspect.weight == WordWeight::unknown && suspect.word.size() >= shortest_obvious_word &&
               slip_between(small_letters(suspect.word), small_letters(meant)) == Slip::usual &&
               std::count_if(suspect.near.begin(), suspect.near.end(), [&](const std::string& word) {
                   return is_likely(suspect, word) &&
                          small_letters(word).front() == small_letters(meant).front();
               }) == 1;
    }

    [[nodiscard]] static std::string id_of(const Suspect& suspect) { return "word " + suspect.word; }

    // Each word that may be meant is a reading, and then the word as it is typed.
    [[nodiscard]] OpenQuestion question_about(const Suspect& suspect,
                                              const std::vector<std::string>& meant) const {
        OpenQuestion question;
        question.line = suspect.line;
        question.what = fmt::format("\"{}\": not understood", suspect.word);
        question.words = answers_.words(suspect.line);
        question.id = id_of(suspect);
        for (const std::string& word : meant)
            question.readings.push_back({Reading::Kind::value, word, word});
        question.readings.push_back({Reading::Kind::value, suspect.word, suspect.word});
        question.readings.push_back({Reading::Kind::pass_over, std::string(pass_over_id), {}});
        return question;
    }

    void ask(const Suspect& suspect, const std::vector<std::string>& meant, const std::string& taken) {
        OpenQuestion question = question_about(suspect, meant);
        question.text = fmt::format("line {}: {}; {} (a name goes between quotation marks)", suspect.line,
                                    question.what, taken);
        questions_.push_back(std::move(question));
    }

    std::string text_;
    const NearWords& known_;
    const LineAnswers& answers_;
    const std::function<WrittenArmy(std::string_view)>& read_;
    WrittenArmy best_;
    std::size_t read_bytes_ = 0;
    std::vector<OpenQuestion> questions_;
    std::vector<SettledQuestion> settled_;
    std::vector<std::string> notes_;
};

} // namespace

WrittenArmy read_with_typing_errors(std::string_view text, const NearWords& known, const LineAnswers& answers,
                                    const std::function<WrittenArmy(std::string_view)>& read) {
    return TypingErrorReader(text, known, answers, read).read();
}

} // namespace muster
