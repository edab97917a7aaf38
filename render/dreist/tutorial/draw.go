package tutorial

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/kit"
)

// Overlay points at the cards and cells that are meant, and offers to leave and to be told more.
func (g *Tutorial) Overlay(t *table.Table, o *overlay.Overlay) {
	if t.Mode == situation.Replaying {
		return
	}
	g.follow(t) // somebody may look before the first tick
	o.Meant = append(o.Meant, g.meant(t)...)
	g.point(t, o)
	if !t.Match.Over() {
		o.Buttons = append(o.Buttons, overlay.Button{Id: overlay.LeaveButton, Label: msg.FirstgameLeave, Works: true, Rect: leavePlace(t.Line.Geometry())})
	}
	if b, ok := g.more(t); ok {
		o.Buttons = append(o.Buttons, b)
	}
}

// Draw draws what the chick says, the stars of ideas, and how a card is laid.
func (g *Tutorial) Draw(t *table.Table, e pictures.Canvas) {
	if t.Mode == situation.Replaying {
		return
	}
	g.drawArrow(t, e)
	g.drawSpeech(t, e)
	g.drawGhost(t, e)
	g.drawStars(t, e)
}

// point lets the cards glow that are meant, and the cells they are meant for, or else what a remark speaks of.
func (g *Tutorial) point(t *table.Table, o *overlay.Overlay) {
	if t.Hand.Holds() {
		return
	}
	if g.remarking(t) {
		for _, c := range g.remarks.now.cards {
			o.Glow(overlay.OnCard(c), overlay.Bright)
		}
		return
	}
	for _, m := range o.Meant {
		switch m.Action {
		case dreist.LayCard:
			o.Glow(overlay.OnCard(m.Card), overlay.Bright)
			if t.Position().Pending() == dreist.PartnerPending {
				continue // the table marks the places of partners itself
			}
			o.Target(overlay.PlaceOf(m), m.Card, true)
			o.Ghost(m.Card, overlay.PlaceOf(m), 0.32)
		case dreist.DiscardCard:
			o.Mark(overlay.Mark{Motif: kit.Glow, At: overlay.OnCard(m.Card), Tint: overlay.Bright, Alpha: 0.8})
			o.Mark(overlay.Mark{Motif: kit.Glow, At: overlay.PlaceOf(m), Tint: overlay.Bright, Alpha: 0.8})
		}
	}
}
