// SPDX-License-Identifier: MIT
// read_with_typing_errors: reads a list whose words may have a wrong letter. A word that is not known and one
// letter away from one that is may have been meant so: where that would change the army, a question is open.
#pragma once

#include "mail/detail/line_answers.h"
#include "mail/detail/near_words.h"
#include "mail/written_army.h"

#include <functional>
#include <string_view>

namespace muster {

// `read` reads a list as it stands. A word alone between quotation marks is a name.
[[nodiscard]] WrittenArmy read_with_typing_errors(std::string_view text, const NearWords& known,
                                                  const LineAnswers& answers,
                                                  const std::function<WrittenArmy(std::string_view)>& read);

} // namespace muster
