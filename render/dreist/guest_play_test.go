package dreist

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/stage"
)

// middle returns the middle of a card of the hand in front.
func (g *guest) middle(c dreist.Card) input.Point {
	return input.Point(g.table.Line.Now().Cards[c].Point)
}

// other returns the middle of the place of another seat.
func (g *guest) other(s dreist.Seat) input.Point {
	place, ok := g.table.Line.Seating().PlaceOf(s)
	if !ok {
		g.t.Fatalf("seat %d has no place beside the table", s)
	}
	return input.Point(g.table.Line.Geometry().Others[place].Pile.Center())
}

// giftCard returns the middle of a card of the gift.
func (g *guest) giftCard(i int) input.Point {
	cards := g.table.GiftCards()
	if i >= len(cards) {
		g.t.Fatalf("no card %d of a gift of %d", i, len(cards))
	}
	return input.Point(g.table.GiftPose(cards[i]).Point)
}

// makeMove makes a move of the person in front by a drag, clicks or keys.
func (g *guest) makeMove(m dreist.Move) {
	g.t.Helper()
	t := g.table
	geo := t.Line.Geometry()
	if t.Question() == scene.DrawQuestion && m.Action != dreist.DrawCard && m.Action != dreist.LayCard {
		g.key(input.CommandDecline)
	}
	before := len(t.Match.History())
	switch m.Action {
	case dreist.LayCard:
		g.layByHand(m)
	case dreist.DiscardCard:
		if g.random.IntN(2) == 0 {
			g.drag(g.middle(m.Card), input.Point(geo.DiscardPile.Center()))
			break
		}
		g.click(g.middle(m.Card))
		g.click(input.Point(t.Line.Geometry().DiscardPile.Center()))
	case dreist.DrawCard:
		if g.random.IntN(2) == 0 {
			g.click(input.Point(geo.Pile.Center()))
		} else {
			g.key(input.CommandDraw)
		}
	case dreist.GiveCards:
		g.giveByHand(m)
	case dreist.EndTurn:
		switch {
		case t.Question() == scene.GiftQuestion:
			g.key(input.CommandDecline)
		case g.random.IntN(2) == 0:
			g.key(input.CommandEndTurn)
		default:
			g.click(input.Point(geo.EndTurn.Center()))
		}
	}
	if m.Action == dreist.DiscardCard && len(t.Match.History()) == before {
		g.settle()
		g.key(input.CommandDraw) // yes, really
	}
	h := t.Match.History()
	if len(h) <= before || h[before].Move.Action != m.Action {
		g.t.Fatalf("the gesture for %v made another move: %d moves before, %d now, prompt %q, "+
			"busy %v, paused %v, mode %v, panel %q\n%s",
			m, before, len(h), t.Refusal.Text, t.Line.Busy(), t.Line.Paused(), t.Phase, g.reads(), t.Position().Picture())
	}
}

func (g *guest) layByHand(m dreist.Move) {
	t := g.table
	row := int(m.Row)
	cell := m.Card.Cell(row)
	for !t.Line.Geometry().Reaches(cell) {
		shift := t.Line.Geometry().Shape.Shift
		wheel := -1.0
		if float64(row) <= shift {
			wheel = 1
		}
		g.do(input.Gesture{Kind: input.Scroll, At: input.Point(t.Line.Geometry().Rows.Center()), Wheel: input.Point{Y: wheel}})
		if t.Line.Geometry().Shape.Shift == shift {
			g.t.Fatalf("row %d cannot be scrolled into sight", row)
		}
	}
	to := input.Point(t.Line.Geometry().Cell(cell).Center())
	switch g.random.IntN(3) {
	case 0:
		g.drag(g.middle(m.Card), to)
	case 1:
		g.click(g.middle(m.Card))
		g.click(to)
	default:
		for slot, c := range t.Position().Hand(t.Front()) {
			if c == m.Card {
				g.key(input.CommandCard1 + input.Command(slot))
			}
		}
		for table.AimedCell(t.Hand.Aim) != cell {
			g.key(input.CommandDown)
		}
		g.key(input.CommandEndTurn)
	}
}

// giveByHand gives the cards of a gift by drags, clicks or the keys of the places.
func (g *guest) giveByHand(m dreist.Move) {
	g.settle()
	if g.table.EgonPlays() {
		g.key(input.CommandDraw)
		return
	}
	to := []dreist.Seat{m.To.First}
	if len(g.table.GiftCards()) > 1 && g.table.Position().Seats() > 2 {
		to = append(to, m.To.Next)
		if m.To.Next == dreist.NoSeat {
			to[1] = m.To.First
		}
	}
	for i, seat := range to {
		place, _ := g.table.Line.Seating().PlaceOf(seat)
		switch g.random.IntN(3) {
		case 0:
			g.drag(g.giftCard(i), g.other(seat))
		case 1:
			g.click(g.other(seat))
		default:
			g.key(input.CommandCard1 + input.Command(place))
		}
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
