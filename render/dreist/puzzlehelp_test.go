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
)

// TestAWrongCodeMovesNothing types a wrong code.
func TestAWrongCodeMovesNothing(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		g := visit(t, t.TempDir(), 1)
		g.SetLanguage(language)
		g.take(shell.Home())
		g.showCode()
		g.wait(1)
		before, ok := labelled(g.panel.Panel(), g.say.Say("code.play"))
		if !ok {
			t.Fatal("no button opens a code")
		}
		for _, code := range []string{"u", "1", "", "P000-0000", deals.Daily("2026-05-03").String()[1:]} {
			g.write(0, code)
			g.press("code.play")
			says, wrong := fieldNews(g)
			if at, _ := labelled(g.panel.Panel(), g.say.Say("code.play")); at.Rect != before.Rect {
				t.Errorf("%s: after %q the button is at %v instead of %v", language, code, at.Rect, before.Rect)
			}
			if !wrong || says == "" || !g.panel.Typing() {
				t.Errorf("%s: after %q it says %q, and the keys write: %v", language, code, says, g.panel.Typing())
			}
			g.write(0, code+"2")
			if says, wrong := fieldNews(g); wrong {
				t.Errorf("%s: while another code is typed it says %q", language, says)
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
