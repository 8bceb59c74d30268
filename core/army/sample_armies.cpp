// SPDX-License-Identifier: MIT
#include "army/sample_armies.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/utf8_path.h"

#include <algorithm>
#include <system_error>

namespace muster {

std::vector<std::filesystem::path> sample_files(const Rulesets& rulesets, std::string_view id) {
    std::vector<std::filesystem::path> files;
    const std::filesystem::path folder = rulesets.file_of(id).parent_path() / "samples";
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".muster")
            files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<Army> sample_armies(const Rulesets& rulesets, std::string_view id) {
    std::vector<Army> armies;
    std::size_t bytes = 0;
    for (const std::filesystem::path& file : sample_files(rulesets, id)) {
        try {
            const std::string text = read_file(file);
            bytes += text.size();
            if (bytes > largest_examples_bytes)
                break;
            armies.push_back(read_army(text, path_text(file), rulesets));
        } catch (const InputError&) { // a sample that is broken is no reason to have none
        }
    }
    return armies;
}

} // namespace muster
