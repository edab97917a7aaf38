package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
)

// PlayableOpenCards returns the open cards that the player at the screen may lay.
func (t *Table) PlayableOpenCards() []dreixdrei.Card {
	row := t.frontPosition().open()
	return slices.DeleteFunc(t.frontPosition().layable(), func(c dreixdrei.Card) bool { return !slices.Contains(row, c) })
}

// IsNamingJokers reports whether the wheel asks for the name of JOKERs that are to be laid.
func (t *Table) IsNamingJokers() bool { return t.held.wheel.open() && t.asksName() }

// AimWheelAt lets the wheel point at a name, as keys do.
func (t *Table) AimWheelAt(k dreixdrei.Kind) {
	t.held.wheel.at, t.held.wheel.keys = slices.Index(names, k), true
	t.Redraw()
}

// ShowGladFigure lets the figure of the player at the screen look glad for a while, as it speaks.
func (t *Table) ShowGladFigure() { t.feels(t.FrontSeat(), pictures.MoodPleased, shortMood) }
