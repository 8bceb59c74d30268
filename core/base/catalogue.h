// SPDX-License-Identifier: MIT
// Catalogue: the translations in one file of gettext (.mo), for texts in another language than the program's:
// gettext itself has one language for all threads.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace muster {

class Catalogue {
public:
    // Nothing if there is no such file, or it is no catalogue.
    [[nodiscard]] static std::optional<Catalogue> read(const std::filesystem::path& file);
    explicit Catalogue(std::string bytes);

    // The text itself if it is not translated.
    [[nodiscard]] std::string translate(std::string_view english) const;
    [[nodiscard]] std::size_t size() const { return texts_.size(); }

private:
    // The `index`-th text of the table at `table`; throws std::out_of_range beyond the end.
    [[nodiscard]] std::string text_at(std::size_t table, std::size_t index) const;
    [[nodiscard]] std::size_t number_at(std::size_t place) const;

    std::string bytes_;
    bool is_swapped_ = false;
    std::unordered_map<std::string, std::string> texts_;
};

} // namespace muster
