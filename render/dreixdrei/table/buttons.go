package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/tabletop"
)

const (
	// PickUpButton picks up the pile.
	PickUpButton = tabletop.GameButtonsFrom + iota
	finishButton // lets the computer players end the game at once
)

// GameButtons appends the buttons that the table has now.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Timeline.Geometry()
	if dst = t.AppendIcons(dst); t.mustWait() {
		dst = append(dst, tabletop.Button{ID: finishButton, Rect: g.EndTurnRect, LabelKey: "dreixdrei.turn.finish", IsEnabled: true})
	} else {
		dst = t.AppendTurnOrEndButtons(dst, t.turnButton(t.CanMoveNow()))
	}
	if dst = t.AppendHelpButtons(dst); t.ShownPosition().MustLayAgain() {
		return dst
	}
	return t.AppendLastTurnsButton(dst, g.LastTurnsButtonArea)
}

func (t *Table) turnButton(mine bool) tabletop.Button {
	g, p := t.Timeline.Geometry(), t.ShownPosition()
	if p.IsSwapping() {
		return tabletop.Button{ID: tabletop.EndTurnButton, Rect: g.EndTurnRect, LabelKey: "dreixdrei.turn.exchanged", SideIcon: art.ForwardIcon, IsEnabled: mine, IsPrimary: mine}
	}
	b := tabletop.Button{ID: PickUpButton, Rect: g.EndTurnRect, LabelKey: "dreixdrei.turn.take", IsEnabled: mine && p.PileSize() > 0 && !t.asksName()}
	if !mine {
		return b
	}
	if b.IsPrimary = t.frontPosition().onlyTakes(); !b.IsPrimary && b.IsEnabled {
		b.LabelKey = "dreixdrei.turn.take.anyway"
	}
	return b
}

// PressButton does what a button of this game is for.
func (t *Table) PressButton(b tabletop.ButtonID) {
	switch {
	case b == finishButton:
		t.finishGame()
	case b == PickUpButton && t.CanMove():
		t.Play(dreixdrei.PickUp())
	}
}
