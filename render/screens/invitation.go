package screens

import (
	"dreist/render/geom"
	"dreist/render/panel"
)

// invitationRoom is the height of the picture on an empty page, in logical pixels.
const invitationRoom = 190

// InvitationItems returns the items of an empty page: the room for a picture, a sentence, and a button that starts a match.
func (g *GameScreens) InvitationItems(text string) []panel.Item {
	return []panel.Item{panel.PictureRoom{Height: invitationRoom}, panel.Paragraph{Text: text}, panel.Row{Buttons: []panel.Button{g.Button("play.now", panel.PrimaryStyle, g.game().StartOrContinueMatch)}}}
}

func (g *GameScreens) drawInvitation(room geom.Rect) { g.game().DrawInvitation(room) }
