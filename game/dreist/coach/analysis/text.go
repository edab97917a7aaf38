package analysis

import (
	"encoding/json"
	"fmt"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
)

// kept is the stored form of an analysis, without anything that follows from the record of the match.
type kept struct {
	Seat      int         `json:"seat"`          // from 1
	All       int         `json:"all,omitempty"` // number of decisions; missing in older texts
	Decisions []keptMoves `json:"decisions"`
}

type keptMoves struct {
	From   int    `json:"from"`
	To     int    `json:"to"`
	Best   string `json:"best,omitempty"` // tokens of the record format, empty if nothing was better
	Kind   string `json:"kind,omitempty"` // kind of mistake, empty if nothing was better
	Way    string `json:"way,omitempty"`  // direction of the mistake; missing in older texts
	Chance [2]int `json:"chance"`         // numbers of games won and played
	Better [2]int `json:"better"`
	Second [2]int `json:"second"`
}

// Text returns the stored form of an analysis as JSON. It can be read only with the history of its match.
func (a *Analysis) Text() ([]byte, error) {
	k := kept{Seat: int(a.Seat) + 1, All: a.DecisionCount}
	for i := range a.Decisions {
		d := &a.Decisions[i]
		m := keptMoves{From: d.FirstStepIndex, To: d.endStep, Chance: pair(d.PlayedChance), Better: pair(d.BestChance), Second: pair(d.SecondChance)}
		if d.isMistake() {
			m.Best, m.Kind, m.Way = tokensOf(d.BestMoves), d.Habit.kind.String(), wayNames[d.Habit.direction]
		}
		k.Decisions = append(k.Decisions, m)
	}
	text, err := json.Marshal(k)
	if err != nil {
		return nil, fmt.Errorf("analysis: write: %w", err)
	}
	return text, nil
}

// tokensOf returns moves in the notation of records.
func tokensOf(moves []dreist.Move) string {
	tokens := make([]string, len(moves))
	for i, m := range moves {
		tokens[i] = m.String()
	}
	return strings.Join(tokens, " ")
}

func pair(c simulate.Chance) [2]int       { return [2]int{c.WonCount, c.GameCount} }
func chance(p [2]int) (c simulate.Chance) { return simulate.Chance{WonCount: p[0], GameCount: p[1]} }

// Parse returns the analysis of a match from its stored text. A text that does not belong to the history is an error.
func Parse(text []byte, start *dreist.Position, history []record.Step) (*Analysis, error) {
	var k kept
	if err := json.Unmarshal(text, &k); err != nil {
		return nil, fmt.Errorf("analysis: read: %w", err)
	}
	seat := dreist.Seat(k.Seat - 1)
	if k.Seat < 1 || k.Seat > start.SeatCount() {
		return nil, fmt.Errorf("analysis: read: seat %d of %d", k.Seat, start.SeatCount())
	}
	r := NewAnalyser(start, history, seat, nil)
	if len(k.Decisions) > r.DecisionCount {
		return nil, fmt.Errorf("analysis: read: %d decisions of %d", len(k.Decisions), r.DecisionCount)
	}
	for i, m := range k.Decisions {
		if s := r.spans[i]; m.From != s.from || m.To != s.to {
			return nil, fmt.Errorf("analysis: read: decision %d is not one of the match", i+1)
		}
		d := Decision{FirstStepIndex: m.From, endStep: m.To, TurnNumber: record.Round(&history[m.From]), PlayedChance: chance(m.Chance), BestChance: chance(m.Better),
			SecondChance: chance(m.Second)}
		for _, step := range history[m.From:m.To] {
			d.PlayedMoves = append(d.PlayedMoves, step.Move)
		}
		d.BestMoves = d.PlayedMoves
		if m.Best != "" {
			d.BestMoves = nil
			for _, token := range strings.Fields(m.Best) {
				move, err := record.ParseMove(token)
				if err != nil {
					return nil, fmt.Errorf("analysis: read decision %d: %w", i+1, err)
				}
				d.BestMoves = append(d.BestMoves, move)
			}
		}
		for _, c := range []simulate.Chance{d.PlayedChance, d.BestChance, d.SecondChance} {
			if c.WonCount < 0 || c.WonCount > c.GameCount {
				return nil, fmt.Errorf("analysis: read decision %d: %v of %d games are won", i+1, c.WonCount, c.GameCount)
			}
		}
		d.Habit = d.habitOf(positionBefore(d.FirstStepIndex, start, history))
		r.Decisions = append(r.Decisions, d)
	}
	return &r.Analysis, nil
}
