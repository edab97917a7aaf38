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
	return rulebook.Explanation{Page: found.page, Point: glance + found.page + "." + found.point, Place: place}, true
}

// source names what explains a reason: the ID of a page, a point of it, and a paragraph.
type source struct{ page, point, paragraph string }

func sources() map[dreixdrei.Reason]source {
	return map[dreixdrei.Reason]source{
		dreixdrei.Lower:         {"laying", "higher", "laying.higher"},
		dreixdrei.AboveSeven:    {"laying", "seven", "laying.seven"},
		dreixdrei.NotEqual:      {"laying", "several", "r6"},
		dreixdrei.OpenClosed:    {"phases", "two", "r11"},
		dreixdrei.HandFirst:     {"phases", "three", "phases.three"},
		dreixdrei.JokerWaits:    {"phases", "three", "r12"},
		dreixdrei.NothingToTake: {"take", "must", "r9"},
		dreixdrei.ExchangeFirst: {"start", "exchange", "r4"},
		dreixdrei.ExchangeOver:  {"start", "exchange", "r4"},
		dreixdrei.NotYourTurn:   {"laying", "draw", "r7"},
		dreixdrei.GameOver:      {"phases", "out", "end.out"},
		dreixdrei.NotInHand:     {"phases", "one", "phases.one"},
		dreixdrei.NotOpen:       {"phases", "two", "phases.two"},
		dreixdrei.NoSuchCard:    {"phases", "three", "phases.three"},
		dreixdrei.TurnOver:      {"laying", "draw", "turn.choice"},
		dreixdrei.NoJoker:       {"special", "joker", "specials.joker"},
		dreixdrei.UnknownMove:   {"laying", "higher", "turn.choice"},
	}
}
