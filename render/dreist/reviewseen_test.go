package dreist

import (
	"math/rand/v2"
	"testing"

	"dreist/game/dreist"
	"dreist/render/stage"
)

func TestWhatMayBeSeenInAReview(t *testing.T) {
	for name, test := range map[string]struct {
		players []string
		moves   int
		open    int // how many hands lie open
	}{
		"one person, running":      {[]string{"", "easy", "fair"}, 4, 1},
		"several persons, running": {[]string{"", "", "easy"}, 6, 0},
		"finished":                 {[]string{"", "", "easy"}, 1000, 3},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitAmong(t, 5, stage.Fast, test.players...)
			rng := rand.New(rand.NewPCG(9, 9))
			for i := 0; i < test.moves && !p.match.Over(); i++ {
				options := p.position().AppendMoves(nil)
				p.play(options[rng.IntN(len(options))])
				p.settle()
				p.passCurtain()
				p.settle()
			}
			if p.match.Over() != (test.moves > 100) {
				t.Fatal("the game is over too early or too late")
			}
			q := &player{t, newTable(p.match, testFrame, stage.Fast, p.say, p.sound), &memory{}}
			beginReview(q.table, 0, "review.back.table")
			r, ok := q.guide.(*review)
			if !ok {
				t.Fatal("nothing is looked back on")
			}
			for at := range r.last() + 1 {
				r.jump(q.table, at)
				q.wantOpen(test.open)
				if at < r.last() {
					r.step(q.table, true)
					for q.line.Busy() {
						q.update(nil)
						q.wantOpen(test.open)
					}
				}
			}
		})
	}
}

// wantOpen checks that so many hands lie face up, the rest and all piles face down.
func (p *player) wantOpen(hands int) {
	p.t.Helper()
	view := p.line.View()
	if p.line.Busy() {
		// Cards on their way to the discard pile or the layout show their faces, those of a closed hand do not.
		for s := range dreist.Seat(p.line.Seating().Seats) {
			for _, c := range view.Hands[s] {
				if pose := p.line.Now().Cards[c]; pose.Shown && pose.Face > 0 && hands < 2 && !(hands == 1 && s == p.front()) {
					p.t.Fatalf("%v in a closed hand shows its face", c)
				}
			}
		}
		return
	}
	open := 0
	for s := range dreist.Seat(p.line.Seating().Seats) {
		faces := 0
		for _, c := range view.Hands[s] {
			if p.line.Now().Cards[c].Face > 0 {
				faces++
			}
		}
		if faces > 0 && faces < len(view.Hands[s]) {
			p.t.Fatalf("%d of %d cards of seat %d show", faces, len(view.Hands[s]), s)
		}
		if faces > 0 || len(view.Hands[s]) == 0 && hands > 1 {
			open++
		}
		for _, c := range view.Piles[s] {
			if p.line.Now().Cards[c].Face > 0 {
				p.t.Fatalf("%v on a pile shows its face", c)
			}
		}
	}
	if open != hands {
		p.t.Fatalf("%d hands lie open, want %d", open, hands)
	}
}
