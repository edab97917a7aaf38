package remarks

import (
	"dreist/assets"
	"dreist/assets/msg"
)

// Memory is what Egon remembers of the matches before. The zero Memory is none.
type Memory struct {
	Yours, Egons int  // matches that each has won
	Won          bool // the last one was the player's
	Left         int  // cards that the other one had left then
	Days         int  // that it is ago
}

// The days after which a match is long ago.
const longAgo = 8

// Known reports whether there is anything to remember.
func (m *Memory) Known() bool { return m.Yours+m.Egons > 0 }

// Greetings returns on which occasions Egon can greet, one of which a seed chooses to come first.
func (m *Memory) Greetings(seed uint64) []Occasion {
	if !m.Known() {
		return []Occasion{Greet}
	}
	recall, score := RecallLost, ScoreEven
	if m.Won {
		recall = RecallWon
	}
	switch {
	case m.Yours > m.Egons:
		score = ScoreAhead
	case m.Yours < m.Egons:
		score = ScoreBehind
	}
	switch {
	case m.Days >= longAgo:
		return []Occasion{RecallLong}
	case m.Left < 1 || m.Left > msg.RemarkNumber.Count || seed>>40%3 == 0:
		return []Occasion{score}
	}
	return []Occasion{recall}
}

// After returns what is remembered when one more match has ended.
func (m Memory) After(won bool) Memory {
	if won {
		m.Yours++
	} else {
		m.Egons++
	}
	return m
}

// Values returns what fills the gaps of lines that tell of what is remembered, in the language of some texts.
func (m *Memory) Values(say interface {
	Say(key string, values ...assets.Values) string
}) assets.Values {
	when := min(max(m.Days, 0), msg.RemarkWhen.Count-1) + 1
	v := assets.Values{"You": m.Yours, "Egon": m.Egons, "Left": m.Left, "When": say.Say(msg.RemarkWhen.Line(when)), "Word": ""}
	if 0 < m.Left && m.Left <= msg.RemarkNumber.Count {
		v["Word"] = say.Say(msg.RemarkNumber.Line(m.Left))
	}
	return v
}
