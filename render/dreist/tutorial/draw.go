package tutorial

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Show marks the cards and cells of the task, and adds the button to read more.
func (g *Tutorial) Show(o *table.Overlay) {
	g.follow() // the table may be drawn before the first tick
	if g.prompt(o); !g.table.Match.Over() && !g.Lesson.Done() {
		g.leads(&o.TableButtons)
	}
	if g.table.Mode == tabletop.Replaying {
		return
	}
	o.Meant = append(o.Meant, g.meant()...)
	g.point(o)
	if b, ok := g.more(); ok {
		o.Buttons = append(o.Buttons, b)
	}
}

// Draw draws the chick's bubble, the stars of ideas, and how to lay a card.
func (g *Tutorial) Draw(e pictures.Canvas) {
	if g.table.Mode == tabletop.Replaying {
		return
	}
	g.drawSpeech(e)
	g.drawGhost(e)
	g.drawStars(e)
}

// point highlights the cards and cells of the task, or those of a remark.
func (g *Tutorial) point(o *table.Overlay) {
	if g.table.Hand.Holds() {
		return
	}
	if g.remarking() {
		for _, c := range g.remarks.now.cards {
			o.Glow(table.OnCard(c), tabletop.BrightTint)
		}
		return
	}
	for _, m := range o.Meant {
		switch m.Action {
		case dreist.LayCard:
			o.Glow(table.OnCard(m.Card), tabletop.BrightTint)
			if g.table.Position().Pending() == dreist.PartnerPending {
				continue // the table marks the places of partners itself
			}
			o.Target(table.PlaceOf(m), m.Card, true)
			o.Ghost(m.Card, table.PlaceOf(m), 0.32)
		case dreist.DiscardCard:
			o.Mark(tabletop.Mark{Motif: kit.Glow, At: table.OnCard(m.Card), Tint: tabletop.BrightTint, Alpha: 0.8})
			o.Mark(tabletop.Mark{Motif: kit.Glow, At: table.PlaceOf(m), Tint: tabletop.BrightTint, Alpha: 0.8})
		}
	}
}
