package tutorial

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/words"
	"dreist/render/stage"
)

// remark is what the chick says of something that has just happened, before it says what to do: until it has been read, or
// the player does something.
type remark struct {
	key   string        // of what is said
	cards []dreist.Card // that it speaks of, and of which it may name the first
	left  int           // ticks to read it in
}

// remarks are what has been said of what happens.
type remarks struct {
	now   remark
	alone bool // that a card may stay alone has been said
}

// How long a remark stays: so many ticks and as many for every word, which is 150 words a minute.
const (
	remarkLasts = stage.TicksPerSecond
	remarkWord  = stage.TicksPerSecond * 60 / 150
)

// dismiss forgets the remark of the moment.
func (r *remarks) dismiss() { r.now = remark{} }

// remarkOn says what is to be said of the steps that were made since so many of them.
func (g *Tutorial) remarkOn(now *guide.Now, since int) {
	history := now.Match.History()
	for i, s := range history[since:] {
		before := now.Match.Start()
		if i+since > 0 {
			before = history[i+since-1].Position
		}
		if c := leftAlone(&before, &s); c != dreist.NoCard && !g.remarks.alone {
			g.remarks.alone = true
			g.remark(now, dreistmsg.FirstgameRemarkAlone, c)
			return
		}
	}
	if s := history[len(history)-1]; dreist.Seat(s.Seat) == dreist.EgonSeat && egonTurns(history) == 1 {
		g.remark(now, dreistmsg.FirstgameRemarkLaid, laid(s.Events)...)
	}
}

// remark lets the chick say something of cards, if there are any.
func (g *Tutorial) remark(now *guide.Now, key string, cards ...dreist.Card) {
	if len(cards) > 0 {
		g.remarks.now = remark{key: key, cards: cards}
		g.remarks.now.left = remarkLasts + remarkWord*len(strings.Fields(g.remarks.now.words(now.Say)))
	}
}

// words puts the remark into words.
func (r *remark) words(say words.Sentences) string {
	return say.Say(r.key, assets.Values{"Card": say.Card(r.cards[0])})
}

// remarking reports whether the chick speaks of something that has happened.
func (g *Tutorial) remarking(now *guide.Now) bool {
	return g.remarks.now.left > 0 && !now.Line.Busy() && !now.OthersShow() && !now.Match.Over()
}

// timeRemark lets so many ticks pass in which a remark is read.
func (g *Tutorial) timeRemark(now *guide.Now, ticks int) {
	if r := &g.remarks.now; g.remarking(now) && g.speech.shown == appears {
		r.left = max(r.left-ticks, 0)
	}
}

// leftAlone returns the card that a step has left with no neighbour by clearing a column, or NoCard.
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

// alone reports whether nothing lies beside or below a card in row 1.
func alone(l *dreist.Layout, at dreist.Cell) bool {
	beside := func(column int) bool {
		return column >= 1 && column <= dreist.Numbers && l.Taken(column).Has(at.Row)
	}
	return !l.Taken(at.Column).Has(at.Row+1) && !beside(at.Column-1) && !beside(at.Column+1)
}

// egonTurns returns how many turns Egon has had.
func egonTurns(history []record.Step) (n int) {
	for _, s := range history {
		if s.Move.Action == dreist.EgonPlays {
			n++
		}
	}
	return n
}

// laid returns the cards that were laid in a turn.
func laid(events []dreist.Event) (cards []dreist.Card) {
	for _, e := range events {
		if e, ok := e.(dreist.CardLaid); ok {
			cards = append(cards, e.Card)
		}
	}
	return cards
}

// leavesGap reports whether a card is laid with a free cell above it in its column, as none has been laid before.
func (g *Tutorial) leavesGap(now *guide.Now, m dreist.Move) bool {
	if m.Action != dreist.LayCard || m.Row < 2 || now.Position().Layout().Taken(m.Card.Number()).Has(int(m.Row)-1) {
		return false
	}
	for _, s := range now.Match.History() {
		if s.Move.Action == dreist.LayCard && dreist.Seat(s.Seat) == tutor.You && s.Move.Row > 1 &&
			!s.Position.Layout().Taken(s.Move.Card.Number()).Has(int(s.Move.Row)-1) {
			return false
		}
	}
	return true
}
