package egon

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
)

// Memory is what Egon remembers of earlier matches. The zero Memory is empty.
type Memory struct {
	Yours, Egons int  // matches won
	Won          bool // the player won the last one
	Left         int  // cards left to the loser of the last one
	Days         int  // days since the last one
}

// longAgo is the number of days after which a match is long ago.
const longAgo = 8

// Known reports whether there was an earlier match.
func (m *Memory) Known() bool { return m.Yours+m.Egons > 0 }

// Greetings returns the occasions on which Egon can greet; the seed chooses between the last result and the score.
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
	case m.Left < 1 || m.Left > dreistmsg.RemarkNumber.Count || seed>>40%3 == 0:
		return []Occasion{score}
	}
	return []Occasion{recall}
}

// After returns the memory after one more match.
func (m Memory) After(won bool) Memory {
	if won {
		m.Yours++
	} else {
		m.Egons++
	}
	return m
}

// Values returns the placeholders of lines about earlier matches, in the language of the texts.
func (m *Memory) Values(say interface {
	Say(key string, values ...assets.Values) string
}) assets.Values {
	when := min(max(m.Days, 0), dreistmsg.RemarkWhen.Count-1) + 1
	v := assets.Values{"You": m.Yours, "Egon": m.Egons, "Left": m.Left, "When": say.Say(dreistmsg.RemarkWhen.Line(when)), "Word": ""}
	if 0 < m.Left && m.Left <= dreistmsg.RemarkNumber.Count {
		v["Word"] = say.Say(dreistmsg.RemarkNumber.Line(m.Left))
	}
	return v
}
