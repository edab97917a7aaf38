package tabletop

// Fade is how far something is there that comes and goes within some ticks: now and in the end, from 0 to 1. It is of the
// picture alone: what comes can be pressed from the first tick, and what goes no longer.
type Fade struct{ Now, To float64 }

// Set says whether something shall be there.
func (f *Fade) Set(there bool) {
	f.To = 0
	if there {
		f.To = 1
	}
}

// Step brings a fade closer to where it shall be by a part of the whole, and reports whether it changed.
func (f *Fade) Step(part float64) bool {
	before := f.Now
	f.Now = min(max(f.To, f.Now-part), f.Now+part)
	return f.Now != before
}

// Moving reports whether it is not yet where it shall be.
func (f Fade) Moving() bool { return f.Now != f.To }

// Gone reports whether there is nothing left of it.
func (f Fade) Gone() bool { return f.Now == 0 && f.To == 0 }

// Partly reports whether something is there, but not whole.
func (f Fade) Partly() bool { return f.Now < 1 && !f.Gone() }
