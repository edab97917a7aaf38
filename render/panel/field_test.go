package panel

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// letter is a panel of two fields and a button, as for writing.
type letter struct {
	*Panel
	texts     []string // everything the first field told
	submitted []string
}

func newLetter(t testing.TB, text string, options ...Option) *letter {
	t.Helper()
	d := new(letter)
	d.Panel = made(t, []Item{
		Field{Label: "Name", Text: text, Limit: 40, Changed: func(s string) { d.texts = append(d.texts, s) }},
		Field{Label: "Nummer", Changed: func(string) {}, Submit: func(s string) { d.submitted = append(d.submitted, s) }},
		Field{Label: "fest", Text: "bleibt"},
		Button{Label: "los", Style: Primary, Action: nothing},
	}, options...)
	return d
}

func (d *letter) field(i int) *field { return d.focus.controls[i].(*field) }

func (d *letter) want(t *testing.T, text string, caret int) {
	t.Helper()
	if e := d.field(0).edit; e.Text() != text || e.Caret() != caret {
		t.Errorf("got %q with the caret at %d, want %q and %d", e.Text(), e.Caret(), text, caret)
	}
}

func TestTyping(t *testing.T) {
	d := newLetter(t, "", Start(0))
	if !d.Typing() {
		t.Fatal("the field has not the focus at the start")
	}
	write(d, "Jörg ñ")
	d.want(t, "Jörg ñ", 6)
	if want := []string{"J", "Jö", "Jör", "Jörg", "Jörg ", "Jörg ñ"}; !slices.Equal(d.texts, want) {
		t.Errorf("got told %q, want %q", d.texts, want)
	}
	strike(d, input.KeyBackspace)
	strike(d, input.KeyLeft)
	write(d, "!")
	d.want(t, "Jörg! ", 5)
	strike(d, input.KeyHome)
	strike(d, input.KeyDelete)
	d.want(t, "örg! ", 0)
	strike(d, input.KeyEnd)
	strike(d, input.KeyLeft, input.Shift)
	strike(d, input.KeyLeft, input.Shift)
	strike(d, input.KeyBackspace)
	d.want(t, "örg", 3)
	strike(d, input.KeyBackspace, input.Ctrl)
	d.want(t, "", 0)
}

func TestAFieldTakesLettersOnlyWhileItIsUsed(t *testing.T) {
	mouse := newHand()
	d := newLetter(t, "Anna")
	write(d, "x")
	if d.Typing() || len(d.texts) > 0 {
		t.Errorf("a field without the focus took %q", d.texts)
	}
	mouse.over(d, boxes(d.Panel)[0])
	mouse.click(d)
	if !d.Typing() {
		t.Error("a clicked field takes no letters")
	}
	mouse.to(d, image.Pt(3, 3))
	mouse.click(d)
	if d.Typing() {
		t.Error("a click elsewhere leaves the field typing")
	}
	mouse.over(d, boxes(d.Panel)[2])
	mouse.click(d)
	if write(d, "x"); d.Typing() || d.field(2).edit.Text() != "bleibt" {
		t.Error("a field that cannot be written in was written in")
	}
}

func TestKeysLeadThroughFields(t *testing.T) {
	d := newLetter(t, "Anna", Start(0))
	strike(d, input.KeyEnter)
	if !d.field(1).active || d.field(0).active {
		t.Fatal("Enter does not lead on to the next field")
	}
	write(d, "a b")
	strike(d, input.KeySpace) // which is what the keyboard says beside the letter
	strike(d, input.KeyEnter)
	if want := []string{"a b"}; !slices.Equal(d.submitted, want) {
		t.Errorf("got submitted %q, want %q", d.submitted, want)
	}
	strike(d, input.KeyTab)
	if d.Typing() || focused(d.Panel) != "los" {
		t.Errorf("Tab leads to %q, want past the field that cannot be written in", focused(d.Panel))
	}
	strike(d, input.KeyUp)
	strike(d, input.KeyUp)
	if !d.field(0).active {
		t.Error("the arrows do not lead back to the first field")
	}
}

func TestTheCaretStaysInTheBox(t *testing.T) {
	d := newLetter(t, "", Start(0))
	f := d.field(0)
	seen := func(what string) {
		t.Helper()
		if x, room := f.stops[f.edit.Caret()]-f.shift, f.inner().Dx(); x < 0 || x >= room {
			t.Errorf("%s: the caret is at %d of %d", what, x, room)
		}
	}
	write(d, "Donaudampfschifffahrtsgesellschaft und mehr")
	seen("typed")
	if f.shift == 0 {
		t.Fatal("the text fits; the test needs a longer one")
	}
	for range 20 {
		strike(d, input.KeyLeft)
		seen("going left")
	}
	strike(d, input.KeyHome)
	if seen("Home"); f.shift != 0 {
		t.Errorf("at the beginning: got %d pixels hidden", f.shift)
	}
	strike(d, input.KeyEnd)
	strike(d, input.KeySelectAll, input.Ctrl)
	write(d, "x")
	if f.shift != 0 {
		t.Errorf("a short text: got %d pixels hidden", f.shift)
	}
}

func TestContinueKeepsTheFieldAtWork(t *testing.T) {
	d := newLetter(t, "Anna", Start(0))
	strike(d, input.KeyLeft)
	write(d, "e")
	next := newLetter(t, "Annea", Continue(d.Panel))
	if f := next.field(0); !next.Typing() || f.edit.Caret() != 4 {
		t.Errorf("got Typing %v with the caret at %d, want it to go on at 4", next.Typing(), f.edit.Caret())
	}
	write(next, "l")
	next.want(t, "Annela", 5)
	other := newLetter(t, "Benno", Continue(d.Panel))
	other.want(t, "Benno", 5)
}

func TestFieldNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newHand()
	d := newLetter(t, "Anna", Start(0))
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"a letter", func() { write(d, "x") }, true},
		{"time", d.Tick, false},
		{"a control sign", func() { write(d, "\n") }, false},
		{"arrow", func() { strike(d, input.KeyLeft) }, true},
		{"End", func() { strike(d, input.KeyEnd) }, true},
		{"End at the end", func() { strike(d, input.KeyEnd) }, false},
		{"pointer over another field", func() { mouse.over(d, boxes(d.Panel)[1]) }, true},
	} {
		d.Draw(screen)
		step.do()
		if got := d.NeedsFrame(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

// TestRestCostsNothing: a panel that waits in a field allocates nothing.
func TestRestCostsNothing(t *testing.T) {
	d := newLetter(t, "Anna", Start(0))
	if n := testing.AllocsPerRun(100, d.Tick); n > 0 {
		t.Errorf("a tick in which nothing happens allocates %v times", n)
	}
}

// TestTypingGoesOnWhateverHasTheFocus types on after a button was pressed by mouse, and after the arrows led away.
func TestTypingGoesOnWhateverHasTheFocus(t *testing.T) {
	mouse := newHand()
	for name, options := range map[string][]Option{"caught": {Start(0), Catch(0)}, "not caught": {Start(0)}} {
		d := newLetter(t, "", options...)
		write(d, "eg")
		r, _ := labelled(d.Panel, "los")
		mouse.over(d, r)
		mouse.click(d)
		write(d, "o")
		strike(d, input.KeyDown)
		strike(d, input.KeyDown)
		write(d, "n")
		if got := d.field(0).edit.Text(); (got == "egon") != (name == "caught") {
			t.Errorf("%s: got %q", name, got)
		}
		mouse = newHand()
	}
	d := newLetter(t, "ab", Start(3), Catch(0))
	if !d.Typing() {
		t.Error("the program would take the letters as commands")
	}
	strike(d, input.KeyBackspace)
	d.want(t, "a", 1)
}
