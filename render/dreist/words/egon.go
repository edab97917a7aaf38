package words

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
)

// Egon returns what Egon says to an event, nothing as the player's turn begins, and false where he goes on with what he said before. opened tells whether the event before
// was his opening, reactivated whether a laid card had been set aside.
func (s Sentences) Egon(e dreist.Event, opened, reactivated bool) (string, bool) {
	card := func(key string, c dreist.Card, row int) (string, bool) {
		return s.Say(key, assets.Values{"Card": s.Card(c), "Row": row}), true
	}
	switch e := e.(type) {
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return s.Say(msg.EgonReady), true
		}
		return "", true
	case dreist.EgonRevealed:
		return card(msg.EgonReveal, e.Card, 0)
	case dreist.EgonSetAside:
		return card(msg.EgonAside, e.Card, 0)
	case dreist.GiftGiven:
		return s.Say(msg.EgonGift), true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return s.Say(msg.EgonWins), true
		}
		return s.Say(msg.EgonLoses), true
	case dreist.CardLaid:
		switch {
		case e.Seat != dreist.EgonSeat:
			return "", false
		case e.Opening:
			return card(msg.EgonOpening, e.Card, 1)
		case opened:
			return card(msg.EgonPartner, e.Card, e.Row)
		case reactivated:
			return card(msg.EgonReactivate, e.Card, e.Row)
		}
		return card(msg.EgonLay, e.Card, e.Row)
	case dreist.TrioMade:
		switch {
		case e.Seat != dreist.EgonSeat:
			return "", false
		case e.Column:
			return s.Say(msg.EgonColumn, assets.Values{"Column": e.Cards[0].Number()}), true
		}
		return s.Say(msg.EgonTrio), true
	case dreist.CardDiscarded:
		if e.Seat == dreist.EgonSeat {
			return card(msg.EgonDiscard, e.Card, 0)
		}
	}
	return "", false
}

// EgonLoosens returns what Egon says when cards lose their hold in his turn.
func (s Sentences) EgonLoosens(e dreist.CardsLoosened) string {
	if len(e.Cards) > 1 {
		return s.Say(msg.EgonLoosenedMany)
	}
	return s.Say(msg.EgonLoosened, assets.Values{"Cards": s.Cards(e.Cards)})
}
