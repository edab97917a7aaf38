package words

import (
	"fmt"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
)

// Puzzle returns a sentence of a puzzle.
func (s Sentences) Puzzle(p puzzle.Sentence) string {
	if p.Counted {
		return s.Count(p.Key, p.Count)
	}
	values := assets.Values{
		"Row": p.Row, "Column": p.Column, "Numbers": p.Numbers, "Run": p.Run, "Colors": p.Colors, "Symbol": p.Symbol, "Meant": p.Meant,
		"Score": p.Score, "Best": p.Best,
	}
	if p.Card != dreist.NoCard {
		values["Card"] = s.Card(p.Card)
	}
	return s.Say(p.Key, values)
}

// Span returns a duration in milliseconds as text: in tenths of a second below a minute, else in seconds.
func (s Sentences) Span(millis int) string {
	tenths := max((millis+50)/100, 1)
	if tenths < 600 {
		return s.Say(dreistmsg.PuzzlesSpanSeconds, assets.Values{"Seconds": tenths / 10, "Tenths": tenths % 10})
	}
	return s.Clock((tenths + 5) / 10)
}

// Clock returns a time in seconds as minutes and seconds.
func (s Sentences) Clock(seconds int) string {
	return s.Say(dreistmsg.PuzzlesSpanMinutes, assets.Values{"Minutes": seconds / 60, "Seconds": fmt.Sprintf("%02d", seconds%60)})
}
