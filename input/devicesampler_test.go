package input_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/input"
)

// TestLiveWithoutAWindow checks that sampling before the main loop is safe, returns nothing and allocates nothing.
func TestLiveWithoutAWindow(t *testing.T) {
	var live input.DeviceSampler
	screen := input.ScreenSize{Width: 800, Height: 600, Scale: 2}
	got := *live.Sample(screen)
	if diff := cmp.Diff(input.Snapshot{Screen: screen}, got); diff != "" {
		t.Errorf("got the snapshot marked +, want the one marked -\n%s", diff)
	}
	if n := testing.AllocsPerRun(100, func() { live.Sample(screen) }); n != 0 {
		t.Errorf("sampling allocates %v times, want 0", n)
	}
}
