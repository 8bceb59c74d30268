// SPDX-License-Identifier: MIT
// Any bytes as the PDF of a sheet: refused, or an army's text is found in them, within the limits.
#include "base/limits.h"
#include "exercise.h"
#include "sheet/pdf_attachment.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace muster;
    try {
        const auto army = army_in_pdf(std::string(reinterpret_cast<const char*>(data), size));
        fuzz::require(!army || army->size() <= largest_input_bytes, "an attached army is of limited size");
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch) refused, as it may be
    }
    return 0;
}
