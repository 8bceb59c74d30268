// SPDX-License-Identifier: MIT
// What sheet/pdf_attachment.h promises, by qpdf: a library of its own, which pdf_attachment.cpp loads when it
// is first used. With qpdf come ten more shared libraries (GnuTLS and what that needs), whose loading took an
// eighth of the time of a check of one army.
#include "sheet/pdf_attachment.h"

#define BOOST_DLL_USE_STD_FS
#include <boost/dll/alias.hpp>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <stdexcept>
#include <type_traits>

namespace muster {

namespace {

constexpr std::string_view army_ending = ".muster";
// An army takes some kilobytes. A larger attachment is not an army and may be a decompression bomb.
constexpr std::size_t largest_army = 16U << 20U;

void open(QPDF& document, const std::string& pdf) {
    document.setSuppressWarnings(true);
    document.processMemoryFile("sheet", pdf.data(), pdf.size());
}

} // namespace

std::string qpdf_with_attachment(const std::string& pdf, const std::string& name, const std::string& content,
                                 const std::string& description) {
    QPDF document;
    open(document, pdf);
    QPDFEFStreamObjectHelper stream = QPDFEFStreamObjectHelper::createEFStream(document, content);
    stream.setSubtype("application/xml");
    QPDFFileSpecObjectHelper specification = QPDFFileSpecObjectHelper::createFileSpec(document, name, stream);
    specification.setDescription(description);
    QPDFEmbeddedFileDocumentHelper(document).replaceEmbeddedFile(name, specification);
    QPDFWriter writer(document);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

std::optional<std::string> qpdf_army_in_pdf(const std::string& pdf) {
    QPDF document;
    open(document, pdf);
    for (const auto& [name, specification] : QPDFEmbeddedFileDocumentHelper(document).getEmbeddedFiles()) {
        const std::size_t ending = army_ending.size();
        if (name.size() < ending || name.substr(name.size() - ending) != army_ending)
            continue;
        const auto buffer = specification->getEmbeddedFileStream().getStreamData(qpdf_dl_generalized);
        if (buffer->getSize() > largest_army)
            throw std::runtime_error("the file attached to this PDF is too large for an army");
        return std::string(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
    }
    return std::nullopt;
}

} // namespace muster

static_assert(std::is_same_v<decltype(muster::qpdf_with_attachment), decltype(muster::with_attachment)>);
static_assert(std::is_same_v<decltype(muster::qpdf_army_in_pdf), decltype(muster::army_in_pdf)>);
BOOST_DLL_ALIAS(muster::qpdf_with_attachment, with_attachment)
BOOST_DLL_ALIAS(muster::qpdf_army_in_pdf, army_in_pdf)
