package turns

import (
	"fmt"

	"dreist/game/dreist"
)

// Turn is one way to go on with a turn to its end.
type Turn struct {
	moves [dreist.HandSize + 1]dreist.Move
	count uint8
	draws uint8
}

// Moves returns the moves: cards laid, then the end, a gift or a discard, which a turn that wins by laying has not.
// The slice is the turn's own memory and must not be changed.
func (t *Turn) Moves() []dreist.Move { return t.moves[:t.count] }

// Last returns the last move.
func (t *Turn) Last() dreist.Move { return t.moves[t.count-1] }

// Draws returns how many draws that DREIer allow the turn declines.
func (t *Turn) Draws() int { return int(t.draws) }

// Play plays the turn on the position it was found for, or on one that looks the same to the hand to move. A move
// that is not allowed there is a *dreist.Refusal in the error, and ends the turn half-way.
func (t *Turn) Play(p *dreist.Position) error {
	for _, m := range t.Moves() {
		if err := p.Play(p.FromHand(m)); err != nil {
			return fmt.Errorf("turns: play a turn: %w", err)
		}
	}
	return nil
}

// TrioFirst returns the turn from a position with a card that makes a DREIer at once laid before all others, where those can
// still be laid then: what is drawn for it may be of use. Otherwise it returns the turn as it is.
func (t *Turn) TrioFirst(p *dreist.Position) Turn {
	for i, m := range t.Moves() {
		if m.Action != dreist.LayCard || i > 0 && !p.May(m) || p.Layout().Trio(m.Card.Kind(), int(m.Row)) == dreist.MakesNone {
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
