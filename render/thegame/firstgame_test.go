package thegame

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	person "dreist/render/guest"
	"dreist/render/screens"
	"dreist/render/thegame/learn"
	"dreist/render/thegame/table"
)

// teacher returns the guide of the first game that is on the table.
func (g *guest) teacher() *learn.Tutorial {
	g.Helper()
	t, ok := g.sitting().Table.Guide.(*learn.Tutorial)
	if !ok {
		g.Fatal("nobody teaches")
	}
	return t
}

// byKeys lays a card by its number and the letter of a pile.
func (g *guest) byKeys(m thegame.Move) {
	for _, digit := range m.Card.String() {
		g.SendCommand(table.FirstDigitCommand + input.Command(digit-'0'))
	}
	if m.Card < 10 {
		g.SendCommand(input.CommandConfirm)
	}
	g.SendCommand(table.FirstPileCommand + input.Command(m.Pile))
}

// obey does by keys what the teacher says.
func (g *guest) obey() {
	g.Helper()
	idea, ok := g.teacher().Lesson.CurrentIdea()
	m, asked := g.teacher().WantedMove()
	switch {
	case ok && idea.Action == lesson.TakeBack:
		g.SendCommand(input.CommandUndo)
	case ok && idea.Action == lesson.AskHint:
		g.SendCommand(input.CommandHint)
		g.SendCommand(input.CommandCancel) // the hint goes, and the teacher is back
	case asked && m.Action == thegame.LayCard:
		g.byKeys(m)
	default:
		g.SendCommand(input.CommandConfirm)
	}
	g.AdvanceToRest()
}

// wantClear fails unless the bubble is seen, within the window, and covers no card, no pile, no path, no character and no button.
func (g *guest) wantClear() {
	g.Helper()
	t := g.sitting().Table
	geo := t.Timeline.Geometry()
	clear := map[string]geom.Rect{"rows": geo.Mat, "hand": geo.HandRect, "draw pile": geo.DrawPile, "line": geo.RefusalRect}
	for on := range thegame.Pile(thegame.PileCount) {
		clear[on.String()+" at its ends"] = geo.FigureRect(on, 1).Union(geo.FigureRect(on, float64(thegame.Highest+1)))
		clear[on.String()] = t.FigureRect(on)
	}
	person.WantBubbleClear(g.TB, g.Frame(), &g.teacher().Speech, t.Buttons(), clear)
}

// TestTheFirstGameIsPlayedByWhatTheTeachersSay begins as a newcomer, does what is said, plays on alone to the end and goes on with a whole game.
func TestTheFirstGameIsPlayedByWhatTheTeachersSay(t *testing.T) {
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) { playFirst(t, language) })
	}
}

func playFirst(t *testing.T, language string) {
	g := visit(t, t.TempDir(), 1)
	g.SetLanguage(language)
	g.ClickLabel(g.Say("firstgame.offer"))
	g.AdvanceToRest()
	g.SendCommand(input.CommandNo) // which does nothing here: keys are named to who uses them
	g.AdvanceToRest()
	said, words := map[string]bool{}, 0
	for !g.teacher().Lesson.IsDone() {
		idea, led := g.teacher().Lesson.CurrentIdea()
		if says := g.teacher().Bubble.SpeechText; led {
			g.wantClear()
			read := g.sitting().Table.Description()
			for _, line := range []string{says.Text, says.Details, says.KeysText} {
				if line == "" || !strings.Contains(read, line) {
					t.Errorf("%s: %q is not read aloud in\n%s", idea.ID, line, read)
				}
			}
			if said[says.Text] {
				t.Errorf("%q is said twice", says.Text)
			}
			said[says.Text] = true
			words += len(strings.Fields(says.Text))
		} else if !g.teacher().IsSilent() {
			t.Errorf("between the ideas %q is said", says.Text)
		}
		if g.obey(); len(said) > 20 {
			t.Fatal("the script does not end")
		}
	}
	if words > 130 {
		t.Errorf("%d words are said before the player is alone: want few", words)
	}
	remarks := map[string]bool{}
	m := g.sitting().Table.Match
	for !m.IsOver() {
		g.playOn()
		if says := g.teacher().Bubble.Text; !g.teacher().IsSilent() {
			remarks[says] = true
			g.wantClear()
		}
	}
	g.AdvanceToRest()
	g.accept()
	g.AdvanceToRest()
	if want := g.Say("tutor.remark.empty"); !remarks[want] {
		t.Errorf("%q is missing in %v", want, remarks)
	}
	all := g.FinishedEntries()
	if len(all) != 1 || all[0].Kind != store.KindFirst || g.UnfinishedMatch(screens.FirstGameSlot) != nil || len(g.FinishedEntries(store.KindSolo)) > 0 {
		t.Errorf("finished are %v, want the first game, which does not count", all)
	}
	whole := strings.ReplaceAll(g.Say("tutor.ended.whole", map[string]any{"All": thegame.CardCount}), "\n", " ")
	if leads := g.leading(); !slices.Equal(leads, []string{whole}) {
		t.Errorf("at the end lead %q", leads)
	}
	g.ClickLabel(whole)
	g.AdvanceToRest()
	if k := g.UnfinishedMatch(store.SoloSlot); k == nil || g.sitting().Table.ShownPosition().CardsLeft() != thegame.CardCount {
		t.Error("no whole game begins")
	}
}

// leading returns what the buttons of the topmost screen say that lead.
func (g *guest) leading() (all []string) {
	for _, t := range g.App.TopScreen().Targets(nil) {
		if t.Primary {
			all = append(all, t.Label)
		}
	}
	return all
}

// TestTheBubbleCoversNothing shows every sentence with its rest in windows of every kind, with large letters too.
func TestTheBubbleCoversNothing(t *testing.T) {
	var g *guest
	person.LearnInEveryWindow(func() *person.Guest { g = visit(t, t.TempDir(), 1); return g.Guest }, func(openDetails func()) {
		for !g.teacher().Lesson.IsDone() {
			if _, led := g.teacher().Lesson.CurrentIdea(); led {
				g.wantClear()
				openDetails()
				g.wantClear()
			}
			g.obey()
		}
	})
}
