package record

import (
	"cmp"
	"fmt"
	"iter"
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/play"
	"dreist/game/record"
)

// Game is the content of a record: who plays, the deal, and the moves. Make one with New or Parse, which check it by the
// rules, and do not change it.
type Game struct {
	Seats  []string // the names, clockwise; seat 1 of the record is the first
	Deal   dreixdrei.Deal
	Moves  []dreixdrei.Move
	Result string // "*" while the game runs, the places after its end, or empty if the record has no Result tag
	Tags   record.Extras
}

// Tag is a tag that the format does not define.
type Tag = record.Extra

// New returns the game of a deal, its players, further tags and the moves played so far. It plays the moves; an invalid
// deal, name, tag or move is an error. The game has a result once it is over.
func New(deal dreixdrei.Deal, seats []string, tags record.Extras, moves []dreixdrei.Move) (*Game, error) {
	if _, err := deal.Position(); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	g := &Game{Seats: slices.Clone(seats), Deal: canonical(deal), Tags: slices.Clone(tags), Moves: slices.Clone(moves)}
	if err := record.CheckSeats(seats, deal.Seats); err != nil {
		return nil, err
	}
	for i, t := range tags {
		base, _ := splitTag(t.Name)
		if err := t.Check(base != ""); err != nil {
			return nil, fmt.Errorf("record: tag %d: %w", i+1, err)
		}
		if slices.ContainsFunc(tags[:i], func(before Tag) bool { return before.Name == t.Name }) {
			return nil, fmt.Errorf("record: tag %d: %s stands there twice", i+1, t.Name)
		}
	}
	p, err := g.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	for i, m := range moves {
		if err := p.Play(m); err != nil {
			return nil, fmt.Errorf("record: move %d: %w", i+1, err)
		}
	}
	if p.IsOver() {
		g.Result = resultOf(&p)
	}
	return g, nil
}

// canonical returns a deal as it is read from its text: hands and open cards sorted, nothing where lists are empty, and
// phase 2 told only where the cards leave it open.
func canonical(d dreixdrei.Deal) dreixdrei.Deal {
	out := d
	out.Down, out.Open, out.Hand = cloned(d.Down), cloned(d.Open), cloned(d.Hand)
	out.Draw, out.Gone, out.Pile, out.Finished = clone(d.Draw), clone(d.Gone), clone(d.Pile), clone(d.Finished)
	out.Opened = make([]bool, d.Seats)
	for s := range d.Seats {
		out.Open[s], out.Hand[s] = sorted(out.Open[s]), sorted(out.Hand[s])
		told := d.Opened != nil && d.Opened[s]
		out.Opened[s] = told && !d.Exchange && len(d.Draw) == 0 && len(d.Open[s]) > 0 && len(d.Hand[s]) > 0
	}
	return out
}

func cloned(lists [][]dreixdrei.Kind) [][]dreixdrei.Kind {
	out := make([][]dreixdrei.Kind, len(lists))
	for i, list := range lists {
		out[i] = clone(list)
	}
	return out
}

// clone returns a copy of a list, nil of an empty one.
func clone[T any](list []T) []T { return append([]T(nil), list...) }

// sorted sorts cards or kinds in the order in which they are printed.
func sorted[C cmp.Ordered](cards []C) []C {
	slices.Sort(cards)
	return cards
}

// Step is one move of a game.
type Step = play.Step[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// EndsTurn reports whether a step ends a turn, or an exchange.
func EndsTurn(step *Step) bool { return endsTurn(step.Events) }

// Steps replays the game move by move and yields each step with the position after it; the position of the deal is not
// yielded. An error comes with an empty step and is the last.
func (g *Game) Steps() iter.Seq2[Step, error] {
	return play.Steps(g.Deal.Position, g.Moves, dreixdrei.Apply, Mover, EndsTurn)
}

// Mover returns who makes a move: the seat to move.
func Mover(now *dreixdrei.Position, _ dreixdrei.Move) play.Seat { return play.Seat(now.Turn()) }
