# SPDX-License-Identifier: MIT
# What assistive programs see of the window, and that an army of each rule set can be built by what they see
# alone. Run by screen_reader.sh, on a display and a bus of its own.
import os
import subprocess
import sys
import time
import urllib.parse

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20  # seconds until what must appear counts as missing
# Cells of tables may be empty; rows and columns are read as one.
WITHOUT_NAMES = {"table cell", "table column header"}


class Missing(Exception):
    pass


def states(element, *wanted):
    found = element.get_state_set()
    return all(found.contains(getattr(Atspi.StateType, one.upper())) for one in wanted)


def children(element):
    for index in range(element.get_child_count()):
        child = element.get_child_at_index(index)
        if child is not None:
            yield child


def each(element, is_shown=True):
    """All elements beneath, of those that are seen; of tables and lists, which are long, only themselves."""
    for child in children(element):
        try:
            if is_shown and not states(child, "showing"):
                continue
            yield child
            if child.get_role_name() not in ("tree table", "table", "list"):
                yield from each(child, is_shown)
        except GLib.Error:
            continue  # it has gone meanwhile


def take_events():
    while GLib.MainContext.default().iteration(False):
        pass


class Announcements:
    """What the program tells a screen reader to say, as it comes."""

    def __init__(self):
        self.said = []
        self.listener = Atspi.EventListener.new(lambda event: self.said.append(event.any_data or ""))
        self.listener.register("object:announcement")


def until(what, find):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        take_events()
        try:
            found = find()
        except GLib.Error:
            found = None
        if found:
            return found
        time.sleep(0.05)
    raise Missing(what)


class Window:
    """The program, started with these arguments."""

    def __init__(self, program, *arguments):
        self.process = subprocess.Popen([program, *arguments], stderr=subprocess.DEVNULL)
        self.app = until("the program's application", self.find_application)
        until("a window", lambda: list(children(self.app)))

    def find_application(self):
        for app in children(Atspi.get_desktop(0)):
            if app.get_process_id() == self.process.pid:
                return app
        return None

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def all(self, role, name=None):
        self.app.clear_cache()  # what is seen is asked for each time

        def is_wanted(element):
            return element.get_role_name() == role and (name is None or element.get_name() == name)

        return [element for element in each(self.app) if is_wanted(element)]

    def one(self, role, name):
        return until(f"a {role} '{name}'", lambda: self.all(role, name))[0]

    def press(self, role, name):
        self.one(role, name).do_action(0)

    def choose(self, *names):
        """An entry of the menus, by what it is called."""

        def find():
            place = next(e for e in each(self.app) if e.get_role_name() == "menu bar")
            for name in names:
                place = next((e for e in children(place) if e.get_name() == name), None)
                if place is None:
                    return None
            return place

        until(" > ".join(names), find).do_action(0)

    def type(self, role, name, text):
        self.one(role, name).set_text_contents(text)

    def rows(self, name):
        """The rows of a list that draws itself."""
        found = self.all("list", name)
        return list(children(found[0])) if found else []


def unnamed(window):
    window.app.clear_cache()
    for element in each(window.app):
        role = element.get_role_name()
        if states(element, "focusable") and role not in WITHOUT_NAMES and not element.get_name().strip():
            yield f"a {role} within '{element.get_parent().get_name()}'"


def check_names(window, page):
    time.sleep(0.3)  # for what is laid out after it was shown
    return [f"{page}: {what} has no name" for what in unnamed(window)]


def key(*names):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *names], check=True)


def totals(window):
    return window.one("panel", "Totals").get_description()


class Browser:
    """What opens pages for the desktop here: it writes down the address."""

    def __init__(self):
        home = os.environ["HOME"]
        self.opened = os.path.join(home, "opened")
        script = os.path.join(home, "browser.sh")
        with open(script, "w") as file:
            file.write(f'#!/bin/sh\nprintf "%s\\n" "$1" >>"{self.opened}"\n')
        os.chmod(script, 0o755)
        for folder in (".local/share/applications", ".config"):
            os.makedirs(os.path.join(home, folder), exist_ok=True)
        with open(os.path.join(home, ".local/share/applications/test-browser.desktop"), "w") as file:
            file.write(f"[Desktop Entry]\nType=Application\nName=Browser\nExec={script} %u\n"
                       "MimeType=text/html;x-scheme-handler/file;\n")
        with open(os.path.join(home, ".config/mimeapps.list"), "w") as file:
            file.write("[Default Applications]\ntext/html=test-browser.desktop\n"
                       "x-scheme-handler/file=test-browser.desktop\n")

    def addresses(self):
        if not os.path.exists(self.opened):
            return []
        with open(self.opened) as file:
            return file.read().splitlines()


def check_help(browser, page, chapter):
    """F1 opens the chapter of the page."""
    before = len(browser.addresses())
    key("F1")
    address = until(f"the manual at F1 on {page}", lambda: browser.addresses()[before:])[0]
    parts = urllib.parse.urlparse(address)
    file = urllib.parse.unquote(parts.path)
    if not os.path.isfile(file):
        return [f"{page}: F1 opens {address}, which is not there"]
    opened = os.path.basename(file).removesuffix(".html") + ("#" + parts.fragment if parts.fragment else "")
    return [] if opened == chapter else [f"{page}: F1 opens {address}, not {chapter}"]


# Pages without an army, each by the menu that opens it, an element of it, and its chapter of the manual.
PAGES = (
    (("Library", "Show the library"), ("text", "Search the library"), "library"),
    (("Library", "Collection"), ("panel", "Collection"), "library#the-collection"),
    (("Army", "Army lists…"), ("panel", "Army lists"), "army-lists"),
    (("Army", "House rules…"), ("panel", "House rules"), "house-rules"),
    (("File", "Army from a text…"), ("panel", "Army from a text"), "written-lists"),
    (("File", "New army…"), ("panel", "New army"), "window#a-new-army"),
)
# Panels beside an army.
PANELS = ("Sheet", "Timeline", "Odds against classes")


def pages(program):
    """Everything that takes the focus has a name, on every page, and F1 opens the page's chapter."""
    browser = Browser()
    wrong = []

    def look(window, page, chapter):
        return check_names(window, page) + check_help(browser, page, chapter)

    window = Window(program)
    window.one("push button", "Phalanx")
    wrong += look(window, "start page", "first-army")
    for menu, (role, name), chapter in PAGES:
        window.choose(*menu)
        window.one(role, name)
        wrong += look(window, name, chapter)
    window.choose("Army", "Army lists…")
    window.press("push button", "House lists…")
    time.sleep(0.5)  # for the menu, whose first entry is a new list
    key("Down", "Return")
    window.one("panel", "House list")
    wrong += look(window, "house list", "army-lists#house-lists")
    window.close()
    window = new_army(program, "Phalanx")
    wrong += look(window, "army", "window#the-army-page")
    for panel in PANELS:
        window.choose("View", panel)
        time.sleep(0.5)
        wrong += look(window, panel, "window#the-army-page")
    window.choose("View", "Odds of a fight…")
    time.sleep(1)
    wrong += look(window, "odds", "odds")
    window.close()
    window, of_rows = compared(program)
    wrong += of_rows + look(window, "comparison", "library#comparing-two-armies")
    window.close()
    window = Window(program, tournament(program))
    window.one("panel", "Tournament")
    wrong += look(window, "tournament", "events")
    window.press("push button", "Pack…")
    time.sleep(1)
    wrong += look(window, "pack", "events#the-pack-in-the-window")
    window.close()
    return wrong


def compared(program):
    """The comparison of two revisions of an army, and what is wrong with the rows on the way."""
    window = new_army(program, "Phalanx")

    def save():
        key("ctrl+s")
        until("the army to be saved", lambda: "unsaved" not in totals(window))

    save()
    wrong = check_rows(window, "Troops to add", "Heavy Infantry, Pikes")
    added = window.rows("Troops to add")[0].get_name().splitlines()[0]
    window.rows("Troops to add")[0].do_action(1)
    until("an unsaved change", lambda: "unsaved" in totals(window))
    save()
    wrong += check_rows(window, "Findings", "An army is exactly 12 vignettes; this one has 13.")
    window.choose("View", "Timeline")
    until("both revisions", lambda: len(window.rows("Timeline")) == 2)
    wrong += check_rows(window, "Timeline", "Legal", "1 error")
    window.press("push button", "Compare")
    wrong += check_rows(window, "What differs", added)
    return window, wrong


def tournament(program):
    """The sample tournament, with all that was sent in."""
    data = os.path.join(os.path.dirname(__file__), "..", "data", "events", "autumn-open")
    file = os.path.join(os.environ["HOME"], "open.muster-event")
    for step in (("new", file, "--pack", f"{data}/pack.xml"), ("roll", file, f"{data}/players.csv"),
                 ("take", file, f"{data}/submissions", "--at", "2026-11-28T20:00:00+00:00")):
        done = subprocess.run([f"{program}-cli", "event", *step], stdout=subprocess.DEVNULL)
        if done.returncode not in (0, 3):  # 3: some lists have open questions
            raise Missing(f"the tournament: {step[0]} ended with {done.returncode}")
    return file


def new_army(program, rules, start="Start with a small legal army"):
    window = Window(program)
    window.press("push button", rules)
    # Its name goes on with how large it is.
    until(start, lambda: [e for e in window.all("radio button") if e.get_name().startswith(start)])[0].do_action(0)
    window.press("push button", "Create the army")
    until("troops to add", lambda: window.rows("Troops to add"))
    return window


def add_some(window):
    """Some of the troops that the palette offers."""
    for index in (0, -2, -1):
        said = totals(window)
        window.rows("Troops to add")[index].do_action(1)
        until("more troops", lambda: totals(window) != said)


def mend(window):
    """Fixes of the findings are applied until the army is legal; of several, the first of the menu."""

    def state():
        return totals(window), [row.get_name() for row in window.rows("Findings")]

    def changes(before):
        end = time.monotonic() + 1
        while time.monotonic() < end:
            take_events()
            time.sleep(0.05)
            if state() != before:
                return True
        return False

    def fix(index):
        before = state()
        window.rows("Findings")[index].do_action(1)
        if changes(before):
            return True
        key("Down", "Return")
        return changes(before)

    steps = 0
    while not totals(window).startswith("Legal"):
        if steps == 15 or not any(fix(index) for index in range(len(window.rows("Findings")))):
            raise Missing(f"a fix for: {state()[1]}")
        steps += 1
    return steps


def check_rows(window, name, *texts):
    """Of a list that draws itself: each row has a text, and what is selected says so. These texts are in it."""
    rows = until(f"rows of {name}", lambda: window.rows(name))
    said = [row.get_name() for row in rows]
    wrong = [f"{name}: a row has no text" for text in said if not text.strip()]
    wrong += [f"{name}: no row says '{text}' but {said}" for text in texts if not any(text in one for one in said)]
    wrong += [f"{name}: '{row.get_name()}' cannot be selected" for row in rows if not states(row, "selectable")]
    for index in {len(rows) - 1, 0}:
        window.rows(name)[index].do_action(0)
        alone = [row == index for row in range(len(rows))]
        until(f"{name}: row {index} alone to be selected",
              lambda: [states(row, "selected") for row in window.rows(name)] == alone)
        shown = window.one("list", name)
        if shown.get_n_selected_children() != 1 or shown.get_selected_child(0).get_name() != said[index]:
            wrong.append(f"{name}: the list does not say which row is selected")
    return wrong


def building(program, rules):
    """An army is built, mended, saved and printed by what assistive programs see, and the keyboard."""
    window = new_army(program, rules, "Start with an empty army")
    announcements = Announcements()
    wrong = check_rows(window, "Troops to add")
    add_some(window)
    if totals(window).startswith("Legal"):
        wrong.append("nothing is left to be mended")
    wrong += check_rows(window, "Findings")
    if mend(window) == 0:
        wrong.append("no fix was applied")
    box = window.rows("Battle line")[0]
    box.do_action(0)
    until("the box to be selected", lambda: states(box, "selected"))
    said = announcements.said
    until("the verdict to be announced", lambda: said and totals(window).startswith(said[-1]))
    key("ctrl+s")
    until("the army to be saved", lambda: "unsaved" not in totals(window))
    sheet = os.path.join(os.environ["HOME"], "sheet.pdf")
    key("ctrl+e")
    time.sleep(1)
    key("ctrl+a")
    subprocess.run(["xdotool", "type", "--delay", "5", sheet], check=True)
    key("Return")
    until("the sheet", lambda: os.path.exists(sheet))
    window.close()
    with open(sheet, "rb") as file:
        return wrong if file.read(5) == b"%PDF-" else [*wrong, "the sheet is no PDF"]


def main():
    program, suite = sys.argv[1:3]
    try:
        wrong = pages(program) if suite == "pages" else building(program, suite)
    except Missing as missing:
        wrong = [f"never appeared: {missing}"]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


sys.exit(main())
