package tabletop

import (
	"cmp"
	"slices"

	"dreist/game/play"
	"dreist/render/stage"
)

// TableWindow is the window in which a table is laid out, and its seating.
type TableWindow[S Seat] struct {
	Frame      stage.Frame
	Seating    Seating[S]
	IsRevealed bool // the game is finally over, and hidden cards are laid out
}

// IsShownSlowly reports whether the turns of a seat are slowed down so that players can follow them.
func (r *TableWindow[S]) IsShownSlowly(seat int) bool { return r.Seating.IsWatched(S(seat)) }

// SeatedTimeline animates the view V of a position P at a table with seats of type S, and the cards that rise out of their row: by little if they
// can be laid, further if they are under the mouse or selected. A card C is its number in the picture A.
type SeatedTimeline[S Seat, C ~uint8 | ~int, P, E, V, A any] struct {
	*stage.Timeline[E, V, A]
	viewOf          func(p *P) V
	none            C // the value for no card
	lifted, offered Lifts
	room            *TableWindow[S]
	edges           *Edges
}

// NewSeatedTimeline returns a timeline at rest in a room. cards is the number of cards of the game, none the value for no card, and edges
// are the areas around the cards.
func NewSeatedTimeline[S Seat, C ~uint8 | ~int, P, E, V, A any](g stage.Animator[E, V, A], viewOf func(p *P) V, v V, s stage.Speed, cards int, none C,
	room *TableWindow[S], edges *Edges) SeatedTimeline[S, C, P, E, V, A] {
	return SeatedTimeline[S, C, P, E, V, A]{stage.NewTimeline(g, v, s), viewOf, none, NewLifts(cards), NewLifts(cards), room, edges}
}

func (t *SeatedTimeline[S, C, P, E, V, A]) ShowPosition(p *P) { t.ShowView(t.viewOf(p)) }

func (t *SeatedTimeline[S, C, P, E, V, A]) GlideTo(p *P) { t.GlideToView(t.viewOf(p)) }

// Seating returns the current seating, read-only.
func (t *SeatedTimeline[S, C, P, E, V, A]) Seating() *Seating[S] { return &t.room.Seating }

// SetSeating ends all motion, changes the seating, and makes the cards glide or turn over accordingly.
func (t *SeatedTimeline[S, C, P, E, V, A]) SetSeating(s Seating[S]) {
	t.LowerCards()
	t.Rearrange(func() { t.room.Seating = s })
}

func (t *SeatedTimeline[S, C, P, E, V, A]) UncoverHands() {
	t.LowerCards()
	t.Rearrange(func() {
		s := &t.room.Seating
		s.HidesHandsOutOfTurn, t.room.IsRevealed = false, true
		for seat := range s.SeatCount {
			s.OpenHands[seat] = true
		}
	})
}

func (t *SeatedTimeline[S, C, P, E, V, A]) SeatPeople(isPerson func(play.Seat) bool, front play.Seat, isCurtainUp bool) {
	s := SeatingAround(t.Seating().SeatCount, func(s S) bool { return isPerson(play.Seat(s)) }, S(front), isCurtainUp)
	s.IsOtherApart = t.Seating().IsOtherApart
	t.SetSeating(s)
}

func (t *SeatedTimeline[S, C, P, E, V, A]) SeatWithOpenHand(front play.Seat) {
	s := SeatingAround(t.Seating().SeatCount, func(s S) bool { return s == S(front) }, S(front), true)
	s.IsOtherApart = t.Seating().IsOtherApart
	s.WatchedSeats = [MaxSeats]bool{}
	if s != *t.Seating() {
		t.SetSeating(s)
	}
}

func (t *SeatedTimeline[S, C, P, E, V, A]) FrontSeat() play.Seat { return play.Seat(t.Seating().Front) }

func (t *SeatedTimeline[S, C, P, E, V, A]) IsHandOpen() bool {
	return t.Seating().OpenHands[t.Seating().Front]
}

func (t *SeatedTimeline[S, C, P, E, V, A]) SetWatched(everybody bool, isPerson func(play.Seat) bool) {
	t.room.Seating.SetWatched(everybody, isPerson)
}

func (t *SeatedTimeline[S, C, P, E, V, A]) IsWatching() bool {
	s, _, ok := t.CurrentStep()
	return ok && t.room.IsShownSlowly(s.Seat)
}

func (t *SeatedTimeline[S, C, P, E, V, A]) Edges() *Edges { return t.edges }

func (t *SeatedTimeline[S, C, P, E, V, A]) PoseOf(c Card) stage.Pose { return t.Pose(C(c)) }

// SetFrame fits the table to a window.
func (t *SeatedTimeline[S, C, P, E, V, A]) SetFrame(f stage.Frame) {
	if f != t.room.Frame {
		t.room.Frame = f
		t.ArrangeAgain()
	}
}

func (t *SeatedTimeline[S, C, P, E, V, A]) Fit(f stage.Frame, s stage.Speed, reducedMotion bool) {
	t.SetFrame(f)
	t.SetSpeed(s)
	t.SetReducedMotion(reducedMotion)
}

// AppendVisible appends the visible cards, the lowest first; in a layer by spot, not by number, which would give away hidden cards.
func AppendVisible[C ~uint8 | ~int](dst []C, poses []stage.Pose) []C {
	for c := range poses {
		if poses[c].IsVisible {
			dst = append(dst, C(c))
		}
	}
	slices.SortFunc(dst, func(c, d C) int {
		p, q := &poses[c], &poses[d]
		return cmp.Or(cmp.Compare(p.Z, q.Z), cmp.Compare(p.X, q.X), cmp.Compare(p.Y, q.Y))
	})
	return dst
}
