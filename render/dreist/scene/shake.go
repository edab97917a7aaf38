package scene

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/stage"
)

// Shake moves the cards at fault to and fro for a moment.
type Shake struct {
	cells []dreist.Cell
	at    int
}

func (s *Shake) Begin(cells []dreist.Cell) { s.cells, s.at = cells, 0 }

func (s *Shake) Moving() bool { return len(s.cells) > 0 }

func (s *Shake) Tick() bool {
	if !s.Moving() {
		return false
	}
	if s.at++; s.at >= stage.ShakeTicks {
		s.cells = nil
	}
	return true
}

// Offset returns how far a card is moved sideways, in parts of its width.
func (s *Shake) Offset(c dreist.Cell) float64 {
	if !slices.Contains(s.cells, c) {
		return 0
	}
	return stage.Shake(s.at)
}
