package dreist

import (
	"fmt"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/input"
	"dreist/render/panel"
)

// opened returns the program with the rule book open, and the book.
func opened(t *testing.T) (*guest, *book) {
	t.Helper()
	a := newApp(t)
	a.showLearn()
	a.showBook(firstPlace())
	return a, a.book
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
	book := a.panel
	a.globalCommand(input.CommandCancel)
	if a.panel == nil || a.panel == book {
		t.Error("Escape does not lead back")
	}
}

// marked returns one of the highlighted ranges of each text of a block.
func marked(b panel.Block) map[string]panel.Mark {
	text, marks := "", []panel.Mark(nil)
	switch b := b.(type) {
	case panel.Heading:
		text, marks = b.Text, b.Marks
	case panel.Passage:
		text, marks = b.Text, b.Marks
	case panel.Ruling:
		text, marks = b.Text, b.Marks
	}
	found := map[string]panel.Mark{}
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

// TestTheContentsFollowWhatIsRead searches, scrolls and chooses, and compares the section that the contents name.
func TestTheContentsFollowWhatIsRead(t *testing.T) {
	a, b := opened(t)
	want := func(what string, section int) {
		t.Helper()
		c, ok := a.contents(b).(panel.Choice)
		if !ok || c.Index != section-1 {
			t.Errorf("%s: the contents name section %d, want %d", what, c.Index+1, section)
		}
	}
	a.SetLanguage("de")
	want("at the start", 1)
	a.search(b, "Partnerkarte")
	a.wait(1)
	a.search(b, "")
	want("after a search", 3)
	a.panel.Panel().ScrollTo(b.blocks[placeOf(rulebook.Sections()[5], 2)])
	if !b.Update() {
		t.Error("scrolling changes nothing")
	}
	want("after scrolling", 6)
	for i, s := range rulebook.Sections() {
		a.contents(b).(panel.Choice).Changed(i)
		if b.Update() {
			t.Error("the book scrolls by itself")
		}
		want("after choosing "+s.ID, s.Number)
	}
	for _, query := range []string{"egon", "egonx", ""} {
		a.search(b, query)
		a.wait(1)
	}
	want("after a search for nothing", 8)
	if _, top := a.panel.Panel().Reading(); top == 0 {
		t.Error("after a search for nothing the book is at its beginning")
	}
	if n := testing.AllocsPerRun(20, func() { b.Update() }); n > 0 {
		t.Errorf("a tick allocates %v times", n)
	}
}

// TestTheBookKeepsItsFrame types letter by letter, finding much, one thing and nothing.
func TestTheBookKeepsItsFrame(t *testing.T) {
	a, b := opened(t)
	want := a.panel.Panel().Bounds()
	for _, query := range []string{"e", "eg", "egon", "ziehen", "sensationell", "sensationellx", "xyzzy", ""} {
		a.search(b, query)
		if got := a.panel.Panel().Bounds(); got != want {
			t.Errorf("%q: got the frame %v, want %v", query, got, want)
		}
		if !a.panel.Typing() {
			t.Errorf("%q: nobody can type on", query)
		}
	}
}

func TestTheButtonSaysWhichMatchIsRead(t *testing.T) {
	a, b := opened(t)
	a.SetLanguage("de")
	labels := func() string {
		items := a.bookItems(b)
		var all []string
		for _, button := range items[len(items)-1].(panel.Row).Buttons {
			all = append(all, button.Label)
		}
		return strings.Join(all, ", ")
	}
	a.search(b, "egon")
	a.readHit(b, 1)
	if got, want := labels(), fmt.Sprintf("(2/%d)", len(b.hits)); !strings.Contains(got, want) {
		t.Errorf("got %q, want %s among it", got, want)
	}
	a.search(b, "sensationell")
	if got := labels(); len(b.hits) != 1 || strings.Contains(got, "/") {
		t.Errorf("%d hits: got %q, want no button for the next", len(b.hits), got)
	}
}

// TestNothingFoundLooksLikeNothing proves that no page of rules is shown then, and that what is offered leads on.
func TestNothingFoundLooksLikeNothing(t *testing.T) {
	a, b := opened(t)
	links := func() (all []panel.Link) {
		for _, block := range a.bookBlocks(b) {
			switch block := block.(type) {
			case panel.Ruling:
				t.Errorf("a rule is shown: %q", block.Text)
			case panel.Links:
				all = append(all, block...)
			}
		}
		return all
	}
	near := a.say.Say("rules.index.trio.draw")
	near = near[:strings.IndexByte(near, ',')]
	a.search(b, near+"q")
	if all := links(); len(all) != 10 || all[0].Label != near {
		t.Fatalf("got %d links, want %q and all sections", len(all), near)
	}
	links()[0].Action()
	if b.query != near || len(b.hits) == 0 {
		t.Errorf("a word nearby leads to %q with %d hits", b.query, len(b.hits))
	}
	a.search(b, near+"q")
	links()[6].Action()
	a.wait(1)
	if b.asks() || b.chapter != 5 {
		t.Errorf("a section leads to section %d, still looking for %q", b.chapter+1, b.query)
	}
}

// TestWhatTheIndexFindsIsHighlighted looks for a word that is not in the rule it leads to.
func TestWhatTheIndexFindsIsHighlighted(t *testing.T) {
	a, b := opened(t)
	a.SetLanguage("de")
	a.search(b, "Extrakarte")
	if len(b.hits) == 0 || len(b.hits[0].Matches) > 0 {
		t.Fatalf("got %v", b.hits)
	}
	marks := a.marksIn(b)[b.hits[0].Place]
	if len(marks) != 1 || marks[0].To != len(a.say.Say(b.hits[0].Key)) {
		t.Errorf("got %v, want the whole rule", marks)
	}
}
