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

// inherit takes over from the panel that this one replaces what the person at it would miss: the focus, the caret in a field, how far something is scrolled. The
// first control of a kind takes over from the first such among the old ones, the second from the second, and so on.
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
}
