package stage_test

import (
	"slices"

	"dreist/render/geom"
	"dreist/render/stage"
)

// deck is how many cards the toy game has; the number of a card is its value.
const deck = 8

// toyEvent is what happens in the toy game, in which the higher of two cards wins both: a seat turns its top card up,
// or it takes what lies in the middle, for which there is takes instead of a card.
type toyEvent struct{ seat, card int }

const takes = -1

// toyView is what lies where: two piles with the top card last, and what was turned up.
type toyView struct {
	piles  [2][]int
	middle []int
	turn   int
	over   bool
}

// toyPicture is the cards and the mark of whose turn it is.
type toyPicture struct {
	cards [deck]stage.Pose
	mark  [1]geom.Rect
}

// toy is the game as a timeline sees it, on a table as wide as told.
type toy struct{ w float64 }

func (toy) Clone(v *toyView) toyView {
	c := *v
	c.middle = slices.Clone(v.middle)
	for s := range c.piles {
		c.piles[s] = slices.Clone(v.piles[s])
	}
	return c
}

func (toy) ApplyEvent(v *toyView, e toyEvent) {
	pile := &v.piles[e.seat]
	if e.card == takes {
		*pile = slices.Concat(v.middle, *pile)
		v.middle, v.turn = nil, e.seat
	} else {
		v.middle = append(v.middle, e.card)
		*pile = (*pile)[:len(*pile)-1]
		v.turn = 1 - e.seat
	}
	v.over = len(v.middle) == 0 && (len(v.piles[0]) == 0 || len(v.piles[1]) == 0)
}

func (toy) SeatToMove(v *toyView) int {
	if v.over {
		return -1
	}
	return v.turn
}

func (toy) IsShownSlowly(seat int) bool { return seat == 1 }

func (t toy) PlanAnimation(e toyEvent, seat int) stage.AnimationPlan {
	p := stage.AnimationPlan{Style: stage.ArcMotion, TimePerCard: 200}
	if e.card != takes {
		p.Cards = []int{e.card}
	}
	if t.IsShownSlowly(seat) {
		p.PauseAfter = 100
	}
	return p
}

func (t toy) Arrange(v *toyView) toyPicture {
	var p toyPicture
	place := func(card int, x float64, z int) {
		p.cards[card] = stage.LyingPose(geom.Rect{X: x * t.w, Y: 100, W: 50, H: 70}, z)
	}
	for s, pile := range v.piles {
		for i, card := range pile {
			place(card, float64(s)*0.8, i)
			p.cards[card].FaceUp = 0
		}
	}
	for i, card := range v.middle {
		place(card, 0.3+0.2*float64(i), deck)
	}
	p.mark[0] = geom.Rect{X: float64(v.turn) * t.w, W: 20, H: 20}
	return p
}

func (toy) Parts(p *toyPicture) ([]stage.Pose, []geom.Rect) { return p.cards[:], p.mark[:] }

// playToy deals and returns the view before the first card and all that happens in some rounds.
func playToy(rounds int) (toyView, []toyEvent) {
	start := toyView{piles: [2][]int{{5, 0, 6, 3}, {1, 7, 2, 4}}}
	var events []toyEvent
	v := toy{}.Clone(&start)
	follow := func(e toyEvent) {
		events = append(events, e)
		toy{}.ApplyEvent(&v, e)
	}
	for range rounds {
		first := v.turn
		for _, seat := range []int{first, 1 - first} {
			follow(toyEvent{seat, v.piles[seat][len(v.piles[seat])-1]})
		}
		winner := first
		if v.middle[1] > v.middle[0] {
			winner = 1 - first
		}
		follow(toyEvent{winner, takes})
		if v.over {
			break
		}
	}
	return start, events
}
