package coach

import (
	"fmt"

	"dreist/game/dreist"
)

// Observer follows a game, to give the seat to move its view.
type Observer struct{ now dreist.Position }

// NewObserver returns a watch that starts at a position. A position in the middle of a turn is an error.
func NewObserver(p dreist.Position) (*Observer, error) {
	w := &Observer{}
	if err := w.Start(p); err != nil {
		return nil, err
	}
	return w, nil
}

// Start starts to follow another game, as NewObserver does.
func (w *Observer) Start(p dreist.Position) error {
	if p.LaidCount() > 0 {
		return fmt.Errorf("coach: follow a game from the middle of a turn in which %d cards have been laid", p.LaidCount())
	}
	w.now = p
	return nil
}

// Position returns the true position, hidden cards included, read-only.
func (w *Observer) Position() *dreist.Position { return &w.now }

// Play makes a move of the seat to move. A card stands for the first one of its kind in the hand, as in the record
// format. An illegal move changes nothing and returns a *dreist.Refusal.
func (w *Observer) Play(m dreist.Move) error { return w.now.Play(w.now.WithHandCard(m)) }

// View returns the view of the seat to move, valid until the next move.
func (w *Observer) View() View { return View{watch: w} }
