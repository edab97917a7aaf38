package tabletop

// Fade is the opacity of something that appears or disappears within some ticks: now and at the end, from 0 to 1. It only concerns the
// picture: what appears can be pressed from the first tick, what disappears no longer.
type Fade struct{ Now, To float64 }

// SetVisible sets whether the thing shall be visible at the end.
func (f *Fade) SetVisible(there bool) {
	f.To = 0
	if there {
		f.To = 1
	}
}

// Step moves the opacity by a part of the whole towards its end, and reports whether it changed.
func (f *Fade) Step(part float64) (changed bool) {
	before := f.Now
	f.Now = min(max(f.To, f.Now-part), f.Now+part)
	return f.Now != before
}

// IsMoving reports whether the end is not reached yet.
func (f Fade) IsMoving() bool { return f.Now != f.To }

// IsGone reports whether the thing is invisible and stays so.
func (f Fade) IsGone() bool { return f.Now == 0 && f.To == 0 }
