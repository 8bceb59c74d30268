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
#include <span>
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
    for (const Known& known : players_) {
        for (const std::string& address : known.addresses)
            if (Players& found = by_address_[address]; found.empty() || found.back() != &known)
                found.push_back(&known);
        if (known.words.empty())
            continue;
        by_name_[sorted_words(known.player.name)].push_back(&known);
        by_surname_[known.words.back()].push_back(&known);
    }
}

RollMatcher::Players RollMatcher::with_address(const std::string& address) const {
    const auto found = by_address_.find(lowered(address));
    return found == by_address_.end() ? Players() : found->second;
}

RollMatcher::Players RollMatcher::called(std::string_view name) const {
    const auto found = by_name_.find(sorted_words(name));
    return found == by_name_.end() ? Players() : found->second;
}

RollMatcher::Players RollMatcher::with_surname_among(std::vector<std::string> words) const {
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    Players found;
    for (const std::string& word : words)
        if (const auto known = by_surname_.find(word); known != by_surname_.end())
            found.insert(found.end(), known->second.begin(), known->second.end());
    std::sort(found.begin(), found.end()); // pointers into the roll: its order again
    return found;
}

RollMatcher::Players RollMatcher::named_in(std::string_view text, std::size_t least_words) const {
    const std::vector<std::string> words = name_words(text);
    const SearchedText searched(words);
    Players found = with_surname_among(words);
    std::erase_if(found, [&](const Known* known) {
        const std::vector<std::string> turned(known->words.rbegin(), known->words.rend());
        return known->words.size() < least_words ||
               (!searched.holds(known->words) && !searched.holds(turned));
    });
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
    Players found = with_surname_among(name_words(file));
    std::erase_if(found, [](const Known* known) { return known->words.back().size() < least_letters; });
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

// One player, or why several are none; nothing if there is no player.
std::optional<Match> RollMatcher::match_of(const Players& players, const std::string& by) {
    if (players.empty())
        return std::nullopt;
    if (players.size() == 1)
        return Match{players.front()->player.id, by};
    constexpr std::size_t most_namesakes = 20;
    std::vector<std::string> names;
    for (const Known* known : std::span(players).first(std::min(players.size(), most_namesakes)))
        names.push_back(known->player.number.empty()
                            ? known->player.name
                            : known->player.name + " (" + known->player.number + ")");
    std::string all = joined(names, ", ");
    if (players.size() > most_namesakes)
        all = translate_format("{} and {} more", all, players.size() - most_namesakes);
    return Match{0, translate_format("It may be of several players, {}: {}. Name the player.", by, all)};
}

std::optional<Match> RollMatcher::match_by_clues(const MatchClues& clues) const {
    if (!clues.senders.empty())
        if (auto match = match_of(with_address(clues.senders.front()),
                                  translate_format("by the sender {}", clues.senders.front())))
            return match;
    if (!clues.named.empty()) {
        if (auto match =
                match_of(called(clues.named), translate_format("by the player named in it, {}", clues.named)))
            return match;
    } else if (!clues.text.empty()) {
        if (auto match = match_of(named_in(clues.text, 2), translate("by the player named in the text")))
            return match;
    }
    const std::string_view stem = stem_of(clues.file);
    if (auto match = match_of(named_in(stem, 1), translate_format("by the file name {}", clues.file)))
        return match;
    return match_of(with_surname_in(stem),
                    translate_format("by the surname in the file name {}", clues.file));
}

Match RollMatcher::match(const MatchClues& clues) const {
    if (clues.senders.size() > 1)
        return {0, translate("The mail names several senders, as a forged one may. Look at it, and name the "
                             "player.")};
    if (!clues.forwarded.empty())
        return {0, translate_format("It holds a mail of {} too. Look whose list it is, and name the player.",
                                    clues.forwarded.front())};
    if (auto match = match_by_clues(clues))
        return *std::move(match);
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
