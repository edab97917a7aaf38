package words

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
)

// State tells a position in full sentences, a line each, so that one can play by it without seeing the table: whose turn it is, how
// many cards everybody has, what lies where, and, where a hand is shown, what is in it and where each card may be laid.
func (s Sentences) State(p *dreist.Position, showsHand bool) string {
	var lines []string
	say := func(key string, v assets.Values) { lines = append(lines, s.Say(key, v)) }
	turn := p.Turn()
	if turn == dreist.NoSeat {
		say(msg.StateWon, assets.Values{"Name": s.Name(p.Winner())})
	} else {
		say(msg.StateTurn, assets.Values{"Name": s.Name(turn)})
	}
	for seat := range dreist.Seat(p.Seats()) {
		lines = append(lines, s.Count(msg.StateLeft, p.CardsLeft(seat), assets.Values{"Name": s.Name(seat)}))
	}
	for column := 1; column <= dreist.Numbers; column++ {
		say(msg.StateColumn, assets.Values{"Column": column, "Cards": s.column(p.Layout(), column)})
	}
	if discard := p.AppendDiscard(nil); len(discard) > 0 {
		lines = append(lines, s.Count(msg.StateDiscard, len(discard), assets.Values{"Card": s.Card(discard[len(discard)-1])}))
	}
	if turn == dreist.NoSeat || !showsHand || !p.HasHand(turn) {
		return strings.Join(lines, "\n")
	}
	if len(p.Hand(turn)) == 0 {
		say(msg.StateHandEmpty, assets.Values{})
	}
	for i, c := range p.Hand(turn) {
		v := assets.Values{"Place": i + 1, "Card": s.Card(c), "Column": c.Number()}
		key := msg.StateCardNowhere
		if rows := p.Rows(c); rows != 0 {
			key, v["Rows"] = msg.StateCard, s.rows(rows)
		}
		say(key, v)
	}
	switch p.Pending() {
	case dreist.DrawPending:
		say(msg.StateDraw, assets.Values{})
	case dreist.PartnerPending:
		say(msg.StatePartner, assets.Values{"Card": s.Card(p.Opening())})
	}
	return strings.Join(lines, "\n")
}

// column lists the cards of a column with their rows.
func (s Sentences) column(l *dreist.Layout, column int) string {
	var cards []string
	for row := range l.Taken(column).All() {
		c := l.At(dreist.Cell{Row: row, Column: column})
		cards = append(cards, s.Say(msg.StateCell, assets.Values{"Row": row, "Color": s.Say("state.color." + c.Color().String())}))
	}
	if len(cards) == 0 {
		return s.Say(msg.StateEmpty)
	}
	return strings.Join(cards, ", ")
}

// rows lists the numbers of rows.
func (s Sentences) rows(rows dreist.RowSet) string {
	var names []string
	for row := range rows.All() {
		names = append(names, s.Say(msg.StateRow, assets.Values{"Row": row}))
	}
	return s.List(names)
}
