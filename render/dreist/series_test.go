package dreist

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/target"
)

// setUp sets a table up by hand and begins its series.
func (g *guest) setUp(length int, seats ...store.SeatSetup) {
	g.t.Helper()
	g.press("start.table")
	for i, seat := range seats {
		g.wait(1)
		if join, ok := target.Find(g.app.Top().Targets(nil), fmt.Sprintf("setup.join.%d", i)); ok {
			g.hit(join)
		}
		g.choose(i, slices.Index(g.SeatKinds(), seat.Kind))
		g.write(i, seat.Name)
	}
	taken := 0
	for _, seat := range g.Setup().Seats {
		if seat.Kind != store.SeatFree {
			taken++
		}
	}
	for range taken - len(seats) {
		g.choose(len(seats), slices.Index(g.SeatKinds(), store.SeatFree))
	}
	g.ChangeSetup(func(s *store.TableSetup) { s.Length = length })
	g.press("setup.play")
}

// threeAndAComputer are three persons at one screen and a computer player.
func threeAndAComputer() []store.SeatSetup {
	return []store.SeatSetup{{Kind: store.SeatPerson, Name: "Ada"}, {Kind: store.SeatPerson, Name: "Ben"}, {Kind: coach.Easy},
		{Kind: store.SeatPerson, Name: "Cem"}}
}

// passCurtain takes the screen for the person to move, who is the only one to see their cards then.
func (g *guest) passCurtain() {
	g.t.Helper()
	g.throughNotices()
	if !g.offers("curtain.raise") {
		return
	}
	p := &player{t: g.t, Table: g.table}
	p.checkHidden()
	for _, open := range g.table.Line.Seating().Open {
		if open {
			g.t.Fatal("a hand is open behind the curtain")
		}
	}
	g.press("curtain.raise")
	g.settle()
	if !g.table.Mine() {
		g.t.Fatalf("seat %d raised the curtain and cannot play; seat %d is to move", g.table.Front(), g.table.Position().Turn())
	}
}

// playOn plays the game on the table to its end by hand; between tells whether to end the program before a move.
func (g *guest) playOn(again func() *guest) *guest {
	g.t.Helper()
	for moves := 0; ; moves++ {
		if moves > 3000 {
			g.t.Fatal("the game does not end")
		}
		if g.random.IntN(30) == 0 && again != nil && !g.table.Match.IsOver() {
			before := g.record()
			next := again()
			next.random = g.random
			g = next
			g.press("start.table")
			g.press("series.resume")
			if got := g.record(); got != before {
				g.t.Fatalf("the game goes on otherwise than it was left:\n%s\nwant\n%s", got, before)
			}
		}
		g.passCurtain()
		if g.table.Match.IsOver() {
			g.settle()
			return g
		}
		g.makeMove(g.keenMove())
		if g.table.Match.CanUndo() && g.random.IntN(8) == 0 {
			g.passCurtain()
			g.table.Undo()
		}
	}
}

// wantRead checks that the open panel shows some texts.
func (g *guest) wantRead(wants ...string) {
	g.t.Helper()
	for _, want := range wants {
		if read := g.reads(); !strings.Contains(read, want) {
			g.t.Errorf("the panel does not say %q:\n%s", want, read)
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
	g.wantSumsShown(2)
	for _, f := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
		g.resize(f)
		g.wait(1)
		if told, at := g.table.Line.Geometry().EndPanelTop(), g.panel.Bounds(); at.Y < told {
			t.Errorf("%v: the panel at %v reaches further into the third row than %v", f, at, told)
		}
	}
}

// wantSumsShown checks how many crowns the open panel shows in its grid.
func (g *guest) wantSumsShown(crowns int) {
	g.t.Helper()
	for _, item := range guesttest.Flat(g.panel.Items()) {
		if grid, ok := item.(panel.Grid); ok {
			foot := 0
			for _, spot := range grid.Crowns {
				if spot.Row == len(grid.Rows) {
					foot++
				}
			}
			if foot != crowns {
				g.t.Errorf("got %d crowns below, want %d", foot, crowns)
			}
			return
		}
	}
	g.t.Error("there is no grid")
}
