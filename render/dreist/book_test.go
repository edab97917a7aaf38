package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/dreist/book"
	"dreist/render/panel"
)

// opened returns the program with the rule book open.
func opened(t *testing.T) *guest {
	t.Helper()
	a := newApp(t)
	a.showLearn()
	a.openRule("")
	return a
}

// reading is what the open rule book looks for, and which of what was found is read.
type reading struct {
	query    string
	hit, all int
}

func (g *guest) reading() (r reading) {
	for _, item := range g.panel.Items() {
		switch item := item.(type) {
		case panel.Field:
			r.query = item.Text
		case panel.List:
			r.hit, r.all = item.Index, len(item.Rows)
		}
	}
	return r
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

// TestWhateverLeadsToTheBookLeadsToAPlaceInIt looks for the places of all links in the book.
func TestWhateverLeadsToTheBookLeadsToAPlaceInIt(t *testing.T) {
	a := newApp(t)
	all := a.Book()
	want := func(what string, place form.Place, key string) {
		t.Helper()
		at := book.PlaceIn(place)
		if at.Chapter < 0 || at.Passage >= 0 && all.Chapters[at.Chapter].Passages[at.Passage].Text != a.Say(key) {
			t.Errorf("%s leads to %+v, which is elsewhere in the book", what, place)
		}
	}
	for reason := dreist.WrongColumn; reason <= dreist.UnknownMove; reason++ {
		e, _ := rulebook.Explain(reason)
		want(reason.String(), e.Place, e.Place.Key)
	}
	for _, p := range rulebook.Pages() {
		want(p.ID, form.Place{Section: p.Sections[0], Paragraph: form.InTitle}, "")
	}
	for _, ref := range []string{"1", "3.2", "R 1", "R 12"} {
		place, _ := rulebook.Book().Cited(ref)
		want(ref, place, place.Key)
	}
	for _, hit := range rulebook.Book().Search("egon", func(key string) string { return a.Say(key) }) {
		want("a search", hit.Place, hit.Key)
	}
}

// TestTheBookIsSearched looks for a word, for one that is spelled alike, and for one that only the index has.
func TestTheBookIsSearched(t *testing.T) {
	a := newApp(t)
	book := a.Book()
	hits := book.Search("egon")
	if len(hits) < 5 {
		t.Fatalf("got %d hits, want many", len(hits))
	}
	for _, hit := range hits {
		text := book.Chapters[hit.Chapter].Title
		if hit.Passage >= 0 {
			text = book.Chapters[hit.Chapter].Passages[hit.Passage].Text
		}
		for _, m := range hit.Marks {
			if !strings.HasPrefix(strings.ToLower(text[m.From:m.To]), "egon") {
				t.Errorf("%q is highlighted in %q", text[m.From:m.To], text)
			}
		}
	}
	near, _, _ := strings.Cut(a.Say("rules.index.trio.draw"), ",")
	if got := book.Near(near + "q"); len(got) == 0 || got[0] != near {
		t.Errorf("got %v near %sq, want %s", got, near, near)
	}
	if hits := book.Search("xyzzy"); len(hits) > 0 {
		t.Errorf("found %v", hits)
	}
	a.SetLanguage("de")
	if hits := a.Book().Search("Extrakarte"); len(hits) == 0 || len(hits[0].Marks) > 0 {
		t.Errorf("got %v, want a rule without the word", hits)
	}
}
