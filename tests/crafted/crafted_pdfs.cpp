// SPDX-License-Identifier: MIT
// PDFs of sheets that inflate, loop, or lead nowhere.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <zlib.h>

#include <cstddef>
#include <cstdio>
#include <functional>

namespace muster::tests {

namespace {

std::string deflated(const std::string& bytes) {
    uLongf size = ::compressBound(bytes.size());
    std::string result(size, '\0');
    ::compress2(reinterpret_cast<Bytef*>(result.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                bytes.size(), Z_BEST_COMPRESSION);
    result.resize(size);
    return result;
}

// That many times zeros, packed and packed again.
std::string bomb(std::size_t megabytes, int layers) {
    std::string bytes(megabytes << 20U, '\0');
    for (int layer = 0; layer < layers; ++layer)
        bytes = deflated(bytes);
    return bytes;
}

std::string filters(int layers) {
    std::string names;
    for (int layer = 0; layer < layers; ++layer)
        names += "/FlateDecode ";
    return "/Filter [" + names + "]";
}

// A PDF from its objects, numbered from 1, with a plain cross-reference table.
class PdfText {
public:
    void add(const std::string& object) { objects_.push_back(object); }
    void add_stream(const std::string& dictionary, const std::string& bytes) {
        add("<< " + dictionary + " /Length " + std::to_string(bytes.size()) + " >>\nstream\n" + bytes +
            "\nendstream");
    }
    [[nodiscard]] std::string text(const std::string& trailer = {}) const {
        std::string text = "%PDF-1.7\n";
        std::string table = "0000000000 65535 f \n";
        for (std::size_t i = 0; i < objects_.size(); ++i) {
            char entry[32];
            (void)std::snprintf(entry, sizeof entry, "%010zu 00000 n \n", text.size());
            table += entry;
            text += std::to_string(i + 1) + " 0 obj\n" + objects_[i] + "\nendobj\n";
        }
        const std::string size = std::to_string(objects_.size() + 1);
        return text + "xref\n0 " + size + "\n" + table + "trailer\n<< /Size " + size + " /Root 1 0 R " +
               trailer + " >>\nstartxref\n" + std::to_string(text.size()) + "\n%%EOF\n";
    }

private:
    std::vector<std::string> objects_;
};

std::string with_attachment(const std::string& dictionary, const std::string& bytes,
                            const std::string& name = "army.muster") {
    PdfText pdf;
    pdf.add("<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(" + name +
            ") 3 0 R] >> >> >>");
    pdf.add("<< /Type /Pages /Kids [] /Count 0 >>");
    pdf.add("<< /Type /Filespec /F (" + name + ") /UF (" + name + ") /EF << /F 4 0 R >> >>");
    pdf.add_stream("/Type /EmbeddedFile " + dictionary, bytes);
    return pdf.text();
}

// Cross-references as a stream, which is inflated before anything else is known.
std::string with_packed_references(const std::string& packed, int layers, const std::string& more = {}) {
    std::string text = "%PDF-1.7\n";
    const std::size_t at = text.size();
    text += "1 0 obj\n<< /Type /XRef /Size 2 /Root 1 0 R /W [1 4 1] " + filters(layers) + more + " /Length " +
            std::to_string(packed.size()) + " >>\nstream\n" + packed + "\nendstream\nendobj\nstartxref\n" +
            std::to_string(at) + "\n%%EOF\n";
    return text;
}

std::string with_object_stream(const std::string& packed, int layers, const std::string& more = {}) {
    std::string text = "%PDF-1.7\n";
    const std::size_t catalog = text.size();
    text += "1 0 obj\n<< /Type /Catalog /Pages 3 0 R /Names 4 0 R >>\nendobj\n";
    const std::size_t stream = text.size();
    text += "2 0 obj\n<< /Type /ObjStm /N 2 /First 10 " + filters(layers) + more + " /Length " +
            std::to_string(packed.size()) + " >>\nstream\n" + packed + "\nendstream\nendobj\n";
    const std::size_t references = text.size();
    std::string table;
    const auto entry = [&](int kind, std::size_t place, int index) {
        table += static_cast<char>(kind);
        for (unsigned shift = 24; shift < 32; shift -= 8)
            table += static_cast<char>((place >> shift) & 0xFFU);
        table += static_cast<char>(index);
    };
    entry(0, 0, 0);
    entry(1, catalog, 0);
    entry(1, stream, 0);
    entry(2, 2, 0);
    entry(2, 2, 1);
    text += "5 0 obj\n<< /Type /XRef /Size 5 /Root 1 0 R /W [1 4 1] /Length " + std::to_string(table.size()) +
            " >>\nstream\n" + table + "\nendstream\nendobj\nstartxref\n" + std::to_string(references) +
            "\n%%EOF\n";
    return text;
}

// Of an object stream that has two: the first is null, the second an array.
std::string objects_of(std::string_view item, std::size_t times) {
    return "3 0 4 5\n\n\nnull [" + repeated(item, times) + "]";
}

// Each begins within the one before, and comes to nothing: pieces without a byte, the next stream's keyword
// among them as a piece of its own.
std::string streams_within_streams(std::size_t count) {
    const std::string empty_piece("\0\0\0\xFF\xFF", 5);
    const std::string piece_of_eight("\0\x08\0\xF7\xFF", 5);
    return "%PDF-1.7\n1 0 obj\n<<>>\nstream\n\x78\x01" +
           repeated(repeated(empty_piece, 100) + piece_of_eight + "stream\x78\x01", count);
}

std::string with_names(const std::string& names, const std::vector<std::string>& more = {}) {
    PdfText pdf;
    pdf.add("<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles " + names + " >> >>");
    pdf.add("<< /Type /Pages /Kids [] /Count 0 >>");
    for (const std::string& object : more)
        pdf.add(object);
    return pdf.text();
}

// To pack one of 100 MB takes long: that is done only by the case that needs it.
using MakePdf = std::function<std::string()>;

// Each way to hand a PDF to the program.
std::vector<CraftedCase> every_way(const std::string& name, const MakePdf& pdf, const std::string& says) {
    const auto with_words = [&](std::vector<std::string> words, std::vector<std::string> behind = {}) {
        return [pdf, words = std::move(words), behind = std::move(behind)](const Workshop& workshop) {
            Call call{words};
            call.arguments.push_back(workshop.file("a.pdf", pdf()));
            call.arguments.insert(call.arguments.end(), behind.begin(), behind.end());
            return call;
        };
    };
    return {{name + "_verify", with_words({"verify"}), Answer::refused, says},
            {name + "_open", with_words({"open"}, {"-o", "b.muster"}), Answer::refused, says},
            {name + "_show", with_words({"show"}), Answer::refused, ""},
            {name + "_event",
             [pdf](const Workshop& workshop) {
                 workshop.file(
                     "pack.xml",
                     "<event xmlns='urn:muster:event:1' title='Cup' ruleset='phalanx' lists='free'/>");
                 return Call{{"event", "check", "pack.xml", workshop.file("a.pdf", pdf())}};
             },
             Answer::refused, says}};
}

CraftedCase one_way(const std::string& name, const MakePdf& pdf, const std::string& says = {}) {
    return every_way(name, pdf, says).front();
}

std::vector<CraftedCase> pdfs() {
    std::vector<CraftedCase> cases;
    const auto add = [&](std::vector<CraftedCase> more) {
        cases.insert(cases.end(), more.begin(), more.end());
    };
    add(every_way(
        "attachment_of_100_mb", [] { return with_attachment(filters(1), bomb(100, 1)); }, "MB"));
    add(every_way(
        "attachment_packed_twice", [] { return with_attachment(filters(2), bomb(64, 2)); }, "packed"));
    add({one_way(
             "attachment_packed_three_times", [] { return with_attachment(filters(3), bomb(64, 3)); },
             "packed"),
         one_way("attachment_of_runs",
                 [] { return with_attachment("/Filter /RunLengthDecode", repeated("\x81x", 4'000'000)); }),
         one_way(
             "attachment_of_runs_packed",
             [] {
                 return with_attachment("/Filter [/FlateDecode /RunLengthDecode]",
                                        deflated(repeated("\x81x", 4'000'000)));
             },
             "packed"),
         one_way("attachment_in_hexadecimal",
                 [] { return with_attachment("/Filter /ASCIIHexDecode", std::string(4'000'000, '3')); }),
         one_way("attachment_of_lzw",
                 [] { return with_attachment("/Filter /LZWDecode", std::string(2'000'000, '\x80')); }),
         one_way("attachment_with_a_thousand_filters",
                 [] { return with_attachment(filters(1'000), bomb(1, 1)); }),
         one_way("attachment_with_wide_predictor",
                 [] {
                     return with_attachment(
                         filters(1) + " /DecodeParms << /Predictor 12 /Columns 2000000000 >>", bomb(1, 1));
                 }),
         one_way("references_packed", [] { return with_packed_references(bomb(100, 1), 1); }),
         one_way("references_packed_twice", [] { return with_packed_references(bomb(64, 2), 2); }),
         one_way(
             "objects_packed_of_integers",
             [] { return with_object_stream(deflated(objects_of("1 ", 400'000)), 1); },
             "more than 350000 objects"),
         one_way(
             "objects_packed_of_arrays",
             [] { return with_object_stream(deflated(objects_of("[]", 400'000)), 1); },
             "more than 350000 objects"),
         one_way(
             "objects_packed_with_a_predictor",
             [] {
                 return with_object_stream(deflated(std::string(400'000, '\0')), 1,
                                           " /DecodeParms << /Predictor 12 /Columns 1000 >>");
             },
             "more than 350000 objects"),
         one_way(
             "objects_packed_below_a_text_that_is_like_a_dictionary",
             [] {
                 return with_object_stream(deflated(objects_of("1 ", 400'000)), 1,
                                           " /X (\n1 0 obj\n<< /A (x) >>)");
             },
             "more than 350000 objects"),
         one_way(
             "objects_packed_in_hexadecimal",
             [] {
                 return with_names("<< /Names [] >>",
                                   {"<< /Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode "
                                    "/Length 4 >>\nstream\n3120\nendstream"});
             },
             "packed"),
         one_way(
             "streams_within_streams", [] { return streams_within_streams(100); }, "within each other"),
         one_way(
             "names_within_comments", [] { return "%PDF-1.7\n" + repeated("/Size%", 100'000); },
             "within comments"),
         one_way(
             "names_within_lists",
             [] { return "%PDF-1.7\n" + repeated("/Index[1%", 1'000) + "\n" + repeated("1 ", 9'000); },
             "within comments or lists"),
         one_way(
             "array_of_integers",
             [] { return with_names("<< /X [" + repeated("1 ", 400'000) + "] /Names [] >>"); },
             "more than 350000 objects"),
         one_way("references_that_promise_many",
                 [] { return with_packed_references(bomb(1, 1), 1, " /Index [0 2000000000]"); }),
         one_way("objects_packed", [] { return with_object_stream(bomb(100, 1), 1); }),
         one_way("objects_packed_twice", [] { return with_object_stream(bomb(64, 2), 2); }),
         one_way("names_that_loop",
                 [] { return with_names("<< /Kids [3 0 R] >>", {"<< /Kids [3 0 R] /Limits [(a) (z)] >>"}); }),
         one_way(
             "names_with_paths_without_number",
             [] {
                 std::vector<std::string> nodes;
                 for (int node = 4; node < 44; ++node)
                     nodes.push_back("<< /Kids [" + std::to_string(node) + " 0 R " + std::to_string(node) +
                                     " 0 R] /Limits [(a) (z)] >>");
                 nodes.push_back("<< /Names [(a.txt) 5 0 R] >>");
                 return with_names("<< /Kids [3 0 R 3 0 R] >>", nodes);
             },
             "no army is attached"),
         one_way("names_nested_deeply",
                 [] { return with_names("<< /Kids " + repeated("[<< /Kids ", 20'000)); }),
         one_way("arrays_nested_deeply", [] { return with_names(std::string(300'000, '[')); }),
         one_way("dictionaries_nested_deeply", [] { return with_names(repeated("<</A", 200'000)); }),
         one_way("pages_that_loop",
                 [] {
                     PdfText pdf;
                     pdf.add("<< /Type /Catalog /Pages 2 0 R >>");
                     pdf.add("<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>");
                     return pdf.text();
                 }),
         one_way("length_that_refers_to_itself",
                 [] {
                     return with_names(
                         "<< /Names [(a.muster) 3 0 R] >>",
                         {"<< /EF << /F 4 0 R >> >>", "<< /Length 4 0 R >>\nstream\nxx\nendstream"});
                 }),
         one_way(
             "only_a_heading", [] { return std::string("%PDF-1.7\n"); }, "damaged, or no PDF"),
         one_way(
             "attachment_without_a_name", [] { return with_names("<< /Names [null 3 0 R] >>", {"<<>>"}); },
             "damaged, or no PDF"),
         one_way(
             "attachment_without_a_file",
             [] { return with_names("<< /Names [(a.muster) 3 0 R] >>", {"null"}); }, "damaged, or no PDF"),
         one_way("million_objects",
                 [] { return "%PDF-1.7\n" + repeated("1 0 obj\n1\nendobj\n", 300'000) + "trailer\n<<>>\n"; }),
         one_way("references_before_references",
                 [] {
                     std::string text = "%PDF-1.7\n";
                     const std::size_t at = text.size();
                     return text + "xref\n0 0\ntrailer\n<< /Size 1 /Prev " + std::to_string(at) +
                            " >>\nstartxref\n" + std::to_string(at) + "\n%%EOF\n";
                 }),
         one_way("ten_thousand_attachments",
                 [] {
                     PdfText pdf;
                     std::string names;
                     for (int i = 0; i < 10'000; ++i)
                         names += "(x" + std::to_string(i) + ".txt) 3 0 R ";
                     pdf.add("<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [" + names +
                             "] >> >> >>");
                     pdf.add("<< /Type /Pages /Kids [] /Count 0 >>");
                     pdf.add("<< /Type /Filespec /F (x) /EF << /F 4 0 R >> >>");
                     pdf.add_stream("", "x");
                     return pdf.text();
                 }),
         one_way(
             "file_of_30_mb", [] { return "%PDF-1.7\n" + std::string(30U << 20U, ' '); }, "MB"),
         one_way(
             "attached_army_that_is_none", [] { return with_attachment("", "<army"); }, "a.pdf")});
    return cases;
}

const bool added = add_crafted_cases("pdfs", pdfs);

} // namespace

} // namespace muster::tests
