package dreist

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/days"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/screens"
	"dreist/render/stage"
)

// lastCard begins a game in which the player has one card left to discard, and Egon so many cards.
func (g *guest) lastCard(c mode, egons int) {
	var pile []dreist.Card
	for i := range egons {
		pile = append(pile, dreist.Card(30+i))
	}
	deal := dreist.Deal{Mode: dreist.Solo, Hands: [][]dreist.Card{{0}, {}}, Piles: [][]dreist.Card{{}, pile}}
	g.take(g.play(c, deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
	g.settle()
}

// discardLast discards it.
func (g *guest) discardLast() { g.table.Play(dreist.Discard(g.table.Position().Hand(0)[0])) }

// win discards it and waits until the end is celebrated.
func (g *guest) win() {
	g.t.Helper()
	g.discardLast()
	for ticks := 0; ; ticks++ {
		if s, _, ok := g.table.Line.Current(); ok {
			if _, won := s.Event.(dreist.MatchWon); won {
				return
			}
		}
		if ticks > 200 {
			g.t.Fatal("nothing is celebrated")
		}
		g.wait(1)
	}
}

func newEnd(t *testing.T, speed stage.Speed) *guest {
	g := visit(t, t.TempDir(), 1).throughNotices()
	g.SetSpeed(speed)
	g.lastCard(mode{slot: store.Solo}, 9)
	return g
}

// TestTheEndLooksAlikeHoweverItCame compares a table whose end was seen to the last piece of confetti with others.
func TestTheEndLooksAlikeHoweverItCame(t *testing.T) {
	seen := newEnd(t, stage.Normal)
	seen.win()
	for seen.panel == nil || seen.app.Busy() {
		seen.wait(1)
	}
	flushed := newEnd(t, stage.Normal)
	flushed.win()
	flushed.table.FinishMotion()
	flushed.settle()
	flushed.wait(300)
	instant := newEnd(t, stage.Instant)
	instant.discardLast()
	instant.settle()
	instant.wait(30) // Egon's face keeps its pace
	want := *seen.table.Line.Now()
	for name, g := range map[string]*guest{"flushed": flushed, "instant": instant} {
		if *g.table.Line.Now() != want {
			t.Errorf("%s: the cards lie otherwise", name)
		}
		if g.table.Effects.Busy() || g.table.Opponents.Egon.Face.Expression() != seen.table.Opponents.Egon.Face.Expression() {
			t.Errorf("%s: Egon looks otherwise, or effects go on", name)
		}
		if g.reads() != seen.reads() {
			t.Errorf("%s: got\n%s\nwant\n%s", name, g.reads(), seen.reads())
		}
	}
	if at := seen.table.Opponents.Egon.Face.Expression(); at.TieOff != 1 {
		t.Error("Egon has put his bow tie on again")
	}
}

// TestOnlyTrueRecordsArePraised wins in one turn after longer games.
func TestOnlyTrueRecordsArePraised(t *testing.T) {
	entry := func(turns int) store.Finished {
		return store.Finished{
			Record: "; a game\n", Date: "2026-11-20", Kind: store.KindSolo,
			Summary: store.Summary{Game: "dreist", Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 4), Turns: turns, Opponents: []string{"egon"}},
		}
	}
	for name, c := range map[string]struct {
		mode   mode
		before []int // turns of games that were won
		usual  bool  // number of cards
		record bool
		streak string
	}{
		"record":              {mode{slot: store.Solo}, []int{40, 44}, true, true, "3 wins in a row"},
		"daily":               {mode{slot: days.Slot, daily: "2026-11-21"}, []int{40}, true, true, "2 wins in a row"},
		"first":               {mode{slot: store.Solo}, nil, true, false, ""},
		"no faster":           {mode{slot: store.Solo}, []int{1, 44}, true, false, "3 wins in a row"},
		"not the usual cards": {mode{slot: store.Solo}, []int{40}, false, false, "2 wins in a row"},
		"cards again":         {mode{slot: practiceSlot, practice: practiceAgain}, []int{40}, true, false, ""},
		"first game":          {mode{slot: screens.FirstSlot, practice: practiceFirst}, []int{40}, true, false, ""},
	} {
		g := visit(t, t.TempDir(), 1).throughNotices()
		for _, turns := range c.before {
			f := entry(turns)
			f.Record += strings.Repeat(";\n", turns)
			g.Profile.Finish(store.Slot("other"), f)
		}
		g.SetSpeed(stage.Instant)
		g.winWith(c.mode, c.usual)
		if got := strings.Contains(g.reads(), g.Say("end.record")); got != c.record {
			t.Errorf("%s: record %v, want %v:\n%s", name, got, c.record, g.reads())
		}
		if got := strings.Contains(g.reads(), "in a row"); got != (c.streak != "") || !strings.Contains(g.reads(), c.streak) {
			t.Errorf("%s: want a streak %q:\n%s", name, c.streak, g.reads())
		}
	}
}

// winWith wins a game of a kind, with the usual number of cards or with one.
func (g *guest) winWith(c mode, usual bool) {
	g.t.Helper()
	if !usual {
		g.lastCard(c, 4)
		g.discardLast()
		g.settle()
		return
	}
	deal, moves := wonGame(g.t)
	g.take(g.play(c, deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
	g.table.SetGuide(nil) // the guide of the first game, which has another deal
	for _, m := range moves {
		g.settle()
		g.table.Play(m)
	}
	g.settle()
}

// wonGame returns a deal against Egon and moves that win it.
func wonGame(t testing.TB) (dreist.Deal, []dreist.Move) {
	t.Helper()
	worth := map[dreist.Action]int{dreist.GiveCards: 4, dreist.LayCard: 3, dreist.DrawCard: 2, dreist.EndTurn: 1}
	for seed := range uint64(300) {
		deal := dreist.NewSoloDeal(dreist.EvenDeal, seed)
		m, err := match.New(deal, record.Seats("You", "Egon"), nil, play.Unkept{})
		if err != nil {
			t.Fatal(err)
		}
		for !m.IsOver() {
			options := m.Position().AppendMoves(nil)
			best := slices.MaxFunc(options, func(a, b dreist.Move) int { return worth[a.Action] - worth[b.Action] })
			if _, err := m.Play(best); err != nil {
				t.Fatal(err)
			}
		}
		if m.Position().Winner() != 0 {
			continue
		}
		var moves []dreist.Move
		for _, step := range m.History() {
			if step.Seat == 0 {
				moves = append(moves, step.Move)
			}
		}
		return deal, moves
	}
	t.Fatal("no game is won")
	return dreist.Deal{}, nil
}

// TestTheTableMakesRoomForThePanelOfTheEnd closes the panel and opens it again.
func TestTheTableMakesRoomForThePanelOfTheEnd(t *testing.T) {
	g := newEnd(t, stage.Instant)
	if g.discardLast(); g.table.Options.EndShown {
		t.Error("the end is told before it is seen")
	}
	g.settle()
	for _, told := range []bool{true, false, true} {
		if g.table.Options.EndShown != told || (g.panel != nil) != told {
			t.Fatalf("a panel lies over the table: %v; the table takes it for %v, want %v", g.panel != nil, g.table.Options.EndShown, told)
		}
		if (g.table.Opponents.Egon.Away.To == 1) != told {
			t.Fatalf("Egon is on the panel: %v; his seat is empty: %v", told, !told)
		}
		if told {
			g.close()
		} else {
			g.showEnd()
		}
	}
}

// TestTheThirdRowIsSeenToTheEnd wins against Egon and at tables.
func TestTheThirdRowIsSeenToTheEnd(t *testing.T) {
	for seats := 1; seats <= dreist.MaxSeats; seats++ {
		g := visit(t, t.TempDir(), 1).throughNotices()
		g.SetSpeed(stage.Instant)
		g.resize(stage.Frame{W: 1280, H: 800, Scale: 1})
		if seats == 1 {
			g.lastCard(mode{slot: store.Solo}, 9)
		} else {
			deal := dreist.Deal{Mode: dreist.Table, Hands: [][]dreist.Card{{0}, {40, 50}, {60, 61}, {70, 71}}[:seats],
				Piles: make([][]dreist.Card, seats)}
			c := mode{slot: store.Table}
			g.take(g.play(c, deal, record.Seats([]string{"Ada", "Ben", "Cleo", "Dora"}[:seats]...), c.tags(deals.Code{})))
			g.passCurtain()
		}
		g.discardLast()
		g.settle()
		if g.panel == nil {
			t.Fatalf("%d: no panel", seats)
		}
		at := g.panel.Bounds()
		for column := 1; column <= dreist.Numbers; column++ {
			for row := 1; row <= 3; row++ {
				cell := g.table.Line.Geometry().Cell(dreist.Cell{Row: row, Column: column})
				if row == 3 {
					cell.H *= 0.69 // enough to tell the cards apart
				}
				if cell.Overlap(at) > 0 {
					t.Fatalf("%d: the panel at %v covers row %d at %v", seats, at, row, cell)
				}
			}
		}
		if at.Bottom() > 800 || at.X < 0 {
			t.Errorf("%d: the panel at %v is not seen as a whole", seats, at)
		}
	}
}

// TestRowsOfAnEndStandApart looks at ends in the smallest window, with letters of every size.
func TestRowsOfAnEndStandApart(t *testing.T) {
	const least = 8
	for name, begin := range map[string]func(g *guest){
		"a game": func(g *guest) { g.lastCard(mode{slot: store.Solo}, 9); g.discardLast() },
		"a rung": func(g *guest) { g.climb(); g.finish(t, true) },
		"a series": func(g *guest) {
			g.setUp(3, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy})
			g.playOn(nil)
		},
		"the end of a series": func(g *guest) {
			g.setUp(1, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy}, store.SeatSetup{Kind: coach.Easy},
				store.SeatSetup{Kind: coach.Easy})
			g.playOn(nil)
		},
	} {
		g := visit(t, t.TempDir(), 2).throughNotices()
		g.hurry()
		g.resize(smallestFrame)
		begin(g)
		for ticks := 0; g.panel == nil && ticks < 600; ticks++ {
			g.wait(1)
		}
		for _, language := range assets.Languages() {
			for _, size := range store.TextSizes() {
				g.SetLanguage(language)
				g.Change(func(s *store.Settings) { s.TextSize = size })
				g.wait(2)
				all := g.targets()
				for i := range all[1:] {
					a, b := all[i].Rect, all[i+1].Rect
					if apart := max(b.Y-a.Bottom(), b.X-a.Right()); apart < least {
						t.Errorf("%s, %s %d: %q and %q are %.0f apart", name, language, size, all[i].Label, all[i+1].Label, apart)
					}
				}
			}
		}
	}
}

// TestEveryEndOffersFewWays ends games of all kinds: what leads on comes first, then the look back, a copy of the result and the way out.
func TestEveryEndOffersFewWays(t *testing.T) {
	for name, begin := range map[string]func(g *guest){
		"a game": func(g *guest) { g.press("start.new") },
		"a day":  func(g *guest) { g.press("start.daily") },
		"a rung": func(g *guest) { g.climb() },
		"a table": func(g *guest) {
			g.setUp(2, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: store.SeatPerson})
		},
		"the end of a series": func(g *guest) {
			g.setUp(1, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: store.SeatPerson})
		},
		"practice": func(g *guest) { g.press("start.daily"); g.playOn(nil); g.leave(); g.wait(1); g.press("start.daily") },
	} {
		g := visit(t, t.TempDir(), 2)
		g.hurry()
		begin(g)
		g.finish(t, true)
		for ticks := 0; g.panel == nil && ticks < 600; ticks++ {
			g.wait(1)
		}
		if got := g.labels(); len(got) != 4 || !g.targets()[0].Primary || !slices.Equal(got[1:], g.said("review.open", "end.copy", "end.leave")) {
			t.Errorf("%s: the end offers %q", name, got)
		}
		g.close()
		if g.panel != nil {
			t.Errorf("%s: nothing shows the table", name)
		}
	}
}

// labels returns what the buttons of the panel are called.
func (g *guest) labels() (all []string) {
	for _, t := range g.targets() {
		all = append(all, t.Label)
	}
	return all
}

// said returns sentences of the catalogue.
func (g *guest) said(keys ...string) (all []string) {
	for _, key := range keys {
		all = append(all, g.Say(key))
	}
	return all
}
