package rulebook_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist/rulebook"
)

func TestSectionsFollowTheRules(t *testing.T) {
	var got []string
	for i, s := range rulebook.Book().Sections {
		got = append(got, s.ID)
		if s.Number != i+1 {
			t.Errorf("section %s has number %d, want %d", s.ID, s.Number, i+1)
		}
		if found, ok := rulebook.Book().Section(s.ID); !ok || found.Number != s.Number {
			t.Errorf("section %s: found %v, %v", s.ID, found.Number, ok)
		}
	}
	want := []string{"material", "deal", "laying", "turn", "trio", "gift", "end", "egon", "ladder"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("sections (-want +got):\n%s", diff)
	}
	if _, ok := rulebook.Book().Section("nowhere"); ok {
		t.Error("found a section that is not there")
	}
}

func TestEveryRulingStandsInItsSection(t *testing.T) {
	for i, want := range []string{"deal", "laying", "laying", "laying", "turn", "trio", "trio", "trio", "gift", "egon", "egon", "ladder"} {
		cite := fmt.Sprintf("R %d", i+1)
		place, ok := rulebook.Book().Cited(cite)
		if !ok || place.Section != want || place.Key != fmt.Sprintf("rules.r%d", i+1) {
			t.Errorf("%s: got %+v, %v, want it in section %q", cite, place, ok, want)
		}
	}
	var order []int
	for _, s := range rulebook.Book().Sections {
		for _, p := range s.Paragraphs {
			if p.Ruling > 0 {
				order = append(order, p.Ruling)
			}
		}
	}
	if want := []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12}; !slices.Equal(order, want) {
		t.Errorf("got rulings %v, want %v", order, want)
	}
}

func TestCitationsLeadIntoTheBook(t *testing.T) {
	for cite, want := range map[string]string{
		"1": "rules.material.title", "3": "rules.laying.title", "9": "rules.ladder.title",
		"3.1": "rules.laying.colour", "3.2": "rules.laying.contact", "3.3": "rules.laying.company",
	} {
		if got, ok := rulebook.Book().Cited(cite); !ok || got.Key != want {
			t.Errorf("%q: got %+v, %v, want %s", cite, got, ok, want)
		}
	}
	for _, cite := range []string{"0", "10", "3.4", "1.1", "R 0", "R 13"} {
		if got, ok := rulebook.Book().Cited(cite); ok {
			t.Errorf("%q: got %+v, want no place", cite, got)
		}
	}
}

// TestEveryFigureIsLinked proves that nobody has to hunt for an example, and that no link leads nowhere.
func TestEveryFigureIsLinked(t *testing.T) {
	linked := map[int]bool{}
	for _, s := range rulebook.Book().Sections {
		for _, p := range s.Paragraphs {
			if !slices.IsSorted(p.Examples) {
				t.Errorf("%s links to examples %v, want them in order", p.Key, p.Examples)
			}
			for _, f := range p.Examples {
				if f < 1 || f > 12 {
					t.Errorf("section %s links to example %d", s.ID, f)
				}
				linked[f] = true
			}
		}
	}
	for f := range 12 {
		if !linked[f+1] {
			t.Errorf("no paragraph links to example %d", f+1)
		}
	}
}

func TestCallersCannotSpoilTheBook(t *testing.T) {
	rulebook.Book().Sections[2].Paragraphs[0].Key = "spoilt"
	rulebook.Pages()[0].Points[0] = "spoilt"
	if got := rulebook.Book().Sections[2].Paragraphs[0].Key; got != "rules.laying.cell" {
		t.Errorf("got %q after a caller wrote into the book", got)
	}
	if got := rulebook.Pages()[0].Points[0]; got != "overview.goal.win" {
		t.Errorf("got %q after a caller wrote into the overview", got)
	}
}
