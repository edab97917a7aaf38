package stage

import "testing"

func TestDurationsFollowTheSpeed(t *testing.T) {
	for _, tc := range []struct {
		speed Speed
		span  Span
		want  int
	}{{Normal, 350, 21}, {Fast, 350, 11}, {Instant, 350, 0}, {Normal, Settle, 7}} {
		if got := tc.speed.Ticks(tc.span); got != tc.want {
			t.Errorf("%v ms at speed %v: got %d ticks, want %d", tc.span, tc.speed, got, tc.want)
		}
	}
	for s := Slow; s <= Instant; s++ {
		if got := ParseSpeed(s.String()); got != s {
			t.Errorf("speed %v is read back as %v", s, got)
		}
	}
}
