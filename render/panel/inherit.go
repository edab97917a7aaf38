package panel

import (
	"slices"
)

// stateful is a control whose state must survive a rebuild of the panel: caret, scroll position, selection.
type stateful interface {
	// InheritState takes the state of the replaced control. It returns false if that is of another kind.
	InheritState(from Control) (inherited bool)
}

// inherit takes focus, held control and the controls' state from the replaced panel. The first control of a kind takes the state
// of the first old one of that kind, the second that of the second, and so on.
func (p *Panel) inherit(old *Panel) {
	p.mouse, p.struck, p.env.ticks = old.mouse, old.struck, old.env.ticks
	controls, left := p.focus.controls, slices.Clone(old.focus.controls)
	for _, c := range only[stateful](controls) {
		if i := slices.IndexFunc(left, c.InheritState); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	if at := old.focus.at; at >= 0 && at < len(controls) && controls[at].CanFocus() {
		p.focus.at, p.focus.awake = at, old.focus.awake
	}
	p.focus.show(old.focus.shown)
	p.keepHold(old)
}

// keepHold keeps the held control if one with the same name and label exists.
func (p *Panel) keepHold(old *Panel) {
	was, ok := old.holding()
	if !ok {
		return
	}
	for i, c := range p.focus.controls {
		for _, s := range c.AppendZones(nil) {
			if s.ID == was.ID && s.Label == was.Label && s.Enabled == was.Enabled {
				p.held, c.Pointer().heldPart = i, s.part
				return
			}
		}
	}
}

// holding returns the target being held; ok is false if there is none or it is scrolled away.
func (p *Panel) holding() (held zone, ok bool) {
	if p.held < 0 {
		return zone{}, false
	}
	c := p.focus.controls[p.held]
	spots := c.AppendZones(nil)
	if i := slices.IndexFunc(spots, func(s zone) bool { return s.part == c.Pointer().heldPart }); i >= 0 {
		return spots[i], true
	}
	return zone{}, false
}
