package record

import (
	"fmt"
	"strings"

	"dreist/game/dreist"
)

// String returns the game's text in its canonical form, which Parse reads back as an equal game.
func (g *Game) String() string {
	var b []byte
	add := func(name, value string) { b = appendTag(b, name, value) }
	add("Game", gameName)
	add("Format", formatVersion)
	mode := modeTable
	if g.Deal.Mode == dreist.Solo {
		mode = modeEgon
	}
	add("Mode", mode)
	for i, s := range g.Seats {
		if s.Name != "" || g.hasHand(i) {
			add(seatTag("Seat", s.Number), s.Name)
		}
	}
	if starts := g.Number(g.Deal.Starts); starts != 1 {
		add("Starts", fmt.Sprint(starts))
	}
	for i, pile := range g.Deal.Piles {
		add(seatTag("Pile", g.Seats[i].Number), list(pile))
	}
	for i, hand := range g.Deal.Hands {
		if len(hand) > 0 {
			add(seatTag("Hand", g.Seats[i].Number), list(hand))
		}
	}
	if len(g.Deal.Layout) > 0 {
		// A game has a layout that the rules allow, so there is no error here.
		layout, _ := dreist.NewLayout(g.Deal.Layout)
		add("Layout", layout.String())
	}
	if len(g.Deal.Discard) > 0 {
		add("Discard", list(g.Deal.Discard))
	}
	if g.Result != "" {
		add("Result", g.Result)
	}
	for _, t := range g.Tags {
		add(t.Name, t.Value)
	}
	if len(g.Moves) > 0 {
		b = g.AppendTurns(append(b, '\n'))
	}
	return string(b)
}

// hasHand reports whether the player on a place of g.Seats plays from a hand; Egon does not.
func (g *Game) hasHand(place int) bool {
	return g.Deal.Mode != dreist.Solo || dreist.Seat(place) != dreist.EgonSeat
}

// AppendTurns appends the game's turns to dst, each on a line of its own; the last may be unfinished.
func (g *Game) AppendTurns(dst []byte) []byte {
	seat := g.Deal.Starts
	if g.Deal.Mode == dreist.Solo {
		seat = 0
	}
	fresh := true
	for _, m := range g.Moves {
		if fresh {
			dst = fmt.Appendf(dst, "%d:", g.Number(seat))
		}
		dst = append(append(dst, ' '), g.moveText(m)...)
		if fresh = endsTurn(m); fresh {
			dst = append(dst, '\n')
			if g.Deal.Mode != dreist.Solo {
				seat = (seat + 1) % dreist.Seat(len(g.Seats))
			}
		}
	}
	if !fresh {
		dst = append(dst, '\n')
	}
	return dst
}

// endsTurn reports whether a move ends a turn by what it is. A turn that ends the game may end with any move.
func endsTurn(m dreist.Move) bool {
	return m.Action == dreist.DiscardCard || m.Action == dreist.EndTurn || m.Action == dreist.GiveCards
}

// moveText returns a move as the record writes it, which numbers seats by its own numbers.
func (g *Game) moveText(m dreist.Move) string {
	if m.Action != dreist.GiveCards {
		return m.String()
	}
	text := fmt.Sprintf(">%d", g.Number(m.To[0]))
	if m.To[1] != dreist.NoSeat {
		text += fmt.Sprint(g.Number(m.To[1]))
	}
	return text
}

// AppendPosition appends a position of the game to dst, one tag on a line: Layout, the HandN and PileN of every
// seat, Discard, Turn and Pending.
func (g *Game) AppendPosition(dst []byte, p *dreist.Position) []byte {
	dst = appendTag(dst, "Layout", p.Layout().String())
	for i, s := range g.Seats {
		seat := dreist.Seat(i)
		dst = appendTag(dst, seatTag("Hand", s.Number), list(p.Hand(seat)))
		dst = appendTag(dst, seatTag("Pile", s.Number), list(p.AppendPile(nil, seat)))
	}
	dst = appendTag(dst, "Discard", list(p.AppendDiscard(nil)))
	dst = appendTag(dst, "Turn", g.seatText(p.Turn()))
	pending := "-"
	switch p.Pending() {
	case dreist.PartnerPending:
		pending = "partner"
	case dreist.DrawPending:
		pending = "draw"
	}
	return appendTag(dst, "Pending", pending)
}

// seatText returns the number of a seat, or "-" for none.
func (g *Game) seatText(s dreist.Seat) string {
	if s == dreist.NoSeat {
		return "-"
	}
	return fmt.Sprint(g.Number(s))
}

func list(cards []dreist.Card) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

func appendTag(dst []byte, name, value string) []byte {
	value = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value)
	return fmt.Appendf(dst, "[%s \"%s\"]\n", name, value)
}
