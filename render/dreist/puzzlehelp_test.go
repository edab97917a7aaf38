package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/puzzles"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// TestEscapeHaltsARush strikes Escape while a rush runs: nothing is lost, and nobody can think for free.
func TestEscapeHaltsARush(t *testing.T) {
	l := newLearner(t)
	l.beginRush()
	l.settle()
	r := l.at.riddle
	covered := func() bool { return l.panel != nil && l.at.halted() }
	for name, leave := range map[string]func(){"Escape": func() { l.keys(input.CommandCancel) },
		"the cross": func() { l.pushes(tabletop.LeaveButton) }} {
		if leave(); l.at.riddle != r || !covered() {
			t.Fatalf("%s: the rush runs on %v, menu %v, covered %v", name, l.at.riddle == r, l.panel != nil, covered())
		}
		if l.close(); covered() {
			t.Errorf("%s: the table stays covered", name)
		}
	}
	l.tick()
	l.clock += puzzles.RushTime
	if l.tick(); covered() || l.panel == nil {
		t.Error("what is told at the end lies over a covered table")
	}
}

// TestOneEscapeLeavesASolvedPuzzle solves puzzles with the keys, which point at something then.
func TestOneEscapeLeavesASolvedPuzzle(t *testing.T) {
	for _, k := range puzzle.Kinds() {
		l := newLearner(t)
		r := l.begin(k, 1, 4)
		l.byKeys(r)
		if !r.Attempt.Solved() {
			t.Fatalf("%v: not solved", k)
		}
		if l.keys(input.CommandCancel); l.at != nil {
			t.Errorf("%v: Escape does not leave a puzzle that was solved", k)
		}
	}
}

// TestAWrongCodeMovesNothing types a wrong code on both screens for codes.
func TestAWrongCodeMovesNothing(t *testing.T) {
	for name, screen := range map[string]struct {
		show func(*guest)
		open string
	}{
		"puzzles": {func(g *guest) { g.showPuzzles() }, "puzzles.open"},
		"deals":   {func(g *guest) { g.showCode() }, "code.play"},
	} {
		for _, language := range []string{"en", "de"} {
			g := visit(t, t.TempDir(), 1)
			g.SetLanguage(language)
			g.take(shell.Home())
			screen.show(g)
			g.wait(1)
			before, ok := labelled(g.panel.Panel(), g.say.Say(screen.open))
			if !ok {
				t.Fatalf("%s: no button opens a code", name)
			}
			for _, code := range []string{"u", "1", "", "P000-0000", deals.Daily("2026-05-03").String()[1:]} {
				g.write(0, code)
				g.press(screen.open)
				says, wrong := fieldNews(g)
				if at, _ := labelled(g.panel.Panel(), g.say.Say(screen.open)); at.Rect != before.Rect {
					t.Errorf("%s, %s: after %q the button is at %v instead of %v", name, language, code, at.Rect, before.Rect)
				}
				if !wrong || says == "" || !g.panel.Typing() {
					t.Errorf("%s, %s: after %q it says %q, and the keys write: %v", name, language, code, says, g.panel.Typing())
				}
				g.write(0, code+"2")
				if says, wrong := fieldNews(g); wrong {
					t.Errorf("%s, %s: while another code is typed it says %q", name, language, says)
				}
			}
		}
	}
}

// fieldNews returns what the line below the field for a code says, and whether that is a warning.
func fieldNews(g *guest) (says string, wrong bool) {
	below := false
	for _, item := range g.panel.Items() {
		switch item := item.(type) {
		case panel.Field:
			below = true
		case panel.Paragraph:
			if below {
				return item.Text, item.Tone == panel.Warning && item.Text != ""
			}
		}
	}
	return "", false
}

// TestASolvedPuzzleSaysWhy looks for the reason in the box of a solved puzzle.
func TestASolvedPuzzleSaysWhy(t *testing.T) {
	l := newLearner(t)
	p := seeing(t, puzzle.Trio, 1, func(p *puzzle.Puzzle) bool {
		truths := p.Truths()
		return truths[rightOnes(p)[0]] == puzzle.RowTrio
	})
	r := l.begin(p.Kind, p.Level, p.Seed)
	l.byMouse(r)
	l.settle()
	want := l.say.Puzzle(r.Attempt.(*puzzle.Marking).Because()[0].Sentence)
	if said := r.Texts(l.table.Now()).Said; said != want || want == "" {
		t.Errorf("the box says %q, want %q", said, want)
	}
	if took := r.Texts(l.table.Now()).Took; took == "" {
		t.Error("the time is not told")
	}
}

// TestATimeThatDoesNotCountIsTold solves a puzzle with a hint.
func TestATimeThatDoesNotCountIsTold(t *testing.T) {
	l := newLearner(t)
	r := l.begin(puzzle.Where, 1, 5)
	l.keys(input.CommandHint)
	l.byMouse(r)
	l.settle()
	plain := l.say.Say("puzzles.took", map[string]any{"Time": l.say.Span(r.Took)})
	if took := r.Texts(l.table.Now()).Took; took == plain || took == "" || r.Attempt.Stars() != 2 {
		t.Errorf("with %d stars it says %q", r.Attempt.Stars(), took)
	}
}

// TestOnlyButtonsAreLeftWhenNothingIsTurnedUp foretells Egon's turn: between two cards of his pile no place is lit until
// a card is picked that was set aside.
func TestOnlyButtonsAreLeftWhenNothingIsTurnedUp(t *testing.T) {
	l := newLearner(t)
	between := 0
	for seed := range uint64(8) {
		r := l.begin(puzzle.Egon, 3, seed)
		f := r.Reply.(*puzzles.Foresight)
		followHints(t, r.Attempt.Puzzle(), func(_ puzzle.Attempt, h puzzle.Hint) {
			line := shown(l.table).Prompt
			if lit := f.Card != dreist.NoCard; lit != f.Waits() || lit != (len(f.Rows) > 0) || lit != (line == l.say.Say("puzzles.keys.egon")) {
				t.Errorf("seed %d: Egon has turned up a card: %v, meant is %v with the rows %v, the keys are told as %q", seed, f.Waits(), f.Card,
					f.Rows, line)
			}
			if !f.Waits() && len(f.Open) > 0 {
				between++
				if l.keys(input.CommandLeft); f.Card != f.Open[len(f.Open)-1] || len(f.Rows) == 0 {
					t.Error("no key picks the card set aside last")
				}
			}
			l.decide(r, h, true)
			l.settle()
		})
	}
	if between == 0 {
		t.Error("Egon never has to decide without a card turned up")
	}
}

// TestEgonSpeaksTheNewLanguage changes the language while a puzzle is halted.
func TestEgonSpeaksTheNewLanguage(t *testing.T) {
	l := newLearner(t)
	l.begin(puzzle.Where, 1, 5)
	l.showMenu()
	l.SetLanguage("de")
	l.tick()
	if want := l.say.Say("puzzles.egon.asks"); l.table.Opponents.Egon.Speech.Line != want {
		t.Errorf("Egon says %q, want %q", l.table.Opponents.Egon.Speech.Line, want)
	}
}

// TestARushShowsTheRowAndTheRecordBefore skips a puzzle after a flawless one.
func TestARushShowsTheRowAndTheRecordBefore(t *testing.T) {
	l := newLearner(t)
	l.puzzles.Keep(func(best *puzzle.Best) { best.AddRush(puzzle.RushResult{Score: 2, Solved: 1}) })
	l.showPuzzles()
	if !l.reads(l.say.Say("puzzles.rush.best", map[string]any{"Best": 2})) {
		t.Error("the puzzle corner does not tell the record")
	}
	l.beginRush()
	l.settle()
	shows := func(row string) {
		t.Helper()
		text := l.at.riddle.Texts(l.table.Now())
		if text.Streak != l.say.Say("puzzles.rush.streak", map[string]any{"Streak": row}) || text.Record != "2" {
			t.Errorf("shown is %q beside the record %q, want a row of %s and 2", text.Streak, text.Record, row)
		}
	}
	shows("0")
	first := l.at.riddle
	l.byMouse(first)
	for l.at.riddle == first {
		l.tick()
	}
	l.settle()
	shows("1")
	l.keys(input.CommandDecline)
	l.settle()
	shows("0")
}

// reads reports whether a button of the open panel has a detail.
func (l *solver) reads(detail string) bool {
	for _, item := range l.panel.Items() {
		if row, ok := item.(panel.Row); ok {
			for _, b := range row.Buttons {
				if b.Detail == detail {
					return true
				}
			}
		}
	}
	return false
}

// TestARushIsSkippedByName looks for the name of the button that is told before a rush.
func TestARushIsSkippedByName(t *testing.T) {
	l := newLearner(t)
	label := func() string {
		for _, b := range l.table.Buttons(nil) {
			if b.Id == puzzles.AnotherButton {
				return b.Label
			}
		}
		return ""
	}
	l.begin(puzzle.Where, 1, 5)
	if got := label(); got != "puzzles.another" {
		t.Errorf("outside a rush the button is called %s", got)
	}
	l.beginRush()
	l.settle()
	if got := label(); got != "puzzles.rush.skip" {
		t.Errorf("in a rush the button is called %s", got)
	}
}
