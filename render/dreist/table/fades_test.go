package table

import (
	"math"
	"math/rand/v2"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// allFades returns what comes and goes at a table.
func (t *Table) allFades() []*tabletop.Fade {
	return []*tabletop.Fade{&t.fades.hand, &t.fades.egon, &t.fades.again, &t.PromptBar.QuestionFade, &t.PromptBar.PromptFade}
}

// fading reports whether something comes or goes.
func (t *Table) fading() bool {
	return t.fades.moving || t.PromptBar.QuestionFade.IsMoving() || t.PromptBar.PromptFade.IsMoving()
}

// dealt returns a table with a game that begins.
func dealt(t *testing.T) (*match.Match, *Table) {
	t.Helper()
	texts := need.Value(assets.NewTexts("de"))(t)
	m := need.Value(match.New(dreist.NewSoloDeal(dreist.EvenCardCount, 3), record.NumberedSeats("Ada", "Egon"), nil, play.DiscardSaver{}))(t)
	return m, NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.FastSpeed, words.Sentences{Texts: texts}, sounds.NewSilentPlayer())
}

// wantKept lets a card of the hand go in the air: while it goes home, all that is told beside the cards stays.
func wantKept(t *testing.T, at *Table) {
	t.Helper()
	hand := at.ShownPosition().Hand(at.FrontSeat())
	if !at.CanMove() || len(hand) == 0 {
		return
	}
	pose := at.Timeline.Pose(hand[0])
	pose.X, pose.Y = pose.X+200, pose.Y-300
	at.Timeline.Drop(hand[0], pose)
	at.Timeline.ReturnCards()
	for ticks := 0; at.Timeline.IsMoving(); ticks++ {
		before, above := at.fades, at.PromptBar
		at.Tick(true)
		for i, f := range [...]tabletop.Fade{before.hand, before.egon, before.again, above.QuestionFade, above.PromptFade} {
			if now := at.allFades()[i].Opacity; now != f.Opacity {
				t.Fatalf("tick %d of a card that goes home: fade %d goes from %v to %v", ticks, i, f.Opacity, now)
			}
		}
	}
}

// TestNothingAppearsOrVanishesAtOnce plays a game: what is told beside the cards comes and goes step by step, is all there at
// rest, and can be pressed before.
func TestNothingAppearsOrVanishesAtOnce(t *testing.T) {
	m, at := dealt(t)
	at.Tick(true)
	if f := &at.fades; f.hand.Opacity != 1 || at.PromptBar.PromptFade.Opacity != 1 || at.fading() {
		t.Fatalf("a table that is there already still comes: %+v", f)
	}
	said := at.PromptBar.Prompt.Text
	at.TakeStale() // as after a gesture, whose picture has been asked for already
	at.Device = input.KeyboardSource
	if at.Tick(true); at.PromptBar.Prompt.Text == said {
		t.Error("the prompt does not follow the device")
	}
	at.Timeline.SetFrame(stage.Frame{W: 960, H: 600, Scale: 1})
	if at.Tick(true); at.PromptBar.PromptFade.Opacity != 1 || at.fading() {
		t.Error("something still comes or goes in a window of another size")
	}
	rng := rand.New(rand.NewPCG(3, 3))
	asked, gone := 0, 0
	for range 60 {
		if m.IsOver() {
			break
		}
		moves := m.Position().AppendMoves(nil)
		at.Play(moves[rng.IntN(len(moves))])
		for ticks := 0; at.Timeline.IsMoving() || at.fading() || ticks == 0; ticks++ {
			if ticks > 10_000 {
				t.Fatal("the table does not come to rest")
			}
			before, above := at.fades, at.PromptBar
			at.Tick(true)
			for i, f := range [...]tabletop.Fade{before.hand, before.egon, before.again, above.QuestionFade} {
				now := at.allFades()[i].Opacity
				if math.Abs(now-f.Opacity) > 1.001/stage.GlowTicks {
					t.Fatalf("fade %d goes from %v to %v in a tick", i, f.Opacity, now)
				}
				if now == 0 && f.Opacity > 0 {
					gone++
				}
			}
			if q := at.PromptBar.QuestionFade; q.Opacity == 1.0/stage.GlowTicks && q.FinalOpacity == 1 {
				if asked++; len(at.PromptBar.Question.Buttons) == 0 || at.PromptBar.Question.Text == "" {
					t.Error("what is asked cannot be answered before it is all there")
				}
			}
		}
		for i, f := range at.allFades() {
			if f.Opacity != f.FinalOpacity {
				t.Fatalf("fade %d rests at %v instead of %v", i, f.Opacity, f.FinalOpacity)
			}
		}
		wantKept(t, at)
		if open := at.Question() != scene.NoQuestion; open != (at.PromptBar.QuestionFade.Opacity == 1) {
			t.Fatalf("something is asked: %v, seen: %v", open, at.PromptBar.QuestionFade.Opacity)
		}
	}
	if asked == 0 || gone == 0 {
		t.Errorf("%d questions came, %d things went", asked, gone)
	}
}
