package shell

import (
	"image"
	"testing"
)

func TestAWindowIsFittedWhenNobodyMovesItAnyMore(t *testing.T) {
	var m movement
	on := monitor{size: image.Pt(1366, 768), scale: 1}
	wait := func() (ticks int) {
		for !m.rests(on, image.Pt(5, 5)) {
			ticks++
		}
		return ticks
	}
	for x := range 100 {
		if m.rests(on, image.Pt(x, 5)) {
			t.Fatalf("it rests while it is moved to %d", x)
		}
	}
	if got := wait(); got != restTicks {
		t.Errorf("it rests after %d ticks, want %d", got, restTicks)
	}
	on.scale = 2
	if got := wait(); got != restTicks {
		t.Errorf("on another monitor it rests after %d ticks, want %d", got, restTicks)
	}
}
