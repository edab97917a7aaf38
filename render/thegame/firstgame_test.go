package thegame

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/script"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/render/thegame/table"
	"dreist/render/thegame/tutorial"
)

// teacher returns the guide of the first game that is on the table.
func (g *guest) teacher() *tutorial.Tutorial {
	g.Helper()
	t, ok := g.board().table.Guide.(*tutorial.Tutorial)
	if !ok {
		g.Fatal("nobody teaches")
	}
	return t
}

// hands are the ways to do what the teacher says.
type hands struct {
	lay   func(g *guest, m thegame.Move)
	press func(g *guest, label string, c input.Command)
	keys  bool
}

// everyHands are the mouse and the keys, in which a number and the letter of a pile stand for what a pad has arrows for.
func everyHands() map[string]hands {
	return map[string]hands{
		"mouse": {func(g *guest, m thegame.Move) { g.lay(m, m.Card%2 == 0) }, func(g *guest, label string, _ input.Command) { g.Press(g.Say(label)) }, false},
		"keys": {func(g *guest, m thegame.Move) {
			for _, digit := range m.Card.String() {
				g.Key(table.CommandTen + input.Command(digit-'0'))
			}
			if m.Card < 10 {
				g.Key(input.CommandEndTurn)
			}
			g.Key(table.CommandPile + input.Command(m.Pile))
			g.Rest()
		}, func(g *guest, _ string, c input.Command) { g.Key(c) }, true},
	}
}

// obey does what the teacher says.
func (g *guest) obey(h hands) {
	g.Helper()
	idea, ok := g.teacher().Lesson.Active()
	m, asked := g.teacher().Wanted()
	switch {
	case ok && idea.Deed == script.TakeBack:
		h.press(g, msg.ButtonUndo, input.CommandUndo)
	case ok && idea.Deed == script.AskHint:
		h.press(g, msg.AdviceButton, input.CommandHint)
		g.Key(input.CommandCancel) // the hint goes, and the teacher is back
	case asked && m.Action == thegame.LayCard:
		h.lay(g, m)
	default:
		h.press(g, thegamemsg.TurnButton, input.CommandEndTurn)
	}
	g.Rest()
}

// wantClear fails unless the bubble is seen, within the window, and covers no card, no pile and no button.
func (g *guest) wantClear() {
	g.Helper()
	box, seen := g.teacher().Bubble()
	t := g.board().table
	geo := t.Line.Geometry()
	if in := (geom.Rect{W: geo.W, H: geo.H}); !seen || box.Overlap(in) < box.W*box.H-1 {
		g.Errorf("%v×%v: the bubble is at %v, seen %v", geo.W, geo.H, box, seen)
	}
	clear := map[string]geom.Rect{"rows": geo.Mat, "hand": geo.Tray, "draw pile": geo.Deck, "line": geo.Refusal}
	for _, b := range t.Buttons(nil) {
		if b.Id != tabletop.MoreButton {
			clear[b.Target()] = b.Rect
		}
	}
	for what, r := range clear {
		if box.Overlap(r) > 0 {
			g.Errorf("%v×%v, %s: the bubble at %v covers the %s at %v", geo.W, geo.H, g.teacher().Says().Say, box, what, r)
		}
	}
}

// TestTheFirstGameIsPlayedByWhatTheTeachersSay begins as a newcomer, does what is said in both languages by mouse and by keys, plays on alone to
// the end and goes on with a whole game.
func TestTheFirstGameIsPlayedByWhatTheTeachersSay(t *testing.T) {
	for _, language := range []string{"de", "en"} {
		for name, h := range everyHands() {
			t.Run(language+" "+name, func(t *testing.T) { playFirst(t, language, h) })
		}
	}
}

func playFirst(t *testing.T, language string, h hands) {
	g := visit(t, t.TempDir(), 1)
	g.SetLanguage(language)
	g.Do()
	if leads := g.leading(); !slices.Equal(leads, []string{g.Say(msg.FirstgameOffer)}) {
		t.Errorf("on the start screen of a newcomer lead %q", leads)
	}
	g.Press(g.Say(msg.FirstgameOffer))
	if h.keys {
		g.Rest()
		g.Key(input.CommandFirst) // which does nothing here: keys are named to who uses them
	}
	g.Rest()
	said, words := map[string]bool{}, 0
	for !g.teacher().Lesson.Done() {
		idea, led := g.teacher().Lesson.Active()
		if says := g.teacher().Says(); led {
			g.wantClear()
			read := g.board().table.Read()
			for _, line := range []string{says.Say, says.More} {
				if line == "" || !strings.Contains(read, line) {
					t.Errorf("%s: %q is not read aloud in\n%s", idea.ID, line, read)
				}
			}
			if (says.Keys != "") != h.keys {
				t.Errorf("%q names the keys %q", says.Say, says.Keys)
			}
			if said[says.Say] {
				t.Errorf("%q is said twice", says.Say)
			}
			said[says.Say] = true
			words += len(strings.Fields(says.Say))
		} else if says.Say != "" {
			t.Errorf("between the ideas %q is said", says.Say)
		}
		if g.obey(h); len(said) > 20 {
			t.Fatal("the script does not end")
		}
	}
	if words > 130 {
		t.Errorf("%d words are said before the player is alone: want few", words)
	}
	remarks := map[string]bool{}
	m := g.board().table.Match
	for !m.Over() {
		g.playOn()
		if says := g.teacher().Says().Say; says != "" {
			remarks[says] = true
			g.wantClear()
		}
	}
	g.Rest()
	if !m.Settled() {
		g.Press(g.Say(msg.EndSettle))
		g.Rest()
	}
	if want := g.Say(thegamemsg.TutorRemarkEmpty); !remarks[want] {
		t.Errorf("%q is missing in %v", want, remarks)
	}
	all := g.Finished()
	if len(all) != 1 || all[0].Kind != store.KindFirst || g.Find(screens.FirstSlot) != nil || len(g.Finished(store.KindSolo)) > 0 {
		t.Errorf("finished are %v, want the first game, which does not count", all)
	}
	whole := strings.ReplaceAll(g.Say(thegamemsg.TutorEndedWhole, map[string]any{"All": thegame.Deck}), "\n", " ")
	if leads := g.leading(); !slices.Equal(leads, []string{whole}) {
		t.Errorf("at the end lead %q", leads)
	}
	g.Press(whole)
	g.Rest()
	if k := g.Find(store.Solo); k == nil || g.board().table.Position().Rest() != thegame.Deck {
		t.Error("no whole game begins")
	}
	g.App.Take(shell.Home())
	if g.Do(); slices.Contains(g.leading(), g.Say(msg.FirstgameOffer)) {
		t.Error("who has played is offered the first game again")
	}
	g.App.Take(shell.Home(g.game.learn()))
	if g.Do(); !slices.Equal(g.leading(), []string{g.Say(msg.FirstgameOffer)}) {
		t.Errorf("on the way to learn leads %v, want the first game", g.leading())
	}
}

// leading returns what the buttons of the topmost screen say that lead.
func (g *guest) leading() (all []string) {
	for _, t := range g.App.Top().Targets(nil) {
		if t.Primary {
			all = append(all, t.Label)
		}
	}
	return all
}

// TestWhatTheTeachersDoNotAskForWaits drops a card on a pile where it may lie, but not yet, and takes it up again.
func TestWhatTheTeachersDoNotAskForWaits(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.Press(g.Say(msg.FirstgameOffer))
	g.Rest()
	before := g.teacher().Says().Say
	g.lay(thegame.Lay(13, thegame.C), true)
	if says := g.teacher().Says().Say; g.board().table.Match.Length() > 0 || says == before || says == "" {
		t.Errorf("after %d moves %q is said, as before", g.board().table.Match.Length(), says)
	}
	if g.board().table.Holds() {
		t.Error("the card stays in the air")
	}
	g.Do(input.Gesture{Kind: input.Press, At: input.Point{X: 5, Y: 5}})
	if g.Rest(); g.teacher().Says().Say != before {
		t.Errorf("then %q is said, want %q again", g.teacher().Says().Say, before)
	}
}

// TestTheFirstGameIsLeftAndResumed leaves in the middle, and is asked whether to go on.
func TestTheFirstGameIsLeftAndResumed(t *testing.T) {
	folder := t.TempDir()
	g, h := visit(t, folder, 1), everyHands()["mouse"]
	g.Press(g.Say(msg.FirstgameOffer))
	g.Rest()
	for range 4 {
		g.obey(h)
	}
	want := g.teacher().Says().Say
	g.Key(input.CommandCancel)
	g.Press(g.Say(msg.MenuLeave))
	if err := g.Profile.Flush(); err != nil {
		t.Fatal(err)
	}
	g = visit(t, folder, 2)
	g.Press(g.Say(msg.FirstgameOffer))
	g.Press(g.Say(msg.FirstgameAgainResume))
	g.Rest()
	if got := g.teacher().Says().Say; got != want || want == "" {
		t.Errorf("%q is said, want %q", got, want)
	}
}

// TestTheBubbleCoversNothing shows every sentence with its rest in windows of every kind, with large letters too.
func TestTheBubbleCoversNothing(t *testing.T) {
	for _, language := range []string{"de", "en"} {
		for _, f := range []stage.Frame{{W: 960, H: 560}, {W: 1280, H: 800}, {W: 2560, H: 1080}, {W: 1024, H: 768}} {
			for _, zoom := range []float64{1, 1.3} {
				g := visit(t, t.TempDir(), 1)
				g.SetLanguage(language)
				g.Change(func(s *store.Settings) { s.TextSize = int(100 * zoom) })
				f.Scale = 1
				g.App.Resize(f)
				g.Press(g.Say(msg.FirstgameOffer))
				g.Rest()
				for !g.teacher().Lesson.Done() {
					if _, led := g.teacher().Lesson.Active(); led {
						g.wantClear()
						g.Hit(func(t target.Target) bool { return t.Label == g.Say(msg.FirstgameButtonMore) })
						g.Rest()
						g.wantClear()
					}
					g.obey(everyHands()["mouse"])
				}
			}
		}
	}
}
