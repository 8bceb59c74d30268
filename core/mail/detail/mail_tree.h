// SPDX-License-Identifier: MIT
// What all readers of a mail's parts share: GMime's objects, owned, and how many parts are looked at.
#pragma once

#include <glib-object.h>

#include <memory>

namespace muster {

constexpr int deepest_part = 10;
constexpr int most_parts = 200;

template <class T>
struct Unref {
    void operator()(T* object) const { g_object_unref(object); }
};
template <class T>
using Owned = std::unique_ptr<T, Unref<T>>;

} // namespace muster
