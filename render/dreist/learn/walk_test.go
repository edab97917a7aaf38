package learn

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// trigger carries out a command of a key.
func trigger(c input.Command) input.Gesture {
	return input.Gesture{Kind: input.CommandGiven, Command: c}
}

// first returns a table with the first game in a usual window, and its guide.
func first(t *testing.T) *Tutorial {
	t.Helper()
	fonts := need.Value(kit.NewFonts())(t)
	_, g := sit(t, stage.Frame{W: 1280, H: 800, Scale: 1}, "en", kit.NewLabels(fonts))
	return g
}

// settle waits until nothing moves, and has Egon go on where he waits. It returns how often he waited, and the number of ticks.
func (t *Tutorial) settle(goOn func()) (waits, ticks int) {
	for ; t.table.NeedsTick(true) || t.table.Timeline.IsPaused(); ticks++ {
		if t.table.Timeline.IsPaused() {
			waits++
			goOn()
		}
		t.table.Tick(true)
	}
	return waits, ticks
}

// isGlowing reports whether a card of the hand glows.
func (t *Tutorial) isGlowing(c dreist.Card) bool {
	return slices.ContainsFunc(t.table.Overlay().Marks, func(m tabletop.Mark) bool {
		return m.Spot.Kind == tabletop.CardSpot && m.Motif == kit.CardGlow && dreist.Card(m.Spot.Card) == c
	})
}

// wantAnswer strikes a key for help, which is answered until the next key.
func (t *Tutorial) wantAnswer(at *testing.T, key string) {
	at.Helper()
	t.table.Handle(trigger(input.CommandHintTurn))
	if got, _ := t.table.PromptText(); got != t.table.Phrases.Say(key) {
		at.Errorf("a key for help is answered with %q, want %q", got, t.table.Phrases.Say(key))
	}
}

// TestTheChickLeadsThroughTheFirstGame does what the chick wants until it has said everything: that takes a few minutes of motion and
// reading, each idea has its words, the first DREIer and the first gift are hailed, what happens is explained once, until a key is struck,
// both of two equal cards glow, and Egon waits at each card until somebody clicks or strikes a key.
func TestTheChickLeadsThroughTheFirstGame(t *testing.T) {
	g := first(t)
	at, words, all := g.table, 0, 0
	said, ideas, twins := map[string]int{}, map[string]bool{}, 0
	say := func() {
		if said[g.Bubble.Text]++; said[g.Bubble.Text] == 1 {
			words += len(strings.Fields(g.Bubble.Text + " " + g.Bubble.Details))
		}
	}
	next := []func(){func() { at.Handle(trigger(input.CommandConfirm)) }, func() { at.Handle(trigger(input.CommandPause)) }, func() {
		at.Handle(input.Gesture{Kind: input.Press, At: input.Point{X: 5, Y: 300}})
		at.Handle(input.Gesture{Kind: input.Tap, At: input.Point{X: 5, Y: 300}})
	}}
	for rest(at); !g.Progress.IsDone(); at.Tick(true) {
		if isFirst := len(at.Match.History()) == 0; g.IsShowingGesture() != isFirst {
			t.Errorf("%q: it is shown how to lay a card: %v", g.Bubble.Text, !isFirst)
		}
		if g.IsRemarking() {
			say()
			before := g.Bubble.Text
			at.Handle(trigger(input.CommandPause))
			if at.Tick(true); g.Bubble.Text == before {
				t.Errorf("%q is still said", before)
			}
		}
		idea, isActive := g.Progress.CurrentIdea()
		ideas[idea.ID] = ideas[idea.ID] || isActive && g.Bubble.Text != ""
		say()
		m := g.Progress.Moves()[0]
		for _, c := range at.ShownPosition().Hand(0) {
			if m.Action == dreist.LayCard && at.Question() == scene.NoQuestion && c != m.Card && c.Kind() == m.Card.Kind() {
				if twins++; !g.isGlowing(c) || !g.isGlowing(m.Card) {
					t.Errorf("of two equal cards only one glows\n%s", at.ShownPosition().TextPicture())
				}
			}
		}
		before, turned := len(at.Match.History()), 0
		at.Play(m)
		for _, s := range at.Match.History()[before:] {
			for _, e := range s.Events {
				if word := at.Situation().ExclamationFor(e); word != "" {
					said[word]++
				}
				if _, is := e.(dreist.EgonRevealed); is {
					turned++
				}
			}
		}
		waits, ticks := g.settle(func() {
			g.wantAnswer(t, "firstgame.answer.watch")
			if watch := at.Phrases.Say("firstgame.watch.say"); at.Device == input.MouseSource && g.Bubble.Text != watch {
				t.Errorf("Egon waits, and the chick says %q", g.Bubble.Text)
			}
			next[len(at.Match.History())%len(next)]()
		})
		if all += ticks; waits != turned {
			t.Errorf("Egon waits %d times for %d cards", waits, turned)
		}
	}
	at.Play(g.Progress.Moves()[0])
	g.settle(func() { at.Timeline.SetPaused(false) })
	g.wantAnswer(t, "firstgame.answer.alone")
	for _, idea := range primer.Ideas() {
		if !ideas[idea.ID] {
			t.Errorf("nothing was ever said of %q", idea.ID)
		}
	}
	alone := strings.Split(at.Phrases.Say("firstgame.remark.alone", assets.Values{"Card": "\n"}), "\n")[0]
	for _, text := range []string{at.Phrases.Say("cheer.first.trio"), at.Phrases.Say("cheer.first.gift"), at.Phrases.Say("firstgame.remark.laid"), alone} {
		n := 0
		for s, times := range said {
			if s == text || text == alone && strings.HasPrefix(s, alone) {
				n += times
			}
		}
		if n != 1 {
			t.Errorf("%q was said %d times, want once", text, n)
		}
	}
	if seconds := all/stage.TicksPerSecond + words*60/120; twins == 0 || seconds > 6*60+30 { // a slow reader’s 120 words a minute
		t.Errorf("motion and reading take %d s, want time to think in ten minutes; %d equal cards", seconds, twins)
	}
}

// TestAQuestionAboutADiscardIsAnsweredByTheKeysThatAreNamed lets the program ask before every discard, where nothing fits.
func TestAQuestionAboutADiscardIsAnsweredByTheKeysThatAreNamed(t *testing.T) {
	g := first(t)
	at := g.table
	at.Options.AlwaysConfirmsDiscard = true
	for at.Tick(true); g.Progress.Moves()[0].Action != dreist.DiscardCard; at.Tick(true) {
		at.Play(g.Progress.Moves()[0])
		g.settle(func() { at.Timeline.SetPaused(false) })
		at.Handle(trigger(input.CommandPause))
	}
	moves := len(at.Match.History())
	ask := func() {
		at.Handle(trigger(input.CommandConfirm))
		at.Handle(trigger(input.CommandConfirm))
		at.Tick(true)
	}
	named := at.Phrases.Say("keys.discard")
	if ask(); at.Question() != scene.DiscardQuestion || g.Bubble.KeysText != named {
		t.Errorf("asked is %v; the bubble names %q, want %q", at.Question(), g.Bubble.KeysText, named)
	}
	at.Handle(trigger(input.CommandNo))
	if at.Tick(true); g.Bubble.KeysText == named {
		t.Error("with nothing asked the bubble still names the keys that answer")
	}
	ask()
	at.Handle(trigger(input.CommandYes))
	if len(at.Match.History()) == moves {
		t.Error("the key that is named does not discard")
	}
}
