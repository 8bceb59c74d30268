// SPDX-License-Identifier: MIT
#include "event/taking.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/parallel_in_order.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "event/detail/found_files.h"
#include "event/detail/list_slots.h"
#include "event/detail/read_ahead.h"
#include "event/detail/read_submissions.h"
#include "event/detail/reading_allowance.h"
#include "event/detail/submission_room.h"
#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/event_status.h"
#include "event/original_text.h"
#include "event/roll_matcher.h"
#include "event/submission_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t files_a_step = 24; // that go to the disk together

bool is_cancelled(const TakeOrder& order) {
    return order.progress != nullptr && order.progress->cancelled;
}

// A text in which no troops are found. From a player who has sent a list it is a letter about it, not the
// next revision.
bool is_without_troops(const StoredReading& reading) {
    return reading.is_written && reading.army.empty();
}

std::string about_letter(const std::string& player) {
    return translate_format("{} wrote it, but it is no list.", player);
}

// What is taken in one go has one time, and no other has it: within the same second the next goes to the
// following one. So it is known what was there before.
EventTime time_of_taking(const EventRecord& record, EventTime now) {
    constexpr EventTime most_ahead = 60; // else a clock was wrong
    EventTime latest = 0;
    for (const StoredSubmission& one : record.submissions)
        latest = std::max(latest, one.taken);
    return latest >= now && latest - now < most_ahead ? latest + 1 : now;
}

class Taker {
public:
    Taker(EventFile& event, const EventPack& pack, const Rulesets& rulesets, const TakeOrder& order,
          const std::function<void(const TakenLine&)>& report)
        : event_(event), order_(order), report_(report), record_(event.record()),
          taken_at_(time_of_taking(record_, order.now)), room_(record_), matcher_(record_.players),
          reader_(pack, rulesets), slots_(record_, pack, rulesets) {}

    [[nodiscard]] ReadFile read(const FoundFile& found, const std::function<void()>& before_unpacking) {
        return read_submissions(found, reader_, reading_allowance_, before_unpacking);
    }

    // Stores all of them, or none, but for what the tournament has no room for.
    void store(std::vector<ReadFile>& files) {
        std::vector<TakenLine> lines;
        event_.in_one_step([&] {
            for (const ReadFile& file : files)
                for (const ReadItem& item : file.items)
                    if (has_room(item))
                        store_item(item, lines);
        });
        files.clear();
        for (const TakenLine& line : lines)
            report_(line);
    }

    // That for which there was no room.
    [[nodiscard]] std::optional<InputError> left_out() const {
        return room_.problem(path_text(event_.file()));
    }

private:
    [[nodiscard]] bool has_room(const ReadItem& item) {
        std::size_t bytes = 0;
        for (const ReadPart& part : item.parts)
            bytes += part.reading.army.size() + part.reading.open.size() * longest_event_words / 8;
        return room_.take(item.item.source, item.parts.size(), bytes);
    }

    [[nodiscard]] std::string name_of(std::int64_t player) const {
        const RollPlayer* found = record_.player(player);
        return found == nullptr ? "" : found->name;
    }

    [[nodiscard]] Match match(const ReadItem& read, std::size_t part) const {
        if (order_.player != 0)
            return {order_.player, translate("named by the umpire")};
        const SubmissionPart& source = read.item.parts[part];
        MatchClues clues{read.item.senders, read.item.sender_name, read.parts[part].named, {},
                         source.name,       read.item.forwarded};
        // An army file that cannot be read names its player all the same.
        if (source.kind == SubmissionPart::Kind::text || read.parts[part].reading.army.empty())
            clues.text = source.subject + "\n" + source.text;
        return matcher_.match(clues);
    }

    void store_item(const ReadItem& read, std::vector<TakenLine>& lines) {
        if (const auto known = event_.original_of(read.item.bytes, read.item.name)) {
            store_again(*known, read, lines);
            return;
        }
        const std::int64_t original = event_.add_original(read.item.bytes, read.item.name);
        for (std::size_t i = 0; i < read.parts.size(); ++i) {
            const Match match = this->match(read, i);
            StoredSubmission one;
            one.original = original;
            one.source = read.parts.size() == 1 || read.item.parts[i].name == read.item.name
                             ? read.item.source
                             : read.item.source + "/" + read.item.parts[i].name;
            one.sender = read.item.senders.empty() ? "" : read.item.senders.front();
            one.named = read.parts[i].named;
            // The date of a file says when it was saved, perhaps by the umpire, and not when it arrived.
            one.received = order_.at.value_or(read.item.arrived.value_or(taken_at_));
            one.taken = taken_at_;
            one.reading = read.parts[i].reading;
            place(one, match, read, i);
            one.id = event_.add_submission(one);
            record_.submissions.push_back(one);
            log(one, "Taken", is_arrival_known(one) ? "" : "; nothing says when it arrived");
            lines.push_back(line_of(one, TakenLine::What::taken));
        }
    }

    void place(StoredSubmission& one, const Match& match, const ReadItem& read, std::size_t part) {
        one.player = match.player;
        one.why = match.why;
        one.by_umpire = order_.player != 0;
        one.slot = 1;
        if (is_without_troops(one.reading) && order_.player == 0 && slots_.has_list(match.player)) {
            one.player = 0;
            one.why = about_letter(name_of(match.player));
        }
        if (one.player == 0)
            return;
        one.after_lock = record_.is_locked(match.player);
        const std::string& army = read.parts[part].army;
        one.slot =
            order_.slot != 0
                ? order_.slot
                : slots_.slot_of(match.player, {read.parts.size(), part, read.item.parts[part].name, army});
        if (!one.after_lock)
            slots_.use(match.player, one.slot, army);
    }

    // What was taken before: the umpire may now say whose it is, or the roll may.
    void store_again(std::int64_t original, const ReadItem& read, std::vector<TakenLine>& lines) {
        std::size_t part = 0;
        for (StoredSubmission& one : record_.submissions) {
            if (one.original != original)
                continue;
            const std::size_t index = std::min(part++, read.parts.size() - 1);
            const bool asked = order_.player != 0 && (one.player != order_.player || one.after_lock ||
                                                      (order_.slot != 0 && one.slot != order_.slot));
            const bool is_open = one.player == 0 && !one.by_umpire;
            const Match match = asked || is_open ? this->match(read, index) : Match{};
            StoredSubmission placed = one;
            if (match.player != 0)
                place(placed, match, read, index);
            if (placed.player == 0 || match.player == 0) {
                lines.push_back(line_of(one, TakenLine::What::known));
                continue;
            }
            one = placed;
            event_.assign(one, order_.now);
            log(one, "Assigned");
            lines.push_back(line_of(one, TakenLine::What::assigned));
        }
    }

    [[nodiscard]] TakenLine line_of(const StoredSubmission& one, TakenLine::What what) const {
        const std::vector<OpenLine>& open = one.reading.open;
        const auto whole =
            std::find_if(open.begin(), open.end(), [](const OpenLine& line) { return line.line == 0; });
        return {what,
                one.source,
                name_of(one.player),
                one.slot,
                one.after_lock,
                one.player == 0 && one.by_umpire,
                open.empty() && !one.reading.army.empty(),
                one.why,
                whole == open.end() ? std::string() : whole->why};
    }

    void log(const StoredSubmission& one, std::string_view verb, std::string_view more = "") {
        const std::string whose = one.player == 0
                                      ? "of nobody yet"
                                      : fmt::format("{}, list {}{}", name_of(one.player), one.slot,
                                                    one.after_lock ? ", after the lock" : "");
        event_.add_log(order_.now, fmt::format("{}: {} ({}{}): {}", verb, one.source, whose, more, one.why));
    }

    EventFile& event_;
    const TakeOrder& order_;
    const std::function<void(const TakenLine&)>& report_;
    EventRecord record_;
    EventTime taken_at_;
    SubmissionRoom room_;
    RollMatcher matcher_;
    SubmissionReader reader_;
    ReadingAllowance reading_allowance_;
    ListSlots slots_;
};

// Files are read ahead and stored several at a time, but no more than fit into most_taken_bytes. Of archives
// nobody knows what they unpack to, so that only one is unpacked at a time.
void take_files(const std::vector<FoundFile>& files, Taker& taker, const TakeOrder& order,
                std::vector<InputError>& problems) {
    ReadAhead ahead(most_taken_bytes);
    std::vector<ReadFile> waiting;
    std::size_t waiting_bytes = 0;
    const auto read = [&](std::size_t index) {
        std::size_t held = size_of(files[index]);
        ahead.begin(index, held);
        const auto before_unpacking = [&] {
            ahead.begin(index, most_taken_bytes);
            held += most_taken_bytes;
        };
        try {
            ReadFile file = is_cancelled(order) ? ReadFile() : taker.read(files[index], before_unpacking);
            ahead.change(held, file.bytes());
            return file;
        } catch (...) {
            ahead.stop(); // else others would wait for this file to be taken
            throw;
        }
    };
    const auto take = [&](ReadFile file) {
        const std::size_t bytes = file.bytes();
        ahead.taken(bytes);
        if (is_cancelled(order))
            return;
        if (file.problem)
            problems.push_back(*file.problem);
        waiting.push_back(std::move(file));
        waiting_bytes += bytes;
        if (waiting.size() == files_a_step || waiting_bytes >= most_taken_bytes) {
            taker.store(waiting);
            waiting_bytes = 0;
        }
        if (order.progress != nullptr)
            ++order.progress->done;
    };
    if (order.progress != nullptr)
        order.progress->total = files.size();
    parallel_in_order(files.size(), order.threads, read, [&](ReadFile file) {
        try {
            take(std::move(file));
        } catch (...) {
            ahead.stop(); // else the readers would wait for the next to be taken
            throw;
        }
    });
    if (!waiting.empty())
        taker.store(waiting);
    if (auto problem = taker.left_out())
        problems.push_back(std::move(*problem));
}

} // namespace

std::vector<InputError> take_submissions(EventFile& event, const EventPack& pack, const Rulesets& rulesets,
                                         std::span<const std::string> paths, const TakeOrder& order,
                                         const std::function<void(const TakenLine&)>& report) {
    std::vector<InputError> problems;
    const std::vector<FoundFile> files = found_files(paths, event.file(), problems);
    Taker taker(event, pack, rulesets, order, report);
    take_files(files, taker, order, problems);
    return problems;
}

namespace {

// Those that nobody gave to a player, the lists before the letters about them.
std::vector<const StoredSubmission*> unmatched_of(const EventRecord& record) {
    std::vector<const StoredSubmission*> unmatched;
    for (const StoredSubmission& one : record.submissions)
        if (one.player == 0 && !one.by_umpire)
            unmatched.push_back(&one);
    std::stable_partition(unmatched.begin(), unmatched.end(),
                          [](const StoredSubmission* one) { return !is_without_troops(one->reading); });
    return unmatched;
}

// The place of a submission among the parts of what came in with it.
SentPart sent_part(const EventRecord& record, const StoredSubmission& one, const Rulesets& rulesets) {
    SentPart sent{0, 0, one.source.substr(one.source.find_last_of('/') + 1),
                  army_name(one.reading, rulesets)};
    for (const StoredSubmission& other : record.submissions)
        if (other.original == one.original) {
            if (other.id == one.id)
                sent.index = sent.parts;
            ++sent.parts;
        }
    return sent;
}

MatchClues all_clues_of(const EventFile& event, const EventRecord& record, const StoredSubmission& one) {
    MatchClues clues = clues_of(one);
    if (!one.sender.empty()) {
        const ReceivedItem mail = original_item(event, one);
        clues.senders = mail.senders;
        clues.forwarded = mail.forwarded;
    }
    if (one.reading.is_written || one.reading.army.empty()) {
        const SubmissionPart part = original_part(event, record, one);
        clues.text = part.subject + "\n" + part.text;
    }
    return clues;
}

} // namespace

std::size_t match_again(EventFile& event, EventTime now) {
    const EventRecord record = event.record();
    const std::vector<const StoredSubmission*> unmatched = unmatched_of(record);
    if (unmatched.empty())
        return 0;
    const EventRules rules(event.data(), event.file());
    const EventPack pack = read_event_pack(record.pack, "the pack", rules.rulesets());
    ListSlots slots(record, pack, rules.rulesets());
    const RollMatcher matcher(record.players);
    std::size_t matched = 0;
    event.in_one_step([&] {
        for (const StoredSubmission* one : unmatched) {
            const Match match = matcher.match(all_clues_of(event, record, *one));
            if (match.player == 0 || (is_without_troops(one->reading) && slots.has_list(match.player)))
                continue;
            StoredSubmission assigned = *one;
            const SentPart sent = sent_part(record, *one, rules.rulesets());
            assigned.player = match.player;
            assigned.why = match.why;
            assigned.after_lock = record.is_locked(match.player);
            assigned.slot = slots.slot_of(match.player, sent);
            if (!assigned.after_lock)
                slots.use(match.player, assigned.slot, sent.army);
            event.assign(assigned, now);
            event.add_log(now, fmt::format("Assigned: {} ({}): {}", one->source,
                                           record.player(match.player)->name, match.why));
            ++matched;
        }
    });
    return matched;
}

} // namespace muster
