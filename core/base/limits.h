// SPDX-License-Identifier: MIT
// The limits of what Muster reads, each with its reason: files come from strangers, and none may hang the
// program, fill its memory or leave its folder. schemas/README.md names those that a writer of files may
// meet. Whoever refuses something says the limit and what to do. Limits that only one search or layout knows
// stand where that is written.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace muster {

// --- files ---

// Army and rule files are a few kilobytes. Also of an army in a PDF, in a zip and in a library.
inline constexpr std::size_t largest_input_bytes = std::size_t{16} << 20U;
// A sheet's PDF takes 60 KB, with embedded fonts a few hundred.
inline constexpr std::size_t largest_pdf_bytes = std::size_t{16} << 20U;
// What the streams of one PDF may inflate to, all filters and all streams together. A sheet's take 1 MB.
inline constexpr std::size_t largest_pdf_content = std::size_t{64} << 20U;
// Numbers, names, texts and brackets of its file, and packed in its streams, each of which takes some 200
// bytes once it is read. The sheet of an army of 5,700 troops has 32,000; what looks so in 16 MB of packed
// pictures, 330,000.
inline constexpr std::size_t most_pdf_objects = 350'000;
// One of 100,000 armies takes 45 MB.
inline constexpr std::size_t largest_manifest_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t most_manifest_armies = 100'000;
// Of a library, with those in its trash. A list of all takes 300 MB.
inline constexpr std::size_t most_library_armies = 200'000;
// Tags of one army of a library, each as long as a name. A player has some ten.
inline constexpr std::size_t most_army_tags = 200;
// Of what a library holds beside its armies, read at a time: revisions of an army, tags of all, files of a
// mirror, figures that are owned.
inline constexpr std::size_t most_library_rows = 500'000;
// Bytes of one table of a library that are read at a time, without its armies' texts: 100,000 armies and
// their tags take 30 MB.
inline constexpr std::size_t largest_library_table = std::size_t{64} << 20U;
// Of one cell of these: a name, a label, the totals of an army.
inline constexpr std::size_t largest_library_cell = std::size_t{1} << 20U;
// Of the damage in a library: what is told of it, before its check gives up.
inline constexpr std::size_t most_damage_told = 1'000;
// Below a folder that is gone through: a mirror, or what is sent to a tournament. Each level that is open
// holds its whole path.
inline constexpr int deepest_folder = 16;
// What all texts that a library holds take once they are unpacked. 100,000 armies with two revisions each
// take one gigabyte.
inline constexpr std::int64_t largest_library_text = std::int64_t{2} << 30U;
// What any zip, or all zips that are sent to a tournament in one file, may unpack to.
inline constexpr std::size_t largest_zip_content = std::size_t{128} << 20U;
// One for each revision of an army, the manifest, and folders. Making an archive of so many takes 400 MB; the
// most industrious player saves ten times a day.
inline constexpr std::int64_t most_zip_entries = 250'000;

// Of a picture with a QR code; a telephone's has 12 to 50 million. Each takes five bytes.
inline constexpr std::int64_t most_picture_pixels = 64'000'000;
// Of a JPEG: pixels times colours, each of which its decoder may keep in two bytes. A photograph has three
// colours.
inline constexpr std::size_t most_picture_values = 192'000'000;
// Of a JPEG, each of which may go over all of its pixels again. Cameras draw one, pictures of the web some
// ten.
inline constexpr std::size_t most_picture_scans = 30;
// Of a JPEG: pieces that say their length, such as comments and tables, each of which its decoder reads one
// letter at a time as the file comes in. A camera writes some twenty, one with a large profile of colours a
// hundred.
inline constexpr std::size_t most_picture_segments = 1'000;

// --- XML ---

inline constexpr std::size_t deepest_nesting = 64;  // the deepest of our formats has nine levels
inline constexpr std::size_t most_attributes = 256; // of an element; a level has at most 24 traits
// Signs "<" of a file, beyond which its tree takes many times its size. An army of 20'000 elements has half
// as many.
inline constexpr std::size_t most_tags = 1'000'000;
// And signs "=", one for each attribute.
inline constexpr std::size_t most_equal_signs = 3'000'000;

// --- JSON ---

// Of an object; objects may be nested as deeply as XML. A player on the roll has at most most_roll_columns, a
// case of odds some thirty.
inline constexpr std::size_t most_json_keys = 128;

// --- armies ---

// Bodies, units and troops of one army. The largest ever played had some hundreds.
inline constexpr std::size_t most_elements = 20'000;
// Characters of a name. A line of a sheet has about 100.
inline constexpr std::size_t longest_name = 500;
// Characters of a player's other texts: orders, player, event, a label in the library.
inline constexpr std::size_t longest_text = 2'000;
// Characters of an army's notes, about ten pages.
inline constexpr std::size_t longest_notes = 30'000;
// Pairs of elements that a comparison of two armies weighs at each level: five hundred against five hundred.
inline constexpr std::size_t most_compared_elements = 250'000;
// Figures of one report: of each element as many as its level has numbers. An army of 20,000 elements has
// some 300,000 under a shipped rule set.
inline constexpr std::size_t most_figures = 2'000'000;
// Elements that the findings of one report name as culprits; later findings name none. An army of hundreds of
// troops that breaks every rule has some thousands.
inline constexpr std::size_t most_named_culprits = 200'000;
// Bytes of the message of one finding. The longest of a shipped rule set has some 300, and two names.
inline constexpr std::size_t longest_finding = 1'500;
// Of one report: an army that breaks more rules is no army, and nobody would read them.
inline constexpr std::size_t most_findings = 30'000;

// Folders of rule sets that one call names; each is searched for every rule set and list.
inline constexpr std::size_t most_data_folders = 50;

// Of all armies that one call of the command line works on: bytes of their texts, and what their elements and
// findings take beside them (browse/batch_allowance.h). 100,000 armies of thirty troops make 820 MB; a check
// of so much takes some seven seconds.
inline constexpr std::uint64_t most_batch_work = std::uint64_t{960} << 20U;

// Of a sheet that is laid out on pages: rows of all its tables, and bytes of all its texts, as
// layout_weight() counts them. The largest sheet of a game has some 200 rows; 10,000 take five seconds
// and fill 200 pages.
inline constexpr std::size_t most_page_rows = 10'000;
inline constexpr std::size_t most_page_text = std::size_t{1} << 20U;
// Bytes of the tables of a sheet that is written as text, every row as wide as its columns' longest texts.
// That of 20,000 troops of a shipped rule set takes 4 MB. Of all texts that a rule set fills on a sheet, too:
// cells, thresholds, fields, forms and labels together. Also of an army that is shown with all its numbers.
inline constexpr std::size_t most_table_text = std::size_t{64} << 20U;
// Of one sheet in any format: rows of its forms, wide ones more than once, its thresholds, and its fields to
// write in. An army of 20,000 elements has as many orders.
inline constexpr std::size_t most_sheet_lines = 30'000;
// Sheets of one army, one for each of its bodies. The largest games have some ten players on a side.
inline constexpr std::size_t most_part_sheets = 100;
// Pages of a sheet as pictures, each of which takes a file and up to a fifth of a second.
inline constexpr std::size_t most_pictures = 50;

// --- rule sets ---

// The largest shipped rule set has 36 rules, 52 numbers, 30 tables and 282 rows of them.
inline constexpr std::size_t most_rules = 1'000;
inline constexpr std::size_t most_cases = 4'000;   // of all rules and numbers
inline constexpr std::size_t most_numbers = 1'000; // of all levels
inline constexpr std::size_t most_tables = 2'000;
inline constexpr std::size_t most_rows = 40'000; // of all tables and charts
inline constexpr std::size_t most_charts = 500;
// Steps of a report for each element of an army: conditions, steps of numbers, rows that more than traits
// decide, and the ranges in them. The largest shipped rule set has some 500. In one rule set, each
// element that has no other limit also stands so often at most.
inline constexpr std::size_t most_steps = 3'000;
// The largest shipped rule set has 3 modes of combat, 19 outcomes of all of them, 21 parts of its notation
// and 18 names for conversions. Every matrix of a sheet is worked out for every mode.
inline constexpr std::size_t most_modes = 12;
inline constexpr std::size_t most_outcomes = 500;
// Elements <dice>, of each of which all throws are counted. The largest shipped rule set has 45.
inline constexpr std::size_t most_kinds_of_dice = 300;
inline constexpr std::size_t most_notation_parts = 1'000;
inline constexpr std::size_t most_aliases = 5'000;
// Figures that are worked out when a rule set is loaded, so that a check looks them up: 16 MB. What goes
// beyond is worked out when it is needed, which is slower and gives the same.
inline constexpr std::size_t most_cells = std::size_t{1} << 20U;
// Names of all rows of its conversion, with those that brackets stand for; each is kept, and is looked up in
// other games' armies. The largest shipped rule set has some 300.
inline constexpr std::size_t most_conversion_names = 10'000;
// Bytes of the notation of one troop. Longer ones are cut. The longest of a shipped rule set has some 40.
inline constexpr std::size_t longest_notation = 2'500;
// Rule sets that are listed, and that are kept at a time, without house rules; and bytes of all files of
// those that are kept, of house rules with the file that they change. Muster comes with five, of 400 KB.
inline constexpr std::size_t most_rulesets = 100;
inline constexpr std::size_t largest_rulesets_bytes = std::size_t{64} << 20U;
// Sets of house rules that are listed, and that are kept at a time: each takes as much as the rule set that
// it changes, some 500 KB. A club has two or three.
inline constexpr std::size_t most_house_rules = 200;
// Bytes of the armies that are read together to suggest troops by: the samples of a rule set, and the example
// armies of all enemies of an army list. Those of a shipped rule set take 30 KB.
inline constexpr std::size_t largest_examples_bytes = std::size_t{2} << 20U;
// Bytes of an attribute of a rule set, such as a name, and of a text in it, such as a rule's. They are
// repeated for each element of an army. The longest of the shipped sets have 217 and 318.
inline constexpr std::size_t longest_rule_attribute = 500;
inline constexpr std::size_t longest_rule_text = 1'000;
// Bytes of an attribute or a text of an army list or of a tournament's pack, which are shown once.
inline constexpr std::size_t longest_list_text = 10'000;

// --- army lists ---

// The largest shipped list has 17 entries.
inline constexpr std::size_t most_entries = 300;
inline constexpr std::size_t most_list_troops = 1'000; // patterns of troops of all entries
inline constexpr std::size_t most_options = 100;
inline constexpr std::size_t most_allies = 32;
inline constexpr std::size_t most_list_limits = 300; // <limit> and <permit>, each
// Lists of one rule set; all are read to find those that an army fits.
inline constexpr std::size_t most_lists = 500;
// Of all their files together. Those of a shipped rule set have half a megabyte.
inline constexpr std::uintmax_t largest_lists_bytes = std::uintmax_t{6} << 20U;
// Histories that lists refer to, and bytes of one: each is kept, and repeated by every list that refers to
// it. The largest that comes with Muster has 2 KB.
inline constexpr std::size_t most_histories = 500;
inline constexpr std::size_t largest_history_bytes = std::size_t{64} << 10U;
inline constexpr std::size_t most_history_parts = 100; // sources, and troops of the same kind

// --- written lists ---

// Of a text that is read as a list. The longest of the lists that the tests read has 7 KB.
inline constexpr std::size_t longest_written_list = std::size_t{64} << 10U;
inline constexpr std::size_t most_mail_lines = 2'500;
inline constexpr std::size_t longest_mail_line = 2'000; // bytes
// Of a message with its attachments, and of the texts in it.
inline constexpr std::size_t largest_mail_bytes = std::size_t{4} << 20U;
inline constexpr std::size_t largest_mail_text_bytes = std::size_t{1} << 20U;
// Of a message: lines that begin as those between its parts do, and bytes of its headers. The tree that is
// made of them takes a hundred times their room. A mail has some 10 KB of headers, one that many servers
// handed on 60.
inline constexpr std::size_t most_part_lines = 20'000;
inline constexpr std::size_t most_header_bytes = std::size_t{256} << 10U;
// Of one header: a group of addresses in another ends with one each, and GMime reads them within each other.
inline constexpr std::size_t most_header_colons = 1'000;

// --- tables ---

inline constexpr std::size_t most_csv_rows = 20'000; // kinds of figures of one player
// Of a row. A table of an army has some forty columns, a roll at most most_roll_columns.
inline constexpr std::size_t most_csv_cells = 1'000;
// Bytes of all cells of the table of troops that is written for a spreadsheet, each with the eight that it
// takes when it is empty. That of a thousand armies of a shipped rule set takes 20 MB.
inline constexpr std::size_t most_table_cells = std::size_t{64} << 20U;

// --- events and odds ---

// The largest tournaments have some hundreds of players.
inline constexpr std::size_t most_players = 5'000;
inline constexpr std::size_t most_roll_columns = 100;
// Of one tournament; of its log, decisions and switches each most_event_rows.
inline constexpr std::size_t most_submissions = 20'000;
inline constexpr std::size_t most_event_rows = 200'000;
// Of one tournament: its rules and lists, and its packs, one for each time that it was changed. In an export
// each is a file of its own.
inline constexpr std::size_t most_event_files = 5'000;
// Of a pack: sizes, numbers to declare and house rules, each. Every list may break all sizes.
inline constexpr std::size_t most_pack_parts = 50;
// Penalty points of one decision, and places for the lists of one player: numbers of nine digits, as they are
// typed.
inline constexpr std::int32_t largest_event_number = 999'999'999;
// Letters of what people and mails say in one place: a sender, a reason, a line of the log. Real ones take
// 200.
inline constexpr std::size_t longest_event_words = 4'000;
// Bytes of an army that is sent in, with the questions about it; the largest real one takes 30 KB. So many of
// them fit into one tournament that it can always be read.
inline constexpr std::size_t largest_submitted_army = std::size_t{256} << 10U;
inline constexpr std::size_t most_open_lines = 200;
// Bodies, units and troops of an army that is sent in.
inline constexpr std::size_t most_submitted_elements = 2'000;
// Findings that a tournament holds of one list, the worst of them, and elements that each of them names. An
// umpire sends a list back that has ten.
inline constexpr std::size_t most_list_findings = 100;
inline constexpr std::size_t most_list_culprits = 20;
// Of all lists of a tournament together: findings, of which each list has its share, and bodies, units and
// troops. They take some 700 and 200 bytes each.
inline constexpr std::size_t most_event_findings = 50'000;
inline constexpr std::size_t most_event_elements = 250'000;
// Bytes of the written lists in one file that is sent in, such as a folder of mails in an archive: some five
// seconds a megabyte. The lists of 200 players take half of one.
inline constexpr std::size_t most_submitted_text = std::size_t{1} << 20U;
// Bytes of one table of a tournament that are read at a time: its roll, its readings, its data, its log.
inline constexpr std::size_t largest_event_table = std::size_t{128} << 20U;
// Bytes that are held of what is sent in while it is taken: of the files that are read ahead, and of those
// that wait to be stored together. One large file may go beyond.
inline constexpr std::size_t most_taken_bytes = std::size_t{32} << 20U;
// Bytes of all pages that are published of one tournament, which are written together. An army's page takes
// 20 KB.
inline constexpr std::size_t largest_publication = std::size_t{128} << 20U;
// Bytes of rows in one file of an exported tournament; more go to further files, each of which can be read
// again.
inline constexpr std::size_t largest_row_file = std::size_t{8} << 20U;
// Pairs of troops in one matrix: 300 kinds of troops against as many. An army has at most some twenty kinds.
inline constexpr std::size_t most_odds_pairs = 90'000;
// Pairs times rounds of one matrix, each of which takes some ten microseconds, however few throws it has.
inline constexpr std::size_t most_pair_rounds = 400'000;
// Fights that are asked for at once, one a line of a file. The largest file of the tests has some hundreds.
inline constexpr std::size_t most_odds_cases = 20'000;
// Throws of dice of the cases of one file together: some eight seconds, however many they are. One half is
// shared out evenly; what a case leaves of its share, and the other half, is for those that need more. Random
// cases of up to four rounds take 2,000 on average, the dearest of six rounds ten million.
inline constexpr std::size_t throws_of_cases = 80'000'000;
// A round by itself, however few dice are thrown in it, takes as long as so many throws.
inline constexpr std::size_t throws_like_a_round = 64;
// Ways in which one fight may stand between two rounds, each with its chance kept exactly; where there are
// casualties they grow with the rounds.
inline constexpr std::size_t most_odds_states = 100'000;
// Throws of dice that one reckoning may go through: of a fight, of a matrix, of all changes to one troop.
inline constexpr std::size_t most_odds_throws = 100'000'000;

// --- the program itself ---

// Address space that it wants to have before it begins; the libraries that draw sheets need some 200 MB.
inline constexpr std::size_t least_memory = std::size_t{256} << 20U;
// Of its own, which it holds at once. A picture of 64 million dots takes 400 MB.
inline constexpr std::size_t most_memory_of_program = std::size_t{440} << 20U;

// --- searches and waiting ---

// Of one `fix`, for all findings together, and of one `complete`; elements visited in all trials. A window
// shows the fixes of one finding after another and has them again for each.
inline constexpr std::size_t most_search_effort = 2'000'000;
// Processor time of one search, and of one reckoning of odds.
inline constexpr std::chrono::milliseconds longest_search{4'000};
// Of one written list; one of 64 KB takes a third of a second unless it was made to take long.
inline constexpr std::chrono::milliseconds longest_reading{3'000};
// Of opening one file that is sent to a tournament, with all mails and archives in it. 200 mails with letters
// in HTML take half a second.
inline constexpr std::chrono::milliseconds longest_opening{4'000};
// Of all that a tournament takes at once, to open it and to read its written lists, beyond what others of
// their length take.
inline constexpr std::chrono::milliseconds longest_slow_reading{4'000};
// Of all cases of one file, with the troops in them; their throws keep below it unless the rules are strange.
inline constexpr std::chrono::milliseconds longest_cases{7'000};
// Of each reckoning that the page of odds makes while its user waits: a fight, its changes, a matrix.
inline constexpr std::chrono::milliseconds longest_odds_look{800};
// Of processor time, for one army, file or fight, whatever it is made of; then the command line gives up.
inline constexpr std::chrono::milliseconds longest_step{8'000};
// For a lock that another program holds. Repairing and upgrading a library take seconds.
inline constexpr std::chrono::milliseconds longest_lock_wait{8'000};

} // namespace muster
