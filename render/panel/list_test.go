package panel

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
)

// history is a panel with a list of n games over a button, and which games were pressed. Every tenth cannot be.
func history(t testing.TB, n int, options ...Option) (p *opened, pressed *[]int) {
	pressed = new([]int)
	l := List{ID: "list", Height: 200, MarkedIndex: -1}
	for i := range n {
		row := ListRow{Label: fmt.Sprintf("Spiel %d", i), Detail: "gewonnen", Action: func() { *pressed = append(*pressed, i) }}
		if i%10 == 9 {
			row.Action = nil
		}
		l.Rows = append(l.Rows, row)
	}
	p = open(t, l, options...)
	return p, pressed
}

func listOf(p *opened) *list { return p.part.(*list) }

func TestListByKeys(t *testing.T) {
	p, pressed := history(t, 300, FocusItem(0))
	l := listOf(p)
	page := l.view.Dy()/l.step() - 1
	for _, step := range []struct {
		key  input.Key
		want int
	}{
		{input.KeyDown, 0}, {input.KeyDown, 1}, {input.KeyUp, 0},
		{input.KeyPageDown, page}, {input.KeyPageDown, 2 * page}, {input.KeyPageUp, page},
		{input.KeyEnd, 299}, {input.KeyEnter, 299}, {input.KeyUp, 298}, {input.KeyEnter, 298}, {input.KeyHome, 0},
	} {
		strike(p, step.key)
		if l.marked != step.want {
			t.Fatalf("%v: got the mark on row %d, want %d", step.key, l.marked, step.want)
		}
		if r := l.place(l.marked); !r.In(l.view) {
			t.Fatalf("%v: the marked row lies at %v, outside of %v", step.key, r, l.view)
		}
	}
	if want := []int{298}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
	strike(p, input.KeyUp)
	if !p.isBack() {
		t.Error("up from the first row: want the focus on it to go round")
	}
	strike(p, input.KeyUp)
	strike(p, input.KeyEnd)
	strike(p, input.KeyDown)
	if !p.isBack() {
		t.Error("down from the last row: want the focus on the button")
	}
}

func TestListScrollsFromAfar(t *testing.T) {
	p, _ := history(t, 300)
	l := listOf(p)
	strike(p, input.KeyPageDown)
	if want := l.view.Dy() - notch; l.top != want || l.marked != -1 {
		t.Errorf("got %d and the mark on %d, want only scrolled by %d", l.top, l.marked, want)
	}
	mouse := newHand()
	mouse.Over(p, targetNamed(t, p, "list"))
	mouse.Wheel(p, -999)
	if l.top != l.maxTop() {
		t.Errorf("wheel: got %d, want the end at %d", l.top, l.maxTop())
	}
}

func TestListByMouse(t *testing.T) {
	mouse := newHand()
	p, pressed := history(t, 300)
	l := listOf(p)
	for _, label := range []string{"Spiel 3", "Spiel 0"} {
		r, ok := targetLabelled(p, label)
		if !ok {
			t.Fatalf("%q cannot be seen", label)
		}
		mouse.Over(p, r)
		if got := p.CursorShape(); got != ebiten.CursorShapePointer {
			t.Errorf("over %q: got the pointer %v, want a hand", label, got)
		}
		mouse.Click(p)
	}
	l.setTop(5 * l.step())
	r, _ := targetLabelled(p, "Spiel 9")
	mouse.Over(p, r)
	if got := p.CursorShape(); got != ebiten.CursorShapeDefault {
		t.Errorf("over a row that cannot be pressed: got the pointer %v", got)
	}
	mouse.Click(p)
	r, _ = targetLabelled(p, "Spiel 6")
	mouse.Over(p, r)
	mouse.Press(p)
	mouse.By(p, 0, float64(l.step())) // a press that leaves the row is taken back
	mouse.Release(p)
	if want := []int{3, 0}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
	if _, ok := targetLabelled(p, "Spiel 200"); ok {
		t.Error("a row that is scrolled away was found")
	}
	mouse.To(p, l.rail.Max.Sub(image.Pt(2, 2)))
	mouse.Click(p)
	if l.top != l.maxTop() {
		t.Errorf("click on the lower end of the bar: got %d, want %d", l.top, l.maxTop())
	}
}

func TestListShowsItsMarkAndCostsWhatIsSeen(t *testing.T) {
	p := open(t, List{Height: 200, MarkedIndex: 70, Rows: make([]ListRow, 500)})
	l := listOf(p)
	if r := l.place(70); !r.In(l.view) {
		t.Errorf("the marked row lies at %v, outside of %v", r, l.view)
	}
	from, to := l.seen()
	if from > 70 || to <= 70 || (to-from-2)*l.step() > l.view.Dy() {
		t.Errorf("got the rows %d–%d drawn in a view of %d rows", from, to, l.view.Dy()/l.step())
	}
	empty := open(t, List{Height: 200})
	strike(empty, input.KeyEnd)
	empty.Draw(ebiten.NewImage(1280, 800))
}

func TestContinueKeepsTheListsPlace(t *testing.T) {
	p, _ := history(t, 300, FocusItem(0))
	strike(p, input.KeyEnd)
	next, _ := history(t, 300, ContinueFrom(p.Panel))
	if l := listOf(next); l.marked != 299 || l.top != l.maxTop() || !l.IsActive() {
		t.Errorf("got the mark on %d at %d, want the last row at the end", l.marked, l.top)
	}
	short, _ := history(t, 20, ContinueFrom(p.Panel))
	if l := listOf(short); l.top != 0 {
		t.Errorf("another list: got it scrolled to %d", l.top)
	}
}

func TestListNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newHand()
	p, _ := history(t, 300)
	l := listOf(p)
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"pointer on a row", func() { mouse.Over(p, geom.FromImageRect(l.place(2))) }, true},
		{"on the same row", func() { mouse.By(p, 5, 0) }, false},
		{"on the next", func() { mouse.By(p, 0, float64(l.step())) }, true},
		{"pressed", func() { mouse.Press(p) }, true},
		{"away", func() { mouse.To(p, image.Pt(-9, -9)); mouse.Release(p) }, true},
		{"Page down", func() { strike(p, input.KeyPageDown) }, true},
	} {
		p.Draw(screen)
		step.do()
		if got := p.NeedsRedraw(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

// TestARowOfAShortListReachesTheFrame compares a list that scrolls with one that has nothing to scroll.
func TestARowOfAShortListReachesTheFrame(t *testing.T) {
	p, _ := history(t, 2)
	l := listOf(p)
	if got, want := l.view.Max.X, l.Bounds().Max.X-l.pad.X; got != want {
		t.Errorf("the rows end at %d, want %d at the frame", got, want)
	}
	p, _ = history(t, 300)
	if l := listOf(p); l.view.Max.X > l.rail.Min.X {
		t.Errorf("the rows end at %d, beyond the bar at %d", l.view.Max.X, l.rail.Min.X)
	}
}
