package book

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/sounds"
)

// newFront returns a front in a language.
func newFront(t *testing.T, language string) *screens.Front {
	t.Helper()
	c, err := shell.NewContext(shell.Options{Sound: sounds.Silent(), Locale: language})
	if err != nil {
		t.Fatal(err)
	}
	return &screens.Front{Program: &screens.Program{Context: c}}
}

// TestWhateverLeadsToTheBookLeadsToAPlaceInIt checks that all links lead to places in the book.
func TestWhateverLeadsToTheBookLeadsToAPlaceInIt(t *testing.T) {
	f := newFront(t, "en")
	all := Of(f, nil, nil)
	want := func(what string, place form.Place, key string) {
		t.Helper()
		at := screens.PlaceIn(rulebook.Book(), place)
		if at.Chapter < 0 || at.Passage >= 0 && all.Chapters[at.Chapter].Passages[at.Passage].Text != f.Say(key) {
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
	for _, hit := range rulebook.Book().Search("egon", func(key string) string { return f.Say(key) }) {
		want("a search", hit.Place, hit.Key)
	}
}

// TestTheBookIsSearched searches for a word, a similar one, and one that only the index has.
func TestTheBookIsSearched(t *testing.T) {
	f := newFront(t, "en")
	book := Of(f, nil, nil)
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
	near, _, _ := strings.Cut(f.Say("rules.index.trio.draw"), ",")
	if got := book.Near(near + "q"); len(got) == 0 || got[0] != near {
		t.Errorf("got %v near %sq, want %s", got, near, near)
	}
	if hits := book.Search("xyzzy"); len(hits) > 0 {
		t.Errorf("found %v", hits)
	}
	if hits := Of(newFront(t, "de"), nil, nil).Search("Extrakarte"); len(hits) == 0 || len(hits[0].Marks) > 0 {
		t.Errorf("got %v, want a rule without the word", hits)
	}
}
