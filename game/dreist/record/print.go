package record

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/game/record"
)

// moveText returns a move's text, with the receivers of a gift as the record numbers them.
func moveText(g *Game, m dreist.Move) string {
	if m.Action != dreist.GiveCards {
		return m.String()
	}
	text := fmt.Sprintf(">%d", g.SeatNumber(play.Seat(m.Receivers.First)))
	if m.Receivers.Next != dreist.NoSeat {
		text += fmt.Sprint(g.SeatNumber(play.Seat(m.Receivers.Next)))
	}
	return text
}

// AppendPosition appends a position as tags, one a line: Layout, HandN and PileN of every seat, Discard, Turn and
// Pending.
func AppendPosition(g *Game, tags []byte, p *dreist.Position) []byte {
	b := record.Tags(tags)
	b.Add("Layout", p.Layout().String())
	for i, s := range g.Seats {
		seat := dreist.Seat(i)
		b.Add(record.SeatTag("Hand", s.Number), record.JoinCards(p.Hand(seat)))
		b.Add(record.SeatTag("Pile", s.Number), record.JoinCards(p.AppendPile(nil, seat)))
	}
	b.Add("Discard", record.JoinCards(p.AppendDiscardPile(nil)))
	b.Add("Turn", seatText(g, p.Turn(), "-"))
	pending := "-"
	switch p.Pending() {
	case dreist.PartnerPending:
		pending = "partner"
	case dreist.DrawPending:
		pending = "draw"
	}
	b.Add("Pending", pending)
	return b
}

// seatText returns a seat's number in the record, or a text for NoSeat.
func seatText(g *Game, s dreist.Seat, none string) string {
	if s == dreist.NoSeat {
		return none
	}
	return fmt.Sprint(g.SeatNumber(play.Seat(s)))
}
