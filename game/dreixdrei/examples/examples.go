// Package examples holds ten examples of the rules of DREI x DR3I as live boards: the record of each, what can be tried from there with its
// outcome and why, and the goal that a learner plays to. Positions, events and refusals come from the rules.
//
// A line "; yes TURNS" in a record must hold, turns split by " / "; after "=>" it names tags of the position reached. A line "; no TURNS
// REASON" is refused at its last token with that reason. Behind bars stand the name of the sentence about it, and the rule: a paragraph such as
// "3.2" or a ruling such as "D 6".
package examples

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/lesson"
)

// Count is how many examples there are.
const Count = 10

// Example is a position to learn from, read-only.
type Example struct {
	lesson.Quest[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
	Game *record.Game
}

// Try is what may be tried in an example.
type Try = lesson.Try[dreixdrei.Position, dreixdrei.Move]

// IsLaid reports whether a card of a kind is the first to be laid from the hand in one of the tries that are allowed.
func (e *Example) IsLaid(k dreixdrei.Kind) bool {
	return slices.ContainsFunc(e.Tries, func(t Try) bool {
		return t.IsGood() && len(t.Moves) > 0 && t.Moves[0].Action == dreixdrei.LayCards && slices.ContainsFunc(t.Moves[0].Pieces(), func(p dreixdrei.Piece) bool {
			return !p.Open && p.Face.Kind == k
		})
	})
}

// goals returns what a learner plays to in each example.
func goals() [Count]func(p *dreixdrei.Position) bool {
	const anna, ben = dreixdrei.Seat(0), dreixdrei.Seat(1)
	laid := func(p *dreixdrei.Position) bool { return p.Turn() == ben && p.PileSize() == 3 }
	joker := func(c dreixdrei.Card) bool { return c.Kind() == dreixdrei.Joker }
	return [...]func(p *dreixdrei.Position) bool{
		laid,
		func(p *dreixdrei.Position) bool { return p.HandCount(anna, 8) == 0 },
		laid,
		func(p *dreixdrei.Position) bool { n := p.PileSize(); return n > 3 && p.Pile()[n-1].Kind() == 3 },
		func(p *dreixdrei.Position) bool {
			return p.Turn() == ben && len(p.GoneCards()) == 5 && p.PileSize() == 1
		},
		func(p *dreixdrei.Position) bool {
			return p.Turn() == ben && (slices.ContainsFunc(p.Pile(), joker) || slices.ContainsFunc(p.GoneCards(), joker))
		},
		func(p *dreixdrei.Position) bool { return len(p.GoneCards()) == 4 && p.Turn() == ben },
		func(p *dreixdrei.Position) bool { return p.OpenSize(anna) < dreixdrei.Places },
		func(p *dreixdrei.Position) bool {
			return p.OpenCount(anna, 8) == 0 && p.HandCount(anna, 8) == 0 && p.PileSize() > 2
		},
		func(p *dreixdrei.Position) bool { return p.Place(anna) == 1 },
	}
}
