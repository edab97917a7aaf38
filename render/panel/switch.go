package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/target"
)

// Switch is something that is on or off.
type Switch struct {
	ID      string // as of a Button
	Label   string
	On      bool
	Changed func(on bool) // called for each press
}

// The logical measures of a switch: of its pill, of the handle in it, and of its least height.
const (
	switchWidth  = 52
	switchThick  = 28
	switchKnob   = 22
	switchHeight = 34
)

// toggle is the part of a Switch.
type toggle struct {
	element
	touch
	*desk
	id    string
	item  Switch
	label kit.Prose
}

func (item Switch) part(d *desk, id string) part {
	return &toggle{desk: d, id: named(item.ID, id), item: item}
}

func (t *toggle) measure(width int) int {
	t.label = t.skin.fit(t.item.Label, assets.Strong, labelSize, float64(width-t.skin.Px(switchWidth+formGap)))
	return max(t.skin.Px(switchHeight), t.label.Height())
}

func (t *toggle) spots(dst []spot) []spot {
	return append(dst, spot{target.Target{ID: t.id, Rect: rect(t.bounds()), Label: t.item.Label, Enabled: true}, 1})
}

func (t *toggle) drop() {
	if t.over != nowhere {
		t.press()
	}
}

func (t *toggle) able() bool { return true }

func (t *toggle) press() {
	t.item.On = !t.item.On
	if on := t.item.On; t.item.Changed != nil {
		t.tell.later(func() { t.item.Changed(on) })
	}
}

func (t *toggle) look() look {
	l := look{ring: t.ring, state: t.state()}
	if t.item.On {
		l.value = 1
	}
	return l
}

func (t *toggle) state() state {
	switch {
	case t.over == nowhere:
		return idle
	case t.held != nowhere:
		return pressed
	}
	return hovered
}

// pill is where the handle runs.
func (t *toggle) pill() image.Rectangle {
	r := t.bounds()
	y := (r.Min.Y + r.Max.Y - t.skin.Px(switchThick)) / 2
	return image.Rect(r.Max.X-t.skin.Px(switchWidth), y, r.Max.X, y+t.skin.Px(switchThick))
}

func (t *toggle) draw(screen *ebiten.Image) {
	pill := t.pill()
	label := t.bounds()
	label.Max.X = pill.Min.X
	t.label.Draw(screen, label, kit.Left, t.skin.ui.Text)
	if t.ring {
		ring := t.skin.Ring.(kit.Ring)
		ring.Radius = float64(pill.Dy()) / 2
		ring.Size = int(math.Ceil(ring.Radius)) + 1
		t.skin.pictures.Grow(screen, ring, pill)
	}
	t.skin.pictures.Grow(screen, t.skin.slot(t.item.On), pill)
	half := pill.Dy() / 2
	at := image.Pt(pill.Min.X+half, pill.Min.Y+half)
	if t.item.On {
		at.X = pill.Max.X - half
	}
	t.skin.pictures.Stamp(screen, t.skin.knobs[t.state()], t.skin.Px(switchKnob), at)
}

// slot returns the pill of a switch: filled where it is on, an empty bed with an outline where it is off.
func (s *Skin) slot(on bool) kit.Box {
	r := float64(s.Px(switchThick)) / 2
	b := kit.Box{Corner: kit.Corner{Size: int(math.Ceil(r)) + 1}, Radius: r, Line: s.Hair(1.6), Face: s.hollow(), Edge: s.ui.Muted}
	if on {
		b.Face, b.Edge = s.ui.Glow, s.ui.Glow
	}
	return b
}
