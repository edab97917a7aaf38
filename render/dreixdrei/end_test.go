package dreixdrei

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/stage"
)

// TestTheEndTellsFirstAndLast plays the last turn of a match to all ends: what is said fits the place of the only person.
func TestTheEndTellsFirstAndLast(t *testing.T) {
	for _, c := range []struct {
		hand, other string
		key         input.Command
		list        string
		closes      string
	}{
		{"8 8", "12", input.CommandYes, "dreixdrei.ended.last", "Ben"},
		{"8", "12 12", input.CommandConfirm, "dreixdrei.ended.first", "Ben"},
	} {
		h := help(t, strings.NewReplacer(`"8 8"`, fmt.Sprintf("%q", c.hand), `"3 8 11"`, fmt.Sprintf("%q", c.other), `"9 10 D"`, `""`, `"5 5 7"`, `""`).Replace(lastCards))
		if c.key == input.CommandConfirm {
			h.SendCommand(input.CommandRight)
		}
		h.SendCommand(c.key)
		h.AdvanceToRest()
		if !h.on.Table.Match.IsOver() {
			t.Fatalf("the match goes on\n%s", h.on.Table.Description())
		}
		verdict, of := h.on.verdict(), assets.Values{"Place": 1, "Name": h.on.Table.Phrases.SeatNames[0]}
		var all []string
		for n := range assets.LineCount(c.list) {
			all = append(all, h.on.game.Say(assets.LineKey(c.list, n+1), of))
		}
		if !slices.Contains(all, verdict) || !strings.Contains(h.on.closing(), c.closes) {
			t.Errorf("%q against %q: told are %q and %q, want one of %q, and of %s", c.hand, c.other, verdict, h.on.closing(), all, c.closes)
		}
	}
}

// TestALossAsksForRevenge plays the first game of series until one is lost: what leads on is called revenge then, and one row has all that
// is offered.
func TestALossAsksForRevenge(t *testing.T) {
	for seed := range uint64(30) {
		g := visit(t, seed)
		g.ChangeSettings(func(s *store.Settings) { s.Speed = store.Speed(stage.InstantSpeed.String()) })
		g.sit("Ada", "easy")
		g.playOut()
		lost := g.table().ShownPosition().Loser() == 0
		want := g.Say("series.next")
		if lost {
			want = g.Say("dreixdrei.ended.revenge")
		}
		rows, leads := map[float64]int{}, false
		for _, at := range g.App.TopScreen().Targets(nil) {
			rows[at.Rect.Y]++
			leads = leads || at.Label == want && at.Primary
		}
		if !leads || len(rows) != 1 {
			t.Fatalf("lost %v: %q does not lead on, or there are %d rows of buttons\n%s", lost, want, len(rows), g.ScreenText())
		}
		if lost {
			return
		}
	}
	t.Error("no game is lost")
}
