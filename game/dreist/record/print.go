package record

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// String returns the game's text in its canonical form, which Parse reads back as an equal game.
func (g *Game) String() string {
	var turns []byte
	seat := g.Deal.StartSeat
	if g.Deal.Mode == dreist.SoloMode {
		seat = 0
	}
	for _, m := range g.Moves {
		turns = g.AppendMove(turns, seat, m)
		if m.IsTurnEnd() && g.Deal.Mode != dreist.SoloMode {
			seat = (seat + 1) % dreist.Seat(len(g.Seats))
		}
	}
	if n := len(turns); n > 0 && turns[n-1] != '\n' {
		turns = append(turns, '\n')
	}
	return string(append(g.head(g.Result), turns...))
}

// Head returns the tags of the game's canonical text, with the result that a position of the game has.
func (g *Game) Head(now *dreist.Position) string { return string(g.head(g.outcome(now))) }

func (g *Game) head(result string) (b record.Tags) {
	b.Add("Game", gameName)
	b.Add("Format", formatVersion)
	mode := modeTable
	if g.Deal.Mode == dreist.SoloMode {
		mode = modeEgon
	}
	b.Add("Mode", mode)
	for i, s := range g.Seats {
		if hasHand := g.Deal.Mode != dreist.SoloMode || dreist.Seat(i) != dreist.EgonSeat; s.Name != "" || hasHand {
			b.Add(record.SeatTag("Seat", s.Number), s.Name)
		}
	}
	if starts := g.SeatNumber(g.Deal.StartSeat); starts != 1 {
		b.Add("Starts", fmt.Sprint(starts))
	}
	for i, pile := range g.Deal.Piles {
		b.Add(record.SeatTag("Pile", g.Seats[i].Number), record.JoinCards(pile))
	}
	for i, hand := range g.Deal.Hands {
		b.AddSome(record.SeatTag("Hand", g.Seats[i].Number), record.JoinCards(hand))
	}
	if layout, _ := dreist.NewLayout(g.Deal.Layout); len(g.Deal.Layout) > 0 { // the rules allow it, or there were no game
		b.Add("Layout", layout.String())
	}
	b.AddSome("Discard", record.JoinCards(g.Deal.Discard))
	b.AddEnd(result, g.Tags)
	return b
}

// AppendMove appends a seat's move to the text of turns, one turn a line; the line of an unfinished turn has no newline
// yet. Egon's turns are not written.
func (g *Game) AppendMove(turns []byte, seat dreist.Seat, m dreist.Move) []byte {
	if m.Action == dreist.PlayEgonTurn {
		return turns
	}
	return record.AppendMove(turns, g.SeatNumber(seat), g.moveText(m), m.IsTurnEnd())
}

// moveText returns a move's text, with the receivers of a gift as the record numbers them.
func (g *Game) moveText(m dreist.Move) string {
	if m.Action != dreist.GiveCards {
		return m.String()
	}
	text := fmt.Sprintf(">%d", g.SeatNumber(m.Receivers.First))
	if m.Receivers.Next != dreist.NoSeat {
		text += fmt.Sprint(g.SeatNumber(m.Receivers.Next))
	}
	return text
}

// AppendPosition appends a position as tags, one a line: Layout, HandN and PileN of every seat, Discard, Turn and
// Pending.
func (g *Game) AppendPosition(dst []byte, p *dreist.Position) []byte {
	b := record.Tags(dst)
	b.Add("Layout", p.Layout().String())
	for i, s := range g.Seats {
		seat := dreist.Seat(i)
		b.Add(record.SeatTag("Hand", s.Number), record.JoinCards(p.Hand(seat)))
		b.Add(record.SeatTag("Pile", s.Number), record.JoinCards(p.AppendPile(nil, seat)))
	}
	b.Add("Discard", record.JoinCards(p.AppendDiscardPile(nil)))
	b.Add("Turn", g.seatText(p.Turn(), "-"))
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
func (g *Game) seatText(s dreist.Seat, none string) string {
	if s == dreist.NoSeat {
		return none
	}
	return fmt.Sprint(g.SeatNumber(s))
}
