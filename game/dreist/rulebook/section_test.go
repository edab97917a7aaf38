package rulebook_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/booktest"
	"dreist/game/dreist"
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

func TestTheBookFollowsTheRules(t *testing.T) {
	b := rulebook.Book()
	booktest.Rulings(t, b, "R", "deal", "laying", "laying", "laying", "turn", "trio", "trio", "trio", "gift", "egon", "egon", "ladder")
	booktest.Citations(t, b, map[string]string{
		"1": "rules.material.title", "3": "rules.laying.title", "9": "rules.ladder.title",
		"3.1": "rules.laying.colour", "3.2": "rules.laying.contact", "3.3": "rules.laying.company",
		"0": "", "10": "", "3.4": "", "1.1": "", "R 0": "", "R 13": "",
	})
	booktest.Index(t, b)
	booktest.Near(t, b, map[string]map[string]string{
		"de": {"zihen": "ziehen", "Exrtakarte": "Extrakarte", "abwefen": "abwerfen", "Geschnek": "Geschenk"},
		"en": {"discrad": "discard", "partnre": "partner", "extra crad": "extra card"},
	})
	booktest.Examples(t, b, 12)
	booktest.Explained(t, b, dreist.UnknownMove, rulebook.Explain, func(id string) []string {
		page, _ := pageOf(id)
		return page.Points
	})
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
