package words

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
)

// DescribePosition describes a position, a sentence each line, so that a player who does not see the table can play by it: the hands
// shown, with the cells for the cards of the player to move, the layout by rows and by columns, and everybody's number of cards.
// In puzzles it leaves out the cells.
func (s Sentences) DescribePosition(p *dreist.Position, shown func(dreist.Seat) bool, puzzles bool) []string {
	var lines []string
	say := func(key string, v assets.Values) { lines = append(lines, s.Say(key, v)) }
	for seat := range dreist.Seat(p.SeatCount()) {
		switch hand := p.Hand(seat); {
		case !p.HasHand(seat) || !shown(seat):
		case len(hand) == 0:
			say("state.hand.empty", assets.Values{"Name": s.SeatName(seat)})
		case seat != p.Turn():
			say("state.hand", assets.Values{"Name": s.SeatName(seat), "Cards": s.CardNames(hand)})
		default:
			lines = append(lines, s.places(p, hand, puzzles)...)
		}
	}
	lines = append(lines, s.layout(p.Layout())...)
	if discard := p.AppendDiscardPile(nil); len(discard) > 0 {
		lines = append(lines, s.SayCount("state.discard", len(discard), assets.Values{"Card": s.CardName(discard[len(discard)-1])}))
	}
	for seat := range dreist.Seat(p.SeatCount()) {
		left := s.SayCount("state.left", p.CardsLeft(seat), assets.Values{"Name": s.SeatName(seat)})
		if p.HasHand(seat) {
			left += " " + s.Say("state.pile", assets.Values{"Hand": len(p.Hand(seat)), "Pile": p.PileSize(seat)})
		}
		lines = append(lines, left)
	}
	return lines
}

// TurnLines names the player to move or the winner, and an opening that needs its partner.
func (s Sentences) TurnLines(p *dreist.Position) []string {
	if p.Turn() == dreist.NoSeat {
		return []string{s.Say("state.won", assets.Values{"Name": s.SeatName(p.Winner())})}
	}
	lines := []string{s.Say("state.turn", assets.Values{"Name": s.SeatName(p.Turn())})}
	if p.Pending() == dreist.PartnerPending {
		lines = append(lines, s.Say("state.partner", assets.Values{"Card": s.CardName(p.OpeningCard())}))
	}
	return lines
}

// places describes the cells where each card of a hand can be laid, except in puzzles.
func (s Sentences) places(p *dreist.Position, hand []dreist.Card, puzzles bool) (lines []string) {
	for i, c := range hand {
		v := assets.Values{"Place": i + 1, "Card": s.CardName(c), "Column": c.Number()}
		key := "state.card.nowhere"
		switch rows := p.LegalRows(c); {
		case puzzles:
			key = "state.card.puzzle"
		case rows != 0:
			key, v["Rows"] = "state.card", s.rows(rows)
		}
		lines = append(lines, s.Say(key, v))
	}
	return lines
}

// layout describes the layout by rows, for cards side by side, and by columns, for their colours.
func (s Sentences) layout(l *dreist.Layout) (lines []string) {
	if l.Len() == 0 {
		return []string{s.Say("state.empty")}
	}
	for row := 1; row <= l.Depth(); row++ {
		var cards []dreist.Card
		for column := 1; column <= dreist.NumberCount; column++ {
			if c := l.At(dreist.Cell{Row: row, Column: column}); c != dreist.NoCard {
				cards = append(cards, c)
			}
		}
		lines = append(lines, s.Say("state.cards", assets.Values{"Row": row, "Cards": s.CardNames(cards)}))
	}
	for column := 1; column <= dreist.NumberCount; column++ {
		if l.TakenRows(column) != 0 {
			lines = append(lines, s.Say("state.column", assets.Values{"Column": column, "Cards": s.column(l, column)}))
		}
	}
	return lines
}

func (s Sentences) column(l *dreist.Layout, column int) string {
	var cards []string
	for row := range l.TakenRows(column).All() {
		c := l.At(dreist.Cell{Row: row, Column: column})
		cards = append(cards, s.Say("state.cell", assets.Values{"Row": row, "Color": s.Say("state.color." + c.Color().String())}))
	}
	return strings.Join(cards, ", ")
}

func (s Sentences) rows(rows dreist.RowSet) string {
	var names []string
	for row := range rows.All() {
		names = append(names, s.Say("state.row", assets.Values{"Row": row}))
	}
	return s.JoinList(names)
}
