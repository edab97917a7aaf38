package panel

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
)

const rule = "Leg so viele Karten, wie du willst und kannst. Schaffst du einen DREIer, darfst du sofort eine Karte von deinem Stapel ziehen – oder es lassen."

// book is a page of chapters, each with a ruling, links and a last word, and which links were pressed.
func book(t testing.TB, chapters int, options ...Option) (p *Panel, pressed *[]string) {
	pressed = new([]string)
	link := func(label string) Link {
		return Link{Label: label, Action: func() { *pressed = append(*pressed, label) }}
	}
	var blocks []Block
	for i := range chapters {
		n := string(rune('A' + i))
		blocks = append(blocks,
			Heading{Text: "Kapitel " + n}, Passage{Text: rule}, Ruling{Number: "R 7", Text: rule},
			Links{link("eins " + n), link("zwei " + n)}, Passage{Text: rule})
	}
	p = made(t, []Item{Page{Height: 260, Blocks: blocks}, Button{Label: "zurück", Style: Primary, Action: nothing}}, options...)
	return p, pressed
}

func readingOf(p *Panel) *reading { return p.focus.controls[0].(*reading) }

func TestPageKeepsItsTextInItsWidth(t *testing.T) {
	fonts := testFonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		skin := NewSkin(fonts, 0, scale, 1)
		blocks := []Block{
			Heading{Text: "Eine Überschrift, die nicht in eine Zeile passt"}, Passage{Text: rule}, Ruling{Number: "R 12", Text: rule},
			Links{{Label: "Das freche Geschenk"}, {Label: "Der DREIer"}, {Label: "Egon"}}, Passage{Text: "Ende"},
		}
		f := newFlow(skin, blocks, int(330*scale))
		var boxes []image.Rectangle
		for _, p := range f.pieces {
			if p.prose.Width > float64(p.at.Dx()) || p.prose.Height() > p.at.Dy() {
				t.Errorf("at %v: %q is %v×%d, its box %v", scale, p.prose.Lines, p.prose.Width, p.prose.Height(), p.at)
			}
			boxes = append(boxes, p.at)
		}
		for _, l := range f.links {
			boxes = append(boxes, l.at)
		}
		for i, a := range boxes {
			if !a.In(image.Rect(0, 0, f.width, f.height)) {
				t.Errorf("at %v: %v reaches out of the page of %d×%d", scale, a, f.width, f.height)
			}
			for _, b := range boxes[:i] {
				if a.Overlaps(b) {
					t.Errorf("at %v: %v and %v overlap", scale, a, b)
				}
			}
		}
		if !slices.IsSorted(f.tops) || len(f.tops) != len(blocks) {
			t.Errorf("at %v: got blocks beginning at %v", scale, f.tops)
		}
	}
}

// TestMarksLieBehindTheirLetters compares the length of the highlight with that of the letters it is for, over line ends and odd spaces.
func TestMarksLieBehindTheirLetters(t *testing.T) {
	skin := testSkin(t)
	face := skin.face(assets.Text, paragraphSize)
	for _, test := range []struct {
		text, what string
		width      float64
		want       []string // the parts highlighted, one a line
	}{
		{"Ein DREIer zählt.", "DREIer", 400, []string{"DREIer"}},
		{"Über  das\nEnde   hinaus", "das\nEnde", 400, []string{"das", "Ende"}},
		{"äöü ÄÖÜ ß", "ÄÖÜ", 400, []string{"ÄÖÜ"}},
		{"Stapel ziehen oder lassen", "ziehen oder", 110, []string{"ziehen", "oder"}},
		{"nichts", "", 400, nil},
	} {
		from := strings.Index(test.text, test.what)
		p := face.Wrap(test.text, test.width)
		got := highlight(test.text, p, []Mark{{from, from + len(test.what)}}, image.Point{})
		if len(got) != len(test.want) {
			t.Errorf("%q in %q: got %v, want %q", test.what, p.Lines, got, test.want)
			continue
		}
		for i, part := range test.want {
			long := int(face.Advance(part))
			if d := got[i].Dx() - long; d < -1 || d > 4 {
				t.Errorf("%q: got a highlight %d wide, want about %d", part, got[i].Dx(), long)
			}
		}
	}
}

func TestPageByKeys(t *testing.T) {
	p, pressed := book(t, 4, Start(0))
	r := readingOf(p)
	strike(p, input.KeyDown)
	if r.top != notch {
		t.Errorf("down: got %d, want %d", r.top, notch)
	}
	strike(p, input.KeyUp)
	for range 3 {
		strike(p, input.KeyRight)
		if l := r.flow.links[r.marked]; !r.seen(l.at) {
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
	if got := focused(p); got != "zurück" {
		t.Errorf("down from the end: got the focus on %q, want the button", got)
	}
}

func TestPageByMouse(t *testing.T) {
	mouse := newHand()
	p, pressed := book(t, 4)
	p.ScrollTo(1)
	r, ok := labelled(p, "zwei A")
	if !ok {
		t.Fatal("the link cannot be seen")
	}
	mouse.over(p, r)
	if got := p.Cursor(); got != ebiten.CursorShapePointer {
		t.Errorf("over a link: got the pointer %v, want a hand", got)
	}
	mouse.click(p)
	mouse.to(p, readingOf(p).view.Min.Add(image.Pt(1, 1)))
	if got := p.Cursor(); got != ebiten.CursorShapeDefault {
		t.Errorf("over text: got the pointer %v, want an arrow", got)
	}
	mouse.click(p)
	if want := []string{"zwei A"}; !slices.Equal(*pressed, want) {
		t.Errorf("got pressed %v, want %v", *pressed, want)
	}
}

func TestScrollTo(t *testing.T) {
	p, _ := book(t, 4)
	r := readingOf(p)
	p.Draw(ebiten.NewImage(1280, 800))
	p.ScrollTo(9)
	if r.top != r.begin(9) || !p.NeedsFrame() {
		t.Errorf("got the page at %d, want block 9 at %d and a frame", r.top, r.begin(9))
	}
	p.ScrollTo(99)
	if r.top != r.begin(9) {
		t.Error("a block that is not there was scrolled to")
	}
}

func TestContinueKeepsThePagesPlace(t *testing.T) {
	p, _ := book(t, 4)
	p.ScrollTo(5)
	next, _ := book(t, 4, Continue(p))
	if got, want := readingOf(next).top, readingOf(p).top; got != want {
		t.Errorf("got the page at %d, want it kept at %d", got, want)
	}
}

func TestPageWithoutAnything(t *testing.T) {
	p := made(t, []Item{Page{Height: 80}, Page{Height: 50, Blocks: []Block{Links{}}}})
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

func TestThePanelTellsWhatIsRead(t *testing.T) {
	p, _ := book(t, 4)
	if block, top := p.Reading(); block >= 5 || top != 0 {
		t.Errorf("at the start: got block %d at %d, want one of the first chapter", block, top)
	}
	p.ScrollTo(10)
	if block, top := p.Reading(); block < 10 || block >= 15 || top != readingOf(p).top {
		t.Errorf("got block %d at %d, want one of the third chapter", block, top)
	}
	readingOf(p).to(1 << 20)
	if block, _ := p.Reading(); block != 19 {
		t.Errorf("at the end: got block %d, want the last", block)
	}
	bare := made(t, []Item{Button{Label: "los", Action: nothing}})
	if block, _ := bare.Reading(); block != -1 {
		t.Errorf("without a page: got block %d", block)
	}
}

func TestAPanelKeepsItsHeightWhateverIsOnIt(t *testing.T) {
	skin := NewSkin(testFonts(t), 0, 1.3, 1)
	page := Page{Blocks: []Block{Passage{Text: rule}}}
	buttons := Row{Buttons: []Button{{Label: "zurück", Action: nothing}}}
	var want geom.Rect
	for i, items := range [][]Item{
		{Field{Changed: func(string) {}}, page, buttons},
		{Field{Changed: func(string) {}}, Choice{Options: []string{"a", "b"}}, page, buttons},
		{Field{Changed: func(string) {}}, List{Height: 133, Rows: make([]ListRow, 9)}, page, buttons},
		{Paragraph{Text: rule}, page, buttons},
	} {
		at := New(skin, window(960, 700, 1.3), items, Width(600), Height(500)).Bounds()
		if i == 0 {
			want = at
		}
		if at != want || at.H != float64(skin.Px(500)) {
			t.Errorf("with %T: got the panel at %v, want %v, as high as it was asked to be", items[1], at, want)
		}
	}
	if low := New(skin, window(960, 400, 1.3), []Item{page, buttons}, Height(500)).Bounds(); low.H > 400*1.3 {
		t.Errorf("got a panel of %v in a window of %v", low.H, 400*1.3)
	}
}

func TestAChoiceShowsWhatIsChosenElsewhere(t *testing.T) {
	told := 0
	p := made(t, []Item{Choice{Options: []string{"a", "b", "c"}, Changed: func(int) { told++ }}})
	p.Draw(ebiten.NewImage(1280, 800))
	p.Choose(2)
	if !p.NeedsFrame() || p.focus.controls[0].(*choice).item.Index != 2 {
		t.Error("the option is not shown")
	}
	p.Tick()
	p.Draw(ebiten.NewImage(1280, 800))
	p.Tick()
	if told > 0 || p.NeedsFrame() {
		t.Errorf("told %d times, wants a frame %v", told, p.NeedsFrame())
	}
}
