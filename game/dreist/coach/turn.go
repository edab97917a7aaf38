package coach

import (
	"fmt"

	"dreist/game/dreist"
)

// Turn is one complete way to play a turn.
type Turn struct {
	moves [dreist.HandSize + 1]dreist.Move
	count uint8
	draws uint8
}

// Moves returns the moves: cards laid, then the end, a gift or a discard, unless laying wins. The slice is read-only.
func (t *Turn) Moves() []dreist.Move { return t.moves[:t.count] }

// LastMove returns the last move.
func (t *Turn) LastMove() dreist.Move { return t.moves[t.count-1] }

// DeclinedDraws returns the number of draws for DREIer that the turn declines.
func (t *Turn) DeclinedDraws() int { return int(t.draws) }

// Play plays the turn on its position, or on one that looks equal to the seat to move. An illegal move gives a
// *dreist.Refusal and ends the turn half-way.
func (t *Turn) Play(p *dreist.Position) error {
	for _, m := range t.Moves() {
		if err := p.Play(p.WithHandCard(m)); err != nil {
			return fmt.Errorf("coach: play a turn: %w", err)
		}
	}
	return nil
}

// WithTrioFirst returns the turn in another order: a card that makes a DREIer at once comes first, as the card drawn for it may be
// useful. The turn stays unchanged if there is no such card, or if the others could not be laid after it.
func (t *Turn) WithTrioFirst(p *dreist.Position) Turn {
	for i, m := range t.Moves() {
		if m.Action != dreist.LayCard || i > 0 && !p.CanMove(m) || p.Layout().TrioAt(m.Card.Kind(), int(m.Row)) == dreist.NoTrio {
			continue
		}
		sooner := *t
		copy(sooner.moves[1:i+1], t.moves[:i])
		sooner.moves[0] = m
		if after := *p; i == 0 || sooner.Play(&after) == nil {
			return sooner
		}
	}
	return *t
}

func (t *Turn) push(m dreist.Move) {
	t.moves[t.count] = m
	t.count++
}
