package guest

import (
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// table is what the checks of learning look at of a table.
type table interface {
	NeedsTick(isTop bool) bool
	GuideLines() []string
	Overlay() *tabletop.Overlay
}

func (g *Guest) table() table { return g.SessionScreen().Table.(table) }

// OpenExample opens an example from the start screen by the key of its title, in a way by that of its name.
func (g *Guest) OpenExample(title, way string) {
	g.Helper()
	g.App.Navigate(shell.CloseToLowest())
	for _, key := range []string{"lessons.learn", "lessons.open", title, way} {
		g.ClickLabel(g.Say(key))
	}
	g.AdvanceToRest()
}

// WatchForbidden watches the refused moves of an example, one a page. Each page has to end and to give the reason. want gets whether a card
// has flown, and the overlay at the end.
func WatchForbidden[P, M comparable, E any](g *Guest, of *lesson.Quest[P, M, E], want func(try *lesson.Try[P, M], flew bool, o *tabletop.Overlay)) {
	g.Helper()
	g.OpenExample(of.TitleKey, "lessons.way.never")
	for i := range of.Tries {
		try, flew := &of.Tries[i], false
		if try.IsGood() {
			continue
		}
		g.SendCommand(input.CommandRight)
		for ticks := 0; g.table().NeedsTick(true); ticks++ {
			if ticks > 3000 {
				g.Fatalf("example %d, %s: it does not end", of.Number, try.Notation)
			}
			for _, m := range g.table().Overlay().Marks {
				flew = flew || m.Pose.IsVisible && m.Pose.FaceUp == 1
			}
			g.Advance()
		}
		g.WantText(g.Say(try.WhyKey))
		want(try, flew, g.table().Overlay())
	}
}

// LearnInEveryWindow begins the first game in all languages, in windows of every kind, with large letters too. learn follows it, and calls
// openDetails where the bubble has more to say.
func LearnInEveryWindow(visit func() *Guest, learn func(openDetails func())) {
	for _, language := range assets.Languages() {
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}, {W: 2560, H: 1080, Scale: 1}, {W: 1024, H: 768, Scale: 1}} {
			for _, size := range []int{100, 130} {
				g := visit()
				g.SetLanguage(language)
				g.ChangeSettings(func(s *store.Settings) { s.TextSize, s.Speed = size, store.Speed(stage.InstantSpeed.String()) })
				g.App.Resize(f)
				g.ClickLabel(g.Say("firstgame.offer"))
				g.AdvanceToRest()
				learn(func() {
					g.ClickTarget(func(t target.Target) bool { return t.Label == g.Say("firstgame.button.more") })
					g.AdvanceToRest()
				})
			}
		}
	}
}

// WantBubbleClear fails the test unless a bubble is seen, within the window, and covers none of some rectangles and no button.
func WantBubbleClear(t testing.TB, f stage.Frame, bubble *tabletop.Speech, buttons []tabletop.Button, clear map[string]geom.Rect) {
	t.Helper()
	if in := (geom.Rect{W: f.W, H: f.H}); !bubble.IsFullyVisible() || bubble.Rect.OverlapArea(in) < bubble.Rect.W*bubble.Rect.H-1 {
		t.Errorf("%v×%v: the bubble is at %v, seen %v", f.W, f.H, bubble.Rect, bubble.IsFullyVisible())
	}
	for _, b := range buttons {
		if b.ID != tabletop.MoreButton {
			clear[b.TargetName()] = b.Rect
		}
	}
	for what, r := range clear {
		if bubble.Rect.OverlapArea(r) > 0 {
			t.Errorf("%v×%v, %s: the bubble at %v covers the %s at %v", f.W, f.H, bubble.Text, bubble.Rect, what, r)
		}
	}
}

// WantHintsFit asks for hints of all strengths, which have room in their boxes at usual sizes. It returns the length of the longest.
func (g *Guest) WantHintsFit(labels *kit.Labels, about string) (longest int) {
	g.Helper()
	for _, strength := range []input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn} {
		g.SendCommand(strength)
		g.AdvanceToRest()
		longest = max(longest, utf8.RuneCountInString(strings.Join(g.table().GuideLines(), "\n")))
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1, TextFactor: 1.3}, {W: 1280, H: 800, Scale: 1}} {
			g.App.Resize(f)
			g.Advance()
			WantBoxTextsFit(g.TB, labels, &g.table().Overlay().Box, about)
		}
	}
	return longest
}
