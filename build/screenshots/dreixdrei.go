package main

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/store"
)

// dreixdreiScenes returns the scenes of DREI x DR3I: its start, tables of four and of ten, the wheel, a stack, the last phase and the end.
func dreixdreiScenes() []staged {
	shown := chosen(func(s *store.Settings) { s.Game = "dreixdrei" })
	at := func(text string) preparation { return all(shown, saved(store.Table.Of("dreixdrei"), text)) }
	const kept = `press statistics.title; wait 30; snap dreixdrei-statistics; 
		press statistics.page.medals; wait 12; snap dreixdrei-medals; point medal.lantern; wait 12; snap dreixdrei-medals-told; press history.of.thegame; wait 30; snap dreixdrei-of-thegame; press history.of.dreist; wait 30; snap dreixdrei-of-dreist;
		press history.of.dreixdrei history.open; wait 12; snap dreixdrei-history`
	const sit = "press dreixdrei.begin.resume; wait 90;"
	return []staged{
		{"dreixdrei", shown, `wait 60; snap dreixdrei-start; press dreixdrei.begin.alone; wait 240; snap dreixdrei-exchange; key F1; wait 60;
			snap dreixdrei-glance; key ArrowRight; wait 200; snap dreixdrei-glance-laying; key ArrowRight ArrowRight ArrowRight; wait 200;
			snap dreixdrei-glance-phases; key Escape; press dreixdrei.turn.exchanged; wait 900; snap dreixdrei-turn`, nil},
		{"dreixdrei", all(shown, dark), "wait 60; snap dreixdrei-start-dark; press dreixdrei.begin.alone; wait 240; snap dreixdrei-exchange-dark", nil},
		{"dreixdrei", shown, "press dreixdrei.begin.table; wait 30; snap dreixdrei-setup", nil},
		{"dreixdrei tables", at(playedOn(10, 7, 5)), sit + "snap dreixdrei-ten; key L; wait 30; snap dreixdrei-ten-log", nil},
		{"dreixdrei tables", at(playedOn(10, 7, 9)), sit + "snap dreixdrei-ten-late", nil},
		{"dreixdrei tables", at(playedOn(6, 3, 9)), sit + "snap dreixdrei-six", nil},
		{"dreixdrei tables", all(at(playedOn(6, 3, 9)), dark), sit + "snap dreixdrei-six-dark", nil},
		{"dreixdrei tables", at(playedOn(4, 5, 14)), sit + "snap dreixdrei-four-late", nil},
		{"dreixdrei turns", at(jokers), sit + `snap dreixdrei-stack; hold hand.1 pile; wait 20; snap dreixdrei-held; strike Escape; up; wait 30;
			drag hand.6 pile; wait 60; snap dreixdrei-wheel; key ArrowRight ArrowRight; wait 10; snap dreixdrei-wheel-keys; key Enter; wait 60;
			snap dreixdrei-named`, nil},
		{"dreixdrei hints", at(playedOn(4, 5, 5)), sit + "key H; wait 90; snap dreixdrei-nudge; key H; wait 60; snap dreixdrei-hint", nil},
		{"dreixdrei hints", all(at(playedOn(4, 5, 5)), dark), sit + "key T; wait 90; snap dreixdrei-hint-dark", nil},
		{"dreixdrei hints", at(takesUp), sit + `press dreixdrei.turn.take.anyway; wait 900; press review.open; wait 60; press analysis.open; wait 600; snap dreixdrei-analysis; press analysis.costly; wait 120;
			snap dreixdrei-moment`, nil},
		{"dreixdrei hints", at(playedOn(3, 2, 0)), sit + "key A; wait 90; snap dreixdrei-hint-exchange", nil},
		{"dreixdrei turns", at(jokers), sit + `press dreixdrei.turn.take.anyway; burst dreixdrei-taken 6 16`, nil},
		{"dreixdrei takes", at(rivalTakes), sit + `drag hand.3 pile; wait 24; burst dreixdrei-rival-takes 8 12`, nil},
		{"dreixdrei deletes", at(jokers), sit + `drag hand.6 pile; wait 60; click name.D; burst dreixdrei-deleted 8 7`, nil},
		{"dreixdrei turns", at(lastOnes), sit + `snap dreixdrei-down; click down.1; burst dreixdrei-turned 8 10; burst dreixdrei-ends 8 40; wait 300; snap dreixdrei-end`, nil},
		{"dreixdrei end", all(shown, lastTurns(4, true)), sit + "press dreixdrei.turn.take; wait 1500; snap dreixdrei-end-last", nil},
		{"dreixdrei end", all(shown, lastTurns(4, false)), sit + "drag hand.1 pile; burst dreixdrei-out 6 20; wait 900; snap dreixdrei-end-series", nil},
		{"dreixdrei end", at(lastTurn(10, false, "")), sit + "drag hand.1 pile; wait 1500; snap dreixdrei-end-ten", nil},
		{"dreixdrei end", all(at(lastTurn(5, false, "")), dark), sit + "drag hand.1 pile; wait 1500; snap dreixdrei-end-five-dark", nil},
		{"dreixdrei kept", all(shown, remembered(playedDreixdrei), remembered(sometimesLost), remembered(wonIn(40, 38))), kept, nil},
		{"dreixdrei kept", all(shown, dark, remembered(playedDreixdrei), remembered(sometimesLost), remembered(wonIn(40, 38))), strings.ReplaceAll(kept, "dreixdrei-", "dark-dreixdrei-"), nil},
		{"dreixdrei kept", shown, "press statistics.title; wait 12; snap dreixdrei-statistics-none;", nil},
		{"dreixdrei examples", shown, dreixdreiExamples(), nil},
		{"dreixdrei examples", all(shown, dark), `press lessons.learn lessons.open; snap dreixdrei-examples-dark;
			press example.6 lessons.way.never; strike ArrowRight; wait 110; snap dreixdrei-example-6-never-dark`, nil},
	}
}

// playedDreixdrei stores games of DREI x DR3I at tables of different sizes, the latest of them lost, for practice and with hints.
func playedDreixdrei(s *store.Folder) error {
	for i, at := range [][2]int{{4, 3}, {4, 4}, {2, 1}, {4, 2}, {6, 5}, {10, 1}, {4, 1}, {3, 2}, {4, 3}, {4, 1}, {4, 4}, {4, 4}, {2, 2}, {4, 2}} {
		places := make([]int, at[0])
		for seat := range places {
			places[seat] = (at[1]+seat-1)%at[0] + 1
		}
		counts := map[string]int{match.Largest: 5 + 3*i%17, match.Taken: i % 5, match.Deleted: i % 4, match.Swept: i, match.MaxHand: 4 + i, match.Hints: i % 3 / 2}
		kind := store.KindTable
		if i == 7 {
			kind = store.KindPractice
		}
		_, err := s.AddFinished(store.Finished{Date: time.Now().AddDate(0, 0, 4*i-52).Format(time.DateOnly), Kind: kind, Record: fmt.Sprintf("; duel %d\n", i),
			Summary: store.Summary{Game: record.Name, Seats: at[0], Seat: 1, Outcome: store.Outcome{End: store.Ranked, Places: places, Score: places}, Turns: 90, Counts: counts}})
		if err != nil {
			return err
		}
	}
	return nil
}

// dreixdreiExamples returns the script that shows each of the ten examples of DREI x DR3I: its start, a page, what is not allowed, and the
// seventh one played with mistakes to its end.
func dreixdreiExamples() string {
	var b strings.Builder
	b.WriteString("press lessons.learn lessons.open; snap dreixdrei-examples;")
	for _, e := range primer.Examples() {
		fmt.Fprintf(&b, `press example.%d; snap dreixdrei-example-%[1]d; strike ArrowRight; wait 150; snap dreixdrei-example-%[1]d-step;
			press lessons.way.never; strike ArrowRight; wait 60; snap dreixdrei-example-%[1]d-flight; wait 60; snap dreixdrei-example-%[1]d-never;
			press lessons.way.play; wait 60; snap dreixdrei-example-%[1]d-play; press lessons.contents;`, e.Number)
	}
	b.WriteString(`press example.7 lessons.way.play; drag hand.1 pile; wait 60; snap dreixdrei-example-refused; drag hand.2 pile; wait 60;
		snap dreixdrei-example-hint; drag pile hand; wait 240; snap dreixdrei-example-done; press lessons.contents; snap dreixdrei-examples-done`)
	return b.String()
}

// playedOn returns the record of a match with so many seats that computer players have played on to so many turns of the first one, or
// to its last one, who is a person and is to move.
func playedOn(seats int, seed uint64, turns int) string {
	deal := dreixdrei.NewDeal(seats, dreixdrei.UsualSets(seats), 0, seed)
	p, err := deal.Position()
	if err != nil {
		panic(err)
	}
	player, err := rival.New(rival.Fair, 0)
	if err != nil {
		panic(err)
	}
	var moves []dreixdrei.Move
	reached := 0
	for turn := 0; !p.IsOver() && turn <= turns; {
		if p.Turn() == 0 && !p.MustLayAgain() {
			reached = len(moves)
			turn++
		}
		for _, m := range player.Moves(rival.Look(&p), uint64(len(moves))) {
			moves = append(moves, m)
			if err := p.Play(m); err != nil {
				panic(err)
			}
		}
	}
	names := seatNames[:seats]
	tags := []record.Tag{}
	for s := range seats - 1 {
		tags = append(tags, record.Tag{Name: play.ComputerTag(s + 2), Value: rival.Fair})
	}
	g, err := record.New(deal, names, tags, moves[:reached])
	if err != nil {
		panic(fmt.Errorf("a table of %d: %w", seats, err))
	}
	return g.String()
}

// takesUp is a match that is lost by taking up the pile.
const takesUp = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Toni"]
[Computer2 "fair"]
[Stage "play"]
[Down1 ""]
[Open1 ""]
[Hand1 "8 8"]
[Down2 ""]
[Open2 ""]
[Hand2 "12"]
[Draw ""]
[Discard "4 6"]
`

// rivalTakes is the record of a match: after Mia’s 12 the computer player Toni has to take up the pile.
const rivalTakes = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Toni"]
[Seat3 "Rosa"]
[Computer2 "fair"]
[Computer3 "fair"]
[Stage "play"]
[Down1 "3 4 5"]
[Open1 "11 12 R"]
[Hand1 "8 8 12"]
[Down2 "5 6 7"]
[Open2 "9 10 D"]
[Hand2 "3 4 11"]
[Down3 "5 6 7"]
[Open3 "9 10 D"]
[Hand3 "3 4 11"]
[Draw "I 4 6"]
[Discard "3 6 7 5 8 9 9 10"]
`

// jokers is a match of DREI x DR3I in which JOKERs and equal cards are held.
const jokers = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Toni"]
[Seat3 "Rosa"]
[Computer2 "fair"]
[Computer3 "fair"]
[Stage "play"]
[Down1 "3 4 5"]
[Open1 "11 12 R"]
[Hand1 "8 8 8 9 10 J J"]
[Down2 "5 6 7"]
[Open2 "9 10 D"]
[Hand2 "3 8 11"]
[Down3 "5 6 7"]
[Open3 "9 10 D"]
[Hand3 "3 4 11"]
[Draw "I 4 5 6"]
[Discard "3 4 7"]
`

// lastOnes is a match of DREI x DR3I in its last phase.
const lastOnes = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Toni"]
[Computer2 "fair"]
[Stage "play"]
[Down1 "9"]
[Open1 ""]
[Hand1 ""]
[Down2 "5 6 7"]
[Open2 "9"]
[Hand2 "3 8 11"]
[Draw ""]
[Discard "6 7 4"]
`

// lastTurns prepares the last turn of the first game of a series, of which the person is last or, else, last but one.
func lastTurns(seats int, loses bool) preparation {
	players := []store.SeriesPlayer{{Name: "Mia", Kind: store.SeatPerson}}
	for _, name := range seatNames[1:seats] {
		players = append(players, store.SeriesPlayer{Name: name, Kind: rival.Fair})
	}
	series := play.NewSeries(players, 0, 0)
	return remembered(func(s *store.Folder) error {
		return errors.Join(s.SaveNotes(store.SeriesNotes("dreixdrei"), series.SeriesState.Notes()), s.SaveGame(store.Table.Of("dreixdrei"), lastTurn(seats, loses, "[Series \"1\"]\n")))
	})
}

// seatNames are those of the seats.
var seatNames = []string{"Mia", "Toni", "Rosa", "Kalle", "Fee", "Emil", "Lotte", "Paul", "Nele", "Otto"}

// lastTurn returns the record of a match with so many seats at its last turn, that of a person who can only take up the pile, or lay the
// last card; all others but the last one are out.
func lastTurn(seats int, loses bool, tags string) string {
	b := new(strings.Builder)
	b.WriteString("[Game \"DREI x DR3I\"]\n[Format \"1\"]\n" + tags)
	for s, name := range seatNames[:seats] {
		fmt.Fprintf(b, "[Seat%d %q]\n", s+1, name)
		if s > 0 {
			fmt.Fprintf(b, "[Computer%d %q]\n", s+1, rival.Fair)
		}
	}
	own, other := "12", "3 4 10"
	if loses {
		own, other = "3 3 4 5", "12"
	}
	b.WriteString("[Stage \"play\"]\n")
	var out []string
	for s := range seats {
		hand := ""
		switch s {
		case 0:
			hand = own
		case seats - 1:
			hand = other
		default:
			out = append(out, fmt.Sprint(s+1))
		}
		fmt.Fprintf(b, "[Hand%d %q]\n[Open%[1]d \"\"]\n[Down%[1]d \"\"]\n", s+1, hand)
	}
	fmt.Fprintf(b, "[Draw \"\"]\n[Discard \"5 6 8\"]\n[Places %q]\n", strings.Join(out, " "))
	return b.String()
}
