package panel

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// Page is a scrolling text. With the focus, Up and Down scroll, Left and Right move to the next link, and Enter presses the focused link.
// Panel.ScrollTo scrolls to a block.
type Page struct {
	ID     string  // see Button.ID; links without a name are ID.0, ID.1 …, the scroll bar is ID.bar
	Height float64 // logical height of the visible part; 0 for that of the text
	Blocks []PageBlock
}

type reading struct {
	*roll
	item Page
	flow *flow
}

func (item Page) MakePart(d *Env, id string) Part {
	t := &reading{item: item, flow: newFlow(d.skin, nil, 1)}
	t.roll = newRoll(d, idOrDefault(item.ID, id), func() int { return t.flow.height })
	t.action = func(link int) func() { return t.flow.links[link].link.Action }
	t.write = func(view *ebiten.Image) {
		focused := -1
		if t.active {
			focused = t.marked
		}
		t.flow.draw(view, t.corner(), t.under(), focused)
	}
	t.frame(18, 8)
	t.setHeight(0)
	return t
}

func (r *reading) Measure(width int) int {
	if inner := r.inner(width); r.flow.width != inner || len(r.flow.tops) != len(r.item.Blocks) {
		r.flow = newFlow(r.skin, r.item.Blocks, inner)
		for i := range r.flow.links {
			l := &r.flow.links[i]
			l.id = idOrDefault(l.link.ID, numbered(r.id, i))
		}
	}
	if r.tall == 0 {
		return r.flow.height + 2*r.pad.Y
	}
	return max(r.tall, r.skin.Px(2*notch))
}

// setHeight sets the height in pixels, 0 for the original one.
func (r *reading) setHeight(pixels int) {
	r.tall = pixels
	if pixels == 0 {
		r.tall = r.skin.Px(r.item.Height)
	}
}

func (r *reading) scrollTo(block int) (moved bool) {
	was := r.top
	if block >= 0 && block < len(r.flow.tops) {
		r.setTop(r.flow.tops[block] - r.skin.Px(fadeAbove)) // below the fading edge
	}
	return r.top != was
}

func (r *reading) AppendZones(dst []zone) []zone {
	for i, l := range r.flow.links {
		// A link can be pressed a little beside it.
		if at := l.at.Inset(-r.skin.Px(3)).Add(r.corner()).Intersect(r.view); !at.Empty() {
			dst = append(dst, newZone(i+1, l.id, at, l.link.Label, l.link.Action != nil))
		}
	}
	return r.roll.AppendZones(dst)
}

// HandleKey scrolls. It returns false beyond the ends, so that the arrows move the focus on.
func (r *reading) HandleKey(g input.Gesture) (handled bool) {
	switch {
	case g.Key == input.KeyUp && r.top > 0:
		r.setTop(r.top - r.skin.Px(notch))
	case g.Key == input.KeyDown && r.top < r.maxTop():
		r.setTop(r.top + r.skin.Px(notch))
	default:
		return r.TurnPage(g.Key)
	}
	return true
}

// HandleArrow focuses the next link (step 1) or the previous one (-1) and scrolls to it. If no link is focused, or the focused one is out of view,
// it starts with a visible one. handled is false if there are no links.
func (r *reading) HandleArrow(step int) (handled bool) {
	links := r.flow.links
	if len(links) == 0 {
		return false
	}
	next, bottom := r.marked+step, r.top+r.view.Dy()
	if r.marked < 0 || links[r.marked].at.Min.Y < r.top || links[r.marked].at.Max.Y > bottom {
		// The first visible link or, backwards, the one before the first below the view.
		next = slices.IndexFunc(links, func(l flowLink) bool { return step > 0 && l.at.Min.Y >= r.top || step < 0 && l.at.Max.Y > bottom })
		if next < 0 {
			next = len(links)
		}
		next += min(step, 0)
	}
	r.marked = min(max(next, 0), len(links)-1)
	r.reveal(links[r.marked].at.Min.Y, links[r.marked].at.Max.Y, r.skin.Px(fadeHeight))
	return true
}

func (r *reading) CanFocus() bool { return r.maxTop() > 0 || len(r.flow.links) > 0 }

func (r *reading) InheritState(from Control) (inherited bool) {
	old, ok := from.(*reading)
	if !ok {
		return false
	}
	r.keepGrip(old.roll)
	if len(old.item.Blocks) != len(r.item.Blocks) || old.flow.height == 0 {
		return true
	}
	r.marked = min(old.marked, len(r.flow.links)-1)
	r.setTop(old.top * r.flow.height / old.flow.height)
	return true
}

// AppendLines appends the lines of the whole page, also those scrolled out of view.
func (r *reading) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	link := 0
	for _, b := range r.item.Blocks {
		switch b := b.(type) {
		case Heading:
			dst = textLines(dst, b.Text)
		case FoldableHeading:
			dst = append(dst, buttonLine(b.Label, b.Action != nil, here && link == r.marked))
			link++
		case PageParagraph:
			dst = textLines(dst, b.Text)
		case NumberedParagraph:
			dst = textLines(dst, joined(b.Number, b.Text))
		case Links:
			for _, l := range b {
				dst = append(dst, buttonLine(l.Label, l.Action != nil, here && link == r.marked))
				link++
			}
		}
	}
	return dst
}

// PageBlock is an element of a Page: a Heading, FoldableHeading, PageParagraph, NumberedParagraph or Links.
type PageBlock interface{ block() }

// Heading is the title of a chapter.
type Heading struct{ Text string }

// FoldableHeading is a heading that shows or hides the text below it: a link as wide as the page. The sign before it shows its state.
type FoldableHeading struct {
	Link
	Highlights []Highlight
	IsOpen     bool
}

// PageParagraph is a paragraph. Line breaks are kept.
type PageParagraph struct {
	Text       string
	Highlights []Highlight
}

// NumberedParagraph is a paragraph with a short number at its left.
type NumberedParagraph struct {
	Number     string
	Text       string
	Highlights []Highlight // ranges of Text
}

// Links are references, side by side in as many lines as needed.
type Links []Link

// Link is a reference, pressed by a click, or by Enter while it has the focus.
type Link struct {
	ID     string // see Button.ID
	Label  string
	Action func()
}

// Highlight is a highlighted range [From, To) of a text, in bytes.
type Highlight struct{ From, To int }

func (Heading) block()           {}
func (FoldableHeading) block()   {}
func (PageParagraph) block()     {}
func (NumberedParagraph) block() {}
func (Links) block()             {}
