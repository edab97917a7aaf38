package solver

import (
	"slices"

	"dreist/game/peri"
)

// The limits of a search, which keep its memory small.
const (
	maxKeys     = 1 << 21 // positions seen
	maxDepth    = 1500    // moves
	maxBranches = 1 << 18
)

// trail holds the moves that lead to a position, the last one first.
type trail struct {
	before *trail
	move   peri.Move
	depth  int
}

// branch is a move that is not tried yet.
type branch struct {
	position *peri.Position // position before the move; all branches from it share it
	trail                   // ends with the move
}

// queue holds branches by their ranks. The lowest rank comes first; of equal ranks, the branch added last.
type queue struct {
	stacks [][]branch // by rank
	length int
}

func (q *queue) add(rank int, b branch) {
	for len(q.stacks) <= rank {
		q.stacks = append(q.stacks, nil)
	}
	q.stacks[rank] = append(q.stacks[rank], b)
	q.length++
}

func (q *queue) take() branch {
	rank := slices.IndexFunc(q.stacks, func(s []branch) bool { return len(s) > 0 })
	stack := q.stacks[rank]
	last := len(stack) - 1
	q.stacks[rank] = stack[:last]
	q.length--
	return stack[last]
}

// search is a search in one of three orders: depth first; best position first; or as a beam, which keeps only the best positions after each
// number of moves.
type search struct {
	budget      int  // the number of positions that may still be searched
	scoreWeight int  // the weight of a position's score in its rank; 0 for depth first
	depthWeight int  // the weight of the number of moves that lead to it
	width       int  // the width of the beam; 0 for another order
	isReversed  bool // moves that are equally good are tried in reverse order

	seenKeys     map[uint64]bool // the keys of positions
	branches     queue
	nextBranches queue // the next level of the beam
	roomLeft     int   // the number of positions that this level of the beam may still have
	isIncomplete bool  // branches were dropped: a search without a win proves nothing
}

// step searches one more position, first of all start. It returns the trail if that position is won.
func (s *search) step(start *peri.Position) *trail {
	if s.seenKeys == nil {
		s.seenKeys = map[uint64]bool{}
		s.isNew(start)
		return s.expand(start, trail{})
	}
	for s.branches.length+s.nextBranches.length > 0 {
		if s.branches.length == 0 {
			s.branches, s.nextBranches, s.roomLeft = s.nextBranches, queue{}, s.width
		}
		b := s.branches.take()
		if p := b.position.PositionAfter(b.move); s.isNew(&p) {
			if s.roomLeft--; s.roomLeft == 0 {
				s.branches, s.isIncomplete = queue{}, true
			}
			return s.expand(&p, b.trail)
		}
	}
	return nil
}

// isNew remembers a position and reports whether it was not seen before. If the memory is full it forgets all others.
func (s *search) isNew(p *peri.Position) bool {
	key := p.Hash()
	if s.seenKeys[key] {
		return false
	}
	if len(s.seenKeys) == maxKeys {
		clear(s.seenKeys)
	}
	s.seenKeys[key] = true
	return true
}

// expand adds the moves of a position to the branches. It returns the trail if the position is won.
func (s *search) expand(p *peri.Position, t trail) *trail {
	s.budget--
	switch {
	case p.IsWon():
		return &t
	case s.scoreWeight == 0 && t.depth == maxDepth:
		s.isIncomplete = true
		return nil
	}
	to, rank := &s.branches, 0
	if s.width > 0 {
		to = &s.nextBranches
	}
	var after peri.Position
	for _, m := range slices.Backward(orderedMoves(p, s.isReversed)) {
		if s.scoreWeight > 0 {
			after = p.PositionAfter(m)
			rank = s.scoreWeight*score(&after) + s.depthWeight*(t.depth+1)
		}
		to.add(rank, branch{p, trail{&t, m, t.depth + 1}})
	}
	for s.branches.length > maxBranches {
		last := len(s.branches.stacks) - 1
		s.branches.length -= len(s.branches.stacks[last])
		s.branches.stacks, s.isIncomplete = s.branches.stacks[:last], true
	}
	return nil
}

// The weights of a score.
const (
	cardLeftWeight    = 4
	faceDownWeight    = 6
	cardOnLowerWeight = 3 // a card above a lower card of its suit
	longPileDivisor   = 2 // divides the square of a pile's length, if suits do not matter
	disorderWeight    = 1 // a card that may not follow the one below it
)

// score estimates how far a position is from being won; 0 is won.
func score(p *peri.Position) int {
	row := p.Patience
	if row.HomeOf != nil {
		return distance(p)
	}
	n := cardLeftWeight * p.CardsLeft()
	for i := range row.Tableau.SpotCount {
		var least [peri.SuitCount]peri.Card // the lowest card of each suit so far
		below, pile := peri.NoCard, p.Pile(peri.Spot{Part: peri.Tableau, Number: uint8(i)})
		if row.IgnoresSuits {
			n += len(pile) * len(pile) / longPileDivisor
		}
		for _, b := range []byte(pile) {
			c := peri.Card(b)
			if c.IsFaceDown() {
				n += faceDownWeight
			}
			if low := &least[c.Suit()]; *low == peri.NoCard || c.Rank() < low.Rank() {
				*low = c
			} else if !row.IgnoresSuits {
				n += cardOnLowerWeight
			}
			if below != peri.NoCard && row.Tableau.BuildRule.SuitRule != peri.NoSuits && !row.Tableau.BuildRule.CanFollow(below, c) {
				n += disorderWeight
			}
			below = c
		}
	}
	return n
}

// distance returns the sum of how far each card is from where it has to end. If cards swap, columns count also round the edge, and a wrong row
// counts 1.
func distance(p *peri.Position) (n int) {
	row := p.Patience
	for i := range row.Tableau.SpotCount {
		at := peri.Spot{Part: peri.Tableau, Number: uint8(i)}
		if c := p.Pile(at).Top(); c != peri.NoCard {
			rows, columns := row.Distance(at, row.HomeOf(c))
			if row.PairAction == peri.Swap {
				rows, columns = min(rows, 1), min(columns, row.Tableau.GridWidth-columns)
			}
			n += rows + columns
		}
	}
	return n
}
