package primer

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/lesson"
)

// ExampleCount is the number of examples; they are numbered from 1.
const ExampleCount = 10

// Example is one of the ten examples, read-only.
type Example struct {
	lesson.Quest[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
	Game *record.Game // the players and the deal
}

// Try is a choice of moves to try from the start of an example.
type Try = lesson.Try[dreixdrei.Position, dreixdrei.Move]

// HasTryLaying reports whether an allowed try starts by laying a hand card of a kind.
func (e *Example) HasTryLaying(k dreixdrei.Kind) bool {
	return slices.ContainsFunc(e.Tries, func(t Try) bool {
		return t.IsGood() && len(t.Moves) > 0 && t.Moves[0].Action == dreixdrei.LayCards && slices.ContainsFunc(t.Moves[0].CardsToLay(), func(p dreixdrei.CardToLay) bool {
			return !p.IsOpenCard && p.Face.Kind == k
		})
	})
}

// goals returns the goal of each example, which reports whether a position reaches it.
func goals() [ExampleCount]func(p *dreixdrei.Position) bool {
	const anna, ben = dreixdrei.Seat(0), dreixdrei.Seat(1)
	laid := func(p *dreixdrei.Position) bool { return p.Turn() == ben && p.PileSize() == 3 }
	joker := func(c dreixdrei.Card) bool { return c.Kind() == dreixdrei.Joker }
	return [...]func(p *dreixdrei.Position) bool{
		laid,
		func(p *dreixdrei.Position) bool { return p.CountInHand(anna, 8) == 0 },
		laid,
		func(p *dreixdrei.Position) bool { n := p.PileSize(); return n > 3 && p.Pile()[n-1].Kind() == 3 },
		func(p *dreixdrei.Position) bool {
			return p.Turn() == ben && len(p.RemovedCards()) == 5 && p.PileSize() == 1
		},
		func(p *dreixdrei.Position) bool {
			return p.Turn() == ben && (slices.ContainsFunc(p.Pile(), joker) || slices.ContainsFunc(p.RemovedCards(), joker))
		},
		func(p *dreixdrei.Position) bool { return len(p.RemovedCards()) == 4 && p.Turn() == ben },
		func(p *dreixdrei.Position) bool { return p.OpenCardCount(anna) < dreixdrei.SpotsPerSeat },
		func(p *dreixdrei.Position) bool {
			return p.CountOpenCards(anna, 8) == 0 && p.CountInHand(anna, 8) == 0 && p.PileSize() > 2
		},
		func(p *dreixdrei.Position) bool { return p.Place(anna) == 1 },
	}
}
