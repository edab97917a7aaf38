package words

import (
	"dreist/assets"
	"dreist/game/dreist"
)

// EgonLine returns Egon's line about an event. If the bool is false he keeps his last line; an empty line with true removes it, because the player's
// turn starts. opened is true if the event before was his opening, reactivated if he lays a card that he had set aside.
func (s Sentences) EgonLine(e dreist.Event, opened, reactivated bool) (string, bool) {
	card := func(key string, c dreist.Card, row int) (string, bool) {
		return s.Say(key, assets.Values{"Card": s.CardName(c), "Row": row}), true
	}
	switch e := e.(type) {
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return s.Say("egon.ready"), true
		}
		return "", true
	case dreist.EgonRevealed:
		return card("egon.reveal", e.Card, 0)
	case dreist.EgonSetAside:
		return card("egon.aside", e.Card, 0)
	case dreist.GiftGiven:
		return s.Say("egon.gift"), true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return s.Say("egon.wins"), true
		}
		return s.Say("egon.loses"), true
	case dreist.CardLaid:
		switch {
		case e.Seat != dreist.EgonSeat:
			return "", false
		case e.IsOpening:
			return card("egon.opening", e.Card, 1)
		case opened:
			return card("egon.partner", e.Card, e.Row)
		case reactivated:
			return card("egon.reactivate", e.Card, e.Row)
		}
		return card("egon.lay", e.Card, e.Row)
	case dreist.TrioMade:
		switch {
		case e.Seat != dreist.EgonSeat:
			return "", false
		case e.IsColumn:
			return s.Say("egon.column", assets.Values{"Column": e.Cards[0].Number()}), true
		}
		return s.Say("egon.trio"), true
	case dreist.CardDiscarded:
		if e.Seat == dreist.EgonSeat {
			return card("egon.discard", e.Card, 0)
		}
	}
	return "", false
}

// EgonLooseningLine returns Egon's line about cards that lose their contact in his turn.
func (s Sentences) EgonLooseningLine(e dreist.CardsLoosened) string {
	if len(e.Cards) > 1 {
		return s.Say("egon.loosened.many")
	}
	return s.Say("egon.loosened", assets.Values{"Cards": s.CardNames(e.Cards)})
}
