// SPDX-License-Identifier: MIT
#include "mail/detail/list_lines.h"

#include "mail/detail/closing_block.h"
#include "mail/detail/footnotes.h"
#include "mail/detail/form_blocks.h"
#include "mail/detail/labelled_text.h"
#include "mail/detail/numbered_ranges.h"
#include "mail/detail/parts_in_sentence.h"
#include "mail/detail/people_meant.h"
#include "mail/detail/stat_blocks.h"
#include "mail/detail/wrapped_lines.h"

#include <utility>

namespace muster {

std::vector<MailLine> list_lines(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    lines = unwrapped(with_footnotes(with_ranges_counted(std::move(lines))));
    lines = with_closing_marked(with_labels_marked(std::move(lines), vocabulary.ruleset()), vocabulary);
    lines = with_forms_joined(with_parts_apart(std::move(lines), vocabulary), vocabulary);
    return with_people_meant(joined_blocks(std::move(lines), vocabulary), vocabulary);
}

} // namespace muster
