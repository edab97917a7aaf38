package tutorial

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// remark is the chick's comment on something that has just happened, shown before the task until it has been read or the player does
// something.
type remark struct {
	key   string        // of the text
	cards []dreist.Card // the cards that it is about; the text may name the first one
	left  int           // remaining ticks
}

// remarks is the current remark and which were made.
type remarks struct {
	now   remark
	alone bool // the remark about a card without neighbours was made
}

// dismiss ends the current remark.
func (r *remarks) dismiss() { r.now = remark{} }

// remarkOn chooses a remark about the steps after the first since ones.
func (g *Tutorial) remarkOn(since int) {
	history := g.table.Match.History()
	for i, s := range history[since:] {
		before := g.table.Match.Start()
		if i+since > 0 {
			before = history[i+since-1].Position
		}
		if c := leftAlone(&before, &s); c != dreist.NoCard && !g.remarks.alone {
			g.remarks.alone = true
			g.remark(dreistmsg.FirstgameRemarkAlone, c)
			return
		}
	}
	if s := history[len(history)-1]; dreist.Seat(s.Seat) == dreist.EgonSeat && egonTurns(history) == 1 {
		g.remark(dreistmsg.FirstgameRemarkLaid, laid(s.Events)...)
	}
}

// remark makes a remark about cards, if there are any.
func (g *Tutorial) remark(key string, cards ...dreist.Card) {
	if len(cards) > 0 {
		g.remarks.now = remark{key: key, cards: cards}
		g.remarks.now.left = tabletop.ReadTicks(g.remarks.now.words(g.table.Say))
	}
}

// words returns the text of the remark.
func (r *remark) words(say words.Sentences) string {
	return say.Say(r.key, assets.Values{"Card": say.Card(r.cards[0])})
}

// remarking reports whether a remark is shown.
func (g *Tutorial) remarking() bool {
	return g.remarks.now.left > 0 && !g.table.Line.Busy() && !g.table.OthersShow() && !g.table.Match.Over()
}

// timeRemark counts ticks of a remark.
func (g *Tutorial) timeRemark(ticks int) {
	if r := &g.remarks.now; g.remarking() && g.speech.Whole() {
		r.left = max(r.left-ticks, 0)
	}
}

// leftAlone returns the card that a step has left without neighbours by clearing a column, or NoCard.
func leftAlone(before *dreist.Position, s *record.Step) dreist.Card {
	clears := slices.ContainsFunc(s.Events, func(e dreist.Event) bool { _, ok := e.(dreist.ColumnCleared); return ok })
	for column := 1; column <= dreist.Numbers && clears; column++ {
		at := dreist.Cell{Row: 1, Column: column}
		c := s.Position.Layout().At(at)
		if c != dreist.NoCard && alone(s.Position.Layout(), at) && !(before.Layout().At(at) == c && alone(before.Layout(), at)) {
			return c
		}
	}
	return dreist.NoCard
}

// alone reports whether nothing is beside or below a card in row 1.
func alone(l *dreist.Layout, at dreist.Cell) bool {
	beside := func(column int) bool {
		return column >= 1 && column <= dreist.Numbers && l.Taken(column).Has(at.Row)
	}
	return !l.Taken(at.Column).Has(at.Row+1) && !beside(at.Column-1) && !beside(at.Column+1)
}

// egonTurns returns the number of Egon's turns.
func egonTurns(history []record.Step) (n int) {
	for _, s := range history {
		if s.Move.Action == dreist.EgonPlays {
			n++
		}
	}
	return n
}

// laid returns the cards laid in a turn.
func laid(events []dreist.Event) (cards []dreist.Card) {
	for _, e := range events {
		if e, ok := e.(dreist.CardLaid); ok {
			cards = append(cards, e.Card)
		}
	}
	return cards
}

// leavesGap reports whether the player lays a card below a free cell in its column for the first time.
func (g *Tutorial) leavesGap(m dreist.Move) bool {
	if m.Action != dreist.LayCard || m.Row < 2 || g.table.Position().Layout().Taken(m.Card.Number()).Has(int(m.Row)-1) {
		return false
	}
	for _, s := range g.table.Match.History() {
		if s.Move.Action == dreist.LayCard && dreist.Seat(s.Seat) == tutor.You && s.Move.Row > 1 &&
			!s.Position.Layout().Taken(s.Move.Card.Number()).Has(int(s.Move.Row)-1) {
			return false
		}
	}
	return true
}
