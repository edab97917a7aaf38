package table

import (
	"dreist/assets"
	"dreist/input"
	"dreist/render/tabletop"
)

// Prompt returns the line about what the player can do now; warns is always false.
func (t *Table) Prompt() (line string, warns bool) {
	v := t.Timeline.View()
	say := t.Phrases.Say
	switch o := t.Overlay(); {
	case o.HasPrompt:
		return o.Prompt, false
	case t.Timeline.IsPaused():
		return say("prompt.paused"), false
	case t.told != "" && t.IsMoving():
		return t.told, false
	case t.Phase == tabletop.LastTurnsPhase:
		return say("prompt.lastTurns"), false
	case v.IsOver() && t.IsCelebrating(): // the ribbon says it
		return "", false
	case v.IsOver():
		return t.Phrases.EndText(v.Loser), false
	case t.IsWatching() || v.SeatToMove != t.FrontSeat():
		return say("dreixdrei.turn.other", assets.Values{"Name": t.Phrases.SeatNames[v.SeatToMove]}), false
	case t.IsMoving() || !t.CanMove():
		return "", false
	}
	return t.promptOfTurn(), false
}

func (t *Table) promptOfTurn() string {
	say, o := t.Phrases.Say, t.frontPosition()
	keys := t.Device != input.MouseSource
	pick := func(usual, withKeys string) string {
		if keys {
			return say(withKeys)
		}
		return say(usual)
	}
	demand, _ := o.Demand()
	switch {
	case t.asksName():
		if k, ok := t.aimedName(); ok {
			return t.Phrases.namingText(k, demand, o.Refusal(t.named(k)))
		}
		return pick("dreixdrei.turn.name", "dreixdrei.keys.name")
	case keys && t.Held.IsHolding():
		return say(t.keysHeld(o))
	case o.IsSwapping():
		return pick("dreixdrei.turn.exchange", "dreixdrei.keys.exchange")
	case o.onlyTakes():
		return pick("dreixdrei.turn.nothing", "dreixdrei.keys.nothing")
	case o.mayTurnUp():
		return pick("dreixdrei.turn.up", "dreixdrei.keys.up")
	case keys:
		return say("dreixdrei.keys.lay", assets.Values{"Pile": o.PileSize() > 0})
	case o.MustLayAgain():
		return say("dreixdrei.turn.again")
	}
	return say("dreixdrei.turn.lay")
}

func (t *Table) keysHeld(o seatPosition) string {
	switch where, _ := o.spotOf(t.held.card()); {
	case o.IsSwapping():
		return "dreixdrei.keys.swap"
	case where == faceDown:
		return "dreixdrei.keys.turn.up"
	case len(o.equals(t.held.card())) > 1:
		return "dreixdrei.keys.stack"
	}
	return "dreixdrei.keys.held"
}
