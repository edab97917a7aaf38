package sight

import (
	"fmt"

	"dreist/game/dreist"
)

// Watch follows a game and keeps what a seat needs to be shown its view: the position now, and the moves of the
// turn that runs with the position at its start.
type Watch struct {
	now   dreist.Position
	start dreist.Position
	moves []dreist.Move

	imagined imagined // the deal imagined last, for its memory
}

// NewWatch begins to follow a game at the start of a turn. In the middle of one, where it could not tell which cards
// have been drawn openly before, it returns an error.
func NewWatch(p dreist.Position) (*Watch, error) {
	w := &Watch{}
	if err := w.Begin(p); err != nil {
		return nil, err
	}
	return w, nil
}

// Begin turns to another game, as NewWatch does, and reuses the memory of the last.
func (w *Watch) Begin(p dreist.Position) error {
	if p.Laid() > 0 {
		return fmt.Errorf("sight: follow a game from the middle of a turn in which %d cards have been laid", p.Laid())
	}
	w.now, w.start, w.moves = p, p, w.moves[:0]
	return nil
}

// Position returns the position now, hidden cards and all, to be read only.
func (w *Watch) Position() *dreist.Position { return &w.now }

// Play makes a move of the seat to move. As in the record format a card stands for its kind and means the first such
// card of the hand. A move that is not allowed changes nothing and returns a *dreist.Refusal as the error.
func (w *Watch) Play(m dreist.Move) error {
	m = w.now.FromHand(m)
	turn := w.now.Turn()
	if err := w.now.Play(m); err != nil {
		return err
	}
	if w.now.Turn() != turn {
		w.start, w.moves = w.now, w.moves[:0]
		return nil
	}
	w.moves = append(w.moves, m)
	return nil
}

// View returns what the seat to move sees. It holds until the next move, and for one goroutine at a time, as its Watch
// lends it the memory to imagine positions with.
func (w *Watch) View() View { return View{watch: w} }

// drawn returns how many cards have been drawn for DREIer in this turn.
func (w *Watch) drawn() int {
	n := 0
	for _, m := range w.moves {
		if m.Action == dreist.DrawCard {
			n++
		}
	}
	return n
}
