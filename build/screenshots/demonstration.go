package main

import (
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/render/target"
)

// demonstration is the name of the scene for build/run on machines without a display; it is taken only by name.
const demonstration = "demonstration"

// opens is the beginning of the demonstration, in the middle of a game with a DREIer.
const opens = "sit; play; until TrioMade .4; snap dreier; settle"

// demonstrate plays some interesting turns with the mouse.
func demonstrate(s *shot) {
	for turn := 0; turn < 3 && s.d.Err() == nil && !s.t.Match().IsOver(); {
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
			if s.d.WaitUntil(func(m target.Motion) bool { return m.Event == "CardLaid" && m.Progress >= 0.5 }) {
				s.perform("snap egon")
			}
			s.perform("settle; snap turn")
		}
		s.t.Settle()
		s.t.CheckSave()
	}
	s.perform("snap end; key F10; click menu.leave; wait 72; snap start")
}
