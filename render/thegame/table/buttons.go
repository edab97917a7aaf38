package table

import (
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/tabletop"
)

// signals is the number of signals about a pile.
const signals = int(thegame.Gladly)

// SignalButton returns the button of a signal about a pile.
func SignalButton(s thegame.Signal, about thegame.Pile) tabletop.ButtonID {
	return tabletop.GameButton + tabletop.ButtonID(int(about)*signals+int(s)-1)
}

// signalOf returns the signal of a button; ok is false for other buttons.
func signalOf(b tabletop.ButtonID) (s thegame.Signal, about thegame.Pile, ok bool) {
	n := int(b) - int(tabletop.GameButton)
	return thegame.Signal(n%signals + 1), thegame.Pile(n / signals), n >= 0 && n < signals*thegame.Piles
}

// GameButtons appends the buttons that the table has now.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g, ends := t.Timeline.Geometry(), t.Position().CanEnd()
	end := tabletop.Button{Id: tabletop.EndTurnButton, Rect: g.EndTurn, Label: "turn.button", Sign: art.Forth, Enabled: t.CanAct() && ends,
		EnabledSoon: t.CanMove() && ends, Primary: t.CanAct() && ends}
	if t.IsListening() {
		quiet := !t.IsMoving()
		end.Label, end.Enabled, end.EnabledSoon, end.Primary = "turn.next", quiet, true, quiet
	}
	if dst = t.AppendIcons(dst); t.looks && !t.Match.IsSettled() {
		dst = append(dst, tabletop.Button{Id: lookedButton, Rect: g.EndTurn, Label: "look.done", Enabled: true, Primary: true})
	} else {
		dst = t.AppendTurn(dst, end)
	}
	if dst = t.AppendHelp(dst); t.Position().LaidCount() == 0 && t.Position().Seats() > 1 {
		dst = t.AppendReplay(dst, g.Replay)
	}
	if t.CanSignal() {
		for on := range thegame.Pile(thegame.Piles) {
			for s := thegame.KeepOff; s <= thegame.Gladly; s++ {
				dst = append(dst, tabletop.Button{Id: SignalButton(s, on), Name: "signal." + s.String() + on.String(), Rect: g.OwnSignalRect(on, s), HitOnly: true, Enabled: true})
			}
		}
	}
	return dst
}

// PressButton does what a button of this game is for.
func (t *Table) PressButton(b tabletop.ButtonID) {
	if s, about, ok := signalOf(b); ok {
		t.Signal(s, about)
	} else if b == lookedButton {
		t.EndLook()
	} else if isAnswer(b) {
		t.answer(int(b - answerButton))
	}
}

// Prompt returns the line about what the player can do now. warns means that it is a warning.
func (t *Table) Prompt() (line string, warns bool) {
	v := t.Timeline.View()
	switch o := t.Overlay(); {
	case t.strands(t.Hand.Aim):
		return t.Say.Say("turn.strands"), true
	case t.ringsSignal():
		s, on, _ := signalOf(t.Ring)
		return t.Say.Say("signal.ringed", map[string]any{"Wish": t.Say.Signal(s), "Pile": PileName(on)}), false
	case t.Typed.IsOpen():
		return t.Say.Say("turn.typed", map[string]any{"Digit": t.Typed.Begun}), false
	case o.HasPrompt:
		return o.Prompt, false
	case t.Timeline.IsPaused():
		return t.Say.Say("prompt.paused"), false
	case v.IsOver() && v.Stuck == thegame.NoSeat:
		return t.Say.Say("turn.won"), false
	case v.IsOver():
		return t.Say.Say("turn.lost"), false
	case t.IsUndecided():
		return t.heard(), false
	case t.looks:
		return t.Say.Say("look.told"), false
	case t.IsListening():
		return t.Say.Say("turn.listens", map[string]any{"Name": t.Say.Seats[v.Turn]}), false
	case t.Phase == tabletop.Replaying:
		return t.Say.Say("prompt.replay"), false
	case t.IsWatching():
		return t.Say.Say("turn.watched", map[string]any{"Name": t.Say.Seats[v.Turn]}), false
	case v.Turn != t.Front():
		return t.Say.Say("turn.other", map[string]any{"Name": t.Say.Seats[v.Turn]}), false
	case t.IsMoving() || !t.CanMove():
		return "", false
	}
	return t.Say.Turn(v.Laid, v.Minimum, len(v.Deck) == 0), false
}
