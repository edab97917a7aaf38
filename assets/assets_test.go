package assets

import (
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/language"

	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
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
			data, err := texts.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			letters.Write(data)
		}
	}
	for _, f := range []Font{Display, Text, Strong} {
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
		data, err := texts.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
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
			data, err := texts.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
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
			data, err := texts.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
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
		texts, err := NewTexts(wanted)
		if err != nil {
			t.Fatal(err)
		}
		if got := texts.Say("button.end"); got != want {
			t.Errorf("%q: got %q, want %q", wanted, got, want)
		}
	}
	en, err := NewTexts("en")
	if err != nil {
		t.Fatal(err)
	}
	if got := en.Count("end.turns.won", 1) + ", " + en.Count("end.turns.won", 3); got != "Done in one turn, Done in 3 turns" {
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
	all.MustAddMessages(language.Dutch, &i18n.Message{ID: msg.CommonBack, Other: "Terug"})
	nl := &Texts{Language: "nl", say: i18n.NewLocalizer(all, "nl"), said: map[sentence]string{}}
	got := []string{nl.Say(msg.CommonBack), nl.Say(dreistmsg.ButtonEnd), nl.Count(dreistmsg.EndTurnsWon, 1), nl.Say("no such key")}
	if want := []string{"Terug", "End turn", "Done in one turn", "no such key"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestEverySentenceIsUsed looks for each key in the code that speaks, whole or as the beginning of a key put
// together there.
func TestEverySentenceIsUsed(t *testing.T) {
	var code strings.Builder
	own, err := os.ReadFile("phrases.go")
	if err != nil {
		t.Fatal(err)
	}
	code.Write(own)
	for _, room := range []string{"../render", "../game"} {
		err := fs.WalkDir(os.DirFS(room), ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			data, err := os.ReadFile(room + "/" + path)
			code.Write(data)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for key := range catalogue(t, "de") {
		constant := `msg\.` + msg.Constant(key)
		if game, own, _ := strings.Cut(key, "."); isGame(game) { // whose name its constants leave out
			constant = game + `msg\.` + msg.Constant(own)
		}
		whole := strings.Contains(code.String(), `"`+key+`"`) || regexp.MustCompile(constant+`\b`).MatchString(code.String())
		joined := false
		for i := range key {
			if key[i] == '.' && strings.Contains(code.String(), `"`+key[:i+1]+`"`) {
				name := key[i+1:]
				joined = joined || key[:i] != "refusal" || name == "other" || strings.Contains(code.String(), `"`+name+`"`)
			}
		}
		if !whole && !joined {
			t.Errorf("nobody says %s", key)
		}
	}
}

// isGame reports whether sentences lie in a folder of that name.
func isGame(name string) bool {
	info, err := os.Stat("texts/" + name)
	return err == nil && info.IsDir()
}

// TestSentencesNameNoKeyThatMayBeAnother looks for names of keys in the sentences: they fill gaps, as somebody may have chosen others.
func TestSentencesNameNoKeyThatMayBeAnother(t *testing.T) {
	names := regexp.MustCompile(`\b(Enter(:| or| und| oder)|Eingabetaste|Return|Esc|Escape|Leertaste|[Ss]pace bar|Umschalttaste|Shift|Strg|Ctrl|Tab|F\d\d?|Pfeiltasten|[Aa]rrow keys)\b|(^|[·(] ?|  )([A-Z]|\d(–\d)?): |(Taste|[Kk]ey|Press|[Dd]rück) [A-Z]\b`)
	for _, l := range Languages() {
		for _, file := range catalogueFiles(l) {
			if strings.HasPrefix(path.Base(file), "keys.") {
				continue // which has the names
			}
			data, err := texts.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.SplitSeq(string(data), "\n") {
				if _, sentence, ok := strings.Cut(line, `": `); ok && names.MatchString(strings.Trim(sentence, `",`)) {
					t.Errorf("%s: %s names %q", file, line, names.FindString(strings.Trim(sentence, `",`)))
				}
			}
		}
	}
}
