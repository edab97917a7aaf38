package panel

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// desk is a panel of two fields and a button, with the keyboard and letters of the test.
type desk struct {
	*Panel
	keys      typist
	typed     []rune
	texts     []string // everything the first field told
	submitted []string
}

func newDesk(t *testing.T, text string, options ...Option) *desk {
	t.Helper()
	d := new(desk)
	d.Panel, d.keys = ready(t, []Item{
		Field{Label: "Name", Text: text, Limit: 40, Changed: func(s string) { d.texts = append(d.texts, s) }},
		Field{Label: "Nummer", Changed: func(string) {}, Submit: func(s string) { d.submitted = append(d.submitted, s) }},
		Field{Label: "fest", Text: "bleibt"},
		Button{Label: "los", Style: Primary, Action: nothing},
	}, options...)
	d.letters = func(buffer []rune) []rune { return append(buffer, d.typed...) }
	d.printed = func(ebiten.Key) rune { return 0 }
	return d
}

func (d *desk) field(i int) *field { return d.focus.controls[i].(*field) }

// write types letters, one a tick.
func (d *desk) write(text string) {
	for _, r := range text {
		d.typed = []rune{r}
		d.Update()
		d.typed = nil
	}
	d.Update()
}

func (d *desk) strike(keys ...ebiten.Key) { d.keys.strike(d.Panel, keys...) }

func (d *desk) want(t *testing.T, text string, caret int) {
	t.Helper()
	if e := d.field(0).edit; e.text() != text || e.caret != caret {
		t.Errorf("got %q with the caret at %d, want %q and %d", e.text(), e.caret, text, caret)
	}
}

func TestTyping(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "", Start(0))
	if !d.Typing() {
		t.Fatal("the field has not the focus at the start")
	}
	d.write("Jörg ñ")
	d.want(t, "Jörg ñ", 6)
	if want := []string{"J", "Jö", "Jör", "Jörg", "Jörg ", "Jörg ñ"}; !slices.Equal(d.texts, want) {
		t.Errorf("got told %q, want %q", d.texts, want)
	}
	d.strike(ebiten.KeyBackspace)
	d.strike(ebiten.KeyArrowLeft)
	d.write("!")
	d.want(t, "Jörg! ", 5)
	d.strike(ebiten.KeyHome)
	d.strike(ebiten.KeyDelete)
	d.want(t, "örg! ", 0)
	d.strike(ebiten.KeyEnd)
	d.strike(ebiten.KeyShift, ebiten.KeyArrowLeft)
	d.strike(ebiten.KeyShift, ebiten.KeyArrowLeft)
	d.strike(ebiten.KeyBackspace)
	d.want(t, "örg", 3)
	d.strike(ebiten.KeyControl, ebiten.KeyBackspace)
	d.want(t, "", 0)
}

// TestModifiersAreTwoKeys: asked for the combined key, Ebitengine says for no tick that it was held.
func TestModifiersAreTwoKeys(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyControl, ebiten.KeyShift, ebiten.KeyAlt, ebiten.KeyMeta} {
		if left, right := sides(key); left == key || right == key || left == right {
			t.Errorf("%v: got the keys %v and %v, want its left and its right one", key, left, right)
		}
	}
}

func TestAHeldKeyRepeats(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "Hannelore", Start(0))
	for tick := range repeatAfter + repeatEvery {
		d.keys[ebiten.KeyBackspace] = tick + 1
		d.Update()
		if !d.NeedsTicks() {
			t.Fatal("the program may sleep while a key is held")
		}
	}
	d.want(t, "Hannel", 6) // at once, after the wait, and once more
	clear(d.keys)
	if d.Update(); d.NeedsTicks() {
		t.Error("the program must stay awake with no key held")
	}
}

func TestAFieldTakesLettersOnlyWhileItIsUsed(t *testing.T) {
	mouse := newPointer(t)
	d := newDesk(t, "Anna")
	d.write("x")
	if d.Typing() || len(d.texts) > 0 {
		t.Errorf("a field without the focus took %q", d.texts)
	}
	mouse.over(d.FieldRects()[0])
	mouse.click(d.Panel)
	if !d.Typing() {
		t.Error("a clicked field takes no letters")
	}
	mouse.at = image.Pt(3, 3)
	mouse.click(d.Panel)
	if d.Typing() {
		t.Error("a click elsewhere leaves the field typing")
	}
	mouse.over(d.FieldRects()[2])
	mouse.click(d.Panel)
	if d.write("x"); d.Typing() || d.field(2).edit.text() != "bleibt" {
		t.Error("a field that cannot be written in was written in")
	}
}

func TestTheLetterThatOpenedThePanelIsNotWritten(t *testing.T) {
	newPointer(t)
	p := New(testSkin(t), window(960, 600, 1), []Item{Field{Changed: func(string) {}}}, Start(0))
	p.keys = typist{}.keyboard()
	p.letters = func(buffer []rune) []rune { return append(buffer, 'n') }
	p.Update()
	p.letters = func(buffer []rune) []rune { return buffer }
	p.Update()
	f := p.focus.controls[0].(*field)
	if got := f.edit.text(); got != "" || !p.gate.open {
		t.Errorf("got %q written, want nothing in an open panel", got)
	}
}

func TestKeysLeadThroughFields(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "Anna", Start(0))
	d.strike(ebiten.KeyEnter)
	if !d.field(1).active || d.field(0).active {
		t.Fatal("Enter does not lead on to the next field")
	}
	d.write("a b")
	d.strike(ebiten.KeySpace)
	d.strike(ebiten.KeyEnter)
	if want := []string{"a b"}; !slices.Equal(d.submitted, want) {
		t.Errorf("got submitted %q, want %q", d.submitted, want)
	}
	d.strike(ebiten.KeyTab)
	if d.Typing() || focused(d.Panel) != "los" {
		t.Errorf("Tab leads to %q, want past the field that cannot be written in", focused(d.Panel))
	}
	d.strike(ebiten.KeyArrowUp)
	d.strike(ebiten.KeyArrowUp)
	if !d.field(0).active {
		t.Error("the arrows do not lead back to the first field")
	}
}

func TestTheCaretStaysInTheBox(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "", Start(0))
	f := d.field(0)
	seen := func(what string) {
		t.Helper()
		if x, room := f.advance(f.edit.caret)-f.shift, f.inner().Dx(); x < 0 || x >= room {
			t.Errorf("%s: the caret is at %d of %d", what, x, room)
		}
	}
	d.write("Donaudampfschifffahrtsgesellschaft und mehr")
	seen("typed")
	if f.shift == 0 {
		t.Fatal("the text fits; the test needs a longer one")
	}
	for range 20 {
		d.strike(ebiten.KeyArrowLeft)
		seen("going left")
	}
	d.strike(ebiten.KeyHome)
	if seen("Home"); f.shift != 0 {
		t.Errorf("at the beginning: got %d pixels hidden", f.shift)
	}
	d.strike(ebiten.KeyEnd)
	d.strike(ebiten.KeyControl, ebiten.KeyA)
	d.write("x")
	if f.shift != 0 {
		t.Errorf("a short text: got %d pixels hidden", f.shift)
	}
}

func TestContinueKeepsTheFieldAtWork(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "Anna", Start(0))
	d.strike(ebiten.KeyArrowLeft)
	d.keys[ebiten.KeySpace] = 1
	d.write("e")
	next := newDesk(t, "Annea", Continue(d.Panel))
	if f := next.field(0); !next.Typing() || f.edit.caret != 4 {
		t.Errorf("got Typing %v with the caret at %d, want it to go on at 4", next.Typing(), f.edit.caret)
	}
	next.write("l")
	next.want(t, "Annela", 5)
	other := newDesk(t, "Benno", Continue(d.Panel))
	other.want(t, "Benno", 5)
}

func TestFieldNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newPointer(t)
	d := newDesk(t, "Anna", Start(0))
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"a letter", func() { d.typed = []rune{'x'} }, true},
		{"none", func() { d.typed = nil }, false},
		{"a control sign", func() { d.typed = []rune{'\n'} }, false},
		{"arrow", func() { d.typed, d.keys[ebiten.KeyArrowLeft] = nil, 1 }, true},
		{"held", func() { d.keys[ebiten.KeyArrowLeft] = 2 }, false},
		{"End beyond the end", func() { clear(d.keys); d.keys[ebiten.KeyEnd] = 1 }, true},
		{"pointer over another field", func() { clear(d.keys); mouse.over(d.FieldRects()[1]) }, true},
	} {
		d.Draw(screen)
		step.do()
		d.Update()
		if got := d.NeedsFrame(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

// TestRestCostsNothing: a panel that waits in a field allocates nothing.
func TestRestCostsNothing(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "Anna", Start(0))
	if n := testing.AllocsPerRun(100, d.Update); n > 0 {
		t.Errorf("a tick in which nothing happens allocates %v times", n)
	}
}

// TestTypingGoesOnWhateverHasTheFocus types on after a button was pressed by mouse, and after the arrows led away.
func TestTypingGoesOnWhateverHasTheFocus(t *testing.T) {
	mouse := newPointer(t)
	for name, options := range map[string][]Option{"caught": {Start(0), Catch(0)}, "not caught": {Start(0)}} {
		d := newDesk(t, "", options...)
		d.write("eg")
		r, _ := d.ButtonRect("los")
		mouse.over(r)
		mouse.click(d)
		d.write("o")
		d.strike(ebiten.KeyArrowDown)
		d.strike(ebiten.KeyArrowDown)
		d.write("n")
		if got := d.field(0).edit.text(); (got == "egon") != (name == "caught") {
			t.Errorf("%s: got %q", name, got)
		}
		mouse.at = image.Pt(-100, -100)
	}
	d := newDesk(t, "ab", Start(3), Catch(0))
	if !d.Typing() {
		t.Error("the program would take the letters as commands")
	}
	d.strike(ebiten.KeyBackspace)
	d.want(t, "a", 1)
}
