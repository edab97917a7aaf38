package main

import (
	"fmt"

	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
)

// firstGame shows the first game at every idea, and its end.
func firstGame(s *shot) {
	text, err := tutorSave(0)
	s.d.RecordFailure(err)
	t := s.d.SitAt(text)
	s.t = t
	start := t.Match().InitialPosition()
	shown := map[string]bool{}
	first := func(name string) bool {
		fresh := !shown[name]
		shown[name] = true
		return fresh
	}
	for range 60 {
		l := primer.ReadLesson(start, t.Match().History())
		if l.IsDone() || s.d.Err() != nil {
			break
		}
		hint := l.Moves()[0]
		name := fmt.Sprintf("between-%d", hint.Action)
		if idea, active := l.Active(); active {
			name = idea.ID
		}
		if first(name) {
			s.perform("wait 24; snap first-" + name)
			switch name {
			case "base":
				s.perform("burst first-gesture 5 14; wait 48")
				s.d.Drag(t.HandCardPoint(t.Position().Hand(0)[0]), s.d.At("discard"))
				s.perform("wait 24; snap first-kept")
			case "colour":
				s.perform("key H; snap first-colour-more; key H")
				card := t.Position().Hand(0)[0]
				s.d.Drag(t.HandCardPoint(card), t.Cell(dreist.Cell{Row: 2, Column: (card.Number()+3)%8 + 1})) // closer to it, its own column would attract it
				s.perform("wait 24; snap first-refused")
			}
		}
		t.Play(hint)
		switch {
		case name == "base":
			s.perform("wait 12; burst first-star 4 6")
		case name == "trio":
			s.perform("until TrioMade .1; burst first-trio 8 11")
		case name == "gift":
			s.perform("until GiftGiven .97; wait 6; burst first-given 8 11")
		}
		if t.WaitForOther() {
			s.d.Step(40)
			if len(t.Match().History()) < 5 {
				s.snap(s.d, "first-watch")
			}
			t.Finish()
		}
		t.Settle()
	}
	s.perform("wait 24; snap first-free")
	for range 40 {
		if t.Match().IsOver() || s.d.Err() != nil {
			break
		}
		t.Play(fixtures.Greedy(t.Position()))
		s.perform("finish; settle")
	}
	s.perform("wait 72; snap first-end")
}

// firstLosses shows the warning before a draw that loses the gift, and the end of a game that ignores it.
func firstLosses(record string) func(s *shot) {
	return func(s *shot) {
		s.t = s.d.SitAt(record)
		s.perform("key Enter Enter; wait 72; click pile; wait 24; snap first-loss-asked; key H; snap first-loss-more; key H")
		for range 60 {
			if s.t.Match().IsOver() || s.d.Err() != nil {
				break
			}
			s.t.Play(fixtures.Greedy(s.t.Position()))
			s.perform("finish; settle")
		}
		s.perform("wait 72; snap first-end-missed")
	}
}
