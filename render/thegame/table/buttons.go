package table

import (
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/words"
	"dreist/sounds"
)

// signals is how many a seat may give about a pile.
const signals = int(thegame.Gladly)

// SignalButton returns the button of a signal about a pile, and the signal of a button.
func SignalButton(s thegame.Signal, about thegame.Pile) tabletop.ButtonID {
	return tabletop.GameButton + tabletop.ButtonID(int(about)*signals+int(s)-1)
}

func signalOf(b tabletop.ButtonID) (s thegame.Signal, about thegame.Pile, ok bool) {
	n := int(b) - int(tabletop.GameButton)
	return thegame.Signal(n%signals + 1), thegame.Pile(n / signals), n >= 0 && n < signals*thegame.Piles
}

// Buttons returns the buttons of the moment, those of a guide last. Drawing and hit test read the same list.
func (t *Table) Buttons(dst []tabletop.Button) []tabletop.Button {
	return t.WithGuide(t.own(dst))
}

// own appends the table's own buttons.
func (t *Table) own(dst []tabletop.Button) []tabletop.Button {
	g := t.Line.Geometry()
	quiet := !t.Moves() && t.Mode != tabletop.Replaying
	mine := quiet && t.Mine()
	dst = tabletop.AppendIcons(dst, &g.Icons, t.Status.Muted)
	switch {
	case t.Mode == tabletop.Reviewing:
		return t.AppendLeaf(dst, &g.Edges, t.Match.Length(), t.Position().Over(), t.Match.Settled())
	case t.Match.Settled():
		dst = t.AppendSettled(dst, &g.Edges, quiet)
	case t.looks:
		dst = append(dst, tabletop.Button{Id: lookedButton, Rect: g.EndTurn, Label: thegamemsg.LookDone, Enabled: true, Primary: true})
	default:
		dst = tabletop.AppendUndo(dst, &g.Edges, quiet && t.Match.CanUndo(), t.Match.CanRedo(), mine)
		ends := t.Position().MayEnd()
		end := tabletop.Button{Id: tabletop.EndTurnButton, Rect: g.EndTurn, Label: thegamemsg.TurnButton, Sign: art.Forth, Enabled: mine && ends,
			EnabledSoon: t.Mine() && ends, Primary: mine && ends}
		if t.Listens() {
			end.Label, end.Enabled, end.EnabledSoon, end.Primary = msg.TurnNext, quiet, true, quiet
		}
		dst = append(dst, end)
	}
	if t.Status.Hints && !t.OthersShow() && t.Mode == tabletop.Playing && !t.Match.Over() && !t.Undecided() && !t.looks {
		dst = append(dst, g.HintButton(mine))
	}
	if t.Status.Unsaved {
		dst = append(dst, g.UnsavedButton())
	}
	if why, ok := t.why(); ok {
		dst = append(dst, why)
	}
	if steps, _ := t.Match.LastTurns(play.Seat(t.Front())); mine && len(steps) > 0 && t.Position().Laid() == 0 && t.Position().Seats() > 1 {
		dst = append(dst, tabletop.ReplayButton(g.Replay))
	}
	dst = t.answers(dst)
	if t.Speaks() {
		for on := range thegame.Pile(thegame.Piles) {
			for s := thegame.KeepOff; s <= thegame.Gladly; s++ {
				dst = append(dst, tabletop.Button{Id: SignalButton(s, on), Name: "signal." + s.String() + on.String(), Rect: g.Own(on, s), HitOnly: true, Enabled: true})
			}
		}
	}
	return dst
}

// LookBack shows the moment of the match after so many moves, with all hands open where nobody plays it any more.
func (t *Table) LookBack(moves int) {
	t.FinishMotion()
	t.Mode, t.Past, t.Seen = tabletop.Reviewing, t.Match.Before(moves), tabletop.Progress{Moves: moves}
	t.LetGo()
	t.Line.Glide(scene.ViewOf(t.Past))
	t.settleCast()
}

// Push does what a button is for.
func (t *Table) Push(b tabletop.ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
	t.ShowPressed(b)
	if t.Tries(Attempt{Kind: tabletop.TryPress, Button: b}) {
		return
	}
	if s, about, ok := signalOf(b); ok {
		t.Signal(s, about)
		return
	}
	if isAnswer(b) {
		t.answer(int(b - answerButton))
		return
	}
	switch b {
	case lookedButton:
		t.EndLook()
	default:
		t.Pushed(t, b, t.LookBack)
	}
}

// PromptText returns the one line that says what can be done now, and whether it is a refusal.
func (t *Table) PromptText() (line string, warns bool) {
	v := t.Line.View()
	switch o := t.Overlay(); {
	case t.refused != "":
		return t.refused, true
	case t.strands(t.Hand.Aim):
		return t.Say.Say(thegamemsg.TurnStrands), true
	case t.ringsSignal():
		s, on, _ := signalOf(t.Ring)
		return t.Say.Say(thegamemsg.SignalRinged, map[string]any{"Wish": t.Say.Signal(s), "Pile": words.PileName(on)}), false
	case t.Typed.Open():
		return t.Say.Say(thegamemsg.TurnTyped, map[string]any{"Digit": t.Typed.Begun}), false
	case o.Prompts:
		return o.Prompt, false
	case t.Line.Paused():
		return t.Say.Say(msg.PromptPaused), false
	case v.Over() && v.Stuck == thegame.NoSeat:
		return t.Say.Say(thegamemsg.TurnWon), false
	case v.Over():
		return t.Say.Say(thegamemsg.TurnLost), false
	case t.Undecided():
		return t.heard(), false
	case t.looks:
		return t.Say.Say(thegamemsg.LookTold), false
	case t.Listens():
		return t.Say.Say(thegamemsg.TurnListens, map[string]any{"Name": t.Say.Seats[v.Turn]}), false
	case t.Mode == tabletop.Replaying:
		return t.Say.Say(msg.PromptReplay), false
	case t.OthersShow():
		return t.Say.Say(thegamemsg.TurnWatched, map[string]any{"Name": t.Say.Seats[v.Turn]}), false
	case v.Turn != t.Front():
		return t.Say.Say(thegamemsg.TurnOther, map[string]any{"Name": t.Say.Seats[v.Turn]}), false
	case t.Moves() || !t.Mine():
		return "", false
	}
	return t.Say.Turn(v.Laid, v.Minimum, len(v.Deck) == 0), false
}

// promptRect returns where the prompt stands, or a refusal with what explains it.
func (t *Table) promptRect() geom.Rect {
	_, explained := t.Explanation()
	return t.Line.Geometry().PromptRect(t.asks() != "", explained)
}

// why returns the button that leads to what explains a refusal, where one is told.
func (t *Table) why() (b tabletop.Button, ok bool) {
	_, ok = t.Explanation()
	return tabletop.Button{Id: tabletop.WhyButton, Rect: t.Line.Geometry().Why(t.promptRect()), Label: msg.OverviewWhy, Enabled: true}, ok
}
