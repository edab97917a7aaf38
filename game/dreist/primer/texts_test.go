package primer_test

import (
	"regexp"
	"slices"
	"testing"

	"dreist/build/booktest"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
)

// The catalogue has exactly the keys that the examples use, and says them in few words.
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
	for _, f := range primer.Examples() {
		said = append(said, f.TitleKey, f.GoalKey)
		for _, s := range f.Steps {
			if said = append(said, s.TextKey); f.IsQuiz() {
				said = append(said, s.QuestionKey)
			}
		}
		for _, c := range f.Counterexamples {
			said = append(said, c.TextKey)
		}
	}
	slices.Sort(said)
	said = slices.Compact(said)
	booktest.CheckCatalogue(t, "dreist/examples", said...)
	booktest.CheckShortTexts(t, 40, said)
}

// Every rule is a paragraph of the rules or one of the rulings R 1 to R 12, and every refusal has one.
func TestRulesAreRules(t *testing.T) {
	rule := regexp.MustCompile(`^([1-9]|3\.[123]|R ([1-9]|1[0-2]))$`)
	for _, f := range primer.Examples() {
		for _, s := range f.Steps {
			if !rule.MatchString(s.Rule) {
				t.Errorf("%s shows rule %q", s.TextKey, s.Rule)
			}
		}
		for _, c := range f.Counterexamples {
			if !rule.MatchString(c.Rule) {
				t.Errorf("%s follows rule %q", c.TextKey, c.Rule)
			}
		}
	}
	for r := dreist.WrongColumn; r <= dreist.OneCardOnly; r++ {
		if got := primer.RuleOf(r); got != "" && !rule.MatchString(got) || got == "" && r != dreist.NotInHand {
			t.Errorf("%v follows rule %q", r, got)
		}
	}
}

// All marks are cells of the table.
func TestMarksAreOnTheTable(t *testing.T) {
	for _, f := range primer.Examples() {
		for _, s := range f.Steps {
			for _, cell := range s.Marks {
				if cell.Row < 0 || cell.Row > 5 || cell.Column < 1 || cell.Column > dreist.NumberCount {
					t.Errorf("%s marks %v", s.TextKey, cell)
				}
			}
			if s.Move.Action == dreist.LayCard && !slices.Contains(s.Marks, s.Move.Card.Cell(int(s.Move.Row))) {
				t.Errorf("%s does not mark where %v goes", s.TextKey, s.Move)
			}
		}
	}
}
