package overlay

import (
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// The buttons of tables of DREIst! only.
const (
	DrawButton tabletop.ButtonID = tabletop.GameButton + iota
	DeclineButton
	GiveButton
	KeepButton
	PileButton // the own pile; draws
	DiscardButton
	SpareButton
	AboveButton // scrolls to the first row
	BelowButton // scrolls to the last row
)

// ButtonLook returns the look of the buttons of a table of DREIst!.
func ButtonLook(g *scene.Geometry, say *words.Sentences) tabletop.ButtonLook {
	return tabletop.ButtonLook{Frame: g.Frame, Low: g.Undo.H, Say: say}
}

// WorksInMotion reports whether a button works while cards move.
func WorksInMotion(b tabletop.ButtonID) bool {
	switch b {
	case tabletop.MenuButton, tabletop.LogButton, tabletop.SoundButton, tabletop.HelpButton, tabletop.UnsavedButton,
		AboveButton, BelowButton:
		return true
	}
	return false
}
