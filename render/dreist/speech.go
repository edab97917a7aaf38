package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
)

// speech is what Egon speaks of, so that he can say it again in another language.
type speech struct {
	line        string
	of          dreist.Event // nil at rest
	opened      bool         // the event before was his opening
	reactivated bool         // the card he lays had been set aside
}

// listen lets Egon answer to an event with a sentence and a face.
func (t *table) listen(e dreist.Event) {
	if !t.egonPlays() {
		return
	}
	if _, ended := e.(dreist.TurnEnded); ended && t.handsOff() {
		return // nobody at the screen plays on
	}
	before := t.speech.of
	next := speech{of: e}
	if laid, ok := before.(dreist.CardLaid); ok {
		next.opened = laid.Opening
	}
	if laid, ok := e.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat {
		_, revealed := before.(dreist.EgonRevealed)
		next.reactivated = !revealed
	}
	if _, says := t.phrase(next); says {
		t.speech = next
		t.utter()
	}
	if mood, ok := moodFor(e); ok {
		t.face.change(mood)
	}
}

// phrase returns what Egon says of an event, and false where he says nothing.
func (t *table) phrase(s speech) (string, bool) {
	if loosened, ok := s.of.(dreist.CardsLoosened); ok {
		return t.say.EgonLoosens(loosened), t.othersShow()
	}
	return t.say.Egon(s.of, s.opened, s.reactivated)
}

// utter puts what Egon speaks of into words.
func (t *table) utter() {
	if !t.egonPlays() {
		return
	}
	if t.speech.of != nil {
		t.speech.line, _ = t.phrase(t.speech)
		return
	}
	key := msg.EgonWaiting
	if t.position().EgonToMove() {
		key = msg.EgonReady // in a review
	}
	switch t.position().Winner() {
	case dreist.EgonSeat:
		key = msg.EgonWins
	case 0:
		key = msg.EgonLoses
	}
	t.speech.line = t.say.Say(key)
}

// settleMood gives Egon the words and the face of a table at rest.
func (t *table) settleMood() {
	if !t.egonPlays() {
		return
	}
	t.speech = speech{}
	t.utter()
	mood := pictures.Waiting
	switch t.position().Winner() {
	case dreist.EgonSeat:
		mood = pictures.Delighted
	case 0:
		mood = pictures.Beaten
	}
	t.face.change(mood)
}
