package dreist

import (
	"testing"
	"time"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
)

func TestASharedPuzzleIsTheSame(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Trio, 3, 77)
	l.byMouse(r)
	l.settle()
	l.pushes(copyButton)
	code, err := l.pocket.Read()
	if err != nil || code != r.attempt.Puzzle().Share() {
		t.Fatalf("copied is %q, %v", code, err)
	}
	if said := r.texts(l.table).said; said == "" || !r.copied {
		t.Error("nobody says that the code was copied")
	}
	l.keys(input.CommandCancel)
	if l.table != nil || l.panel == nil {
		t.Fatal("Escape does not lead back to the choice of puzzles")
	}
	c := &corner{App: l.App, code: " " + code + " "}
	c.openCode()
	if got := l.riddle().attempt.Puzzle(); got.Share() != code || got.Position != r.attempt.Puzzle().Position {
		t.Errorf("the code %s leads to %s", code, got.Share())
	}
	l.showPractice()
	c = &corner{App: l.App, code: "P000-0000"}
	c.openCode()
	if l.table != nil || c.fault != l.say.Say("puzzle.code.check") {
		t.Errorf("a wrong code is answered with %q", c.fault)
	}
}

func TestBestResultsAreFoundAgain(t *testing.T) {
	folder := t.TempDir()
	l := newLearnerIn(t, folder)
	r := l.begin(puzzle.Leaves, 1, 5)
	l.clock += 7 * time.Second
	l.tick()
	l.showMenu()
	l.clock += time.Hour // a pause does not count
	l.tick()
	l.close()
	l.byMouse(r)
	l.wantSolved(r)
	best := newLearnerIn(t, folder).results()
	got := best.Result(puzzle.Leaves, 1)
	if got.Solved() != 1 || got.Millis < 7000 || got.Millis > 9000 {
		t.Errorf("another program finds %+v, want one solved in 7 to 9 s", got)
	}
	if !r.fastest {
		t.Error("the first one is not the fastest")
	}
	slower := l.begin(puzzle.Leaves, 1, 6)
	l.clock += time.Minute
	l.byMouse(slower)
	if slower.fastest || slower.record.Millis != got.Millis || slower.record.Solved() != 2 {
		t.Errorf("a slower one makes it %+v", slower.record)
	}
	if err := l.onDisk().SaveNotes(practiceNotes, store.Notes{bestResults: []byte(`{"where": 5}`)}); err != nil {
		t.Fatal(err)
	}
	if best := newLearnerIn(t, folder).results(); best.Result(puzzle.Leaves, 1).Solved() != 0 {
		t.Error("nonsense in the notes is not forgiven")
	}
}

func TestARushRunsAgainstTime(t *testing.T) {
	l := newLearner(t)
	l.beginRush()
	l.settle()
	run := l.riddle().rush
	if run.seconds() != int(rushTime.Seconds()) {
		t.Errorf("%d s are left at the beginning", run.seconds())
	}
	for n := 1; n <= 3; n++ {
		r := l.riddle()
		if run.Number() != n || !l.table.busy() {
			t.Fatalf("puzzle %d is number %d, awake %v", n, run.Number(), l.table.busy())
		}
		l.byMouse(r)
		if !r.attempt.Solved() {
			t.Fatalf("puzzle %d is not solved", n)
		}
		left := run.Left()
		for ticks := 0; l.riddle() == r; ticks++ {
			if ticks > 2000 {
				t.Fatal("no puzzle follows")
			}
			l.tick()
		}
		if run.Left() != left {
			t.Error("time passes while the stars shine")
		}
		l.settle()
	}
	l.keys(input.CommandDecline) // skips one
	l.settle()
	if run.Number() != 5 || run.Result().Score != 9 || run.Result().Streak != 3 {
		t.Errorf("at puzzle %d the rush stands at %+v", run.Number(), run.Result())
	}
	l.showMenu()
	left := run.Left()
	l.clock += time.Hour
	l.tick()
	l.close()
	if l.tick(); run.Left() < left-100 {
		t.Errorf("a pause took %d ms", left-run.Left())
	}
	l.global([]input.Gesture{{Kind: input.Leave}})
	left = run.Left()
	l.clock += time.Hour
	if l.tick(); l.panel == nil || run.Left() < left {
		t.Errorf("another window took %d ms, menu %v", left-run.Left(), l.panel != nil)
	}
	l.close()
	l.tick()
	l.clock += rushTime
	l.tick()
	if !run.Over() || l.panel == nil || !l.panel.blocks {
		t.Fatal("the end of the time is not told")
	}
	if best := l.results(); best.Rush().Score != 9 || best.Rush().Solved != 3 {
		t.Errorf("kept is %+v", best.Rush())
	}
	l.beginRush()
	if l.panel != nil || l.riddle().rush.best != 9 {
		t.Error("the rush cannot be run again")
	}
}

// TestEnterMeantForTheLastPuzzleOfARushDoesNothing strikes it while the next one still comes.
func TestEnterMeantForTheLastPuzzleOfARushDoesNothing(t *testing.T) {
	l := newLearner(t)
	l.beginRush()
	l.settle()
	solved := l.riddle()
	l.byMouse(solved)
	for ticks := 0; l.riddle() == solved && ticks < 2000; ticks++ {
		l.tick()
	}
	l.keys(input.CommandEndTurn)
	if r := l.riddle(); r == solved || r.attempt.Stars() != 3 || r.told.Key != "" {
		t.Errorf("it is taken as an answer: %q", r.told.Key)
	}
}

func TestAnAnswerThatIsChangedIsNoLongerJudged(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Where, 1, 5)
	l.pushes(checkButton) // nothing is marked
	if r.told.Key == "" || r.tone != toneWrong {
		t.Fatal("nowhere is no answer to this puzzle, and nobody says so")
	}
	l.pushes(optionButton)
	if r.told.Key != "" || r.tone == toneWrong {
		t.Errorf("the box still says %q", r.told.Key)
	}
	l.showMenu()
	for _, b := range l.departures() {
		if b.Label == l.say.Say("practice.back") {
			b.Action()
		}
	}
	if l.table != nil || l.panel == nil {
		t.Error("the pause does not lead to the puzzle corner")
	}
}

func TestAPuzzleTouchesNoGame(t *testing.T) {
	l := newLearner(t)
	l.newGame()
	l.table.play(dreist.Discard(l.table.position().Hand(0)[0]))
	before, _, err := l.onDisk().LoadGame(store.Solo)
	if err != nil {
		t.Fatal(err)
	}
	l.leave()
	r := l.begin(puzzle.Leaves, 2, 4)
	l.byKeys(r)
	l.wantSolved(r)
	l.score()
	l.keys(input.CommandEndTurn) // on to the next one
	if l.riddle() == r || l.riddle().attempt.Puzzle().Kind != puzzle.Leaves {
		t.Error("no other puzzle follows")
	}
	l.settle()
	l.pushes(leaveButton)
	after, _, err := l.onDisk().LoadGame(store.Solo)
	if err != nil || after != before || !l.singleGameRuns() {
		t.Errorf("the game that was begun has changed (%v)", err)
	}
	h, err := l.onDisk().History(0)
	if err != nil || len(h) > 0 {
		t.Errorf("a puzzle is in the history: %v, %v", h, err)
	}
}

func TestTheNextKindIsSuggested(t *testing.T) {
	var best puzzle.Best
	if k, level := suggested(&best); k != puzzle.Where || level != 1 {
		t.Errorf("a beginner is sent to %v of level %d", k, level)
	}
	if err := best.UnmarshalJSON([]byte(`{"where": [{"stars": [0, 0, 2]}], "trio": [{"stars": [1, 0, 0]}]}`)); err != nil {
		t.Fatal(err)
	}
	if k, level := suggested(&best); k != puzzle.Trio || level != 1 {
		t.Errorf("next comes %v of level %d", k, level)
	}
}

// TestTheCornerDrawsItsStars shows the screen on which puzzles are chosen with some results.
func TestTheCornerDrawsItsStars(t *testing.T) {
	l := newLearner(t)
	l.byMouse(l.begin(puzzle.Where, 1, 1))
	l.showPractice()
	rooms := l.panel.Rooms()
	if len(rooms) != len(puzzle.Kinds())*puzzle.Levels {
		t.Fatalf("%d puzzles can be chosen", len(rooms))
	}
	seen := new(listener)
	l.canvas.on(seen)
	l.panel.decorate(&l.canvas, l.panel.Panel)
	if want := len(rooms)*maxStars + puzzle.Levels; seen.drawn != want {
		t.Errorf("%d pictures are drawn, want %d", seen.drawn, want)
	}
	if _, ok := l.panel.ButtonRect(l.say.Say(puzzle.RushTitleKey)); !ok {
		t.Error("the rush cannot be chosen")
	}
	l.showLearn()
	row, ok := l.waysToPractise().(panel.Row)
	if !ok || len(l.waysToLearn()) == 0 {
		t.Fatal("learning does not lead to the puzzles")
	}
	row.Buttons[1].Action()
	if r := l.riddle(); r == nil || r.attempt.Puzzle().Kind != puzzle.Where {
		t.Error("the second click does not lead to a puzzle")
	}
}
