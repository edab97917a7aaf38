package table

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/play"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/mascot"
	"dreist/render/peri/scene"
	"dreist/render/stage"
	"dreist/sounds"
)

// TestEgonLooksOn follows Egon through refusals, a rest and the end of a game, which is told in 2.6 seconds or until a press.
func TestEgonLooksOn(t *testing.T) {
	frame, _ := stage.FitFrame(960, 560, 1)
	sit := func(reduced bool) *Table {
		m := need.Value(match.Resume("[Game \"PERI\"]\n[Format \"1\"]\n[Patience \"wish\"]\n[Tableau \"Kh / 9c / Ks / 9d / - / - / - / -\"]\n", play.DiscardSaver{}))(t)
		b := NewTable(m, frame, stage.NormalSpeed, need.Value(assets.NewTexts("en"))(t), sounds.NewSilentPlayer())
		b.ExplainRuling = func(int) (e rulebook.Explanation, ok bool) { return e, false }
		b.IsNew = true
		b.Timeline.SetReducedMotion(reduced)
		return b
	}
	at := func(n uint8) peri.Spot { return peri.Spot{Part: peri.Tableau, Number: n} }
	remove := func(a, b uint8) peri.Move { return peri.Move{Action: peri.Remove, From: at(a), To: at(b)} }
	rest := func(b *Table) (ticks int) {
		for b.Tick(true); b.NeedsTick(true); b.Tick(true) {
			ticks++
		}
		return ticks
	}

	b := sit(false)
	for _, want := range [...]mascot.Mood{mascot.StartledMood, mascot.SmugMood} {
		if b.MakeMove(remove(0, 1)); b.onlooker.face.Mood != want || b.onlooker.passes == 0 {
			t.Fatalf("a refusal has him show %v for %d ticks, want %v", b.onlooker.face.Mood, b.onlooker.passes, want)
		}
		rest(b)
	}
	for range reactionTicks {
		b.Tick(true)
	}
	rest(b)
	if b.onlooker.face.Mood != mascot.WaitingMood || b.TicksUntilChange() < 30 {
		t.Fatalf("at rest he shows %v and moves after %d ticks", b.onlooker.face.Mood, b.TicksUntilChange())
	}
	for _, skips := range [...]bool{false, true} {
		for _, reduced := range [...]bool{false, true} {
			b := sit(reduced)
			b.MakeMove(remove(1, 3))
			rest(b)
			b.MakeMove(remove(0, 2))
			b.Tick(true)
			if skips {
				b.Handle(input.Gesture{Kind: input.Press})
			}
			ticks := rest(b)
			if most := stage.NormalSpeed.Ticks(2600); ticks > most || skips && ticks > mostSkipped || !skips && ticks < most/2 {
				t.Errorf("reduced %v, skipped %v: the end takes %d ticks", reduced, skips, ticks)
			}
			if b.Timeline.View().End != scene.LetterFalls || b.endProgress(scene.LetterFalls) != 1 || b.onlooker.face.Mood != mascot.DelightedMood {
				t.Errorf("reduced %v, skipped %v: at the end part %v is shown, he shows %v", reduced, skips, b.Timeline.View().End, b.onlooker.face.Mood)
			}
		}
	}
}

// mostSkipped is how many ticks the rest takes once the end is skipped: Egon's face changes.
const mostSkipped = 20
