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

namespace {

struct RulesAndPack {
    EventRules rules;
    EventPack pack;
};

} // namespace

OpenEvent open_event(const std::filesystem::path& file, Translate translate) {
    EventFile event(file);
    // The rules come in files, which takes as long as to read what was taken in.
    std::future<RulesAndPack> read_rules =
        std::async(std::launch::async, [data = event.data(), text = event.pack(), &file, &translate] {
            EventRules rules(data, file, translate);
            EventPack pack = read_event_pack(text, "the pack of " + path_text(file), rules.rulesets());
            return RulesAndPack{std::move(rules), std::move(pack)};
        });
    EventRecord record = event.record();
    RulesAndPack read = read_rules.get();
    return {std::move(event), std::move(record), std::move(read.rules), std::move(read.pack)};
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
