// SPDX-License-Identifier: MIT
#include "sheet/typesetter.h"

#include "base/text.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <unordered_map>

namespace muster {

namespace {

constexpr std::size_t most_known = 50000; // measures that are kept
constexpr double measured_size = 8;       // near those that are used
constexpr double safety = 1.002;          // of a width, for what is rounded after all

} // namespace

struct Typesetter::Parts {
    struct Unref {
        void operator()(gpointer object) const { g_object_unref(object); }
    };
    struct FreeFont {
        void operator()(PangoFontDescription* freed) const { pango_font_description_free(freed); }
    };

    explicit Parts(const std::string& family)
        : context(pango_font_map_create_context(pango_cairo_font_map_get_default())),
          layout(pango_layout_new(context.get())), font(pango_font_description_new()) {
        pango_font_description_set_family(font.get(), family.c_str());
        cairo_font_options_t* options = cairo_font_options_create();
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
        pango_cairo_context_set_font_options(context.get(), options);
        cairo_font_options_destroy(options);
        pango_cairo_context_set_resolution(context.get(), 72);
        pango_context_set_round_glyph_positions(context.get(), FALSE);
        // Figures of one width, so that columns of them can be compared.
        PangoAttrList* attributes = pango_attr_list_new();
        pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1, kern=1"));
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
        pango_layout_set_attributes(layout.get(), attributes);
        pango_attr_list_unref(attributes);
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
        pango_layout_set_spacing(layout.get(), 0);
    }

    std::unique_ptr<PangoContext, Unref> context;
    std::unique_ptr<PangoLayout, Unref> layout;
    std::unique_ptr<PangoFontDescription, FreeFont> font;
    std::unordered_map<std::string, TextExtent> known; // what was measured
};

Typesetter::Typesetter(const std::string& family) : parts_(std::make_unique<Parts>(family)) {}

Typesetter::~Typesetter() = default;

void Typesetter::set(std::string_view text, const TextStyle& style, double width) const {
    constexpr PangoAlignment alignments[] = {PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};
    PangoLayout* layout = parts_->layout.get();
    PangoFontDescription* font = parts_->font.get();
    pango_font_description_set_absolute_size(font, style.size * PANGO_SCALE);
    pango_font_description_set_weight(font, style.strong ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_style(font, style.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE);
    pango_layout_set_height(layout, -1);
    pango_layout_set_alignment(layout, alignments[static_cast<std::size_t>(style.alignment)]);
    pango_layout_set_width(layout, width < 0 ? -1 : static_cast<int>(width * PANGO_SCALE));
    pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
}

TextExtent Typesetter::show(cairo_t* context, double x, double y) const {
    PangoLayout* layout = parts_->layout.get();
    cairo_move_to(context, x, y);
    pango_cairo_update_layout(context, layout);
    pango_cairo_show_layout(context, layout);
    int width = 0;
    int height = 0;
    pango_layout_get_size(layout, &width, &height);
    return {static_cast<double>(width) / PANGO_SCALE, static_cast<double>(height) / PANGO_SCALE};
}

// Nothing is hinted or rounded to pixels, so all lengths grow with the size: what was measured at one size
// is known for all, and sizes can be tried at little cost. Shaping the words is what costs.
TextExtent Typesetter::measure(std::string_view text, const TextStyle& style, double width) const {
    const double scale = style.size / measured_size;
    const TextExtent whole = measured(text, style, unlimited);
    const bool one_line = text.find('\n') == std::string_view::npos;
    if (width < 0 || (one_line && whole.width * scale <= width))
        return {whole.width * scale, whole.height * scale};
    const TextExtent broken = measured(text, style, width / scale);
    return {broken.width * scale, broken.height * scale};
}

TextExtent Typesetter::measured(std::string_view text, const TextStyle& style, double width) const {
    const auto wide = static_cast<int>(width < 0 ? -1 : width * PANGO_SCALE);
    std::string key(text);
    key.append(reinterpret_cast<const char*>(&wide), sizeof wide);
    key += style.strong ? 's' : 'n';
    key += style.italic ? 'i' : 'u';
    const auto found = parts_->known.find(key);
    if (found != parts_->known.end())
        return found->second;
    TextStyle as_measured = style;
    as_measured.size = measured_size;
    set(text, as_measured, width);
    PangoRectangle logical;
    pango_layout_get_extents(parts_->layout.get(), nullptr, &logical);
    const TextExtent extent{static_cast<double>(logical.width) / PANGO_SCALE * safety,
                            static_cast<double>(logical.height) / PANGO_SCALE};
    if (parts_->known.size() >= most_known)
        parts_->known.clear();
    parts_->known.emplace(std::move(key), extent);
    return extent;
}

TextExtent Typesetter::draw(cairo_t* context, std::string_view text, const TextStyle& style, double x,
                            double y, double width) const {
    set(text, style, width);
    return show(context, x, y);
}

TextExtent Typesetter::draw_shortened(cairo_t* context, std::string_view text, const TextStyle& style,
                                      double x, double y, double width) const {
    set(text, style, width);
    pango_layout_set_ellipsize(parts_->layout.get(), PANGO_ELLIPSIZE_END);
    pango_layout_set_height(parts_->layout.get(), -1);
    return show(context, x, y);
}

double Typesetter::widest_word(std::string_view text, const TextStyle& style) const {
    double widest = 0;
    for (const std::string_view word : words_of(text))
        widest = std::max(widest, measure(word, style).width);
    return widest;
}

void set_colour(cairo_t* context, const Colour& colour) {
    cairo_set_source_rgb(context, colour.red, colour.green, colour.blue);
}

} // namespace muster
