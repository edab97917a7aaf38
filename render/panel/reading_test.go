package panel

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
)

func TestAPanelKeepsItsHeightWhateverIsOnIt(t *testing.T) {
	skin := NewSkin(testFonts(t), 0, 1.3, 1)
	page := Page{Blocks: []PageBlock{PageParagraph{Text: rule}}}
	buttons := Row{Buttons: []Button{{Label: "zurück", Action: nothing}}}
	var want geom.Rect
	for i, items := range [][]Item{
		{Field{OnChange: func(string) {}}, page, buttons},
		{Field{OnChange: func(string) {}}, Choice{Options: []string{"a", "b"}}, page, buttons},
		{Field{OnChange: func(string) {}}, List{Height: 133, Rows: make([]ListRow, 9)}, page, buttons},
		{Paragraph{Text: rule}, page, buttons},
	} {
		at := New(skin, window(960, 700, 1.3), items, WithWidth(600), WithHeight(500)).Bounds()
		if i == 0 {
			want = at
		}
		if at != want || at.H != float64(skin.Px(500)) {
			t.Errorf("with %T: got the panel at %v, want %v, as high as it was asked to be", items[1], at, want)
		}
	}
	if low := New(skin, window(960, 400, 1.3), []Item{page, buttons}, WithHeight(500)).Bounds(); low.H > 400*1.3 {
		t.Errorf("got a panel of %v in a window of %v", low.H, 400*1.3)
	}
}

// opened is a panel of something that scrolls over a button, and their parts.
type opened struct {
	*Panel
	part, back Part
}

// open makes a panel in a window, of something that scrolls over a button.
func open(t testing.TB, item Item, options ...Option) *opened {
	o := new(opened)
	o.Panel = New(testSkin(t), window(1280, 800, 1), []Item{
		kept{Item: item, As: &o.part},
		kept{Item: Button{Label: "zurück", Style: PrimaryStyle, Action: func() {}}, As: &o.back},
	}, options...)
	return o
}

// isBack reports whether the button has the ring of the focus.
func (o *opened) isBack() bool {
	return o.back.(interface{ Controls() []Control }).Controls()[0].Appearance().hasRing
}

// book is a page of chapters, each with a ruling, links and a last word, and which links were pressed.
func book(t testing.TB, chapters int, options ...Option) (p *opened, pressed *[]string) {
	pressed = new([]string)
	link := func(label string) Link {
		return Link{Label: label, Action: func() { *pressed = append(*pressed, label) }}
	}
	var blocks []PageBlock
	for i := range chapters {
		n := string(rune('A' + i))
		blocks = append(blocks,
			Heading{Text: "Kapitel " + n}, PageParagraph{Text: rule}, NumberedParagraph{Number: "R 7", Text: rule},
			Links{link("eins " + n), link("zwei " + n)}, PageParagraph{Text: rule})
	}
	p = open(t, Page{Height: 260, Blocks: blocks}, options...)
	return p, pressed
}

func readingOf(p *opened) *reading { return p.part.(*reading) }

func TestPageByKeys(t *testing.T) {
	p, pressed := book(t, 4, FocusItem(0))
	r := readingOf(p)
	strike(p, input.KeyDown)
	if r.top != notch {
		t.Errorf("down: got %d, want %d", r.top, notch)
	}
	strike(p, input.KeyUp)
	for range 3 {
		strike(p, input.KeyRight)
		if l := r.flow.links[r.marked]; l.at.Min.Y < r.top || l.at.Max.Y > r.top+r.view.Dy() {
			t.Errorf("link %q has the focus and cannot be seen", l.link.Label)
		}
	}
	strike(p, input.KeyEnter)
	strike(p, input.KeyLeft)
	strike(p, input.KeyEnter)
	strike(p, input.KeyEnd)
	strike(p, input.KeyLeft) // from what is seen, not from the link far above
	strike(p, input.KeyEnter)
	if want := []string{"eins B", "zwei A", "zwei D"}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
	strike(p, input.KeyEnd)
	strike(p, input.KeyDown)
	if !p.isBack() {
		t.Error("down from the end: want the focus on the button")
	}
}

func TestPageByMouse(t *testing.T) {
	mouse := newHand()
	p, pressed := book(t, 4)
	p.ScrollTo(1)
	r, ok := targetLabelled(p, "zwei A")
	if !ok {
		t.Fatal("the link cannot be seen")
	}
	mouse.Over(p, r)
	if got := p.CursorShape(); got != ebiten.CursorShapePointer {
		t.Errorf("over a link: got the pointer %v, want a hand", got)
	}
	mouse.Click(p)
	mouse.To(p, readingOf(p).view.Min.Add(image.Pt(1, 1)))
	if got := p.CursorShape(); got != ebiten.CursorShapeDefault {
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
	want := r.flow.tops[9] - r.skin.Px(fadeAbove)
	if r.top != want || !p.NeedsRedraw() {
		t.Errorf("got the page at %d, want block 9 at %d and a frame", r.top, want)
	}
	p.ScrollTo(99)
	if r.top != want {
		t.Error("a block that is not there was scrolled to")
	}
}

func TestContinueKeepsThePagesPlace(t *testing.T) {
	p, _ := book(t, 4)
	p.ScrollTo(5)
	next, _ := book(t, 4, ContinueFrom(p.Panel))
	if got, want := readingOf(next).top, readingOf(p).top; got != want {
		t.Errorf("got the page at %d, want it kept at %d", got, want)
	}
}

func TestPageWithoutAnything(t *testing.T) {
	p := New(testSkin(t), window(1280, 800, 1), []Item{Page{Height: 80}, Page{Height: 50, Blocks: []PageBlock{Links{}}}})
	for _, k := range []input.Key{input.KeyTab, input.KeyRight, input.KeyEnter, input.KeyEnd} {
		strike(p, k)
	}
	p.Draw(ebiten.NewImage(1280, 800))
}

// TestWhatIsScrolledToDoesNotFade proves that nothing of a block lies in the strip that fades at the upper edge.
func TestWhatIsScrolledToDoesNotFade(t *testing.T) {
	p, _ := book(t, 4)
	r := readingOf(p)
	for block := 1; block < 12; block++ {
		p.ScrollTo(block)
		if room := r.flow.tops[block] - r.top; room < r.skin.Px(fadeAbove) {
			t.Errorf("block %d begins %d pixels below the edge, within the %d that fade", block, room, r.skin.Px(fadeAbove))
		}
	}
}
