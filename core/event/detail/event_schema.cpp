// SPDX-License-Identifier: MIT
#include "event/detail/event_schema.h"

#include "base/translation.h"

namespace muster {

const DatabaseKind& event_kind() {
    constexpr int application_id = 0x4D734576; // "MsEv"
    static const DatabaseKind kind{application_id, mark_for_translation("tournament"), "event-",
                                   event_schema_steps()};
    return kind;
}

} // namespace muster
