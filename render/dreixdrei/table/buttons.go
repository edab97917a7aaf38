package table

import (
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/play"
	"dreist/render/art"
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
		return t.AppendLeaf(dst, &g.Edges, t.Match.Length(), t.Position().Over(), t.Match.Settled())
	case t.Watches():
		dst = append(dst, tabletop.Button{Id: finishButton, Rect: g.EndTurn, Label: dreixdreimsg.TurnFinish, Enabled: true})
	case t.Match.Settled():
		dst = t.AppendSettled(dst, &g.Edges, quiet)
	default:
		dst = tabletop.AppendUndo(dst, &g.Edges, quiet && t.Match.CanUndo(), t.Match.CanRedo(), mine)
		dst = append(dst, t.turnButton(mine))
	}
	if t.Status.Hints && !t.OthersShow() && t.Mode == tabletop.Playing && !p.Over() && !t.Watches() {
		dst = append(dst, g.HintButton(mine))
	}
	if t.Status.Unsaved {
		dst = append(dst, g.UnsavedButton())
	}
	if why, ok := t.why(); ok {
		dst = append(dst, why)
	}
	if steps, _ := t.Match.LastTurns(play.Seat(t.Front())); mine && len(steps) > 0 && !p.Again() {
		dst = append(dst, tabletop.ReplayButton(g.Replay))
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
		b.Label, b.Faint = dreixdreimsg.TurnTakeAnyway, true
	}
	return b
}

// Push does what a button is for.
func (t *Table) Push(b tabletop.ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
	t.ShowPressed(b)
	if t.Tries(Attempt{Kind: tabletop.TryPress, Button: b}) {
		return
	}
	switch b {
	case TakeButton:
		t.take()
	case finishButton:
		t.Finish()
	default:
		t.Pushed(t, b, t.LookBack)
	}
}
