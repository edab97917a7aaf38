package sight

import (
	"fmt"

	"dreist/game/dreist"
)

// Watch follows a game, to show to the seat to move its view.
type Watch struct{ now dreist.Position }

// NewWatch begins to follow a game at the start of a turn. In the middle of one it returns an error.
func NewWatch(p dreist.Position) (*Watch, error) {
	w := &Watch{}
	if err := w.Begin(p); err != nil {
		return nil, err
	}
	return w, nil
}

// Begin turns to another game, as NewWatch does.
func (w *Watch) Begin(p dreist.Position) error {
	if p.Laid() > 0 {
		return fmt.Errorf("sight: follow a game from the middle of a turn in which %d cards have been laid", p.Laid())
	}
	w.now = p
	return nil
}

// Position returns the position now, hidden cards and all, to be read only.
func (w *Watch) Position() *dreist.Position { return &w.now }

// Play makes a move of the seat to move. As in the record format a card stands for its kind and means the first such
// card of the hand. A move that is not allowed changes nothing and returns a *dreist.Refusal as the error.
func (w *Watch) Play(m dreist.Move) error { return w.now.Play(w.now.FromHand(m)) }

// View returns what the seat to move sees. It holds until the next move.
func (w *Watch) View() View { return View{watch: w} }
