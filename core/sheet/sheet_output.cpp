// SPDX-License-Identifier: MIT
#include "sheet/sheet_output.h"

#include "army/army_writer.h"
#include "base/letters.h"
#include "base/limits.h"
#include "base/translation.h"
#include "sheet/army_table.h"
#include "sheet/page_files.h"
#include "sheet/pdf_attachment.h"
#include "sheet/sheet_document.h"
#include "sheet/sheet_pages.h"
#include "sheet/sheet_size.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>

namespace muster {

namespace {

using Files = std::vector<std::string>;

SheetModel model_of(const SheetSource& source, const SheetOrder& order) {
    return make_sheet(source.army, source.ruleset, source.report, order.kind);
}

SheetModel printable_model_of(const SheetSource& source, const SheetOrder& order) {
    SheetModel model = model_of(source, order);
    if (const std::optional<std::string> reason = too_large_for_pages(model))
        throw std::runtime_error(*reason);
    return model;
}

void require_few_pages(const SheetPages& pages) {
    if (pages.count() > most_pictures)
        throw std::runtime_error(translate_format(
            "The sheet has {} pages, and at most {} are made as pictures. Choose PDF, or split the army.",
            pages.count(), most_pictures));
}

Files write_pdf(const SheetSource& source, const SheetOrder& order) {
    std::string pdf = pdf_of(SheetPages(printable_model_of(source, order), order.setup));
    if (order.kind == SheetKind::opponent) // the army's file would show what the opponent's copy hides
        return {std::move(pdf)};
    return {with_attachment(pdf, "army.muster", write_army(source.army, source.ruleset),
                            "The army of this sheet, for Muster")};
}

Files write_svg(const SheetSource& source, const SheetOrder& order) {
    const SheetPages pages(printable_model_of(source, order), order.setup);
    require_few_pages(pages);
    return svgs_of(pages);
}

Files write_png(const SheetSource& source, const SheetOrder& order) {
    const SheetPages pages(printable_model_of(source, order), order.setup);
    require_few_pages(pages);
    return pngs_of(pages);
}

template <std::string (*Write)(const SheetModel&)>
Files write_text(const SheetSource& source, const SheetOrder& order) {
    const SheetModel model = model_of(source, order);
    if (const std::optional<std::string> reason = too_large_for_text(model))
        throw std::runtime_error(*reason);
    return {Write(model)};
}

class JoinedPdf : public JoinedSheets {
public:
    explicit JoinedPdf(const SheetOrder& order) : order_(order) {}

    void add(const SheetSource& source) override {
        book_.add(SheetPages(printable_model_of(source, order_), order_.setup));
    }
    std::string finished() override { return book_.finished(); }

private:
    SheetOrder order_;
    SheetBook book_;
};

class JoinedTable : public JoinedSheets {
public:
    explicit JoinedTable(const SheetOrder& order) : for_opponent_(order.kind == SheetKind::opponent) {}

    void add(const SheetSource& source) override {
        table_.add(source.army, source.ruleset, source.report, for_opponent_);
    }
    std::string finished() override { return table_.csv(); }

private:
    bool for_opponent_;
    ArmyTable table_;
};

template <class Joined>
std::unique_ptr<JoinedSheets> join(const SheetOrder& order) {
    return std::make_unique<Joined>(order);
}

Files write_csv(const SheetSource& source, const SheetOrder& order) {
    JoinedTable table(order);
    table.add(source);
    return {table.finished()};
}

constexpr auto format_table = std::to_array<SheetFormat>({
    {"pdf", "pdf", mark_for_translation("PDF, with the army in it"), false, write_pdf, join<JoinedPdf>},
    {"svg", "svg", mark_for_translation("Drawings (SVG)"), true, write_svg, nullptr},
    {"png", "png", mark_for_translation("Pictures (PNG)"), true, write_png, nullptr},
    {"html", "html", mark_for_translation("Page for a browser"), false, write_text<html_of>, nullptr},
    {"text", "txt", mark_for_translation("Plain text"), false, write_text<text_of>, nullptr},
    {"markdown", "md", mark_for_translation("Markdown"), false, write_text<markdown_of>, nullptr},
    {"bbcode", "bbcode", mark_for_translation("BBCode for forums"), false, write_text<bbcode_of>, nullptr},
    {"csv", "csv", mark_for_translation("Table for a spreadsheet (CSV)"), false, write_csv,
     join<JoinedTable>},
});

template <typename Matches>
const SheetFormat* find_format(const Matches& matches) {
    const auto found = std::find_if(format_table.begin(), format_table.end(), matches);
    return found == format_table.end() ? nullptr : &*found;
}

} // namespace

std::span<const SheetFormat> sheet_formats() {
    return format_table;
}

const SheetFormat* find_sheet_format(std::string_view id) {
    return find_format([&](const SheetFormat& format) { return format.id == id; });
}

const SheetFormat* sheet_format_of_file(std::string_view file_name) {
    const std::size_t dot = file_name.rfind('.');
    if (dot == std::string_view::npos)
        return nullptr;
    const std::string ending = lowered(file_name.substr(dot + 1));
    return find_format([&](const SheetFormat& format) { return format.ending == ending; });
}

std::vector<std::string> sheet_files(const Army& army, const Ruleset& ruleset, const Report& report,
                                     const SheetOrder& order) {
    return order.format->write({army, ruleset, report}, order);
}

} // namespace muster
