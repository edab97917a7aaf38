package panel

import (
	"image"
	"slices"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/target"
)

// reading is the part of a Page: a roll of what flows on it.
type reading struct {
	*roll
	item      Page
	flow      *flow
	stretched int // pixels by which it is higher than its item says
}

func (item Page) part(d *desk, id string) part {
	t := &reading{roll: newRoll(d, named(item.ID, id)), item: item, flow: newFlow(d.skin, nil, 1)}
	t.height = func() int { return t.flow.height }
	t.action = func(link int) func() { return t.flow.links[link].link.Action }
	t.write = func(picture *ebiten.Image) {
		focused := -1
		if t.active {
			focused = t.marked
		}
		t.flow.draw(picture, t.top, t.under(), focused)
	}
	t.frame(18, 8)
	return t
}

func (t *reading) measure(width int) int {
	if inner := t.inner(width); t.flow.width != inner || len(t.flow.tops) != len(t.item.Blocks) {
		t.flow = newFlow(t.skin, t.item.Blocks, inner)
		for i := range t.flow.links {
			l := &t.flow.links[i]
			l.id = named(l.link.ID, numbered(t.id, i))
		}
	}
	return max(t.skin.Px(t.item.Height)+t.stretched, t.skin.Px(2*notch))
}

func (t *reading) put(at image.Rectangle) {
	t.roll.put(at)
	t.to(t.top)
}

// goTo scrolls to a block, or as near as the page reaches.
func (t *reading) goTo(block int) {
	if block >= 0 && block < len(t.flow.tops) {
		t.to(t.begin(block))
	}
}

// begin returns how far the page is scrolled where a block is at the upper edge, below what fades there.
func (t *reading) begin(block int) int { return max(t.flow.tops[block]-t.skin.Px(fadeAbove), 0) }

// read returns the block that somebody is reading who looks at the upper third of the page, or -1.
func (t *reading) read() int {
	line := t.top + t.view.Dy()/3
	if t.top == t.most() {
		line = t.flow.height
	}
	return sort.SearchInts(t.flow.tops, line+1) - 1
}

// spots returns the links that are seen, as far as they are, and the roll.
func (t *reading) spots(dst []spot) []spot {
	for i, l := range t.flow.links {
		// A link may be taken from a little beside it.
		if at := t.onScreen(l.at.Inset(-t.skin.Px(3))).Intersect(t.view); !at.Empty() {
			dst = append(dst, spot{target.Target{ID: l.id, Rect: rect(at), Label: l.link.Label, Enabled: l.link.Action != nil}, i + 1})
		}
	}
	return t.roll.spots(dst)
}

// onScreen is where a part of the page lies on the screen, whether it is seen or not.
func (t *reading) onScreen(at image.Rectangle) image.Rectangle {
	return at.Add(t.view.Min).Sub(image.Pt(0, t.top))
}

// strike scrolls and goes through the links. From the ends the arrows lead on to other controls.
func (t *reading) strike(g input.Gesture) bool {
	switch {
	case g.Key == input.KeyUp && t.top > 0:
		t.to(t.top - t.skin.Px(notch))
	case g.Key == input.KeyDown && t.top < t.most():
		t.to(t.top + t.skin.Px(notch))
	default:
		return t.turnPage(g.Key)
	}
	return true
}

// turn gives the focus to the next link (1) or the one before (-1) and scrolls to it; the first time, to one that is seen.
func (t *reading) turn(step int) bool {
	links := t.flow.links
	if len(links) == 0 {
		return false
	}
	next := t.marked + step
	if t.marked < 0 || !t.seen(links[t.marked].at) {
		next = t.firstSeen(step)
	}
	t.marked = min(max(next, 0), len(links)-1)
	room := t.skin.Px(fadeHeight)
	t.reveal(links[t.marked].at.Min.Y, links[t.marked].at.Max.Y, room)
	return true
}

// seen reports whether a part of the page is in the view.
func (t *reading) seen(at image.Rectangle) bool {
	return at.Min.Y >= t.top && at.Max.Y <= t.top+t.view.Dy()
}

// firstSeen returns the first link in the view or, going back, the last; where none is seen, the next one beyond its edge.
func (t *reading) firstSeen(step int) int {
	links := t.flow.links
	if step < 0 {
		beyond := slices.IndexFunc(links, func(l flowLink) bool { return l.at.Max.Y > t.top+t.view.Dy() })
		if beyond < 0 {
			beyond = len(links)
		}
		return max(beyond-1, 0)
	}
	if below := slices.IndexFunc(links, func(l flowLink) bool { return l.at.Min.Y >= t.top }); below >= 0 {
		return below
	}
	return len(links) - 1
}

func (t *reading) able() bool { return t.most() > 0 || len(t.flow.links) > 0 }

// keep takes over how far the page it replaces was scrolled, as long as that had the same number of blocks.
func (t *reading) keep(old *reading) {
	if len(old.item.Blocks) != len(t.item.Blocks) || old.flow.height == 0 {
		return
	}
	t.marked = min(old.marked, len(t.flow.links)-1)
	t.to(old.top * t.flow.height / old.flow.height)
}
