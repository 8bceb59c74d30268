// SPDX-License-Identifier: MIT
// A one-page PDF of an army against a bare program with cairo and pango that writes the same words and as
// many lines and boxes, without measuring, choosing or breaking anything.
#include "army/army_reader.h"
#include "base/file.h"
#include "check/checker.h"
#include "ratio_report.h"
#include "ruleset/rulesets.h"
#include "sheet/page_files.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

namespace muster::bench {

namespace {

struct Sample {
    Sample()
        : rulesets({MUSTER_SOURCE_DIR "/armylists"}),
          army(read_army(read_file(MUSTER_SOURCE_DIR
                                   "/armylists/into-glory-ride/samples/eastern-army-sekigahara-1600.muster"),
                         "sample", rulesets)),
          ruleset(*rulesets.find(army.ruleset)), report(check(army, ruleset, Detail::sheet)) {}

    Rulesets rulesets;
    Army army;
    const Ruleset& ruleset;
    Report report;
};

const Sample& sample() {
    static const Sample it;
    return it;
}

// Every run of text on the page, and how many strokes there are.
struct Words {
    std::vector<std::string> runs;
    std::size_t strokes = 0;

    void add(const std::string& text) {
        if (!text.empty())
            runs.push_back(text);
    }
};

Words words_of(const SheetModel& sheet) {
    Words words;
    for (const std::string& text : {sheet.title, sheet.ruleset, sheet.fingerprint, sheet.program})
        words.add(text);
    for (const BandEntry& entry : sheet.band) {
        words.add(entry.value);
        words.add(entry.caption);
    }
    for (const GridColumn& column : sheet.table.columns)
        words.add(column.name);
    for (const SheetRow& row : sheet.table.rows) {
        words.add(row.name);
        words.add(row.within);
        for (const std::string& cell : row.cells)
            words.add(cell);
        words.strokes += 1 + row.boxes.size();
    }
    for (const std::string& text : sheet.thresholds)
        words.add(text);
    for (const SheetChart& chart : sheet.charts) {
        words.add(chart.name);
        ++words.strokes;
        for (const SheetChart::Row& row : chart.rows) {
            words.add(row.label);
            for (const std::string& cell : row.cells)
                words.add(cell);
        }
    }
    if (sheet.line)
        for (const LineBox& box : sheet.line->boxes) {
            words.add(box.label);
            ++words.strokes;
        }
    return words;
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
}

std::string bare_pdf(const Words& words) {
    std::string bytes;
    cairo_surface_t* surface = cairo_pdf_surface_create_for_stream(append, &bytes, 595, 842);
    cairo_t* context = cairo_create(surface);
    PangoLayout* layout = pango_cairo_create_layout(context);
    PangoFontDescription* font = pango_font_description_from_string("Inter, DejaVu Sans 8");
    pango_layout_set_font_description(layout, font);
    double y = 0;
    for (const std::string& run : words.runs) {
        pango_layout_set_text(layout, run.c_str(), -1);
        cairo_move_to(context, 34, y += 1.5);
        pango_cairo_show_layout(context, layout);
    }
    for (std::size_t i = 0; i < words.strokes; ++i) {
        cairo_rectangle(context, 34, 3.0 * static_cast<double>(i), 6, 6);
        cairo_stroke(context);
    }
    cairo_show_page(context);
    pango_font_description_free(font);
    g_object_unref(layout);
    cairo_destroy(context);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
    return bytes;
}

void sheet(benchmark::State& state) {
    for (auto _ : state) {
        const SheetPages pages(make_sheet(sample().army, sample().ruleset, sample().report, SheetKind::full));
        benchmark::DoNotOptimize(pdf_of(pages));
    }
}
BENCHMARK(sheet)->Repetitions(5);

void bare(benchmark::State& state) {
    const Words words =
        words_of(make_sheet(sample().army, sample().ruleset, sample().report, SheetKind::full));
    for (auto _ : state)
        benchmark::DoNotOptimize(bare_pdf(words));
}
BENCHMARK(bare)->Repetitions(5);

} // namespace

} // namespace muster::bench

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    muster::bench::RatioReport report;
    benchmark::RunSpecifiedBenchmarks(&report);
    report.ratio("a one-page PDF, to a bare one with the same words",
                 report.nanoseconds("sheet") / report.nanoseconds("bare"), 1.5);
    return 0;
}
