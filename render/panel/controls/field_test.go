package controls_test

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/panel/controls"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/widget"
)

// letter is a panel of three fields and a button, as for writing.
type letter struct {
	*panel.Panel
	parts     [3]widget.Part
	button    widget.Part
	texts     []string // everything the first field told
	submitted []string
}

func newLetter(t testing.TB, text string, options ...panel.Option) *letter {
	t.Helper()
	d := new(letter)
	d.Panel = panel.New(paneltest.Skin(t), paneltest.Window(1280, 800, 1), []panel.Item{
		paneltest.Kept{Item: controls.Field{Label: "Name", Text: text, Limit: 40, Changed: func(s string) { d.texts = append(d.texts, s) }}, As: &d.parts[0]},
		paneltest.Kept{Item: controls.Field{Label: "Nummer", Changed: func(string) {}, Submit: func(s string) { d.submitted = append(d.submitted, s) }}, As: &d.parts[1]},
		paneltest.Kept{Item: controls.Field{Label: "fest", Text: "bleibt"}, As: &d.parts[2]},
		paneltest.Kept{Item: controls.Button{Label: "los", Style: kit.Primary, Action: func() {}}, As: &d.button},
	}, options...)
	return d
}

func (d *letter) field(i int) *controls.FieldPart { return d.parts[i].(*controls.FieldPart) }

// box is where a field lies.
func (d *letter) box(i int) geom.Rect { return geom.From(d.field(i).Bounds()) }

// onButton reports whether the button has the ring of the focus.
func (d *letter) onButton() bool { return ring(d.button) }

func (d *letter) want(t *testing.T, text string, caret int) {
	t.Helper()
	if e := d.field(0).Line(); e.Text() != text || e.Caret() != caret {
		t.Errorf("got %q with the caret at %d, want %q and %d", e.Text(), e.Caret(), text, caret)
	}
}

func TestTyping(t *testing.T) {
	d := newLetter(t, "", panel.Start(0))
	if !d.Typing() {
		t.Fatal("the field has not the focus at the start")
	}
	paneltest.Write(d, "Jörg ñ")
	d.want(t, "Jörg ñ", 6)
	if want := []string{"J", "Jö", "Jör", "Jörg", "Jörg ", "Jörg ñ"}; !slices.Equal(d.texts, want) {
		t.Errorf("got told %q, want %q", d.texts, want)
	}
	paneltest.Strike(d, input.KeyBackspace)
	paneltest.Strike(d, input.KeyLeft)
	paneltest.Write(d, "!")
	d.want(t, "Jörg! ", 5)
	paneltest.Strike(d, input.KeyHome)
	paneltest.Strike(d, input.KeyDelete)
	d.want(t, "örg! ", 0)
	paneltest.Strike(d, input.KeyEnd)
	paneltest.Strike(d, input.KeyLeft, input.Shift)
	paneltest.Strike(d, input.KeyLeft, input.Shift)
	paneltest.Strike(d, input.KeyBackspace)
	d.want(t, "örg", 3)
	paneltest.Strike(d, input.KeyBackspace, input.Ctrl)
	d.want(t, "", 0)
}

func TestAFieldTakesLettersOnlyWhileItIsUsed(t *testing.T) {
	mouse := paneltest.NewHand()
	d := newLetter(t, "Anna")
	paneltest.Write(d, "x")
	if d.Typing() || len(d.texts) > 0 {
		t.Errorf("a field without the focus took %q", d.texts)
	}
	mouse.Over(d, d.box(0))
	mouse.Click(d)
	if !d.Typing() {
		t.Error("a clicked field takes no letters")
	}
	mouse.To(d, image.Pt(3, 3))
	mouse.Click(d)
	if d.Typing() {
		t.Error("a click elsewhere leaves the field typing")
	}
	mouse.Over(d, d.box(2))
	mouse.Click(d)
	if paneltest.Write(d, "x"); d.Typing() || d.field(2).Line().Text() != "bleibt" {
		t.Error("a field that cannot be written in was written in")
	}
}

func TestKeysLeadThroughFields(t *testing.T) {
	d := newLetter(t, "Anna", panel.Start(0))
	paneltest.Strike(d, input.KeyEnter)
	if !d.field(1).Active() || d.field(0).Active() {
		t.Fatal("Enter does not lead on to the next field")
	}
	paneltest.Write(d, "a b")
	paneltest.Strike(d, input.KeySpace) // which is what the keyboard says beside the letter
	paneltest.Strike(d, input.KeyEnter)
	if want := []string{"a b"}; !slices.Equal(d.submitted, want) {
		t.Errorf("got submitted %q, want %q", d.submitted, want)
	}
	paneltest.Strike(d, input.KeyTab)
	if d.Typing() || !d.onButton() {
		t.Error("Tab does not lead past the field that cannot be written in")
	}
	paneltest.Strike(d, input.KeyUp)
	paneltest.Strike(d, input.KeyUp)
	if !d.field(0).Active() {
		t.Error("the arrows do not lead back to the first field")
	}
}

func TestContinueKeepsTheFieldAtWork(t *testing.T) {
	d := newLetter(t, "Anna", panel.Start(0))
	paneltest.Strike(d, input.KeyLeft)
	paneltest.Write(d, "e")
	next := newLetter(t, "Annea", panel.Continue(d.Panel))
	if f := next.field(0); !next.Typing() || f.Line().Caret() != 4 {
		t.Errorf("got Typing %v with the caret at %d, want it to go on at 4", next.Typing(), f.Line().Caret())
	}
	paneltest.Write(next, "l")
	next.want(t, "Annela", 5)
	other := newLetter(t, "Benno", panel.Continue(d.Panel))
	other.want(t, "Benno", 5)
}

func TestFieldNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := paneltest.NewHand()
	d := newLetter(t, "Anna", panel.Start(0))
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"a letter", func() { paneltest.Write(d, "x") }, true},
		{"time", d.Tick, false},
		{"a control sign", func() { paneltest.Write(d, "\n") }, false},
		{"arrow", func() { paneltest.Strike(d, input.KeyLeft) }, true},
		{"End", func() { paneltest.Strike(d, input.KeyEnd) }, true},
		{"End at the end", func() { paneltest.Strike(d, input.KeyEnd) }, false},
		{"pointer over another field", func() { mouse.Over(d, d.box(1)) }, true},
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
	d := newLetter(t, "Anna", panel.Start(0))
	if n := testing.AllocsPerRun(100, d.Tick); n > 0 {
		t.Errorf("a tick in which nothing happens allocates %v times", n)
	}
}

// TestTypingGoesOnWhateverHasTheFocus types on after a button was pressed by mouse, and after the arrows led away.
func TestTypingGoesOnWhateverHasTheFocus(t *testing.T) {
	mouse := paneltest.NewHand()
	for name, options := range map[string][]panel.Option{"caught": {panel.Start(0), panel.Catch(0)}, "not caught": {panel.Start(0)}} {
		d := newLetter(t, "", options...)
		paneltest.Write(d, "eg")
		r, _ := paneltest.Labelled(d.Panel, "los")
		mouse.Over(d, r)
		mouse.Click(d)
		paneltest.Write(d, "o")
		paneltest.Strike(d, input.KeyDown)
		paneltest.Strike(d, input.KeyDown)
		paneltest.Write(d, "n")
		if got := d.field(0).Line().Text(); (got == "egon") != (name == "caught") {
			t.Errorf("%s: got %q", name, got)
		}
		mouse = paneltest.NewHand()
	}
	d := newLetter(t, "ab", panel.Start(3), panel.Catch(0))
	if !d.Typing() {
		t.Error("the program would take the letters as commands")
	}
	paneltest.Strike(d, input.KeyBackspace)
	d.want(t, "a", 1)
}

// ring reports whether the one button of a part has the ring of the focus.
func ring(button widget.Part) bool {
	return button.(interface{ Controls() []widget.Control }).Controls()[0].Look().Ring
}
