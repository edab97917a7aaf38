// Package solver searches for a way to win any patience of package peri. It knows all cards, also those that lie face down, so its verdicts
// are about the actual deal. It searches as many positions as it is asked to, goes on where it stopped, and needs no clock.
package solver

import (
	"slices"

	"dreist/game/peri"
)

// Verdict says whether a position can be won.
type Verdict uint8

// The verdicts.
const (
	NotKnown    Verdict = iota
	CanBeWon            // a line is known
	CannotBeWon         // everything was searched
)

// moment is a position of a game with the verdict on it.
type moment struct {
	position peri.Position
	verdict  Verdict
	line     []peri.Move // if it can be won
	move     peri.Move   // made then, if it is past
	lost     []peri.Move // moves that were taken back, as nothing wins after them
}

// Solver searches for a way to win from where a game stands, move by move.
type Solver struct {
	moment
	past     []moment
	searches []search // those to go on with
}

// New returns a solver of a game that stands at a position.
func New(p peri.Position) *Solver {
	s := &Solver{}
	s.turnTo(moment{position: p})
	return s
}

// Verdict returns whether the position now can be won.
func (s *Solver) Verdict() Verdict { return s.verdict }

// Line returns moves that win, if the verdict is CanBeWon.
func (s *Solver) Line() []peri.Move { return slices.Clone(s.line) }

// IsDone reports whether the verdict is known, or the solver has given up.
func (s *Solver) IsDone() bool { return s.verdict != NotKnown || len(s.searches) == 0 }

// FirstRound is how many positions are searched at once. Two larger rounds may follow in the background.
const FirstRound = 20_000

// searches returns all searches from a position.
func searches(row *peri.Patience) (all []search) {
	const rounds, growth, parts = 3, 9, 4
	const shortGame, longGame, slidingGame = 58, 128, 1200 // moves, for the width of beams
	for n, round := FirstRound/parts, 0; round < rounds; n, round = n*growth, round+1 {
		switch {
		case row.Swap != nil:
			all = append(all, search{isBest: true, left: parts * n})
		case row.Home != nil:
			for i := range parts {
				all = append(all, search{left: n, width: n * (i + parts) / slidingGame, reversed: i%2 == 1})
			}
		case row.Tableau.Build.Suits == peri.NoSuits && row.Redeal != peri.TurnOver:
			all = append(all, search{left: n}, search{left: 3 * n, width: 3 * n / shortGame})
		default:
			all = append(all, search{left: n}, search{left: 2 * n, width: 2 * n / longGame}, search{left: n, reversed: true})
		}
	}
	return all
}

// Search searches a number of positions, or less if nothing is left to do, and returns how many.
func (s *Solver) Search(positions int) (searched int) {
	for ; searched < positions && !s.IsDone(); searched++ {
		now := &s.searches[0]
		won := now.step(&s.position)
		isEmpty := now.open.length+now.next.length == 0
		switch {
		case won != nil:
			s.win(won)
		case isEmpty && !now.isPartly:
			s.verdict = CannotBeWon
		case isEmpty || now.left == 0:
			s.searches = slices.Delete(s.searches, 0, 1)
		}
	}
	if s.IsDone() {
		s.searches = nil
	}
	return searched
}

// win notes a line.
func (s *Solver) win(t *trail) {
	s.verdict = CanBeWon
	for ; t.before != nil; t = t.before {
		s.line = append(s.line, t.move)
	}
	slices.Reverse(s.line)
}

// Play makes a move. If the rest of the line still wins it is kept, else the search begins anew. The error is a *peri.Refusal.
func (s *Solver) Play(m peri.Move) error {
	next := moment{position: s.position}
	if err := next.position.Play(m); err != nil {
		return err
	}
	line := s.Line()
	if i := slices.Index(line, m); i >= 0 {
		line = slices.Delete(line, i, i+1)
	}
	if s.verdict == CannotBeWon {
		next.verdict = CannotBeWon
	} else if wins(next.position, line) {
		next.verdict, next.line = CanBeWon, line
	}
	s.move = m
	s.past = append(s.past, s.moment)
	s.turnTo(next)
	return nil
}

// wins reports whether moves win.
func wins(p peri.Position, line []peri.Move) bool {
	for _, m := range line {
		if p.Play(m) != nil {
			return false
		}
	}
	return p.IsWon()
}

// TakeBack takes the last move back, if there is one. A line from after it is kept, and so is that there is none.
func (s *Solver) TakeBack() {
	last := len(s.past) - 1
	if last < 0 {
		return
	}
	before := s.past[last]
	switch {
	case s.verdict == CanBeWon && before.verdict != CanBeWon:
		before.verdict, before.line = CanBeWon, append([]peri.Move{before.move}, s.line...)
	case s.verdict == CannotBeWon && before.verdict == NotKnown:
		before.lost = append(before.lost, before.move)
	}
	s.past = s.past[:last]
	s.turnTo(before)
}

// turnTo goes on with a moment.
func (s *Solver) turnTo(now moment) {
	s.moment, s.searches = now, nil
	if now.verdict == NotKnown {
		s.searches = searches(now.position.Patience())
	}
}

// MovesSinceLost returns how many moves back it is known that the game could be won; ok is false unless it is known to be lost now.
func (s *Solver) MovesSinceLost() (moves int, ok bool) {
	for moves = 1; s.verdict == CannotBeWon && moves <= len(s.past); moves++ {
		if s.past[len(s.past)-moves].verdict == CanBeWon {
			return moves, true
		}
	}
	return 0, false
}

// Hint returns the next move of the line, else the one that a search tries first of those that are not known to lose, and what it is good
// for; ok is false if no move is left.
func (s *Solver) Hint() (m peri.Move, use Use, ok bool) {
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
