package learn

import (
	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/table"
)

// FillOverlay adds the marks, the box and the prompt.
func (l *Lesson) FillOverlay(o *tabletop.Overlay) {
	l.ExampleGuide.FillLesson(o)
	if l.speaks() {
		o.HasPrompt, o.Prompt = true, l.table.Phrases.Say("examples.speak")
	}
	l.endTurn(&o.TableButtons)
	l.mark(o, l.table.Timeline.Geometry())
}

func (l *Lesson) endTurn(o *tabletop.TableButtons) {
	end := tabletop.OnlyButtons(tabletop.EndTurnButton)
	switch {
	case l.HasPages() && l.Trial.Move.Action == thegame.EndTurn:
		o.Disabled, o.NotPrimary = end, end
		if l.Trial.HasLanded() {
			o.DrawnChosen = end
		}
	case !l.CanMoveCards():
		o.Hidden.Add(tabletop.EndTurnButton)
	case l.table.CanMove() && !l.table.Timeline.IsMoving():
		o.Enabled = end // ending too early gets an explanation
	}
	if l.GoalLesson != nil && !l.IsTowardsGoal(thegame.EndMove()) {
		o.NotPrimary.Add(tabletop.EndTurnButton)
	}
}

func (l *Lesson) mark(o *tabletop.Overlay, g *scene.Geometry) {
	if h := l.Hint; h != nil && !l.table.IsHolding() {
		switch h.Action {
		case thegame.LayCard:
			o.AddGlow(table.SpotOfPile(h.Pile), tabletop.BrightTint)
			o.AddLiftedGlow(table.SpotOfCard(h.Card), 0)
		case thegame.GiveSignal:
			o.AddGlow(tabletop.SpotOfArea(g.OwnSignalRect(h.Pile, h.Signal)), tabletop.BrightTint)
		default:
			o.TableButtons.Primary.Add(tabletop.EndTurnButton)
		}
	}
	r := &l.Trial
	if r.Move == (thegame.Move{}) {
		return
	}
	at := place(r.Move, l.table, g)
	if r.IsMoving() && r.Move.Action == thegame.LayCard {
		to := g.Rows[r.Move.Pile].Card
		o.AddMark(tabletop.Mark{Spot: table.SpotOfCard(r.Move.Card), Pose: r.Pose(l.table.Timeline.CurrentPicture().CardPoses[r.Move.Card], to)})
	}
	if !r.HasLanded() {
		return
	}
	cross := tabletop.Mark{Motif: kit.Cross, Spot: at}
	if r.Move.Action == thegame.EndTurn {
		o.TopMarks = append(o.TopMarks, cross)
		return
	}
	o.AddMark(cross)
}

func place(m thegame.Move, t *table.Table, g *scene.Geometry) tabletop.Spot {
	switch m.Action {
	case thegame.LayCard: // at its corner, so that the numbers can be read
		at := g.Rows[m.Pile].Card
		return tabletop.SpotOfArea(geom.RectAround(geom.Point{X: at.Right(), Y: at.Y + at.H*0.24}, at.W*0.62, at.W*0.62))
	case thegame.EndTurn:
		size := g.EndTurnRect.H
		return tabletop.SpotOfArea(geom.Rect{X: g.EndTurnRect.Right() - size, Y: g.EndTurnRect.Y - size*0.4, W: size, H: size})
	}
	at := g.Rows[m.Pile].OtherSignals
	if number, ok := t.Timeline.Seating().OtherNumber(m.Seat); ok {
		at = g.OtherSignalRect(m.Pile, number)
	} else if m.Seat == t.FrontSeat() {
		at = g.OwnSignalRect(m.Pile, m.Signal)
	}
	size := min(at.W, at.H)
	return tabletop.SpotOfArea(geom.RectAround(at.Center(), size, size))
}
