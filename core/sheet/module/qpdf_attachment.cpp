// SPDX-License-Identifier: MIT
// What sheet/pdf_attachment.h promises, by qpdf: a library of its own, which pdf_attachment.cpp loads when it
// is first used. With qpdf come ten more shared libraries (GnuTLS and what that needs), whose loading took an
// eighth of the time of a check of one army.
#include "base/limits.h"
#include "sheet/pdf_attachment.h"

#define BOOST_DLL_USE_STD_FS
#include <boost/dll/alias.hpp>
#include <qpdf/Buffer.hh>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace muster {

namespace {

constexpr std::string_view army_ending = ".muster";

// Stops at the size of the largest army: what is attached may be a decompression bomb.
class ArmyPipeline : public Pipeline {
public:
    ArmyPipeline() : Pipeline("army", nullptr) {}
    void write(const unsigned char* data, size_t length) override {
        if (too_large_ || bytes_.size() + length > largest_input_bytes) {
            too_large_ = true;
            throw std::runtime_error("too large");
        }
        bytes_.append(reinterpret_cast<const char*>(data), length);
    }
    void finish() override {}
    [[nodiscard]] bool too_large() const { return too_large_; }
    [[nodiscard]] std::string bytes() const { return bytes_; }

private:
    std::string bytes_;
    bool too_large_ = false;
};

// Of a damaged file qpdf looks for an object at the start of each line, and reads on behind all comments and
// blanks that follow: the time grows with the square of so many lines.
void refuse_many_comments(const std::string& pdf) {
    constexpr std::size_t most_read = 2'000'000; // bytes, together: some milliseconds; no sheet has 20'000
    constexpr std::string_view blanks(" \t\f\0", 4);
    std::size_t read = 0;
    std::size_t lines = 0; // of this run of comments and blanks
    for (std::size_t begin = 0; begin < pdf.size();) {
        const std::size_t end = std::min(pdf.find_first_of("\r\n", begin), pdf.size());
        const std::size_t first = pdf.find_first_not_of(blanks, begin);
        const bool is_empty = first >= end || pdf[first] == '%';
        lines = is_empty ? lines + 1 : 0;
        read += lines * (end - begin + 1);
        if (read > most_read)
            throw std::runtime_error(
                "it has too many lines of comments in a row. Ask for the army's file instead");
        begin = end + 1;
    }
}

void open(QPDF& document, const std::string& pdf) {
    document.setSuppressWarnings(true);
    document.processMemoryFile("sheet", pdf.data(), pdf.size());
}

bool is_army(const std::string& name) {
    const std::size_t ending = army_ending.size();
    return name.size() >= ending && name.compare(name.size() - ending, ending, army_ending) == 0;
}

// The specification of the first army in one node of the tree of names; null if it has none.
QPDFObjectHandle army_in_node(QPDFObjectHandle node) {
    QPDFObjectHandle names = node.getKey("/Names");
    for (int i = 0; names.isArray() && i + 1 < names.getArrayNItems(); i += 2) {
        QPDFObjectHandle name = names.getArrayItem(i);
        if (!name.isString())
            throw std::runtime_error("an attachment without a name");
        if (!is_army(name.getUTF8Value()))
            continue;
        if (!names.getArrayItem(i + 1).isDictionary())
            throw std::runtime_error("an attachment without a file");
        return names.getArrayItem(i + 1);
    }
    return QPDFObjectHandle::newNull();
}

// The specification of the first army that is attached; null if there is none. qpdf's own walk follows every
// path of the tree of names: with nodes that name a child twice they are as many as 2 to the number of
// levels.
QPDFObjectHandle army_in_names(QPDF& document) {
    constexpr std::size_t most_nodes = 10'000;
    std::vector<QPDFObjectHandle> nodes{
        document.getRoot().getKeyIfDict("/Names").getKeyIfDict("/EmbeddedFiles")};
    std::set<QPDFObjGen> met;
    for (std::size_t walked = 0; !nodes.empty(); ++walked) {
        QPDFObjectHandle node = nodes.back();
        nodes.pop_back();
        if (!node.isDictionary() || (node.isIndirect() && !met.insert(node.getObjGen()).second))
            continue;
        if (walked == most_nodes)
            throw std::runtime_error("too many attachments");
        if (QPDFObjectHandle army = army_in_node(node); !army.isNull())
            return army;
        QPDFObjectHandle children = node.getKey("/Kids");
        for (int i = children.isArray() ? children.getArrayNItems() : 0; i-- > 0;)
            nodes.push_back(children.getArrayItem(i));
    }
    return QPDFObjectHandle::newNull();
}

// The bytes of the first army that is attached; nothing if there is none.
std::optional<std::string> attached_army(const std::string& pdf, ArmyPipeline& army) {
    QPDF document;
    open(document, pdf);
    QPDFObjectHandle specification = army_in_names(document);
    if (specification.isNull())
        return std::nullopt;
    (void)QPDFFileSpecObjectHelper(specification)
        .getEmbeddedFileStream()
        .pipeStreamData(&army, 0, qpdf_dl_generalized);
    if (army.too_large())
        throw std::runtime_error("too large"); // qpdf goes on where a pipeline throws
    return army.bytes();
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

// qpdf's own words speak of objects and streams, which nobody can mend who was sent the file.
std::optional<std::string> qpdf_army_in_pdf(const std::string& pdf) {
    refuse_many_comments(pdf);
    ArmyPipeline army;
    try {
        return attached_army(pdf, army);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        if (army.too_large())
            throw std::runtime_error("the file attached to it is larger than " +
                                     std::to_string(largest_input_bytes >> 20U) +
                                     " MB, which no army is. Ask for the army's file instead");
        throw std::runtime_error("it is damaged, or no PDF. Ask for the army's file instead");
    }
}

} // namespace muster

static_assert(std::is_same_v<decltype(muster::qpdf_with_attachment), decltype(muster::with_attachment)>);
static_assert(std::is_same_v<decltype(muster::qpdf_army_in_pdf), decltype(muster::army_in_pdf)>);
BOOST_DLL_ALIAS(muster::qpdf_with_attachment, with_attachment)
BOOST_DLL_ALIAS(muster::qpdf_army_in_pdf, army_in_pdf)
