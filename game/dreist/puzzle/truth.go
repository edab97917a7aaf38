package puzzle

import "dreist/game/dreist"

// Truth is the correct answer for one option.
type Truth uint8

// The truths, by kind of puzzle.
const (
	Fits       Truth = iota + 1 // Where: the card can be laid there
	Opens                       // Where: it can be laid there as an opening
	Refused                     // Where: it cannot be laid there
	RowTrio                     // Trio: the move makes a row DREIer
	ColumnTrio                  // Trio: the move makes a column DREIer
	NoTrio                      // Trio: the move makes no DREIer
	Cleared                     // Leaves: the card is cleared with its column
	Loosened                    // Leaves: the card loses its contact
	Stays                       // Leaves: the card stays
)

// right reports whether an option should be marked.
func (t Truth) right() bool {
	return t != Refused && t != NoTrio && t != Stays
}

// Truths returns the truth of every option of a puzzle, from the rules. It is empty for Egon and Empty, which have no
// options.
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

// lying returns the truth of a hand card laid on a row of its column.
func lying(p *dreist.Position, at dreist.PlacedCard) Truth {
	if p.RefusalAt(at.Card, at.Card.Cell(at.Row)) != nil {
		return Refused
	}
	if next := after(p, dreist.Lay(at.Card, at.Row)); next.Pending() == dreist.PartnerPending {
		return Opens
	}
	return Fits
}

// trioOf returns the kind of DREIer that a legal move makes.
func trioOf(p *dreist.Position, m dreist.Move) Truth {
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
func leaving(p *dreist.Position, m dreist.Move, laid []dreist.PlacedCard) []Truth {
	var fate [dreist.DeckSize]Truth
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
