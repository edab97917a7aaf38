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

// moment is a position of a game with the verdict on it.
type moment struct {
	position peri.Position
	verdict  Verdict
	line     []peri.Move // the moves that win, if the verdict is Winnable
	move     peri.Move   // the move that was made here, in an earlier moment
	lost     []peri.Move // moves that were taken back because the game cannot be won after them
}

// Solver follows a game and searches for a way to win from its current position.
type Solver struct {
	moment
	past     []moment
	searches []search // the searches that are not finished, in their order
}

// New returns a solver for a game with a current position.
func New(p peri.Position) *Solver {
	s := &Solver{}
	s.turnTo(moment{position: p})
	return s
}

// Verdict returns the verdict on the current position.
func (s *Solver) Verdict() Verdict { return s.verdict }

// WinningMoves returns moves that win from the current position; empty unless the verdict is Winnable.
func (s *Solver) WinningMoves() []peri.Move { return slices.Clone(s.line) }

// IsDone reports whether the verdict is known or all searches have given up.
func (s *Solver) IsDone() bool { return s.verdict != Undecided || len(s.searches) == 0 }

// FirstRoundSize is the number of positions to search before a hint is shown. Two larger rounds may follow in the background.
const FirstRoundSize = 20_000

// searches returns the searches that suit a patience, in three rounds.
func searches(row *peri.Patience) (all []search) {
	const rounds, growth, parts = 3, 9, 4
	const shortGame, longGame, slidingGame = 58, 128, 1200 // the length of games in moves, for the width of beams
	for n, round := FirstRoundSize/parts, 0; round < rounds; n, round = n*growth, round+1 {
		switch {
		case row.PairAction == peri.Swap:
			all = append(all, search{isBest: true, left: parts * n})
		case row.HomeOf != nil:
			for i := range parts {
				all = append(all, search{left: n, width: n * (i + parts) / slidingGame, reversed: i%2 == 1})
			}
		case row.Tableau.BuildRule.SuitRule == peri.NoSuits && row.RedealKind != peri.TurnWasteOver:
			all = append(all, search{left: n}, search{left: 3 * n, width: 3 * n / shortGame})
		default:
			all = append(all, search{left: n}, search{left: 2 * n, width: 2 * n / longGame}, search{left: n, reversed: true})
		}
	}
	return all
}

// Search searches up to the given number of positions and returns how many it searched: fewer if IsDone.
func (s *Solver) Search(positions int) (searched int) {
	for ; searched < positions && !s.IsDone(); searched++ {
		now := &s.searches[0]
		won := now.step(&s.position)
		isEmpty := now.open.length+now.next.length == 0
		switch {
		case won != nil:
			s.win(won)
		case isEmpty && !now.isPartly:
			s.verdict = Unwinnable
		case isEmpty || now.left == 0:
			s.searches = slices.Delete(s.searches, 0, 1)
		}
	}
	if s.IsDone() {
		s.searches = nil
	}
	return searched
}

// win sets the line and the verdict from the trail of a won position.
func (s *Solver) win(t *trail) {
	s.verdict = Winnable
	for ; t.before != nil; t = t.before {
		s.line = append(s.line, t.move)
	}
	slices.Reverse(s.line)
}

// Play makes a move. The line is kept if the rest of it still wins; otherwise the search starts again. The error is a *peri.Refusal.
func (s *Solver) Play(m peri.Move) error {
	next := moment{position: s.position}
	if err := next.position.Play(m); err != nil {
		return err
	}
	line := s.WinningMoves()
	if i := slices.Index(line, m); i >= 0 {
		line = slices.Delete(line, i, i+1)
	}
	if s.verdict == Unwinnable {
		next.verdict = Unwinnable
	} else if wins(next.position, line) {
		next.verdict, next.line = Winnable, line
	}
	s.move = m
	s.past = append(s.past, s.moment)
	s.turnTo(next)
	return nil
}

func wins(p peri.Position, line []peri.Move) bool {
	for _, m := range line {
		if p.Play(m) != nil {
			return false
		}
	}
	return p.IsWon()
}

// TakeBack takes the last move back, if there is one. If the later position can be won, so can this one; if not, the move is remembered as lost.
func (s *Solver) TakeBack() {
	last := len(s.past) - 1
	if last < 0 {
		return
	}
	before := s.past[last]
	switch {
	case s.verdict == Winnable && before.verdict != Winnable:
		before.verdict, before.line = Winnable, append([]peri.Move{before.move}, s.line...)
	case s.verdict == Unwinnable && before.verdict == Undecided:
		before.lost = append(before.lost, before.move)
	}
	s.past = s.past[:last]
	s.turnTo(before)
}

// turnTo makes a moment the current one, and starts its searches unless its verdict is known.
func (s *Solver) turnTo(now moment) {
	s.moment, s.searches = now, nil
	if now.verdict == Undecided {
		s.searches = searches(now.position.Patience())
	}
}

// MovesSinceWinnable returns the number of moves since the last position known to be winnable; 0 if none is known, or unless the game is lost now.
func (s *Solver) MovesSinceWinnable() int {
	for moves := 1; s.verdict == Unwinnable && moves <= len(s.past); moves++ {
		if s.past[len(s.past)-moves].verdict == Winnable {
			return moves
		}
	}
	return 0
}

// Hint returns the next move of the line, or without a line the best move that is not known to lose, with its use. ok is false if no move is
// allowed.
func (s *Solver) Hint() (m peri.Move, use Purpose, ok bool) {
	moves := s.line
	if len(moves) == 0 {
		moves = ordered(&s.position, false)
		for len(moves) > 1 && slices.Contains(s.lost, moves[0]) {
			moves = moves[1:]
		}
	}
	if len(moves) == 0 {
		return m, use, false
	}
	return moves[0], useOf(&s.position, moves[0]), true
}
