package effects_test

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist/match"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// sit returns a table at which a match begins, in a window.
func sit(t *testing.T, m *match.Match, speed stage.Speed) *table.Table {
	t.Helper()
	texts := need.Value(assets.NewTexts("de"))(t)
	at := table.NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, speed, words.Sentences{Texts: texts}, sounds.NewSilentPlayer())
	start := m.InitialPosition()
	at.Timeline.ShowView(scene.ViewOf(&start))
	for _, step := range m.History() {
		at.Timeline.PlayEvents(step.Events)
	}
	return at
}

// TestACelebrationEnds plays games with all effects to the end, normally, with reduced motion and skipped: no effect remains.
func TestACelebrationEnds(t *testing.T) {
	for name, set := range map[string]func(*table.Table){
		"as a rule":           func(*table.Table) {},
		"with reduced motion": func(at *table.Table) { at.Timeline.SetReducedMotion(true) },
		"skipped":             func(at *table.Table) { at.SkipStep() },
	} {
		t.Run(name, func(t *testing.T) {
			at := sit(t, effects.Eager(t, 3), stage.FastSpeed)
			celebrated, jolted := 0, 0
			for ticks := 0; at.NeedsTick(true); ticks++ {
				if ticks > 100_000 {
					t.Fatal("the table does not come to rest")
				}
				at.Tick(true)
				set(at)
				if at.Effects.IsMoving() {
					celebrated++
				}
				if at.Effects.Pushes() {
					jolted++
				}
			}
			if at.IsCelebrating() || at.Effects.TableOffset() != (geom.Point{}) {
				t.Error("an effect remains after the celebration")
			}
			pose := at.Timeline.CurrentPicture().Cards[0]
			if at.Effects.DisplacedPose(0, pose) != pose {
				t.Error("a card is still pushed out of its place")
			}
			if name == "skipped" {
				return
			}
			if celebrated == 0 || (jolted == 0) != at.Timeline.HasReducedMotion() {
				t.Errorf("celebrated for %d ticks and pushed cards for %d", celebrated, jolted)
			}
		})
	}
}

// TestNothingIsCelebratedAtOnce: at instant speed there are no effects.
func TestNothingIsCelebratedAtOnce(t *testing.T) {
	at := sit(t, effects.Eager(t, 3), stage.InstantSpeed)
	for range 5 {
		at.Tick(true)
		if at.Effects.IsMoving() || at.Effects.Pushes() {
			t.Fatal("something is celebrated at speed instant")
		}
	}
}
