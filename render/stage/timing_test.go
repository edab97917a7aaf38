package stage

import "testing"

func TestDurationsFollowTheSpeed(t *testing.T) {
	for _, tc := range []struct {
		speed Speed
		span  Span
		want  int
	}{{NormalSpeed, 350, 21}, {FastSpeed, 350, 11}, {InstantSpeed, 350, 0}, {NormalSpeed, SettleTime, 7}} {
		if got := tc.speed.Ticks(tc.span); got != tc.want {
			t.Errorf("%v ms at speed %v: got %d ticks, want %d", tc.span, tc.speed, got, tc.want)
		}
	}
	for s := SlowSpeed; s <= InstantSpeed; s++ {
		if got := ParseSpeed(s.String()); got != s {
			t.Errorf("speed %v is read back as %v", s, got)
		}
	}
}

func TestAHoppingCardIsPressedFlatAsItLands(t *testing.T) {
	lies := Pose{W: 70, IsVisible: true}
	lowest, flattest := 0.0, 0.0
	for i := range 101 {
		p := HopMotion.at(lies, lies, float64(i)/100)
		lowest, flattest = min(lowest, p.Y), max(flattest, p.SquashShare)
		if p.SquashShare > 1e-9 && p.Y < -1e-9 {
			t.Errorf("at %d %% the card is in the air and pressed flat", i)
		}
		if p.Y > 1e-9 {
			t.Errorf("at %d %% the card is below its place", i)
		}
	}
	if lowest > -0.35*lies.W || flattest < 0.07 {
		t.Errorf("the card hops %.0f high and is pressed flat by %.2f, want both to be seen", -lowest, flattest)
	}
	if end := HopMotion.at(lies, lies, 1); end.SquashShare > 1e-9 {
		t.Errorf("in the end the card is pressed flat by %v", end.SquashShare)
	}
}

// TestSeveralAreCountedAsSeveral: on its way to several things it is never counted to one or to none of them.
func TestSeveralAreCountedAsSeveral(t *testing.T) {
	for n := range 40 {
		last := 0
		for part := 0.0; part <= 1; part += 1.0 / 64 {
			now := CountUp(n, part)
			if now < min(n, 2) || now < last || now > n {
				t.Fatalf("%v of the way to %d, %d are counted after %d", part, n, now, last)
			}
			last = now
		}
		if last != n {
			t.Errorf("to %d, it is counted to %d", n, last)
		}
	}
}
