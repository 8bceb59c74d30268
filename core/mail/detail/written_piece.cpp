// SPDX-License-Identifier: MIT
#include "mail/detail/written_piece.h"

#include "base/text.h"

#include <regex>

namespace muster {

std::vector<WrittenPiece> pieces_of(std::string_view line, const Ruleset& ruleset, const Lexicon& lexicon) {
    static const std::regex between(
        R"(\s*(?:[,;]|\band\b)\s*(?=[0-9]{1,3}(?:\s*[xX*×]\s*|\s+)[0-9]?[A-Za-z(])(?![0-9]+\s*(?:pts|points|punkte|ip)\b))",
        std::regex::icase);
    static const std::regex joint(R"(\s*(?:[,;]\s*)?(?:\s\+|;|,?\s(?:with|led by|mit)\b)\s*)");
    const std::string text(line);
    std::vector<WrittenPiece> pieces;
    for (std::sregex_token_iterator piece(text.begin(), text.end(), between, -1);
         piece != std::sregex_token_iterator(); ++piece) {
        std::string left = piece->str();
        bool joined = false;
        std::smatch match;
        while (std::regex_search(left, match, joint) &&
               says_essence(match.suffix().str(), true, ruleset, lexicon) &&
               says_essence(match.prefix().str(), false, ruleset, lexicon)) {
            pieces.push_back({match.prefix(), joined});
            left = match.suffix();
            joined = true;
        }
        if (!is_blank(left))
            pieces.push_back({left, joined});
    }
    return pieces;
}

bool says_essence(const WrittenTroop& troop, const Ruleset& ruleset) {
    return troop.says(ruleset.at(Level::troop).traits.front());
}

bool says_essence(std::string_view text, bool surely, const Ruleset& ruleset, const Lexicon& lexicon) {
    const WrittenTroop troop = read_written_troop(text, ruleset, lexicon);
    return says_essence(troop, ruleset) && !(surely && (!troop.guesses.empty() || troop.from_kind));
}

} // namespace muster
