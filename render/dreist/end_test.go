package dreist

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
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

// TestOnlyTrueRecordsArePraised wins faster than ever, with the usual number of cards and with fewer.
func TestOnlyTrueRecordsArePraised(t *testing.T) {
	deal, moves := wonGame(t)
	for _, usual := range []bool{true, false} {
		g := visit(t, t.TempDir(), 1).throughNotices()
		g.Profile.Finish(store.Slot("other"), store.Finished{
			Record: "; a game\n", Date: "2026-11-20", Kind: store.KindSolo,
			Summary: store.Summary{Game: "dreist", Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 4), Turns: 99, Opponents: []string{"egon"}},
		})
		g.hurry()
		if c := (mode{slot: store.Solo}); usual {
			g.take(g.play(c, deal, record.Seats("You", "Egon"), c.tags(deals.Code{})))
			for _, m := range moves {
				g.settle()
				g.table.Play(m)
			}
		} else {
			g.lastCard(c, 4)
			g.discardLast()
		}
		g.settle()
		if got := strings.Contains(g.reads(), g.Say("end.record")); got != usual {
			t.Errorf("usual %v: record %v:\n%s", usual, got, g.reads())
		}
	}
}

// wonGame returns a deal against Egon and moves that win it.
func wonGame(t testing.TB) (deal dreist.Deal, moves []dreist.Move) {
	t.Helper()
	deal = dreist.NewSoloDeal(dreist.EvenDeal, 0) // which is won by laying whatever fits
	m, err := match.New(deal, record.Seats("You", "Egon"), nil, play.Unkept{})
	worth := map[dreist.Action]int{dreist.GiveCards: 4, dreist.LayCard: 3, dreist.DrawCard: 2, dreist.EndTurn: 1}
	for err == nil && !m.IsOver() {
		options := m.Position().AppendMoves(nil)
		if m.Position().Turn() == 0 {
			moves = append(moves, slices.MaxFunc(options, func(a, b dreist.Move) int { return worth[a.Action] - worth[b.Action] }))
			options = moves[len(moves)-1:]
		}
		_, err = m.Play(options[0])
	}
	if err != nil || m.Position().Winner() != 0 {
		t.Fatalf("the game is not won: %v", err)
	}
	return deal, moves
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

// TestEveryEndOffersFewWays ends games of all kinds: what leads on comes first, then the look back, a copy of the result and the way out. In the
// smallest window they stand apart, with letters of every size.
func TestEveryEndOffersFewWays(t *testing.T) {
	const least = 8
	two := func(games int) func(g *guest) {
		return func(g *guest) {
			g.ChangeSetup(func(s *store.TableSetup) { s.Seats[1].Kind, s.Length = store.SeatPerson, games })
			g.startTable()
		}
	}
	for name, begin := range map[string]func(g *guest){
		"a game": (*guest).newGame, "a day": (*guest).playDaily, "a rung": (*guest).climb, "a table": two(3), "the end of a series": two(1),
		"practice": func(g *guest) { g.playDaily(); g.finish(t, true); g.leave(); g.playDaily() },
	} {
		g := visit(t, t.TempDir(), 2)
		g.hurry()
		g.resize(smallestFrame)
		begin(g)
		g.finish(t, true)
		for ticks := 0; g.panel == nil && ticks < 600; ticks++ {
			g.wait(1)
		}
		for _, language := range assets.Languages() {
			for _, size := range store.TextSizes() {
				g.SetLanguage(language)
				g.Change(func(s *store.Settings) { s.TextSize = size })
				g.wait(2)
				all := g.targets()
				if len(all) != 4 || !all[0].Primary {
					t.Fatalf("%s: the end offers %v", name, all)
				}
				for i, key := range []string{"review.open", "end.copy", "end.leave"} {
					a, b := all[i].Rect, all[i+1].Rect
					if apart := max(b.Y-a.Bottom(), b.X-a.Right()); apart < least || all[i+1].Label != g.Say(key) {
						t.Errorf("%s, %s %d: %q is %.0f from the one before, want %q", name, language, size, all[i+1].Label, apart, g.Say(key))
					}
				}
			}
		}
		if g.close(); g.panel != nil {
			t.Errorf("%s: nothing shows the table", name)
		}
	}
}

// TestAVictoryIsShared ends a series with equal sums.
func TestAVictoryIsShared(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	s := play.NewSeries([]store.SeriesPlayer{{Name: "Ada", Kind: store.SeatPerson}, {Name: "Ben", Kind: store.SeatPerson}}, 0, 2)
	s.Add(0, play.Facts{Outcome: store.WonBy(1, 1, 0)}, "", "")
	g.SaveSeries(s)
	// Ben begins and discards; Ada discards her last card, and he has one left.
	deal := dreist.Deal{Mode: dreist.Table, Starts: 1, Hands: [][]dreist.Card{{0}, {40, 50}}, Piles: [][]dreist.Card{{}, {}}}
	c := mode{slot: store.Table, series: 2}
	g.take(g.play(c, deal, record.Seats(g.NamesOf(s)...), c.tags(deals.Daily("0001-01-01"))))
	g.hurry()
	for range 2 {
		g.passCurtain()
		g.makeMove(dreist.Discard(g.table.Position().Hand(g.table.Front())[0]))
	}
	g.settle()
	g.wantRead("Ada and Ben", "One card left each", "1 | 1")
	if got := g.table.Champions; !slices.Equal(got, []int{0, 1}) {
		t.Errorf("the table takes the seats %v for the winners of the series, want both", got)
	}
	for _, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
		g.resize(f)
		g.wait(1)
		if told, at := g.table.Line.Geometry().EndPanelTop(), g.panel.Bounds(); at.Y < told {
			t.Errorf("%v: the panel at %v reaches further into the third row than %v", f, at, told)
		}
	}
}
