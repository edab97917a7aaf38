package scene

import (
	"slices"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/play"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// Arrangement is the pose of every card.
type Arrangement struct{ Cards [CardCount]stage.Pose }

// Timeline is the sequence of moves on show: it has a view of the patience and plays each move as motion.
type Timeline struct {
	tabletop.SeatedTimeline[play.Seat, tabletop.Card, peri.Position, match.MoveEvent, View, Arrangement]
	at *table
}

// NewTimeline returns a timeline that shows a position at rest.
func NewTimeline(p *peri.Position, f stage.Frame, speed stage.Speed) *Timeline {
	at := &table{row: p.Patience}
	at.Frame, at.Seating = f, tabletop.SeatingAround(1, func(play.Seat) bool { return true }, play.Seat(0), true)
	t := &Timeline{at: at}
	t.SeatedTimeline = tabletop.NewSeatedTimeline(at, func(p *peri.Position) View { return t.View().to(p) }, (&View{}).to(p), speed, CardCount, tabletop.NoCard, &at.TableWindow, &at.geo.Edges)
	return t
}

// Geometry returns the rectangles of the table as it is now.
func (t *Timeline) Geometry() *Geometry { return &t.at.geo }

// GatherForDeal gathers all cards in the stock or, if the patience has none, below the window, and returns the event that deals them.
func (t *Timeline) GatherForDeal() []match.MoveEvent {
	v := *t.View()
	var all []tabletop.Card
	for at := range v.Piles() {
		all = append(all, v.CardsAt(at)...)
	}
	t.ShowView(View{Position: v.Position, cards: map[peri.Spot][]tabletop.Card{{Part: peri.Stock}: all}})
	return []match.MoveEvent{{PositionAfter: &v.Position}}
}

// Celebrate shows the celebration of a won game, part by part.
func (t *Timeline) Celebrate() {
	p := t.View().Position
	t.SeatedTimeline.PlayEvents(slices.Repeat([]match.MoveEvent{{PositionAfter: &p}}, int(LetterFalls)))
}

// DragSizes returns the size of a held card, which is the same everywhere.
func (t *Timeline) DragSizes(float64) tabletop.DragSizes {
	w := t.at.geo.CardW
	return tabletop.DragSizes{HandWidth: w, TableWidth: w}
}

// SetListRoom makes room for a list beside the table.
func (t *Timeline) SetListRoom(on bool) {
	t.at.listed = on
	t.ArrangeAgain()
}

// SpotArea returns the rectangle of a spot with all its cards.
func (t *Timeline) SpotArea(at peri.Spot) geom.Rect {
	r := t.Geometry().FirstCardRect(at)
	for _, c := range t.View().CardsAt(at) {
		if at.Part != peri.Stock && t.CurrentPicture().Cards[c].IsVisible {
			r = r.Union(t.GoalPose(int(c)).Rect())
		}
	}
	return r
}

// AppendTargets appends the targets for the mouse: the spots, and the cards that are seen.
func (t *Timeline) AppendTargets(dst []target.Target) []target.Target {
	for at := range t.View().Piles() {
		dst = append(dst, target.Target{ID: "place." + at.String(), Rect: t.SpotArea(at)})
		for _, c := range t.View().CardsAt(at) {
			if at.Part != peri.Stock && t.CurrentPicture().Cards[c].IsVisible {
				dst = append(dst, target.Target{ID: "card." + FaceOf(c).String(), Rect: t.GoalPose(int(c)).Rect()})
			}
		}
	}
	return dst
}

type table struct {
	tabletop.TableWindow[play.Seat]
	row       *peri.Patience
	geo       Geometry
	unfolding unfolding
	listed    bool    // a list is beside the table
	moved     []int   // the cards of the last move
	end       EndPart // the part of the celebration that has begun last
}

func (t *table) ApplyEvent(v *View, e match.MoveEvent) {
	end := v.End
	if *v = v.to(e.PositionAfter); e.Move.Action == 0 && v.IsWon() {
		v.End = end + 1
	}
	if v.End == CardsFly {
		v.moved = v.homeCards()
	}
	t.moved, t.end = v.moved, v.End
}
func (t *table) Clone(v *View) View   { return *v } // the piles of a view never change
func (t *table) SeatToMove(*View) int { return 0 }

func (t *table) Parts(a *Arrangement) ([]stage.Pose, []geom.Rect) { return a.Cards[:], nil }

// The lengths of motions.
const (
	spanMove   stage.Span = 210
	spanApart  stage.Span = 55 // between the cards of a swap
	spanTurn   stage.Span = 260
	spanDealt  stage.Span = 14  // between the cards of a deal
	spanWon    stage.Span = 200 // silence after the last move of a won game
	spanLost   stage.Span = 500 // pause after that of a lost one
	spanFlies  stage.Span = 280 // the flight of a card into the case
	spanBehind stage.Span = 20  // between two of them
)

func (t *table) PlanAnimation(e match.MoveEvent, _ int) stage.AnimationPlan {
	p := stage.AnimationPlan{Cards: t.moved, TimePerCard: spanMove}
	switch e.Move.Action {
	case peri.Carry:
		p.Style = stage.LayMotion
	case peri.Remove: // all go straight, those that close a row too
	case peri.Swap:
		p.Style, p.Stagger = stage.ArcMotion, spanApart
	case peri.DealCard, peri.Redeal:
		p.Style, p.TimePerCard = stage.ArcMotion, spanTurn
	default: // the deal, or all moves but the last of a finish
		p.Style, p.Stagger = stage.ArcMotion, spanDealt
	}
	switch {
	case t.end == CardsFly:
		p.Style, p.TimePerCard, p.Stagger = stage.ThrowMotion, spanFlies, spanBehind
	case t.end > NoEnd:
		p.PauseAfter = [...]stage.Span{KingsSit: 700, LidShuts: 90, LetterFalls: 110}[t.end]
	case e.PositionAfter.IsWon():
		p.PauseAfter = spanWon
	case e.PositionAfter.IsOver():
		p.PauseAfter = spanLost
	}
	return p
}

// The layers of the table, and the cards that are drawn.
const (
	zFoundation = 0
	zPile       = 200
	zOpen       = 400
	seenBelow   = 2 // number of top cards of a foundation that are drawn
	stockEdges  = 4 // one in so many cards of the stock is drawn
	stockStep   = 0.0016
)

func (t *table) Arrange(v *View) Arrangement {
	t.geo = newGeometry(t.Frame, t.row, t.listed)
	a := arrange(v, &t.geo, &t.unfolding)
	if v.End >= CardsFly {
		t.geo.arrangeEnd(v, &a)
	}
	return a
}

func arrange(v *View, g *Geometry, unfolded *unfolding) (a Arrangement) {
	g.spreadFans(v)
	for at, cards := range v.cards {
		if at.Part == peri.Stock {
			cards = slices.Clone(cards)
			slices.Reverse(cards)
			stage.ArrangeStack(a.Cards[:], cards, g.FirstCardRect(at), zPile, stockEdges, min(stockStep*g.CardW, margin*g.Unit/float64(len(cards)+1)))
			continue
		}
		open, breath := stage.EaseOut(unfolded.open.Strength(at)), unfolded.breath.Strength(at)*breathes*g.Unit
		for n, r := range g.cards(at, len(cards), v.shut(at), open) {
			p := stage.LyingPose(r, zPile+n)
			p.Y -= breath
			if !v.IsOpen(at, n) {
				p.FaceUp = 0
			}
			switch {
			case at.Part != peri.Tableau && at.Part != peri.Reserve:
				p.Z, p.IsVisible = zFoundation+n, n >= len(cards)-seenBelow
			case open > 0:
				p.Z += zOpen
			}
			a.Cards[cards[n]] = p
		}
	}
	return a
}

// unfolding has the spots that open to their full step, and those that breathe while some of their cards are carried.
type unfolding struct{ open, breath tabletop.Lights[peri.Spot] }

const (
	unfoldTicks = 7   // for a spot to open or to close: 120 ms
	breathes    = 2.0 // logical pixels
)

// Unfold spreads the cards of one spot by a tick and squeezes those of all others; a spot that is not on the table squeezes all. The spot
// breathes while some of its cards are carried. A fan closes as soon as a card is chosen, since it would cover spots that take the card, and
// stays closed at its top card, which would move away from the mouse. moved reports whether a card moved.
func (t *Timeline) Unfold(open peri.Spot, isAtTop bool, grip tabletop.Grip) (moved bool) {
	all, part := &t.at.unfolding, 1.0/unfoldTicks
	all.open.Dim()
	all.breath.Dim()
	switch {
	case open.Part >= peri.Deck:
	case grip == tabletop.DraggedGrip:
		all.breath.SetLight(open, 1)
	case isAtTop && t.at.geo.spots[open].fan != SquaredFan && all.open.Strength(open) == 0:
	case grip != tabletop.SelectedGrip:
		all.open.SetLight(open, 1)
	}
	if t.HasReducedMotion() || t.Speed() == stage.InstantSpeed {
		part = 1
	}
	moved = all.open.Tick(part)
	if moved = all.breath.Tick(part) || moved; moved {
		t.ArrangeAgain()
	}
	return moved
}
