package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/tabletop"
)

const (
	// TakeButton picks up the pile.
	TakeButton   = tabletop.GameButton + iota
	finishButton // lets the computer players end the game at once
)

// GameButtons appends the buttons that the table has now.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Timeline.Geometry()
	if dst = t.AppendIcons(dst); t.IsOnlyWatching() {
		dst = append(dst, tabletop.Button{ID: finishButton, Rect: g.EndTurn, LabelKey: "dreixdrei.turn.finish", Enabled: true})
	} else {
		dst = t.AppendTurnButtons(dst, t.turnButton(t.CanAct()))
	}
	if dst = t.AppendHelpButtons(dst); t.ShownPosition().MustLayAgain() {
		return dst
	}
	return t.AppendReplayButton(dst, g.Replay)
}

// turnButton returns the button for moves without a card: it ends the swaps or picks up the pile.
func (t *Table) turnButton(mine bool) tabletop.Button {
	g, p := t.Timeline.Geometry(), t.ShownPosition()
	if p.IsSwapping() {
		return tabletop.Button{ID: tabletop.EndTurnButton, Rect: g.EndTurn, LabelKey: "dreixdrei.turn.exchanged", Sign: art.Forth, Enabled: mine, Primary: mine}
	}
	b := tabletop.Button{ID: TakeButton, Rect: g.EndTurn, LabelKey: "dreixdrei.turn.take", Enabled: mine && p.PileSize() > 0 && !t.asksName()}
	if !mine {
		return b
	}
	if b.Primary = t.own().onlyTakes(); !b.Primary && b.Enabled {
		b.LabelKey = "dreixdrei.turn.take.anyway"
	}
	return b
}

// PressButton does what a button of this game is for.
func (t *Table) PressButton(b tabletop.ButtonID) {
	switch {
	case b == finishButton:
		t.FinishGame()
	case b == TakeButton && t.CanMove():
		t.Play(dreixdrei.PickUp())
	}
}
