package rulebook

import (
	"dreist/game/dreixdrei"
	"dreist/game/rulebook"
)

// Explain returns what explains a reason. There is nothing to explain where a move is allowed.
func Explain(r dreixdrei.Reason) (e rulebook.Explanation, ok bool) {
	found, ok := sources()[r]
	if !ok {
		return rulebook.Explanation{}, false
	}
	place, _ := Book().PlaceOf(prefix + found.paragraph)
	return rulebook.Explanation{Page: found.page, Point: glance + found.page + "." + found.point, Place: place, Example: found.example}, true
}

// source names what explains a reason: the ID of a page, a point of it, a paragraph, and an example that shows it, 0 for none.
type source struct {
	page, point, paragraph string
	example                int
}

func sources() map[dreixdrei.Reason]source {
	return map[dreixdrei.Reason]source{
		dreixdrei.Lower:         {"laying", "higher", "laying.higher", 1},
		dreixdrei.AboveSeven:    {"laying", "seven", "laying.seven", 3},
		dreixdrei.NotEqual:      {"laying", "several", "r6", 2},
		dreixdrei.OpenClosed:    {"phases", "two", "r11", 8},
		dreixdrei.HandFirst:     {"phases", "three", "phases.three", 8},
		dreixdrei.JokerWaits:    {"phases", "three", "r12", 10},
		dreixdrei.NothingToTake: {"take", "must", "r9", 5},
		dreixdrei.ExchangeFirst: {"start", "exchange", "r4", 0},
		dreixdrei.ExchangeOver:  {"start", "exchange", "r4", 0},
		dreixdrei.NotYourTurn:   {"laying", "draw", "r7", 0},
		dreixdrei.GameOver:      {"phases", "out", "end.out", 0},
		dreixdrei.NotInHand:     {"phases", "one", "phases.one", 2},
		dreixdrei.NotOpen:       {"phases", "two", "phases.two", 0},
		dreixdrei.NoSuchCard:    {"phases", "three", "phases.three", 10},
		dreixdrei.TurnOver:      {"laying", "draw", "turn.choice", 1},
		dreixdrei.NoJoker:       {"special", "joker", "specials.joker", 0},
		dreixdrei.UnknownMove:   {"laying", "higher", "turn.choice", 0},
	}
}
