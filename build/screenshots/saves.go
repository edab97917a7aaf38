package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/simulate"
	"dreist/game/store"
)

// sitter is a player at a table: a person, or a computer player of a kind.
type sitter struct{ name, computer, hand, pile string }

// tableText returns the record of a game at a table, with further tags and moves.
func tableText(tags string, sitters []sitter, moves string) string {
	var b strings.Builder
	b.WriteString("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n" + tags)
	for i, s := range sitters {
		fmt.Fprintf(&b, "[Seat%d %q]\n[Hand%[1]d %[3]q]\n[Pile%[1]d %[4]q]\n", i+1, s.name, s.hand, s.pile)
		if s.computer != "" {
			fmt.Fprintf(&b, "[Computer%d %q]\n", i+1, s.computer)
		}
	}
	return b.String() + moves
}

// giftSave returns a game at a table in which the only person has laid the last hand card and may give.
func giftSave(seats int) string {
	sitters := []sitter{
		{"Ada", "", "3y 3t 2r 2y 2t", "1r 4v 5v 1t 8r"},
		{"Benno", coach.Easy, "8t 7t 6t", ""},
		{"Carlotta", coach.Easy, "8y 7y 6y 5y 4y", "8r 7r 6r"},
		{"Maximiliane", coach.Easy, "8v 7v 6v 5v 4v", "8r 7r 6r 5r 4r 3r"},
	}
	return tableText("[Layout \"2r5\"]\n", sitters[:seats], "\n1: 3y2 2r1 2y2 2t3 3t3\n")
}

// lastOf prepares the last turn of the last of a number of games of a series, which has four games if that is more.
func lastOf(games int) preparation {
	sitters := []sitter{
		{"Maximiliane", "", "4v", ""},
		{"Benno", coach.Easy, "8t 7t 6t", ""},
		{"Bo", coach.Fair, "8y 7y 6y 5y 4y", "8r 7r"},
		{"Carlotta", coach.Easy, "8v 7v 6v 5v 4v", "8r"},
	}
	players := []store.SeriesPlayer{{Name: "Maximiliane", Kind: store.SeatPerson}, {Name: "Benno", Kind: coach.Easy},
		{Name: "Bo", Kind: coach.Fair}, {Name: "Carlotta", Kind: coach.Easy}}
	first := (dreist.MaxSeats - (games-1)%dreist.MaxSeats) % dreist.MaxSeats // so that the person starts the last game
	series := play.NewSeries(players, first, max(games, 4))
	for i := range games - 1 {
		series.Add(series.Starts(), won(i%4, (i*3)%4*5, (i*3+1)%4*4, (i*3+2)%4*6, (i*3+3)%4*3), "", "")
	}
	text := tableText(fmt.Sprintf("[Code \"11G0-0123-4567\"]\n[Series \"%d\"]\n[Starts \"1\"]\n", games), sitters, "")
	return remembered(func(s *store.Folder) error {
		return errors.Join(s.SaveNotes(store.SeriesNotes(""), series.SeriesState.Notes()), s.SaveGame(store.Table, text))
	})
}

// won returns the facts of a match won by a seat, with the scores of all.
func won(winner int, score ...int) play.Facts {
	places := slices.Repeat([]int{2}, len(score))
	places[winner] = 1
	return play.Facts{Outcome: play.Outcome{End: play.Ranked, Places: places, Score: score}}
}

// lastOfThree prepares the last turn of a table of three, followed by the second player; a computer player then wins at once.
func lastOfThree(hand, second string) preparation {
	sitters := []sitter{{"Ada", "", hand, ""}, {"Benno", second, "1t", ""}, {"Carlotta", coach.Fair, "8y 7y 6y", "8r 7r"}}
	return remembered(func(s *store.Folder) error {
		return s.SaveGame(store.Table, tableText("[Code \"11G0-0123-4567\"]\n[Starts \"1\"]\n", sitters, ""))
	})
}

// lastOfShared prepares the last turn of a series that ends in a tie.
func lastOfShared(s *store.Folder) error {
	players := []store.SeriesPlayer{{Name: "Maximiliane", Kind: store.SeatPerson}, {Name: "Benno", Kind: coach.Easy}}
	series := play.NewSeries(players, 1, 2)
	series.Add(series.Starts(), won(1, 3, 0), "", "")
	sitters := []sitter{{"Maximiliane", "", "4v", ""}, {"Benno", coach.Easy, "8t 7t 6t", ""}}
	text := tableText("[Code \"11G0-0123-4567\"]\n[Series \"2\"]\n[Starts \"1\"]\n", sitters, "")
	return errors.Join(s.SaveNotes(store.SeriesNotes(""), series.SeriesState.Notes()), s.SaveGame(store.Table, text))
}

// wonIn returns a function that stores games won in these numbers of turns.
func wonIn(turns ...int) func(*store.Folder) error {
	return func(s *store.Folder) (err error) {
		for i, n := range turns {
			_, failed := s.AddFinished(store.Finished{Record: fmt.Sprintf("; %d\n", i), Date: "2026-01-29", Kind: store.KindSolo,
				Summary: againstEgon(0, n, 0, 7)})
			err = errors.Join(err, failed)
		}
		return err
	}
}

// atRandom makes a number of random moves, until the game is over.
func atRandom(m *match.Match, moves int, seed uint64) error {
	rng := rand.New(rand.NewPCG(seed, seed))
	for range moves {
		if m.IsOver() {
			break
		}
		options := m.Position().AppendMoves(nil)
		if _, err := m.Play(options[rng.IntN(len(options))]); err != nil {
			return err
		}
	}
	return nil
}

// playedTable returns the record of a game at a table after some moves; an empty name is a person. It stops at the start of a turn.
func playedTable(players []string, moves int) (string, error) {
	names := []string{"Ada", "Benno", "Carlotta", "Maximiliane"}[:len(players)]
	var tags []record.Tag
	for i, p := range players {
		if p != "" {
			tags = append(tags, record.Tag{Name: match.ComputerTag(i + 1), Value: p})
		}
	}
	m, err := match.New(dreist.NewTableDeal(len(players), 0, 11), record.Seats(names...), tags, play.DiscardSaver{})
	if err != nil {
		return "", err
	}
	if err := atRandom(m, moves, 11); err != nil {
		return "", err
	}
	for !m.IsOver() && (m.Position().LaidCount() > 0 || m.Position().Pending() != dreist.Settled) {
		options := m.Position().AppendMoves(nil)
		if _, err := m.Play(options[len(options)-1]); err != nil {
			return "", err
		}
	}
	return m.Record(), nil
}

// seated prepares a game at a table after some moves; an empty name is a person.
func seated(moves int, players ...string) preparation {
	return remembered(func(s *store.Folder) error {
		text, err := playedTable(players, moves)
		if err != nil {
			return err
		}
		return s.SaveGame(store.Table, text)
	})
}

// againstEgon returns the summary of a game against Egon.
func againstEgon(winner dreist.Seat, turns int, left ...int) store.Summary {
	counts := map[string]int{match.Trios: 6 + turns%7, match.Gifts: 1, match.BestTurn: 3 + turns%6}
	return store.Summary{Seats: 2, Seat: 1, Outcome: store.WonBy(int(winner), left...), Turns: turns, Counts: counts,
		Opponents: []string{"egon"}}
}

// remember stores games of a computer player as a player's.
func remember(s *store.Folder) error {
	simulation := coach.Lineup{Players: []string{"fair"}, Cards: dreist.FirstRung}.Simulation()
	simulation.Games, simulation.Seed = 40, 3
	_, err := simulation.Run(func(number int, r simulate.Result) error {
		end := againstEgon(dreist.Seat(r.Winner()), r.Turns, r.Score...)
		end.Counts[match.Hints] = number % 4 / 3 // a hint in every fourth game
		_, err := s.AddFinished(store.Finished{
			Record: fmt.Sprintf("; game %d\n", number), Date: "2026-01-31", Kind: store.KindSolo, Summary: end,
		})
		return err
	})
	return err
}

// rememberAll stores finished games of all kinds, and an unfinished practice game.
func rememberAll(s *store.Folder) error {
	for i := range 40 {
		text, winner, err := fixtures.Game(uint64(i%4), fixtures.Greedy)
		if err != nil {
			return err
		}
		f := store.Finished{
			Record: fmt.Sprintf("; %d\n", i) + text, Date: fmt.Sprintf("2026-%02d-%02d", 1+i/4, 1+i%28), Kind: store.KindSolo,
			Summary: againstEgon(winner, 20+i%17, 0, 3+i%9),
		}
		if winner != 0 {
			f.Summary.Score = []int{1 + i%12, 0}
		}
		switch i % 8 {
		case 3, 5:
			f.Kind, f.Summary.Counts[match.Rung] = match.LadderKind, 50+2*(i/8)
		case 6:
			f.Kind = store.KindPractice
		case 7:
			f.Kind, f.Summary.Seats, f.Summary.Outcome, f.Summary.Opponents = store.KindTable, 3, store.WonBy(1, 2, 0, 5), []string{"easy", "fair"}
		}
		if _, err := s.AddFinished(f); err != nil {
			return err
		}
	}
	m, err := match.New(dreist.NewSoloDeal(dreist.EvenDeal, 5), record.Seats("Anna", "Egon"),
		[]record.Tag{{Name: match.PracticeTag, Value: "branch"}}, play.DiscardSaver{})
	if err != nil {
		return err
	}
	if err := atRandom(m, 6, 1); err != nil {
		return err
	}
	return s.SaveGame("practice", m.Record())
}

// solvedSome stores some results of puzzles.
func solvedSome(s *store.Folder) error {
	return s.SaveNotes("practice", store.Notes{"best": []byte(`{"where": [{"stars": [1, 2, 9]}, {"stars": [0, 1, 4]}, {"stars": [2, 0, 0]}],
		"trio": [{"stars": [0, 0, 14]}, {"stars": [1, 3, 5]}], "leaves": [{"stars": [0, 3, 0]}, {"stars": [0, 0, 2]}],
		"egon": [{"stars": [0, 1, 1]}], "empty": [{"stars": [0, 0, 3]}]}`)})
}

// tutorSave returns the record of a first game after a number of the tutor's moves.
func tutorSave(moves int) (string, error) {
	m, err := match.New(primer.FirstDeal(), record.Seats("Du", "Egon"), []record.Tag{{Name: match.PracticeTag, Value: "first"}}, play.DiscardSaver{})
	if err != nil {
		return "", err
	}
	for range moves {
		if _, err := m.Play(primer.ReadLesson(m.InitialPosition(), m.History()).Moves()[0]); err != nil {
			return "", err
		}
	}
	return m.Record(), nil
}

// tutorBeforeLoss returns the record of a first game in which a draw would lose the gift for good.
func tutorBeforeLoss() (string, error) {
	for seed := range uint64(100) {
		rng := rand.New(rand.NewPCG(seed, 5))
		m, err := match.New(primer.FirstDeal(), record.Seats("Du", "Egon"), []record.Tag{{Name: match.PracticeTag, Value: "first"}}, play.DiscardSaver{})
		if err != nil {
			return "", err
		}
		for !m.IsOver() {
			l := primer.ReadLesson(m.InitialPosition(), m.History())
			move := l.Moves()[0]
			if moves := m.Position().AppendMoves(nil); rng.IntN(3) == 0 {
				move = moves[rng.IntN(len(moves))]
			}
			if m.Position().CanMove(dreist.Draw()) {
				if l.IsLosing(dreist.Draw()) {
					text := m.Record()
					for !m.IsOver() {
						if _, err := m.Play(fixtures.Greedy(m.Position())); err != nil {
							return "", err
						}
					}
					if len(primer.ReadLesson(m.InitialPosition(), m.History()).Open()) > 0 {
						return text, nil
					}
					break
				}
				move = dreist.Draw()
			}
			if l.Misses(move) != "" {
				move = l.Moves()[0]
			}
			if _, err := m.Play(move); err != nil {
				return "", err
			}
		}
	}
	return "", errors.New("no first game offers a draw that costs the gift")
}

// wellTravelled stores something for every tile of the start screen: a climb, a week of daily games with a streak, and examples.
func wellTravelled(s *store.Folder) error {
	today := time.Now()
	var errs []error
	for ago, winner := range map[int]dreist.Seat{1: 0, 2: 0, 4: 0, 5: dreist.EgonSeat, 6: 0} {
		date := today.AddDate(0, 0, -ago).Format(time.DateOnly)
		number, _ := progress.DayNumber(date)
		game := againstEgon(winner, 23, 0, 7)
		if winner != 0 {
			game.Score = []int{4, 0}
		}
		game.Counts[progress.DayCount] = number
		_, err := s.AddFinished(store.Finished{Record: fmt.Sprintf("; %d days ago\n", ago), Date: date, Kind: store.KindSolo, Summary: game})
		errs = append(errs, err)
	}
	var learned lesson.Progress
	for number := range 5 {
		learned.Play(number+1, 0)
	}
	return errors.Join(append(errs,
		s.SaveNotes(match.LadderNotes, match.Ladder{Running: true, Rung: 54, Best: 56, Climbs: 2}.Notes()),
		s.SaveNotes("learning", store.Notes{"figures": store.JSON(learned)}),
	)...)
}

// brought stores a newcomer with some of the gifts that finished games bring, and as many games, less the one that remembered adds.
func brought(some match.Gift) func(*store.Folder) error {
	return func(s *store.Folder) error {
		err := s.SaveNotes(match.GiftNotes, match.NoteNewcomer())
		for g := range some {
			_, added := s.AddFinished(store.Finished{Record: "; game " + g.Name() + "\n", Date: "2026-01-29", Kind: store.KindSolo,
				Summary: store.Summary{
					Seats: 2, Seat: 1, Outcome: store.WonBy(1, 5, 0), Turns: 20, Opponents: []string{"egon"},
				}})
			err = errors.Join(err, added, s.SaveNotes(match.GiftNotes, match.NoteGift(g)))
		}
		return err
	}
}
