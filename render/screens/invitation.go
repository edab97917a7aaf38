package screens

import (
	"dreist/render/geom"
	"dreist/render/panel"
)

// invitationRoom is the logical height of the picture where nothing is to be told yet.
const invitationRoom = 190

// Invitation returns what stands where nothing is to be told yet: a picture, for which the game draws in the stage, a
// sentence, and a way to change that.
func (f *Front) Invitation(text string) []panel.Item {
	return []panel.Item{panel.Stage{Height: invitationRoom}, panel.Paragraph{Text: text}, panel.Row{Buttons: []panel.Button{f.Button("play.now", panel.Primary, f.game().PlayNow)}}}
}

// DrawInvitation draws the picture of an invitation.
func (f *Front) DrawInvitation(room geom.Rect) { f.game().DrawInvitation(room) }
