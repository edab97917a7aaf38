package main

import (
	"fmt"
	"strings"
	"time"

	"dreist/game/thegame/match"

	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/render/thegame/scene"
)

// theGameKept returns the scenes of what THE GAME keeps: the daily deal from the start screen to its end, and the medals.
func theGameKept() []staged {
	today := `[` + progress.DayTag + ` "` + time.Now().Format(time.DateOnly) + "\"]\n[Deck"
	daily := saved(progress.DaySlot.Of("thegame"), strings.Replace(nearlyLost, "[Deck", today, 1))
	weekly := all(chosen(lastTheGame), remembered(sometimesLost), remembered(lostDaily))
	const open = "press statistics.title statistics.page.medals; wait 12;"
	return []staged{
		{"the game daily", all(weekly, daily), `snap thegame-start-week; press start.daily; wait 60; snap thegame-daily; key Digit9 A; wait 240;
			press end.settle; wait 240; snap thegame-daily-end; press end.copy; snap thegame-daily-copied`, nil},
		{"the game history", weekly, "press statistics.title history.open; wait 12; snap thegame-history", nil},
		{"the game history", all(weekly, dark), "press statistics.title history.open; wait 12; snap thegame-history-dark", nil},
		{"the game medals", weekly, open + "snap thegame-medals-none", nil},
		{"the game medals", all(weekly, remembered(someMedals)), open + "snap thegame-medals; point medal.reverse; wait 12; snap thegame-medals-told", nil},
		{"the game medals", all(weekly, dark, remembered(someMedals)), open + "snap thegame-medals-dark", nil},
		{"the game medals", all(chosen(lastTheGame), saved(store.Solo.Of("thegame"), nearlyWon)), `press begin.resume; wait 60; key Digit9 Digit2 A;
			wait 60; key Digit9 Digit4 A; wait 300; burst thegame-medal-at-end 6 30`, nil},
		{"the game daily", all(weekly, dark), "snap thegame-start-week-dark", nil},
		{"the game land", all(chosen(lastTheGame), saved(store.Solo.Of("thegame"), halfway)), `press begin.resume; wait 60; snap thegame-halfway;
			drag card.35 row.a; burst thegame-slides 10 5; wait 60; hold card.47 row.a; wait 24; snap thegame-held; up; wait 60;
			drag card.83 row.b; burst thegame-leaps 10 5; wait 60; snap thegame-leapt`, nil},
		{"the game land", all(chosen(lastTheGame), saved(store.Table.Of("thegame"), ofFive)), `press begin.resume.table curtain.raise; wait 60;
			press signal.!a signal.+d; wait 30; snap thegame-five; point row.c@.5,.5; wait 12; snap thegame-five-pointed;
			hold card.50 row.b; wait 24; snap thegame-five-held`, nil},
		{"the game land", all(chosen(lastTheGame), saved(store.Solo.Of("thegame"), halfway), dark), "press begin.resume; wait 60; snap thegame-halfway-dark", nil},
		{"the game examples", chosen(lastTheGame), theGameExamples(), nil},
		{"the game examples", all(chosen(lastTheGame), dark), `press lessons.learn lessons.open; snap thegame-examples-dark;
			press example.2 lessons.way.never; strike ArrowRight; wait 110; snap thegame-example-2-never-dark`, nil},
	}
}

// theGameExamples returns the script that shows each of the ten examples of THE GAME: its start, a page, what is not allowed, and the second
// one played with mistakes to its end.
func theGameExamples() string {
	var b strings.Builder
	b.WriteString("press lessons.learn; snap thegame-learn; press lessons.open; snap thegame-examples;")
	for _, e := range primer.Examples() {
		fmt.Fprintf(&b, `press example.%d; snap thegame-example-%[1]d; strike ArrowRight; wait 150; snap thegame-example-%[1]d-step;
			press lessons.way.never; strike ArrowRight; wait 110; snap thegame-example-%[1]d-never; press lessons.way.play; wait 60;
			snap thegame-example-%[1]d-play; press lessons.contents;`, e.Number)
	}
	lay := func(card thegame.Card, on thegame.Pile) string {
		return "drag " + scene.CardID(card) + " " + scene.RowID(on) + ";"
	}
	b.WriteString("press example.2 lessons.way.play;" + lay(48, thegame.B) + "wait 6; snap thegame-example-shaking; wait 48;")
	b.WriteString(lay(49, thegame.A) + "wait 48; snap thegame-example-hint;" + lay(68, thegame.A) + "wait 48; snap thegame-example-astray;")
	b.WriteString(lay(48, thegame.A) + "wait 90;" + lay(38, thegame.A) + "wait 120; snap thegame-example-done;")
	b.WriteString("press lessons.way.free; wait 60; snap thegame-example-free; press lessons.contents; snap thegame-examples-done;")
	b.WriteString("press example.6 lessons.way.never; strike ArrowRight; wait 150; snap thegame-example-lost")
	return b.String()
}

// lostDaily stores three daily deals of THE GAME before today's.
func lostDaily(s *store.Folder) error {
	for ago := range 3 {
		date := time.Now().AddDate(0, 0, -ago-1).Format(time.DateOnly)
		_, err := s.AddFinished(store.Finished{Date: date, Kind: store.KindSolo, Record: fmt.Sprintf("; %d days ago\n", ago), Summary: store.Summary{
			Game: "thegame", Seats: 1, Outcome: store.Outcome{End: store.AllLost, Score: []int{9 + 3*ago}}, Turns: 40,
			Counts: map[string]int{progress.DayCount: progress.DayCountOf(date)},
		}})
		if err != nil {
			return err
		}
	}
	return nil
}

// someMedals stores three medals of THE GAME, the last of which is new.
func someMedals(s *store.Folder) error {
	earned := progress.Earned{
		match.ReverseMedal: {Day: "2026-01-28", Shown: true}, match.FewMedal: {Day: "2026-01-29", Shown: true}, match.OneLeftMedal: {Day: "2026-01-30"},
	}
	return s.SaveNotes(store.NotesOf("thegame", progress.MedalNotes), earned.Note(match.Medals()...))
}

// halfway is a match of THE GAME with long ways, leaps and ways back behind it.
const halfway = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Deck "10 20 34 55 68 92"]
[PileA "3 7 8 14 15 33 23 26 41 44 45"]
[PileB "2 12 30 31 36 58 60"]
[PileC "97 91 90 88 70 69 79 66 62"]
[PileD "99 95 94 80 77 52 50 49 59"]
[Hand1 "24 35 47 54 61 63 72 83"]
`

// ofFive is a match of THE GAME of five persons.
const ofFive = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Seat3 "Mo"]
[Seat4 "Pia"]
[Seat5 "Jo"]
[Deck "60 61 62 63 64 65 66 67"]
[PileA "4 9 18 23"]
[PileB "2 12"]
[PileC "97 88"]
[PileD "99 80 75"]
[Hand1 "41 50 51 52 53 54"]
[Hand2 "13 14 15 16 17 22"]
[Hand3 "24 25 26 27 28 29"]
[Hand4 "31 32 33 34 35 36"]
[Hand5 "42 43 44 45 46 47"]

1: 2!a 3~b 4+c 5!c 5+d
`

// nearlyWon is a match of THE GAME that is won with two cards.
const nearlyWon = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Variant "pro"]
[Deck ""]
[PileA "30 60 86 90"]
[Hand1 "92 94"]
`
