package primer

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// LearnerSeat is the seat of the player in the first game.
const LearnerSeat dreist.Seat = 0

// Idea is one thing to understand in the first game, such as how a pair opens.
type Idea struct {
	ID string // stable, such as "pair"
	// needed reports whether the idea is needed in a position in the player's turn. If it is, asked is true for at least one legal move.
	needed func(p *dreist.Position) bool
	// asked reports whether the idea asks for a move.
	asked test
	// met reports whether a move and its events show that the idea was understood.
	met test
	// settles is true if the idea says whether to draw for a DREIer.
	settles bool
	// fleeting is true if any move not asked for ends the chance to learn the idea.
	fleeting bool

	example int // number of the example that shows the idea
}

// test is a predicate on a move and its events.
type test func(p *dreist.Position, m dreist.Move, events []dreist.Event) bool

// TitleKey returns the catalogue key of the idea's name.
func (i *Idea) TitleKey() string { return "firstgame." + i.ID + ".title" }

// ExampleNumber returns the number of the example that shows the idea.
func (i *Idea) ExampleNumber() int { return i.example }

// Ideas returns all ideas. If several are needed at once, the first one not met is active.
func Ideas() []Idea {
	return []Idea{
		{ID: "base", needed: empty, asked: lays, met: lays, example: 1},
		{ID: "pair", needed: opens, asked: lays, met: lays, example: 2},
		{ID: "egon", needed: ends, asked: action(dreist.EndTurn), met: action(dreist.EndTurn), example: 10},
		{ID: "colour", needed: canLay(beside), asked: laysWhere(beside), met: laysWhere(beside), example: 3},
		{ID: "attach", needed: canLay(above), asked: laysWhere(above), met: laysWhere(above), example: 3},
		{ID: "trio", needed: canMake(rowTrio), asked: makes(rowTrio), met: makes(rowTrio), example: 6},
		{ID: "draw", needed: canDraw, asked: action(dreist.DrawCard), met: action(dreist.DrawCard), settles: true, example: 6},
		{ID: "clear", needed: canMake(cleared), asked: makes(cleared), met: makes(cleared), example: 6},
		{ID: "discard", needed: stuck, asked: action(dreist.DiscardCard), met: action(dreist.DiscardCard), example: 5},
		{ID: "empty", needed: canEmpty, asked: empties, met: emptied, settles: true, fleeting: true, example: 7},
		{ID: "gift", needed: canGiveTwo, asked: action(dreist.GiveCards), met: always, settles: true, fleeting: true, example: 7},
	}
}

// basics is the number of ideas, from the first on, that nobody can play without. Until they are met, the lesson makes
// sure that they come up.
const basics = 5

// empty reports whether the first card is to be laid.
func empty(p *dreist.Position) bool { return p.Layout().Depth() == 0 && anyFits(p) }

func opens(p *dreist.Position) bool   { return p.Pending() == dreist.PartnerPending }
func canDraw(p *dreist.Position) bool { return p.CanMove(dreist.Draw()) }
func canGive(p *dreist.Position) bool { return p.CanMove(dreist.Give(dreist.EgonSeat)) }

// canGiveTwo reports whether two cards can be given; a gift of the last card would win (R 9).
func canGiveTwo(p *dreist.Position) bool { return canGive(p) && p.PileSize(LearnerSeat) > 1 }

func ends(p *dreist.Position) bool { return p.CanMove(dreist.EndMove()) && !canDraw(p) && !anyFits(p) }

func stuck(p *dreist.Position) bool { return p.LaidCount() == 0 && !anyFits(p) }

func anyFits(p *dreist.Position) bool {
	return slices.ContainsFunc(p.Hand(LearnerSeat), func(c dreist.Card) bool { return p.LegalRows(c) != 0 })
}

func always(*dreist.Position, dreist.Move, []dreist.Event) bool { return true }

func lays(_ *dreist.Position, m dreist.Move, _ []dreist.Event) bool {
	return m.Action == dreist.LayCard
}

func action(a dreist.Action) test {
	return func(_ *dreist.Position, m dreist.Move, _ []dreist.Event) bool { return m.Action == a }
}

func emptied(p *dreist.Position, m dreist.Move, _ []dreist.Event) bool {
	return m.Action == dreist.LayCard && len(p.Hand(LearnerSeat)) == 1
}

func beside(l *dreist.Layout, at dreist.Cell) bool {
	return taken(l, at.Row, at.Column-1) || taken(l, at.Row, at.Column+1)
}

func above(l *dreist.Layout, at dreist.Cell) bool {
	return taken(l, at.Row-1, at.Column) || taken(l, at.Row+1, at.Column)
}

func taken(l *dreist.Layout, row, column int) bool {
	return row >= 1 && column >= 1 && column <= dreist.NumberCount && l.TakenRows(column).Has(row)
}

func canLay(where func(*dreist.Layout, dreist.Cell) bool) func(*dreist.Position) bool {
	return func(p *dreist.Position) bool {
		return slices.ContainsFunc(p.AppendMoves(nil), func(m dreist.Move) bool { return laysWhere(where)(p, m, nil) })
	}
}

func laysWhere(where func(*dreist.Layout, dreist.Cell) bool) test {
	return func(p *dreist.Position, m dreist.Move, _ []dreist.Event) bool {
		return m.Action == dreist.LayCard && where(p.Layout(), m.Card.Cell(int(m.Row)))
	}
}

func rowTrio(e dreist.Event) bool {
	trio, ok := e.(dreist.TrioMade)
	return ok && !trio.IsColumn
}

func cleared(e dreist.Event) bool {
	_, ok := e.(dreist.ColumnCleared)
	return ok
}

func canMake(wanted func(dreist.Event) bool) func(*dreist.Position) bool {
	return func(p *dreist.Position) bool {
		return slices.ContainsFunc(p.AppendMoves(nil), func(m dreist.Move) bool {
			_, events, err := dreist.Apply(*p, m)
			return m.Action == dreist.LayCard && err == nil && slices.ContainsFunc(events, wanted)
		})
	}
}

func makes(wanted func(dreist.Event) bool) test {
	return func(_ *dreist.Position, _ dreist.Move, events []dreist.Event) bool {
		return slices.ContainsFunc(events, wanted)
	}
}

// canEmpty reports whether the whole hand can be laid without drawing, which allows a gift.
func canEmpty(p *dreist.Position) bool {
	return len(p.Hand(LearnerSeat)) > 0 && canLayAll(p)
}

// empties reports whether a move lays a card so that the whole hand can follow.
func empties(p *dreist.Position, m dreist.Move, _ []dreist.Event) bool {
	next := *p
	return m.Action == dreist.LayCard && next.Play(m) == nil && canLayAll(&next)
}

func canLayAll(p *dreist.Position) bool {
	var finder coach.TurnFinder
	return p.PileSize(LearnerSeat) > 1 && finder.CanEmptyHand(p)
}
