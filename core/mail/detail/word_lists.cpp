// SPDX-License-Identifier: MIT
#include "mail/detail/word_lists.h"

namespace muster {

WordSet::WordSet(std::initializer_list<std::string_view> words) : words_(words) {
    for (const std::string_view word : words)
        initials_[length_of(word)] |= initial_of(word);
}

// NOLINTNEXTLINE(readability-function-size) a table
const WordSet& list_of(WordList list) {
    static const std::array<WordSet, word_list_count> lists{{
        // joining
        {"of",     "the",      "a",       "an",       "with",  "and",   "in",        "on",     "at",
         "is",     "are",      "has",     "have",     "by",    "for",   "to",        "as",     "their",
         "his",    "its",      "my",      "our",      "this",  "these", "that",      "also",   "here",
         "und",    "mit",      "der",     "die",      "das",   "den",   "dem",       "von",    "zu",
         "im",     "am",       "je",      "à",        "et",    "avec",  "de",        "des",    "la",
         "le",     "les",      "from",    "plus",     "w",     "each",  "ea",        "per",    "who",
         "be",     "thats",    "incl",    "using",    "ist",   "sind",  "including", "armed",  "carrying",
         "having", "wielding", "wearing", "ordinary", "pro",   "mein",  "meine",     "meinem", "meinen",
         "unser",  "unsere",   "ein",     "eine",     "einem", "he",    "she",       "they",   "i.e.",
         "e.g.",   "d.h.",     "her",     "auf"},
        // counted_thing
        {"vignette", "vignettes", "vign",  "vigs",   "vig",     "figure",   "figures",
         "figs",     "fig",       "men",   "stands", "stand",   "elements", "element",
         "els",      "bases",     "base",  "strong", "figuren", "figur",    "vignetten",
         "mann",     "models",    "model", "pcs",    "stk",     "stück",    "vgn"},
        // body_label
        {"sub", "commander", "rating", "orders", "order", "initial", "operational", "general"},
        // negation
        {"no", "without", "ohne", "kein", "keine", "sans", "wo", "lacking", "minus", "neither"},
        // changing
        {"no",     "not",     "non",    "without",   "ohne",   "kein",  "keine",   "sans",
         "except", "but",     "rest",   "other",     "others", "or",    "either",  "half",
         "some",   "most",    "few",    "nicht",     "außer",  "oder",  "instead", "half-",
         "both",   "lacking", "unless", "otherwise", "none",   "never", "andere"},
        // correcting
        {"should",  "change", "changed", "forgot", "sorry",      "mistake", "actually", "now",
         "please",  "make",   "read",    "wrong",  "correction", "correct", "mean",     "meant",
         "replace", "drop",   "add",     "swap",   "give",       "gets",    "get",      "count",
         "counts",  "treat",  "as",      "really", "only",       "too",     "also"},
        // talk
        {"i",        "i'm",       "i'll",      "i've",      "we",     "you",    "your",    "me",
         "hope",     "see",       "thanks",    "thank",     "please", "will",   "can",     "could",
         "would",    "was",       "were",      "it",        "it's",   "sorry",  "sends",   "copied",
         "let",      "know",      "think",     "believe",   "don't",  "didn't", "here's",  "that's",
         "should",   "did",       "do",        "does",      "need",   "want",   "played",  "ich",
         "wir",      "bitte",     "danke",     "hoffe",     "find",   "finde",  "may",     "might",
         "must",     "shall",     "what",      "when",      "where",  "why",    "how",     "if",
         "because",  "ate",       "there",     "they",      "he",     "she",    "us",      "them",
         "okay",     "ok",        "greetings", "always",    "never",  "said",   "painted", "borrowed",
         "bring",    "brings",    "tried",     "used",      "wrote",  "habe",   "ist",     "sind",
         "wird",     "been",      "just",      "hopefully", "anyway", "though", "writes",  "mention",
         "mentions", "describes", "reports"},
        // body_heading
        {"wing",  "flank",   "centre",     "left",     "right",     "battle", "command", "division",
         "corps", "brigade", "reserve",    "vanguard", "rearguard", "van",    "rear",    "line",
         "horn",  "horns",   "contingent", "part",     "sector",    "front",  "main",    "host",
         "chest", "loins",   "treffen",    "kolonne",  "column"},
        // direction
        {"western", "eastern", "northern", "southern"},
        // rank
        {"front", "rear", "front rank", "rear rank", "in front", "behind", "vorn", "vorne", "hinten"},
        // unit_heading
        {"unit", "regiment", "link", "group", "einheit", "linked", "support", "pair", "paar"},
        // all
        {"all",   "everything", "everyone", "everybody", "entire", "remaining", "alle",  "alles",
         "whole", "throughout", "each",     "remainder", "every",  "per",       "jede",  "jeder",
         "jedes", "rest",       "allesamt", "others",    "any",    "sämtliche", "aller", "anywhere"},
        // harmless
        {"my",      "the",      "troops",     "troop",     "units",    "unit",    "army",    "armies",
         "men",     "are",      "is",         "of",        "with",     "have",    "weapons", "weapon",
         "unless",  "i",        "say",        "said",      "stated",   "noted",   "marked",  "otherwise",
         "shown",   "below",    "above",      "listed",    "where",    "else",    "being",   "class",
         "in",      "this",     "and",        "list",      "as",       "quality", "both",    "sind",
         "ist",     "truppen",  "meine",      "die",       "counts",   "count",   "it",      "its",
         "they",    "them",     "here",       "carry",     "armed",    "use",     "used",    "a",
         "an",      "on",       "figures",    "vignettes", "vignette", "by",      "default", "was",
         "host",    "there",    "not",        "guns",      "rifles",   "muskets", "arms",    "small",
         "status",  "so",       "just",       "be",        "to",       "should",  "treat",   "please",
         "hat",     "haben",    "carries",    "wear",      "wears",    "bear",    "bears",   "man",
         "they're", "table",    "points",     "rules",     "book",     "chart",   "only",    "has",
         "agreed",  "course",   "naturally",  "obviously", "indeed",   "also",    "again",   "like",
         "what",    "whatever", "whoever",    "wer",       "those",    "same",    "fight",   "fights",
         "stand",   "stands",   "steht",      "stehen",    "trait",    "value",   "yes",     "well",
         "can",     "may",      "kann",       "können",    "waffen",   "mine",    "ours",    "it's",
         "that's",  "always",   "invariably", "immer",     "stets",    "time",    "wide",    "breit"},
        // own_noun
        {"troops", "units", "weapons", "guns", "rifles", "muskets", "men", "soldiers", "vignettes", "figures",
         "arms", "truppen", "einheiten", "vignette"},
        // sum
        {"total",    "totals", "subtotal", "sum",    "tot",   "nos",        "totalling",
         "totaling", "makes",  "make",     "come",   "comes", "altogether", "grand",
         "adds",     "gives",  "macht",    "ergibt", "added", "reckons",    "reckon"},
        // money
        {"points", "point", "pts", "pt", "pointer", "pointers", "punkte", "punkten", "pkt"},
        // vague
        {"about", "around", "roughly", "ca", "circa", "approx", "approximately", "max", "maximum", "limit",
         "under", "over", "almost", "nearly", "etwa", "least", "most"},
        // greeting
        {"hi",    "hello",     "hallo", "hey",    "dear",    "liebe",   "lieber", "bonjour",
         "cher",  "salut",     "moin",  "servus", "evening", "morning", "good",   "guten",
         "howdy", "greetings", "gents", "salve",  "hiya",    "yo",      "salaam", "shalom",
         "ahoy",  "hail",      "ave",   "aloha",  "heya",    "hej",     "hola",   "grüezi"},
        // closing
        {"cheers",       "regards",     "greetings", "thanks",    "merci",  "cordialement", "danke",
         "yours",        "ta",          "mfg",       "lg",        "vg",     "ciao",         "rgds",
         "brgds",        "kr",          "br",        "sincerely", "best",   "kind",         "warm",
         "viele",        "beste",       "herzliche", "liebe",     "schöne", "gruß",         "grüße",
         "mit",          "sent",        "vale",      "see",       "all",    "faithfully",   "cordially",
         "respectfully", "laconically", "von",       "get"},
        // closing_second
        {"wishes", "regards", "best", "grüßen", "grüße", "gruß", "from", "you", "faithfully", "sincerely",
         "aye", "ever", "freundlichen", "freundlichem", "vielen", "besten", "the", "meinem", "for"},
        // weak_closing
        {"all", "best", "kind", "warm", "viele", "beste", "liebe", "mit", "sent", "see", "von", "get",
         "yours", "herzliche", "schöne"},
        // header
        {"from", "to", "cc", "bcc", "subject", "date", "sent", "reply-to", "von", "an", "betreff", "datum",
         "x-mailer", "message-id", "content-type", "mime-version"},
        // mark_filler
        {"has",        "joined",  "joins",   "this",   "unit",     "is",         "with",        "here",
         "attached",   "to",      "it",      "in",     "and",      "are",        "them",        "stands",
         "rides",      "ride",    "leads",   "led",    "by",       "commands",   "fights",      "also",
         "too",        "one",     "these",   "troops", "vignette", "both",       "that's",      "that",
         "now",        "dabei",   "hier",    "und",    "dieser",   "steht",      "stehen",      "fight",
         "lead",       "command", "runs",    "run",    "march",    "marches",    "stand",       "führt",
         "führen",     "kämpft",  "kämpfen", "reitet", "reiten",   "marschiert", "marschieren", "befehligt",
         "befehligen", "diese",   "sie",     "join",   "go",       "goes",       "serve",       "serves",
         "ist",        "sind",    "der",     "die",    "well",     "diesen",     "folgenden",   "following",
         "present",    "there"},
        // of_many
        {"all", "everything", "everyone", "each", "every", "except", "both", "others", "rest", "alle",
         "whole"},
        // row_sum
        {"total", "sum", "totals", "summe", "gesamt", "subtotal", "sub-total", "grand total", "tot", "nos",
         "all told", "in all", "altogether", "all in", "in total", "together"},
        // yes
        {"yes", "y", "x", "1", "ja", "j", "true", "✓", "✔", "★", "oui"},
        // none
        {"none", "no", "n", "nein", "nil"},
        // common
        {"cave",     "caves",   "cavern",  "lads",     "claws",     "teeth",    "tusks",      "fangs",
         "hooves",   "fists",   "jaws",    "talons",   "stings",    "krallen",  "klauen",     "diesen",
         "dieser",   "beiden",  "einer",   "einem",    "folgenden", "there",    "ligne",      "lignes",
         "these",    "her",     "hers",    "elder",    "read",      "reads",    "then",       "than",
         "well",     "very",    "take",    "much",     "many",      "more",     "such",       "into",
         "over",     "after",   "before",  "again",    "still",     "price",    "even",       "next",
         "last",     "back",    "down",    "good",     "best",      "great",    "list",       "lists",
         "like",     "make",    "made",    "king",     "kings",     "fire",     "late",       "early",
         "want",     "went",    "your",    "hour",     "fight",     "hier",     "sein",       "viel",
         "kann",     "lancers", "archers", "slingers", "hussars",   "dragoons", "grenadiers", "guards",
         "hill",     "hills",   "rest",    "hand",     "hands",     "word",     "words",      "same",
         "time",     "times",   "side",    "sides",    "ride",      "wine",     "mine",       "fine",
         "life",     "live",    "love",    "hope",     "home",      "house",    "mouse",      "could",
         "sand",     "wall",    "walls",   "mill",     "pole",      "poles",    "lords",      "rear",
         "year",     "years",   "dear",    "near",     "bear",      "bears",    "night",      "nights",
         "sight",    "tight",   "might",   "eighth",   "fifth",     "sixth",    "seventh",    "ninth",
         "third",    "loss",    "lost",    "post",     "cost",      "host",     "most",       "must",
         "just",     "blow",    "slow",    "show",     "know",      "now",      "forth",      "franks",
         "fort",     "forts",   "frank",   "rangers",  "ranger",    "hall",     "halls",      "deep",
         "keep",     "gate",    "gates",   "wood",     "woods",     "marsh",    "moor",       "moors",
         "vale",     "dale",    "lake",    "shore",    "coast",     "iron",     "steel",      "gold",
         "silver",   "blood",   "bone",    "bones",    "skull",     "raven",    "eagle",      "wolf",
         "wolves",   "lion",    "storm",   "frost",    "flame",     "thorn",    "rose",       "star",
         "stars",    "moon",    "dawn",    "dusk",     "stone",     "stones",   "horns",      "boy",
         "boys",     "box",     "boxes",   "cow",      "cows",      "row",      "rows",       "old",
         "told",     "cold",    "farm",    "farms",    "aim",       "aims",     "pie",        "pies",
         "pine",     "pines",   "gone",    "done",     "run",       "runs",     "son",        "sons",
         "sun",      "guy",     "guys",    "fun",      "lift",      "dance",    "hero",       "heroes",
         "horde",    "hordes",  "shirt",   "shirts",   "shot",      "shots",    "sport",      "martial",
         "fat",      "cast",    "past",    "vast",     "east",      "west",     "barge",      "sing",
         "swing",    "ring",    "rings",   "wind",     "winds",     "wight",    "wights",     "pear",
         "pears",    "string",  "takes",   "taking",   "case",      "cases",    "info",       "along",
         "writing",  "doing",   "further", "farther",  "real",      "sort",     "hard",       "sell",
         "action",   "thus",    "site",    "stuff",    "rock",      "broke",    "shows",      "pack",
         "round",    "fall",    "amount",  "fact",     "came",      "lack",     "black",      "power",
         "held",     "hang",    "turns",   "lots",     "wish",      "smart",    "stage",      "rare",
         "weak",     "agree",   "lets",    "onto",     "bold",      "ease",     "nice",       "bare",
         "kill",     "hide",    "drive",   "meet",     "bother",    "opens",    "feel",       "slight",
         "shut",     "taught",  "vary",    "ought",    "fought",    "thin",     "costs",      "role",
         "friend",   "friends", "face",    "letting",  "green",     "feed",     "mind",       "spot",
         "hole",     "dots",    "rode",    "towards",  "tends",     "band",     "bands",      "land",
         "lands",    "dies",    "dark",    "sold",     "court",     "wise",     "ally",       "allies",
         "notion",   "arrow",   "chiefs",  "north",    "south",     "salt",     "slide",      "sharp",
         "hundreds", "aside",   "fell",    "nest",     "chose",     "paint",    "towns",      "town",
         "bill",     "speak",   "beat",    "teach",    "tone",      "office",   "bull",       "till",
         "likes",    "lane",    "joint",   "leaf",     "theirs",    "hell",     "threw",      "lone",
         "bars",     "carts",   "chances", "park",     "lean",      "sought",   "ages",       "battles",
         "fear",     "mere",    "snake",   "tear",     "flee",      "await",    "arrive",     "fool",
         "tape",     "grew",    "brew",    "luck",     "draws",     "fade",     "bright",     "upset",
         "tons",     "bought",  "kits",    "mines",    "movie",     "tore",     "commando",   "commandos",
         "grande",   "garde",   "gardes",  "throw",    "throws",    "mail",     "linen",      "piece",
         "hun",      "huns",    "scots",   "danes",    "celts",     "picts",    "medes",      "gauls",
         "turks",    "finns",   "serbs",   "kurds",    "slavs",     "avars",    "commanded",  "headed",
         "lot",      "needs",   "ranks",   "deep",     "club"},
        // nobody
        {"nobody", "none", "niemand", "keiner", "neither"},
        // excepting
        {"except", "but", "bar", "excepting", "save", "außer", "besides", "exception", "apart"},
        // mark_reference
        {"where", "when", "otherwise", "if", "i", "as", "noted", "stated", "shown", "said", "marked", "wo",
         "anders", "listed"},
        // verb
        {"are", "have", "carry", "count", "sind", "is", "has", "carries", "ist", "hat", "haben", "stand",
         "stands", "steht", "stehen", "shoot", "shoots", "schießt", "schießen"},
        // foot
        {"foot", "infantry", "footmen", "fußtruppen", "fußvolk", "fußsoldaten", "fusstruppen", "fussvolk"},
        // horse
        {"horse", "cavalry", "mounted", "horsemen", "riders", "reiter", "berittene", "berittenen"},
        // mere_talk
        {"other", "others", "rest", "both", "half", "some", "most", "few", "andere"},
        // leader_place
        {"commands", "riding", "not",    "rear",   "leads",   "lead", "rides",   "alone",
         "apart",    "back",   "behind", "person", "himself", "so",   "there",   "watches",
         "stays",    "led",    "own",    "front",  "stands",  "no",   "separate"},
        // person
        {"king",     "queen",   "prince",  "princess", "lord",   "lady",    "duke",    "earl",      "count",
         "baron",    "emperor", "empress", "sultan",   "shah",   "khan",    "chief",   "chieftain", "boss",
         "warlord",  "warboss", "wizard",  "sorcerer", "shaman", "hero",    "heroine", "champion",  "master",
         "mistress", "caesar",  "consul",  "pharaoh",  "könig",  "königin", "kaiser",  "fürst",     "herzog",
         "graf",     "prinz",   "himself", "herself",  "person"},
        // shooting
        {"weapons", "guns", "muskets", "rifles", "firearms", "arquebuses", "handguns", "shooters", "shoots",
         "shoot", "shooting", "schießt", "schiesst", "schießen", "schützen", "feuerwaffen", "gewehre",
         "musketen", "büchsen"},
        // marking
        {"otherwise", "else",    "say",   "says",     "said",      "stated",      "noted",   "marked",
         "shown",     "listed",  "told",  "given",    "written",   "anders",      "states",  "give",
         "gives",     "another", "note",  "mark",     "write",     "state",       "put",     "puts",
         "wrote",     "writes",  "typed", "brackets", "bracketed", "parentheses", "klammern"},
        // repeating
        {"too", "also", "included", "auch", "ebenfalls", "likewise"},
        // ordinal
        {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
         "last", "erster", "zweiter", "dritter", "1st", "2nd", "3rd", "4th", "other"},
        // placing
        {"is",     "are",      "has",       "have",     "stand", "stands", "there", "holds",
         "hold",   "contains", "comprises", "consists", "form",  "forms",  "fight", "fights",
         "stehen", "steht",    "sind",      "hat",      "come",  "comes",  "wait",  "waits"},
        // referring
        {"himself",   "herself",   "personally", "person",      "rides",
         "ride",      "riding",    "leads",      "lead",        "leading",
         "led",       "commands",  "commanding", "joins",       "joined",
         "placed",    "stationed", "stands",     "stand",       "standing",
         "marches",   "fights",    "fight",      "among",       "amongst",
         "travels",   "goes",      "sits",       "too",         "again",
         "always",    "being",     "head",       "who",         "sind",
         "reitet",    "führt",     "steht",      "bei",         "which",
         "found",     "moves",     "starts",     "accompanies", "obviously",
         "naturally", "course",    "clearly",    "natürlich",   "selbstverständlich",
         "klar",      "along",     "trots",      "walks",       "ambles"},
        // remark
        {"joined",  "joins",  "joining", "attached", "hier",   "stands", "rides",   "leads",
         "led",     "wing",   "unit",    "commands", "both",   "one",    "himself", "person",
         "linked",  "too",    "auch",    "off",      "number", "yet",    "far",     "decided",
         "written", "given",  "known",   "now",      "steht",  "stehen", "mit",     "dabei",
         "bei",     "reitet", "führt",   "under",    "whose",  "has"},
        // heading_noun
        {"wing", "flank", "centre", "battle", "command", "division", "reserve", "vanguard", "rearguard"},
        // sentence_cut
        {"which", "that", "where", "who", "when", "then", "all", "no", "not", "without"},
        // short_form
        {"comp", "reg",  "irr",  "inf",  "cav",  "gen",  "lt",   "med",  "hvy",   "st",   "no",   "approx",
         "ca",   "vs",   "figs", "pts",  "capt", "col",  "maj",  "barb", "def",   "prof", "fig",  "tot",
         "nos",  "e.g",  "i.e",  "mr",   "mrs",  "dr",   "ms",   "sgt",  "irreg", "usw",  "bzw",  "z.b",
         "nr",   "vign", "cdr",  "comm", "incl", "excl", "resp", "etc",  "hist",  "cmdr", "sub",  "div",
         "bde",  "regt", "bn",   "co",   "art",  "gds",  "int",  "phys", "mor",   "vig",  "vigs", "els",
         "ea",   "mtd",  "coh",  "leg",  "res",  "vol",  "vols", "mil",  "brig",  "batt", "bat",  "lieut",
         "hon",  "aux",  "gren", "drag", "huss", "cuir", "fus",  "esc",  "sq",    "coy",  "adj",  "insp",
         "ital", "gem",  "gov",  "prov", "terr", "sen",  "cent", "corp", "grds",  "abt",  "kgl",  "kais",
         "penn", "mass", "conn", "wisc", "tenn", "mich", "minn"},
        // numbered_thing
        {"unit", "einheit", "wing", "division", "regiment", "group", "link", "command", "body", "line"},
        // price_word
        {"points", "point", "pts", "pt", "ip", "punkte", "punkten", "each", "apiece"},
        // name_filler
        {"class", "type", "troop", "troops", "unit", "units", "joined", "joins",   "attached", "stands",
         "only",  "one",  "these", "them",   "him",  "was",   "now",    "all",     "x",        "epoch",
         "link",  "own",  "alone", "which",  "whom", "leads", "led",    "himself", "person",   "fights"},
        // former
        {"old", "older", "last", "previous", "earlier", "former", "alte", "alten", "letzte", "letzten",
         "letztes", "vorige", "vorigen", "frühere", "früheren"},
        // past_time
        {"year", "year's", "month", "week", "time", "season", "game", "campaign", "tournament", "jahr",
         "monat", "woche", "mal", "spiel", "winter", "summer", "spring", "autumn"},
        // past_verb
        {"had", "was", "were", "sent", "used", "played", "took", "fielded", "hatte", "hatten", "war", "waren",
         "spielte", "schickte"},
        // whole_list
        {"list", "lists", "army", "armies", "liste", "listen", "armee", "armeeliste", "version", "mail"},
        // discarding
        {"ignore", "disregard", "forget", "scrap", "bin", "discard", "delete", "papierkorb", "vergiss",
         "wegwerfen", "ignoriere", "away"},
        // comparing
        {"same",  "as",    "like", "unlike",  "but",  "except", "still",     "again",     "keep",
         "kept",  "now",   "plus", "instead", "wie",  "gleich", "dieselben", "unchanged", "below",
         "above", "these", "nur",  "only",    "here", "noch",   "more",      "fewer",     "less"},
        // remainder
        {"leaves", "leaving", "left", "spare", "unspent", "over", "bleiben", "übrig", "remain", "remaining"},
        // gear
        {"slings", "sling", "clubs", "flails", "halberds", "swords", "maces", "knives", "daggers", "staves",
         "bills", "glaives", "sticks", "hammers", "sabres", "dirks", "scythes"},
        // literal
        {"count",      "counts", "stands",   "means",     "total",    "subtotal",  "told",
         "tournament", "match",  "limit",    "game",      "battle",   "integrity", "activation",
         "allowance",  "army",   "armies",   "officer",   "officers", "commander", "orders",
         "link",       "linked", "dozen",    "excepting", "carry",    "base",      "times",
         "apiece",     "figure", "vignette", "light",     "medium",   "heavy",     "super",
         "player",     "event",  "date",     "name",      "nation",   "attached",  "unit",
         "class",      "type",   "epoch",    "troops",    "nothing"},
    }};
    return lists[static_cast<std::size_t>(list)];
}

bool is_in(WordList list, std::string_view small_word) {
    return list_of(list).contains(small_word);
}

} // namespace muster
