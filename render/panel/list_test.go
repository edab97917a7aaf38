package panel

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// history is a panel with a list of n games over a button, and which games were pressed. Every tenth cannot be.
func history(t testing.TB, n int, options ...Option) (p *Panel, keys typist, pressed *[]int) {
	pressed = new([]int)
	l := List{Height: 200, Index: -1}
	for i := range n {
		row := ListRow{Label: fmt.Sprintf("Spiel %d", i), Detail: "gewonnen", Action: func() { *pressed = append(*pressed, i) }}
		if i%10 == 9 {
			row.Action = nil
		}
		l.Rows = append(l.Rows, row)
	}
	p, keys = ready(t, []Item{l, Button{Label: "zurück", Style: Primary, Action: nothing}}, options...)
	return p, keys, pressed
}

func listOf(p *Panel) *list { return p.focus.controls[0].(*list) }

func TestListByKeys(t *testing.T) {
	newPointer(t)
	p, keys, pressed := history(t, 300, Start(0))
	l := listOf(p)
	page := l.view.Dy()/l.step() - 1
	for _, step := range []struct {
		key  ebiten.Key
		want int
	}{
		{ebiten.KeyArrowDown, 0}, {ebiten.KeyArrowDown, 1}, {ebiten.KeyArrowUp, 0},
		{ebiten.KeyPageDown, page}, {ebiten.KeyPageDown, 2 * page}, {ebiten.KeyPageUp, page},
		{ebiten.KeyEnd, 299}, {ebiten.KeyEnter, 299}, {ebiten.KeyArrowUp, 298}, {ebiten.KeyEnter, 298}, {ebiten.KeyHome, 0},
	} {
		keys.strike(p, step.key)
		if l.at != step.want {
			t.Fatalf("%v: got the mark on row %d, want %d", step.key, l.at, step.want)
		}
		if r := l.place(l.at); !r.In(l.view) {
			t.Fatalf("%v: the marked row lies at %v, outside of %v", step.key, r, l.view)
		}
	}
	if want := []int{298}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
	keys.strike(p, ebiten.KeyArrowUp)
	if got := focused(p); got != "zurück" {
		t.Errorf("up from the first row: got the focus on %q, want it to go round", got)
	}
	keys.strike(p, ebiten.KeyArrowUp)
	keys.strike(p, ebiten.KeyEnd)
	keys.strike(p, ebiten.KeyArrowDown)
	if got := focused(p); got != "zurück" {
		t.Errorf("down from the last row: got the focus on %q, want the button", got)
	}
}

func TestListScrollsFromAfar(t *testing.T) {
	newPointer(t)
	p, keys, _ := history(t, 300)
	l := listOf(p)
	keys.strike(p, ebiten.KeyPageDown)
	if want := l.view.Dy() - notch; l.top != want || l.at != -1 {
		t.Errorf("got %d and the mark on %d, want only scrolled by %d", l.top, l.at, want)
	}
	l.GetWidget().ScrolledEvent.Fire(&widget.WidgetScrolledEventArgs{Widget: l.GetWidget(), Y: -999})
	event.ExecuteDeferred()
	if l.top != l.most() {
		t.Errorf("wheel: got %d, want the end at %d", l.top, l.most())
	}
}

func TestListByMouse(t *testing.T) {
	mouse := newPointer(t)
	p, _, pressed := history(t, 300)
	l := listOf(p)
	for _, label := range []string{"Spiel 3", "Spiel 0"} {
		r, ok := p.ButtonRect(label)
		if !ok {
			t.Fatalf("%q cannot be seen", label)
		}
		mouse.over(r)
		p.Update()
		if got := p.Cursor(); got != ebiten.CursorShapePointer {
			t.Errorf("over %q: got the pointer %v, want a hand", label, got)
		}
		mouse.click(p)
	}
	l.to(5 * l.step())
	r, _ := p.ButtonRect("Spiel 9")
	mouse.over(r)
	p.Update()
	if got := p.Cursor(); got != ebiten.CursorShapeDefault {
		t.Errorf("over a row that cannot be pressed: got the pointer %v", got)
	}
	mouse.click(p)
	r, _ = p.ButtonRect("Spiel 6")
	mouse.over(r)
	mouse.down = true
	p.Update()
	mouse.at.Y += l.step() // a press that leaves the row is taken back
	p.Update()
	mouse.down = false
	p.Update()
	if want := []int{3, 0}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
	if _, ok := p.ButtonRect("Spiel 200"); ok {
		t.Error("a row that is scrolled away was found")
	}
	mouse.at = l.rail.Max.Sub(image.Pt(2, 2))
	mouse.click(p)
	if l.top != l.most() {
		t.Errorf("click on the lower end of the bar: got %d, want %d", l.top, l.most())
	}
}

func TestListShowsItsMarkAndCostsWhatIsSeen(t *testing.T) {
	newPointer(t)
	p, _ := ready(t, []Item{List{Height: 200, Index: 70, Rows: make([]ListRow, 500)}})
	l := listOf(p)
	if r := l.place(70); !r.In(l.view) {
		t.Errorf("the marked row lies at %v, outside of %v", r, l.view)
	}
	from, to := l.seen()
	if from > 70 || to <= 70 || (to-from-2)*l.step() > l.view.Dy() {
		t.Errorf("got the rows %d–%d drawn in a view of %d rows", from, to, l.view.Dy()/l.step())
	}
	empty, keys := ready(t, []Item{List{Height: 200}})
	keys.strike(empty, ebiten.KeyEnd)
	empty.Draw(ebiten.NewImage(1280, 800))
}

func TestContinueKeepsTheListsPlace(t *testing.T) {
	newPointer(t)
	p, keys, _ := history(t, 300, Start(0))
	keys.strike(p, ebiten.KeyEnd)
	next, _, _ := history(t, 300, Continue(p))
	if l := listOf(next); l.at != 299 || l.top != l.most() || !l.active {
		t.Errorf("got the mark on %d at %d, want the last row at the end", l.at, l.top)
	}
	short, _, _ := history(t, 20, Continue(p))
	if l := listOf(short); l.top != 0 {
		t.Errorf("another list: got it scrolled to %d", l.top)
	}
}

func TestListNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newPointer(t)
	p, keys, _ := history(t, 300)
	l := listOf(p)
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"pointer on a row", func() { mouse.over(rect(l.place(2))) }, true},
		{"on the same row", func() { mouse.at.X += 5 }, false},
		{"on the next", func() { mouse.at.Y += l.step() }, true},
		{"pressed", func() { mouse.down = true }, true},
		{"away", func() { mouse.down, mouse.at = false, image.Pt(-9, -9) }, true},
		{"Page down", func() { keys[ebiten.KeyPageDown] = 1 }, true},
	} {
		p.Draw(screen)
		step.do()
		p.Update()
		if got := p.NeedsFrame(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

func BenchmarkListOf500RowsIsDrawnAnew(b *testing.B) {
	newPointer(b)
	p, _, _ := history(b, 500)
	l, screen := listOf(p), ebiten.NewImage(1280, 800)
	for i := 0; b.Loop(); i++ {
		l.to(i % 2 * l.step())
		p.Draw(screen)
	}
}
