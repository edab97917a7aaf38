package tabletop

import (
	"slices"

	"dreist/render/stage"
)

// Shake moves the spots at fault to and fro for a moment.
type Shake[P comparable] struct {
	faults []P
	tick   int
}

// Start shakes the given spots instead of any others.
func (s *Shake[P]) Start(faults []P) { s.faults, s.tick = faults, 0 }

// IsMoving reports whether a spot is shaking.
func (s *Shake[P]) IsMoving() bool { return len(s.faults) > 0 }

// Tick advances by a tick and reports whether the picture changed.
func (s *Shake[P]) Tick() (changed bool) {
	if !s.IsMoving() {
		return false
	}
	s.tick++
	if s.tick >= stage.ShakeTicks {
		s.faults = nil
	}
	return true
}

// Offset returns the sideways offset of a card at a spot, in card widths.
func (s *Shake[P]) Offset(at P) float64 {
	if !slices.Contains(s.faults, at) {
		return 0
	}
	return stage.ShakeOffset(s.tick)
}
