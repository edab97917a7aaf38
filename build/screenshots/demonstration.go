package main

import (
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/render/target"
)

// demonstration is the name of the scene that is taken only where it is asked for: build/run shows it where nobody could
// see a window.
const demonstration = "demonstration"

// demonstrate plays some turns of a game in which something happens, with the mouse as a person would.
func demonstrate(s *shot) {
	for turn := 0; turn < 5 && s.d.Err() == nil && !s.t.Match().Over(); {
		m := fixtures.Keen(s.t.Position())
		if m.Action == dreist.LayCard {
			s.t.Hold(m.Card, s.t.Cell(m.Card.Cell(int(m.Row))))
			s.perform("wait 6; snap held; up")
			s.t.Follow(m)
		} else {
			s.t.Play(m)
		}
		if s.t.WaitForEgon() {
			turn++
			if s.t.StepUntil(func(m target.Motion) bool { return m.Event == "CardLaid" && m.Progress >= 0.5 }) {
				s.perform("snap egon")
			}
			s.perform("settle; snap turn")
		}
		s.t.Settle()
		s.t.CheckSave()
	}
	s.perform("snap end")
}
