// SPDX-License-Identifier: MIT
// Words of a vocabulary that a player defines.
#include "mail/detail/vocabulary.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace muster {

// "b" of a player beside the B of the rules: each letter keeps its own meaning.
bool Vocabulary::define_small_letter(std::string_view words, const std::vector<ValueOf>& values) {
    if (words.size() != 1 || std::islower(static_cast<unsigned char>(words.front())) == 0)
        return false;
    const auto found = by_text_.find(std::string(words));
    if (found == by_text_.end() || phrases_[found->second].meanings.empty() ||
        phrases_[found->second].exact.empty() || phrases_[found->second].exact == words ||
        phrases_[found->second].meanings.front().values == values)
        return false;
    Phrase small;
    small.tokens.emplace_back(words);
    small.meanings = {{values, Source::name}};
    small.small_only = true;
    by_first_[small.tokens.front()].push_back(phrases_.size());
    phrases_.push_back(std::move(small));
    return true;
}

void Vocabulary::define(std::string_view words, std::vector<ValueOf> values) {
    forget_lines();
    if (define_small_letter(words, values))
        return;
    Phrase& known = phrase(words);
    known.meanings = {{std::move(values), Source::name}};
    known.exact.clear();
    known.weak = false;
    const std::vector<std::string> suffix = known.tokens;
    // "Ax (S)" is now "Ax" and "(S)", or still the name of a kind of its own: then nobody can tell.
    for (Phrase& phrase : phrases_) {
        if (phrase.tokens.size() <= suffix.size() ||
            !std::equal(suffix.rbegin(), suffix.rend(), phrase.tokens.rbegin()))
            continue;
        std::vector<std::string> base = phrase.tokens;
        base.resize(base.size() - suffix.size());
        const auto found = std::find_if(phrases_.begin(), phrases_.end(),
                                        [&](const Phrase& other) { return other.tokens == base; });
        if (found == phrases_.end() || found->meanings.empty() || phrase.meanings.empty())
            continue;
        if (found->meanings.front().values.front() == phrase.meanings.front().values.front())
            phrase.meanings.clear();
        else
            phrase.doubtful = true;
    }
}

} // namespace muster
