// SPDX-License-Identifier: MIT
#include "font_settings.h"

#include "base/environment.h"
#include "base/utf8_path.h"

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace muster {

void drop_endless_font_settings() {
    set_environment_variable("PANGOCAIRO_BACKEND", nullptr); // Pango finds by itself the one that it has
    constexpr const char* configuration = "FONTCONFIG_FILE";
    const std::optional<std::string> file = environment_variable(configuration);
    std::error_code none;
    if (file && !std::filesystem::is_regular_file(path_of(*file), none))
        set_environment_variable(configuration, nullptr);
}

} // namespace muster
