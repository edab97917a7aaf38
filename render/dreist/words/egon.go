package words

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
)

// Egon returns what Egon says about an event; false means that he keeps his last line, and an empty line that the player's turn begins.
// opened means that the event before was his opening, reactivated that a laid card had been set aside.
func (s Sentences) Egon(e dreist.Event, opened, reactivated bool) (string, bool) {
	card := func(key string, c dreist.Card, row int) (string, bool) {
		return s.Say(key, assets.Values{"Card": s.Card(c), "Row": row}), true
	}
	switch e := e.(type) {
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return s.Say(dreistmsg.EgonReady), true
		}
		return "", true
	case dreist.EgonRevealed:
		return card(dreistmsg.EgonReveal, e.Card, 0)
	case dreist.EgonSetAside:
		return card(dreistmsg.EgonAside, e.Card, 0)
	case dreist.GiftGiven:
		return s.Say(dreistmsg.EgonGift), true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return s.Say(dreistmsg.EgonWins), true
		}
		return s.Say(dreistmsg.EgonLoses), true
	case dreist.CardLaid:
		switch {
		case e.Seat != dreist.EgonSeat:
			return "", false
		case e.Opening:
			return card(dreistmsg.EgonOpening, e.Card, 1)
		case opened:
			return card(dreistmsg.EgonPartner, e.Card, e.Row)
		case reactivated:
			return card(dreistmsg.EgonReactivate, e.Card, e.Row)
		}
		return card(dreistmsg.EgonLay, e.Card, e.Row)
	case dreist.TrioMade:
		switch {
		case e.Seat != dreist.EgonSeat:
			return "", false
		case e.Column:
			return s.Say(dreistmsg.EgonColumn, assets.Values{"Column": e.Cards[0].Number()}), true
		}
		return s.Say(dreistmsg.EgonTrio), true
	case dreist.CardDiscarded:
		if e.Seat == dreist.EgonSeat {
			return card(dreistmsg.EgonDiscard, e.Card, 0)
		}
	}
	return "", false
}

// EgonLoosens returns what Egon says when cards lose their contact in his turn.
func (s Sentences) EgonLoosens(e dreist.CardsLoosened) string {
	if len(e.Cards) > 1 {
		return s.Say(dreistmsg.EgonLoosenedMany)
	}
	return s.Say(dreistmsg.EgonLoosened, assets.Values{"Cards": s.Cards(e.Cards)})
}
