package input

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"
)

func TestAStickCountsAsButtons(t *testing.T) {
	const (
		left, right = ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight
		up, down    = ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom
		back, forth = RightStickBack, RightStickForth
	)
	for _, c := range []struct {
		what   string
		l, r   Point
		before []PadButton
		want   []PadButton
	}{
		{"at rest", Point{0.1, -0.2}, Point{-0.3, 0.2}, nil, nil},
		{"the left one", Point{-0.9, 0}, Point{}, nil, []PadButton{left}},
		{"the left one between two directions", Point{0.7, 0.7}, Point{}, nil, []PadButton{right, down}},
		{"the left one, going back", Point{0, -0.4}, Point{}, []PadButton{up}, []PadButton{up}},
		{"the left one, back", Point{0, -0.3}, Point{}, []PadButton{up}, nil},
		{"the right one to the right", Point{}, Point{0.9, 0.1}, nil, []PadButton{forth}},
		{"the right one down", Point{}, Point{0.1, 0.9}, nil, []PadButton{forth}},
		{"the right one to the left", Point{}, Point{-0.9, -0.1}, nil, []PadButton{back}},
		{"the right one up", Point{}, Point{0.1, -0.9}, nil, []PadButton{back}},
		{"more to the right than up", Point{}, Point{0.75, -0.65}, nil, []PadButton{forth}},
		{"more up than to the right", Point{}, Point{0.65, -0.75}, nil, []PadButton{back}},
		{"more down than to the left", Point{}, Point{-0.65, 0.75}, nil, []PadButton{forth}},
		{"rolled on from the right to the upper right", Point{}, Point{0.6, -0.8}, []PadButton{forth}, []PadButton{forth}},
		{"rolled on from the left to the lower left", Point{}, Point{-0.6, 0.8}, []PadButton{back}, []PadButton{back}},
		{"rolled on until up", Point{}, Point{0.2, -0.9}, []PadButton{forth}, []PadButton{back}},
		{"turned round at once", Point{}, Point{-0.9, 0}, []PadButton{forth}, []PadButton{back}},
	} {
		if got := appendSticks(nil, c.l, c.r, c.before); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.what, got, c.want)
		}
	}
}

// TestTheRightStickNeverAsksForOppositesAtOnce moves the stick at random.
func TestTheRightStickNeverAsksForOppositesAtOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var down []PadButton
		for range 20 {
			angle, far := rapid.Float64Range(0, 2*math.Pi).Draw(t, "angle"), rapid.Float64Range(0, 1).Draw(t, "far")
			down = appendSticks(nil, Point{}, Point{far * math.Cos(angle), far * math.Sin(angle)}, down)
			if len(down) > 1 {
				t.Fatalf("got %v at once", down)
			}
		}
	})
}
