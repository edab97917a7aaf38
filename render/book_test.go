package render

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/menu"
)

// opened returns the program with the rule book open, and the book.
func opened(t *testing.T) (*App, *book) {
	t.Helper()
	a := newApp(t)
	a.showLearn()
	b := &book{place: firstPlace()}
	a.layOver(&panel{blocks: true, items: func() []menu.Item { return a.bookItems(b) }}, layer{})
	return a, b
}

func TestASearchFindsHighlightsAndGoesOn(t *testing.T) {
	a, b := opened(t)
	a.search(b, "egon")
	if len(b.hits) < 5 {
		t.Fatalf("got %d hits, want many", len(b.hits))
	}
	marks := 0
	for _, block := range a.bookBlocks(b) {
		for text, m := range marked(block) {
			marks++
			if !strings.HasPrefix(strings.ToLower(text[m.From:m.To]), "egon") {
				t.Errorf("%q is highlighted in %q", text[m.From:m.To], text)
			}
		}
	}
	if marks < 5 {
		t.Errorf("%d places are highlighted", marks)
	}
	first := b.at
	a.readHit(b, b.at+1)
	if b.at != first+1 {
		t.Error("Enter does not go on to the next hit")
	}
	a.readHit(b, len(b.hits))
	if b.at != 0 {
		t.Error("after the last hit the first does not follow")
	}
	for _, hit := range b.hits {
		if _, ok := b.blocks[hit.Place]; !ok {
			t.Errorf("%v is nowhere on the page", hit.Place)
		}
	}
	a.search(b, "xyzzy")
	if len(b.hits) != 0 {
		t.Errorf("found %v", b.hits)
	}
	a.search(b, "")
	a.globalImpulse(input.ImpulseCancel)
	if a.panel.over != nil {
		t.Error("Escape does not lead back")
	}
}

// marked returns one of the highlighted ranges of each text of a block.
func marked(b menu.Block) map[string]menu.Mark {
	text, marks := "", []menu.Mark(nil)
	switch b := b.(type) {
	case menu.Heading:
		text, marks = b.Text, b.Marks
	case menu.Passage:
		text, marks = b.Text, b.Marks
	case menu.Ruling:
		text, marks = b.Text, b.Marks
	}
	found := map[string]menu.Mark{}
	for _, m := range marks {
		found[text] = m
	}
	return found
}

func TestCitationsOpenTheBookAtTheirPlace(t *testing.T) {
	a := newApp(t)
	a.showLearn()
	below := a.panel
	for _, ref := range []string{"3", "3.1", "R 4", "R 12", "no such rule"} {
		a.openRule(ref)
		if a.panel == below {
			t.Errorf("%s opens nothing", ref)
		}
		a.leaveHelp()
		if a.panel != below {
			t.Errorf("%s does not lead back", ref)
		}
	}
}

func TestExcerptsShowWhatWasFound(t *testing.T) {
	const text = "Unter der Basis wächst die Auslage, die allen gehört. Sie hat acht Spalten, und jede Zahl bleibt in ihrer."
	at := strings.Index(text, "Spalten")
	got := excerpt(text, []rulebook.Span{{Start: at, End: at + 7}})
	if !strings.Contains(got, "Spalten") || !strings.HasPrefix(got, "… ") || !strings.HasSuffix(got, " …") {
		t.Errorf("got %q", got)
	}
	if got := excerpt("kurz", nil); got != "kurz" {
		t.Errorf("got %q", got)
	}
}

// TestWhateverLeadsToTheBookLeadsToAPlaceInIt looks for the places of all links on the page of the book.
func TestWhateverLeadsToTheBookLeadsToAPlaceInIt(t *testing.T) {
	a, b := opened(t)
	a.bookBlocks(b)
	want := func(what string, place rulebook.Place) {
		if _, ok := b.blocks[place]; !ok {
			t.Errorf("%s leads to %+v, which is nowhere on the page", what, place)
		}
	}
	for reason := dreist.WrongColumn; reason <= dreist.UnknownMove; reason++ {
		e, _ := rulebook.Explain(reason)
		want(reason.String(), e.Place)
	}
	for _, s := range rulebook.Sections() {
		want(s.ID, placeOf(s, rulebook.InTitle))
	}
	for _, ref := range []string{"1", "3.2", "R 1", "R 12"} {
		place, _ := rulebook.Cited(ref)
		want(ref, place)
	}
}
