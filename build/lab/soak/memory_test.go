package soak

import (
	"fmt"
	"testing"
	"time"
)

// Reports of garbage collections are read, split anywhere, and the rest is a complaint.
func TestListener(t *testing.T) {
	var l listener
	for _, piece := range []string{
		"gc 12 @3.1s 2%: 0.1+2+0.1 ms clock, 1+2+3 ms cpu, 45->47->22 MB, 48 MB goal, 0 MB stacks, 0 MB globals, 2 P\n",
		"no so", "und\ngc 13 @9.1s 2%: 0.1 ms clock, 45->47->", "23 MB, 48 MB goal\n",
	} {
		if n, err := l.Write([]byte(piece)); n != len(piece) || err != nil {
			t.Fatal(n, err)
		}
	}
	if l.heap() != 23 || l.complaints() != "no sound\n" {
		t.Errorf("it keeps %d MB and says %q", l.heap(), l.complaints())
	}
}

// Memory is judged after the warm-up, and may grow by a twentieth.
func TestJudge(t *testing.T) {
	run := func(rss, heap func(minute int) int) samples {
		var all samples
		for minute := range 100 {
			all = append(all, sample{time.Duration(minute) * time.Minute, rss(minute), heap(minute)})
		}
		return all
	}
	flat := func(mb int) func(int) int { return func(int) int { return mb } }
	for i, c := range []struct {
		rss, heap func(int) int
		fine      bool
	}{
		{flat(200), flat(20), true},
		{func(m int) int { return min(100+10*m, 250) }, flat(20), true},
		{func(m int) int { return 200 + m/10 }, flat(20), true},
		{func(m int) int { return 200 + m/2 }, flat(20), false},
		{flat(200), func(m int) int { return 20 + m/20 }, true},
		{flat(200), func(m int) int { return 20 + m/5 }, false},
		{flat(0), flat(0), false},
	} {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			if err := run(c.rss, c.heap).judge(100 * time.Minute); (err == nil) != c.fine {
				t.Errorf("it says %v", err)
			}
		})
	}
}
