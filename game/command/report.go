package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"dreist/game/simulate"
)

// report is the result of a simulation as it is printed. The lists have one entry per seat.
type report struct {
	request
	simulate.Tally
	shares    []float64
	intervals [][2]float64 // 95 %
	scores    []float64
	reaches   []float64 // half of the 95 % interval of each score
	perSecond float64
}

func newReport(asked request, t simulate.Tally, spent time.Duration) report {
	r := report{request: asked, Tally: t, perSecond: float64(t.Games) / max(spent, time.Nanosecond).Seconds()}
	for seat := range r.Wins {
		share, low, high := t.WinShare(seat)
		r.shares = append(r.shares, share)
		r.intervals = append(r.intervals, [2]float64{low, high})
		_, high = t.ScoreInterval(seat)
		r.scores, r.reaches = append(r.scores, t.MeanScore(seat)), append(r.reaches, high-t.MeanScore(seat))
	}
	return r
}

// json returns the report as one object on a line.
func (r report) json() []byte {
	var facts []Fact
	if r.Mode != "" {
		facts = append(facts, Fact{"mode", r.Mode})
	}
	facts = append(append(facts, Fact{"seats", r.Seats}), r.Facts...)
	facts = append(facts, Fact{"games", r.Tally.Games}, Fact{"seed", r.Seed},
		Fact{"wins", r.Wins}, Fact{"win_shares", r.shares}, Fact{"win_intervals", r.intervals},
		Fact{strings.ReplaceAll(r.Score, " ", "_") + "_mean", r.scores})
	if r.Reach {
		facts = append(facts, Fact{strings.ReplaceAll(r.Score, " ", "_") + "_reach", r.reaches})
	}
	if r.Undecided > 0 {
		facts = append(facts, Fact{"undecided", r.Undecided})
	}
	return object(append(facts, Fact{"turns_mean", r.MeanTurns()}, Fact{"games_per_second", r.perSecond}))
}

// object returns facts as one JSON object on a line.
func object(facts []Fact) []byte {
	var b bytes.Buffer
	for i, f := range facts {
		value, err := json.Marshal(f.Value)
		if err != nil {
			panic(fmt.Sprintf("command: print a report: %v", err)) // all values can be encoded
		}
		fmt.Fprintf(&b, "%c%q:%s", "{,"[min(i, 1)], f.Name, value)
	}
	b.WriteString("}\n")
	return b.Bytes()
}

// text returns the report as a table for people.
func (r report) text() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s, %d games, seed %d\n\n", r.Title, r.Tally.Games, r.Seed)
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	fmt.Fprintf(w, "seat\tplayer\twins\tshare\t95 %% interval\t%s\n", r.Score)
	for i, name := range r.Seats {
		low, high := r.intervals[i][0], r.intervals[i][1]
		score := fmt.Sprintf("%.2f", r.scores[i])
		if r.Reach {
			score += fmt.Sprintf(" ± %.2f", r.reaches[i])
		}
		fmt.Fprintf(w, "%d\t%s\t%d\t%.2f %%\t%.2f–%.2f %%\t%s\n",
			i+1, name, r.Wins[i], 100*r.shares[i], 100*low, 100*high, score)
	}
	w.Flush() // writing to a buffer cannot fail
	fmt.Fprintf(&b, "\n%.1f turns per game, %.0f games per second\n", r.MeanTurns(), r.perSecond)
	if r.Undecided > 0 {
		fmt.Fprintf(&b, "%d games undecided\n", r.Undecided)
	}
	return b.Bytes()
}
