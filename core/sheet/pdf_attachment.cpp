// SPDX-License-Identifier: MIT
#include "sheet/pdf_attachment.h"

#include "base/utf8_path.h"
#include "ruleset/data_folders.h"
#include "sheet/detail/pdf_bounds.h"

#define BOOST_DLL_USE_STD_FS // paths of the standard library, and nothing of Boost to link
#include <boost/dll/import.hpp>
#include <fmt/format.h>

#include <functional>
#include <stdexcept>
#include <system_error>

namespace muster {

namespace {

// The functions of module/qpdf_attachment.cpp.
struct QpdfFunctions {
    std::function<decltype(muster::with_attachment)> with_attachment;
    std::function<decltype(muster::army_in_pdf)> army_in_pdf;
};

// Throws std::runtime_error if the library is not where it was installed.
boost::dll::shared_library qpdf_library() {
    const std::filesystem::path file = program_library_folder() / "muster-pdf.so";
    std::error_code error;
    boost::dll::shared_library library(file, error);
    if (error)
        throw std::runtime_error(fmt::format(
            "{}: Muster's part for PDF files is missing or cannot be loaded. Install Muster again",
            path_text(file)));
    return library;
}

const QpdfFunctions& qpdf_functions() {
    static const QpdfFunctions functions = [] {
        using boost::dll::import_alias;
        const boost::dll::shared_library library = qpdf_library();
        return QpdfFunctions{import_alias<decltype(muster::with_attachment)>(library, "with_attachment"),
                             import_alias<decltype(muster::army_in_pdf)>(library, "army_in_pdf")};
    }();
    return functions;
}

} // namespace

bool looks_like_pdf(std::string_view bytes) {
    constexpr std::string_view beginning = "%PDF-";
    return bytes.substr(0, beginning.size()) == beginning;
}

std::string with_attachment(const std::string& pdf, const std::string& name, const std::string& content,
                            const std::string& description) {
    return qpdf_functions().with_attachment(pdf, name, content, description);
}

std::optional<std::string> army_in_pdf(const std::string& pdf) {
    require_bounded_pdf(pdf);
    return qpdf_functions().army_in_pdf(pdf);
}

} // namespace muster
