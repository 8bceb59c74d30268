// SPDX-License-Identifier: MIT
#include "library/packed_text.h"

#include "library/library_error.h"

#include <zlib.h>

#include <stdexcept>

namespace muster {

namespace {

const Bytef* bytes_of(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

} // namespace

std::string packed(std::string_view text) {
    uLongf size = ::compressBound(static_cast<uLong>(text.size()));
    std::string stream(size, '\0');
    if (::compress2(reinterpret_cast<Bytef*>(stream.data()), &size, bytes_of(text),
                    static_cast<uLong>(text.size()), Z_DEFAULT_COMPRESSION) != Z_OK)
        throw std::runtime_error("an army cannot be packed: out of memory");
    stream.resize(size);
    return stream;
}

std::string unpacked(std::string_view stream, std::size_t size) {
    std::string text(size, '\0');
    auto filled = static_cast<uLongf>(size);
    if (::uncompress(reinterpret_cast<Bytef*>(text.data()), &filled, bytes_of(stream),
                     static_cast<uLong>(stream.size())) != Z_OK ||
        filled != size)
        throw LibraryError(LibraryTrouble::damaged,
                           "a saved army cannot be unpacked: the library is damaged");
    return text;
}

} // namespace muster
