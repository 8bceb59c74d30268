// SPDX-License-Identifier: MIT
// Whether a PDF may be given to qpdf, which inflates cross-references and packed objects before anything can
// be known of their size. Looks at the bytes alone: a PDF of a sheet packs each stream once, by Flate, as
// most programs do.
#pragma once

#include <string_view>

namespace muster {

// Throws std::runtime_error, with the limit and what to do, for a PDF that is larger than largest_pdf_bytes,
// whose streams inflate to more than largest_pdf_content together, that is made of more than most_pdf_objects
// objects, that is encrypted, or that packs a stream in another way than once by Flate, so that its size
// cannot be known.
void require_bounded_pdf(std::string_view pdf);

} // namespace muster
