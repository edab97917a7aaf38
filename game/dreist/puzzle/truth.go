package puzzle

import "dreist/game/dreist"

// OptionTruth is what the rules say about one option of a puzzle.
type OptionTruth uint8

// The truths, by kind of puzzle.
const (
	CardFits        OptionTruth = iota + 1 // the card can be laid on the cell (LegalCellsKind)
	CardOpens                              // the card can be laid on the cell as an opening (LegalCellsKind)
	CardRefused                            // the card cannot be laid on the cell (LegalCellsKind)
	MakesRowTrio                           // the move makes a row DREIer (TrioKind)
	MakesColumnTrio                        // the move makes a column DREIer (TrioKind)
	MakesNoTrio                            // the move makes no DREIer (TrioKind)
	CardCleared                            // the card leaves with its column (LeavingCardsKind)
	CardLoosened                           // the card loses its contact with the base and leaves (LeavingCardsKind)
	CardStays                              // the card stays (LeavingCardsKind)
)

func (t OptionTruth) right() bool {
	return t != CardRefused && t != MakesNoTrio && t != CardStays
}

// OptionTruths returns what the rules say about each option of a puzzle. It is empty for EgonTurnKind and EmptyHandKind, which have no options.
func (p *Puzzle) OptionTruths() []OptionTruth {
	if p.Kind == LeavingCardsKind {
		return leaving(&p.Position, p.AskedMove, p.Options)
	}
	truths := make([]OptionTruth, len(p.Options))
	for i, o := range p.Options {
		switch p.Kind {
		case LegalCellsKind:
			truths[i] = lying(&p.Position, o)
		case TrioKind:
			truths[i] = trioOf(&p.Position, dreist.Lay(o.Card, o.Row))
		}
	}
	return truths
}

func lying(p *dreist.Position, at dreist.PlacedCard) OptionTruth {
	if p.RefusalAt(at.Card, at.Card.Cell(at.Row)) != nil {
		return CardRefused
	}
	if next := after(p, dreist.Lay(at.Card, at.Row)); next.Pending() == dreist.PartnerPending {
		return CardOpens
	}
	return CardFits
}

func trioOf(p *dreist.Position, m dreist.Move) OptionTruth {
	trio, made := trioMade(p, m)
	switch {
	case !made:
		return MakesNoTrio
	case trio.IsColumn:
		return MakesColumnTrio
	}
	return MakesRowTrio
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

// leaving returns for each card of the layout whether a legal move sends it to the discard pile.
func leaving(p *dreist.Position, m dreist.Move, laid []dreist.PlacedCard) []OptionTruth {
	var fate [dreist.CardCount]OptionTruth
	for _, e := range events(p, m) {
		switch e := e.(type) {
		case dreist.ColumnCleared:
			for _, c := range e.Cards {
				fate[c] = CardCleared
			}
		case dreist.CardsLoosened:
			for _, c := range e.Cards {
				fate[c] = CardLoosened
			}
		}
	}
	truths := make([]OptionTruth, len(laid))
	for i, at := range laid {
		if truths[i] = fate[at.Card]; truths[i] == 0 {
			truths[i] = CardStays
		}
	}
	return truths
}
