// SPDX-License-Identifier: MIT
// Any bytes as an archive of armies: refused with an InputError, or imported.
#include "base/input_error.h"
#include "base/limits.h"
#include "base/zip_archive.h"
#include "library/detail/manifest.h"
#include "scratch_folder.h"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace muster;
    static const fuzz::ScratchFolder folder;
    try {
        ZipReader archive(folder.with("it.zip", data, size));
        for (const std::string& name : archive.names()) {
            fuzz::require(name.front() != '/' && name.find("../") == std::string::npos,
                          "no name leads out of the archive");
            const std::string text = archive.read(name, largest_input_bytes);
            fuzz::require(text.size() <= largest_input_bytes, "an entry is of limited size");
            if (name == "manifest.xml")
                (void)read_manifest(text, name);
        }
    } catch (const InputError&) { // NOLINT(bugprone-empty-catch) refused, as it may be
    }
    return 0;
}
