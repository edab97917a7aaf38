package lessons

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// spot is where something was tried: a cell, with the card that was to lie there, or some other place of the table.
type spot struct {
	kind spotKind
	card dreist.Card // or NoCard
	Cell dreist.Cell // row 0 is the base
	seat dreist.Seat
}

type spotKind uint8

const (
	spotNowhere spotKind = iota
	spotCell
	spotDiscard
	spotPile
	spotEgonPile
	spotAside
	spotEnd  // the button that ends the turn
	spotSeat // a player's place
)

// spotOf returns where a move would be made.
func spotOf(t *table.Table, m dreist.Move) spot {
	switch m.Action {
	case dreist.LayCard:
		return spot{kind: spotCell, card: m.Card, Cell: m.Card.Cell(int(m.Row))}
	case dreist.DiscardCard:
		return spot{kind: spotDiscard, card: m.Card}
	case dreist.DrawCard:
		return spot{kind: spotPile, card: dreist.NoCard}
	case dreist.GiveCards:
		return spot{kind: spotSeat, card: dreist.NoCard, seat: m.To[0]}
	}
	return spot{kind: spotEnd, card: dreist.NoCard}
}

// Rect returns where a cross over the spot stands, of the size of a card, or false where nothing is to be crossed out.
func (s spot) Rect(t *table.Table) (geom.Rect, bool) {
	g := t.Line.Geometry()
	fit := func(r geom.Rect) (geom.Rect, bool) {
		w := min(g.CardW, r.W, r.H/stage.CardRatio)
		return geom.Rect{X: r.Center().X - w/2, Y: r.Center().Y - w*stage.CardRatio/2, W: w, H: w * stage.CardRatio}, true
	}
	switch s.kind {
	case spotCell:
		return CellRect(g, s.Cell), true
	case spotDiscard:
		return g.DiscardPile, true
	case spotPile:
		return g.Pile, true
	case spotEgonPile:
		return g.EgonPile, true
	case spotAside:
		n := len(t.Line.View().Aside)
		return g.AsideSlot(n, n+1), true // where the card is held up, too
	case spotEnd:
		at, ok := fit(g.EndTurn)
		at.X, at.Y = g.EndTurn.Right()-at.W*0.95, g.EndTurn.Y-at.H*0.42 // above the words of the button
		return at, ok
	case spotSeat:
		if place, ok := t.Line.Seating().PlaceOf(s.seat); ok {
			return g.Others[place].Pile, true
		}
		return g.Pile, true
	}
	return geom.Rect{}, false
}

// tried returns the cell on which a card was to lie, none for anything else.
func (s spot) tried() dreist.Cell {
	if s.kind != spotCell {
		return dreist.Cell{}
	}
	return s.Cell
}

// CellRect returns the place of a cell; row 0 is the base.
func CellRect(g *scene.Geometry, at dreist.Cell) geom.Rect {
	if at.Row == 0 {
		return g.Stone(at.Column)
	}
	return g.Cell(at)
}

// trial shows what is not done: a card flies where it must not lie, a cross falls on it, what stands in the way shakes,
// and the card flies home. What stays is its ghost below the cross.
type trial struct {
	card  dreist.Card // that flies, or NoCard
	To    spot
	at    int // ticks since it began
	pace  lessonPace
	shake []dreist.Cell // shakes when the card has arrived
	runs  bool
}

// trialOver returns the end of a trial that a person has made with the own hand: ghost and cross.
func trialOver(at spot) trial { return trial{card: dreist.NoCard, To: at} }

// try starts a trial.
func (l *Lesson) try(t *table.Table, c dreist.Card, to spot, shake []dreist.Cell) {
	to.card = c
	l.Trial = trial{card: c, To: to, shake: shake, pace: paceOf(t.Line.Speed()), runs: true}
}

func (r *trial) moving() bool { return r.runs }

// Landed reports whether the cross is to be seen.
func (r *trial) Landed() bool { return r.To.kind != spotNowhere && (!r.runs || r.at >= r.pace.fly) }

// tick moves on and reports whether the picture changed.
func (r *trial) tick(l *Lesson, t *table.Table) bool {
	if !r.runs {
		return false
	}
	if r.at == r.pace.fly {
		l.Faults = r.shake
		t.Shaking.Begin(r.shake)
		t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	}
	r.at++
	if r.at > r.pace.fly+r.pace.hold+r.pace.home {
		r.runs = false
	}
	return true
}

// pose returns where the card that flies is, and false where it is at home.
func (r *trial) pose(t *table.Table) (stage.Pose, bool) {
	to, ok := r.To.Rect(t)
	if !r.runs || !ok || r.card == dreist.NoCard {
		return stage.Pose{}, false
	}
	home := t.Line.Now().Cards[r.card]
	far := 1.0
	switch back := r.at - r.pace.fly - r.pace.hold; {
	case r.at < r.pace.fly:
		far = eased(float64(r.at) / float64(r.pace.fly))
	case back > 0:
		far = 1 - eased(float64(back)/float64(max(r.pace.home, 1)))
	}
	pose := home
	pose.X += (to.Center().X - home.X) * far
	pose.Y += (to.Center().Y-home.Y)*far - home.W*0.3*math.Sin(far*math.Pi)
	pose.W += (to.W - home.W) * far
	pose.Turn, pose.Face, pose.Z = 0, 1, stage.ZHeld
	return pose, true
}

// eased is the way from 0 to 1 of what begins and ends gently.
func eased(x float64) float64 { return x * x * (3 - 2*x) }

// lessonPace are the durations of a lesson at a speed, in ticks.
type lessonPace struct {
	beat int // what a page speaks of is marked before it happens
	fly  int // a card flies where it must not lie
	hold int // it stays there below the cross
	home int // it flies home
	look int // a page stays after everything has come to rest
	word int // a word is read
}

// paceOf returns the durations of a speed. Nobody reads faster because cards do not move.
func paceOf(s stage.Speed) lessonPace {
	return [...]lessonPace{
		stage.Slow:    {beat: 60, fly: 40, hold: 110, home: 22, look: 100, word: 34},
		stage.Normal:  {beat: 40, fly: 26, hold: 80, home: 14, look: 70, word: 24},
		stage.Fast:    {beat: 20, fly: 14, hold: 50, home: 8, look: 50, word: 17},
		stage.Instant: {look: 50, word: 17},
	}[s]
}
