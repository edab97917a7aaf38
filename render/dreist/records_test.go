package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// theChoice returns the first choice of the open panel.
func (a *guest) theChoice(t *testing.T) panel.Choice {
	t.Helper()
	for _, item := range a.panel.Items() {
		if c, ok := item.(panel.Choice); ok {
			return c
		}
	}
	t.Fatal("there is nothing to choose")
	return panel.Choice{}
}

func TestTheFirstGameHasItsNameInTheHistory(t *testing.T) {
	a := newApp(t)
	a.playFirstGame()
	a.table.SetGuide(nil)
	a.finish(t, true)
	a.showHistory()
	row := a.theList(t).Rows[0]
	if !strings.Contains(row.Label, a.say.Say("firstgame.name")) || strings.Contains(row.Label, "Practice") {
		t.Errorf("the first game is listed as %q", row.Label)
	}
	a.theChoice(t).Changed(len(About().Kinds) - 1)
	if n := len(a.theList(t).Rows); n != 1 {
		t.Errorf("%d games are listed as practice, want the first game", n)
	}
	entries, err := a.onDisk().History()
	if err != nil || ladder.Tally(entries).Total.Played != 0 {
		t.Errorf("the first game counts (%v)", err)
	}
}

// TestTheEndCountsThePlayersTurns has both play, and counts only the turns of one of them.
func TestTheEndCountsThePlayersTurns(t *testing.T) {
	a := newApp(t)
	p := playSolo(t, a, 400, 5)
	if !p.Match.IsOver() {
		t.Fatal("the game is not over")
	}
	own, last := 0, 0
	for _, step := range p.Match.History() {
		if step.Seat == 0 && step.Turn != last {
			own, last = own+1, step.Turn
		}
	}
	a.showEnd()
	// The first of all games has no average to stay below, and who has lost is told of something better.
	if want := a.say.Count("end.turns.won", own); strings.Contains(a.reads(), want) != p.Won() || own < 3 {
		t.Errorf("won %v: the end says %q, and %q after a win", p.Won(), a.reads(), want)
	}
	a.close()
	if !strings.Contains(a.at.result().Shared(), " "+a.say.Count("share.turns", own)+" ") {
		t.Errorf("what is shared says %q, want %d turns", a.at.result().Shared(), own)
	}
}

func TestAReviewOffersHelpWithoutAHoleBetweenTheIcons(t *testing.T) {
	a := newApp(t)
	playSolo(t, a, 14, 1)
	a.lookBack()
	_, p := reviewed(t, a)
	g := p.Line.Geometry()
	for name, at := range map[string]geom.Rect{"menu": g.Icons.Menu, "log": g.Icons.Log, "sound": g.Icons.Sound, "help": g.Icons.Help} {
		if p.ButtonAt(at.Center()) == tabletop.NoButton {
			t.Errorf("in the place of the icon %s there is a hole", name)
		}
	}
	p.pushButton(tabletop.HelpButton)
	a.answerRequests()
	if _, ok := a.app.Top().(screens.Help); !ok {
		t.Fatal("the help does not open")
	}
	a.leaveHelp()
	if !a.reviews() || a.panel != nil {
		t.Fatal("the help does not lead back to the review")
	}
	p.pushButton(tabletop.CloseButton)
	a.answerRequests()
	if a.reviews() {
		t.Error("the cross does not lead away")
	}
}

// TestEgonSpeaksOfTheMomentShown goes through a game both ways: after a turn of Egon's he never says that it is the
// player's, as what is told beside it is his turn.
func TestEgonSpeaksOfTheMomentShown(t *testing.T) {
	a := newApp(t)
	playSolo(t, a, 16, 1)
	a.lookBack()
	r, p := reviewed(t, a)
	said := map[string]int{}
	check := func() {
		p.settle()
		for range 3 {
			p.Tick(true)
		}
		if r.Moment() == 0 || p.Match.History()[r.Moment()-1].Move.Action != dreist.EgonPlays {
			return
		}
		if p.Opponents.Egon.Speech.Line == "" {
			t.Errorf("after %d moves, in his turn, Egon says nothing", r.Moment())
		}
		said[p.Opponents.Egon.Speech.Line]++
	}
	for r.Moment() > 0 {
		p.key(input.CommandLeft)
		check()
	}
	backwards := len(said)
	for r.Moment() < r.Last() {
		p.key(input.CommandRight)
		check()
	}
	if len(said) < 2 || len(said) != backwards {
		t.Errorf("forwards and backwards he says %v", said)
	}
}

// TestAReviewKeepsItsDistances looks at everything that stands beside the film, and whether the labels stand in their
// buttons.
func TestAReviewKeepsItsDistances(t *testing.T) {
	for _, language := range assets.Languages() {
		a := newApp(t)
		a.resize(stage.Frame{W: 960, H: 600, Scale: 1})
		a.Change(func(s *store.Settings) { s.Language = store.Language(language) })
		playSolo(t, a, 14, 1)
		a.lookBack()
		r, p := reviewed(t, a)
		e := newCanvas(t)
		e.On(new(listener))
		g, films := p.Line.Geometry(), r.Films()
		for name, at := range map[string]geom.Rect{"bubble": g.Egon.Bubble, "list": r.List(), "menu": g.Icons.Menu, "back": g.EndTurn} {
			if free := min(at.X-films[0].Right(), films[1].X-at.Right()); free < 2 {
				t.Errorf("the %s stands %v from the film", name, free)
			}
		}
		for _, b := range p.Buttons(nil) {
			if b.Label == "" {
				continue
			}
			size := 15.0
			if b.Id == tabletop.LeaveButton {
				size = 17
			}
			in := b.Rect.Inset(6 * g.Unit)
			k := e.Labels.Get(a.say.Say(b.Label), p.Text(assets.Strong, size, e.UI().Text), kit.Center, in.W)
			if k.W > in.W || k.H > b.Rect.H {
				t.Errorf("%s: %q, %v wide and %v high, does not fit %v", language, a.say.Say(b.Label), k.W, k.H, b.Rect)
			}
		}
	}
}

// TestTheEndPraisesAQuickWin ends three games: the first has no average of turns to stay within.
func TestTheEndPraisesAQuickWin(t *testing.T) {
	a := newApp(t)
	for i, tt := range []struct {
		won        bool
		says, next string
	}{
		{true, "Done in one turn", "Another game"},
		{false, "just one card away", "Rematch"},
		{true, "Done in just one turn", "Another game"},
	} {
		a.newGame()
		a.finish(t, tt.won)
		a.showEnd()
		if got := a.reads(); !strings.Contains(got, tt.says) || !strings.Contains(got, "["+tt.next+"]") {
			t.Errorf("game %d: the end says %q, want %q and %q", i+1, got, tt.says, tt.next)
		}
		a.close()
	}
}
