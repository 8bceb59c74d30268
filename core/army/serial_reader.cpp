// SPDX-License-Identifier: MIT
#include "army/serial_reader.h"

#include "army/army_reader.h"

namespace muster {

const Army& SerialReader::read(std::string_view text, std::string_view file) {
    if (!quick_.read(text, army_))
        army_ = read_army_strictly(text, file, rulesets_);
    return army_;
}

} // namespace muster
