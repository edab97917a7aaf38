package stage

import "testing"

func TestAFrameHasRoomForTheLeastWindow(t *testing.T) {
	for _, c := range []struct {
		w, h, scale float64
		frame       Frame
		larger      float64
	}{
		{1280, 800, 1, Frame{W: 1280, H: 800, Scale: 1}, 1},
		{960, 560, 1, Frame{W: 960, H: 560, Scale: 1}, 1},
		{1920, 1120, 2, Frame{W: 1920, H: 1120, Scale: 2}, 1},
		{800, 480, 1, Frame{W: 800, H: 480, Scale: 800.0 / 960}, 1},     // crisp, with smaller logical pixels
		{1366, 768, 1.5, Frame{W: 1366, H: 768, Scale: 768.0 / 560}, 1}, // a small screen with large pixels
		{480, 280, 1, Frame{W: 720, H: 420, Scale: 0.75}, 1.5},          // half the least window
		{1362, 210, 1, Frame{W: 2724, H: 420, Scale: 0.75}, 2},          // a strip of a tiling desktop
		{2500, 210, 1, Frame{W: 4096, H: 420, Scale: 0.75}, 2},          // as broad as a frame becomes
		{5000, 210, 1, Frame{W: 5000, H: 420, Scale: 0.75}, 2},          // or is
		{0, 0, 1, Frame{W: 720, H: 720, Scale: 0.75}, 720},              // a window without a size
		{0.2, 2000, 1, Frame{W: 720, H: 2048, Scale: 0.75}, 720},        // a thread
		{5120, 1440, 1, Frame{W: 5120, H: 1440, Scale: 1}, 1},           // nothing is too large
	} {
		frame, larger := FitFrame(c.w, c.h, c.scale)
		if near := larger - c.larger; frame != c.frame || near > 1e-9 || near < -1e-9 {
			t.Errorf("%v×%v at %v: got %+v and %v, want %+v and %v", c.w, c.h, c.scale, frame, larger, c.frame, c.larger)
		}
	}
}
