package puzzle

import "dreist/game/dreist"

// Truth is what the rules say about one option.
type Truth uint8

// The truths, by the kinds they belong to.
const (
	Fits       Truth = iota + 1 // Where: the card can lie there
	Opens                       // Where: it can lie there as an opening
	Refused                     // Where: it cannot
	RowTrio                     // Trio: the move is a row DREIer
	ColumnTrio                  // Trio: the move is a column DREIer
	NoTrio                      // Trio: it is none
	Cleared                     // Leaves: the card goes with its column
	Loosened                    // Leaves: the card loses its contact
	Stays                       // Leaves: the card stays
)

// right reports whether an option of this truth is one to mark.
func (t Truth) right() bool {
	return t != Refused && t != NoTrio && t != Stays
}

// Truths asks the rules about every option of a puzzle. Of Egon and Empty, which have no options, there are none.
func (p *Puzzle) Truths() []Truth {
	if p.Kind == Leaves {
		return leaving(&p.Position, p.Move, p.Options)
	}
	truths := make([]Truth, len(p.Options))
	for i, o := range p.Options {
		switch p.Kind {
		case Where:
			truths[i] = lying(&p.Position, o)
		case Trio:
			truths[i] = trioOf(&p.Position, dreist.Lay(o.Card, o.Row))
		}
	}
	return truths
}

// lying says whether a hand card can lie on a row.
func lying(p *dreist.Position, at dreist.Placed) Truth {
	if p.Why(at.Card, at.Card.Cell(at.Row)) != nil {
		return Refused
	}
	if next := after(p, dreist.Lay(at.Card, at.Row)); next.Pending() == dreist.PartnerPending {
		return Opens
	}
	return Fits
}

// trioOf says what kind of DREIer an allowed move is.
func trioOf(p *dreist.Position, m dreist.Move) Truth {
	trio, made := trioMade(p, m)
	switch {
	case !made:
		return NoTrio
	case trio.Column:
		return ColumnTrio
	}
	return RowTrio
}

// trioMade returns the DREIer that an allowed move makes, if it makes one.
func trioMade(p *dreist.Position, m dreist.Move) (dreist.TrioMade, bool) {
	for _, e := range events(p, m) {
		if trio, ok := e.(dreist.TrioMade); ok {
			return trio, true
		}
	}
	return dreist.TrioMade{}, false
}

// leaving says what an allowed move does to each of the cards that lie.
func leaving(p *dreist.Position, m dreist.Move, laid []dreist.Placed) []Truth {
	var fate [dreist.Deck]Truth
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
	truths := make([]Truth, len(laid))
	for i, at := range laid {
		if truths[i] = fate[at.Card]; truths[i] == 0 {
			truths[i] = Stays
		}
	}
	return truths
}
