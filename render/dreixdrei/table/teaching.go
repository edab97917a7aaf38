package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
)

// What the teacher of a first game asks of the table.

// PlayableOpenCards returns the open cards that the player at the screen may lay.
func (t *Table) PlayableOpenCards() []dreixdrei.Card {
	row := t.frontPosition().open()
	return slices.DeleteFunc(t.frontPosition().layable(), func(c dreixdrei.Card) bool { return !slices.Contains(row, c) })
}

// IsNaming reports whether the wheel asks for the name of JOKERs that are to be laid.
func (t *Table) IsNaming() bool { return t.held.wheel.open() && t.asksName() }

// AimAtName lets the wheel point at a name, as keys do.
func (t *Table) AimAtName(k dreixdrei.Kind) {
	t.held.wheel.at, t.held.wheel.keys = slices.Index(names, k), true
	t.Redraw()
}

// GladdenFigure lets the figure of the player at the screen look glad for a while: it speaks.
func (t *Table) GladdenFigure() { t.feels(t.FrontSeat(), pictures.Pleased, shortMood) }
