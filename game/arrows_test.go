package game_test

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dreist/build/need"
)

// module is the first element of the import path of every package of the program.
const module = "dreist"

// arrows are the packages of the program that a folder may import. A folder without a rule has that of the nearest folder above it;
// each folder below render/dreist must have its own rule. All imports of folders below game are listed.
func arrows() map[string][]string {
	return map[string][]string{
		".":                          {"fault", "render", "input", "assets", "sounds", "game", "running"},
		"game/code":                  {},
		"fault":                      {},
		"game/dreist":                {},
		"game/dreist/deals":          {"game/calendar", "game/code", "game/dreist"},
		"game/dreist/record":         {"game/dreist", "game/play", "game/record", "game/store"},
		"game/dreist/examples":       {"game/dreist", "game/lesson"},
		"game/dreist/puzzle":         {"game/dreist"},
		"game/dreist/rulebook":       {"game/dreist", "game/rulebook"},
		"game/dreist/tutor":          {"game/dreist", "game/play", "game/script"},
		"game/dreist/coach":          {"game/dreist", "game/simulate", "game/store"}, // for how games end
		"game/dreist/coach/analysis": {"game/dreist", "game/command", "game/play", "game/simulate", "game/store"},
		"game/dreist/match":          {"game/dreist", "game/play"},
		"game/dreist/ladder":         {"game/dreist", "game/store"},
		"game/dreist/summary":        {"game/dreist", "game/days", "game/play", "game/store"},
		"game/dreist/gifts":          {"game/store"},
		"game/dreist/medals":         {"game/dreist", "game/calendar", "game/medals", "game/store"},

		"game/dreixdrei":          {},
		"game/dreixdrei/analysis": {"game/dreixdrei", "game/command", "game/play", "game/simulate"},
		"game/dreixdrei/deals":    {"game/code", "game/dreixdrei"},
		"game/dreixdrei/examples": {"game/dreixdrei", "game/lesson", "game/record"},
		"game/dreixdrei/match":    {"game/dreixdrei", "game/play"},
		"game/dreixdrei/medals":   {"game/dreixdrei", "game/medals", "game/store"},
		"game/dreixdrei/record":   {"game/dreixdrei", "game/play", "game/record", "game/store"},
		"game/dreixdrei/rival":    {"game/dreixdrei", "game/simulate"},
		"game/dreixdrei/rulebook": {"game/dreixdrei", "game/rulebook"},
		"game/dreixdrei/tutor":    {"game/dreixdrei", "game/play", "game/script"},
		"game/dreixdrei/summary":  {"game/dreixdrei", "game/play", "game/store"},

		"game/peri":        {},
		"game/peri/deals":  {"game/code", "game/peri"},
		"game/peri/record": {"game/peri", "game/record", "game/store"},
		"game/peri/match":  {"game/peri", "game/command", "game/play", "game/simulate"},
		"game/peri/solver": {"game/peri"},

		"game/thegame":          {},
		"game/thegame/match":    {"game/thegame", "game/play"},
		"game/thegame/medals":   {"game/thegame", "game/calendar", "game/medals", "game/play", "game/store"},
		"game/thegame/summary":  {"game/thegame", "game/days", "game/play", "game/store"},
		"game/thegame/record":   {"game/thegame", "game/play", "game/record", "game/store"},
		"game/thegame/partner":  {"game/thegame", "game/simulate"},
		"game/thegame/analysis": {"game/thegame", "game/command", "game/play", "game/simulate"},
		"game/thegame/deals":    {"game/calendar", "game/code", "game/thegame"},
		"game/thegame/rulebook": {"game/thegame", "game/rulebook"},
		"game/thegame/examples": {"game/thegame", "game/lesson"},
		"game/thegame/tutor":    {"game/thegame", "game/play", "game/script"},
		"game/calendar":         {},
		"game/days":             {"game/calendar", "game/store"},
		"game/medals":           {"game/calendar", "game/store"},
		"game/command":          {"game/play", "game/record", "game/simulate"},
		"game/lesson":           {},
		"game/script":           {},
		"game/play":             {"fault", "game/record", "game/store"},
		"game/keep":             {"game/play", "game/profile", "game/store"},
		"game/play/toy":         {"game/play"},
		"game/play/stairs":      {"game/play"},
		"game/profile":          {"fault", "game/store"},
		"game/record":           {},
		"game/rulebook":         {},
		"game/simulate":         {"game/play"},
		"game/store":            {"game/store/document", "game/store/files"},
		"game/store/document":   {},
		"game/store/files":      {},
		"input":                 {"fault"},
		"sounds":                {"fault"},
		"render/paint":          {},
		"render/art":            {"render/paint", "assets"},
		"render/face":           {"render/art", "render/paint"},
		"render/mascot":         {"render/art", "render/face", "render/geom", "render/kit", "render/paint"},
		"render/mascot/host":    {"render/mascot", "render/art", "render/face", "render/geom", "render/kit", "render/paint", "render/shell", "render/stage"},
		"render/figure":         {"render/art", "render/face", "render/paint", "render/geom", "render/kit"},
		"render/stage":          {"render/geom"},
		"render/target":         {"render/geom"},
		"render/tabletop":       {"render/art", "render/geom", "render/kit", "render/tabletop/request", "render/stage", "render/target", "game/keep", "game/play", "game/rulebook", "input", "assets", "sounds"},
		"render/window":         {"render/stage"},
		"render/kit":            {"render/displaylist", "render/art", "render/paint", "render/geom", "render/stage", "assets"},
		"render/keynames":       {"input", "assets"},
		"render/panel/edit":     {"input"},
		"render/panel/skin":     {"render/panel/edit", "render/kit", "render/art", "render/paint", "render/geom", "assets"},
		"render/panel/widget":   {"render/panel/skin", "render/panel/edit", "render/kit", "render/target", "input", "assets"},
		"render/panel/show":     {"render/panel/widget", "render/panel/skin", "render/kit", "render/art", "render/paint", "assets"},
		"render/panel/scroll": {"render/panel/widget", "render/panel/skin", "render/kit", "render/paint", "render/geom", "render/target",
			"input", "assets"},
		"render/panel/controls": {"render/panel/widget", "render/panel/skin", "render/panel/edit", "render/kit", "render/art",
			"render/paint", "render/geom", "render/target", "input", "assets"},
		"render/panel/paneltest": {"render/panel", "render/kit", "render/art", "render/geom", "render/target", "input", "assets"},
		"render/panel":           {"render/panel", "render/kit", "render/geom", "render/target", "input"},
		"render/shell": {"render/allocator", "render/window", "render/displaylist", "render/keynames", "fault", "render/panel",
			"render/panel/skin", "render/panel/edit", "render/kit", "render/art", "render/geom", "render/stage", "render/target", "game/store",
			"input", "assets", "sounds"},
		"render/screens": {"game/calendar", "game/days", "game/lesson", "game/medals", "game/record", "game/rulebook", "render/screens/keys", "render/session", "render/tabletop/request", "fault", "render/shell", "render/panel",
			"render/panel/edit", "render/displaylist", "render/kit", "render/art", "render/paint", "render/geom", "render/stage", "render/target", "game/keep",
			"game/play", "game/profile", "game/store", "input", "assets", "sounds"},
		"render/session": {"render/tabletop", "render/tabletop/request", "render/tabletop/thinking", "render/shell", "render/panel",
			"render/displaylist", "render/kit", "render/geom", "render/target", "game/keep", "game/profile", "game/rulebook", "input", "assets"},
		"render/tabletop/thinking": {"game/simulate", "fault"},
		"render/tabletop/hinting": {"game/simulate", "render/art", "render/kit", "render/tabletop/request", "render/tabletop/thinking",
			"render/tabletop", "input", "assets"},
		"render/screens/awards": {"game/medals", "render/screens", "render/shell", "render/panel", "render/kit", "render/art", "render/paint",
			"render/geom", "assets", "sounds"},
		"render/screens/daily": {"game/calendar", "game/days", "game/keep", "game/store", "render/screens", "render/shell", "render/panel",
			"render/kit", "render/art", "render/paint", "render/geom", "assets"},
		"render/screens/worth": {"game/store", "render/screens", "render/session", "render/tabletop/thinking", "render/shell",
			"render/panel", "render/panel/skin", "render/kit", "render/art", "render/geom", "assets", "render/tabletop"},
		"render/screens/keys": {"render/shell", "render/panel", "game/store", "input", "assets"},
		"render/dreist": {
			"game/calendar", "game/days", "game/dreist", "game/keep", "game/lesson", "game/medals", "game/play", "game/profile", "game/record", "game/rulebook",
			"game/store",
			"render/dreist/analyses", "render/dreist/climb", "render/dreist/egon", "render/dreist/learn",
			"render/dreist/hints", "render/dreist/lessons",
			"render/dreist/pictures", "render/mascot", "render/dreist/puzzles", "render/dreist/records",
			"render/dreist/scene",
			"render/dreist/start", "render/dreist/table", "render/dreist/tutorial", "render/dreist/words",
			"render/art", "render/displaylist", "render/geom", "render/kit", "render/panel", "render/screens", "render/session", "render/shell",
			"render/stage", "render/tabletop", "render/target", "render/teach",
			"input", "assets",
		},
		"render/dreist/analyses": {"game/dreist", "game/store", "render/dreist/pictures", "render/dreist/table", "render/dreist/words",
			"render/art", "render/geom", "render/kit", "render/panel", "render/screens", "render/session", "render/tabletop/thinking", "render/shell", "render/stage", "render/tabletop", "assets"},
		"render/dreist/climb": {"game/dreist", "render/dreist/effects", "render/dreist/pictures", "render/mascot", "render/dreist/records",
			"render/dreist/scene", "render/dreist/words", "render/art", "render/geom", "render/kit", "render/paint", "render/panel",
			"render/screens", "render/shell", "render/stage", "assets"},
		"render/dreist/effects": {"game/dreist", "render/dreist/pictures", "render/mascot", "render/dreist/scene", "render/art",
			"render/geom", "render/kit", "render/stage", "render/tabletop", "assets", "sounds"},
		"render/dreist/egon": {"game/dreist", "render/dreist/pictures", "render/mascot", "render/dreist/scene", "render/dreist/words",
			"render/art", "render/geom", "render/kit", "render/paint", "render/stage", "render/tabletop",
			"input", "assets"},
		"render/dreist/hints": {"game/dreist", "game/simulate", "fault", "render/dreist/table",
			"render/dreist/pictures", "render/dreist/scene", "render/dreist/words", "render/art", "render/geom",
			"render/kit", "render/tabletop/request", "render/tabletop/thinking", "render/tabletop", "input", "assets", "sounds"},
		"render/dreixdrei": {"game/dreixdrei", "game/keep", "game/medals", "game/play", "game/profile", "game/record", "game/rulebook", "game/script", "game/store",
			"game/simulate", "fault", "render/dreixdrei/book", "render/dreixdrei/hints", "render/dreixdrei/lessons", "render/dreixdrei/pictures",
			"render/dreixdrei/scene", "render/dreixdrei/table", "render/dreixdrei/tutorial", "render/dreixdrei/words", "render/teach", "render/art", "render/displaylist", "render/geom", "render/kit", "render/paint",
			"render/panel", "render/screens", "render/session", "render/tabletop/request", "render/tabletop/thinking", "render/shell",
			"render/stage", "render/tabletop", "render/target", "input", "assets", "sounds"},
		"render/dreixdrei/book": {"game/dreixdrei", "render/dreixdrei/pictures", "render/dreixdrei/scene", "render/geom", "render/kit",
			"render/screens", "render/shell", "render/stage", "render/tabletop"},
		"render/dreixdrei/tutorial": {"game/dreixdrei", "game/script", "render/dreixdrei/hints", "render/dreixdrei/pictures", "render/dreixdrei/table",
			"render/dreixdrei/words", "render/geom", "render/kit", "render/tabletop/request", "render/tabletop", "render/teach", "assets"},
		"render/dreixdrei/lessons": {"game/dreixdrei", "game/lesson", "game/play", "render/teach", "render/dreixdrei/hints", "render/dreixdrei/scene",
			"render/dreixdrei/table",
			"render/dreixdrei/words", "render/geom", "render/kit", "render/tabletop/request", "render/stage", "render/tabletop", "input", "assets", "sounds"},
		"render/dreixdrei/scene": {"game/dreixdrei", "render/geom", "render/stage", "render/tabletop", "render/target"},
		"render/dreixdrei/table": {"game/dreixdrei", "game/play", "game/rulebook", "render/dreixdrei/pictures", "render/dreixdrei/scene",
			"render/dreixdrei/words", "render/art", "render/geom", "render/kit", "render/paint", "render/tabletop/request", "render/stage",
			"render/tabletop", "render/target", "input", "assets", "sounds"},
		"render/script":          {"render/geom", "render/target"},
		"render/dreixdrei/words": {"game/dreixdrei", "render/panel", "assets"},
		"render/guest": {"game/store", "render/geom", "render/kit", "render/panel", "render/screens", "render/screens/guesttest",
			"render/script", "render/session", "render/shell", "render/stage", "render/tabletop", "render/target", "input", "sounds"},
		"render/teach": {"game/lesson", "game/play", "game/script", "render/art", "render/geom", "render/kit", "render/tabletop/request", "render/stage",
			"render/tabletop", "input", "assets", "sounds"},
		"render/dreist/learn": {"game/dreist", "game/store", "render/dreist/effects", "render/dreist/pictures", "render/mascot", "render/dreist/puzzles",
			"render/dreist/scene", "render/art", "render/geom", "render/kit", "render/panel", "render/screens", "render/session", "render/shell",
			"render/stage", "render/tabletop", "assets"},
		"render/dreist/lessons": {"game/dreist", "game/lesson", "game/play", "render/dreist/table",
			"render/dreist/pictures", "render/mascot", "render/dreist/scene", "render/geom", "render/kit",
			"render/stage", "render/tabletop/request", "render/tabletop", "render/teach", "input", "assets", "sounds"},
		"render/dreist/pictures": {"game/dreist", "render/art", "render/face", "render/mascot", "render/geom", "render/kit", "render/paint", "render/stage"},
		"render/dreist/puzzles": {"game/dreist", "game/play", "render/dreist/table", "render/dreist/pictures", "render/mascot",
			"render/dreist/scene", "render/dreist/words", "render/art", "render/geom", "render/kit", "render/stage",
			"render/tabletop/request", "render/tabletop", "input", "assets", "sounds"},
		"render/dreist/records": {"game/dreist", "game/medals", "game/play", "game/store", "render/dreist/effects", "render/dreist/pictures", "render/mascot",
			"render/dreist/scene", "render/dreist/start", "render/dreist/words", "render/art", "render/geom", "render/kit", "render/paint",
			"render/panel", "render/screens", "render/shell", "render/stage", "assets", "sounds"},
		"render/dreist/scene": {"game/dreist", "game/play", "render/dreist/words", "render/geom", "render/stage", "render/tabletop", "render/target", "assets"},
		"render/dreist/start": {"game/dreist", "render/dreist/pictures", "render/mascot", "render/art", "render/face", "render/geom", "render/kit",
			"render/paint", "render/panel", "render/screens", "render/stage", "render/target", "input", "assets", "sounds"},
		"render/dreist/table": {"game/dreist", "game/play", "game/rulebook", "render/dreist/effects",
			"render/dreist/egon", "render/dreist/pictures", "render/mascot",
			"render/dreist/scene", "render/dreist/words", "render/art", "render/geom", "render/kit", "render/stage",
			"render/tabletop/request", "render/tabletop", "input", "assets", "sounds", "render/target"},
		"render/dreist/tutorial": {"game/dreist", "game/script", "render/teach", "render/dreist/table", "render/dreist/pictures",
			"render/dreist/scene", "render/dreist/words", "render/art", "render/geom", "render/kit", "render/stage",
			"render/tabletop/request", "render/tabletop", "input", "assets", "sounds"},
		"render/dreist/words": {"game/code", "game/dreist", "game/record", "render/panel", "assets"},
		"render/thegame": {"game/thegame", "game/days", "game/rulebook", "game/keep", "game/lesson", "game/medals", "game/play", "game/profile",
			"game/record", "game/script", "game/simulate", "game/store", "fault", "render/thegame/book", "render/thegame/hints", "render/thegame/lessons",
			"render/thegame/pictures", "render/thegame/scene", "render/thegame/table", "render/thegame/tutorial", "render/thegame/words",
			"render/art", "render/displaylist", "render/paint", "render/geom", "render/kit", "render/panel", "render/screens", "render/session",
			"render/tabletop/request", "render/tabletop/thinking", "render/shell", "render/stage", "render/tabletop", "render/target",
			"render/teach", "input", "assets", "sounds"},
		"render/thegame/book": {"game/thegame", "render/thegame/pictures", "render/thegame/scene", "render/thegame/table", "render/geom",
			"render/kit", "render/screens", "render/shell", "render/stage", "render/tabletop"},
		"render/thegame/hints": {"game/thegame", "game/simulate", "render/thegame/pictures", "render/thegame/table", "render/thegame/words",
			"render/tabletop/request", "render/tabletop/thinking", "render/tabletop", "render/tabletop/hinting", "assets"},
		"render/thegame/lessons": {"game/thegame", "game/lesson", "game/play", "render/teach", "render/thegame/scene", "render/thegame/table",
			"render/thegame/words", "render/geom", "render/kit", "render/tabletop/request", "render/stage", "render/tabletop", "input", "assets", "sounds"},
		"render/thegame/scene": {"game/thegame", "render/geom", "render/stage", "render/tabletop", "render/target"},
		"render/thegame/table": {"game/thegame", "game/rulebook", "game/play", "render/thegame/pictures", "render/thegame/scene", "render/thegame/words",
			"render/art", "render/geom", "render/kit", "render/stage", "render/tabletop/request", "render/tabletop", "input", "assets", "sounds"},
		"render/thegame/tutorial": {"game/thegame", "game/script", "render/thegame/pictures", "render/thegame/table", "render/thegame/words",
			"render/geom", "render/kit", "render/tabletop/request", "render/tabletop", "render/teach", "assets"},
		"render/thegame/words": {"game/thegame", "render/panel", "assets"},
		"render/dreixdrei/hints": {"game/dreixdrei", "game/simulate", "render/dreixdrei/pictures", "render/dreixdrei/table",
			"render/dreixdrei/words", "render/tabletop/request", "render/tabletop/thinking", "render/tabletop", "render/tabletop/hinting", "assets"},
		"render/peri": {"game/calendar", "game/days", "game/keep", "game/peri", "game/play", "game/profile", "game/record", "game/rulebook", "game/store",
			"game/simulate", "render/mascot", "render/peri/faces", "render/peri/scene", "render/peri/table", "render/art", "render/displaylist", "render/geom", "render/kit", "render/paint",
			"render/panel", "render/screens", "render/session", "render/shell", "render/stage", "render/tabletop/request", "render/tabletop/thinking", "render/target", "input", "assets"},
		"render/peri/scene": {"game/peri", "game/play", "render/geom", "render/stage", "render/tabletop", "render/target"},
		"render/peri/table": {"game/peri", "game/simulate", "game/rulebook", "render/mascot", "render/peri/faces", "render/peri/scene", "render/art", "render/geom", "render/kit", "render/paint",
			"render/stage", "render/tabletop", "render/tabletop/request", "input", "assets", "sounds"},
		"render/peri/faces":         {"render/art", "render/face", "render/figure", "render/paint"},
		"render/dreixdrei/pictures": {"game/dreixdrei", "render/art", "render/face", "render/figure", "render/geom", "render/kit", "render/paint"},
		"render/thegame/pictures":   {"game/thegame", "render/thegame/scene", "render/art", "render/face", "render/figure", "render/geom", "render/kit", "render/paint"},
		"build":                     {"build", "fault", "render", "input", "assets", "sounds", "game"},
		"build/fixtures":            {"game"},
	}
}

// outside are the foreign modules that a folder below game may import. Folders that are not listed import none.
func outside() map[string][]string {
	return map[string][]string{"game/store": {"github.com/adrg/xdg", "golang.org/x/sys"}}
}

// TestArrowsPointOneWay proves that imports go main → render → {input, sounds, assets, game} → fault and never back,
// from the text of every file, regardless of build tags.
func TestArrowsPointOneWay(t *testing.T) {
	for _, i := range imports(t) {
		own, inside := strings.CutPrefix(i.of, module+"/")
		switch {
		case i.of == module:
			t.Errorf("%s imports main", i.in)
		case own == "game/play/toy" || own == "game/play/stairs":
			t.Errorf("%s imports %s, which is for tests", i.in, own)
		case inside:
			rule, ok := nearest(arrows(), i.folder())
			if below("render/dreist", i.folder()) {
				_, ok = arrows()[i.folder()]
			}
			if !ok {
				t.Errorf("%s: no rule says what this folder may import", i.in)
			} else if own != i.folder() && !allows(rule, own) {
				t.Errorf("%s imports %s; it may import %v", i.in, own, rule)
			}
		case below("game", i.folder()) && isForeign(i.of):
			if rule, _ := nearest(outside(), i.folder()); !allows(rule, i.of) {
				t.Errorf("%s imports %s; it may import %v", i.in, i.of, rule)
			}
		}
	}
}

// TestEveryFolderWithARuleIsThere finds rules for folders that no longer exist.
func TestEveryFolderWithARuleIsThere(t *testing.T) {
	seen := map[string]bool{}
	for _, i := range imports(t) {
		for folder := i.folder(); ; folder = path.Dir(folder) {
			seen[folder] = true
			if folder == "." {
				break
			}
		}
	}
	for folder := range arrows() {
		if !seen[folder] {
			t.Errorf("no file in %s imports anything", folder)
		}
	}
}

// imported is one import of one file.
type imported struct {
	in string // the file, from the root of the module
	of string // the import path
}

func (i imported) folder() string { return path.Dir(i.in) }

// imports returns the imports of all files but tests, which may import anything.
func imports(t *testing.T) []imported {
	t.Helper()
	var found []imported
	const root = ".."
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && file != root && strings.HasPrefix(d.Name(), ".") {
			return fs.SkipDir
		}
		if filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		in, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		for _, spec := range parsed.Imports {
			of, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			found = append(found, imported{filepath.ToSlash(in), of})
		}
		return nil
	})
	need.OK(t, err)
	if len(found) == 0 {
		t.Fatal("found no imports at all")
	}
	return found
}

// nearest returns the rule of a folder, or of the closest folder above it that has one.
func nearest(rules map[string][]string, folder string) ([]string, bool) {
	for ; ; folder = path.Dir(folder) {
		if rule, ok := rules[folder]; ok {
			return rule, true
		}
		if !strings.Contains(folder, "/") {
			return nil, false
		}
	}
}

// allows reports whether a rule lists an import path or something above it.
func allows(rule []string, of string) bool {
	return slices.ContainsFunc(rule, func(allowed string) bool { return of == allowed || below(allowed, of) })
}

func below(folder, of string) bool { return strings.HasPrefix(of, folder+"/") }

// isForeign reports whether an import path is neither the standard library's nor the program's.
func isForeign(of string) bool {
	first, _, _ := strings.Cut(of, "/")
	return strings.Contains(first, ".")
}
