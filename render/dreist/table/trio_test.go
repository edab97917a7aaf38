package table

import (
	"math/rand/v2"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// eager plays a game against Egon in which a DREIer is made wherever one can be, and each draws.
func eager(t *testing.T, seed uint64) *match.Match {
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
		m := eager(t, seed)
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

// seatAt returns a table at which a match begins, in a window.
func seatAt(t *testing.T, m *match.Match, f stage.Frame, speed stage.Speed) *Table {
	t.Helper()
	texts, err := assets.NewTexts("de")
	if err != nil {
		t.Fatal(err)
	}
	table := NewTable(m, f, speed, words.Sentences{Texts: texts}, sounds.Silent())
	start := m.Start()
	table.Line.Show(scene.ViewOf(&start))
	for _, step := range m.History() {
		table.Line.Play(step.Events)
	}
	return table
}

// TestALetteringNeverCoversTheCardsItPraises looks at the place of every lettering of whole games, in large and small windows.
func TestALetteringNeverCoversTheCardsItPraises(t *testing.T) {
	praised := 0
	for seed, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 2560, H: 1440, Scale: 2}} {
		table := seatAt(t, eager(t, uint64(seed)), f, stage.Fast)
		var last dreist.TrioMade
		for table.Line.Busy() {
			step, _, _ := table.Line.Current()
			if trio, ok := step.Event.(dreist.TrioMade); ok && (last.Cards == nil || &trio.Cards[0] != &last.Cards[0]) {
				last = trio
				g := table.Line.Geometry()
				wide, high := 5.0, 1.0
				if trio.Column {
					wide, high = 7, 1.9
				}
				at, _, size := table.besideCards(trio.Cards, wide, high, g.CardW*0.85)
				box := geom.Around(at, wide*size, high*size)
				if box.X < 0 || box.Y < 0 || box.Right() > g.W || box.Bottom() > g.Tray.Y {
					t.Errorf("%v: the lettering at %v leaves the table", f, box)
				}
				for _, c := range trio.Cards {
					if box.Overlap(table.Line.Now().Cards[c].Rect()) > 0 {
						t.Errorf("%v: the lettering at %v covers card %v of its DREIer", f, box, c)
					}
				}
				praised++
			}
			table.Line.Tick()
		}
	}
	if praised < 20 {
		t.Errorf("looked at %d DREIers, want more", praised)
	}
}

// TestACelebrationEnds plays games with everything beside the cards to the end, and at once: nothing is left of it.
func TestACelebrationEnds(t *testing.T) {
	for name, set := range map[string]func(*Table){
		"as a rule":           func(*Table) {},
		"with reduced motion": func(table *Table) { table.Line.SetReduced(true) },
		"skipped":             func(table *Table) { table.Skip() },
	} {
		t.Run(name, func(t *testing.T) {
			table := seatAt(t, eager(t, 3), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Fast)
			celebrated, jolted := 0, 0
			for ticks := 0; table.Busy(); ticks++ {
				if ticks > 100_000 {
					t.Fatal("the table does not come to rest")
				}
				table.Tick()
				set(table)
				if table.Effects.Busy() {
					celebrated++
				}
				if table.Jolts.busy() {
					jolted++
				}
			}
			if table.Celebrates() || table.Jolts.Shift() != (geom.Point{}) {
				t.Error("something is left of the celebration")
			}
			pose := table.Line.Now().Cards[0]
			if table.Jolts.Touch(0, pose) != pose {
				t.Error("a card is still pushed out of its place")
			}
			if name == "skipped" {
				return
			}
			if celebrated == 0 || (jolted == 0) != table.Line.Reduced() {
				t.Errorf("celebrated for %d ticks and pushed cards for %d", celebrated, jolted)
			}
		})
	}
}

// TestNothingIsCelebratedAtOnce: at speed instant, and for what a click has passed over, there is nothing to be seen.
func TestNothingIsCelebratedAtOnce(t *testing.T) {
	table := seatAt(t, eager(t, 3), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Instant)
	for range 5 {
		table.Tick()
		if table.Effects.Busy() || table.Jolts.busy() {
			t.Fatal("something is celebrated at speed instant")
		}
	}
}
