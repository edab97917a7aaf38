// Package solver searches for a way to win any patience of package peri. It knows all cards, even those that lie face down, so its verdicts
// are about the actual deal. It searches as many positions as the caller wants, continues where it stopped, and needs no clock.
package solver

import (
	"slices"

	"dreist/game/peri"
)

// Verdict says whether a position can be won.
type Verdict uint8

// The verdicts.
const (
	Undecided  Verdict = iota
	Winnable           // moves that win are known
	Unwinnable         // all positions were searched
)

// moment is a position of a game and what is known of it.
type moment struct {
	Position     peri.Position
	Verdict      Verdict
	WinningMoves []peri.Move // moves that win, if the verdict is Winnable
}

// Solver follows a game and searches for a way to win from its current Position. Its Verdict and WinningMoves are about that position, and
// only for reading.
type Solver struct {
	*moment                                 // the last of the moments
	moments       []*moment                 // of the game, from its start
	moves         []peri.Move               // that lead from each to the next
	known         map[peri.Position]*moment // all moments so far, also of moves that were taken back
	searches      []search                  // the searches that are not finished, in their order
	searchedCount int                       // the number of positions that they have searched
}

// Finding is all that a solver finds out about a position. Later searches do not change it.
type Finding struct {
	moment
	IsDone             bool      // further search finds nothing
	SearchedCount      int       // the number of positions searched from this one
	Next               peri.Move // the first of the winning moves, or the best one not known to lose; the zero Move if none is allowed
	Purpose            Purpose   // the purpose of Next
	MovesSinceWinnable int       // the number of moves since the last position known to be winnable; 0 if none is known, or unless the game is lost now
}

// New returns a solver for a game with a current position.
func New(p peri.Position) *Solver {
	s := &Solver{known: map[peri.Position]*moment{}}
	s.moments = []*moment{s.momentOf(p)}
	_ = s.GoToPositionAfter(nil) // there is no move to refuse
	return s
}

func (s *Solver) momentOf(p peri.Position) *moment {
	if s.known[p] == nil {
		s.known[p] = &moment{Position: p}
	}
	return s.known[p]
}

// IsDone reports whether the verdict is known or all searches have given up.
func (s *Solver) IsDone() bool { return s.Verdict != Undecided || len(s.searches) == 0 }

// FirstRoundSize is the number of positions to search before a hint is shown. Two larger rounds may follow in the background.
const FirstRoundSize = 20_000

// searches returns the searches that suit a patience, in three rounds.
func searches(row *peri.Patience) (all []search) {
	const rounds, growth, parts = 3, 9, 4
	const shortGame, longGame, slidingGame = 58, 128, 1200 // the length of games in moves, for the width of beams
	for n, round := FirstRoundSize/parts, 0; round < rounds; n, round = n*growth, round+1 {
		switch {
		case row.PairAction == peri.Swap:
			all = append(all, search{budget: parts * n, scoreWeight: 20, depthWeight: 9})
		case row.HomeOf != nil:
			for i := range parts {
				all = append(all, search{budget: n, scoreWeight: 1, width: n * (i + parts) / slidingGame, isReversed: i%2 == 1})
			}
		case row.Tableau.BuildRule.SuitRule == peri.NoSuits && row.DealingKind != peri.DealToWaste:
			all = append(all, search{budget: n}, search{budget: 3 * n, scoreWeight: 1, width: 3 * n / shortGame})
		default:
			all = append(all, search{budget: n}, search{budget: 2 * n, scoreWeight: 1, width: 2 * n / longGame}, search{budget: n, isReversed: true})
		}
	}
	return all
}

// Search searches up to the given number of positions and returns how many it searched: fewer if IsDone.
func (s *Solver) Search(positions int) (searched int) {
	for ; searched < positions && !s.IsDone(); searched++ {
		now := &s.searches[0]
		won := now.step(&s.Position)
		isEmpty := now.branches.length+now.nextBranches.length == 0
		switch {
		case won != nil:
			s.Verdict = Winnable
			for ; won.before != nil; won = won.before {
				s.WinningMoves = append(s.WinningMoves, won.move)
			}
			slices.Reverse(s.WinningMoves)
		case isEmpty && !now.isIncomplete:
			s.Verdict = Unwinnable
		case isEmpty || now.budget == 0:
			s.searches = slices.Delete(s.searches, 0, 1)
		}
	}
	if s.IsDone() {
		s.searches = nil
	}
	s.searchedCount += searched
	return searched
}

// GoToPositionAfter goes to the position after some moves from the start of the game. What is known of any position stays known: positions before
// one that can be won can be won, too, later ones perhaps by the rest of the winning moves, or not at all. The error is a *peri.Refusal.
func (s *Solver) GoToPositionAfter(moves []peri.Move) error {
	for i, m := range slices.Backward(s.moves) {
		if now, next := s.moments[i], s.moments[i+1]; now.Verdict == Undecided && next.Verdict == Winnable {
			now.Verdict, now.WinningMoves = Winnable, append([]peri.Move{m}, next.WinningMoves...)
		}
	}
	now, moments := s.moments[0], s.moments[:1:1]
	for _, m := range moves {
		p, line := now.Position, slices.Clone(now.WinningMoves)
		if err := p.Play(m); err != nil {
			return err
		}
		if i := slices.Index(line, m); i >= 0 {
			line = slices.Delete(line, i, i+1)
		}
		next := s.momentOf(p)
		switch {
		case next.Verdict != Undecided:
		case now.Verdict == Unwinnable:
			next.Verdict = Unwinnable
		case isWonBy(p, line):
			next.Verdict, next.WinningMoves = Winnable, line
		}
		now, moments = next, append(moments, next)
	}
	s.moments, s.moves = moments, slices.Clone(moves)
	if s.moment != now {
		s.moment, s.searches, s.searchedCount = now, searches(now.Position.Patience), 0
	}
	return nil
}

func isWonBy(p peri.Position, line []peri.Move) bool {
	for _, m := range line {
		if p.Play(m) != nil {
			return false
		}
	}
	return p.IsWon()
}

// Finding sums up what the solver knows about the current position.
func (s *Solver) Finding() Finding {
	f := Finding{moment: *s.moment, IsDone: s.IsDone(), SearchedCount: s.searchedCount}
	moves := s.WinningMoves
	if len(moves) == 0 {
		moves = orderedMoves(&s.Position, false)
		for len(moves) > 1 && s.momentOf(s.Position.PositionAfter(moves[0])).Verdict == Unwinnable {
			moves = moves[1:]
		}
	}
	if len(moves) == 0 {
		moves = slices.Collect(s.Position.Moves()) // none is worth trying
	}
	if len(moves) > 0 {
		f.Next, f.Purpose = moves[0], purposeOf(&s.Position, moves[0])
	}
	for i, before := range slices.Backward(s.moments) {
		if s.Verdict == Unwinnable && before.Verdict == Winnable {
			f.MovesSinceWinnable = len(s.moves) - i
			break
		}
	}
	return f
}

// FinishingMoves returns moves that win and only move cards up to foundations of their suits; nil if that does not win.
func FinishingMoves(p peri.Position) (moves []peri.Move) {
	for up := p.Patience.Foundations; !p.IsWon(); {
		all := orderedMoves(&p, false)
		if len(all) == 0 || purposeOf(&p, all[0]) != MovesUp || up[all[0].To.Number].GrowthRule.SuitRule != peri.SameSuit {
			return nil
		}
		moves, p = append(moves, all[0]), p.PositionAfter(all[0])
	}
	return moves
}
