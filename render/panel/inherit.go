package panel

// inherit takes over from the panel that this one replaces what the person at it would miss: the focus, the caret in a field, how far something is scrolled.
func (p *Panel) inherit(old *Panel) {
	p.keys, p.typewriter.letters, p.typewriter.printed = old.keys, old.letters, old.printed
	controls := p.focus.controls
	pairs(controls, old.focus.controls, (*field).keep)
	pairs(controls, old.focus.controls, (*list).keep)
	pairs(controls, old.focus.controls, (*reading).keep)
	if at := old.focus.at; at >= 0 && at < len(controls) && controls[at].able() {
		p.focus.at, p.focus.awake = at, old.focus.awake
	}
	p.focus.show(old.focus.shown)
	// Who is typing shall not lose a letter: nothing but a letter or its eraser led here.
	if old.Typing() && p.Typing() {
		p.gate = old.gate
	}
}

// pairs calls a function with the first control of a kind and the first such among the old ones, the second and the second, and so on.
func pairs[C control](controls, old []control, take func(is, was C)) {
	var before []C
	for _, c := range old {
		if c, ok := c.(C); ok {
			before = append(before, c)
		}
	}
	for _, c := range controls {
		if c, ok := c.(C); ok && len(before) > 0 {
			take(c, before[0])
			before = before[1:]
		}
	}
}
