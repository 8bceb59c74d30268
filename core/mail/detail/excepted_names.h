// SPDX-License-Identifier: MIT
// The troops that a statement about all excepts.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/mail_token.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

// "their" officers go with those who were named before.
[[nodiscard]] bool is_owner(std::string_view word);

// `words`: of names, "" between two of them; what begins with an owner is passed over. Troops with several
// words in their name have to have all.
[[nodiscard]] std::vector<SaidOfNamed> said_of_names(const std::vector<std::string>& words,
                                                     const ValueOf& value);

// "only the elephants and the scouts are not", between `begin` and `end`: the names, as said_of_names() wants
// them; none where it says anything else.
[[nodiscard]] std::vector<std::string> names_denied_in(const Tokens& tokens, std::size_t begin,
                                                       std::size_t end);

// "only the huscarls are regular", "but the Croats are IA": the names, and the token at which their value
// begins; no names where it says anything else.
struct OnlyNamed {
    std::vector<std::string> names;
    std::size_t value = 0;
};
[[nodiscard]] OnlyNamed only_named_in(const Tokens& tokens, std::size_t begin, std::size_t end);

// "who are regular", "and those are RA", "die regulär sind", "all of whom are IA" behind names: the tokens of
// what they are; none where the words from `begin` to `end` are no such clause.
[[nodiscard]] std::pair<std::size_t, std::size_t> predicate_of_relative(const Tokens& tokens,
                                                                        std::size_t begin, std::size_t end);

// "Everybody has a shield except the slingers": they have none. "All regular except the elephants": they are
// the other of two where one of their unit says so. Of a trait with more to choose from nobody can tell.
[[nodiscard]] std::vector<SaidOfNamed> said_of_excepted(const std::vector<std::string>& words,
                                                        const std::vector<ValueOf>& values,
                                                        const Ruleset& ruleset);

// Of the values those of traits of which troops may have none.
[[nodiscard]] std::vector<ValueOf> values_beside_none(const std::vector<ValueOf>& values,
                                                      const Ruleset& ruleset);

// An irregular army is one in the army's own trait too: the values of the army that are named as these.
[[nodiscard]] std::vector<ValueOf> values_of_army_like(const std::vector<ValueOf>& values,
                                                       const Ruleset& ruleset);

} // namespace muster
