package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// TakeButton takes up the pile; finishButton lets the computer players end the game at once.
const (
	TakeButton = tabletop.GameButton + iota
	finishButton
)

// Buttons returns the buttons of the moment, those of a guide last. Drawing and hit test read the same list.
func (t *Table) Buttons(dst []tabletop.Button) []tabletop.Button {
	return t.WithGuide(t.ownButtons(dst))
}

// ownButtons appends the table's own buttons.
func (t *Table) ownButtons(dst []tabletop.Button) []tabletop.Button {
	g, p := t.Line.Geometry(), t.Position()
	quiet := !t.Moves() && t.Mode != tabletop.Replaying
	mine := quiet && t.Mine()
	dst = tabletop.AppendIcons(dst, &g.Icons, t.Status.Muted)
	switch {
	case t.Mode == tabletop.Reviewing:
		return t.leafButtons(dst)
	case t.Match.Settled():
		dst = append(dst,
			tabletop.Button{Id: tabletop.ReviewButton, Rect: g.Undo, Label: msg.ReviewOpen, Enabled: quiet},
			tabletop.Button{Id: tabletop.RematchButton, Rect: g.EndTurn, Label: dreixdreimsg.TurnNext, Enabled: quiet, Primary: true})
	case t.Watches():
		dst = append(dst, tabletop.Button{Id: finishButton, Rect: g.EndTurn, Label: dreixdreimsg.TurnFinish, Enabled: true, Primary: true})
	default:
		back := g.Undo
		if t.Match.CanRedo() {
			again := g.Undo
			back.W -= back.H + g.Gap
			again.X, again.W = back.Right()+g.Gap, back.H
			dst = append(dst, tabletop.Button{Id: tabletop.RedoButton, Name: "redo", Rect: again, Icon: art.Redo, Enabled: mine})
		}
		dst = append(dst, tabletop.Button{Id: tabletop.UndoButton, Rect: back, Label: msg.ButtonUndo, Sign: art.Undo, Enabled: quiet && t.Match.CanUndo()},
			t.turnButton(mine))
	}
	if t.OthersShow() && t.Line.Speed() < stage.Fast {
		dst = append(dst, tabletop.Button{Id: tabletop.HurryButton, Name: "hurry", Rect: g.Hint, Text: "×2", Sign: art.Fast, Enabled: true, Chosen: t.Line.Hurried()})
	}
	if t.Status.Hints && !t.OthersShow() && t.Mode == tabletop.Playing && !p.Over() && !t.Watches() {
		tip := g.Hint
		tip.W = g.Plan.Right() - tip.X
		dst = append(dst, tabletop.Button{Id: tabletop.HintButton, Rect: tip, Label: dreixdreimsg.AdviceButton, Sign: art.Hint, Enabled: mine})
	}
	if t.Status.Unsaved {
		dst = append(dst, tabletop.Button{Id: tabletop.UnsavedButton, Rect: g.Unsaved, Name: "unsaved", Icon: art.Warning, Enabled: true})
	}
	if why, ok := t.why(); ok {
		dst = append(dst, why)
	}
	if steps, _ := t.Match.LastTurns(playSeat(t.Front())); mine && len(steps) > 0 && !p.Again() {
		dst = append(dst, tabletop.Button{Id: tabletop.AgainButton, Rect: g.Replay, Label: msg.ButtonAgain, Enabled: true})
	}
	return dst
}

// turnButton is the button for what can be done without a card: to end the exchange, or to take up the pile.
func (t *Table) turnButton(mine bool) tabletop.Button {
	g, p := t.Line.Geometry(), t.Position()
	if p.Exchange() {
		return tabletop.Button{Id: tabletop.EndTurnButton, Rect: g.EndTurn, Label: dreixdreimsg.TurnExchanged, Sign: art.Forth, Enabled: mine, Primary: mine}
	}
	b := tabletop.Button{Id: TakeButton, Rect: g.EndTurn, Label: dreixdreimsg.TurnTake, Enabled: mine && p.PileSize() > 0 && !t.asksName()}
	if !mine {
		return b
	}
	if b.Primary = t.own().onlyTakes(); !b.Primary && b.Enabled {
		b.Label = dreixdreimsg.TurnTakeAnyway
	}
	return b
}

// The buttons of a match that is looked back on.
const (
	backButton  = tabletop.GuideButton + 1 + iota // a move back
	forthButton                                   // a move on
	branchButton
	analysisButton
)

// leafButtons appends the buttons that go through a match that is looked back on, lead to practice from there, and back.
func (t *Table) leafButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Line.Geometry()
	if t.Match.Settled() {
		above := geom.Rect{X: g.Hint.X, Y: g.Hint.Y - g.Hint.H - g.Gap, W: g.Plan.Right() - g.Hint.X, H: g.Hint.H}
		dst = append(dst, tabletop.Button{Id: analysisButton, Rect: above, Label: msg.AnalysisOpen, Enabled: true})
	}
	return append(dst,
		tabletop.Button{Id: forthButton, Rect: g.EndTurn, Label: dreixdreimsg.LeafForth, Sign: art.Forth, Enabled: t.Seen.Moves < t.Match.Length(), Primary: true},
		tabletop.Button{Id: backButton, Rect: g.Undo, Label: dreixdreimsg.LeafBack, Sign: art.Undo, Enabled: t.Seen.Moves > 0},
		tabletop.Button{Id: branchButton, Rect: g.Hint, Label: dreixdreimsg.LeafBranch, Enabled: !t.Position().Over()},
		tabletop.Button{Id: tabletop.LeaveButton, Rect: g.Plan, Label: msg.CommonBack, Enabled: true})
}

// commands are the commands of buttons by their labels.
var commands = map[string]input.Command{
	dreixdreimsg.TurnExchanged: input.CommandEndTurn, dreixdreimsg.TurnTake: input.CommandDraw, dreixdreimsg.TurnTakeAnyway: input.CommandDraw,
	dreixdreimsg.TurnFinish: input.CommandEndTurn, msg.ButtonUndo: input.CommandUndo, msg.ButtonAgain: input.CommandAgain,
	msg.OverviewWhy: input.CommandHelp, dreixdreimsg.LeafForth: input.CommandRight, dreixdreimsg.LeafBack: input.CommandLeft,
	dreixdreimsg.AdviceButton: input.CommandHint,
}

// TipOf says what a button does that has no words on it, or which key it has.
func (t *Table) TipOf(b *tabletop.Button) string { return b.Tip(t.Say.Texts, commands) }

// asks are the buttons that ask something of the program around the table.
var asks = map[tabletop.ButtonID]request.Kind{
	tabletop.MenuButton: request.Menu, tabletop.LogButton: request.Log, tabletop.SoundButton: request.Mute, tabletop.HelpButton: request.Help,
	tabletop.WhyButton: request.Help, tabletop.UnsavedButton: request.Save, tabletop.RematchButton: request.End, tabletop.ReviewButton: request.Review,
	branchButton: request.Branch, analysisButton: request.Analysis, tabletop.HintButton: request.Hint, tabletop.LeaveButton: request.Back,
}

// Push does what a button is for.
func (t *Table) Push(b tabletop.ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
	t.ShowPressed(b)
	if t.Tries(Attempt{Kind: tabletop.TryPress, Button: b}) {
		return
	}
	does := map[tabletop.ButtonID]func(){
		tabletop.EndTurnButton: t.EndTurn, TakeButton: t.take, finishButton: t.Finish, tabletop.UndoButton: t.Undo, tabletop.RedoButton: t.Redo,
		tabletop.AgainButton: t.StartReplay, tabletop.HurryButton: t.Hurry,
		backButton: func() { t.LookBack(t.Seen.Moves - 1) }, forthButton: func() { t.LookBack(t.Seen.Moves + 1) },
	}
	if do, ok := does[b]; ok {
		do()
	} else if asked, ok := asks[b]; ok {
		t.Request(asked)
	}
}

// PromptText returns the one line that says what can be done now, and whether it is a refusal.
func (t *Table) PromptText() (line string, warns bool) {
	v, p := t.Line.View(), t.Position()
	say := t.Say.Say
	switch o := t.Overlay(); {
	case t.refused.text != "":
		return t.refused.text, true
	case o.Prompts:
		return o.Prompt, false
	case t.Line.Paused():
		return say(msg.PromptPaused), false
	case t.told != "" && t.Moves():
		return t.told, false
	case v.Over():
		return t.Say.Ended(v.Loser), false
	case t.OthersShow() || v.Turn != t.Front():
		return say(dreixdreimsg.TurnOther, assets.Values{"Name": t.Say.Seats[v.Turn]}), false
	case t.Moves() || !t.Mine():
		return "", false
	case t.asksName():
		return say(dreixdreimsg.TurnName), false
	case p.Exchange():
		return say(dreixdreimsg.TurnExchange), false
	case t.own().onlyTakes():
		return say(dreixdreimsg.TurnNothing), false
	case t.own().mayTurnUp():
		return say(dreixdreimsg.TurnUp), false
	case p.Again():
		return say(dreixdreimsg.TurnAgain), false
	}
	demand, _ := p.Demand()
	return t.Say.Turn(demand), false
}

// promptRect returns where the prompt stands, or a refusal with what explains it.
func (t *Table) promptRect() geom.Rect {
	_, explained := t.Explanation()
	return t.Line.Geometry().PromptRect(false, explained)
}

// why returns the button that leads to what explains a refusal, where one is told.
func (t *Table) why() (b tabletop.Button, ok bool) {
	_, ok = t.Explanation()
	return tabletop.Button{Id: tabletop.WhyButton, Rect: t.Line.Geometry().Why(t.promptRect()), Label: msg.OverviewWhy, Enabled: true}, ok
}

// TipAt says what is at a point: how many cards another player has, and in which phase.
func (t *Table) TipAt(at geom.Point) (string, geom.Rect) {
	g, v := t.Line.Geometry(), t.Line.View()
	for place, seat := range t.Line.Seating().Others() {
		if p := &g.Others[place]; p.Box.Contains(at) && v.Place[seat] == 0 {
			return t.Say.Say(dreixdreimsg.TipSeat, assets.Values{"Name": t.Say.Seats[seat], "Hand": len(v.Hands[seat]), "Phase": v.Phase[seat]}), p.Box
		}
	}
	for _, pile := range []struct {
		at  geom.Rect
		key string
		n   int
	}{{g.Deck, dreixdreimsg.TipDeck, len(v.Draw)}, {g.Pile, dreixdreimsg.TipPile, len(v.Pile)}, {g.Gone, dreixdreimsg.TipGone, len(v.Gone)}} {
		if pile.at.Contains(at) {
			return t.Say.Count(pile.key, pile.n, nil), pile.at
		}
	}
	return "", geom.Rect{}
}
