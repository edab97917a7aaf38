package learn

import (
	"slices"

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

// take sets whether the pile can be picked up.
func (l *Lesson) take(o *tabletop.TableButtons) {
	if take := tabletop.OnlyButtons(table.PickUpButton); !l.CanMoveCards() {
		o.Hidden |= take
	} else if l.GoalLesson != nil && l.GoalMove().Action != dreixdrei.PickUpPile {
		o.NotPrimary = take
	}
}

// mark marks the hint and the refused move.
func (l *Lesson) mark(o *tabletop.Overlay, g *scene.Geometry) {
	p := l.table.ShownPosition()
	if h := l.Hint; h != nil && !l.table.IsHolding() {
		table.MarkMoves(o, p, []dreixdrei.Move{*h}, false)
		if h.Action == dreixdrei.PickUpPile {
			o.TableButtons.Primary |= tabletop.OnlyButtons(table.PickUpButton)
		}
	}
	r, tries := &l.Trial, p.Turn()
	if r.Move == (dreixdrei.Move{}) {
		return
	}
	if l.HasReel() {
		tries = l.tries
	}
	if r.IsMoving() {
		for i, c := range cardsOf(p, tries, &r.Move) {
			to := g.Pile
			to.X += float64(i) * to.W * apart
			pose := r.Pose(l.table.Timeline.CurrentPicture().Cards[c], to)
			pose.Z += i
			o.AddMark(tabletop.Mark{Spot: table.SpotOfNamed(c, r.Move.CardsToLay()[i].JokerName), Pose: pose})
		}
	}
	if r.HasLanded() {
		o.AddMark(tabletop.Mark{Motif: kit.Cross, Spot: place(&r.Move, p, tries, g)})
	}
}

// apart is the distance of cards that fly together, in widths of a card.
const apart = 0.3

// cardsOf returns the cards of a laying that a seat has, in their order.
func cardsOf(p *dreixdrei.Position, s dreixdrei.Seat, m *dreixdrei.Move) (all []dreixdrei.Card) {
	if m.Action != dreixdrei.LayCards {
		return nil
	}
	for _, piece := range m.CardsToLay() {
		from := p.AppendHand(nil, s)
		if piece.IsOpen {
			row := p.OpenCards(s)
			from = row[:]
		}
		at := slices.IndexFunc(from, func(c dreixdrei.Card) bool {
			return c != dreixdrei.NoCard && c.Kind() == piece.Kind && !slices.Contains(all, c)
		})
		if at >= 0 {
			all = append(all, from[at])
		}
	}
	return all
}

// faceDown returns one of the face-down cards that a seat has left, from 0, or NoCard.
func faceDown(p *dreixdrei.Position, s dreixdrei.Seat, nth int) dreixdrei.Card {
	for _, c := range p.FaceDownCards(s) {
		if c == dreixdrei.NoCard {
			continue
		}
		if nth--; nth < 0 {
			return c
		}
	}
	return dreixdrei.NoCard
}

// place returns the place of the cross on a refused move: on the face-down card, or on the pile between its numerals.
func place(m *dreixdrei.Move, p *dreixdrei.Position, s dreixdrei.Seat, g *scene.Geometry) tabletop.Spot {
	if c := faceDown(p, s, int(m.FaceDownIndex)); m.Action == dreixdrei.TurnOverCard && c != dreixdrei.NoCard {
		return table.SpotOfCard(c)
	}
	return tabletop.SpotOfArea(geom.RectAround(g.Pile.Center(), g.Pile.W*crossWide, g.Pile.W*crossWide))
}

// crossWide is the width of the cross on the pile, in widths of a card.
const crossWide = 0.4
