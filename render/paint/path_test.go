package paint

import (
	"math"
	"os"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/build/need"
)

func TestFlattenedCircleStaysRound(t *testing.T) {
	for _, tolerance := range []float64{0.01, 0.1, 0.5} {
		lines := Circle(0, 0, 50).flatten(tolerance)
		if len(lines) != 1 || !lines[0].closed {
			t.Fatalf("a circle becomes %d lines", len(lines))
		}
		points := lines[0].points
		for i, a := range points {
			b := points[(i+1)%len(points)]
			if sag := 50 - math.Hypot((a.X+b.X)/2, (a.Y+b.Y)/2); sag > tolerance+0.02 {
				t.Errorf("tolerance %v: a chord lies %.3f inside the circle", tolerance, sag)
			}
		}
	}
}

func TestDashesFillTheirShare(t *testing.T) {
	dashed := Rect(0, 0, 100, 60).Dashed(12, 8, 0.1)
	drawn, dashes := 0.0, 0
	for _, l := range dashed.flatten(0.1) {
		dashes++
		for i := 1; i < len(l.points); i++ {
			drawn += distance(l.points[i-1], l.points[i])
		}
	}
	if dashes != 16 {
		t.Errorf("got %d dashes around 320 units, want 16", dashes)
	}
	if math.Abs(drawn-320*0.6) > 0.5 {
		t.Errorf("the dashes are %.1f long together, want %.1f", drawn, 320*0.6)
	}
}

func TestBoundsAndCentred(t *testing.T) {
	low, high := RoundRect(3, 4, 20, 10, 2).Centred(50, 60).Bounds()
	if (low != Point{40, 55}) || (high != Point{60, 65}) {
		t.Errorf("got %v to %v, want (40, 55) to (60, 65)", low, high)
	}
}

func TestText(t *testing.T) {
	data := need.Value(os.ReadFile("../../assets/fonts/Fredoka-SemiBold.ttf"))(t)
	display := need.Value(sfnt.Parse(data))(t)
	one, width, err := TextOutline([]*sfnt.Font{display}, "8", 100)
	if err != nil {
		t.Fatal(err)
	}
	low, high := one.Bounds()
	if low.X < 0 || high.X > width || low.Y > -50 || high.Y > 5 || high.Y < -5 {
		t.Errorf("an 8 of 100 pixels lies from %v to %v and runs %.1f wide: want it on the base line within its width", low, high, width)
	}
	if _, double, err := TextOutline([]*sfnt.Font{display}, "88", 200); err != nil || math.Abs(double-4*width) > 0.05*width {
		t.Errorf("two figures of twice the size run %.1f wide (%v), want about %.1f", double, err, 4*width)
	}
	if _, _, err := TextOutline([]*sfnt.Font{display}, "\U0001F409", 20); err == nil {
		t.Error("a letter the font does not have: want an error")
	}
}
