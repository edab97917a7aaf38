package main

import (
	"fmt"
	"strings"
	"time"

	"dreist/game/days"
	"dreist/game/store"
)

// theGameKept returns the scenes of what THE GAME keeps: the daily deal from the start screen to its end.
func theGameKept() []staged {
	today := `[` + days.Tag + ` "` + time.Now().Format(time.DateOnly) + "\"]\n[Deck"
	daily := saved(days.Slot.Of("thegame"), strings.Replace(nearlyLost, "[Deck", today, 1))
	weekly := all(chosen(lastTheGame), remembered(sometimesLost), remembered(lostDaily))
	return []staged{
		{"the game daily", all(weekly, daily), `snap thegame-start-week; press start.daily; wait 60; snap thegame-daily; key Digit9 A; wait 240;
			press end.settle; wait 240; snap thegame-daily-end; press end.share; snap thegame-daily-copied`, nil},
		{"the game daily", all(weekly, dark), "snap thegame-start-week-dark", nil},
	}
}

// lostDaily stores three daily deals of THE GAME before today's.
func lostDaily(s *store.Store) error {
	for ago := range 3 {
		date := time.Now().AddDate(0, 0, -ago-1).Format(time.DateOnly)
		_, err := s.AddFinished(store.Finished{Date: date, Kind: store.KindSolo, Record: fmt.Sprintf("; %d days ago\n", ago), Summary: store.Summary{
			Game: "thegame", Seats: 1, Outcome: store.Outcome{End: store.AllLost, Score: []int{9 + 3*ago}}, Turns: 40,
			Counts: map[string]int{days.Count: days.CountOf(date)},
		}})
		if err != nil {
			return err
		}
	}
	return nil
}
