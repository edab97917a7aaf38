package table

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
)

// egon is what Egon shows: a face, and what he says.
type egon struct {
	Face   portrait
	Speech Speech
}

// Speech is what Egon speaks of, so that he can say it again in another language.
type Speech struct {
	Line        string
	Of          dreist.Event // nil at rest
	opened      bool         // the event before was his opening
	reactivated bool         // the card he lays had been set aside
}

// phrase returns what he says of the event, and false where he says nothing.
func (s *Speech) phrase(say words.Sentences, hisTurn bool) (string, bool) {
	if loosened, ok := s.Of.(dreist.CardsLoosened); ok {
		return say.EgonLoosens(loosened), hisTurn
	}
	return say.Egon(s.Of, s.opened, s.reactivated)
}

// listen lets Egon answer to an event with a sentence and a face.
func (g *egon) listen(e dreist.Event, say words.Sentences, hisTurn bool) {
	before, next := g.Speech.Of, Speech{Of: e}
	if laid, ok := before.(dreist.CardLaid); ok {
		next.opened = laid.Opening
	}
	if laid, ok := e.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat {
		_, revealed := before.(dreist.EgonRevealed)
		next.reactivated = !revealed
	}
	if line, says := next.phrase(say, hisTurn); says {
		next.Line = line
		g.Speech = next
	}
	if mood, ok := MoodFor(e); ok {
		g.Face.Change(mood)
	}
}

// Listen lets Egon, if he plays, answer to an event.
func (t *Table) Listen(e dreist.Event) {
	_, ended := e.(dreist.TurnEnded)
	if nobodyPlaysOn := ended && t.handsOff(); t.EgonPlays() && !nobodyPlaysOn {
		t.Egon.listen(e, t.Say, t.OthersShow())
	}
}

// Utter puts what Egon speaks of into words.
func (t *Table) Utter() {
	if !t.EgonPlays() {
		return
	}
	speech := &t.Egon.Speech
	if speech.Of != nil {
		speech.Line, _ = speech.phrase(t.Say, t.OthersShow())
		return
	}
	key := msg.EgonWaiting
	switch p := t.Position(); {
	case p.Winner() == dreist.EgonSeat:
		key = msg.EgonWins
	case p.Winner() == 0:
		key = msg.EgonLoses
	case p.EgonToMove(): // in a review
		key = msg.EgonReady
	}
	speech.Line = t.Say.Say(key)
}

// SettleMood gives Egon the words and the face of a table at rest.
func (t *Table) SettleMood() {
	if !t.EgonPlays() {
		return
	}
	t.Egon.Speech = Speech{}
	t.Utter()
	mood := pictures.Waiting
	switch t.Position().Winner() {
	case dreist.EgonSeat:
		mood = pictures.Delighted
	case 0:
		mood = pictures.Beaten
	}
	t.Egon.Face.Change(mood)
}
