package puzzle

import (
	"encoding/json"
	"io/fs"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
)

// said returns the keys of sentences in the package's code, and which of them are counted.
func said(t *testing.T) (keys, counted map[string]bool) {
	t.Helper()
	keys, counted = map[string]bool{}, map[string]bool{}
	here := os.DirFS(".")
	files := need.Value(fs.Glob(here, "*.go"))(t)
	whole := regexp.MustCompile(`"(puzzle\.[a-z0-9.]*[a-z0-9])"(\)\.counting)?`)
	for _, file := range files {
		code := need.Value(fs.ReadFile(here, file))(t)
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, m := range whole.FindAllStringSubmatch(string(code), -1) {
			keys[m[1]] = true
			if m[2] != "" {
				counted[m[1]] = true
			}
		}
	}
	for _, k := range Kinds() {
		keys[k.NameKey()] = true
	}
	for l := Level(1); l <= MaxLevel; l++ {
		keys[l.NameKey()] = true
	}
	for stars := 1; stars <= maxStars; stars++ {
		keys[StarsSentence(stars).Key] = true
	}
	return keys, counted
}

// TestEverySentenceStandsInTheCatalogue compares the sentences with all catalogues: plurals exactly for counted ones, no unknown
// placeholders, and no long texts.
func TestEverySentenceStandsInTheCatalogue(t *testing.T) {
	keys, counted := said(t)
	gap := regexp.MustCompile(`\{\{\.(\w+)\}\}`)
	for _, language := range assets.Languages() {
		text := need.Value(os.ReadFile("../../../assets/texts/dreist/puzzle." + language + ".json"))(t)
		var catalogue map[string]any
		need.OK(t, json.Unmarshal(text, &catalogue))
		for key := range keys {
			if _, ok := catalogue[key]; !ok {
				t.Errorf("%s: nobody has written %s", language, key)
			}
		}
		for key, message := range catalogue {
			forms, plural := message.(map[string]any)
			if !plural {
				forms = map[string]any{"other": message}
			}
			if plural != counted[key] {
				t.Errorf("%s: %s has a plural: %v, is about a count: %v", language, key, plural, counted[key])
			}
			for _, form := range forms {
				sentence := form.(string)
				if n := len(strings.Fields(sentence)); n == 0 || n > 40 {
					t.Errorf("%s: %s has %d words", language, key, n)
				}
				for _, name := range gap.FindAllStringSubmatch(sentence, -1) {
					if _, ok := reflect.TypeFor[TextRef]().FieldByName(name[1]); !ok || plural && name[1] != "Count" {
						t.Errorf("%s: %s has the gap %s, which nothing fills", language, key, name[1])
					}
				}
			}
		}
	}
}

// TestSentencesFillTheirGaps checks the sentences whose placeholders depend on the puzzle.
func TestSentencesFillTheirGaps(t *testing.T) {
	each(t, func(t *testing.T, p Puzzle) {
		s := p.Question()
		switch p.Kind {
		case LegalCellsKind:
			if s.Card != p.AskedCard || s.Column != p.AskedCard.Number() {
				t.Errorf("%s: got %+v", p.String(), s)
			}
		case LeavingCardsKind:
			if s.Card != p.AskedMove.Card || s.Row != int(p.AskedMove.Row) {
				t.Errorf("%s: got %+v", p.String(), s)
			}
		case EmptyHandKind:
			if (s.Key == "puzzle.task.empty.open") != (len(p.OpenCards) > 0) {
				t.Errorf("%s: got %+v with %d open cards", p.String(), s, len(p.OpenCards))
			}
		}
	})
}

// TestEverythingHasItsOwnName checks that kinds, levels and stars have different names.
func TestEverythingHasItsOwnName(t *testing.T) {
	seen := map[string]bool{}
	name := func(key string) {
		t.Helper()
		if seen[key] {
			t.Errorf("%s names two things", key)
		}
		seen[key] = true
	}
	for _, k := range Kinds() {
		name(k.NameKey())
		name(k.String())
	}
	for l := Level(1); l <= MaxLevel; l++ {
		name(l.NameKey())
	}
	for stars := 1; stars <= maxStars; stars++ {
		name(StarsSentence(stars).Key)
	}
}
