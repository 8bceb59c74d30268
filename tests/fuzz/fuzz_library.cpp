// SPDX-License-Identifier: MIT
// Any bytes as a library: refused with a LibraryError, or opened; what it holds can be listed, read and
// searched.
#include "base/input_error.h"
#include "library/library.h"
#include "library/library_error.h"
#include "scratch_folder.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace muster;

void look_through(const Library& library) {
    for (const StoredArmy& army : library.list(LibraryPart::all)) {
        try {
            (void)library.text(army.id);
            (void)library.history(army.id);
        } catch (const LibraryError&) { // NOLINT(bugprone-empty-catch) one army may be damaged
        }
    }
    (void)library.search("host");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::ScratchFolder folder;
    try {
        look_through(Library(folder.with("it.db", data, size)));
    } catch (const LibraryError&) { // NOLINT(bugprone-empty-catch) refused, as it may be
    }
    return 0;
}
