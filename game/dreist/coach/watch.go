package coach

import (
	"fmt"

	"dreist/game/dreist"
)

// Watch follows a game, to give the seat to move its view.
type Watch struct{ now dreist.Position }

// NewWatch returns a watch that starts at a position. A position in the middle of a turn is an error.
func NewWatch(p dreist.Position) (*Watch, error) {
	w := &Watch{}
	if err := w.Begin(p); err != nil {
		return nil, err
	}
	return w, nil
}

// Begin starts to follow another game, as NewWatch does.
func (w *Watch) Begin(p dreist.Position) error {
	if p.LaidCount() > 0 {
		return fmt.Errorf("coach: follow a game from the middle of a turn in which %d cards have been laid", p.LaidCount())
	}
	w.now = p
	return nil
}

// Position returns the true position, hidden cards included, read-only.
func (w *Watch) Position() *dreist.Position { return &w.now }

// Play makes a move of the seat to move. A card stands for the first one of its kind in the hand, as in the record
// format. An illegal move changes nothing and returns a *dreist.Refusal.
func (w *Watch) Play(m dreist.Move) error { return w.now.Play(w.now.WithHandCard(m)) }

// View returns the view of the seat to move, valid until the next move.
func (w *Watch) View() View { return View{watch: w} }
