package screens

import (
	"fmt"
	"strings"
	"testing"

	"dreist/input"
	"dreist/render/panel"
)

// reading opens the toy's rule book, and returns it as it is read.
func reading(t *testing.T) (*visitor, *reader) {
	t.Helper()
	v := visit(t, t.TempDir())
	v.press("book.learn.rules")
	return v, v.read
}

// look types a query into the book.
func (v *visitor) look(query string) {
	v.read.search(query)
	v.do()
}

func TestASearchFindsHighlightsAndGoesOn(t *testing.T) {
	v, r := reading(t)
	v.look("PILE")
	if len(r.hits) < 5 {
		t.Fatalf("got %d hits, want many", len(r.hits))
	}
	marks := 0
	for _, block := range r.page() {
		for text, m := range marked(block) {
			marks++
			if !strings.EqualFold(text[m.From:m.To], "pile") {
				t.Errorf("%q is highlighted in %q", text[m.From:m.To], text)
			}
		}
	}
	if marks < 5 {
		t.Errorf("%d places are highlighted", marks)
	}
	v.do(input.Gesture{Kind: input.Strike, Key: input.KeyEnter})
	if r.at != 1 {
		t.Error("Enter does not go on to the next hit")
	}
	r.readHit(len(r.hits) - 1)
	r.readNext()
	if r.at != 0 {
		t.Error("after the last hit the first does not follow")
	}
	for _, hit := range r.hits {
		if _, ok := r.blocks[hit.Place]; !ok {
			t.Errorf("%v is nowhere on the page", hit.Place)
		}
	}
	book := v.app.Top()
	v.key(input.CommandCancel)
	if r.asks() || v.app.Top() != book {
		t.Error("Escape does not lead back from the search to the book")
	}
	v.key(input.CommandCancel)
	if v.app.Top() == book {
		t.Error("Escape does not lead back from the book")
	}
}

// marked returns one of the highlighted ranges of the text of a block.
func marked(b panel.Block) map[string]panel.Highlight {
	text, marks := "", []panel.Highlight(nil)
	switch b := b.(type) {
	case panel.Heading:
		text, marks = b.Text, b.Marks
	case panel.Passage:
		text, marks = b.Text, b.Marks
	case panel.Ruling:
		text, marks = b.Text, b.Marks
	}
	found := map[string]panel.Highlight{}
	for _, m := range marks {
		found[text] = m
	}
	return found
}

// TestTheContentsFollowWhatIsRead searches, scrolls and chooses, and compares the chapter that the contents name.
func TestTheContentsFollowWhatIsRead(t *testing.T) {
	v, r := reading(t)
	want := func(what string, chapter int) {
		t.Helper()
		if got := r.contents().Index; got != chapter {
			t.Errorf("%s: the contents name chapter %d, want %d", what, got, chapter)
		}
	}
	want("at the start", 0)
	v.look("Turns")
	v.look("")
	want("after a search", 0)
	r.shown.ScrollTo(r.blocks[Place{5, 1}])
	if !r.Update() {
		t.Error("scrolling changes nothing")
	}
	want("after scrolling", 5)
	for i, c := range r.book.Chapters {
		r.contents().Changed(i)
		if r.Update() {
			t.Error("the book scrolls by itself")
		}
		want("after choosing "+c.Title, i)
	}
	for _, query := range []string{"thanks", "thanksx", ""} {
		v.look(query)
	}
	want("after a search for nothing", 7)
	if _, top := r.shown.Reading(); top == 0 {
		t.Error("after a search for nothing the book is at its beginning")
	}
	if n := testing.AllocsPerRun(20, func() { r.Update() }); n > 0 {
		t.Errorf("a tick allocates %v times", n)
	}
}

// TestTheBookKeepsItsFrame types letter by letter, finding much, one thing and nothing.
func TestTheBookKeepsItsFrame(t *testing.T) {
	v, r := reading(t)
	want := r.shown.Bounds()
	for _, query := range []string{"p", "pi", "pile", "thanks", "thanksx", ""} {
		v.look(query)
		if got := r.shown.Bounds(); got != want {
			t.Errorf("%q: got the frame %v, want %v", query, got, want)
		}
		if !v.app.Top().Typing() {
			t.Errorf("%q: nobody can type on", query)
		}
	}
}

func TestTheButtonSaysWhichMatchIsRead(t *testing.T) {
	v, r := reading(t)
	labels := func() string {
		items := r.items()
		var all []string
		for _, button := range items[len(items)-1].(panel.Row).Buttons {
			all = append(all, button.Label)
		}
		return strings.Join(all, ", ")
	}
	v.look("pile")
	r.readNext()
	if got, want := labels(), fmt.Sprintf("2/%d", len(r.hits)); !strings.Contains(got, want) {
		t.Errorf("got %q, want %s among it", got, want)
	}
	v.look("thanks")
	if got := labels(); len(r.hits) != 1 || strings.Contains(got, "/") {
		t.Errorf("%d hits: got %q, want no button for the next", len(r.hits), got)
	}
}

// TestNothingFoundLooksLikeNothing proves that no page of rules is shown then, and that what is offered leads on.
func TestNothingFoundLooksLikeNothing(t *testing.T) {
	v, r := reading(t)
	links := func() (all []panel.Link) {
		for _, block := range r.page() {
			switch block := block.(type) {
			case panel.Ruling:
				t.Errorf("a rule is shown: %q", block.Text)
			case panel.Links:
				all = append(all, block...)
			}
		}
		return all
	}
	v.look("pileq")
	if all := links(); len(all) != 1+len(r.book.Chapters) || all[0].Label != "pile" {
		t.Fatalf("got %v, want “pile” and all chapters", all)
	}
	links()[0].Action()
	if r.query != "pile" || len(r.hits) == 0 {
		t.Errorf("a word nearby leads to %q with %d hits", r.query, len(r.hits))
	}
	v.look("pileq")
	links()[6].Action()
	v.do()
	if r.asks() || r.chapter != 5 {
		t.Errorf("a chapter leads to chapter %d, still looking for %q", r.chapter, r.query)
	}
}

// TestWhatIsFoundByItsNumberIsHighlighted looks for what is not in the rule it leads to.
func TestWhatIsFoundByItsNumberIsHighlighted(t *testing.T) {
	v, r := reading(t)
	v.look("rule 2")
	if len(r.hits) != 1 || len(r.hits[0].Marks) > 0 {
		t.Fatalf("got %v", r.hits)
	}
	at := r.hits[0].Place
	if marks := r.marks()[at]; len(marks) != 1 || marks[0].To != len(r.textAt(at)) {
		t.Errorf("got %v, want the whole rule", marks)
	}
}

func TestTheBookIsTakenUpWhereItWasLeft(t *testing.T) {
	v, r := reading(t)
	v.look("pile")
	r.readHit(3)
	v.do()
	r.shown.ScrollTo(r.blocks[Place{5, 1}])
	_, top := r.shown.Reading()
	v.do()
	v.press("book.back")
	v.press("book.learn.rules")
	if _, again := v.read.shown.Reading(); v.read.query != "pile" || v.read.at != 3 || again != top || top == 0 {
		t.Errorf("got %q, hit %d, scrolled to %d, want “pile”, 3 and %d", v.read.query, v.read.at, again, top)
	}
	v.press("book.back")
	v.SetLanguage("de")
	v.press("book.learn.rules")
	if v.read.edition != v.Edition {
		t.Error("the hits are those of another language")
	}
}

func TestTheBookLeadsToThePageAtAGlance(t *testing.T) {
	v, _ := reading(t)
	v.press("book.overview")
	v.wantRead("Higher wins.")
}
