package coach

import (
	"iter"

	"dreist/game/dreist"
)

// TurnFinder finds every turn that can be played from a position. The zero TurnFinder is ready. It reuses its memory and does not allocate
// after the first positions; it is for one goroutine.
type TurnFinder struct {
	turn   Turn // the line so far
	levels [dreist.HandSize + 1]level
	namer  namer
	seen   map[name]bool
}

type level struct {
	position dreist.Position
	moves    []dreist.Move
}

// Turns yields every turn from a position, with the position before its last move if that ends the turn; nothing if Egon
// is to move or the game is over. Both are read-only and valid until the next turn is yielded. Of equal turns the first
// in the order of AppendMoves is yielded, and a shorter turn before its continuations.
func (f *TurnFinder) Turns(p *dreist.Position) iter.Seq2[*Turn, *dreist.Position] {
	return func(yield func(*Turn, *dreist.Position) bool) {
		if p.Turn() == dreist.NoSeat || p.IsEgonToMove() {
			return
		}
		f.turn.count = 0
		f.namer.begin(p)
		if f.seen == nil {
			f.seen = map[name]bool{}
		}
		clear(f.seen)
		start := &f.levels[0].position
		*start = *p
		f.walk(start, 0, 0, yield)
	}
}

// CanEmptyHand reports whether a turn from a position lays the whole hand.
func (f *TurnFinder) CanEmptyHand(p *dreist.Position) bool {
	seat := p.Turn()
	for _, end := range f.Turns(p) {
		if len(end.Hand(seat)) == 0 {
			return true
		}
	}
	return false
}

// walk yields the turns that continue a named position with laid cards. It returns false to stop.
func (f *TurnFinder) walk(p *dreist.Position, laid int, at name, yield func(*Turn, *dreist.Position) bool) bool {
	f.turn.draws = at.draws()
	if p.Turn() == dreist.NoSeat {
		return yield(&f.turn, p)
	}
	moves := p.AppendMoves(f.levels[laid].moves[:0])
	f.levels[laid].moves = moves
	count := f.turn.count
	for _, m := range moves {
		if m.IsTurnEnd() {
			f.turn.push(m)
			more := yield(&f.turn, p)
			f.turn.count = count
			if !more {
				return false
			}
		}
	}
	for _, m := range moves {
		if m.Action != dreist.LayCard {
			continue
		}
		next := &f.levels[laid+1].position
		if name, found := f.lay(next, p, m, at); found {
			f.turn.push(m)
			more := f.walk(next, laid+1, name, yield)
			f.turn.count, f.turn.draws = count, at.draws()
			if !more {
				return false
			}
		}
	}
	return true
}

// lay computes the position after laying a card and returns whether it is new. If the name is known without it, the
// position of a known one is not computed.
func (f *TurnFinder) lay(next, p *dreist.Position, m dreist.Move, at name) (name, bool) {
	kind, row := m.Card.Kind(), int(m.Row)
	trio := p.Layout().TrioAt(kind, row)
	at = f.namer.laid(at, kind, row) &^ waiting
	if trio != dreist.NoTrio && p.PileSize(p.Turn()) > 0 {
		at += oneDraw
	}
	if trio != dreist.ColumnTrio && row > 1 && f.seen[at] {
		return at, false
	}
	*next = *p
	next.PlayUnchecked(m)
	if trio == dreist.ColumnTrio {
		at = f.namer.cleared(at, next.Layout())
	}
	if next.Pending() == dreist.PartnerPending {
		at |= waiting
	}
	known := f.seen[at]
	f.seen[at] = true
	return at, !known
}
