package scene

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/render/geom"
	"dreist/render/stage"
)

// TestEverythingHasItsPlace lays tables out in windows of all kinds, with a box beside the ring too where there is one, and wants
// everything inside them, nothing over anything else, and cards large enough to read.
func TestEverythingHasItsPlace(t *testing.T) {
	for _, window := range [][2]float64{{1, 1}, {120, 900}, {679, 164}, {960, 560}, {1280, 800}, {1024, 768}, {1920, 1080}, {3440, 1440}, {1200, 1600}, {1080, 1920}} {
		for _, text := range []float64{1, 1.3} {
			for others := 1; others < dreixdrei.MaxSeats; others++ {
				for _, boxed := range []bool{false, others <= mostBeside} {
					f, _ := stage.FitFrame(window[0], window[1], 1)
					f.TextFactor = text
					g := newGeometry(f, others, boxed, 0)
					check(t, fmt.Sprintf("%v, letters %v, %d others, boxed %v", window, text, others, boxed), &g, others)
					if boxed && g.Ring.OverlapArea(g.Log) > 0 {
						t.Errorf("%v, %d others: the box at %v lies over the ring at %v", window, others, g.Log, g.Ring)
					}
				}
			}
		}
	}
}

// leastWheel is the least logical size of the wheel, at which a finger hits one of its segments.
const leastWheel = 230

func check(t *testing.T, what string, g *Geometry, others int) {
	t.Helper()
	if p, c := g.Pile.Center(), g.RingFloor.Center(); math.Abs(p.X-c.X) > 1 || p.Y < c.Y-1 || p.Y > c.Y+lowered*g.unit()+1 {
		t.Errorf("%s: the pile is at %v, not in or a little below the middle of %v", what, g.Pile, g.RingFloor)
	}
	apart := map[string]geom.Rect{
		"deck": g.DrawPile, "pile": g.pileSpot(0, pileSeen).Union(g.Pile), "gone": g.RemovedPile, "demand": g.DemandSign, "end of turn": g.EndTurnRect, "undo": g.UndoRect,
		"icons": g.Icons.Help.Union(g.Icons.Menu), "hand": g.HandRect, "last turns": g.LastTurnsButtonArea, "lamps": g.OwnLamps, "figure": g.OwnFigure, "hint": g.HintRect,
	}
	if wheel := g.WheelRect(); wheel.W < leastWheel*g.Unit || wheel.OverlapArea(g.Ring) < wheel.W*wheel.H-1 {
		t.Errorf("%s: the wheel at %v is too small, or leaves the ring", what, wheel)
	}
	apart["sign of the wheel"] = g.WheelSignRect(false)
	for _, empty := range []bool{false, true} {
		if wheel, sign := g.WheelRect(), g.WheelSignRect(empty); math.Hypot(sign.X-wheel.Center().X, max(0, wheel.Center().Y-sign.Bottom())) < wheel.W/2 {
			t.Errorf("%s: the sign at %v lies over the wheel at %v", what, sign, wheel)
		}
	}
	for i := range g.OwnSpots {
		apart[fmt.Sprint("place ", i)] = g.OwnSpots[i].FaceDownCard.Union(g.OwnSpots[i].OpenCard)
	}
	for place := range others {
		p := &g.OtherSeats[place]
		apart[fmt.Sprint("seat ", place)] = p.Box
		in := []geom.Rect{p.Portrait, p.Name, p.Lamps, p.Hand}
		for i := range p.Spots {
			in = append(in, p.Spots[i].FaceDownCard.Union(p.Spots[i].OpenCard))
		}
		for i, r := range in {
			if r.W <= 0 || r.H <= 0 || r.OverlapArea(p.Box) < r.W*r.H*0.97 {
				t.Errorf("%s: part %d of seat %d is at %v, in %v", what, i, place, r, p.Box)
			}
			if slices.ContainsFunc(in[:i], func(o geom.Rect) bool { return o.Inset(1).OverlapArea(r.Inset(1)) > 0 }) {
				t.Errorf("%s: part %d of seat %d at %v lies over another", what, i, place, r)
			}
		}
		if p.Portrait.W < leastHead*g.unit()-1 {
			t.Errorf("%s: the portrait of seat %d is %v wide", what, place, p.Portrait.W)
		}
		if w := p.Spots[0].OpenCard.W; w < 20*g.Unit {
			t.Errorf("%s: the cards of seat %d are %v wide", what, place, w)
		}
	}
	window := geom.Rect{W: g.W, H: g.H}
	for name, r := range apart {
		if r.W <= 0 || r.H <= 0 || r.OverlapArea(window) < r.W*r.H-1 {
			t.Errorf("%s: %s is at %v", what, name, r)
		}
		for other, at := range apart {
			if name < other && r.Inset(1).OverlapArea(at.Inset(1)) > 0 {
				t.Errorf("%s: %s at %v lies over %s at %v", what, name, r, other, at)
			}
		}
	}
}

// TestAHandOfAnySizeHasRoom lays hands out of up to all kinds and many cards: in their order, inside the frame of the hand.
func TestAHandOfAnySizeHasRoom(t *testing.T) {
	f, _ := stage.FitFrame(960, 560, 1)
	g := newGeometry(f, 3, false, 0)
	for each := 1; each <= 8; each++ {
		for kinds := 1; kinds <= dreixdrei.KindCount; kinds++ {
			var groups []CardGroup
			for k := range kinds {
				groups = append(groups, CardGroup{FirstIndex: k * each, Count: each})
			}
			last := geom.Rect{X: -1}
			for i := range kinds * each {
				at := g.ownHandSlot(i, groups)
				if at.X < g.HandRect.X-1 || at.Right() > g.HandRect.Right()+1 || at.X <= last.X {
					t.Fatalf("%d times %d cards: card %d is at %v after %v, in %v", kinds, each, i, at, last, g.HandRect)
				}
				last = at
			}
		}
	}
}
