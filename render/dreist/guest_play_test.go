package dreist

import (
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/stage"
)

// middle returns the middle of a card of the hand in front.
func (g *guest) middle(c dreist.Card) input.Point {
	return input.Point(g.table.Line.Now().Cards[c].Point)
}

// makeMove makes a move of the person in front.
func (g *guest) makeMove(m dreist.Move) {
	g.t.Helper()
	before := len(g.table.Match.History())
	g.table.Play(m)
	if g.settle(); len(g.table.Match.History()) == before {
		g.t.Fatalf("%v is refused: %q\n%s", m, g.table.Refusal.Text, g.table.Position().Picture())
	}
}

// record returns the match on the table as it is saved.
func (g *guest) record() string {
	g.t.Helper()
	return g.table.Match.Record()
}

// keenMove returns a move of somewhat random play that tries to win: it lays whatever fits, and gives.
func (g *guest) keenMove() dreist.Move {
	p := g.table.Position()
	moves := p.AppendMoves(nil)
	worth := func(m dreist.Move) int {
		switch m.Action {
		case dreist.GiveCards:
			return 6
		case dreist.LayCard:
			return 5
		case dreist.DrawCard:
			return 2
		case dreist.EndTurn:
			if len(p.Hand(p.Turn())) == 0 && g.random.IntN(4) == 0 {
				return 9 // the gift is kept
			}
			return 1
		}
		return 0
	}
	best, most := moves[0], -1.0
	for _, m := range moves {
		if w := float64(worth(m)) + g.random.Float64()*1.5; w > most {
			best, most = m, w
		}
	}
	return best
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

// playOn plays the game on the table to its end.
func (g *guest) playOn() {
	g.t.Helper()
	for moves := 0; ; moves++ {
		if moves > 3000 {
			g.t.Fatal("the game does not end")
		}
		g.passCurtain()
		if g.table.Match.IsOver() {
			g.settle()
			return
		}
		g.makeMove(g.keenMove())
	}
}

// setUp begins a series at a table.
func (g *guest) setUp(length int, seats ...store.SeatSetup) {
	g.ChangeSetup(func(s *store.TableSetup) {
		for i := range s.Seats {
			if s.Seats[i] = (store.SeatSetup{Kind: store.SeatFree}); i < len(seats) {
				s.Seats[i] = seats[i]
			}
		}
		s.Length = length
	})
	g.startTable()
}

// threeAndAComputer are three persons at one screen and a computer player.
func threeAndAComputer() []store.SeatSetup {
	return []store.SeatSetup{{Kind: store.SeatPerson, Name: "Ada"}, {Kind: store.SeatPerson, Name: "Ben"}, {Kind: coach.Easy},
		{Kind: store.SeatPerson, Name: "Cem"}}
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

// playSome makes some moves and leaves the game unfinished.
func (g *guest) playSome(moves int) {
	g.t.Helper()
	for range moves {
		g.passCurtain()
		if g.table.Match.IsOver() {
			g.t.Fatal("the game is over too soon")
		}
		g.makeMove(g.keenMove())
	}
	g.settle()
	g.onDisk()
	g.wait(1)
	g.leave()
	g.wait(1)
}

// hurry sets the speed to instant.
func (g *guest) hurry() { g.SetSpeed(stage.Instant) }
