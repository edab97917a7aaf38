package dreist

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/match"
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
	for range g.setupSeats() - len(seats) {
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
		if g.random.IntN(30) == 0 && again != nil && !g.table.Match.Over() {
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
		if g.table.Match.Over() {
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

// TestAWholeSeriesIsPlayedByHand lets three persons and a computer player play a whole series at one screen, with the
// program ended and started again in between, then ask for a rematch.
func TestAWholeSeriesIsPlayedByHand(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 3)
	g.hurry()
	g.setUp(0, threeAndAComputer()...)
	again := func() *guest { return visit(t, folder, 99) }
	var gifts handed
	for game := 1; game <= 4; game++ {
		g = g.playOn(again)
		gifts.note(g.table.Match)
		s := g.Series()
		if len(s.Games) != game || s.Running != (game < 4) {
			t.Fatalf("after game %d: got %d games counted, running %v", game, len(s.Games), s.Running)
		}
		if got, want := s.Games[game-1].Starts, (game-1)%4; got != want {
			t.Errorf("game %d was begun by player %d, want %d", game, got, want)
		}
		g.wantSums(s)
		if game < 4 {
			g.press("series.next")
		}
	}
	if gifts.toOne == 0 || gifts.toTwo == 0 || gifts.kept == 0 {
		t.Errorf("got the gifts %+v, want some of each kind", gifts)
	}
	s := g.Series()
	g.wantRead(g.NamesOf(s)[s.Leaders()[0]], strings.Fields(fmt.Sprint(s.Sums()))[0][1:])

	g.press("series.again")
	if s := g.Series(); len(s.Games) != 0 || !s.Running || s.First != 0 || s.Length != 4 {
		t.Errorf("the rematch: got %+v", s)
	}
}

// handed counts what persons did with their gifts.
type handed struct{ toOne, toTwo, kept int }

func (h *handed) note(m *match.Match) {
	for i, step := range m.History() {
		switch {
		case !m.Person(dreist.Seat(step.Seat)):
		case step.Move.Action == dreist.EndTurn && len(m.Before(i).Hand(dreist.Seat(step.Seat))) == 0:
			h.kept++
		case step.Move.Action == dreist.GiveCards && step.Move.To.Next == dreist.NoSeat:
			h.toOne++
		case step.Move.Action == dreist.GiveCards:
			h.toTwo++
		}
	}
}

// wantSums checks that the open panel shows every game and the sums of the cards left.
func (g *guest) wantSums(s play.Series) {
	g.t.Helper()
	read := g.reads()
	for i, game := range s.Games {
		g.wantRead(fmt.Sprint(i + 1))
		text, err := g.Profile.LoadFinished(game.ID)
		if err != nil {
			g.t.Fatalf("game %d: %v\n%s", i+1, err, read)
		}
		p := endOf(g.t, text)
		for player, left := range game.Score {
			if got := p.CardsLeft(dreist.Seat(player)); got != left {
				g.t.Errorf("game %d: player %d had %d cards left, the series says %d", i+1, player, got, left)
			}
		}
		if int(p.Winner()) != game.Winner() {
			g.t.Errorf("game %d: seat %d has won, the series says %d", i+1, p.Winner(), game.Winner())
		}
	}
	var sums []string
	for _, sum := range s.Sums() {
		sums = append(sums, fmt.Sprint(sum))
	}
	g.wantRead(strings.Join(sums, " | "))
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

// endOf returns the last position of a record.
func endOf(t testing.TB, text string) dreist.Position {
	t.Helper()
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	return *m.Position()
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
