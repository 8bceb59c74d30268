// SPDX-License-Identifier: MIT
// The library of Boost.Test, which Debian's headers hold as well.
#include <boost/test/included/unit_test.hpp>
