package dreist

import (
	"strings"
	"testing"
	"time"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/school"
	"dreist/render/tabletop"
)

func TestASharedPuzzleIsTheSame(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Trio, 3, 77)
	l.byMouse(r)
	l.settle()
	l.pushes(puzzles.CopyButton)
	code, ok := l.Pocket.Read().Take()
	if !ok || code != r.Attempt.Puzzle().Share() {
		t.Fatalf("copied is %q", code)
	}
	if said := r.Texts(l.table.Now()).Said; said == "" || !r.Copied {
		t.Error("nobody says that the code was copied")
	}
	l.keys(input.CommandCancel)
	if l.table != nil || l.panel == nil {
		t.Fatal("Escape does not lead back to the choice of puzzles")
	}
	l.write(0, " "+code+" ")
	l.press("puzzles.open")
	if got := l.at.riddle.Attempt.Puzzle(); got.Share() != code || got.Position != r.Attempt.Puzzle().Position {
		t.Errorf("the code %s leads to %s", code, got.Share())
	}
	l.showPuzzles()
	l.write(0, "P000-0000")
	l.press("puzzles.open")
	if l.table != nil || !strings.Contains(l.guest.reads(), l.say.Say("puzzle.code.check")) {
		t.Errorf("a wrong code is answered with %s", l.guest.reads())
	}
}

func TestBestResultsAreFoundAgain(t *testing.T) {
	folder := t.TempDir()
	l := newLearnerIn(t, folder)
	r := l.begin(puzzle.Leaves, 1, 5)
	l.clock += 7 * time.Second
	l.tick()
	l.keys(input.CommandMenu)
	l.clock += time.Hour // a pause does not count
	l.tick()
	l.close()
	l.byMouse(r)
	l.wantSolved(r)
	best := newLearnerIn(t, folder).puzzles.Results()
	got := best.Result(puzzle.Leaves, 1)
	if got.Solved() != 1 || got.Millis < 7000 || got.Millis > 9000 {
		t.Errorf("another program finds %+v, want one solved in 7 to 9 s", got)
	}
	if !r.Fastest {
		t.Error("the first one is not the fastest")
	}
	if r.Took != r.Record.Millis || !strings.Contains(r.Texts(l.table.Now()).Took, l.say.Span(r.Record.Millis)) {
		t.Errorf("it took %d ms and says %q beside the best of %d ms", r.Took, r.Texts(l.table.Now()).Took, r.Record.Millis)
	}
	slower := l.begin(puzzle.Leaves, 1, 6)
	l.clock += time.Minute
	l.byMouse(slower)
	if slower.Fastest || slower.Record.Millis != got.Millis || slower.Record.Solved() != 2 {
		t.Errorf("a slower one makes it %+v", slower.Record)
	}
	if err := l.onDisk().SaveNotes(school.PuzzleNotes, store.Notes{"best": []byte(`{"where": 5}`)}); err != nil {
		t.Fatal(err)
	}
	l.reread()
	if best := l.puzzles.Results(); best.Result(puzzle.Leaves, 1).Solved() != 0 {
		t.Error("nonsense in the notes is not forgiven")
	}
}

func TestARushRunsAgainstTime(t *testing.T) {
	l := newLearner(t)
	l.beginRush()
	l.settle()
	run := l.at.riddle.Rush
	if run.Seconds() != int(puzzles.RushTime.Seconds()) {
		t.Errorf("%d s are left at the beginning", run.Seconds())
	}
	for n := 1; n <= 3; n++ {
		r := l.at.riddle
		if run.Number() != n || !l.table.Busy() {
			t.Fatalf("puzzle %d is number %d, awake %v", n, run.Number(), l.table.Busy())
		}
		l.byMouse(r)
		if !r.Attempt.Solved() {
			t.Fatalf("puzzle %d is not solved", n)
		}
		left := run.Left()
		for ticks := 0; l.at.riddle == r; ticks++ {
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
	l.do(input.Gesture{Kind: input.Leave})
	left = run.Left()
	l.clock += time.Hour
	if l.tick(); l.panel == nil || run.Left() < left {
		t.Errorf("another window took %d ms, menu %v", left-run.Left(), l.panel != nil)
	}
	l.close()
	l.tick()
	l.clock += puzzles.RushTime
	l.tick()
	if !run.Over() || l.panel == nil || !l.panel.blocks {
		t.Fatal("the end of the time is not told")
	}
	if best := l.puzzles.Results(); best.Rush().Score != 9 || best.Rush().Solved != 3 {
		t.Errorf("kept is %+v", best.Rush())
	}
	l.beginRush()
	if l.panel != nil || l.at.riddle.Rush.Best != 9 {
		t.Error("the rush cannot be run again")
	}
}

// TestEnterMeantForTheLastPuzzleOfARushDoesNothing strikes it while the next one still comes.
func TestEnterMeantForTheLastPuzzleOfARushDoesNothing(t *testing.T) {
	l := newLearner(t)
	l.beginRush()
	l.settle()
	solved := l.at.riddle
	l.byMouse(solved)
	for ticks := 0; l.at.riddle == solved && ticks < 2000; ticks++ {
		l.tick()
	}
	l.keys(input.CommandEndTurn)
	if r := l.at.riddle; r == solved || r.Attempt.Stars() != 3 || r.Comment.Key != "" {
		t.Errorf("it is taken as an answer: %q", r.Comment.Key)
	}
}

func TestAnAnswerThatIsChangedIsNoLongerJudged(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Where, 1, 5)
	l.pushes(puzzles.CheckButton) // nothing is marked
	if r.Comment.Key == "" || r.Mood != puzzles.MoodWrong {
		t.Fatal("nowhere is no answer to this puzzle, and nobody says so")
	}
	l.pushes(puzzles.OptionButton)
	if r.Comment.Key != "" || r.Mood == puzzles.MoodWrong {
		t.Errorf("the box still says %q", r.Comment.Key)
	}
	l.showMenu()
	l.press("puzzles.back")
	if l.table != nil || l.panel == nil {
		t.Error("the pause does not lead to the puzzle corner")
	}
}

func TestAPuzzleTouchesNoGame(t *testing.T) {
	l := newLearner(t)
	l.newGame()
	l.table.Play(dreist.Discard(l.table.Position().Hand(0)[0]))
	before, _, err := l.onDisk().LoadGame(store.Solo)
	if err != nil {
		t.Fatal(err)
	}
	l.leave()
	r := l.begin(puzzle.Leaves, 2, 4)
	l.byKeys(r)
	l.wantSolved(r)
	l.keys(input.CommandEndTurn) // on to the next one
	if l.at.riddle == r || l.at.riddle.Attempt.Puzzle().Kind != puzzle.Leaves {
		t.Error("no other puzzle follows")
	}
	l.settle()
	l.pushes(tabletop.LeaveButton)
	after, _, err := l.onDisk().LoadGame(store.Solo)
	if err != nil || after != before || l.findSaved(store.Solo) == nil {
		t.Errorf("the game that was begun has changed (%v)", err)
	}
	h, err := l.onDisk().History()
	if err != nil || len(h) > 0 {
		t.Errorf("a puzzle is in the history: %v, %v", h, err)
	}
}

// TestTheCornerDrawsItsStars shows the screen on which puzzles are chosen with some results.
func TestTheCornerDrawsItsStars(t *testing.T) {
	l := newLearner(t)
	l.byMouse(l.begin(puzzle.Where, 1, 1))
	l.showPuzzles()
	rooms := l.panel.Panel().Rooms()
	if len(rooms) != len(puzzle.Kinds())*puzzle.Levels {
		t.Fatalf("%d puzzles can be chosen", len(rooms))
	}
	seen := new(listener)
	l.canvas.On(seen)
	l.panel.Decorate(l.panel.Panel())
	if want := len(rooms)*puzzles.MaxStars + puzzle.Levels; seen.drawn != want {
		t.Errorf("%d pictures are drawn, want %d", seen.drawn, want)
	}
	if _, ok := labelled(l.panel.Panel(), l.say.Say(dreistmsg.PuzzleRushTitle)); !ok {
		t.Error("the rush cannot be chosen")
	}
	l.showLearn()
	l.press(dreistmsg.LearnPractice)
	l.press(dreistmsg.PuzzleTitle)
	l.pressPrimary()
	if r := l.at.riddle; r == nil || r.Attempt.Puzzle().Kind != puzzle.Where {
		t.Error("learning does not lead to the puzzle that is suggested")
	}
}
