package effects

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Eager plays a game against Egon in which a DREIer is made wherever one can be, and each draws.
func Eager(t *testing.T, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(dreist.NewSoloDeal(dreist.EvenDeal, seed), record.Seats("Ada", "Egon"), nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 5))
	for range 60 {
		if m.Over() {
			break
		}
		moves := m.Position().AppendMoves(nil)
		chosen := moves[rng.IntN(len(moves))]
		for _, move := range moves {
			_, events, err := dreist.Apply(*m.Position(), move)
			if err == nil && (move == dreist.Draw() || move.Action == dreist.LayCard && countTrios(events) > 0) {
				chosen = move
			}
		}
		if _, err := m.Play(chosen); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestADREIerKnowsHowManyThereWereInItsTurn compares what is found in the middle of a history with a count from its beginning, before and after an undo.
func TestADREIerKnowsHowManyThereWereInItsTurn(t *testing.T) {
	most := 0
	for seed := range uint64(25) {
		m := Eager(t, seed)
		check := func() {
			n, turn := 0, 0
			for i, step := range m.History() {
				if step.Turn != turn {
					n, turn = 0, step.Turn
				}
				for _, e := range step.Events {
					trio, ok := e.(dreist.TrioMade)
					if !ok {
						continue
					}
					n++
					most = max(most, n)
					if got, at := streakOf(m.History(), trio); got != n || at != &m.History()[i] {
						t.Errorf("seed %d, step %d: the DREIer is number %d of its turn, want %d", seed, i, got, n)
					}
				}
			}
		}
		check()
		for range 4 {
			m.Undo()
		}
		check()
	}
	if most < 3 {
		t.Errorf("no turn had more than %d DREIers, want some with 3", most)
	}
	if n, step := streakOf(nil, dreist.TrioMade{Cards: []dreist.Card{1, 2, 3}}); n != 1 || step != nil {
		t.Errorf("a DREIer that is only shown is number %d, want the first", n)
	}
}

// TestALetteringNeverCoversACard looks at the place of every lettering of whole games, in large and small windows and layouts, as long as the cards of its
// DREIer and those that remain are on their way.
func TestALetteringNeverCoversACard(t *testing.T) {
	praised, fell, grew := 0, 0, 0
	for _, rows := range []int{0, 7, 12} {
		for seed, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 960, H: 600, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 2560, H: 1440, Scale: 2}} {
			m := Eager(t, uint64(seed))
			start := m.Start()
			table := &situation.Situation{Match: m, Line: scene.NewTimeline(scene.ViewOf(&start), scene.SeatingOf(m), f, stage.Fast)}
			table.Line.Reserve(rows)
			table.Line.Show(scene.ViewOf(&start))
			for _, step := range m.History() {
				table.Line.Play(step.Events)
			}
			var last dreist.TrioMade
			var boxes []geom.Rect // while it stands, and when it has gone
			var remain []dreist.Card
			var close float64
			for table.Line.Busy() {
				g := table.Line.Geometry()
				step, _, _ := table.Line.Current()
				if trio, ok := step.Event.(dreist.TrioMade); ok && (last.Cards == nil || &trio.Cards[0] != &last.Cards[0]) {
					last, remain, close = trio, nil, g.Pitch
					_, step := streakOf(m.History(), trio)
					wide, high, falling := 5.0, 1.0, loosened(step)
					if trio.Column {
						wide, high = 7, 1.9
					}
					at, away, size := show{new(Effects), table}.besideCards(trio, falling, wide, high, g.CardW*0.85)
					box := geom.Around(at, wide*size, high*size)
					table.Mode = situation.Reviewing
					reviewed, _, fits := show{new(Effects), table}.besideCards(trio, falling, wide, high, g.CardW*0.85)
					if low := reviewed.Y + high*fits/2; low > g.Prompt.Y+1e-6 {
						t.Errorf("%v: in a review the lettering reaches down to %v, over the slider at %v", f, low, g.Prompt.Y)
					}
					table.Mode = situation.Playing
					gone := box
					gone.Y += away
					boxes = []geom.Rect{box, gone}
					if size == 0 || box.X < 0 || box.Y < 0 || box.Right() > g.W || box.Bottom() > g.Tray.Y {
						t.Errorf("%v: the lettering at %v leaves the table", f, box)
					}
					if box.Overlap(g.Plate) > 0 && rows == 0 {
						t.Errorf("%v: the lettering at %v covers where questions stand", f, box)
					}
					for _, c := range trio.Cards {
						if box.Overlap(table.Line.Now().Cards[c].Rect()) > 0 {
							t.Errorf("%v: the lettering at %v covers card %v of its DREIer", f, box, c)
						}
					}
					for _, c := range falling {
						if fell++; box.Overlap(table.Line.Now().Cards[c].Rect()) > 0 && trio.Column {
							t.Errorf("%v: the lettering at %v covers card %v, which is about to fall", f, box, c)
						}
					}
					for c, row := range table.Line.View().Rows {
						if c := dreist.Card(c); row > 0 && !slices.Contains(falling, c) && !(trio.Column && slices.Contains(trio.Cards, c)) {
							remain = append(remain, c)
						}
					}
					praised++
				}
				for _, c := range remain {
					for _, box := range boxes {
						if over := box.Overlap(table.Line.Now().Cards[c].Rect()); over > 0 {
							t.Fatalf("%v, %d rows: the lettering at %v covers %v of card %v, which remains, at %v", f, rows, box, over, c, table.Line.Now().Cards[c].Rect())
						}
					}
				}
				if _, ends := step.Event.(dreist.TurnEnded); ends {
					remain = nil // it has gone, and the layout may change once more
				}
				if len(remain) > 0 && g.Pitch > close {
					grew++
				}
				table.Line.Tick()
			}
		}
	}
	if praised < 60 || fell == 0 || grew == 0 {
		t.Errorf("looked at %d DREIers, %d cards that fell and %d ticks in which the rows had parted, want more", praised, fell, grew)
	}
}

// Pushes reports whether cards, or the whole table, are pushed out of their place.
func (e *Effects) Pushes() bool { return e.cards.Busy() || e.table.Busy() }
