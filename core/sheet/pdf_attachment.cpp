// SPDX-License-Identifier: MIT
#include "sheet/pdf_attachment.h"

#define BOOST_DLL_USE_STD_FS // paths of the standard library, and nothing of Boost to link
#include <boost/dll/import.hpp>
#include <boost/dll/runtime_symbol_info.hpp>

#include <functional>

namespace muster {

namespace {

// The functions of module/qpdf_attachment.cpp, which stands beside the program: in lib/muster where that is
// in bin.
struct QpdfFunctions {
    std::function<std::string(const std::string&, const std::string&, const std::string&, const std::string&)>
        with_attachment;
    std::function<std::optional<std::string>(const std::string&)> army_in_pdf;
};

template <class Function>
std::function<Function> loaded_function(const boost::dll::shared_library& library, const char* name) {
    return boost::dll::import_alias<Function>(library, name);
}

// Throws std::system_error if the library is not where it was installed.
const QpdfFunctions& qpdf_functions() {
    static const QpdfFunctions functions = [] {
        const boost::dll::shared_library library(boost::dll::program_location().parent_path() /
                                                 "../lib/muster/muster-pdf.so");
        return QpdfFunctions{
            loaded_function<std::string(const std::string&, const std::string&, const std::string&,
                                        const std::string&)>(library, "with_attachment"),
            loaded_function<std::optional<std::string>(const std::string&)>(library, "army_in_pdf")};
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
    return qpdf_functions().army_in_pdf(pdf);
}

} // namespace muster
