package learn

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// FillOverlay adds the marks, the box and the prompt.
func (l *Lesson) FillOverlay(o *tabletop.Overlay) {
	l.ExampleGuide.FillLesson(o)
	l.take(&o.TableButtons)
	l.mark(o, l.table.Timeline.Geometry())
}

func (l *Lesson) take(o *tabletop.TableButtons) {
	if !l.CanMoveCards() {
		o.Hidden.Add(table.PickUpButton)
	} else if l.GoalLesson != nil && l.GoalMove().Action != dreixdrei.PickUpPile {
		o.NotPrimary = tabletop.OnlyButtons(table.PickUpButton)
	}
}

func (l *Lesson) mark(o *tabletop.Overlay, g *scene.Geometry) {
	p := l.table.ShownPosition()
	if h := l.Hint; h != nil && !l.table.IsHolding() {
		table.MarkMoves(o, p, []dreixdrei.Move{*h}, false)
		if h.Action == dreixdrei.PickUpPile {
			o.TableButtons.Primary.Add(table.PickUpButton)
		}
	}
	r, tries := &l.Trial, p.Turn()
	if r.Move == (dreixdrei.Move{}) {
		return
	}
	if l.HasPages() {
		tries = l.tries
	}
	if r.IsMoving() && r.Move.Action == dreixdrei.LayCards {
		hand, row := p.AppendHand(nil, tries), p.OpenCards(tries)
		open := row[:]
		for i, c := range table.RemoveLaidCards(&hand, &open, &r.Move) {
			to := g.Pile
			to.X += float64(i) * to.W * apart
			pose := r.Pose(l.table.Timeline.CurrentPicture().CardPoses[c], to)
			pose.Z += i
			o.AddMark(tabletop.Mark{Spot: table.SpotOfNamedJoker(c, r.Move.CardsToLay()[i].JokerName), Pose: pose})
		}
	}
	if r.HasLanded() {
		o.AddMark(tabletop.Mark{Motif: kit.Cross, Spot: place(&r.Move, p, tries, g)})
	}
}

// apart is the distance of cards that fly together, in widths of a card.
const apart = 0.3

// place returns the spot of the cross on a refused move: on the face-down card, or on the pile between its numerals.
func place(m *dreixdrei.Move, p *dreixdrei.Position, s dreixdrei.Seat, g *scene.Geometry) tabletop.Spot {
	if left := table.FaceDownCards(p, s); m.Action == dreixdrei.TurnOverCard && int(m.FaceDownIndex) < len(left) {
		return table.SpotOfCard(left[m.FaceDownIndex])
	}
	return tabletop.SpotOfArea(geom.RectAround(g.Pile.Center(), g.Pile.W*crossWide, g.Pile.W*crossWide))
}

// crossWide is the width of the cross on the pile, in widths of a card.
const crossWide = 0.4
