package puzzle

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Puzzle is one exercise: a position and a question. Make one with Generate; it is read-only. The player has seat 0; Egon sits opposite.
type Puzzle struct {
	Kind  Kind
	Level Level
	seed  uint64

	// Deal is the set-up.
	Deal dreist.Deal
	// Position is the position of the set-up, at the beginning of the player's turn or, for EgonTurnKind, of Egon's.
	Position dreist.Position

	// AskedCard is the hand card that LegalCellsKind asks about, otherwise NoCard.
	AskedCard dreist.Card
	// AskedMove is the move that LeavingCardsKind asks about, otherwise the zero Move.
	AskedMove dreist.Move
	// Options are the cards that can be marked: for LegalCellsKind the asked card on every free cell of its column down to one row below the
	// layout, for TrioKind the candidates, for LeavingCardsKind every laid card. EgonTurnKind and EmptyHandKind have none.
	Options []dreist.PlacedCard
	// OpenCards are the visible cards of the player's pile, top card first: for EmptyHandKind all of them, as a draw would be a gamble
	// otherwise. The other kinds have none.
	OpenCards []dreist.Card
}

// wishes is the number of variants. One is chosen before the search, as otherwise the easily found ones would dominate.
const wishes = 8

// draft is a set-up with its question. Cards are named by kind, as copies may still change.
type draft struct {
	deal  dreist.Deal
	asked []dreist.Move // the laying move that the question is about, or the candidates
}

// Generate makes the puzzle of a kind, a level and a seed.
func Generate(k Kind, l Level, seed uint64) Puzzle {
	r := &random{state: seed<<8 | uint64(k)<<4 | uint64(l)}
	wish := r.below(wishes)
	for { // the slowest of 20,000 seeds took 237 layouts
		if d, ok := drafted(r, k, l, wish); ok {
			return newPuzzle(k, l, seed, d)
		}
	}
}

func drafted(r *random, k Kind, l Level, wish int) (draft, bool) {
	t, ok := grow(r, shapeOf(k, l))
	if !ok {
		return draft{}, false
	}
	switch k {
	case LegalCellsKind:
		return draftWhere(r, &t, l, wish)
	case TrioKind:
		return draftTrio(r, &t, l, wish)
	case LeavingCardsKind:
		return draftLeaves(r, &t, l, wish)
	case EgonTurnKind:
		return draftEgon(r, &t, l)
	}
	return draftEmpty(r, &t, l, wish)
}

// shapeOf returns the shape of layouts for a kind and level. EgonTurnKind and EmptyHandKind need thinking ahead, so fewer cards lie;
// LegalCellsKind of level 3 needs room for an opening.
func shapeOf(k Kind, l Level) shape {
	switch k {
	case LegalCellsKind:
		return [MaxLevel]shape{{5, 9, 3}, {9, 15, 5}, {11, 18, 6}}[l-1]
	case EgonTurnKind:
		return [MaxLevel]shape{{5, 8, 3}, {7, 12, 4}, {9, 16, 5}}[l-1]
	case EmptyHandKind:
		return [MaxLevel]shape{{4, 7, 3}, {6, 10, 4}, {8, 13, 4}}[l-1]
	}
	return [MaxLevel]shape{{5, 9, 3}, {9, 15, 5}, {14, 22, 7}}[l-1]
}

func newPuzzle(k Kind, l Level, seed uint64, d draft) Puzzle {
	g, err := record.New(d.deal, record.NumberedSeats(""), nil, nil)
	if err != nil {
		panic("puzzle: a set-up has no record: " + err.Error())
	}
	p := Puzzle{Kind: k, Level: l, seed: seed, Deal: g.Deal, Position: position(g.Deal), AskedCard: dreist.NoCard}
	mine := func(m dreist.Move) dreist.Card { return p.Position.HandCard(you, m.Card.Kind()) }
	switch k {
	case LegalCellsKind:
		p.AskedCard = mine(d.asked[0])
		p.Options = freeCells(p.Position.Layout(), p.AskedCard)
	case TrioKind:
		for _, m := range d.asked {
			p.Options = append(p.Options, dreist.PlacedCard{Card: mine(m), Row: int(m.Row)})
		}
	case LeavingCardsKind:
		p.AskedMove = dreist.Lay(mine(d.asked[0]), int(d.asked[0].Row))
		p.Options = placed(p.Position.Layout())
	case EmptyHandKind:
		p.OpenCards = p.Position.AppendPile(nil, you)
	}
	return p
}
