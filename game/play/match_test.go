package play_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/play/toy"
)

// memory keeps the saved game in memory.
type memory struct {
	text     string
	finished string
	facts    play.MatchFacts
}

func (m *memory) SaveGame(text string) { m.text = text }

func (m *memory) FinishGame(text string, facts play.MatchFacts) {
	m.text, m.finished, m.facts = "", text, facts
}

// players returns the players of some kinds.
func players(kinds ...string) []play.Player {
	var all []play.Player
	for i, kind := range kinds {
		all = append(all, play.Player{Name: []string{"Ada", "Ben", "Cem", "Dora", "Emil", "Fee", "Gus", "Hans"}[i], Kind: kind})
	}
	return all
}

// cards are those of each seat.
const cards = 3

func begin(t *testing.T, seed uint64, saver play.Saver, kinds ...string) *toy.Match {
	t.Helper()
	return need.Value(toy.New(players(kinds...), toy.Deal(len(kinds), cards, seed), saver))(t)
}

// TestAMatchIsPlayedToItsEnd plays the toy game with everybody who can sit at its table, takes moves back and plays
// them again, and goes on from every save.
func TestAMatchIsPlayedToItsEnd(t *testing.T) {
	undone := 0
	for _, kinds := range [][]string{
		{play.Person, toy.Clock}, {toy.Lucky, play.Person}, {play.Person, toy.Lucky, play.Person}, {play.Person, play.Person},
		{play.Person, toy.Lucky, toy.Clock, play.Person, toy.Lucky, toy.Clock, toy.Lucky},
	} {
		for seed := range uint64(20) {
			saver := &memory{}
			m := begin(t, seed, saver, kinds...)
			random := rand.New(rand.NewPCG(seed, 1))
			for !m.IsOver() {
				now := *m.Position()
				if !m.IsPerson(now.Turn) {
					t.Fatalf("%v: seat %d is awaited", kinds, now.Turn)
				}
				if now.Tucked {
					wantUndoAndRedo(t, m, saver)
					undone++
				}
				move := toy.TurnUp
				if !now.Tucked && random.IntN(2) == 0 {
					move = toy.Tuck
				}
				wantResumed(t, m, saver, move)
			}
			if saver.text != "" || saver.finished != m.Record() {
				t.Errorf("%v: kept %q and, as finished, %q", kinds, saver.text, saver.finished)
			}
			wantFacts(t, m, saver.facts, kinds)
			if again, err := toy.Resume(saver.finished, play.DiscardSaver{}); err != nil || !again.IsOver() || again.Record() != saver.finished {
				t.Errorf("%v: the finished match does not hold: %v", kinds, err)
			}
		}
	}
	if undone == 0 {
		t.Error("nothing was undone")
	}
}

// wantResumed plays a move in a match and in the one that its save holds.
func wantResumed(t *testing.T, m *toy.Match, saver *memory, move toy.Move) {
	t.Helper()
	kept := &memory{}
	again, err := toy.Resume(saver.text, kept)
	if err != nil {
		t.Fatalf("%v\n%s", err, saver.text)
	}
	if kept.text != "" {
		t.Fatal("resuming wrote something")
	}
	if *again.Position() != *m.Position() || again.TurnCount() != m.TurnCount() || again.CanUndo() != m.CanUndo() {
		t.Fatalf("resumed at %+v, turn %d, want %+v, turn %d", again.Position(), again.TurnCount(), m.Position(), m.TurnCount())
	}
	need.Value(m.Play(move))(t)
	need.Value(again.Play(move))(t)
	if kept.text != saver.text || kept.finished != saver.finished {
		t.Fatalf("a resumed match goes on as\n%swant\n%s", kept.text, saver.text)
	}
}

// wantUndoAndRedo takes a tucked card back and tucks it again.
func wantUndoAndRedo(t *testing.T, m *toy.Match, saver *memory) {
	t.Helper()
	now, text, turns := *m.Position(), saver.text, m.TurnCount()
	before := *m.PositionBefore(len(m.History()) - 1)
	if !m.UndoMove() || *m.Position() != before || m.TurnCount() != turns || saver.text == text || m.CanUndo() {
		t.Fatalf("undo led to %+v, want %+v; saved\n%s", m.Position(), before, saver.text)
	}
	events, ok := m.RedoMove()
	if !ok || !slices.Equal(events, []toy.Event{{What: toy.Tucked, Seat: now.Turn}}) || *m.Position() != now || saver.text != text {
		t.Fatalf("redo did %v and led to %+v, want %+v", events, m.Position(), now)
	}
	if m.CanRedo() {
		t.Fatal("there was more to redo than was taken back")
	}
}

func wantFacts(t *testing.T, m *toy.Match, f play.MatchFacts, kinds []string) {
	t.Helper()
	points, tucked := m.Position().Points, make([]int, len(kinds))
	for _, step := range m.History() {
		if step.Move == toy.Tuck {
			tucked[step.Seat]++
		}
	}
	if f.End != play.Ranked || len(f.Places) != len(kinds) || !slices.Contains(f.Places, 1) {
		t.Errorf("%v: ended as %+v", kinds, f)
	}
	for s, place := range f.Places {
		better := 0
		for _, p := range points {
			if p > points[s] {
				better++
			}
		}
		if place != better+1 || f.Scores[s] != cards-points[s] {
			t.Errorf("%v: %+v, with the points %v", kinds, f, points)
		}
	}
	if w := f.Winner(); w >= 0 && (f.Places[w] != 1 || slices.Index(f.Places[w+1:], 1) >= 0) {
		t.Errorf("%v: seat %d won of %v", kinds, w, f.Places)
	}
	if !slices.Equal(f.Players, kinds) || f.TurnCount != cards*len(kinds) || !slices.Equal(f.Counts["tucked"], tucked) {
		t.Errorf("%v: remembered as %+v, want %v tucked", kinds, f, tucked)
	}
}

func TestNothingIsTakenBackAcrossWhatWasSeen(t *testing.T) {
	m := begin(t, 1, play.DiscardSaver{}, play.Person, play.Person)
	for _, move := range []toy.Move{toy.Tuck, toy.TurnUp} {
		need.Value(m.Play(move))(t)
	}
	if m.CanUndo() || m.UndoMove() || len(m.History()) != 2 {
		t.Error("a card that was turned up was taken back")
	}
	if _, err := m.Play(toy.Tuck); err != nil || !m.UndoMove() || !m.CanRedo() {
		t.Fatalf("a tucked card cannot be taken back: %v", err)
	}
	if _, err := m.Play(toy.TurnUp); err != nil || m.CanRedo() {
		t.Errorf("a new move left something to redo: %v", err)
	}
	if _, ok := m.RedoMove(); ok {
		t.Error("something was redone")
	}
}

func TestAMoveOfAComputerPlayerIsNotTakenBack(t *testing.T) {
	for seed := range uint64(20) {
		m := begin(t, seed, play.DiscardSaver{}, toy.Lucky, play.Person)
		if m.CanUndo() {
			t.Fatalf("seed %d: after %d moves of the computer player there is one to take back", seed, len(m.History()))
		}
	}
}

func TestARefusedMoveChangesNothing(t *testing.T) {
	saver := &memory{}
	m := begin(t, 1, saver, play.Person, toy.Clock)
	if _, err := m.Play(toy.Tuck); err != nil || !m.UndoMove() {
		t.Fatal(err)
	}
	text, now := saver.text, *m.Position()
	if _, err := m.Play('?'); !errors.Is(err, toy.ErrMove) {
		t.Errorf("got %v, want a refusal", err)
	}
	if saver.text != text || *m.Position() != now || len(m.History()) != 0 || !m.CanRedo() {
		t.Error("a refused move left traces")
	}
}

func TestATableHasRoomForSoMany(t *testing.T) {
	for _, kinds := range [][]string{{play.Person}, slices.Repeat([]string{play.Person}, toy.MaxSeats+1)} {
		if _, err := toy.New(players(kinds...), toy.Deal(len(kinds), cards, 1), play.DiscardSaver{}); err == nil {
			t.Errorf("%d players were seated", len(kinds))
		}
	}
}

func TestASeriesIsPlayedToItsEnd(t *testing.T) {
	s := play.NewSeries(players(play.Person, toy.Lucky, toy.Clock), 1, 0)
	left := make([]int, 3)
	for game := uint64(0); s.IsRunning; game++ {
		saver := &memory{}
		m := begin(t, game, saver, play.Person, toy.Lucky, toy.Clock)
		for !m.IsOver() {
			need.Value(m.Play(toy.TurnUp))(t)
		}
		for seat, n := range saver.facts.Scores {
			left[seat] += n
		}
		s.AddGame(s.NextStarter(), saver.facts, "", "")
	}
	if len(s.Games) != 3 || !slices.Equal(s.TotalScores(), left) {
		t.Errorf("%d games with %v left, want 3 with %v", len(s.Games), s.TotalScores(), left)
	}
	if leaders := s.Leaders(); left[leaders[0]] != slices.Min(left) {
		t.Errorf("led by %v with %v left", leaders, left)
	}
}

// As a match is taken up, whoever is to move sits in front or, where that is no person, the person who moved last.
func TestWhoSitsInFront(t *testing.T) {
	m := begin(t, 1, &memory{}, toy.Lucky, play.Person, toy.Lucky, play.Person)
	for !m.IsOver() {
		turn := m.Position().Turn
		if !m.IsPerson(turn) {
			need.Value(m.PlayComputerMoves())(t)
			continue
		}
		if m.ResumeSeat() != turn {
			t.Errorf("%d sits in front in the turn of %d", m.ResumeSeat(), turn)
		}
		need.Value(m.Play(toy.TurnUp))(t)
	}
	if last := m.History()[m.MoveCount()-1].Seat; last != 3 || m.ResumeSeat() != last {
		t.Errorf("after the end %d sits in front, want %d, who moved last", m.ResumeSeat(), last)
	}
	if alone := begin(t, 1, &memory{}, toy.Clock, play.Person); alone.MoveCount() == 0 && alone.ResumeSeat() != 1 {
		t.Errorf("before the first move %d sits in front, want the only person", alone.ResumeSeat())
	}
}
