// SPDX-License-Identifier: MIT
// Stands in for the file of this name where qpdf is not built.
#include "sheet/pdf_attachment.h"

#include <stdexcept>

namespace muster {

bool looks_like_pdf(std::string_view bytes) {
    return bytes.starts_with("%PDF-");
}

std::optional<std::string> army_in_pdf(const std::string& /*pdf*/) {
    throw std::runtime_error("this build of Muster reads no PDF files. Name the army's own file");
}

} // namespace muster
