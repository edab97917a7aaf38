package scene

import (
	"slices"
	"strconv"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// PoseCount is the number of poses in a picture. The index of a card's pose is the number of the card.
const PoseCount = int(thegame.Highest) + 1

// Arrangement is the pose of every card.
type Arrangement struct{ CardPoses [PoseCount]stage.Pose }

// AppendVisibleCards appends the visible cards, the lowest layer first.
func (a *Arrangement) AppendVisibleCards(dst []thegame.Card) []thegame.Card {
	return tabletop.AppendVisible(dst, a.CardPoses[:])
}

// Seating has the seats of the table and the player at the screen.
type Seating = tabletop.Seating[thegame.Seat]

// AnimatedEvent is an event of THE GAME on show.
type AnimatedEvent = stage.Step[thegame.Event]

// Timeline shows a view of THE GAME and plays its events as motion.
type Timeline struct {
	tabletop.SeatedTimeline[thegame.Seat, thegame.Card, thegame.Position, thegame.Event, View, Arrangement]
	at *table
}

// NewTimeline returns a timeline that shows a view at rest, as a seating sees it. hand is the number of cards in a hand.
func NewTimeline(v View, s Seating, hand int, f stage.Frame, speed stage.Speed) *Timeline {
	return newTimeline(&table{TableWindow: tabletop.TableWindow[thegame.Seat]{Frame: f, Seating: s}, hand: hand}, v, speed)
}

// NewSmallTimeline returns the timeline of a small table at rest, which explains a rule; SetFrame lays it out.
func NewSmallTimeline(v View, s Seating, small SmallTable, speed stage.Speed) *Timeline {
	return newTimeline(&table{TableWindow: tabletop.TableWindow[thegame.Seat]{Seating: s}, small: &small}, v, speed)
}

func newTimeline(at *table, v View, speed stage.Speed) *Timeline {
	return &Timeline{SeatedTimeline: tabletop.NewSeatedTimeline(at, ViewOf, v, speed, PoseCount, thegame.NoCard, &at.TableWindow, &at.geo.Edges), at: at}
}

// CardID returns the ID of a card among the targets of a table.
func CardID(c thegame.Card) string { return "card." + c.String() }

// PileID returns the ID of a pile among the targets of a table.
func PileID(on thegame.Pile) string { return "row." + on.String() }

// AppendTargets appends the targets, as they are once nothing moves.
func (t *Timeline) AppendTargets(dst []target.Target) []target.Target {
	add := func(id string, at geom.Rect) { dst = append(dst, target.Target{ID: id, Rect: at}) }
	g, hand := t.Geometry(), t.View().Hands[t.Seating().Front]
	if t.Seating().IsHandShown(t.Seating().Front, t.View().SeatToMove) {
		hand = SortedHand(hand)
	}
	for i, c := range hand {
		add(CardID(c), g.HandCardRect(i, len(hand)))
	}
	for on := range thegame.Pile(thegame.PileCount) {
		add(PileID(on), g.Rows[on].DropArea)
	}
	for place, seat := range t.Seating().OtherSeats() {
		add("seat."+strconv.Itoa(int(seat)), g.OtherSeats[place].Box)
	}
	add("hand", g.HandRect)
	add("deck", g.DrawPile)
	add("prompt", g.PromptLine)
	return dst
}

// Geometry returns the rectangles of the table as it is now.
func (t *Timeline) Geometry() *Geometry { return &t.at.geo }

// DragSizes returns the sizes of a dragged card: over the hand that of hand cards, over the mat that of cards on piles. from is the y of its hand.
func (t *Timeline) DragSizes(from float64) tabletop.DragSizes {
	g := t.Geometry()
	return tabletop.DragSizes{HandWidth: g.HandCardWidth, TableWidth: g.cardW, EdgeY: min(g.Mat.Bottom(), from-g.CardHeight)}
}

type table struct {
	tabletop.TableWindow[thegame.Seat]
	hand  int
	small *SmallTable // nil for the table of a match
	geo   Geometry
}

func (t *table) ApplyEvent(v *View, e thegame.Event) { v.applyEvent(e) }
func (t *table) Clone(v *View) View                  { return v.clone() }
func (t *table) SeatToMove(v *View) int              { return int(v.SeatToMove) }

func (t *table) Parts(a *Arrangement) ([]stage.Pose, []geom.Rect) { return a.CardPoses[:], nil }

// Durations on the table of THE GAME, besides those that every game shares.
const (
	spanLay     stage.Span = 240
	spanThink   stage.Span = 380 // the pause after each card of a computer player, so that its pile is noticed
	spanTenBack stage.Span = 700 // ten back: the bent arrow and its words
	spanDraw    stage.Span = 220
	spanDeal    stage.Span = 60
	spanSaid    stage.Span = 320  // the signal of a computer player
	spanTurn    stage.Span = 260  // the pause before the next turn
	SpanWon     stage.Span = 2400 // the end of a won game
	spanLost    stage.Span = 1400 // the end of a lost game
)

func (t *table) PlanAnimation(e thegame.Event, seat int) stage.AnimationPlan {
	watched := t.IsShownSlowly(seat)
	after := func(s stage.Span) stage.Span {
		if watched {
			return s
		}
		return 0
	}
	switch e := e.(type) {
	case thegame.CardLaid:
		p := stage.AnimationPlan{Cards: []int{int(e.Card)}, Style: stage.LayMotion, TimePerCard: spanLay, PauseAfter: after(spanThink)}
		if watched {
			p.Style = stage.ArcMotion
		}
		if e.IsTenBack {
			p.PauseAfter = max(p.PauseAfter, spanTenBack)
		}
		return p
	case thegame.SignalGiven:
		return stage.AnimationPlan{PauseAfter: after(spanSaid)}
	case thegame.HandFilled:
		cards := make([]int, len(e.Cards))
		for i, c := range e.Cards {
			cards[i] = int(c)
		}
		return stage.AnimationPlan{Cards: cards, Style: stage.ArcMotion, TimePerCard: spanDraw, Stagger: spanDeal}
	case thegame.TurnEnded:
		return stage.AnimationPlan{PauseAfter: after(spanTurn)}
	case thegame.GameWon:
		return stage.AnimationPlan{PauseAfter: SpanWon}
	case thegame.GameLost:
		return stage.AnimationPlan{PauseAfter: spanLost}
	}
	return stage.AnimationPlan{}
}

// The layers of the table, from the lowest.
const (
	zDeck = 0
	zPile = 200
	zHand = 500
)

// The measures of stacks of cards.
const (
	deckStep  = 0.0025 // the rise of the draw pile with each card, in card widths
	deckEdges = 4      // one in so many of its cards is drawn
	pileSeen  = 3      // the number of top cards of a pile that are drawn
)

func (t *table) Arrange(v *View) Arrangement {
	t.lay()
	var a Arrangement
	g := &t.geo
	if t.IsRevealed && v.IsOver() {
		for i, c := range slices.Backward(v.DrawPile) {
			a.CardPoses[c] = stage.LyingPose(g.SpreadCardRect(len(v.DrawPile)-1-i, len(v.DrawPile)), zHand)
		}
	} else {
		stage.ArrangeStack(a.CardPoses[:], v.DrawPile, g.DrawPile, zDeck, deckEdges, deckStep*g.DrawPile.W)
	}
	for on, pile := range v.Piles {
		for i, c := range pile {
			p := stage.LyingPose(g.Rows[on].Card, zPile+i)
			p.IsVisible = i >= len(pile)-pileSeen
			a.CardPoses[c] = p
		}
	}
	s := &t.Seating
	a.lay(v.Hands[s.Front], s.IsHandShown(s.Front, v.SeatToMove), g.HandCardRect)
	if t.small != nil {
		t.small.hide(&a, v)
		return a
	}
	for place, seat := range s.OtherSeats() {
		a.lay(v.Hands[seat], s.IsHandShown(seat, v.SeatToMove), g.OtherSeats[place].handSlot)
	}
	return a
}

func (t *table) lay() {
	if t.small != nil {
		t.geo = t.small.geometry(t.Frame)
		return
	}
	t.geo = newGeometry(t.Frame, t.hand, t.Seating.CountOthers())
}

// SortedHand returns a hand by number, as a player who may see it does.
func SortedHand(hand []thegame.Card) []thegame.Card { return slices.Sorted(slices.Values(hand)) }

// lay arranges a hand: face up and sorted if shown, else in the order in which the cards came, which gives nothing away.
func (a *Arrangement) lay(cards []thegame.Card, shown bool, slot func(i, n int) geom.Rect) {
	if shown {
		cards = SortedHand(cards)
	}
	stage.ArrangeHand(a.CardPoses[:], cards, zHand, shown, slot)
}
