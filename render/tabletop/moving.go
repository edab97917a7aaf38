package tabletop

// Moving is something at a table that moves by itself.
type Moving struct {
	Tick func() bool // lets a tick pass and reports whether the picture changed
	Busy func() bool // reports whether it needs the next tick
	Wake func() int  // after how many ticks it changes although nothing moves, 0 for never; nil where it never does
}

// Movements is all that moves at a table, in the order in which the ticks pass.
type Movements []Moving

// Tick lets a tick pass and reports whether the picture changed.
func (all Movements) Tick() (changed bool) {
	for _, m := range all {
		changed = m.Tick() || changed
	}
	return changed
}

// Busy reports whether something needs the next tick.
func (all Movements) Busy() bool {
	for _, m := range all {
		if m.Busy() {
			return true
		}
	}
	return false
}

// Wake returns after how many ticks something changes although nothing moves, 0 for never.
func (all Movements) Wake() (soonest int) {
	for _, m := range all {
		if m.Wake == nil {
			continue
		}
		if n := m.Wake(); n > 0 && (soonest == 0 || n < soonest) {
			soonest = n
		}
	}
	return soonest
}
