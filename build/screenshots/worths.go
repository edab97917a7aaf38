package main

import (
	"encoding/json"
	"fmt"

	"dreist/game/dreixdrei"
	dreixdreianalysis "dreist/game/dreixdrei/analysis"
	dreixdreimatch "dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/rival"
	dreixdreisummary "dreist/game/dreixdrei/summary"
	"dreist/game/mistakes"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/game/thegame"
	thegameanalysis "dreist/game/thegame/analysis"
	thegamematch "dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	thegamesummary "dreist/game/thegame/summary"
	"dreist/render/screens/worth"
)

// worthScenes returns the scenes of what the decisions of a match of THE GAME and of DREI x DR3I were worth: the sheet, the moment of the worst
// mistake, and what trains it where one learns the game.
func worthScenes() []staged {
	var list []staged
	for _, g := range []struct {
		name, habit string
		played      func(*store.Store) error
	}{
		{"thegame", string(thegameanalysis.Far), poorTheGame},
		{"dreixdrei", string(dreixdreianalysis.Special), poorDreixdrei},
	} {
		shown := chosen(func(s *store.Settings) { s.Game = g.name })
		habit := remembered(func(s *store.Store) error { return habitual(s, g.name, g.habit) })
		const open = "press statistics.title history.open games.0; wait 24; press analysis.open; unseen; wait 20000; seldom; await analysis.habit;"
		list = append(list,
			staged{g.name + " worth", all(shown, remembered(g.played)), open + fmt.Sprintf(`snap %s-worth; point costly.0; wait 12;
				snap %[1]s-worth-pointed; press costly.0; wait 60; snap %[1]s-worth-moment`, g.name), nil},
			staged{g.name + " worth", all(shown, dark, habit, remembered(g.played)), open + fmt.Sprintf("snap %s-worth-habit-dark", g.name), nil},
			staged{g.name + " worth", all(shown, habit), fmt.Sprintf("press lessons.learn; wait 12; snap %s-worth-learn", g.name), nil})
	}
	return list
}

// habitual stores two games in which the same mistake was made.
func habitual(s *store.Store, game, kind string) error {
	notes := store.Notes{}
	for i := range 2 {
		id, err := s.AddFinished(store.Finished{Date: "2026-01-28", Kind: store.KindSolo, Record: fmt.Sprintf("; poor game %d\n", i), Summary: store.Summary{
			Game: game, Seats: 1, Seat: 1, Outcome: store.Outcome{End: store.AllLost, Score: []int{20}}, Turns: 30,
		}})
		if err != nil {
			return err
		}
		found, err := json.Marshal(mistakes.Match{Judged: 1, Mistakes: []mistakes.Mistake{{Kind: kind, Cost: 9}}})
		if err != nil {
			return err
		}
		notes[id+".1"] = found
	}
	return s.SaveNotes(store.NotesOf(game, worth.Notes), notes)
}

// poorTheGame stores a finished match of THE GAME whose person plays as easy partners do, beside fair ones.
func poorTheGame(s *store.Store) error {
	players := poorAmong(3, partner.Fair)
	m, err := thegamematch.New(thegame.NewDeal(thegame.Base, len(players), 0, 3), players, nil, play.Unkept{})
	if err != nil {
		return err
	}
	easy, err := partner.New(partner.Easy, 0)
	if err != nil {
		return err
	}
	err = playOut(m, func() []thegame.Move { return easy.Turn(partner.Look(m.Position(), 0), uint64(m.Length())) })
	if err == nil {
		_, err = s.AddFinished(store.Finished{Date: "2026-01-30", Kind: store.KindTable, Record: m.Record(), Summary: thegamesummary.Of(m)})
	}
	return err
}

// poorDreixdrei stores a finished match of DREI x DR3I whose person plays as easy players do, against fair ones.
func poorDreixdrei(s *store.Store) error {
	players := poorAmong(4, rival.Fair)
	m, err := dreixdreimatch.New(dreixdrei.NewDeal(len(players), dreixdrei.UsualSets(len(players)), 0, 5), players, nil, play.Unkept{})
	if err != nil {
		return err
	}
	easy, err := rival.New(rival.Easy, 0)
	if err != nil {
		return err
	}
	err = playOut(m, func() []dreixdrei.Move { return easy.Moves(rival.Look(m.Position()), uint64(m.Length())) })
	if err == nil {
		_, err = s.AddFinished(store.Finished{Date: "2026-01-30", Kind: store.KindTable, Record: m.Record(), Summary: dreixdreisummary.Of(m)})
	}
	return err
}

// poorAmong returns a person and computer players.
func poorAmong(seats int, kind string) []play.Player {
	players := []play.Player{{Name: seatNames[0], Kind: play.Person}}
	for _, name := range seatNames[1:seats] {
		players = append(players, play.Player{Name: name, Kind: kind})
	}
	return players
}

// playOut plays a match to its end, with the moves that the person makes.
func playOut[M, E any](m interface {
	Over() bool
	Thinking() bool
	Continue() ([]E, error)
	Play(M) ([]E, error)
	Settle()
}, moves func() []M) (err error) {
	for err == nil && !m.Over() {
		if m.Thinking() {
			_, err = m.Continue()
			continue
		}
		for _, move := range moves() {
			if _, err = m.Play(move); err != nil {
				break
			}
		}
	}
	m.Settle()
	return err
}
