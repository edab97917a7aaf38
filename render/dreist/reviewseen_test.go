package dreist

import (
	"math/rand/v2"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/table"
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
			for i := 0; i < test.moves && !p.Match.IsOver(); i++ {
				options := p.Position().AppendMoves(nil)
				p.Play(options[rng.IntN(len(options))])
				p.settle()
				p.passCurtain()
				p.settle()
			}
			if p.Match.IsOver() != (test.moves > 100) {
				t.Fatal("the game is over too early or too late")
			}
			q := &player{t: t, Table: table.NewTable(p.Match, testFrame, stage.Fast, p.Say, p.Sound), saver: &memory{}}
			r := q.Table.LookBack("review.back.table")
			r.Begin(0)
			for at := range r.Last() + 1 {
				r.Jump(at)
				q.wantOpen(test.open)
				if at < r.Last() {
					q.key(input.CommandRight)
					for q.Line.Busy() {
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
	view := p.Line.View()
	if p.Line.Busy() {
		// Cards on their way to the discard pile or the layout show their faces, those of a closed hand do not.
		for s := range dreist.Seat(p.Line.Seating().Seats) {
			for _, c := range view.Hands[s] {
				if pose := p.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 && hands < 2 && !(hands == 1 && s == p.Front()) {
					p.t.Fatalf("%v in a closed hand shows its face", c)
				}
			}
		}
		return
	}
	open := 0
	for s := range dreist.Seat(p.Line.Seating().Seats) {
		faces := 0
		for _, c := range view.Hands[s] {
			if p.Line.Now().Cards[c].Face > 0 {
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
			if p.Line.Now().Cards[c].Face > 0 {
				p.t.Fatalf("%v on a pile shows its face", c)
			}
		}
	}
	if open != hands {
		p.t.Fatalf("%d hands lie open, want %d", open, hands)
	}
}
