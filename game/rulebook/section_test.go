package rulebook_test

import (
	"slices"
	"testing"

	"dreist/game/rulebook"
)

func TestCitationsLeadIntoTheBook(t *testing.T) {
	for cite, want := range map[string]string{"1": "rules.material.cards", "4": "rules.gift.earn", "3.1": "rules.turn.first", "3.2": "rules.turn.next", "R 4": "rules.r4"} {
		if got, ok := book.FindParagraph(cite); !ok || got.TextKey != want {
			t.Errorf("%q: got %+v, %v, want %s", cite, got, ok, want)
		}
	}
	for _, cite := range []string{"", "0", "6", "3.0", "3.3", "1.1", "R 0", "R 3", "R4", "r 4"} {
		if got, ok := book.FindParagraph(cite); ok {
			t.Errorf("%q: got %+v, want no paragraph", cite, got)
		}
	}
	if e, ok := book.Explain(rulebook.ParagraphRefOf("r4.rest", 2)); !ok || e.TextKey != "rules.r4.rest" || e.Example != 2 {
		t.Errorf("got %+v, %v", e, ok)
	}
	if got := book.ParagraphsBelow("glance.gift"); len(got) != 4 || got[3].Number != "R 2" {
		t.Errorf("got %+v below the point of the gift", got)
	}
	if got := book.IndexKeys(); !slices.Equal(got, []string{"rules.index.turn.lay", "rules.index.r2"}) {
		t.Errorf("got the keys %q of the index", got)
	}
}
