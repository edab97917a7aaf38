package dreist

import "slices"

// EgonAction is the action of one step of Egon's turn.
type EgonAction uint8

// The actions of Egon's turn.
const (
	EgonReveals   EgonAction = iota + 1 // Egon turns over the top card of his pile
	EgonLays                            // Egon lays the revealed card, or one that was aside
	EgonSetsAside                       // Egon sets the revealed card aside
	EgonStops                           // Egon discards the cards aside, which ends his turn
)

// EgonStep is one step of Egon's turn (R 10).
type EgonStep struct {
	Action  EgonAction
	Card    Card // the card that is revealed, laid or set aside; NoCard if he stops
	Row     int  // row on which EgonLays lays the card, from 1
	partner Card // card that the step after an opening lays beside it, otherwise NoCard
}

// IsOpening reports whether the step lays a card that waits for its partner.
func (s EgonStep) IsOpening() bool { return s.partner != NoCard }

// EgonTurn plays Egon's turn step by step, while Apply plays it as one move. It is a value: a copy is independent. Make one with
// Position.EgonTurn.
type EgonTurn struct {
	position Position
	state    egon
}

// EgonTurn returns the beginning of Egon's turn. It is already over if Egon is not to move.
func (p *Position) EgonTurn() EgonTurn { return EgonTurn{position: *p} }

// IsOver reports whether the turn has ended.
func (t *EgonTurn) IsOver() bool { return !t.position.IsEgonToMove() }

// Position returns the current position, without the cards revealed or aside.
func (t *EgonTurn) Position() Position { return t.position }

// RevealedCard returns the card that waits to be laid or set aside, or NoCard.
func (t *EgonTurn) RevealedCard() Card {
	if t.state.held == holdsRevealed {
		return t.state.card
	}
	return NoCard
}

// AsideCards returns the cards set aside, earliest revealed first.
func (t *EgonTurn) AsideCards() []Card {
	return append([]Card(nil), t.state.aside.cards[:t.state.aside.n]...)
}

// OpenCards returns the cards that Egon could lay: those aside, then the one revealed.
func (t *EgonTurn) OpenCards() []Card {
	open := t.AsideCards()
	if c := t.RevealedCard(); c != NoCard {
		open = append(open, c)
	}
	return open
}

// LegalRows returns the rows on which an open card could be laid from a hand of the open cards, openings included. NextStep says which of
// them Egon takes, and whether he lays at all.
func (t *EgonTurn) LegalRows(c Card) RowSet {
	open := t.OpenCards()
	if !slices.Contains(open, c) {
		return 0
	}
	return t.position.layout.rows(c.Kind(), countKinds(open), NoCard)
}

// FittingRows returns the rows on which a card could be laid alone, without openings.
func (t *EgonTurn) FittingRows(c Card) RowSet { return t.position.layout.fits(c.Kind()) }

// RefusalAt returns the refusal of laying a card on a cell from a hand of the open cards, or nil if that is allowed.
func (t *EgonTurn) RefusalAt(c Card, at Cell) *Refusal {
	l := &t.position.layout
	reason := l.reason(c, at, t.OpenCards(), NoCard)
	if reason == Allowed {
		return nil
	}
	return l.refusal(reason, Lay(c, at.Row), at, NoCard)
}

// NextStep returns Egon's next step; after the end it is EgonStops.
func (t *EgonTurn) NextStep() EgonStep {
	if t.IsOver() {
		return EgonStep{Action: EgonStops, Card: NoCard, partner: NoCard}
	}
	return t.state.next(&t.position)
}

// TakeStep plays the next step and returns its events; nil after the end.
func (t *EgonTurn) TakeStep() []Event {
	if t.IsOver() {
		return nil
	}
	var j journal
	t.state.take(t.state.next(&t.position), &t.position, &j)
	return j.events
}
