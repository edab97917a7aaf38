package main

import (
	"errors"
	"strings"

	"dreist/game/dreixdrei"
	dreixdreimatch "dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/game/thegame"
	thegamematch "dreist/game/thegame/match"
	"dreist/game/thegame/partner"
)

// worthScenes returns the scenes of what the decisions of a match of THE GAME and of DREI x DR3I were worth: the sheet, and the moments of the
// costliest turns.
func worthScenes() []staged {
	var list []staged
	for name, played := range map[string]func(*store.Folder) error{"thegame": poorTheGame, "dreixdrei": poorDreixdrei} {
		shown := chosen(func(s *store.Settings) { s.Game = name })
		next := "; press analysis.next; wait 60; snap NAME-worth-next"
		if name == "thegame" { // has one costly turn
			next = ""
		}
		const open = "press statistics.title history.open games.0; wait 24; press analysis.open; unseen; wait 20000; seldom; await analysis.costly;"
		list = append(list, staged{name + " worth", all(shown, remembered(played)), open + strings.ReplaceAll(`snap NAME-worth; press analysis.costly;
			wait 60; snap NAME-worth-moment`+next, "NAME", name), nil})
	}
	return list
}

// poorTheGame stores a finished match of THE GAME whose person plays as easy partners do, beside fair ones.
func poorTheGame(s *store.Folder) error {
	players := poorAmong(3, partner.Fair)
	m, err := thegamematch.New(thegame.NewDeal(thegame.Base, len(players), 0, 3), players, nil, play.DiscardSaver{})
	easy, none := partner.New(partner.Easy, 0)
	if err := errors.Join(err, none); err != nil {
		return err
	}
	return playOut(s, m, func() []thegame.Move { return easy.Turn(partner.Look(m.Position(), 0), uint64(m.MoveCount())) }, func() store.Summary { return thegamematch.SummaryOf(m) })
}

// poorDreixdrei stores a finished match of DREI x DR3I whose person plays as easy players do, against fair ones.
func poorDreixdrei(s *store.Folder) error {
	players := poorAmong(4, rival.Fair)
	m, err := dreixdreimatch.New(dreixdrei.NewDeal(len(players), dreixdrei.UsualSets(len(players)), 0, 5), players, nil, play.DiscardSaver{})
	easy, none := rival.New(rival.Easy, 0)
	if err := errors.Join(err, none); err != nil {
		return err
	}
	return playOut(s, m, func() []dreixdrei.Move { return easy.Moves(rival.Look(m.Position()), uint64(m.MoveCount())) }, func() store.Summary { return dreixdreimatch.SummaryOf(m) })
}

// poorAmong returns a person and computer players.
func poorAmong(seats int, kind string) []play.Player {
	players := []play.Player{{Name: seatNames[0], Kind: play.Person}}
	for _, name := range seatNames[1:seats] {
		players = append(players, play.Player{Name: name, Kind: kind})
	}
	return players
}

// playOut plays a match to its end, with the moves that the person makes, and stores it.
func playOut[M, E any](s *store.Folder, m interface {
	IsOver() bool
	IsComputerToMove() bool
	ContinueMatch() ([]E, error)
	Play(M) ([]E, error)
	SettleEnd()
	Record() string
}, moves func() []M, summary func() store.Summary) (err error) {
	for err == nil && !m.IsOver() {
		if m.IsComputerToMove() {
			_, err = m.ContinueMatch()
			continue
		}
		for _, move := range moves() {
			if _, err = m.Play(move); err != nil {
				break
			}
		}
	}
	if err != nil {
		return err
	}
	m.SettleEnd()
	_, err = s.AddFinished(store.Finished{Date: "2026-01-30", Kind: store.KindTable, Record: m.Record(), Summary: summary()})
	return err
}
