package turns

import (
	"iter"

	"dreist/game/dreist"
)

// Finder finds turns. The zero Finder is ready. It keeps its memory, so that after the first positions it allocates
// nothing; it is for one goroutine at a time.
type Finder struct {
	turn   Turn // as far as it is thought through
	levels [dreist.HandSize + 1]level
	namer  namer
	seen   set
}

// level is what is known after so many cards laid.
type level struct {
	position dreist.Position
	moves    []dreist.Move
}

// Append appends every turn from a position to dst, none where Egon is to move or the game has ended.
func (f *Finder) Append(dst []Turn, p *dreist.Position) []Turn {
	for t := range f.All(p) {
		dst = append(dst, *t)
	}
	return dst
}

// All yields every turn from a position, none where Egon is to move or the game has ended, with the position before
// its last move if that ends the turn: the cards of the turn lie, and nothing is drawn for the next one. Both hold until
// the next turn and must not be changed. Of turns that come to the same the first is listed, in the order in which
// AppendMoves lists their moves, and a turn that lays less before one that goes on from it.
func (f *Finder) All(p *dreist.Position) iter.Seq2[*Turn, *dreist.Position] {
	return func(yield func(*Turn, *dreist.Position) bool) {
		if p.Turn() == dreist.NoSeat || p.EgonToMove() {
			return
		}
		f.turn.count = 0
		f.namer.begin(p)
		f.seen.empty()
		start := &f.levels[0].position
		*start = *p
		f.walk(start, 0, 0, yield)
	}
}

// walk yields the turns that go on from a position after so many cards laid, which has a name. It returns false when
// no more are wanted.
func (f *Finder) walk(p *dreist.Position, laid int, at name, yield func(*Turn, *dreist.Position) bool) bool {
	f.turn.draws = at.draws()
	if p.Turn() == dreist.NoSeat {
		return yield(&f.turn, p)
	}
	moves := p.AppendMoves(f.levels[laid].moves[:0])
	f.levels[laid].moves = moves
	count := f.turn.count
	for _, m := range moves {
		if m.EndsTurn() {
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

// lay makes the position after laying a card, and reports whether there has not been the same before. Where the name is
// known without it, the position of a card that makes nothing new is not made at all.
func (f *Finder) lay(next, p *dreist.Position, m dreist.Move, at name) (name, bool) {
	kind, row := m.Card.Kind(), int(m.Row)
	trio := p.Layout().Trio(kind, row)
	at = f.namer.laid(at, kind, row) &^ waiting
	if trio != dreist.MakesNone && p.PileSize(p.Turn()) > 0 {
		at += oneDraw
	}
	named := trio != dreist.MakesColumn && row > 1
	if named && !f.seen.add(at) {
		return at, false
	}
	*next = *p
	_ = next.Play(m) // which is one of the moves listed
	if named {
		return at, true
	}
	if trio == dreist.MakesColumn {
		at = f.namer.cleared(at, next.Layout())
	}
	if next.Pending() == dreist.PartnerPending {
		at |= waiting
	}
	return at, f.seen.add(at)
}
