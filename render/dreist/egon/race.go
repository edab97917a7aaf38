package egon

import (
	"math"
	"strconv"

	"dreist/game/dreist"
	"dreist/render/dreist/words"
)

// Race animates the numbers of cards left towards the true ones.
type Race struct {
	Most      int // cards at the start, the top of the scale
	left      [dreist.MaxSeats]int
	shown     [dreist.MaxSeats]float64
	beat      [dreist.MaxSeats]int // ticks since a low number last changed, 0 at rest
	bump      [dreist.MaxSeats]int // ticks since the head last overtook another, 0 at rest
	leadWords leadWords
}

// leadWords caches the text about the lead of the person in front.
type leadWords struct {
	by            int
	best          dreist.Seat // of the other players
	edition       int         // of the texts
	number, words string
}

// fewLeft is the number of cards below which the number is a warning.
const fewLeft = 5

// The pace of the animation, in ticks.
const (
	countTicks = 4  // for one card
	beatTicks  = 72 // two beats of a low number
	bumpTicks  = 16 // a head overtakes another
)

// Start shows the numbers at the start of a match, which also set the scale.
func (r *Race) Start(left [dreist.MaxSeats]int) {
	*r = Race{Most: 1}
	for _, n := range left {
		r.Most = max(r.Most, n)
	}
	r.Follow(left)
	r.Finish()
}

// Follow sets the true numbers.
func (r *Race) Follow(left [dreist.MaxSeats]int) {
	for i, n := range left {
		if n != r.left[i] && n <= fewLeft && n > 0 {
			r.beat[i] = 1
		}
	}
	r.left = left
}

// Tick moves the shown numbers towards the true ones and reports whether the picture changed.
func (r *Race) Tick() bool {
	moved, before := r.Busy(), r.shown
	for i := range r.shown {
		away := float64(r.left[i]) - r.shown[i]
		step := max(1.0/countTicks, math.Abs(away)*0.15)
		r.shown[i] += math.Copysign(min(step, math.Abs(away)), away)
		if r.beat[i] > 0 {
			r.beat[i] = (r.beat[i] + 1) % beatTicks
		}
		if r.bump[i] > 0 {
			r.bump[i] = (r.bump[i] + 1) % bumpTicks
		}
	}
	r.overtake(&before)
	return moved
}

// overtake starts the bump of heads that have passed another one since before. Seats without players have no cards and
// pass nobody.
func (r *Race) overtake(before *[dreist.MaxSeats]float64) {
	for i := range r.shown {
		for j := range r.shown {
			if before[i] >= before[j] && r.shown[i] < r.shown[j] && before[j] > 0 {
				r.bump[i] = 1
			}
		}
	}
}

// bumped returns the scale of a seat's head, 1 unless it is overtaking another.
func (r *Race) bumped(s dreist.Seat) float64 {
	return 1 + 0.25*math.Sin(math.Pi*float64(r.bump[s])/bumpTicks)
}

// Busy reports whether the picture still changes.
func (r *Race) Busy() bool {
	for i := range r.shown {
		if r.shown[i] != float64(r.left[i]) || r.beat[i] > 0 || r.bump[i] > 0 {
			return true
		}
	}
	return false
}

// Finish shows the true numbers at once.
func (r *Race) Finish() {
	for i, n := range r.left {
		r.shown[i], r.beat[i], r.bump[i] = float64(n), 0, 0
	}
}

// Count returns the number shown for a seat.
func (r *Race) Count(s dreist.Seat) int { return int(math.Round(r.shown[s])) }

// pulse returns the scale of a seat's number, 1 except for the beats of a low one.
func (r *Race) pulse(s dreist.Seat) float64 {
	if r.beat[s] == 0 {
		return 1
	}
	return 1 + 0.08*math.Abs(math.Sin(2*math.Pi*float64(r.beat[s])/beatTicks))
}

// ahead returns a seat's lead over the best of the others in cards, negative if it is behind, and that other seat.
func (r *Race) ahead(s dreist.Seat, seats int) (by int, best dreist.Seat) {
	best = dreist.NoSeat
	for other := range dreist.Seat(seats) {
		if other != s && (best == dreist.NoSeat || r.left[other] < r.left[best]) {
			best = other
		}
	}
	return r.left[best] - r.left[s], best
}

// leadText returns the lead of the person in front as a number, empty if there is none, and as words. The text is cached
// until the lead or the language changes.
func (r *Race) leadText(say *words.Sentences, by int, best dreist.Seat) (number, words string) {
	if t := &r.leadWords; t.words == "" || t.by != by || t.best != best || t.edition != say.Edition {
		*t = leadWords{by: by, best: best, edition: say.Edition, words: say.Lead(by, best)}
		if by != 0 {
			t.number = strconv.Itoa(max(by, -by))
		}
	}
	return r.leadWords.number, r.leadWords.words
}
