package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"

	"dreist/game/simulate"
)

type report struct {
	request
	simulate.Tally
	perSecond float64 // games played per second
}

// shares returns the share of games of each seat, by WinShare or LastShare, with its 95 % interval.
func (r report) shares(of func(seat int) (share, low, high float64)) (shares []float64, intervals [][2]float64) {
	for seat := range r.PlayerNames {
		share, low, high := of(seat)
		shares, intervals = append(shares, share), append(intervals, [2]float64{low, high})
	}
	return shares, intervals
}

func (r report) json() []byte {
	var facts []NamedValue
	if r.ModeName != "" {
		facts = append(facts, NamedValue{"mode", r.ModeName})
	}
	facts = append(append(facts, NamedValue{"seats", r.PlayerNames}), r.ExtraValues...)
	facts = append(facts, NamedValue{"games", r.Tally.GameCount})
	if r.phrase != "" {
		facts = append(facts, NamedValue{"phrase", r.phrase})
	}
	facts = append(facts, NamedValue{"seed", r.Seed})
	score := strings.ReplaceAll(r.ScoreName, " ", "_")
	shares, intervals := r.shares(r.WinShare)
	if r.IsTogether {
		low, high := r.ScoreInterval(0)
		facts = append(facts, NamedValue{"won", r.WinCounts[0]}, NamedValue{"win_share", shares[0]}, NamedValue{"win_interval", intervals[0]},
			NamedValue{score + "_mean", r.MeanScore(0)}, NamedValue{score + "_interval", [2]float64{low, high}})
	} else {
		var scores []float64
		for seat := range r.PlayerNames {
			scores = append(scores, r.MeanScore(seat))
		}
		facts = append(facts, NamedValue{"wins", r.WinCounts}, NamedValue{"win_shares", shares}, NamedValue{"win_intervals", intervals}, NamedValue{score + "_mean", scores})
	}
	if r.ShowsLastPlaces {
		shares, intervals := r.shares(r.LastShare)
		facts = append(facts, NamedValue{"lasts", r.LastPlaceCounts}, NamedValue{"last_shares", shares}, NamedValue{"last_intervals", intervals})
	}
	if r.UndecidedCount > 0 {
		facts = append(facts, NamedValue{"undecided", r.UndecidedCount})
	}
	if r.ExtraCounts != nil {
		facts = append(facts, r.ExtraCounts(r.Tally, r.perSecond)...)
	}
	return object(append(facts, NamedValue{"turns_mean", r.MeanTurns()}, NamedValue{"games_per_second", r.perSecond}))
}

func object(facts []NamedValue) []byte {
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

func (r report) text() []byte {
	var b bytes.Buffer
	from := fmt.Sprintf("seed %d", r.Seed)
	if r.phrase != "" {
		from = fmt.Sprintf("phrase %q", r.phrase)
	}
	fmt.Fprintf(&b, "%s, %d games, %s\n\n", r.Title, r.Tally.GameCount, from)
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	last := ""
	if r.ShowsLastPlaces {
		last = "\tlast\t95 % interval"
	}
	fmt.Fprintf(w, "seat\tplayer\twins\tshare\t95 %% interval\t%s%s\n", r.ScoreName, last)
	line := func(i int, seat, name, score string) {
		share, low, high := r.WinShare(i)
		fmt.Fprintf(w, "%s\t%s\t%d\t%.2f %%\t%.2f–%.2f %%\t%s\n", seat, name, r.WinCounts[i], 100*share, 100*low, 100*high, score)
	}
	if r.IsTogether {
		_, high := r.ScoreInterval(0)
		line(0, "all", strings.Join(r.PlayerNames, ", "), fmt.Sprintf("%.2f ± %.2f", r.MeanScore(0), high-r.MeanScore(0)))
	} else {
		for i, name := range r.PlayerNames {
			score := fmt.Sprintf("%.2f", r.MeanScore(i))
			if share, low, high := r.LastShare(i); r.ShowsLastPlaces {
				score += fmt.Sprintf("\t%.2f %%\t%.2f–%.2f %%", 100*share, 100*low, 100*high)
			}
			line(i, strconv.Itoa(i+1), name, score)
		}
	}
	w.Flush() // writing to a buffer cannot fail
	fmt.Fprintf(&b, "\n%.1f turns per game, %.0f games per second\n", r.MeanTurns(), r.perSecond)
	if r.UndecidedCount > 0 {
		fmt.Fprintf(&b, "%d games undecided\n", r.UndecidedCount)
	}
	return b.Bytes()
}
