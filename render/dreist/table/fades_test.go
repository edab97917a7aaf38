package table

import (
	"math"
	"math/rand/v2"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// all returns the fades of a table.
func (f *fades) all() []*tabletop.Fade {
	all := []*tabletop.Fade{&f.hand, &f.egon, &f.tray, &f.line.QuestionFade, &f.line.PromptFade, &f.box}
	for i := range f.buttons {
		all = append(all, &f.buttons[i].Fade)
	}
	return all
}

// dealt returns a table with a game that begins.
func dealt(t *testing.T) (*match.Match, *Table) {
	t.Helper()
	texts, err := assets.NewTexts("de")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(dreist.NewSoloDeal(dreist.EvenDeal, 3), record.Seats("Ada", "Egon"), nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	return m, NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Fast, words.Sentences{Texts: texts}, sounds.Silent())
}

// TestButtonsOfAGuideWithoutABoxStay looks at a button where the box of another guide would be: it is hidden only while such a
// box slides with its own.
func TestButtonsOfAGuideWithoutABoxStay(t *testing.T) {
	_, at := dealt(t)
	g := at.Line.Geometry()
	d := drawing{Table: at, g: g}
	for box, want := range map[tabletop.Fade]int{{}: 1, {Now: 0.5, To: 1}: 0, {Now: 0.5}: 0, {Now: 1, To: 1}: 1} {
		at.fades.box = box
		if got := d.withoutFading([]tabletop.Button{{Id: tabletop.LeaveButton, Rect: geom.Around(g.Log.Center(), 80, 20)}}); len(got) != want {
			t.Errorf("with a box at %v are %d buttons, want %d", box, len(got), want)
		}
	}
}

// wantKept lets a card of the hand go in the air: while it goes home, all that is told beside the cards stays.
func wantKept(t *testing.T, at *Table) {
	t.Helper()
	hand := at.Position().Hand(at.Front())
	if !at.Mine() || len(hand) == 0 {
		return
	}
	pose := at.Line.Pose(hand[0])
	pose.X, pose.Y = pose.X+200, pose.Y-300
	at.Line.Drop(hand[0], pose)
	at.Line.Return()
	for ticks := 0; at.Line.Busy(); ticks++ {
		before := at.fades
		at.Tick()
		for i, f := range [...]tabletop.Fade{before.hand, before.egon, before.tray, before.line.QuestionFade, before.line.PromptFade} {
			if now := at.fades.all()[i].Now; now != f.Now {
				t.Fatalf("tick %d of a card that goes home: fade %d goes from %v to %v", ticks, i, f.Now, now)
			}
		}
		for _, k := range at.fades.buttons {
			if k.Now < 1 {
				t.Fatalf("tick %d of a card that goes home: %s is there to %v", ticks, k.Label, k.Now)
			}
		}
	}
}

// asker is a guide that lets a card be set aside.
type asker struct {
	Bystander
	at geom.Rect
}

func (a *asker) Show(o *Overlay) { o.Aside = a.at }

// TestWhatIsSetAsideHasItsTray has a guide ask for a card to be set aside: the tray of Egon is there for it, and goes with the guide.
func TestWhatIsSetAsideHasItsTray(t *testing.T) {
	_, at := dealt(t)
	a := &asker{}
	at.SetGuide(a)
	for _, asked := range []bool{false, true, false} {
		if a.at = (geom.Rect{}); asked {
			a.at = at.Line.Geometry().AsideSlot(0, 1)
		}
		if at.Tick(); at.fades.tray.To > 0 != asked {
			t.Errorf("something may be set aside: %v, and its tray is there in the end: %v", asked, at.fades.tray.To)
		}
	}
}

// TestNothingAppearsOrVanishesAtOnce plays a game: what is told beside the cards comes and goes step by step, is all there at
// rest, and can be pressed before.
func TestNothingAppearsOrVanishesAtOnce(t *testing.T) {
	m, at := dealt(t)
	at.Tick()
	if f := &at.fades; f.hand.Now != 1 || f.line.PromptFade.Now != 1 || f.moving {
		t.Fatalf("a table that is there already still comes: %+v", f)
	}
	said := at.fades.line.Prompt.Text
	at.Stale, at.Device = false, input.Keyboard // as after a gesture, whose picture has been asked for already
	if at.Tick(); at.fades.line.Prompt.Text == said {
		t.Error("the prompt does not follow the device")
	}
	at.Line.SetFrame(stage.Frame{W: 960, H: 600, Scale: 1})
	if at.Tick(); at.fades.line.PromptFade.Now != 1 || at.fades.moving {
		t.Error("something still comes or goes in a window of another size")
	}
	rng := rand.New(rand.NewPCG(3, 3))
	asked, gone := 0, 0
	for range 60 {
		if m.Over() {
			break
		}
		moves := m.Position().AppendMoves(nil)
		at.Play(moves[rng.IntN(len(moves))])
		for ticks := 0; at.Line.Busy() || at.fades.moving || ticks == 0; ticks++ {
			if ticks > 10_000 {
				t.Fatal("the table does not come to rest")
			}
			before := at.fades
			at.Tick()
			for i, f := range [...]tabletop.Fade{before.hand, before.egon, before.tray, before.line.QuestionFade} {
				now := at.fades.all()[i].Now
				if math.Abs(now-f.Now) > 1.001/stage.GlowTicks {
					t.Fatalf("fade %d goes from %v to %v in a tick", i, f.Now, now)
				}
				if now == 0 && f.Now > 0 {
					gone++
				}
			}
			if q := at.fades.line.QuestionFade; q.Now == 1.0/questionTicks && q.To == 1 {
				if asked++; len(at.fades.line.Question.Buttons) == 0 || at.fades.line.Question.Text == "" {
					t.Error("what is asked cannot be answered before it is all there")
				}
			}
		}
		for i, f := range at.fades.all() {
			if f.Now != f.To {
				t.Fatalf("fade %d rests at %v instead of %v", i, f.Now, f.To)
			}
		}
		wantKept(t, at)
		if open := at.Question() != situation.NoQuestion; open != (at.fades.line.QuestionFade.Now == 1) {
			t.Fatalf("something is asked: %v, seen: %v", open, at.fades.line.QuestionFade.Now)
		}
	}
	if asked == 0 || gone == 0 {
		t.Errorf("%d questions came, %d things went", asked, gone)
	}
}
