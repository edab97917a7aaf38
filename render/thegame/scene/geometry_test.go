package scene

import (
	"fmt"
	"testing"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
)

// TestEverythingHasItsPlace lays tables out in windows of all kinds and wants everything inside them, nothing over anything else, and
// letters and cards large enough to read.
func TestEverythingHasItsPlace(t *testing.T) {
	for _, window := range [][2]float64{{1, 1}, {120, 900}, {679, 164}, {960, 560}, {1280, 800}, {1024, 768}, {1920, 1080}, {3440, 1440}, {3840, 2160}} {
		for _, text := range []float64{1, 1.15, 1.3} {
			for seats := 1; seats <= thegame.MaxSeats; seats++ {
				f, _ := stage.FitFrame(window[0], window[1], 1)
				f.TextFactor = text
				hand := thegame.Base.HandSize(seats)
				g := newGeometry(f, hand, seats-1)
				what := fmt.Sprintf("%v×%v, letters %v, %d seats", window[0], window[1], text, seats)
				check(t, what, &g, hand, seats)
			}
		}
	}
}

func check(t *testing.T, what string, g *Geometry, hand, seats int) {
	t.Helper()
	apart := map[string]geom.Rect{"deck": g.DrawPile, "end of turn": g.EndTurnRect, "undo": g.UndoRect, "prompt": g.RefusalRect, "icons": g.Icons.Help.Union(g.Icons.Menu)}
	for i := range hand {
		apart[fmt.Sprint("card ", i)] = g.HandCardRect(i, hand)
	}
	for on := range g.Rows {
		r := &g.Rows[on]
		apart[fmt.Sprint("sign ", on)], apart[fmt.Sprint("pile ", on)], apart[fmt.Sprint("path ", on)] = r.Sign, r.Card, g.FigureRect(thegame.Pile(on), 50).Inset(g.Landscape.PathSpacing()*0.2)
		for s := thegame.KeepOff; s <= thegame.LayHere; s++ {
			apart[fmt.Sprint("signal ", on, s)] = g.OwnSignalRect(thegame.Pile(on), s)
		}
		for place := range seats - 1 {
			apart[fmt.Sprint("signal of ", place, on)] = g.OtherSignalRect(thegame.Pile(on), place)
		}
		if r.Card.H < 60*g.Unit || g.Landscape.PathSpacing() < 20*g.Unit {
			t.Errorf("%s: the card of row %d is %v high, the paths are %v apart", what, on, r.Card.H, g.Landscape.PathSpacing())
		}
	}
	for place := range seats - 1 {
		apart[fmt.Sprint("seat ", place)] = g.OtherSeats[place].Box
	}
	window := geom.Rect{W: g.W, H: g.H}
	for name, r := range apart {
		if r.W <= 0 || r.H <= 0 || r.OverlapArea(window) < r.W*r.H-1 {
			t.Errorf("%s: %s is at %v", what, name, r)
		}
		for other, at := range apart {
			if name < other && r.Inset(1).OverlapArea(at.Inset(1)) > 0 {
				t.Errorf("%s: %s lies over %s", what, name, other)
			}
		}
	}
}

// TestPathsRise holds that all paths lead from the left to the right and upwards, one above the other, within the land.
func TestPathsRise(t *testing.T) {
	g := newGeometry(stage.Frame{W: 1280, H: 800, Scale: 1}, 8, 0)
	for on := range thegame.Pile(thegame.PileCount) {
		for n := 1.0; n < 100; n++ {
			at, next := g.PathPoint(on, n), g.PathPoint(on, n+1)
			if next.X <= at.X || next.Y > at.Y+1.5 {
				t.Errorf("%v: from %v at %v the path leads to %v", on, n, at, next)
			}
			if got, ok := g.PathAt(at); !ok || got != on {
				t.Errorf("at %v of path %v there is path %v", n, on, got)
			}
			if on > thegame.PileA && at.Y <= g.PathPoint(on-1, n).Y {
				t.Errorf("%v: at %v the path is above the one behind it", on, n)
			}
		}
	}
}

// TestATrailTellsWhatHappened holds what becomes of the ground: small steps walk over it, big ones leap, and the way back walks over
// what was leapt.
func TestATrailTellsWhatHappened(t *testing.T) {
	tests := []struct {
		on   thegame.Pile
		pile []thegame.Card
		want map[thegame.Card]GroundMark
	}{
		{thegame.PileA, nil, map[thegame.Card]GroundMark{1: UntroddenGround, 2: UntroddenGround}},
		{thegame.PileA, []thegame.Card{5, 30}, map[thegame.Card]GroundMark{4: WalkedGround, 5: LaidGround, 6: LeaptGround, 29: LeaptGround, 30: LaidGround, 31: UntroddenGround}},
		{thegame.PileA, []thegame.Card{5, 30, 20, 45}, map[thegame.Card]GroundMark{19: LeaptGround, 20: LaidGround, 21: WalkedGround, 29: WalkedGround, 30: LaidGround, 31: LeaptGround}},
		{thegame.PileD, []thegame.Card{98, 60, 70}, map[thegame.Card]GroundMark{99: WalkedGround, 97: LeaptGround, 71: LeaptGround, 70: LaidGround, 65: WalkedGround, 60: LaidGround, 59: UntroddenGround}},
	}
	for _, test := range tests {
		trail := GroundMarksOf(test.on, test.pile)
		for n, want := range test.want {
			if trail[n] != want {
				t.Errorf("after %v on %v the ground at %v is %v, want %v", test.pile, test.on, n, trail[n], want)
			}
		}
	}
}
