// SPDX-License-Identifier: MIT
#include "event/open_event.h"

#include "base/utf8_path.h"
#include "event/event_pack_reader.h"
#include "event/event_pack_writer.h"

#include <ctime>
#include <future>
#include <utility>

namespace muster {

EventStatus OpenEvent::status() const {
    constexpr unsigned threads = 2;
    return status_of(record, pack, rules.rulesets(), threads);
}

OpenEvent open_event(const std::filesystem::path& file, Translate translate) {
    EventFile event(file);
    // The rules come in files, which takes as long as to read what was taken in.
    std::future<EventRules> written_rules = std::async(
        std::launch::async, [data = event.data(), &translate] { return EventRules(data, translate); });
    EventRecord record = event.record();
    EventRules rules = written_rules.get();
    EventPack pack = read_event_pack(record.pack, "the pack of " + path_text(file), rules.rulesets());
    return {std::move(event), std::move(record), std::move(rules), std::move(pack)};
}

EventPack starting_pack(const Ruleset& ruleset, std::string title) {
    EventPack pack;
    pack.title = std::move(title);
    pack.ruleset = ruleset.id;
    pack.rules_revision = ruleset.revision;
    pack.needs_list = false;
    return pack;
}

void create_event(const std::filesystem::path& file, const EventPack& pack, const Rulesets& installed,
                  EventTime now) {
    (void)EventFile::create(file, write_event_pack(pack), data_for_event(pack, installed), now);
}

EventTime event_now() {
    return static_cast<EventTime>(std::time(nullptr));
}

} // namespace muster
