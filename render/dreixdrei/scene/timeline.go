package scene

import (
	"slices"
	"strconv"

	"dreist/game/dreixdrei"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// PoseCount is the number of poses in a picture. The index of a card's pose is the number of the card.
const PoseCount = int(dreixdrei.Joker-dreixdrei.LowestNumber+1)*2*dreixdrei.ColourCount + 1

// Arrangement is the pose of every card.
type Arrangement struct{ CardPoses [PoseCount]stage.Pose }

// AppendVisibleCards appends the visible cards, the lowest layer first.
func (a *Arrangement) AppendVisibleCards(dst []dreixdrei.Card) []dreixdrei.Card {
	return tabletop.AppendVisible(dst, a.CardPoses[:])
}

// Seating has the seats of the table and the player at the screen.
type Seating = tabletop.Seating[dreixdrei.Seat]

// AnimatedEvent is an event of DREI x DR3I on show.
type AnimatedEvent = stage.Step[dreixdrei.Event]

// Timeline shows a view of DREI x DR3I and plays its events as motion.
type Timeline struct {
	tabletop.SeatedTimeline[dreixdrei.Seat, dreixdrei.Card, dreixdrei.Position, dreixdrei.Event, View, Arrangement]
	at *table
}

// NewTimeline returns a timeline that shows a view at rest, as a seating sees it.
func NewTimeline(v View, s Seating, f stage.Frame, speed stage.Speed) *Timeline {
	return newTimeline(&table{TableWindow: tabletop.TableWindow[dreixdrei.Seat]{Frame: f, Seating: s}}, v, speed)
}

// NewSmallTimeline returns the timeline of a small table at rest, which explains a rule; SetFrame lays it out.
func NewSmallTimeline(v View, s Seating, speed stage.Speed) *Timeline {
	return newTimeline(&table{TableWindow: tabletop.TableWindow[dreixdrei.Seat]{Seating: s}, small: true}, v, speed)
}

func newTimeline(at *table, v View, speed stage.Speed) *Timeline {
	return &Timeline{SeatedTimeline: tabletop.NewSeatedTimeline(at, ViewOf, v, speed, PoseCount, dreixdrei.NoCard, &at.TableWindow, &at.geo.Edges), at: at}
}

// CardID returns the ID of a card among the targets of a table.
func CardID(c dreixdrei.Card) string { return "card." + strconv.Itoa(int(c)) }

// AppendTargets appends the targets, as they are once nothing moves.
func (t *Timeline) AppendTargets(dst []target.Target) []target.Target {
	add := func(id string, at geom.Rect) { dst = append(dst, target.Target{ID: id, Rect: at}) }
	g, v, front := t.Geometry(), t.View(), t.Seating().Front
	if t.Seating().IsHandShown(front, v.SeatToMove) {
		hand := SortedHand(v.Hands[front])
		groups := GroupsOf(hand)
		for i, c := range hand {
			at := g.ownHandSlot(i, groups)
			if i+1 < len(hand) { // the strip that the next card leaves
				at.W = min(at.W, g.ownHandSlot(i+1, groups).X-at.X)
			}
			add("hand."+strconv.Itoa(i+1), at)
			add(CardID(c), at)
		}
	}
	for i := range g.OwnSpots {
		add("open."+strconv.Itoa(i+1), g.OwnSpots[i].OpenCard)
		add("down."+strconv.Itoa(i+1), g.OwnSpots[i].FaceDownCard)
		if c := v.OpenCards[front][i]; c != dreixdrei.NoCard {
			add(CardID(c), g.OwnSpots[i].OpenCard)
		}
		if c := v.FaceDownCards[front][i]; c != dreixdrei.NoCard {
			add(CardID(c), g.OwnSpots[i].FaceDownCard)
		}
	}
	for place, seat := range t.Seating().OtherSeats() {
		add("seat."+strconv.Itoa(int(seat)), g.OtherSeats[place].Box)
	}
	add("pile", g.Pile)
	add("deck", g.DrawPile)
	add("hand", g.HandRect)
	add("prompt", g.PromptLine)
	return dst
}

// LeaveBoxRoom sets whether the ring leaves room for a box at its right, and reports whether that changed. With many players the ring is always
// below the box.
func (t *Timeline) LeaveBoxRoom(boxed bool) (changed bool) {
	if boxed = boxed && t.Seating().CountOthers() <= mostBeside; boxed != t.at.boxed {
		t.at.boxed, changed = boxed, true
		t.ArrangeAgain()
	}
	return changed
}

// LeavePanelRoom lets the ring end above a panel whose top is at y, 0 for no panel, and reports whether that changed.
func (t *Timeline) LeavePanelRoom(y float64) (changed bool) {
	if changed = y != t.at.panelTop; changed {
		t.at.panelTop = y
		t.ArrangeAgain()
	}
	return changed
}

// mostBeside is the greatest number of other players that have room at the ropes beside a box.
const mostBeside = 4

// Geometry returns the rectangles of the table as it is now.
func (t *Timeline) Geometry() *Geometry { return &t.at.geo }

// DragSizes returns the sizes of a dragged card: over the hand that of hand cards, over the ring that of the pile. from is the y of its hand.
func (t *Timeline) DragSizes(from float64) tabletop.DragSizes {
	g := t.Geometry()
	return tabletop.DragSizes{HandWidth: g.HandCardWidth, TableWidth: g.PileCardWidth, EdgeY: min(g.Ring.Bottom(), from-g.CardHeight)}
}

type table struct {
	tabletop.TableWindow[dreixdrei.Seat]
	small bool // it is a small table, which explains a rule, see NewSmallTimeline
	boxed bool // the ring leaves room for a box
	geo   Geometry

	panelTop float64 // the y of the panel above which the ring ends, 0 for none
}

func (t *table) ApplyEvent(v *View, e dreixdrei.Event) { v.applyEvent(e) }
func (t *table) Clone(v *View) View                    { return v.clone() }
func (t *table) SeatToMove(v *View) int                { return int(v.SeatToMove) }

func (t *table) Parts(a *Arrangement) ([]stage.Pose, []geom.Rect) { return a.CardPoses[:], nil }

// Durations on the table of DREI x DR3I, besides those that every game shares.
const (
	spanLay      stage.Span = 240
	SpanHit      stage.Span = 80  // a laid card shakes the ring
	spanThink    stage.Span = 320 // pause in watched turns after cards are laid or set aside, so that the pile is seen
	spanDraw     stage.Span = 220
	spanTurned   stage.Span = 700 // a card that was turned over, in the middle
	spanTake     stage.Span = 420
	spanRain     stage.Span = 1200 // the longest time from the first to the last card of a pile that is picked up
	spanBell     stage.Span = 420  // the bell after a pile was picked up
	spanFour     stage.Span = 700  // setting four equal cards aside
	spanTurn     stage.Span = 160  // the pause before the next turn
	spanApart    stage.Span = 260  // the longest time from the first to the last of many cards
	SpanDelete   stage.Span = 620  // the pile dissolves
	SpanFinished stage.Span = 900  // a seat has finished
	SpanEnd      stage.Span = 1500 // the end of the game
)

// apart returns the time from one of n cards to the next, in all at most spanApart.
func apart(n int) stage.Span { return min(60, spanApart/stage.Span(max(n-1, 1))) }

func (t *table) PlanAnimation(e dreixdrei.Event, seat int) stage.AnimationPlan {
	watched := t.IsShownSlowly(seat)
	after := func(s stage.Span) stage.Span {
		if watched {
			return s
		}
		return 0
	}
	style := stage.LayMotion
	if watched {
		style = stage.ArcMotion
	}
	switch e := e.(type) {
	case dreixdrei.CardsSwapped:
		return stage.AnimationPlan{Cards: numbers(e.CardFromHand, e.OpenCard), Style: style, TimePerCard: spanLay, PauseAfter: after(spanTurn)}
	case dreixdrei.CardsLaid:
		p := stage.AnimationPlan{Style: style, TimePerCard: spanLay, Stagger: apart(len(e.Cards)), PauseAfter: max(SpanHit, after(spanThink))}
		for _, c := range e.Cards {
			p.Cards = append(p.Cards, int(c.Card))
		}
		return p
	case dreixdrei.HandFilled:
		return stage.AnimationPlan{Cards: numbers(e.Cards...), Style: stage.ArcMotion, TimePerCard: spanDraw, Stagger: apart(len(e.Cards))}
	case dreixdrei.PileDeleted:
		return stage.AnimationPlan{Cards: backwards(e.Cards), Style: stage.ThrowMotion, TimePerCard: spanTake, Stagger: apart(len(e.Cards)), PauseAfter: SpanDelete - spanTake}
	case dreixdrei.PilePickedUp:
		apart := min(60, spanRain/stage.Span(max(len(e.Cards), 1)))
		return stage.AnimationPlan{Cards: append(backwards(e.Cards), numbers(e.Misfit)...), Style: stage.DeliverMotion, TimePerCard: spanTake, Stagger: apart, PauseAfter: spanBell}
	case dreixdrei.FourSetAside:
		return stage.AnimationPlan{Cards: numbers(e.Cards[:]...), Style: stage.ArcMotion, TimePerCard: spanFour, Stagger: 60, PauseAfter: after(spanThink)}
	case dreixdrei.CardTurnedUp:
		return stage.AnimationPlan{Cards: numbers(e.Card), Style: stage.ArcMotion, TimePerCard: spanLay, PauseAfter: spanTurned}
	case dreixdrei.SeatFinished:
		return stage.AnimationPlan{PauseAfter: SpanFinished}
	case dreixdrei.TurnEnded:
		return stage.AnimationPlan{PauseAfter: after(spanTurn)}
	case dreixdrei.GameEnded:
		return stage.AnimationPlan{PauseAfter: SpanEnd}
	}
	return stage.AnimationPlan{}
}

func numbers(cards ...dreixdrei.Card) (all []int) {
	for _, c := range cards {
		if c != dreixdrei.NoCard {
			all = append(all, int(c))
		}
	}
	return all
}

func backwards(cards []dreixdrei.Card) []int {
	all := numbers(cards...)
	slices.Reverse(all)
	return all
}

// The layers of the table, from the lowest.
const (
	zGone   = 0
	zDeck   = 120
	zPile   = 240
	zDown   = 380
	zOpen   = 400
	zHand   = 500
	zTurned = 700
)

// The measures of stacks of cards.
const (
	deckStep  = 0.0025 // the rise of a stack with each card, in card widths
	deckEdges = 4      // one in so many of its cards is drawn
	pileSeen  = 6      // the number of top cards of the pile that are visible
)

func (t *table) Arrange(v *View) Arrangement {
	if t.geo = smallGeometry(t.Frame, t.Seating.CountOthers()); !t.small {
		t.geo = newGeometry(t.Frame, t.Seating.CountOthers(), t.boxed, t.panelTop)
		t.geo.lowerRow(v, t.Seating.Front)
	}
	var a Arrangement
	g, s := &t.geo, &t.Seating
	stage.ArrangeStack(a.CardPoses[:], v.DrawPile, g.DrawPile, zDeck, deckEdges, deckStep*g.DrawPile.W)
	stage.ArrangeStack(a.CardPoses[:], v.RemovedCards, g.RemovedPile, zGone, deckEdges, deckStep*g.RemovedPile.W)
	for _, c := range v.RemovedCards {
		a.CardPoses[c].FaceUp = 1
	}
	seen := min(len(v.Pile), pileSeen)
	for i, c := range v.Pile {
		p := stage.LyingPose(g.pileSpot(max(i-(len(v.Pile)-seen), 0), seen), zPile+i)
		p.IsVisible = i >= len(v.Pile)-seen
		a.CardPoses[c] = p
	}
	if v.TurnedOverCard != dreixdrei.NoCard {
		a.CardPoses[v.TurnedOverCard] = stage.LyingPose(g.DemandSign, zTurned)
	}
	hand, shows := v.Hands[s.Front], s.IsHandShown(s.Front, v.SeatToMove)
	groups := GroupsOf(SortedHand(hand))
	if !shows {
		groups = backs(len(hand))
	}
	a.lay(hand, shows, func(i, _ int) geom.Rect { return g.ownHandSlot(i, groups) })
	a.rows(v, s.Front, &g.OwnSpots, t.IsRevealed)
	for place, seat := range s.OtherSeats() {
		o := &g.OtherSeats[place]
		a.lay(v.Hands[seat], s.IsHandShown(seat, v.SeatToMove), o.handSlot)
		if a.rows(v, seat, &o.Spots, t.IsRevealed); t.small { // a small table shows only the hands of others
			for i := range o.Spots {
				a.CardPoses[v.OpenCards[seat][i]].IsVisible, a.CardPoses[v.FaceDownCards[seat][i]].IsVisible = false, false
			}
		}
	}
	return a
}

func (a *Arrangement) lay(hand []dreixdrei.Card, shown bool, slot func(i, n int) geom.Rect) {
	cards := shuffledHand(hand)
	if shown {
		cards = SortedHand(hand)
	}
	stage.ArrangeHand(a.CardPoses[:], cards, zHand, shown, slot)
}

func (a *Arrangement) rows(v *View, of dreixdrei.Seat, at *[SpotsPerRow]RowSpotRects, bare bool) {
	for i := range at {
		if c := v.FaceDownCards[of][i]; c != dreixdrei.NoCard {
			a.CardPoses[c] = stage.LyingPose(at[i].FaceDownCard, zDown+i)
			if !bare {
				a.CardPoses[c].FaceUp = 0
			}
		}
		if c := v.OpenCards[of][i]; c != dreixdrei.NoCard {
			a.CardPoses[c] = stage.LyingPose(at[i].OpenCard, zOpen+i)
		}
	}
}
