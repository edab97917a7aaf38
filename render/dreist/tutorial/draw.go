package tutorial

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/kit"
)

// Overlay fills the box of the tutor, and points at the cards and cells that are meant.
func (g *Tutorial) Overlay(t *table.Table, o *overlay.Overlay) {
	if t.Mode == situation.Replaying {
		return
	}
	g.follow(t) // somebody may look before the first tick
	g.point(t, o)
	mood := pictures.Thinking
	switch {
	case t.Won():
		mood = pictures.Triumphant
	case g.Note.Task == "":
		mood = pictures.Pleased
	}
	o.Box.Pad = 11
	face := overlay.Face{Motif: pictures.PortraitOf(dreist.Yellow, mood)}
	o.Part(overlay.Part{Name: "title", Height: 54, Face: face, Text: overlay.Text{Size: 18, Least: 18, Align: kit.Left, Middle: true}})
	o.Say(g.Note.Title, assets.Display, overlay.Ink)
	o.Part(overlay.Part{Name: "words", Gap: 8, Text: overlay.Text{Size: 15, Align: kit.Left, Space: 10}})
	o.Say(g.Note.Text, assets.Text, overlay.Ink)
	if g.Note.Task != "" {
		o.Paragraph(overlay.Paragraph{Text: g.Note.Task, Font: assets.Strong, Tint: overlay.Ink, Plate: true})
	}
	o.Part(overlay.Part{Name: "progress", Gap: 6, Height: 14, Dots: overlay.Dots{Done: g.Note.Met, All: g.Note.all, Sparks: true}})
	o.Part(overlay.Part{Name: "leave", Gap: 10, Height: 32})
	if !t.Match.Over() {
		o.Offer(overlay.Button{Id: table.LeaveButton, Label: msg.FirstgameLeave, Works: true})
	}
}

// point lets the cards glow that are meant, and the cells they are meant for. Of several that could be laid that is the
// one the task names. Who has met every idea plays without.
func (g *Tutorial) point(t *table.Table, o *overlay.Overlay) {
	if t.Line.Busy() || t.Hand.Holds() || t.Match.Over() || !t.Mine() || g.Lesson.Done() {
		return
	}
	for i, m := range g.Lesson.Wanted() {
		switch {
		case m.Action == dreist.LayCard && i == 0:
			o.Glow(overlay.OnCard(m.Card), overlay.Bright)
			if t.Position().Pending() == dreist.PartnerPending {
				continue // the table marks the places of partners itself
			}
			o.Target(overlay.PlaceOf(m), m.Card, true)
			o.Ghost(m.Card, overlay.PlaceOf(m), 0.32)
		case m.Action == dreist.DiscardCard:
			o.Mark(overlay.Mark{Motif: kit.Glow, At: overlay.OnCard(m.Card), Tint: overlay.Bright, Alpha: 0.8})
			o.Mark(overlay.Mark{Motif: kit.Glow, At: overlay.PlaceOf(m), Tint: overlay.Bright, Alpha: 0.8})
		}
	}
}
