// SPDX-License-Identifier: MIT
// An exported tournament that is not imported: what is said, and that no file of it is left.
#pragma once

#include "base/input_error.h"
#include "event/event_exchange.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string_view>

namespace muster::tests {

inline void require_refused_import(const std::filesystem::path& exported, const std::filesystem::path& event,
                                   std::string_view says) {
    BOOST_CHECK_EXCEPTION(import_event(exported, event), InputError, [&](const InputError& error) {
        BOOST_TEST_INFO(error.what());
        return std::string_view(error.what()).find(says) != std::string_view::npos;
    });
    BOOST_TEST(!std::filesystem::exists(event));
}

} // namespace muster::tests
