package panel

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// Page is a scrolling text. With the focus, Up and Down scroll, Left and Right move to the next link, and Enter presses the
// focused link. Panel.scrollTo scrolls to a block.
type Page struct {
	ID     string  // as of a Button; links without a name are ID.0, ID.1 …, the scroll bar is ID.bar
	Height float64 // logical height of the visible part; 0 for that of the text
	Blocks []Block
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

func (t *reading) Measure(width int) int {
	if inner := t.inner(width); t.flow.width != inner || len(t.flow.tops) != len(t.item.Blocks) {
		t.flow = newFlow(t.skin, t.item.Blocks, inner)
		for i := range t.flow.links {
			l := &t.flow.links[i]
			l.id = idOrDefault(l.link.ID, numbered(t.id, i))
		}
	}
	if t.tall == 0 {
		return t.flow.height + 2*t.pad.Y
	}
	return max(t.tall, t.skin.Px(2*notch))
}

// setHeight sets the height in pixels, 0 for the original one.
func (t *reading) setHeight(pixels int) {
	t.tall = pixels
	if pixels == 0 {
		t.tall = t.skin.Px(t.item.Height)
	}
}

func (t *reading) scrollTo(block int) (moved bool) {
	was := t.top
	if block >= 0 && block < len(t.flow.tops) {
		t.setTop(t.flow.tops[block] - t.skin.Px(fadeAbove)) // below the fading edge
	}
	return t.top != was
}

func (t *reading) AppendZones(dst []zone) []zone {
	for i, l := range t.flow.links {
		// A link can be pressed a little beside it.
		if at := l.at.Inset(-t.skin.Px(3)).Add(t.corner()).Intersect(t.view); !at.Empty() {
			dst = append(dst, newZone(i+1, l.id, at, l.link.Label, l.link.Action != nil))
		}
	}
	return t.roll.AppendZones(dst)
}

// HandleKey scrolls. It returns false beyond the ends, so that the arrows move the focus on.
func (t *reading) HandleKey(g input.Gesture) (handled bool) {
	switch {
	case g.Key == input.KeyUp && t.top > 0:
		t.setTop(t.top - t.skin.Px(notch))
	case g.Key == input.KeyDown && t.top < t.maxTop():
		t.setTop(t.top + t.skin.Px(notch))
	default:
		return t.TurnPage(g.Key)
	}
	return true
}

// HandleArrow focuses the next link (step 1) or the previous one (-1) and scrolls to it. If no link is focused, or the focused one is out of view,
// it starts with a visible one. handled is false if there are no links.
func (t *reading) HandleArrow(step int) (handled bool) {
	links := t.flow.links
	if len(links) == 0 {
		return false
	}
	next, bottom := t.marked+step, t.top+t.view.Dy()
	if t.marked < 0 || links[t.marked].at.Min.Y < t.top || links[t.marked].at.Max.Y > bottom {
		// The first visible link or, backwards, the one before the first below the view.
		next = slices.IndexFunc(links, func(l flowLink) bool { return step > 0 && l.at.Min.Y >= t.top || step < 0 && l.at.Max.Y > bottom })
		if next < 0 {
			next = len(links)
		}
		next += min(step, 0)
	}
	t.marked = min(max(next, 0), len(links)-1)
	t.reveal(links[t.marked].at.Min.Y, links[t.marked].at.Max.Y, t.skin.Px(fadeHeight))
	return true
}

func (t *reading) CanFocus() bool { return t.maxTop() > 0 || len(t.flow.links) > 0 }

func (t *reading) InheritState(from Control) (inherited bool) {
	old, ok := from.(*reading)
	if !ok {
		return false
	}
	t.keepGrip(old.roll)
	if len(old.item.Blocks) != len(t.item.Blocks) || old.flow.height == 0 {
		return true
	}
	t.marked = min(old.marked, len(t.flow.links)-1)
	t.setTop(old.top * t.flow.height / old.flow.height)
	return true
}

// AppendLines appends the whole page, hidden parts too.
func (t *reading) AppendLines(dst []Line, here bool) []Line {
	link := 0
	for _, b := range t.item.Blocks {
		switch b := b.(type) {
		case Heading:
			dst = textLines(dst, b.Text)
		case Fold:
			dst = append(dst, buttonLine(b.Label, b.Action != nil, here && link == t.marked))
			link++
		case PageParagraph:
			dst = textLines(dst, b.Text)
		case Ruling:
			dst = textLines(dst, joined(b.Number, b.Text))
		case Links:
			for _, l := range b {
				dst = append(dst, buttonLine(l.Label, l.Action != nil, here && link == t.marked))
				link++
			}
		}
	}
	return dst
}

// Block is an element of a Page: a Heading, Fold, PageParagraph, Ruling or Links.
type Block interface{ block() }

// Heading is the title of a chapter.
type Heading struct{ Text string }

// Fold is a link as wide as the page that shows or hides text below it. The sign before it shows its state.
type Fold struct {
	Link
	Marks  []Highlight
	IsOpen bool
}

// PageParagraph is a paragraph. Line breaks are kept.
type PageParagraph struct {
	Text  string
	Marks []Highlight
}

// Ruling is a paragraph with a short number at its left.
type Ruling struct {
	Number string
	Text   string
	Marks  []Highlight // ranges of Text
}

// Links are references, side by side in as many lines as needed.
type Links []Link

// Link is a reference, pressed by a click, or by Enter while it has the focus.
type Link struct {
	ID     string // as of a Button
	Label  string
	Action func()
}

// Highlight is a highlighted range [From, To) of a text, in bytes.
type Highlight struct{ From, To int }

func (Heading) block()       {}
func (Fold) block()          {}
func (PageParagraph) block() {}
func (Ruling) block()        {}
func (Links) block()         {}
