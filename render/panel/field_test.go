package panel

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// letter is a panel of three fields and a button, as for writing.
type letter struct {
	*Panel
	parts     [3]Part
	button    Part
	texts     []string // everything the first field told
	submitted []string
}

func newLetter(t testing.TB, text string, options ...Option) *letter {
	t.Helper()
	d := new(letter)
	d.Panel = New(testSkin(t), window(1280, 800, 1), []Item{
		kept{Item: Field{Label: "Name", Text: text, MaxLetters: 40, OnChange: func(s string) { d.texts = append(d.texts, s) }}, As: &d.parts[0]},
		kept{Item: Field{Label: "Nummer", OnChange: func(string) {}, OnSubmit: func(s string) { d.submitted = append(d.submitted, s) }}, As: &d.parts[1]},
		kept{Item: Field{Label: "fest", Text: "bleibt"}, As: &d.parts[2]},
		kept{Item: Button{Label: "los", Style: kit.PrimaryStyle, Action: func() {}}, As: &d.button},
	}, options...)
	return d
}

func (l *letter) field(i int) *field { return l.parts[i].(*field) }

// box is where a field lies.
func (l *letter) box(i int) geom.Rect { return geom.FromImageRect(l.field(i).Bounds()) }

// onButton reports whether the button has the ring of the focus.
func (l *letter) onButton() bool { return ring(l.button) }

func (l *letter) want(t *testing.T, text string, caret int) {
	t.Helper()
	if e := l.field(0).edit; e.Text() != text || e.Caret() != caret {
		t.Errorf("got %q with the caret at %d, want %q and %d", e.Text(), e.Caret(), text, caret)
	}
}

func TestTyping(t *testing.T) {
	d := newLetter(t, "", FocusItem(0))
	if !d.IsTyping() {
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
	if d.IsTyping() || len(d.texts) > 0 {
		t.Errorf("a field without the focus took %q", d.texts)
	}
	mouse.Over(d, d.box(0))
	mouse.Click(d)
	if !d.IsTyping() {
		t.Error("a clicked field takes no letters")
	}
	mouse.To(d, image.Pt(3, 3))
	mouse.Click(d)
	if d.IsTyping() {
		t.Error("a click elsewhere leaves the field typing")
	}
	mouse.Over(d, d.box(2))
	mouse.Click(d)
	if write(d, "x"); d.IsTyping() || d.field(2).edit.Text() != "bleibt" {
		t.Error("a field that cannot be written in was written in")
	}
}

func TestKeysLeadThroughFields(t *testing.T) {
	d := newLetter(t, "Anna", FocusItem(0))
	strike(d, input.KeyEnter)
	if !d.field(1).IsActive() || d.field(0).IsActive() {
		t.Fatal("Enter does not lead on to the next field")
	}
	write(d, "a b")
	strike(d, input.KeySpace) // which is what the keyboard says beside the letter
	strike(d, input.KeyEnter)
	if want := []string{"a b"}; !slices.Equal(d.submitted, want) {
		t.Errorf("got submitted %q, want %q", d.submitted, want)
	}
	strike(d, input.KeyTab)
	if d.IsTyping() || !d.onButton() {
		t.Error("Tab does not lead past the field that cannot be written in")
	}
	strike(d, input.KeyUp)
	strike(d, input.KeyUp)
	if !d.field(0).IsActive() {
		t.Error("the arrows do not lead back to the first field")
	}
}

func TestContinueKeepsTheFieldAtWork(t *testing.T) {
	d := newLetter(t, "Anna", FocusItem(0))
	strike(d, input.KeyLeft)
	write(d, "e")
	next := newLetter(t, "Annea", ContinueFrom(d.Panel))
	if f := next.field(0); !next.IsTyping() || f.edit.Caret() != 4 {
		t.Errorf("got Typing %v with the caret at %d, want it to go on at 4", next.IsTyping(), f.edit.Caret())
	}
	write(next, "l")
	next.want(t, "Annela", 5)
	other := newLetter(t, "Benno", ContinueFrom(d.Panel))
	other.want(t, "Benno", 5)
}

func TestFieldNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newHand()
	d := newLetter(t, "Anna", FocusItem(0))
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
		{"pointer over another field", func() { mouse.Over(d, d.box(1)) }, true},
	} {
		d.Draw(screen)
		step.do()
		if got := d.NeedsRedraw(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

// TestRestCostsNothing: a panel that waits in a field allocates nothing.
func TestRestCostsNothing(t *testing.T) {
	d := newLetter(t, "Anna", FocusItem(0))
	if n := testing.AllocsPerRun(100, d.Tick); n > 0 {
		t.Errorf("a tick in which nothing happens allocates %v times", n)
	}
}

// TestTypingGoesOnWhateverHasTheFocus types on after a button was pressed by mouse, and after the arrows led away.
func TestTypingGoesOnWhateverHasTheFocus(t *testing.T) {
	mouse := newHand()
	for name, options := range map[string][]Option{"caught": {FocusItem(0), CatchLetters(0)}, "not caught": {FocusItem(0)}} {
		d := newLetter(t, "", options...)
		write(d, "eg")
		r, _ := targetLabelled(d.Panel, "los")
		mouse.Over(d, r)
		mouse.Click(d)
		write(d, "o")
		strike(d, input.KeyDown)
		strike(d, input.KeyDown)
		write(d, "n")
		if got := d.field(0).edit.Text(); (got == "egon") != (name == "caught") {
			t.Errorf("%s: got %q", name, got)
		}
		mouse = newHand()
	}
	d := newLetter(t, "ab", FocusItem(3), CatchLetters(0))
	if !d.IsTyping() {
		t.Error("the program would take the letters as commands")
	}
	strike(d, input.KeyBackspace)
	d.want(t, "a", 1)
}

// ring reports whether the one button of a part has the ring of the focus.
func ring(button Part) bool {
	return button.(interface{ Controls() []Control }).Controls()[0].Appearance().hasRing
}

// TestAPlaceholderFitsItsField puts a long one into ever narrower fields: its letters shrink, and no word is cut.
func TestAPlaceholderFitsItsField(t *testing.T) {
	var part Part
	New(testSkin(t), window(960, 600, 1), []Item{kept{Item: Field{Placeholder: "Fledermaus", OnChange: func(string) {}}, As: &part}})
	field := part.(*field)
	usual := field.hint(1000)
	for _, less := range []float64{1, 0.95, 0.9} {
		width := int(usual.Width*less) + 1
		if got := field.hint(width); got.Width > float64(width) || len(got.Lines) != 1 {
			t.Errorf("in %d pixels %q is %.0f wide in %d lines", width, "Fledermaus", got.Width, len(got.Lines))
		}
	}
}
