package learn

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// remark is the chick's comment on something that has just happened, shown before the task until it is read or the player acts.
type remark struct {
	key   string        // key of the text
	cards []dreist.Card // cards that it is about; the text may name the first card
	waits bool          // the remark is not shown until the cards are at rest
}

// remarkOn chooses a remark on the steps from index since on.
func (t *Tutorial) remarkOn(since int) {
	history := t.table.Match.History()
	for i, s := range history[since:] {
		before := t.table.Match.InitialPosition()
		if i+since > 0 {
			before = history[i+since-1].Position
		}
		if c := leftAlone(&before, &s); c != dreist.NoCard && !t.hasRemarkedAlone {
			t.hasRemarkedAlone = true
			t.remark("firstgame.remark.alone", c)
			return
		}
	}
	if s := history[len(history)-1]; dreist.Seat(s.Seat) == dreist.EgonSeat && t.egonTurns() == 1 {
		t.remark("firstgame.remark.laid", laid(s.Events)...)
	}
}

// remark makes a remark about cards, once they are at rest. Without cards it makes none.
func (t *Tutorial) remark(key string, cards ...dreist.Card) {
	if len(cards) > 0 {
		t.lastRemark = remark{key, cards, true}
	}
}

// LastRemark returns the text of the last remark.
func (t *Tutorial) LastRemark() (text string, _ struct{}) {
	r := &t.lastRemark
	return t.table.Phrases.Say(r.key, assets.Values{"Card": t.table.Phrases.CardName(r.cards[0])}), struct{}{}
}

// leftAlone returns the card that a step has left without neighbours by clearing a column, or NoCard.
func leftAlone(before *dreist.Position, s *record.Step) dreist.Card {
	for column := 1; column <= dreist.NumberCount && slices.ContainsFunc(s.Events, isClearing); column++ {
		at := dreist.Cell{Row: 1, Column: column}
		c := s.Position.Layout().At(at)
		if c != dreist.NoCard && alone(s.Position.Layout(), at) && !(before.Layout().At(at) == c && alone(before.Layout(), at)) {
			return c
		}
	}
	return dreist.NoCard
}

func isClearing(e dreist.Event) bool {
	_, ok := e.(dreist.ColumnCleared)
	return ok
}

// alone reports whether there is no card next to or below a card in row 1.
func alone(l *dreist.Layout, at dreist.Cell) bool {
	beside := func(column int) bool {
		return column >= 1 && column <= dreist.NumberCount && l.TakenRows(column).Has(at.Row)
	}
	return !l.TakenRows(at.Column).Has(at.Row+1) && !beside(at.Column-1) && !beside(at.Column+1)
}

func (t *Tutorial) egonTurns() int {
	return t.times(func(s record.Step) bool { return s.Move.Action == dreist.PlayEgonTurn })
}

func laid(events []dreist.Event) (cards []dreist.Card) {
	for _, e := range events {
		if e, ok := e.(dreist.CardLaid); ok {
			cards = append(cards, e.Card)
		}
	}
	return cards
}

// leavesGap reports whether a move is the player's first to lay a card below a free cell in its column.
func (t *Tutorial) leavesGap(m dreist.Move) bool {
	gap := func(m dreist.Move, p *dreist.Position) bool {
		return m.Action == dreist.LayCard && m.Row > 1 && !p.Layout().TakenRows(m.Card.Number()).Has(int(m.Row)-1)
	}
	return gap(m, t.table.ShownPosition()) && t.times(func(s record.Step) bool { return isYours(s) && gap(s.Move, &s.Position) }) == 0
}
