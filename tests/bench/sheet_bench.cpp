// SPDX-License-Identifier: MIT
// A one-page PDF of an army against a bare program with cairo and pango that writes the same words in the
// same weights, in as many runs, and as many lines and areas, without measuring, choosing or breaking
// anything.
#include "army/army_reader.h"
#include "base/file.h"
#include "check/checker.h"
#include "ratio_report.h"
#include "ruleset/rulesets.h"
#include "sheet/page_files.h"
#include "sheet/sheet_output.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

#include <algorithm>

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

// What painting the page comes to.
struct Tally {
    std::size_t runs = 0; // of glyphs
    std::size_t strokes = 0;
    std::size_t fills = 0;
};

Tally tally_of(const SheetPages& pages) {
    Tally tally;
    cairo_surface_t* record = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr);
    cairo_surface_t* observer = cairo_surface_create_observer(record, CAIRO_SURFACE_OBSERVER_NORMAL);
    const auto count = [](cairo_surface_t* /*observer*/, cairo_surface_t* /*target*/, void* counted) {
        ++*static_cast<std::size_t*>(counted);
    };
    cairo_surface_observer_add_glyphs_callback(observer, count, &tally.runs);
    cairo_surface_observer_add_stroke_callback(observer, count, &tally.strokes);
    cairo_surface_observer_add_fill_callback(observer, count, &tally.fills);
    cairo_t* context = cairo_create(observer);
    pages.paint(context, 0);
    cairo_destroy(context);
    cairo_surface_destroy(observer);
    cairo_surface_destroy(record);
    return tally;
}

// A run of text in one of the page's two weights.
struct Run {
    std::string text;
    bool strong = false;
};

class Words {
public:
    void add(const std::string& text, bool strong = false) {
        if (!text.empty())
            runs_.push_back({text, strong});
    }
    // Broken between words, the longest first, until there are so many.
    [[nodiscard]] std::vector<Run> broken_into(std::size_t count) const {
        std::vector<Run> runs = runs_;
        while (runs.size() < count) {
            const auto longest = std::max_element(runs.begin(), runs.end(), [](const Run& a, const Run& b) {
                return a.text.size() < b.text.size();
            });
            const std::size_t space = longest->text.find(' ', longest->text.size() / 2);
            const std::size_t at = space == std::string::npos ? longest->text.size() / 2 : space;
            Run rest{longest->text.substr(at), longest->strong};
            longest->text.erase(at);
            runs.push_back(std::move(rest));
        }
        return runs;
    }
    [[nodiscard]] std::size_t count() const { return runs_.size(); }

private:
    std::vector<Run> runs_;
};

void add_rows(Words& words, const SheetModel& sheet) {
    words.add(sheet.table.name_heading, true);
    for (const GridColumn& column : sheet.table.columns)
        words.add(column.name, true);
    for (const std::string& name : sheet.table.box_columns)
        words.add(name, true);
    for (const SheetRow& row : sheet.table.rows) {
        words.add(row.name, row.level != Level::troop);
        words.add(row.within);
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            words.add(row.cells[i], sheet.table.columns[i].strong);
        if (row.number > 0)
            words.add(std::to_string(row.number));
    }
}

Words words_of(const SheetModel& sheet) {
    Words words;
    words.add(sheet.title, true);
    for (const std::string& text : {sheet.ruleset, sheet.fingerprint, sheet.program, sheet.notes})
        words.add(text);
    for (const BandEntry& entry : sheet.band) {
        words.add(entry.value, true);
        words.add(entry.caption);
    }
    add_rows(words, sheet);
    for (const std::string& text : sheet.thresholds)
        words.add(text);
    for (const SheetChart& chart : sheet.charts) {
        words.add(chart.name, true);
        for (const SheetChart::Row& row : chart.rows) {
            words.add(row.label);
            for (const std::string& cell : row.cells)
                words.add(cell);
        }
    }
    for (const SheetEntry& entry : sheet.entries)
        words.add(entry.name, true);
    if (sheet.line)
        for (const LineBox& box : sheet.line->boxes)
            words.add(box.label, true);
    return words;
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
}

// Runs and boxes spread over the page in rows and columns.
std::string bare_pdf(const std::vector<Run>& runs, const Tally& tally) {
    constexpr std::size_t columns = 8;
    constexpr double across = 64;
    std::string bytes;
    cairo_surface_t* surface = cairo_pdf_surface_create_for_stream(append, &bytes, 595, 842);
    cairo_t* context = cairo_create(surface);
    PangoLayout* layout = pango_cairo_create_layout(context);
    PangoFontDescription* plain = pango_font_description_from_string("Inter, DejaVu Sans 8");
    PangoFontDescription* strong = pango_font_description_from_string("Inter, DejaVu Sans Semi-Bold 8");
    const double down = 770.0 * columns / static_cast<double>(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        pango_layout_set_font_description(layout, runs[i].strong ? strong : plain);
        pango_layout_set_text(layout, runs[i].text.c_str(), -1);
        cairo_move_to(context, 34 + across * static_cast<double>(i % columns),
                      34 + down * static_cast<double>(i / columns));
        pango_cairo_show_layout(context, layout);
    }
    for (std::size_t i = 0; i < tally.strokes + tally.fills; ++i) {
        cairo_rectangle(context, 34 + across * static_cast<double>(i % columns),
                        34 + 12.0 * static_cast<double>(i / columns), 6, 6);
        if (i < tally.fills)
            cairo_fill(context);
        else
            cairo_stroke(context);
    }
    cairo_show_page(context);
    pango_font_description_free(plain);
    pango_font_description_free(strong);
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

// As it is written to the disk: with the army attached.
void file(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(sheet_files(sample().army, sample().ruleset, sample().report,
                                             {SheetKind::full, find_sheet_format("pdf"), {}}));
}
BENCHMARK(file)->Repetitions(5);

void bare(benchmark::State& state) {
    const SheetPages pages(make_sheet(sample().army, sample().ruleset, sample().report, SheetKind::full));
    const Tally tally = tally_of(pages);
    const Words words = words_of(pages.sheet());
    const std::vector<Run> runs = words.broken_into(tally.runs);
    state.SetLabel(std::to_string(tally.runs) + " runs of text (" + std::to_string(words.count()) +
                   " texts), " + std::to_string(tally.strokes) + " strokes, " + std::to_string(tally.fills) +
                   " fills");
    for (auto _ : state)
        benchmark::DoNotOptimize(bare_pdf(runs, tally));
}
BENCHMARK(bare)->Repetitions(5);

} // namespace

} // namespace muster::bench

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    muster::bench::RatioReport report;
    benchmark::RunSpecifiedBenchmarks(&report);
    const double bare = report.nanoseconds("bare");
    report.ratio("a one-page PDF, to a bare one with the same words", report.nanoseconds("sheet") / bare,
                 1.5);
    report.ratio("and as a file, with the army attached", report.nanoseconds("file") / bare, 1.5);
    return 0;
}
