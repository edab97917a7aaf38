package puzzle

import "dreist/game/dreist"

// Answer is the correct answer for one option.
type Answer uint8

// The truths, by kind of puzzle.
const (
	Fits       Answer = iota + 1 // WhereKind: the card can be laid there
	Opens                        // WhereKind: it can be laid there as an opening
	Refused                      // WhereKind: it cannot be laid there
	RowTrio                      // TrioKind: the move makes a row DREIer
	ColumnTrio                   // TrioKind: the move makes a column DREIer
	NoTrio                       // TrioKind: the move makes no DREIer
	Cleared                      // LeavesKind: the card is cleared with its column
	Loosened                     // LeavesKind: the card loses its contact
	Stays                        // LeavesKind: the card stays
)

func (t Answer) right() bool {
	return t != Refused && t != NoTrio && t != Stays
}

// Answers returns the truth of every option of a puzzle, from the rules. It is empty for EgonKind and EmptyHandKind, which have no
// options.
func (p *Puzzle) Answers() []Answer {
	if p.Kind == LeavesKind {
		return leaving(&p.Position, p.Move, p.Options)
	}
	truths := make([]Answer, len(p.Options))
	for i, o := range p.Options {
		switch p.Kind {
		case WhereKind:
			truths[i] = lying(&p.Position, o)
		case TrioKind:
			truths[i] = trioOf(&p.Position, dreist.Lay(o.Card, o.Row))
		}
	}
	return truths
}

func lying(p *dreist.Position, at dreist.PlacedCard) Answer {
	if p.RefusalAt(at.Card, at.Card.Cell(at.Row)) != nil {
		return Refused
	}
	if next := after(p, dreist.Lay(at.Card, at.Row)); next.Pending() == dreist.PartnerPending {
		return Opens
	}
	return Fits
}

func trioOf(p *dreist.Position, m dreist.Move) Answer {
	trio, made := trioMade(p, m)
	switch {
	case !made:
		return NoTrio
	case trio.IsColumn:
		return ColumnTrio
	}
	return RowTrio
}

// trioMade returns the DREIer of a legal move; ok is false if it makes none.
func trioMade(p *dreist.Position, m dreist.Move) (dreist.TrioMade, bool) {
	for _, e := range events(p, m) {
		if trio, ok := e.(dreist.TrioMade); ok {
			return trio, true
		}
	}
	return dreist.TrioMade{}, false
}

// leaving returns the truth of each card of the layout about a legal move.
func leaving(p *dreist.Position, m dreist.Move, laid []dreist.PlacedCard) []Answer {
	var fate [dreist.CardCount]Answer
	for _, e := range events(p, m) {
		switch e := e.(type) {
		case dreist.ColumnCleared:
			for _, c := range e.Cards {
				fate[c] = Cleared
			}
		case dreist.CardsLoosened:
			for _, c := range e.Cards {
				fate[c] = Loosened
			}
		}
	}
	truths := make([]Answer, len(laid))
	for i, at := range laid {
		if truths[i] = fate[at.Card]; truths[i] == 0 {
			truths[i] = Stays
		}
	}
	return truths
}
