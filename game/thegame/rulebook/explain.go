package rulebook

import (
	"dreist/game/rulebook"
	"dreist/game/thegame"
)

// Explain returns what explains a reason. There is nothing to explain where a move is allowed.
func Explain(r thegame.Reason) (e rulebook.Explanation, ok bool) {
	found, ok := sources()[r]
	if !ok {
		return rulebook.Explanation{}, false
	}
	place, _ := Book().PlaceOf("thegame.rules." + found.paragraph)
	return rulebook.Explanation{Page: found.page, Point: glance + found.page + "." + found.point, Place: place, Example: found.example}, true
}

// source names what explains a reason: the ID of a page, a point of it, a paragraph, and an example that shows it, 0 for none.
type source struct {
	page, point, paragraph string
	example                int
}

func sources() map[thegame.Reason]source {
	return map[thegame.Reason]source{
		thegame.NotInHand:    {"turn", "least", "laying.card", 4},
		thegame.TooLow:       {"rows", "up", "laying.up", 1},
		thegame.TooHigh:      {"rows", "down", "laying.down", 1},
		thegame.NoSuchPile:   {"rows", "aim", "r1", 0},
		thegame.MinimumOwed:  {"turn", "least", "turn.least", 4},
		thegame.SameSignal:   {"talk", "any", "r16", 9},
		thegame.NoSignalThen: {"talk", "any", "r16", 9},
		thegame.NoSuchSeat:   {"talk", "any", "r16", 9},
		thegame.GameOver:     {"end", "won", "r11", 6},
		thegame.UnknownMove:  {"turn", "least", "turn.least", 0},
	}
}
