// SPDX-License-Identifier: MIT
#include "marked_text.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace muster::tests {

MarkedText marked(std::string_view text) {
    constexpr std::string_view mark = "▶";
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos || text.find(mark, at + 1) != std::string_view::npos)
        throw std::invalid_argument("a marked text has one mark: " + std::string(text));
    MarkedText result{std::string(text), {1, 1}};
    result.text.erase(at, mark.size());
    // Counted here once more by hand, so that these tests do not lean on position_of().
    for (const char c : text.substr(0, at)) {
        if (c == '\n')
            result.position = {result.position.line + 1, 1};
        else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
            ++result.position.column;
    }
    return result;
}

void check_refused(const BrokenText& broken, const std::function<void(const std::string& text)>& read) {
    const MarkedText expected = marked(broken.text);
    try {
        read(expected.text);
    } catch (const InputError& error) {
        const bool same_place = error.position().line == expected.position.line &&
                                error.position().column == expected.position.column;
        BOOST_CHECK_MESSAGE(same_place, broken.what << ": expected at line " << expected.position.line
                                                    << ", column " << expected.position.column << ", found "
                                                    << error.what());
        BOOST_CHECK_MESSAGE(error.message().find(broken.message_part) != std::string::npos,
                            broken.what << ": '" << broken.message_part << "' is not in: " << error.what());
        BOOST_CHECK_MESSAGE(error.file() == "it", broken.what << ": of file " << error.file());
        return;
    } catch (const std::exception& error) {
        BOOST_ERROR(broken.what << ": no InputError but: " << error.what());
        return;
    }
    BOOST_ERROR(broken.what << ": was read without complaint");
}

} // namespace muster::tests
