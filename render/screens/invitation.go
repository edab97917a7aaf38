package screens

import (
	"dreist/render/geom"
	"dreist/render/panel"
)

// invitationRoom is the height of the picture on an empty page, in logical pixels.
const invitationRoom = 190

// Invitation returns the items of an empty page: the room for a picture, a sentence, and a button that starts a match.
func (g *GameScreens) Invitation(text string) []panel.Item {
	return []panel.Item{panel.PictureRoom{Height: invitationRoom}, panel.Paragraph{Text: text}, panel.Row{Buttons: []panel.Button{g.Button("play.now", panel.Primary, g.game().StartOrContinueMatch)}}}
}

// drawInvitation draws the picture on an empty page.
func (g *GameScreens) drawInvitation(room geom.Rect) { g.game().DrawInvitation(room) }
