package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"text/tabwriter"
	"time"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// report is the result of a simulation as it is printed. The lists have one entry per seat, Egon's included.
type report struct {
	Mode           string       `json:"mode"`
	Seats          []string     `json:"seats"`
	Rung           int          `json:"rung,omitempty"` // the player's cards against Egon
	Games          int          `json:"games"`
	Seed           uint64       `json:"seed"`
	Wins           []int        `json:"wins"`
	WinShares      []float64    `json:"win_shares"`
	WinIntervals   [][2]float64 `json:"win_intervals"` // 95 %
	CardsLeftMean  []float64    `json:"cards_left_mean"`
	TurnsMean      float64      `json:"turns_mean"`
	GamesPerSecond float64      `json:"games_per_second"`
}

func newReport(s coach.Simulation, t coach.Tally, spent time.Duration) report {
	r := report{
		Mode:           modeTable,
		Seats:          seatNames(s),
		Games:          t.Games,
		Seed:           s.Seed,
		Wins:           t.Wins,
		TurnsMean:      t.MeanTurns(),
		GamesPerSecond: float64(t.Games) / max(spent, time.Nanosecond).Seconds(),
	}
	if s.Solo() {
		r.Mode, r.Rung = modeEgon, s.Cards
	}
	for seat := range dreist.Seat(len(r.Seats)) {
		share, low, high := t.WinShare(seat)
		r.WinShares = append(r.WinShares, share)
		r.WinIntervals = append(r.WinIntervals, [2]float64{low, high})
		r.CardsLeftMean = append(r.CardsLeftMean, t.MeanCardsLeft(seat))
	}
	return r
}

// json returns the report as one object on a line.
func (r report) json() []byte {
	text, err := json.Marshal(r)
	if err != nil {
		panic(fmt.Sprintf("command: print a report: %v", err)) // it has nothing in it that JSON cannot say
	}
	return append(text, '\n')
}

// text returns the report as a table for people.
func (r report) text() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "mode %s", r.Mode)
	if r.Rung > 0 {
		fmt.Fprintf(&b, ", %d : %d cards", r.Rung, dreist.Deck-r.Rung)
	}
	fmt.Fprintf(&b, ", %d games, seed %d\n\n", r.Games, r.Seed)
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "seat\tplayer\twins\tshare\t95 % interval\tcards left")
	for i, name := range r.Seats {
		low, high := r.WinIntervals[i][0], r.WinIntervals[i][1]
		fmt.Fprintf(w, "%d\t%s\t%d\t%.2f %%\t%.2f–%.2f %%\t%.2f\n",
			i+1, name, r.Wins[i], 100*r.WinShares[i], 100*low, 100*high, r.CardsLeftMean[i])
	}
	w.Flush() // a buffer takes everything
	fmt.Fprintf(&b, "\n%.1f turns per game, %.0f games per second\n", r.TurnsMean, r.GamesPerSecond)
	return b.Bytes()
}
