package scroll_test

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/panel"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/scroll"
	"dreist/render/panel/widget"
)

// opened is a panel of something that scrolls over a button, and their parts.
type opened struct {
	*panel.Panel
	part, back widget.Part
}

// open makes a panel in a window, of something that scrolls over a button.
func open(t testing.TB, item panel.Item, options ...panel.Option) *opened {
	o := new(opened)
	o.Panel = panel.New(paneltest.Skin(t), paneltest.Window(1280, 800, 1), []panel.Item{
		paneltest.Kept{Item: item, As: &o.part},
		paneltest.Kept{Item: panel.Button{Label: "zurück", Style: panel.Primary, Action: func() {}}, As: &o.back},
	}, options...)
	return o
}

// isBack reports whether the button has the ring of the focus.
func (o *opened) isBack() bool {
	return o.back.(interface{ Controls() []widget.Control }).Controls()[0].Look().Ring
}

const rule = scroll.Rule

// book is a page of chapters, each with a ruling, links and a last word, and which links were pressed.
func book(t testing.TB, chapters int, options ...panel.Option) (p *opened, pressed *[]string) {
	pressed = new([]string)
	link := func(label string) scroll.Link {
		return scroll.Link{Label: label, Action: func() { *pressed = append(*pressed, label) }}
	}
	var blocks []scroll.Block
	for i := range chapters {
		n := string(rune('A' + i))
		blocks = append(blocks,
			scroll.Heading{Text: "Kapitel " + n}, scroll.Passage{Text: rule}, scroll.Ruling{Number: "R 7", Text: rule},
			scroll.Links{link("eins " + n), link("zwei " + n)}, scroll.Passage{Text: rule})
	}
	p = open(t, scroll.Page{Height: 260, Blocks: blocks}, options...)
	return p, pressed
}

func readingOf(p *opened) *scroll.Reading { return p.part.(*scroll.Reading) }

func TestPageByKeys(t *testing.T) {
	p, pressed := book(t, 4, panel.Start(0))
	r := readingOf(p)
	paneltest.Strike(p, input.KeyDown)
	if r.Top() != scroll.Notch {
		t.Errorf("down: got %d, want %d", r.Top(), scroll.Notch)
	}
	paneltest.Strike(p, input.KeyUp)
	for range 3 {
		paneltest.Strike(p, input.KeyRight)
		if label, seen := r.Link(); !seen {
			t.Errorf("link %q has the focus and cannot be seen", label)
		}
	}
	paneltest.Strike(p, input.KeyEnter)
	paneltest.Strike(p, input.KeyLeft)
	paneltest.Strike(p, input.KeyEnter)
	paneltest.Strike(p, input.KeyEnd)
	paneltest.Strike(p, input.KeyLeft) // from what is seen, not from the link far above
	paneltest.Strike(p, input.KeyEnter)
	if want := []string{"eins B", "zwei A", "zwei D"}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
	paneltest.Strike(p, input.KeyEnd)
	paneltest.Strike(p, input.KeyDown)
	if !p.isBack() {
		t.Error("down from the end: want the focus on the button")
	}
}

func TestPageByMouse(t *testing.T) {
	mouse := paneltest.NewHand()
	p, pressed := book(t, 4)
	p.ScrollTo(1)
	r, ok := paneltest.Labelled(p, "zwei A")
	if !ok {
		t.Fatal("the link cannot be seen")
	}
	mouse.Over(p, r)
	if got := p.Cursor(); got != ebiten.CursorShapePointer {
		t.Errorf("over a link: got the pointer %v, want a hand", got)
	}
	mouse.Click(p)
	mouse.To(p, readingOf(p).View().Min.Add(image.Pt(1, 1)))
	if got := p.Cursor(); got != ebiten.CursorShapeDefault {
		t.Errorf("over text: got the pointer %v, want an arrow", got)
	}
	mouse.Click(p)
	if want := []string{"zwei A"}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
}

func TestScrollTo(t *testing.T) {
	p, _ := book(t, 4)
	r := readingOf(p)
	p.Draw(ebiten.NewImage(1280, 800))
	p.ScrollTo(9)
	if r.Top() != r.Begin(9) || !p.NeedsFrame() {
		t.Errorf("got the page at %d, want block 9 at %d and a frame", r.Top(), r.Begin(9))
	}
	p.ScrollTo(99)
	if r.Top() != r.Begin(9) {
		t.Error("a block that is not there was scrolled to")
	}
}

func TestContinueKeepsThePagesPlace(t *testing.T) {
	p, _ := book(t, 4)
	p.ScrollTo(5)
	next, _ := book(t, 4, panel.Continue(p.Panel))
	if got, want := readingOf(next).Top(), readingOf(p).Top(); got != want {
		t.Errorf("got the page at %d, want it kept at %d", got, want)
	}
}

func TestPageWithoutAnything(t *testing.T) {
	p := panel.New(paneltest.Skin(t), paneltest.Window(1280, 800, 1), []panel.Item{scroll.Page{Height: 80}, scroll.Page{Height: 50, Blocks: []scroll.Block{scroll.Links{}}}})
	for _, k := range []input.Key{input.KeyTab, input.KeyRight, input.KeyEnter, input.KeyEnd} {
		paneltest.Strike(p, k)
	}
	p.Draw(ebiten.NewImage(1280, 800))
}

// TestWhatIsScrolledToDoesNotFade proves that nothing of a block lies in the strip that fades at the upper edge.
func TestWhatIsScrolledToDoesNotFade(t *testing.T) {
	p, _ := book(t, 4)
	r := readingOf(p)
	for block := 1; block < 12; block++ {
		p.ScrollTo(block)
		if room := r.Start(block) - r.Top(); room < r.Skin.Px(scroll.FadeAbove) {
			t.Errorf("block %d begins %d pixels below the edge, within the %d that fade", block, room, r.Skin.Px(scroll.FadeAbove))
		}
	}
}
