package panel

// inherit takes over from the panel that this one replaces what the person at it would miss: the focus, the caret in a field, how far something is scrolled.
func (p *Panel) inherit(old *Panel) {
	p.mouse, p.struck, p.clock = old.mouse, old.struck, old.clock
	controls := p.focus.controls
	pairs(controls, old.focus.controls, (*field).keep)
	pairs(controls, old.focus.controls, (*list).keep)
	pairs(controls, old.focus.controls, (*reading).keep)
	pairs(controls, old.focus.controls, (*plot).keep)
	pairs(controls, old.focus.controls, (*columns).keep)
	if at := old.focus.at; at >= 0 && at < len(controls) && controls[at].able() {
		p.focus.at, p.focus.awake = at, old.focus.awake
	}
	p.focus.show(old.focus.shown)
}

// keep takes over caret, selection and scrolling from the field it replaces, as long as that showed the same text, and what is on its way there from the
// clipboard.
func (t *field) keep(old *field) {
	if from := &old.pasting; from.to == old {
		t.pasting = *from
		t.pasting.to = t
	}
	if !t.edit.Resume(&old.edit) {
		return
	}
	t.shift, t.clicked, t.clicks = old.shift, old.clicked, old.clicks
	t.follow()
}

// pairs calls a function with the first control of a kind and the first such among the old ones, the second and the second, and so on.
func pairs[C control](controls, old []control, take func(is, was C)) {
	is, was := only[C](controls), only[C](old)
	for i := range min(len(is), len(was)) {
		take(is[i], was[i])
	}
}
