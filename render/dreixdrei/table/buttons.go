package table

import (
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
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
