// SPDX-License-Identifier: MIT
#include "mail/detail/written_title.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/lexicon.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

namespace muster {

namespace {

bool names_ruleset(std::string_view piece, const Ruleset& ruleset) {
    std::string id = ruleset.id;
    std::replace(id.begin(), id.end(), '-', ' ');
    const std::string plain = plain_words(piece);
    return plain == plain_words(ruleset.title) || plain == id || plain == ruleset.id;
}

class TitleReader {
public:
    explicit TitleReader(const Ruleset& ruleset) : ruleset_(ruleset) {}

    WrittenTitle read(const std::string& line) {
        static const std::regex bracket(R"(\(([^()]*)\)|\[([^\[\]]*)\])");
        // Whether the rule set is named decides whether a bare number is a size.
        for (std::sregex_token_iterator piece(line.begin(), line.end(), seam(), -1);
             piece != std::sregex_token_iterator(); ++piece)
            title_.says_ruleset = title_.says_ruleset || names_ruleset(trimmed(piece->str()), ruleset_);
        std::string outside;
        std::string::const_iterator from = line.begin();
        for (std::sregex_iterator group(line.begin(), line.end(), bracket); group != std::sregex_iterator();
             ++group) {
            outside.append(from, line.begin() + group->position());
            from = line.begin() + group->position() + group->length();
            const std::string inside = left_of((*group)[group->str(1).empty() ? 2 : 1].str());
            if (!inside.empty())
                outside += fmt::format("({})", inside);
        }
        outside.append(from, line.end());
        title_.name = left_of(outside);
        return std::move(title_);
    }

private:
    // Between the pieces of a title.
    static const std::regex& seam() {
        static const std::regex pattern(R"(\s*[,;|()\[\]]\s*|\s+[-·]\s+|\s*:\s*)");
        return pattern;
    }

    // What neither names the rule set nor says a size, with what stood between.
    std::string left_of(const std::string& text) {
        static const std::regex between(R"(\s*[,;|]\s*|\s+[-·]\s+)");
        std::string left;
        std::string joint;
        std::string::const_iterator from = text.begin();
        const auto take = [&](const std::string& piece) {
            const std::string_view words = trimmed(piece);
            if (words.empty() || names_ruleset(words, ruleset_) || take_size(std::string(words)))
                return;
            if (const auto number = army_number(words, ruleset_)) {
                title_.numbers.push_back(*number);
                return;
            }
            left += (left.empty() ? "" : joint) + std::string(words);
        };
        for (std::sregex_iterator seam(text.begin(), text.end(), between); seam != std::sregex_iterator();
             ++seam) {
            take({from, text.begin() + seam->position()});
            from = text.begin() + seam->position() + seam->length();
            joint = seam->str();
        }
        take({from, text.end()});
        return left;
    }

    // "12", "12 vignettes", "1,250 pts"; "about 500 IP" binds nobody.
    bool take_size(const std::string& piece) {
        static const std::regex size(
            fmt::format(
                R"(^(about |around |roughly |ca\.? ?|approx\.? |~ ?|etwa )?{}\s*(?:(vignettes?|vignetten|elements?|stands?|figures?)|(pts\.?|points|punkte|ip))?$)",
                number_pattern),
            std::regex::icase);
        std::smatch match;
        if (!std::regex_match(piece, match, size))
            return false;
        const bool has_unit = match[3].matched || match[4].matched;
        if (!has_unit && !title_.says_ruleset)
            return false;
        if (!match[1].matched) {
            title_.size = whole_number(plain_number(match[2].str()));
            title_.in_points = match[4].matched;
        }
        return true;
    }

    const Ruleset& ruleset_;
    WrittenTitle title_;
};

} // namespace

WrittenTitle title_of(std::string_view line, const Ruleset& ruleset) {
    return TitleReader(ruleset).read(std::string(line));
}

bool is_sentence(std::string_view line) {
    constexpr std::string_view persons[] = {"i",      "i'm",    "you", "your", "we",      "our",  "please",
                                            "hope",   "it's",   "ich", "mein", "meine",   "sie",  "ihr",
                                            "wir",    "bitte",  "je",  "mon",  "ma",      "vous", "votre",
                                            "here's", "that's", "ok",  "my",   "attached"};
    const std::vector<std::string_view> words = words_of(line);
    constexpr std::size_t short_title = 4; // "My orc host"
    const bool speaks = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        std::string plain = plain_words(word);
        while (!plain.empty() && std::string_view(",.:;!?").find(plain.back()) != std::string_view::npos)
            plain.pop_back();
        return std::find(std::begin(persons), std::end(persons), plain) != std::end(persons) &&
               !(plain == "my" && words.size() <= short_title);
    });
    const std::string_view end = trimmed(line);
    return speaks || (words.size() > 2 && (end.ends_with('.') || end.ends_with('!') || end.ends_with('?')));
}

} // namespace muster
