package rulebook_test

import (
	"slices"
	"testing"

	"dreist/game/rulebook"
)

func TestCitationsLeadIntoTheBook(t *testing.T) {
	for cite, want := range map[string]rulebook.Place{
		"1":   {Section: "material", Paragraph: rulebook.InTitle, Key: "rules.material.title"},
		"5":   {Section: "end", Paragraph: rulebook.InTitle, Key: "rules.end.title"},
		"3.1": {Section: "turn", Paragraph: 1, Key: "rules.turn.first"},
		"3.2": {Section: "turn", Paragraph: 2, Key: "rules.turn.next"},
		"R 4": {Section: "turn", Paragraph: 3, Key: "rules.r4"},
	} {
		if got, ok := book.Cited(cite); !ok || got != want {
			t.Errorf("%q: got %+v, %v, want %+v", cite, got, ok, want)
		}
	}
	for _, cite := range []string{"", "0", "6", "3.0", "3.3", "1.1", "R 0", "R 3", "R4", "r 4"} {
		if got, ok := book.Cited(cite); ok {
			t.Errorf("%q: got %+v, want no place", cite, got)
		}
	}
}

func TestPlacesAreFoundByTheirKeys(t *testing.T) {
	if got, ok := book.PlaceOf("rules.r4.rest"); !ok || got != (rulebook.Place{Section: "turn", Paragraph: 4, Key: "rules.r4.rest"}) {
		t.Errorf("got %+v, %v", got, ok)
	}
	if got, ok := book.PlaceOf("rules.turn.title"); ok {
		t.Errorf("got %+v, want no paragraph", got)
	}
	if s, ok := book.Section("deal"); !ok || s.Number != 2 || !slices.Equal(s.Paragraphs[0].Examples, []int{1, 2}) {
		t.Errorf("got %+v, %v", s, ok)
	}
	if _, ok := book.Section("nowhere"); ok {
		t.Error("found a section that is not there")
	}
	if got := book.IndexKeys(); !slices.Equal(got, []string{"rules.index.turn.lay", "rules.index.r2"}) {
		t.Errorf("got the keys %q of the index", got)
	}
}
