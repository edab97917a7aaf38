package table

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
)

// Speech is what Egon speaks of, so that he can say it again in another language.
type Speech struct {
	Line        string
	Of          dreist.Event // nil at rest
	opened      bool         // the event before was his opening
	reactivated bool         // the card he lays had been set aside
}

// Listen lets Egon answer to an event with a sentence and a face.
func (t *Table) Listen(e dreist.Event) {
	if !t.EgonPlays() {
		return
	}
	if _, ended := e.(dreist.TurnEnded); ended && t.handsOff() {
		return // nobody at the screen plays on
	}
	before := t.Speech.Of
	next := Speech{Of: e}
	if laid, ok := before.(dreist.CardLaid); ok {
		next.opened = laid.Opening
	}
	if laid, ok := e.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat {
		_, revealed := before.(dreist.EgonRevealed)
		next.reactivated = !revealed
	}
	if _, says := t.phrase(next); says {
		t.Speech = next
		t.Utter()
	}
	if mood, ok := MoodFor(e); ok {
		t.Face.Change(mood)
	}
}

// phrase returns what Egon says of an event, and false where he says nothing.
func (t *Table) phrase(s Speech) (string, bool) {
	if loosened, ok := s.Of.(dreist.CardsLoosened); ok {
		return t.Say.EgonLoosens(loosened), t.OthersShow()
	}
	return t.Say.Egon(s.Of, s.opened, s.reactivated)
}

// Utter puts what Egon speaks of into words.
func (t *Table) Utter() {
	if !t.EgonPlays() {
		return
	}
	if t.Speech.Of != nil {
		t.Speech.Line, _ = t.phrase(t.Speech)
		return
	}
	key := msg.EgonWaiting
	if t.Position().EgonToMove() {
		key = msg.EgonReady // in a review
	}
	switch t.Position().Winner() {
	case dreist.EgonSeat:
		key = msg.EgonWins
	case 0:
		key = msg.EgonLoses
	}
	t.Speech.Line = t.Say.Say(key)
}

// SettleMood gives Egon the words and the face of a table at rest.
func (t *Table) SettleMood() {
	if !t.EgonPlays() {
		return
	}
	t.Speech = Speech{}
	t.Utter()
	mood := pictures.Waiting
	switch t.Position().Winner() {
	case dreist.EgonSeat:
		mood = pictures.Delighted
	case 0:
		mood = pictures.Beaten
	}
	t.Face.Change(mood)
}
