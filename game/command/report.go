package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
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
	perSecond float64
}

func newReport(asked request, t simulate.Tally, spent time.Duration) report {
	r := report{request: asked, Tally: t, perSecond: float64(t.Games) / max(spent, time.Nanosecond).Seconds()}
	for seat := range r.Wins {
		share, low, high := t.WinShare(seat)
		r.shares = append(r.shares, share)
		r.intervals = append(r.intervals, [2]float64{low, high})
		r.scores = append(r.scores, t.MeanScore(seat))
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
	facts = append(facts, Fact{"games", r.Tally.Games})
	if r.phrase != "" {
		facts = append(facts, Fact{"phrase", r.phrase})
	}
	facts = append(facts, Fact{"seed", r.Seed})
	score := strings.ReplaceAll(r.Score, " ", "_")
	if r.Together {
		low, high := r.ScoreInterval(0)
		facts = append(facts, Fact{"won", r.Wins[0]}, Fact{"win_share", r.shares[0]}, Fact{"win_interval", r.intervals[0]},
			Fact{score + "_mean", r.scores[0]}, Fact{score + "_interval", [2]float64{low, high}})
	} else {
		facts = append(facts, Fact{"wins", r.Wins}, Fact{"win_shares", r.shares}, Fact{"win_intervals", r.intervals},
			Fact{score + "_mean", r.scores})
	}
	if r.Last {
		var shares []float64
		var intervals [][2]float64
		for seat := range r.Lasts {
			share, low, high := r.LastShare(seat)
			shares, intervals = append(shares, share), append(intervals, [2]float64{low, high})
		}
		facts = append(facts, Fact{"lasts", r.Lasts}, Fact{"last_shares", shares}, Fact{"last_intervals", intervals})
	}
	if r.Undecided > 0 {
		facts = append(facts, Fact{"undecided", r.Undecided})
	}
	if r.Counts != nil {
		facts = append(facts, r.Counts(r.Tally, r.perSecond)...)
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
	from := fmt.Sprintf("seed %d", r.Seed)
	if r.phrase != "" {
		from = fmt.Sprintf("phrase %q", r.phrase)
	}
	fmt.Fprintf(&b, "%s, %d games, %s\n\n", r.Title, r.Tally.Games, from)
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	last := ""
	if r.Last {
		last = "\tlast\t95 % interval"
	}
	fmt.Fprintf(w, "seat\tplayer\twins\tshare\t95 %% interval\t%s%s\n", r.Score, last)
	line := func(i int, seat, name, score string) {
		low, high := r.intervals[i][0], r.intervals[i][1]
		fmt.Fprintf(w, "%s\t%s\t%d\t%.2f %%\t%.2f–%.2f %%\t%s\n", seat, name, r.Wins[i], 100*r.shares[i], 100*low, 100*high, score)
	}
	if r.Together {
		_, high := r.ScoreInterval(0)
		line(0, "all", strings.Join(r.Seats, ", "), fmt.Sprintf("%.2f ± %.2f", r.scores[0], high-r.scores[0]))
	} else {
		for i, name := range r.Seats {
			score := fmt.Sprintf("%.2f", r.scores[i])
			if share, low, high := r.LastShare(i); r.Last {
				score += fmt.Sprintf("\t%.2f %%\t%.2f–%.2f %%", 100*share, 100*low, 100*high)
			}
			line(i, strconv.Itoa(i+1), name, score)
		}
	}
	w.Flush() // writing to a buffer cannot fail
	fmt.Fprintf(&b, "\n%.1f turns per game, %.0f games per second\n", r.MeanTurns(), r.perSecond)
	if r.Undecided > 0 {
		fmt.Fprintf(&b, "%d games undecided\n", r.Undecided)
	}
	return b.Bytes()
}
