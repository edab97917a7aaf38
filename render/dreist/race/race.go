package race

import (
	"math"
	"strconv"

	"dreist/game/dreist"
	"dreist/render/dreist/words"
)

// Race is what is shown of the cards left, which follows what is true.
type Race struct {
	Most  int // cards at the start, the top of the scale
	left  [dreist.MaxSeats]int
	shown [dreist.MaxSeats]float64
	beat  [dreist.MaxSeats]int // ticks since the number of few cards last changed, 0 at rest
	bump  [dreist.MaxSeats]int // ticks since the head last overtook another, 0 at rest
	told  told
}

// told is how far whoever sits in front is ahead, as it is told.
type told struct {
	by            int
	best          dreist.Seat // of the others
	edition       int         // of the sentences
	number, words string
}

// few is how many cards are so few that everybody looks up.
const few = 5

// The pace of what is shown, in ticks; nobody waits for it.
const (
	countTicks = 4  // for one card
	beatTicks  = 72 // two beats of a number of few cards
	bumpTicks  = 16 // a head that overtakes another
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

// overtake lets the heads bump that have passed another since they were shown elsewhere. Who does not play has no cards, and passes nobody.
func (r *Race) overtake(before *[dreist.MaxSeats]float64) {
	for i := range r.shown {
		for j := range r.shown {
			if before[i] >= before[j] && r.shown[i] < r.shown[j] && before[j] > 0 {
				r.bump[i] = 1
			}
		}
	}
}

// bumped returns how large the head of a seat is shown, 1 but for the moment in which it overtakes another.
func (r *Race) bumped(s dreist.Seat) float64 {
	return 1 + 0.25*math.Sin(math.Pi*float64(r.bump[s])/bumpTicks)
}

// Busy reports whether what is shown still changes.
func (r *Race) Busy() bool {
	for i := range r.shown {
		if r.shown[i] != float64(r.left[i]) || r.beat[i] > 0 || r.bump[i] > 0 {
			return true
		}
	}
	return false
}

// Settle shows at once what is true.
func (r *Race) Settle() {
	for i, n := range r.left {
		r.shown[i], r.beat[i], r.bump[i] = float64(n), 0, 0
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

// ahead returns by how many cards a seat is ahead of the best of the others, negative where it is behind, and who that is.
func (r *Race) ahead(s dreist.Seat, seats int) (by int, best dreist.Seat) {
	best = dreist.NoSeat
	for other := range dreist.Seat(seats) {
		if other != s && (best == dreist.NoSeat || r.left[other] < r.left[best]) {
			best = other
		}
	}
	return r.left[best] - r.left[s], best
}

// leadText says how far ahead whoever sits in front is: a number, empty where nobody is, and the words that follow it. It is put into words again only where that
// has changed.
func (r *Race) leadText(say *words.Sentences, by int, best dreist.Seat) (number, words string) {
	if t := &r.told; t.words == "" || t.by != by || t.best != best || t.edition != say.Edition {
		*t = told{by: by, best: best, edition: say.Edition, words: say.Lead(by, best)}
		if by != 0 {
			t.number = strconv.Itoa(max(by, -by))
		}
	}
	return r.told.number, r.told.words
}
