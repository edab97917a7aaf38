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
	return rulebook.Explanation{Page: found.page, Point: "glance." + found.page + "." + found.point, Place: place}, true
}

// source names what explains a reason: the ID of a page, a point of it, and a paragraph.
type source struct{ page, point, paragraph string }

func sources() map[thegame.Reason]source {
	return map[thegame.Reason]source{
		thegame.NotInHand:    {"turn", "least", "laying.card"},
		thegame.TooLow:       {"rows", "up", "laying.up"},
		thegame.TooHigh:      {"rows", "down", "laying.down"},
		thegame.NoSuchPile:   {"rows", "aim", "r1"},
		thegame.MinimumOwed:  {"turn", "least", "turn.least"},
		thegame.SameSignal:   {"talk", "any", "r16"},
		thegame.NoSignalThen: {"talk", "any", "r16"},
		thegame.NoSuchSeat:   {"talk", "any", "r16"},
		thegame.GameOver:     {"end", "won", "r11"},
		thegame.UnknownMove:  {"turn", "least", "turn.least"},
	}
}
