package sounds

import (
	"errors"
	"io"
	"slices"
	"testing"

	"dreist/build/need"
)

// recorder is a device that records its calls.
type recorder struct {
	volumes  []float64
	clips    [][]float32
	silenced int
	closed   int
	failure  error
}

func (r *recorder) play(samples []float32, volume float64) {
	r.clips = append(r.clips, samples)
	r.volumes = append(r.volumes, volume)
}
func (r *recorder) silence()   { r.silenced++ }
func (r *recorder) err() error { return r.failure }
func (r *recorder) close()     { r.closed++ }

func TestVariationsTakeTurns(t *testing.T) {
	r := &recorder{}
	p := newPlayer(r)
	for range VariationCount + 1 {
		p.Play(Cue{Clip: LayClip})
		p.Play(Cue{Clip: LiftClip})
	}
	for i := range VariationCount {
		if want := Synthesize(Cue{Clip: LayClip}, i); !slices.Equal(r.clips[2*i], want) {
			t.Errorf("play %d of lay is not variation %d", i, i)
		}
	}
	if &r.clips[0][0] != &r.clips[2*VariationCount][0] {
		t.Error("the first variation was synthesised twice")
	}
}

func TestVolumesOfEffectsAndJingles(t *testing.T) {
	r := &recorder{}
	p := newPlayer(r)
	play := func() { p.Play(Cue{Clip: LayClip}); p.Play(Cue{Clip: WinClip}) }
	play()
	p.SetVolumes(0.5, 0.25)
	play()
	p.SetVolumes(0, 0.75)
	play()
	if want := []float64{1, 1, 0.5, 0.25, 0.75}; !slices.Equal(r.volumes, want) {
		t.Errorf("volumes %v, want %v", r.volumes, want)
	}
}

func TestMutedPlaysNothing(t *testing.T) {
	r := &recorder{}
	p := newPlayer(r)
	p.SetMuted(true)
	p.Play(Cue{Clip: LayClip})
	if len(r.clips) != 0 || r.silenced != 1 {
		t.Errorf("muted: %d clips played, silenced %d times, want 0 and 1", len(r.clips), r.silenced)
	}
	p.SetMuted(false)
	p.Play(Cue{Clip: LayClip})
	if len(r.clips) != 1 || r.silenced != 1 {
		t.Errorf("on again: %d clips played, silenced %d times, want 1 and 1", len(r.clips), r.silenced)
	}
}

// A device that has failed gets later cues, with which it tries again.
func TestAFailedDeviceGetsCues(t *testing.T) {
	r := &recorder{failure: errors.New("lost")}
	p := newPlayer(r)
	p.Play(Cue{Clip: LayClip})
	if len(r.clips) != 1 || !errors.Is(p.Err(), r.failure) {
		t.Errorf("%d clips played, Err() = %v, want 1 and %v", len(r.clips), p.Err(), r.failure)
	}
}

func TestClosedAndSilentPlayersTakeEveryCall(t *testing.T) {
	r := &recorder{}
	closed := newPlayer(r)
	closed.Close()
	for _, p := range []*Player{closed, NewSilentPlayer()} {
		p.Play(Cue{Clip: LayClip})
		p.SetMuted(true)
		p.SetVolumes(1, 1)
		p.Close()
		if p.Err() != nil {
			t.Errorf("Err() = %v, want nil", p.Err())
		}
	}
	if len(r.clips) != 0 || r.closed != 1 {
		t.Errorf("%d clips played, closed %d times, want 0 and 1", len(r.clips), r.closed)
	}
}

func TestPlayAllocatesNothing(t *testing.T) {
	p := newPlayer(&recorder{clips: make([][]float32, 0, 1000), volumes: make([]float64, 0, 1000)})
	for range VariationCount {
		p.Play(Cue{Clip: LayClip})
	}
	if n := testing.AllocsPerRun(100, func() { p.Play(Cue{Clip: LayClip}) }); n != 0 {
		t.Errorf("%.1f allocations per Play, want none", n)
	}
}

func TestStreamDoublesSamples(t *testing.T) {
	s := &stream{samples: []float32{0.5, -1}}
	want := []byte{0, 0, 0, 63, 0, 0, 0, 63, 0, 0, 128, 191, 0, 0, 128, 191}
	for range 2 {
		got := []byte{}
		buf := make([]byte, 11) // room for one frame and a bit
		for {
			n, err := s.Read(buf)
			got = append(got, buf[:n]...)
			if err == io.EOF {
				break
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("read %v, want %v", got, want)
		}
		if at, err := s.Seek(0, io.SeekCurrent); at != 16 || err != nil {
			t.Errorf("stands at %d, %v, want 16", at, err)
		}
		need.Value(s.Seek(0, io.SeekStart))(t)
	}
	if _, err := s.Seek(4, io.SeekStart); err == nil {
		t.Error("seeking into a clip succeeded")
	}
}
