// SPDX-License-Identifier: MIT
// "Class: F foot, M mounted. Order: C close, L loose. So FC is foot, close order.": a key of letters, from
// which the player puts his own codes together.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <utility>
#include <vector>

namespace muster {

struct LetterKeys {
    std::vector<std::pair<std::string, std::vector<ValueOf>>> codes;
    std::vector<MailLine> lines; // without the key
};

// No codes where the mail states fewer than two keys.
[[nodiscard]] LetterKeys letter_keys_in(std::vector<MailLine> lines, const Vocabulary& vocabulary);

} // namespace muster
