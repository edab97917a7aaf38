package assets

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/language"

	"dreist/build/need"
)

func TestEveryFileOpens(t *testing.T) {
	for _, files := range []fs.FS{fonts, texts} {
		err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(files, path)
			if err != nil || len(data) == 0 {
				t.Errorf("%s: %d bytes, %v", path, len(data), err)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
}

func TestFontsHaveEveryLetterOfTheTexts(t *testing.T) {
	var letters strings.Builder
	for _, l := range Languages() {
		for _, file := range catalogueFiles(l) {
			data := need.Value(texts.ReadFile(file))(t)
			letters.Write(data)
		}
	}
	for _, f := range []Font{DisplayFont, TextFont, StrongFont} {
		parsed, err := sfnt.Parse(f.Data())
		if err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		var b sfnt.Buffer
		missing := map[rune]bool{}
		for _, r := range letters.String() {
			if i, err := parsed.GlyphIndex(&b, r); r >= ' ' && (err != nil || i == 0) {
				missing[r] = true
			}
		}
		for r := range missing {
			t.Errorf("%s has no glyph for %q", f, r)
		}
	}
}

// catalogue returns a language's sentences, each with the names of its gaps: of a list, line by line.
func catalogue(t *testing.T, l string) map[string][]string {
	t.Helper()
	gaps := regexp.MustCompile(`\{\{\.[\w.]+\}\}`)
	keys := map[string][]string{}
	for _, file := range catalogueFiles(l) {
		data := need.Value(texts.ReadFile(file))(t)
		var messages map[string]any
		if err := json.Unmarshal(data, &messages); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for key, message := range messages {
			if _, twice := keys[key]; twice {
				t.Errorf("%s: %s stands in another catalogue, too", file, key)
			}
			if list, ok := message.([]any); ok {
				for _, line := range list {
					keys[key] = append(keys[key], "line "+strings.Join(gaps.FindAllString(line.(string), -1), " "))
				}
				continue
			}
			forms, ok := message.(map[string]any)
			if !ok {
				forms = map[string]any{"other": message}
			}
			found := gaps.FindAllString(forms["other"].(string), -1)
			slices.Sort(found)
			keys[key] = slices.Compact(found)
		}
	}
	return keys
}

func TestAllLanguagesSayTheSame(t *testing.T) {
	want := catalogue(t, "de")
	for _, l := range Languages() {
		if diff := cmp.Diff(want, catalogue(t, l)); diff != "" {
			t.Errorf("the catalogues differ (-de +%s):\n%s", l, diff)
		}
	}
}

// A key that stands twice would silently have the last of its sentences.
func TestEverySentenceStandsOnce(t *testing.T) {
	key := regexp.MustCompile(`(?m)^\s*"([^"]+\.[^"]+)":`)
	for _, l := range Languages() {
		where := map[string]string{}
		for _, file := range catalogueFiles(l) {
			data := need.Value(texts.ReadFile(file))(t)
			for _, found := range key.FindAllStringSubmatch(string(data), -1) {
				if other, twice := where[found[1]]; twice {
					t.Errorf("%s: %s stands in %s, too", file, found[1], other)
				}
				where[found[1]] = file
			}
		}
		if len(where) == 0 {
			t.Errorf("%s: no key is found", l)
		}
	}
}

func TestNoListSaysNothingOrTheSameTwice(t *testing.T) {
	for _, l := range Languages() {
		for _, file := range catalogueFiles(l) {
			data := need.Value(texts.ReadFile(file))(t)
			var messages map[string]any
			if err := json.Unmarshal(data, &messages); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			for key, message := range messages {
				list, ok := message.([]any)
				said := map[any]bool{"": true}
				for i, line := range list {
					if said[line] {
						t.Errorf("%s: line %d of %s is %q: empty or said before", file, i+1, key, line)
					}
					said[line] = true
				}
				if ok && len(list) < 2 {
					t.Errorf("%s: %s is a list of %d", file, key, len(list))
				}
			}
		}
	}
}

func TestTextsFollowTheLanguage(t *testing.T) {
	for wanted, want := range map[string]string{
		"de": "Zug beenden", "fr:de": "Zug beenden", "en_GB:de": "End turn", "de_AT.UTF-8": "Zug beenden", "en_US.UTF-8": "End turn", "en": "End turn",
		"de-CH": "Zug beenden", "fr": "End turn", "nl_NL.UTF-8": "End turn", "ja": "End turn", "": "End turn", "C": "End turn", "C.UTF-8": "End turn", "POSIX": "End turn",
	} {
		texts := need.Value(NewTexts(wanted))(t)
		if got := texts.Say("button.end"); got != want {
			t.Errorf("%q: got %q, want %q", wanted, got, want)
		}
	}
	en := need.Value(NewTexts("en"))(t)
	if got := en.SayCount("end.turns.won", 1) + ", " + en.SayCount("end.turns.won", 3); got != "Done in one turn, Done in 3 turns" {
		t.Errorf("got %q, want singular and plural", got)
	}
	if got := en.Say("refusal.WrongColumn", Values{"Number": 6}); got != "The 6 belongs in column 6, below the grey 6." {
		t.Errorf("got %q", got)
	}
	if got := en.Say("no such key"); got != "no such key" {
		t.Errorf("an unknown sentence says %q", got)
	}
}

// TestWhatALanguageLeavesOutIsSaidInTheCommonOne takes a language of which somebody has only begun the catalogue.
func TestWhatALanguageLeavesOutIsSaidInTheCommonOne(t *testing.T) {
	all := i18n.NewBundle(language.Dutch)
	all.MustAddMessages(language.Dutch, &i18n.Message{ID: "common.back", Other: "Terug"})
	nl := &Texts{Language: "nl", say: i18n.NewLocalizer(all, "nl"), said: map[sentence]string{}}
	got := []string{nl.Say("common.back"), nl.Say("button.end"), nl.SayCount("end.turns.won", 1), nl.Say("no such key")}
	if want := []string{"Terug", "End turn", "Done in one turn", "no such key"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// literal is a string in the code, and where it stands.
type literal struct{ file, text string }

// literals returns the strings in the Go files of folders, without those of tests.
func literals(t *testing.T, folders ...string) (all []literal) {
	t.Helper()
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
				return err
			}
			files := token.NewFileSet()
			code, err := parser.ParseFile(files, file, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(code, func(n ast.Node) bool {
				if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
					text, _ := strconv.Unquote(l.Value)
					all = append(all, literal{files.Position(l.Pos()).String(), text})
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// TestEverySentenceIsUsed looks for each key in the code that speaks, whole or as the parts of a key put
// together there.
func TestEverySentenceIsUsed(t *testing.T) {
	used := map[string]bool{}
	for _, l := range literals(t, ".", "../render", "../game") {
		used[l.text] = true
	}
	for key := range catalogue(t, "de") {
		isUsed := used[key]
		for i := range key {
			if key[i] != '.' {
				continue
			}
			name := key[i+1:]
			isUsed = isUsed || used[key[:i]] && used[name] ||
				used[key[:i+1]] && (key[:i] != "refusal" || name == "other" || used[name])
		}
		if !isUsed {
			t.Errorf("nobody says %s", key)
		}
	}
}

// TestTheCatalogueHasEveryKey takes each string of the code that looks like a key. A game's sentences are said by the game alone. Primers
// put their keys together; their own tests compare them with the catalogue.
func TestTheCatalogueHasEveryKey(t *testing.T) {
	looks := regexp.MustCompile(`^[a-z]\w*(\.[\w-]+)+$`)
	sentences, owner, code := catalogue(t, "de"), owners(t), literals(t, ".", "../render", "../game")
	for _, l := range code {
		file := filepath.ToSlash(l.file)
		if !looks.MatchString(l.text) || slices.Contains(noKeys(), l.text) || strings.HasSuffix(l.text, ".txt") || strings.Contains(file, "/primer/") || strings.Contains(file, "/rulebook/") {
			continue
		}
		if _, ok := sentences[l.text]; !ok {
			t.Errorf("%s: the catalogue has no sentence %q", l.file, l.text)
		}
		own := regexp.MustCompile("^../(game|render)/" + owner[l.text] + "/")
		if game := owner[l.text]; game != "" && !own.MatchString(file) {
			t.Errorf("%s: %q is a sentence of %s", l.file, l.text, game)
		}
	}
	for _, name := range noKeys() {
		if !slices.ContainsFunc(code, func(l literal) bool { return l.text == name }) {
			t.Errorf("no code has %q any more", name)
		}
	}
}

// noKeys are the strings that look like keys and are none: names of buttons, of lists, of things outside the program, and ends of keys.
func noKeys() []string {
	return strings.Fields(`about.page analysis.seat copied.page hint.later hint.leave history.games history.kinds keyboard.list
		ladder.climb more.say over.won overview.search puzzle.keep puzzle.leave puzzle.next start.continue.table swept.more watch.say.keys
		kernel32.dll`)
}

// owners returns the game whose folder of the catalogue has a key; keys of every game have none.
func owners(t *testing.T) map[string]string {
	t.Helper()
	owner := map[string]string{}
	for _, file := range catalogueFiles("de") {
		data := need.Value(texts.ReadFile(file))(t)
		var messages map[string]any
		if err := json.Unmarshal(data, &messages); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if game := path.Base(path.Dir(file)); game != "texts" {
			for key := range messages {
				owner[key] = game
			}
		}
	}
	return owner
}

// TestSentencesNameNoKeyThatMayBeAnother looks for names of keys in the sentences: they fill gaps, as somebody may have chosen others.
func TestSentencesNameNoKeyThatMayBeAnother(t *testing.T) {
	names := regexp.MustCompile(`\b(Enter(:| or| und| oder)|Eingabetaste|Return|Esc|Escape|Leertaste|[Ss]pace bar|Umschalttaste|Shift|Strg|Ctrl|Tab|F\d\d?|Pfeiltasten|[Aa]rrow keys)\b|(^|[·(] ?|  )([A-Z]|\d(–\d)?): |(Taste|[Kk]ey|Press|[Dd]rück) [A-Z]\b`)
	for _, l := range Languages() {
		for _, file := range catalogueFiles(l) {
			if strings.HasPrefix(path.Base(file), "keys.") {
				continue // which has the names
			}
			data := need.Value(texts.ReadFile(file))(t)
			for line := range strings.SplitSeq(string(data), "\n") {
				if _, sentence, ok := strings.Cut(line, `": `); ok && names.MatchString(strings.Trim(sentence, `",`)) {
					t.Errorf("%s: %s names %q", file, line, names.FindString(strings.Trim(sentence, `",`)))
				}
			}
		}
	}
}
