package game_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"dreist/build/need"
)

// module is the first element of the import path of every package of the program.
const module = "dreist"

// ban is a rule on imports: a folder in matches imports none that of matches but those that but matches.
type ban struct{ in, of, but *regexp.Regexp }

// games are the folders of the games, below game and below render.
const games = "(dreist|thegame|dreixdrei|peri)"

// bans say which way imports point: main → render → {input, sounds, assets, game} → fault. Go itself forbids circles.
func bans() []ban {
	const (
		program = "assets|fault|game|input|render|sounds"
		tools   = "game/(lesson|record|rulebook|simulate)"
		drawing = "render/(art|figure|geom|kit|paint|panel|stage|target)"
		foreign = `[a-z]+\.[a-z]+`
		files   = "github.com/(adrg/xdg|gofrs/flock)"
	)
	return []ban{
		{below("assets|fault"), below(program), below("")},
		{below("input|sounds"), below(program), below("fault")},
		{below("game"), below(program + "|" + foreign), below("game|fault|" + files)},
		{below("game/" + games + "$"), below("game"), below("")}, // the rules
		{below(tools), below("game"), below("game/play")},
		{below(drawing), below("game|sounds"), below("")},
		{below(program), below("dreist|build|game/play/(toy|stairs)"), below("")}, // main, and what is for tests
	}
}

// below matches the folders of a pattern and those below them.
func below(folders string) *regexp.Regexp { return regexp.MustCompile("^(" + folders + ")(/|$)") }

// TestArrowsPointOneWay holds the text of every file, regardless of build tags, to the bans. What serves all games names none, and a game
// names no other.
func TestArrowsPointOneWay(t *testing.T) {
	rules, game := bans(), regexp.MustCompile("^(game|render)/"+games+"(/|$)")
	for _, i := range imports(t) {
		in, of := path.Dir(i.in), strings.TrimPrefix(i.of, module+"/")
		for _, b := range rules {
			if b.in.MatchString(in) && b.of.MatchString(of) && !b.but.MatchString(of) {
				t.Errorf("%s imports %s", i.in, i.of)
			}
		}
		other := game.FindStringSubmatch(of)
		if own := game.FindStringSubmatch(in); other != nil && below("game|render").MatchString(in) && (own == nil || own[2] != other[2]) {
			t.Errorf("%s imports %s, which is another game's", i.in, i.of)
		}
	}
}

// TestOnlyTheFolderWritesFiles looks for what writes players' files beside package store. Allowed are the socket of the running program, the
// console of Windows, measurements, and the texts of tests.
func TestOnlyTheFolderWritesFiles(t *testing.T) {
	writes := regexp.MustCompile(`\bos\.(Create|CreateTemp|OpenFile|Rename|WriteFile|Remove|RemoveAll)\(`)
	may := regexp.MustCompile(`^(game/store|build)/|^render/(shell/(profile|report)|script/check|system/(console_windows|running))\.go$`)
	for file, text := range sources(t) {
		if found := writes.FindString(text); found != "" && !may.MatchString(file) {
			t.Errorf("%s has %s…)", file, found)
		}
	}
}

// imported is one import of one file.
type imported struct {
	in string // the file, from the root of the module
	of string // the import path
}

// imports returns the imports of all files.
func imports(t *testing.T) (found []imported) {
	t.Helper()
	for file, text := range sources(t) {
		for _, spec := range need.Value(parser.ParseFile(token.NewFileSet(), file, text, parser.ImportsOnly))(t).Imports {
			found = append(found, imported{file, need.Value(strconv.Unquote(spec.Path.Value))(t)})
		}
	}
	return found
}

// sources returns the texts of all files but tests, which may do anything, by their names from the root of the module.
func sources(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	root := os.DirFS("..")
	need.OK(t, fs.WalkDir(root, ".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && file != "." && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(root, file)
		found[file] = string(text)
		return err
	}))
	if len(found) == 0 {
		t.Fatal("found no files at all")
	}
	return found
}

// TestTheReadmeHasEachFolder holds the table of folders in the README to all folders with code, or with one above them.
func TestTheReadmeHasEachFolder(t *testing.T) {
	page := regexp.MustCompile(games).ReplaceAllString(string(need.Value(os.ReadFile("../README.md"))(t)), "NAME")
	for file := range sources(t) {
		folder := regexp.MustCompile("^(game|render)/"+games).ReplaceAllString(path.Dir(file), "$1/NAME")
		for f := folder; f != "." && !strings.Contains(page, "`"+f+"`"); f = path.Dir(f) {
			if path.Dir(f) == "." {
				t.Errorf("no row of the table in README.md has %s", folder)
			}
		}
	}
}
