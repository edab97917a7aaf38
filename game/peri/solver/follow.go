package solver

import "dreist/game/peri"

// GoToPositionAfter goes to the position after some moves from the start of the game. Verdicts on positions that both games share are kept. The error is
// a *peri.Refusal.
func (s *Solver) GoToPositionAfter(moves []peri.Move) error {
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

// FinishingMoves returns moves that win and only move cards up to foundations of their suits; nil if that does not win.
func (s *Solver) FinishingMoves() (moves []peri.Move) {
	p := s.position
	for up := p.Patience().Foundations; !p.IsWon(); {
		all := ordered(&p, false)
		if len(all) == 0 || useOf(&p, all[0]) != MovesUp || up[all[0].To.Number].GrowthRule.SuitRule != peri.SameSuit {
			return nil
		}
		moves, p = append(moves, all[0]), p.PositionAfter(all[0])
	}
	return moves
}
