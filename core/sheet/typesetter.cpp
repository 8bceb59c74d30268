// SPDX-License-Identifier: MIT
#include "sheet/typesetter.h"

#include "base/harmful_letters.h"
#include "base/text.h"
#include "base/utf8.h"
#include "sheet/detail/shaped_text.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

namespace muster {

namespace {

constexpr std::size_t most_known = 8000; // layouts in the cache

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

// Pango takes time in the square of a word's length to break it. A word that is longer than any may also be
// broken every so many letters, at a space without width.
std::string with_breaks_in_long_words(std::string_view text) {
    constexpr std::size_t longest_word = 120;
    std::string broken;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(character_length(text.substr(at)), 1);
        letters = text[at] == ' ' ? 0 : letters + 1;
        if (letters > longest_word) {
            broken += "\u200B";
            letters = 1;
        }
        broken += text.substr(at, length);
        at += length;
    }
    return broken;
}

} // namespace

struct Typesetter::Parts {
    struct FreeFont {
        void operator()(PangoFontDescription* freed) const { pango_font_description_free(freed); }
    };
    struct FreeAttributes {
        void operator()(PangoAttrList* freed) const { pango_attr_list_unref(freed); }
    };

    explicit Parts(const std::string& family)
        : context(pango_font_map_create_context(pango_cairo_font_map_get_default())),
          attributes(pango_attr_list_new()) {
        cairo_font_options_t* options = cairo_font_options_create();
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
        pango_cairo_context_set_font_options(context.get(), options);
        cairo_font_options_destroy(options);
        pango_cairo_context_set_resolution(context.get(), 72);
        pango_context_set_round_glyph_positions(context.get(), FALSE);
        // Figures of equal width, so that they align in columns.
        pango_attr_list_insert(attributes.get(), pango_attr_font_features_new("tnum=1, kern=1"));
        pango_attr_list_insert(attributes.get(), pango_attr_insert_hyphens_new(FALSE));
        for (std::size_t i = 0; i < fonts.size(); ++i) {
            fonts[i].reset(pango_font_description_new());
            pango_font_description_set_family(fonts[i].get(), family.c_str());
            pango_font_description_set_absolute_size(fonts[i].get(), shaped_size * PANGO_SCALE);
            pango_font_description_set_weight(fonts[i].get(),
                                              (i & 1U) != 0 ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);
            pango_font_description_set_style(fonts[i].get(),
                                             (i & 2U) != 0 ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
        }
    }

    [[nodiscard]] LayoutPointer set(std::string_view words, const TextStyle& style, double width) const {
        const std::string text = harmless_lines(words);
        LayoutPointer layout(pango_layout_new(context.get()));
        pango_layout_set_attributes(layout.get(), attributes.get());
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
        pango_layout_set_font_description(layout.get(), fonts[face_of(style)].get());
        if (width >= 0) {
            pango_layout_set_width(layout.get(), static_cast<int>(width * PANGO_SCALE));
            const std::string broken = with_breaks_in_long_words(text);
            pango_layout_set_text(layout.get(), broken.data(), static_cast<int>(broken.size()));
        } else {
            pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
        }
        return layout;
    }

    static std::size_t face_of(const TextStyle& style) {
        return (style.strong ? 1U : 0U) | (style.italic ? 2U : 0U);
    }

    // Stays where it is until forget_many().
    const ShapedText& whole(std::string_view text, const TextStyle& style) {
        auto& known = shaped_texts[face_of(style)];
        const auto found = known.find(std::string(text));
        if (found != known.end())
            return found->second;
        return known.emplace(text, ShapedText(set(text, style, unlimited))).first->second;
    }

    PangoLayout* in_width(std::string_view text, const TextStyle& style, double width) {
        std::string key(text);
        key += static_cast<char>('0' + face_of(style));
        key += static_cast<char>('0' + static_cast<int>(style.alignment));
        const auto units = static_cast<int>(width * PANGO_SCALE);
        key.append(reinterpret_cast<const char*>(&units), sizeof units);
        LayoutPointer& layout = broken_texts[key];
        if (!layout) {
            constexpr PangoAlignment alignments[] = {PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};
            layout = set(text, style, width);
            pango_layout_set_alignment(layout.get(), alignments[static_cast<std::size_t>(style.alignment)]);
        }
        return layout.get();
    }

    void forget_many() {
        for (auto& known : shaped_texts)
            if (known.size() > most_known)
                known.clear();
        if (broken_texts.size() > most_known)
            broken_texts.clear();
    }

    std::unique_ptr<PangoContext, UnrefObject> context;
    std::unique_ptr<PangoAttrList, FreeAttributes> attributes;
    std::array<std::unique_ptr<PangoFontDescription, FreeFont>, 4> fonts; // by face_of()
    // Shaping is expensive. Since nothing is hinted or rounded to pixels, all lengths grow with the size: a
    // text shaped at one size is measured and drawn at every size.
    std::array<std::unordered_map<std::string, ShapedText>, 4> shaped_texts;
    std::unordered_map<std::string, LayoutPointer> broken_texts;
};

Typesetter::Typesetter(const std::string& family) : parts_(std::make_unique<Parts>(family)) {}

Typesetter::~Typesetter() = default;

TextExtent Typesetter::measure(std::string_view text, const TextStyle& style, double width) const {
    const double scale = style.size / shaped_size;
    const TextExtent set = measured(text, style, width < 0 ? unlimited : width / scale);
    return {set.width * scale, set.height * scale};
}

TextExtent Typesetter::measured(std::string_view text, const TextStyle& style, double width) const {
    parts_->forget_many();
    if (text.find('\n') != std::string_view::npos) {
        TextExtent all;
        for (const std::string_view line : lines_of(text)) {
            const TextExtent one = measured(line, style, width);
            all = {std::max(all.width, one.width), all.height + one.height};
        }
        return all;
    }
    const ShapedText& whole = parts_->whole(text, style);
    if (width < 0 || whole.extent.width <= width)
        return whole.extent;
    const std::vector<Segment> lines = whole.lines_in(width);
    if (!lines.empty()) {
        double widest = 0;
        for (const Segment& line : lines)
            widest = std::max(widest, line.end - line.begin);
        return {widest * safety, whole.extent.height * static_cast<double>(lines.size())};
    }
    return extent_of(parts_->in_width(text, style, width));
}

void Typesetter::draw(cairo_t* context, std::string_view text, const TextStyle& style, double x, double y,
                      double width) const {
    parts_->forget_many();
    const double scale = style.size / shaped_size;
    const ShapedText& whole = parts_->whole(text, style);
    const double natural = whole.extent.width * scale;
    const bool several_lines = text.find('\n') != std::string_view::npos;
    if (width >= 0 && !several_lines && natural > width) {
        const std::vector<Segment> lines = whole.lines_in(width / scale);
        if (!lines.empty())
            return show_lines(context, whole, lines, style, x, y, width);
    }
    if (width >= 0 && (several_lines || natural > width))
        return show(context, parts_->in_width(text, style, width / scale), scale, x, y);
    Alignment alignment = width < 0 ? Alignment::start : style.alignment;
    if (width >= 0 && whole.runs_right_to_left && alignment != Alignment::middle)
        alignment = alignment == Alignment::start ? Alignment::end : Alignment::start;
    if (alignment != Alignment::start)
        x += (width - natural / safety) * share_before(alignment);
    show(context, whole.layout.get(), scale, x, y);
}

void Typesetter::draw_shortened(cairo_t* context, std::string_view text, const TextStyle& style, double x,
                                double y, double width) const {
    const double scale = style.size / shaped_size;
    if (measure(text, style).width <= width && text.find('\n') == std::string_view::npos)
        return draw(context, text, style, x, y, width);
    const LayoutPointer layout = parts_->set(text, style, width / scale);
    pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
    pango_layout_set_height(layout.get(), -1);
    return show(context, layout.get(), scale, x, y);
}

double Typesetter::widest_word(std::string_view text, const TextStyle& style) const {
    const ShapedText& whole = parts_->whole(text, style);
    if (whole.plain)
        return whole.widest_word * safety * style.size / shaped_size;
    double widest = 0;
    for (const std::string_view word : words_of(text))
        widest = std::max(widest, measure(word, style).width);
    return widest;
}

void set_colour(cairo_t* context, const Colour& colour) {
    cairo_set_source_rgb(context, colour.red, colour.green, colour.blue);
}

} // namespace muster
