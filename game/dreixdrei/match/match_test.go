package match_test

import (
	"fmt"
	"runtime"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
)

// memory keeps the texts of a match.
type memory struct{ text, finished string }

func (m *memory) SaveGame(text string)                      { m.text = text }
func (m *memory) FinishGame(text string, _ play.MatchFacts) { m.finished = text }

func begin(t *testing.T, saver play.Saver, seed uint64, kinds ...string) *match.Match {
	t.Helper()
	var players []play.Player
	for i, kind := range kinds {
		players = append(players, play.Player{Name: string(rune('A' + i)), Kind: kind})
	}
	return need.Value(match.New(dreixdrei.NewDeal(len(kinds), dreixdrei.UsualSetCount(len(kinds)), 0, seed), players, nil, saver))(t)
}

// play1 plays one move for the person to move as a fair player would, and waits for who thinks.
func play1(t *testing.T, m *match.Match) {
	t.Helper()
	if m.IsComputerToMove() {
		need.Value(m.PlayComputerMoves())(t)
		runtime.Gosched()
		return
	}
	player := need.Value(rival.NewPlayer(rival.FairKind, 1))(t)
	need.Value(m.Play(player.NextMoves(rival.ViewOf(m.Position()), 1)[0]))(t)
}

// TestMatchesGoOnAsSaved plays games with computer players, resuming after every move of a person.
func TestMatchesGoOnAsSaved(t *testing.T) {
	for seed, kinds := range [][]string{{play.Person, play.Person}, {play.Person, rival.EasyKind}, {play.Person, rival.FairKind, play.Person}} {
		var saver memory
		m := begin(t, &saver, uint64(seed), kinds...)
		for !m.IsOver() {
			again, err := match.Resume(saver.text, play.DiscardSaver{})
			if err != nil {
				t.Fatalf("%v\n%s", err, saver.text)
			}
			play1(t, m)
			play1(t, again)
			if *again.Position() != *m.Position() {
				t.Fatalf("%v: a resumed match goes on otherwise", kinds)
			}
		}
		f := m.Facts()
		if f.End != play.Ranked || !slices.Equal(f.Places, f.Scores) || f.Counts[match.PickUpsCountKey] == nil || saver.finished == "" || !m.IsSettled() {
			t.Errorf("%v: %+v", kinds, f)
		}
		if last := f.Places[m.Position().Loser()]; last != len(kinds) {
			t.Errorf("%v: the loser has place %d", kinds, last)
		}
		if _, err := record.Parse(saver.finished); err != nil {
			t.Error(err)
		}
	}
}

// TestTakingBack follows section 9: swaps, and whatever showed nothing hidden.
func TestTakingBack(t *testing.T) {
	for seed := range uint64(4) {
		m := begin(t, play.DiscardSaver{}, seed, play.Person, play.Person)
		if m.CanUndo() {
			t.Fatal("a deal can be taken back")
		}
		for !m.IsOver() {
			play1(t, m)
			hidden := slices.ContainsFunc(m.History()[m.MoveCount()-1].Events, func(e dreixdrei.Event) bool {
				name := fmt.Sprintf("%T", e)
				return name == "dreixdrei.HandFilled" || name == "dreixdrei.CardTurnedUp" || name == "dreixdrei.GameEnded"
			})
			if m.CanUndo() == hidden {
				t.Fatalf("%v can be taken back: %v", m.History()[m.MoveCount()-1].Move, m.CanUndo())
			}
			if before := *m.PositionBefore(m.MoveCount() - 1); !hidden {
				after := *m.Position()
				if !m.UndoMove() || *m.Position() != before {
					t.Fatal("not taken back")
				}
				if _, ok := m.RedoMove(); !ok || *m.Position() != after {
					t.Fatal("not done again")
				}
			}
		}
	}
}

// D 17, D 18: in an undecided game those who still play share the last place; a series sums up places.
func TestOutcomes(t *testing.T) {
	text := `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "A"]
[Seat2 "B"]
[Seat3 "C"]
[Seat4 "D"]
[Stage "play"]
`
	for i, hand := range []string{"3 9 12", "4 10 11", "", "5 6 8"} {
		text += fmt.Sprintf("[Hand%d \"%s\"]\n[Open%[1]d \"\"]\n[Down%[1]d \"\"]\n", i+1, hand)
	}
	m := need.Value(match.Resume(text+"[Draw \"\"]\n[Places \"3\"]\n", play.DiscardSaver{}))(t)
	for !m.IsOver() {
		move := dreixdrei.PickUp()
		if p := m.Position(); p.PileSize() == 0 {
			move = dreixdrei.Lay(dreixdrei.CardToLay{Face: dreixdrei.FaceOf(p.AppendHand(nil, p.Turn())[0].Kind())})
		}
		need.Value(m.Play(move))(t)
	}
	f := m.Facts()
	want := play.Outcome{End: play.Undecided, Places: []int{4, 4, 1, 4}, Scores: []int{4, 4, 1, 4}}
	if diff := cmp.Diff(want, f.Outcome); diff != "" || f.TurnCount != 200 {
		t.Errorf("%d turns\n%s", f.TurnCount, diff)
	}
	s := play.NewSeries(m.Players(), 0, 0)
	s.AddGame(0, f, "", "")
	if s.Losses(0) != 0 {
		t.Error("an undecided game is lost")
	}
	f.Outcome = play.Outcome{End: play.Ranked, Places: []int{1, 2, 4, 3}, Scores: []int{1, 2, 4, 3}}
	s.AddGame(1, f, "", "")
	if diff := cmp.Diff([]int{5, 6, 5, 7}, s.TotalScores()); diff != "" || !slices.Equal(s.Leaders(), []int{0, 2}) || s.NextStarter() != 2 || s.PlannedGameCount != 4 {
		t.Errorf("%s\nleaders %v", diff, s.Leaders())
	}
	if s.Losses(2) != 1 || s.Losses(3) != 0 || s.Wins(0) != 1 {
		t.Errorf("lost %d and %d, won %d", s.Losses(2), s.Losses(3), s.Wins(0))
	}
}

func TestPractice(t *testing.T) {
	m := begin(t, play.DiscardSaver{}, 1, play.Person, rival.EasyKind)
	for range 12 {
		play1(t, m)
	}
	m.RecordHint()
	m.RecordHint()
	if m.HintCount() != 2 || m.Facts().Counts[play.HintsCountKey][0] != 2 {
		t.Errorf("%d hints", m.HintCount())
	}
	p, err := m.Practise(0, "again", play.DiscardSaver{})
	if err != nil || p.MoveCount() != 0 || p.TagValue(play.PracticeTag) != "again" || p.HintCount() != 0 || p.TagValue(play.ComputerTag(2)) != rival.EasyKind {
		t.Errorf("got %v", err)
	}
	if _, err := match.Resume("x", play.DiscardSaver{}); err == nil {
		t.Error("a text that is no record is resumed")
	}
	if _, err := match.New(m.Deal(), []play.Player{{Name: "A", Kind: "nobody"}, {Name: "B"}}, nil, play.DiscardSaver{}); err == nil {
		t.Error("there is a player nobody")
	}
}

// TestCountsTellOfFeats has the first seat delete a pile and be out while the others are in phase 1.
func TestCountsTellOfFeats(t *testing.T) {
	const head = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "A"]
[Seat2 "B"]
[Stage "play"]
[Down1 ""]
[Open1 ""]
[Hand1 "D 9 9"]
[Down2 "3"]
[Open2 "%s"]
[Hand2 "12"]
[Phase2 "%d"]
[Draw ""]
[Discard "4 6"]

1: D 9+9
`
	for open, phase := range map[string]int{"8": 1, "": 3} {
		m := need.Value(match.Resume(fmt.Sprintf(head, open, phase), play.DiscardSaver{}))(t)
		counts := m.Facts().Counts
		for name, want := range map[string][]int{
			match.LargestDeleteCountKey: {3, 0}, match.DeletesCountKey: {1, 0}, match.MostLaidCountKey: {2, 0}, match.MaxHandCountKey: {2, 1}, match.EarlyFinishCountKey: {phase % 3, 0}, match.PickUpsCountKey: {0, 0},
		} {
			if !slices.Equal(counts[name], want) {
				t.Errorf("in phase %d %s is %v, want %v", phase, name, counts[name], want)
			}
		}
	}
}
