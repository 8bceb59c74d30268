// SPDX-License-Identifier: MIT
// The entry "Which lists allow this?" of the context menus of the army's panels.
#pragma once

#include <functional>

class wxMenu;

namespace muster {

void append_question_of_lists(wxMenu& menu, std::function<void()> ask);

} // namespace muster
