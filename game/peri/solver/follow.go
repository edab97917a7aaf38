package solver

import "dreist/game/peri"

// Follow goes to where moves lead from the beginning. What is known on the way there stays known. The error is a *peri.Refusal.
func (s *Solver) Follow(moves []peri.Move) error {
	shared := 0
	for shared < min(len(s.past), len(moves)) && s.past[shared].move == moves[shared] {
		shared++
	}
	for len(s.past) > shared {
		s.TakeBack()
	}
	for _, m := range moves[shared:] {
		if err := s.Play(m); err != nil {
			return err
		}
	}
	return nil
}

// Finish returns moves that win and only take cards up in their suits, as they come; nil if that does not win.
func (s *Solver) Finish() (moves []peri.Move) {
	p := s.position
	for up := p.Patience().Foundations; !p.IsWon(); {
		all := ordered(&p, false)
		if len(all) == 0 || useOf(&p, all[0]) != GoesUp || up[all[0].To.Number].Grows.Suits != peri.SameSuit {
			return nil
		}
		moves, p = append(moves, all[0]), p.PositionAfter(all[0])
	}
	return moves
}
