package race

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/words"
)

// Race is what is shown of the cards left, which follows what is true.
type Race struct {
	Most  int // cards at the start, the top of the scale
	left  [dreist.MaxSeats]int
	shown [dreist.MaxSeats]float64
	beat  [dreist.MaxSeats]int // ticks since the number of few cards last changed, 0 at rest
	ahead ahead
}

// ahead is how far whoever sits in front is ahead, in words.
type ahead struct {
	by      int
	edition int // of the sentences
	text    string
}

// few is how many cards are so few that everybody looks up.
const few = 5

// The pace of what is shown, in ticks; nobody waits for it.
const (
	countTicks = 4  // for one card
	beatTicks  = 72 // two beats of a number of few cards
)

// Start shows how it stands before a match, from which the scale follows.
func (r *Race) Start(left [dreist.MaxSeats]int) {
	*r = Race{Most: 1}
	for _, n := range left {
		r.Most = max(r.Most, n)
	}
	r.Follow(left)
	r.Settle()
}

// Follow tells how many cards everybody has left now.
func (r *Race) Follow(left [dreist.MaxSeats]int) {
	for i, n := range left {
		if n != r.left[i] && n <= few && n > 0 {
			r.beat[i] = 1
		}
	}
	r.left = left
}

// Tick brings what is shown nearer to what is true and reports whether it changed.
func (r *Race) Tick() bool {
	moved := r.Busy()
	for i := range r.shown {
		away := float64(r.left[i]) - r.shown[i]
		step := max(1.0/countTicks, math.Abs(away)*0.15)
		r.shown[i] += math.Copysign(min(step, math.Abs(away)), away)
		if r.beat[i] > 0 {
			r.beat[i] = (r.beat[i] + 1) % beatTicks
		}
	}
	return moved
}

// Busy reports whether what is shown still changes.
func (r *Race) Busy() bool {
	for i := range r.shown {
		if r.shown[i] != float64(r.left[i]) || r.beat[i] > 0 {
			return true
		}
	}
	return false
}

// Settle shows at once what is true.
func (r *Race) Settle() {
	for i, n := range r.left {
		r.shown[i], r.beat[i] = float64(n), 0
	}
}

// Count returns the number that is shown of a seat.
func (r *Race) Count(s dreist.Seat) int { return int(math.Round(r.shown[s])) }

// pulse returns how large the number of a seat is shown, 1 but for the beats of few cards.
func (r *Race) pulse(s dreist.Seat) float64 {
	if r.beat[s] == 0 {
		return 1
	}
	return 1 + 0.08*math.Abs(math.Sin(2*math.Pi*float64(r.beat[s])/beatTicks))
}

// lead returns by how many cards a seat is ahead of the best of the others, negative where it is behind.
func (r *Race) lead(s dreist.Seat, seats int) int {
	best := math.MaxInt
	for other := range dreist.Seat(seats) {
		if other != s {
			best = min(best, r.left[other])
		}
	}
	return best - r.left[s]
}

// leadText says how far ahead whoever sits in front is. It is put into words again only where that has changed.
func (r *Race) leadText(say *words.Sentences, by int) string {
	if r.ahead.text == "" || r.ahead.by != by || r.ahead.edition != say.Edition {
		r.ahead = ahead{by, say.Edition, say.Lead(by)}
	}
	return r.ahead.text
}
