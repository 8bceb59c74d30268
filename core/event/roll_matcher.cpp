// SPDX-License-Identifier: MIT
#include "event/roll_matcher.h"

#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "event/roll_table.h"
#include "event/submission_reading.h"

#include <boost/algorithm/searching/knuth_morris_pratt.hpp>

#include <algorithm>
#include <cstddef>
#include <unordered_map>

namespace muster {

namespace {

std::vector<std::string> addresses_in(std::string_view cell) {
    std::vector<std::string> addresses(1);
    for (const char c : cell) {
        if (c == ' ' || c == ',' || c == ';' || c == '<' || c == '>')
            addresses.emplace_back();
        else
            addresses.back() += lowered(c);
    }
    std::erase_if(addresses, [](const std::string& one) { return one.find('@') == std::string::npos; });
    return addresses;
}

// "ann-archer.muster" without its ending.
std::string_view stem_of(std::string_view file) {
    const std::size_t dot = file.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? file : file.substr(0, dot);
}

// A text in which thousands of names are looked for. Its words are numbered.
class SearchedText {
public:
    explicit SearchedText(const std::vector<std::string>& words) {
        for (const std::string& word : words)
            text_.push_back(numbers_.try_emplace(word, numbers_.size()).first->second);
    }

    // Nearly all names have a word that the text has not.
    [[nodiscard]] bool holds(const std::vector<std::string>& name) const {
        std::vector<std::size_t> wanted;
        for (const std::string& word : name) {
            const auto number = numbers_.find(word);
            if (number == numbers_.end())
                return false;
            wanted.push_back(number->second);
        }
        return !wanted.empty() && stands(wanted);
    }

private:
    // Goes through the text once, however often the name begins in it.
    [[nodiscard]] bool stands(const std::vector<std::size_t>& name) const {
        const auto found =
            boost::algorithm::knuth_morris_pratt_search(text_.begin(), text_.end(), name.begin(), name.end());
        return found.first != text_.end();
    }

    std::unordered_map<std::string, std::size_t> numbers_;
    std::vector<std::size_t> text_;
};

} // namespace

RollMatcher::RollMatcher(const std::vector<RollPlayer>& players) {
    for (const RollPlayer& player : players)
        players_.push_back({player, addresses_in(player.mail), name_words(player.name)});
}

RollMatcher::Players RollMatcher::with_address(const std::string& address) const {
    Players found;
    for (const Known& known : players_)
        if (std::find(known.addresses.begin(), known.addresses.end(), lowered(address)) !=
            known.addresses.end())
            found.push_back(&known);
    return found;
}

RollMatcher::Players RollMatcher::called(std::string_view name) const {
    std::vector<std::string> words = name_words(name);
    std::sort(words.begin(), words.end());
    Players found;
    for (const Known& known : players_) {
        std::vector<std::string> own = known.words;
        std::sort(own.begin(), own.end());
        if (!own.empty() && own == words)
            found.push_back(&known);
    }
    return found;
}

RollMatcher::Players RollMatcher::named_in(std::string_view text, std::size_t least_words) const {
    const SearchedText searched(name_words(text));
    Players found;
    for (const Known& known : players_) {
        const std::vector<std::string> turned(known.words.rbegin(), known.words.rend());
        if (known.words.size() >= least_words && (searched.holds(known.words) || searched.holds(turned)))
            found.push_back(&known);
    }
    constexpr std::size_t few = 100; // of more one is not told from the others by this
    if (found.size() > few)
        return found;
    // "Ann Archer" stands in "Mary Ann Archer" too.
    std::erase_if(found, [&](const Known* one) {
        return std::any_of(found.begin(), found.end(), [&](const Known* other) {
            return other->words.size() > one->words.size() && stands_in(one->words, other->words);
        });
    });
    return found;
}

RollMatcher::Players RollMatcher::with_surname_in(std::string_view file) const {
    constexpr std::size_t least_letters = 3;
    const std::vector<std::string> words = name_words(file);
    Players found;
    for (const Known& known : players_)
        if (!known.words.empty() && known.words.back().size() >= least_letters &&
            std::find(words.begin(), words.end(), known.words.back()) != words.end())
            found.push_back(&known);
    return found;
}

MatchClues clues_of(const StoredSubmission& submission) {
    MatchClues clues;
    if (!submission.sender.empty())
        clues.senders.push_back(submission.sender);
    clues.named = submission.named;
    clues.file = submission.source.substr(submission.source.find_last_of('/') + 1);
    return clues;
}

const RollMatcher::Known* RollMatcher::nearest_known(const MatchClues& clues) const {
    std::vector<std::string_view> names;
    for (const Known& known : players_)
        names.emplace_back(known.player.name);
    for (const std::string& typed : {clues.named, clues.sender_name, std::string(stem_of(clues.file))})
        if (const auto nearest = typed.empty() ? std::nullopt : nearest_word(typed, names))
            return &*std::find_if(players_.begin(), players_.end(),
                                  [&](const Known& known) { return known.player.name == *nearest; });
    return nullptr;
}

std::int64_t RollMatcher::nearest(const MatchClues& clues) const {
    const Known* known = nearest_known(clues);
    return known == nullptr ? 0 : known->player.id;
}

Match RollMatcher::match(const MatchClues& clues) const {
    struct Attempt {
        Players players;
        std::string by; // as a sentence, if there is one
    };
    std::vector<Attempt> attempts;
    if (clues.senders.size() > 1)
        return {0, translate("The mail names several senders, as a forged one may. Look at it, and name the "
                             "player.")};
    if (!clues.senders.empty())
        attempts.push_back({with_address(clues.senders.front()),
                            translate_format("by the sender {}", clues.senders.front())});
    if (!clues.named.empty())
        attempts.push_back(
            {called(clues.named), translate_format("by the player named in it, {}", clues.named)});
    else if (!clues.text.empty())
        attempts.push_back({named_in(clues.text, 2), translate("by the player named in the text")});
    attempts.push_back(
        {named_in(stem_of(clues.file), 1), translate_format("by the file name {}", clues.file)});
    attempts.push_back({with_surname_in(stem_of(clues.file)),
                        translate_format("by the surname in the file name {}", clues.file)});
    for (const Attempt& attempt : attempts) {
        if (attempt.players.size() == 1)
            return {attempt.players.front()->player.id, attempt.by};
        if (attempt.players.empty())
            continue;
        std::vector<std::string> names;
        for (const Known* known : attempt.players)
            names.push_back(known->player.number.empty()
                                ? known->player.name
                                : known->player.name + " (" + known->player.number + ")");
        return {0, translate_format("It may be of several players, {}: {}. Name the player.", attempt.by,
                                    joined(names, ", "))};
    }
    std::string why;
    if (!clues.senders.empty())
        why += translate_format("The sender {} is not on the roll. ", clues.senders.front());
    why += clues.named.empty() ? translate("It names no player of the roll.")
                               : translate_format("It names {}, who is not on the roll.", clues.named);
    if (const Known* nearest = nearest_known(clues))
        why += translate_format(" Perhaps it is {}'s.", nearest->player.name);
    return {0, why};
}

} // namespace muster
