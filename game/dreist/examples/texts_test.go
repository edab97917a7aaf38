package examples_test

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
)

// mostWords is the largest number of words of a sentence.
const mostWords = 40

func catalogue(t *testing.T, language string) map[string]string {
	t.Helper()
	data := need.Value(os.ReadFile("../../../assets/texts/dreist/examples." + language + ".json"))(t)
	texts := map[string]string{}
	if err := json.Unmarshal(data, &texts); err != nil {
		t.Fatalf("%s: %v", language, err)
	}
	return texts
}

func TestTextsAreShort(t *testing.T) {
	gap := regexp.MustCompile(`\{\{[^}]*\}\}`)
	for _, language := range assets.Languages() {
		for key, text := range catalogue(t, language) {
			if words := len(strings.Fields(text)); words == 0 || words > mostWords {
				t.Errorf("%s, %s: got %d words, want 1 to %d", language, key, words, mostWords)
			}
			for _, g := range gap.FindAllString(text, -1) {
				generic := strings.HasPrefix(key, "example.hint.") || key == "example.egon.card"
				if !generic || g != "{{.Card}}" && g != "{{.Row}}" {
					t.Errorf("%s, %s: nobody fills %s", language, key, g)
				}
			}
		}
	}
}

// The catalogue has exactly the keys that the examples use.
func TestEveryKeyHasItsTextAndEveryTextItsKey(t *testing.T) {
	said := []string{
		"example.fine",
		"example.away.undrawn", "example.away.keep", "example.away.end", "example.away.discard", "example.away.draw",
		"example.away.lay",
		"example.egon.stops", "example.egon.fits", "example.egon.goeson", "example.egon.aside", "example.egon.topmost",
		"example.egon.earlier",
		"example.hint.lay", "example.hint.draw", "example.hint.discard", "example.hint.give", "example.hint.end",
		"example.hint.point", "example.hint.aside", "example.hint.stop",
		"example.2.remark.swap", "example.3.remark.higher", "example.4.remark.swap", "example.5.remark.any",
		"example.7.remark.risk", "example.7.remark.other", "example.9.remark.order",
	}
	for _, f := range examples.All() {
		said = append(said, f.Title, f.Goal)
		for _, s := range f.Steps {
			if said = append(said, s.Text); f.Asks() {
				said = append(said, s.Ask)
			}
		}
		for _, c := range f.Counterexamples {
			said = append(said, c.Text)
		}
	}
	slices.Sort(said)
	var there []string
	for key := range catalogue(t, "de") {
		there = append(there, key)
	}
	slices.Sort(there)
	if diff := cmp.Diff(slices.Compact(said), there); diff != "" {
		t.Errorf("keys (-said +in the catalogue):\n%s", diff)
	}
}

// Every rule is a paragraph of the rules or one of the rulings R 1 to R 12, and every refusal has one.
func TestRulesAreRules(t *testing.T) {
	rule := regexp.MustCompile(`^([1-9]|3\.[123]|R ([1-9]|1[0-2]))$`)
	for _, f := range examples.All() {
		for _, s := range f.Steps {
			if !rule.MatchString(s.Rule) {
				t.Errorf("%s shows rule %q", s.Text, s.Rule)
			}
		}
		for _, c := range f.Counterexamples {
			if !rule.MatchString(c.Rule) {
				t.Errorf("%s follows rule %q", c.Text, c.Rule)
			}
		}
	}
	for r := dreist.WrongColumn; r <= dreist.OneCardOnly; r++ {
		if got := examples.RuleOf(r); got != "" && !rule.MatchString(got) || got == "" && r != dreist.NotInHand {
			t.Errorf("%v follows rule %q", r, got)
		}
	}
}

// All marks are cells of the table.
func TestMarksAreOnTheTable(t *testing.T) {
	for _, f := range examples.All() {
		for _, s := range f.Steps {
			for _, cell := range s.Marks {
				if cell.Row < 0 || cell.Row > 5 || cell.Column < 1 || cell.Column > dreist.Numbers {
					t.Errorf("%s marks %v", s.Text, cell)
				}
			}
			if s.Move.Action == dreist.LayCard && !slices.Contains(s.Marks, s.Move.Card.Cell(int(s.Move.Row))) {
				t.Errorf("%s does not mark where %v goes", s.Text, s.Move)
			}
		}
	}
}
