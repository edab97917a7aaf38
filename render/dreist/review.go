package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/scene"
)

// review is the guide at a table at which nobody plays: it shows a match as it was after any of its moves. Its match
// is a copy that nobody keeps, and it takes every gesture, so that looking back cannot move anything.
type review struct {
	at          int         // how many moves of the history are shown
	turns       []int       // after how many moves a turn is about to begin, from 0, and at last the end
	back        string      // the key of the button that leads back
	playing     bool        // the steps follow one another
	wait        int         // ticks until the next one
	moving      bool        // the last step is still being shown
	sliding     bool        // the handle of the slider is held
	over        dreist.Card // the card under the mouse that leads to its turn
	stepCaption stepCaption
}

// reviewPause is how many ticks a step stays when they follow one another.
const reviewPause = 26

// beginReview makes a table one that looks back on its match, from a moment after so many moves; back is the key of the
// button that leads away.
func beginReview(t *table, at int, back string) {
	r := &review{back: back, over: dreist.NoCard}
	h := t.match.History()
	for i := range h {
		if i == 0 || h[i].Turn != h[i-1].Turn {
			r.turns = append(r.turns, i)
		}
	}
	r.turns = append(r.turns, len(h))
	t.guide = r
	t.line.MakeRoom(&dreist.Position{}) // nobody is going to lay anything
	t.line.Seat(reviewSeating(t.match))
	r.jump(t, at)
}

// reviewSeating returns who sits where while a match is looked back on, and whose cards may be seen: all hands when it
// is over; before, those of the only person and, where several share the screen, nobody's.
func reviewSeating(m *match.Match) scene.Seating {
	s := seatingOf(m)
	s.Watched = [dreist.MaxSeats]bool{true, true, true, true}
	switch {
	case s.Egon:
	case m.Over():
		s.Veiled, s.Open = false, [dreist.MaxSeats]bool{true, true, true, true}
	case s.Veiled:
		s.Open = [dreist.MaxSeats]bool{}
	}
	return s
}

// last returns how many moves there are to look back on.
func (r *review) last() int { return r.turns[len(r.turns)-1] }

// set takes over which moment is shown, but not its picture.
func (r *review) set(t *table, at int) {
	r.at = min(max(at, 0), r.last())
	t.past = t.match.Before(r.at)
	t.seen = progress{steps: r.at}
	r.over = dreist.NoCard
	t.stale = true
}

// jump shows a moment at once.
func (r *review) jump(t *table, at int) {
	r.moving = false
	r.set(t, at)
	t.line.Show(scene.ViewOf(t.past))
	t.line.TakeStarted()
	r.quote(t)
}

// quote gives Egon the words and the face that he had at the last move shown. That it is the player's turn after his own
// he does not say: what is told beside it is still his.
func (r *review) quote(t *table) {
	t.settleMood()
	if r.at == 0 {
		return
	}
	for _, e := range t.match.History()[r.at-1].Events {
		if ended, ok := e.(dreist.TurnEnded); !ok || ended.Next == dreist.EgonSeat {
			t.listen(e)
		}
	}
}

// step goes one move on, which is played, or one back, for which everything glides to where it was.
func (r *review) step(t *table, forth bool) {
	if r.moving {
		r.jump(t, r.at)
	}
	switch {
	case forth && r.at < r.last():
		events := t.match.History()[r.at].Events
		r.set(t, r.at+1)
		r.moving = true
		for _, e := range events {
			if laid, ok := e.(dreist.CardLaid); ok {
				t.line.Uncover(laid.Row)
			}
		}
		t.line.Play(events)
	case !forth && r.at > 0:
		r.set(t, r.at-1)
		r.moving = true
		t.line.Glide(scene.ViewOf(t.past))
		r.quote(t)
	}
}

// nextTurn and previousTurn return the nearest moment at which a turn is about to begin.
func (r *review) nextTurn() int {
	for _, at := range r.turns {
		if at > r.at {
			return at
		}
	}
	return r.at
}

func (r *review) previousTurn() int {
	before := 0
	for _, at := range r.turns {
		if at < r.at {
			before = at
		}
	}
	return before
}

// play lets the steps follow one another, from the beginning where the end is shown, or stops them.
func (r *review) play(t *table) {
	r.playing = !r.playing
	r.wait = 0
	if r.playing && r.at == r.last() {
		r.jump(t, 0)
		r.wait = reviewPause
	}
	t.stale = true
}

// stop ends the playing, as somebody chooses a moment.
func (r *review) stop() { r.playing = false }

// weigh lets nobody move.
func (r *review) weigh(*table, dreist.Move) bool { return false }

// prompt leaves the line between layout and hand to the slider.
func (r *review) prompt(*table) (string, bool) { return "", true }

// update plays on.
func (r *review) update(t *table) bool {
	if t.line.Busy() {
		return false
	}
	if r.moving {
		r.moving = false
		t.line.Show(scene.ViewOf(t.past))
		r.quote(t)
		return true
	}
	if !r.playing {
		return false
	}
	if r.at == r.last() {
		r.playing = false
		return true
	}
	if r.wait--; r.wait <= 0 {
		r.wait = reviewPause
		r.step(t, true)
		return true
	}
	return false
}

func (r *review) busy(*table) bool { return r.playing || r.moving }
