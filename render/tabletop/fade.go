package tabletop

// Fade is the opacity of something that appears or disappears. It affects only the picture: a button that appears can be pressed from the
// first tick, one that disappears no longer.
type Fade struct {
	Opacity      float64 // current opacity, 0 to 1
	FinalOpacity float64 // final opacity, 0 to 1
}

// SetVisible sets the final opacity to 1, or to 0.
func (f *Fade) SetVisible(there bool) {
	f.FinalOpacity = 0
	if there {
		f.FinalOpacity = 1
	}
}

// Advance changes the opacity by at most part towards its final value, and reports whether it changed.
func (f *Fade) Advance(part float64) (changed bool) {
	before := f.Opacity
	f.Opacity = min(max(f.FinalOpacity, f.Opacity-part), f.Opacity+part)
	return f.Opacity != before
}

// IsMoving reports whether the final opacity is not reached yet.
func (f Fade) IsMoving() bool { return f.Opacity != f.FinalOpacity }

// IsGone reports whether the opacity is 0 and stays so.
func (f Fade) IsGone() bool { return f.Opacity == 0 && f.FinalOpacity == 0 }
