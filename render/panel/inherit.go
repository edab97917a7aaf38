package panel

import (
	"slices"

	"dreist/render/panel/widget"
)

// heir is a control that takes over from the one that it replaces what the person at it would miss.
type heir interface {
	// Inherit reports whether the other is of its kind, whatever it takes over.
	Inherit(from widget.Control) bool
}

// inherit takes over from the panel that this one replaces what the person at it would miss: the focus, the caret in a field, how far something is scrolled, what
// is held. The first control of a kind takes over from the first such among the old ones, the second from the second, and so on.
func (p *Panel) inherit(old *Panel) {
	p.mouse, p.struck, p.desk.Clock = old.mouse, old.struck, old.desk.Clock
	controls, left := p.focus.controls, slices.Clone(old.focus.controls)
	for _, c := range only[heir](controls) {
		if i := slices.IndexFunc(left, c.Inherit); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	if at := old.focus.at; at >= 0 && at < len(controls) && controls[at].Able() {
		p.focus.at, p.focus.awake = at, old.focus.awake
	}
	p.focus.show(old.focus.shown)
	p.keepHold(old)
}

// keepHold keeps the hold on what is there again under its name, saying the same as when it was pressed.
func (p *Panel) keepHold(old *Panel) {
	was, ok := old.holding()
	if !ok {
		return
	}
	for i, c := range p.focus.controls {
		for _, s := range c.Spots(nil) {
			if s.ID == was.ID && s.Label == was.Label && s.Enabled == was.Enabled {
				p.held, c.Pointer().Held = i, s.Part
				return
			}
		}
	}
}

// holding returns what is held; ok is false where nothing is, or where it is scrolled away.
func (p *Panel) holding() (held widget.Spot, ok bool) {
	if p.held < 0 {
		return widget.Spot{}, false
	}
	c := p.focus.controls[p.held]
	spots := c.Spots(nil)
	if i := slices.IndexFunc(spots, func(s widget.Spot) bool { return s.Part == c.Pointer().Held }); i >= 0 {
		return spots[i], true
	}
	return widget.Spot{}, false
}
