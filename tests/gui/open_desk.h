// SPDX-License-Identifier: MIT
// A window with the sample event of tests/data on its tournament desk.
#pragma once

#include "gui/event/event_page.h"
#include "gui_program.h"
#include "made_event.h"
#include "shipped_data.h"

namespace muster::tests {

struct OpenDesk {
    OpenDesk() {
        window->windows().open(file, *window);
        finish();
    }

    EventPage& page() { return window->pages().window<EventPage>("event"); }
    // Waits for what the page has begun.
    void finish() {
        settle(80);
        while (page().desk().is_busy() || page().commands().bar().running())
            settle(20);
        settle(120);
    }
    // Of the player of this name.
    [[nodiscard]] const EventPlayer& player(const std::string& name) {
        for (const EventPlayer& one : page().desk().status().players)
            if (one.player.name == name)
                return one;
        throw std::out_of_range(name);
    }

    TemporaryFolder own;
    std::filesystem::path file = create_sample_event(own.path(), shipped_rulesets());
    Window window;
};

} // namespace muster::tests
