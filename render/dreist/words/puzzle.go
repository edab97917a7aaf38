package words

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
)

// PuzzleText returns the text of a puzzle's sentence.
func (s Sentences) PuzzleText(p puzzle.TextRef) string {
	if p.HasPlural {
		return s.SayCount(p.Key, p.Count)
	}
	values := assets.Values{
		"Row": p.Row, "Column": p.Column, "Numbers": p.Numbers, "Run": p.Run, "Colors": p.Colors,
	}
	if p.Card != dreist.NoCard {
		values["Card"] = s.CardName(p.Card)
	}
	return s.Say(p.Key, values)
}
