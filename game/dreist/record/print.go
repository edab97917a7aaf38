package record

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// String returns the game's text in its canonical form, which Parse reads back as an equal game.
func (g *Game) String() string {
	var turns []byte
	seat := g.Deal.Starts
	if g.Deal.Mode == dreist.Solo {
		seat = 0
	}
	for _, m := range g.Moves {
		turns = g.AppendMove(turns, seat, m)
		if m.EndsTurn() && g.Deal.Mode != dreist.Solo {
			seat = (seat + 1) % dreist.Seat(len(g.Seats))
		}
	}
	if n := len(turns); n > 0 && turns[n-1] != '\n' {
		turns = append(turns, '\n')
	}
	return string(append(g.appendHead(nil, g.Result), turns...))
}

// Head returns the tags of the game's canonical text, with the result of a position of the game.
func (g *Game) Head(now *dreist.Position) string { return string(g.appendHead(nil, g.outcome(now))) }

// appendHead appends the tags; without a Result tag if result is empty.
func (g *Game) appendHead(b []byte, result string) []byte {
	add := func(name, value string) { b = record.AppendTag(b, name, value) }
	add("Game", gameName)
	add("Format", formatVersion)
	mode := modeTable
	if g.Deal.Mode == dreist.Solo {
		mode = modeEgon
	}
	add("Mode", mode)
	for i, s := range g.Seats {
		if hasHand := g.Deal.Mode != dreist.Solo || dreist.Seat(i) != dreist.EgonSeat; s.Name != "" || hasHand {
			add(record.SeatTag("Seat", s.Number), s.Name)
		}
	}
	if starts := g.Number(g.Deal.Starts); starts != 1 {
		add("Starts", fmt.Sprint(starts))
	}
	for i, pile := range g.Deal.Piles {
		add(record.SeatTag("Pile", g.Seats[i].Number), record.List(pile))
	}
	for i, hand := range g.Deal.Hands {
		if len(hand) > 0 {
			add(record.SeatTag("Hand", g.Seats[i].Number), record.List(hand))
		}
	}
	if len(g.Deal.Layout) > 0 {
		// A game has a layout that the rules allow, so there is no error here.
		layout, _ := dreist.NewLayout(g.Deal.Layout)
		add("Layout", layout.String())
	}
	if len(g.Deal.Discard) > 0 {
		add("Discard", record.List(g.Deal.Discard))
	}
	if result != "" {
		add("Result", result)
	}
	for _, t := range g.Tags {
		add(t.Name, t.Value)
	}
	return b
}

// AppendMove appends a seat's move to the text of turns, one turn a line; the line of an unfinished turn has no newline
// yet. Egon's turns are not written.
func (g *Game) AppendMove(turns []byte, seat dreist.Seat, m dreist.Move) []byte {
	if m.Action == dreist.EgonPlays {
		return turns
	}
	return record.AppendMove(turns, g.Number(seat), g.moveText(m), m.EndsTurn())
}

// moveText returns a move's text, with the receivers of a gift as the record numbers them.
func (g *Game) moveText(m dreist.Move) string {
	if m.Action != dreist.GiveCards {
		return m.String()
	}
	text := fmt.Sprintf(">%d", g.Number(m.To.First))
	if m.To.Next != dreist.NoSeat {
		text += fmt.Sprint(g.Number(m.To.Next))
	}
	return text
}

// AppendPosition appends a position as tags, one a line: Layout, HandN and PileN of every seat, Discard, Turn and
// Pending.
func (g *Game) AppendPosition(dst []byte, p *dreist.Position) []byte {
	dst = record.AppendTag(dst, "Layout", p.Layout().String())
	for i, s := range g.Seats {
		seat := dreist.Seat(i)
		dst = record.AppendTag(dst, record.SeatTag("Hand", s.Number), record.List(p.Hand(seat)))
		dst = record.AppendTag(dst, record.SeatTag("Pile", s.Number), record.List(p.AppendPile(nil, seat)))
	}
	dst = record.AppendTag(dst, "Discard", record.List(p.AppendDiscard(nil)))
	dst = record.AppendTag(dst, "Turn", g.seatText(p.Turn()))
	pending := "-"
	switch p.Pending() {
	case dreist.PartnerPending:
		pending = "partner"
	case dreist.DrawPending:
		pending = "draw"
	}
	return record.AppendTag(dst, "Pending", pending)
}

// seatText returns a seat's number in the record, "-" for NoSeat.
func (g *Game) seatText(s dreist.Seat) string {
	if s == dreist.NoSeat {
		return "-"
	}
	return fmt.Sprint(g.Number(s))
}
