package table

import (
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/tabletop"
)

const signals = int(thegame.LayHere)

// SignalButton returns the button of a signal about a pile.
func SignalButton(s thegame.Signal, about thegame.Pile) tabletop.ButtonID {
	return tabletop.GameButtonsFrom + tabletop.ButtonID(int(about)*signals+int(s)-1)
}

func signalOf(b tabletop.ButtonID) (s thegame.Signal, about thegame.Pile, ok bool) {
	n := int(b) - int(tabletop.GameButtonsFrom)
	return thegame.Signal(n%signals + 1), thegame.Pile(n / signals), n >= 0 && n < signals*thegame.PileCount
}

// GameButtons appends the buttons that the table has now.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g, ends := t.Timeline.Geometry(), t.ShownPosition().CanEndTurn()
	end := tabletop.Button{ID: tabletop.EndTurnButton, Rect: g.EndTurnRect, LabelKey: "turn.button", SideIcon: art.ForwardIcon, IsEnabled: t.CanMoveNow() && ends,
		IsEnabledSoon: t.CanMove() && ends, IsPrimary: t.CanMoveNow() && ends}
	if t.IsWaitingForSignals() {
		quiet := !t.IsMoving()
		end.LabelKey, end.IsEnabled, end.IsEnabledSoon, end.IsPrimary = "turn.next", quiet, true, quiet
	}
	if dst = t.AppendIcons(dst); t.isLooking && !t.Match.IsSettled() {
		dst = append(dst, tabletop.Button{ID: lookedButton, Rect: g.EndTurnRect, LabelKey: "look.done", IsEnabled: true, IsPrimary: true})
	} else {
		dst = t.AppendTurnOrEndButtons(dst, end)
	}
	if dst = t.AppendHelpButtons(dst); t.ShownPosition().LaidCount() == 0 && t.ShownPosition().SeatCount() > 1 {
		dst = t.AppendLastTurnsButton(dst, g.LastTurnsButtonArea)
	}
	if t.CanSignal() {
		for on := range thegame.Pile(thegame.PileCount) {
			for s := thegame.KeepOff; s <= thegame.LayHere; s++ {
				dst = append(dst, tabletop.Button{ID: SignalButton(s, on), Name: "signal." + s.String() + on.String(), Rect: g.OwnSignalRect(on, s), IsInvisible: true, IsEnabled: true})
			}
		}
	}
	return dst
}

// PressButton does what a button of this game is for.
func (t *Table) PressButton(b tabletop.ButtonID) {
	if s, about, ok := signalOf(b); ok {
		t.sendSignal(s, about)
	} else if b == lookedButton {
		t.closeHands(t.ShownPosition().Turn())
	} else if b >= answerButton && b < lookedButton {
		t.answerQuestion(int(b - answerButton))
	}
}

// Prompt returns the line about what the player can do now. warns means that it is a warning.
func (t *Table) Prompt() (line string, warns bool) {
	v := t.Timeline.View()
	switch o := t.Overlay(); {
	case t.wouldStrand(t.Held.Aim):
		return t.Phrases.Say("turn.strands"), true
	case t.isSignalFocused():
		s, on, _ := signalOf(t.FocusedButton)
		return t.Phrases.Say("signal.ringed", map[string]any{"Wish": t.Phrases.SignalText(s), "Pile": PileName(on)}), false
	case t.TypedNumber.IsOpen():
		return t.Phrases.Say("turn.typed", map[string]any{"Digit": t.TypedNumber.FirstDigit}), false
	case o.HasPrompt:
		return o.Prompt, false
	case t.Timeline.IsPaused():
		return t.Phrases.Say("prompt.paused"), false
	case v.IsOver() && v.StuckSeat == thegame.NoSeat:
		return t.Phrases.Say("turn.won"), false
	case v.IsOver():
		return t.Phrases.Say("turn.lost"), false
	case t.IsStartUndecided():
		return t.ownBidText(), false
	case t.isLooking:
		return t.Phrases.Say("look.told"), false
	case t.IsWaitingForSignals():
		return t.Phrases.Say("turn.listens", map[string]any{"Name": t.Phrases.SeatNames[v.SeatToMove]}), false
	case t.Phase == tabletop.LastTurnsPhase:
		return t.Phrases.Say("prompt.lastTurns"), false
	case t.IsWatching():
		return t.Phrases.Say("turn.watched", map[string]any{"Name": t.Phrases.SeatNames[v.SeatToMove]}), false
	case v.SeatToMove != t.FrontSeat():
		return t.Phrases.Say("turn.other", map[string]any{"Name": t.Phrases.SeatNames[v.SeatToMove]}), false
	case t.IsMoving() || !t.CanMove():
		return "", false
	}
	return t.Phrases.turnText(v.LaidCount, v.MinLaidCount, len(v.DrawPile) == 0), false
}
