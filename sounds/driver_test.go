//go:build !ebitenginevmguest

package sounds

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"dreist/build/need"
	"dreist/fault"
)

// fakeOutput counts the calls of its methods.
type fakeOutput struct {
	opened                             chan struct{}
	started, silenced, slept, awakened atomic.Int32
	failure                            atomic.Pointer[error]
	stalls                             atomic.Bool
}

func (f *fakeOutput) ready() <-chan struct{}   { return f.opened }
func (f *fakeOutput) start([]float32, float64) { f.started.Add(1) }
func (f *fakeOutput) silence()                 { f.silenced.Add(1) }
func (f *fakeOutput) suspend() error           { f.slept.Add(1); return nil }
func (f *fakeOutput) resume() error            { f.awakened.Add(1); return nil }
func (f *fakeOutput) isPlaying() bool          { return f.stalls.Load() }
func (f *fakeOutput) err() error {
	if failure := f.failure.Load(); failure != nil {
		return *failure
	}
	return nil
}

// bench is a driver with a fake output and a clip of one second.
type bench struct {
	*driver
	out   *fakeOutput
	opens int
	clip  []float32
}

// onBench runs a test on a bench, with a clock that advances when all goroutines wait.
func onBench(t *testing.T, openError error, test func(t *testing.T, b *bench)) {
	synctest.Test(t, func(t *testing.T) {
		b := &bench{out: &fakeOutput{opened: make(chan struct{})}, clip: make([]float32, SampleRate)}
		b.driver = newDriver(func() (output, error) {
			b.opens++
			if openError != nil {
				return nil, openError
			}
			return b.out, nil
		})
		defer b.close()
		test(t, b)
	})
}

// say plays the clip and waits until the driver is idle again.
func (b *bench) say() {
	b.play(b.clip, 1)
	synctest.Wait()
}

func TestDeviceOpensForFirstClip(t *testing.T) {
	onBench(t, nil, func(t *testing.T, b *bench) {
		synctest.Wait()
		if b.opens != 0 {
			t.Fatal("opened without a clip")
		}
		b.say()
		b.say()
		close(b.out.opened)
		synctest.Wait()
		if b.opens != 1 || b.out.started.Load() != 0 {
			t.Errorf("opened %d times, %d early clips played, want 1 and 0", b.opens, b.out.started.Load())
		}
		b.say()
		if b.opens != 1 || b.out.started.Load() != 1 {
			t.Errorf("opened %d times, %d clips played, want 1 and 1", b.opens, b.out.started.Load())
		}
	})
}

func TestDeviceSleepsWhenQuiet(t *testing.T) {
	onBench(t, nil, func(t *testing.T, b *bench) {
		b.say()
		close(b.out.opened)
		synctest.Wait()
		b.say()
		advance := func(d time.Duration) { time.Sleep(d); synctest.Wait() } // the bench's clock, no real wait
		advance(1900 * time.Millisecond)
		if b.out.slept.Load() != 0 {
			t.Error("sleeps within a second after the clip's end")
		}
		b.clip = b.clip[:SampleRate/10]
		b.say() // a short clip must not cut off a longer one, nor keep an old timer
		advance(1050 * time.Millisecond)
		if b.out.slept.Load() != 0 || b.out.awakened.Load() != 0 {
			t.Errorf("slept %d times, woke %d times before the second rest, want never", b.out.slept.Load(), b.out.awakened.Load())
		}
		advance(time.Hour)
		if b.out.slept.Load() != 1 {
			t.Errorf("slept %d times in an hour, want once", b.out.slept.Load())
		}
		b.say()
		b.say()
		if b.out.awakened.Load() != 1 || b.out.started.Load() != 4 {
			t.Errorf("woke %d times, played %d clips, want 1 and 4", b.out.awakened.Load(), b.out.started.Load())
		}
	})
}

func TestDeviceSleepsAfterOpeningUnused(t *testing.T) {
	onBench(t, nil, func(t *testing.T, b *bench) {
		b.say()
		close(b.out.opened)
		time.Sleep(2 * idleTime)
		if b.out.slept.Load() != 1 {
			t.Errorf("slept %d times, want once", b.out.slept.Load())
		}
	})
}

func TestDeviceFailuresBecomeSilence(t *testing.T) {
	broken := errors.New("broken")
	stays := func(t *testing.T, b *bench, clips int32) {
		t.Helper()
		for range 100 {
			b.say()
			b.silence()
		}
		if !errors.Is(b.err(), broken) || b.out.started.Load() != clips {
			t.Errorf("err %v, %d clips played, want %v and %d", b.err(), b.out.started.Load(), broken, clips)
		}
	}
	t.Run("no device", func(t *testing.T) {
		onBench(t, broken, func(t *testing.T, b *bench) {
			b.say()
			stays(t, b, 0)
			if b.opens != 1 {
				t.Errorf("opened %d times, want one attempt", b.opens)
			}
		})
	})
	t.Run("fails while opening", func(t *testing.T) {
		onBench(t, nil, func(t *testing.T, b *bench) {
			b.say()
			b.out.failure.Store(&broken)
			close(b.out.opened)
			synctest.Wait()
			stays(t, b, 0)
		})
	})
	t.Run("dies in the game", func(t *testing.T) {
		onBench(t, nil, func(t *testing.T, b *bench) {
			b.say()
			close(b.out.opened)
			synctest.Wait()
			b.say()
			if b.err() != nil {
				t.Fatalf("err %v while all is well", b.err())
			}
			b.out.failure.Store(&broken)
			b.say()
			stays(t, b, 2)
		})
	})
}

// A sound server that starts late, restarts, or plays no further is opened again with a later clip, at most once in five seconds.
func TestSoundComesBack(t *testing.T) {
	gone := errors.New("no server")
	onBench(t, nil, func(t *testing.T, b *bench) {
		b.open = func() (output, error) {
			b.opens++
			if b.opens == 1 {
				return nil, gone
			}
			b.out = &fakeOutput{opened: make(chan struct{})}
			close(b.out.opened)
			return b.out, nil
		}
		comesBack := func(opens int) {
			t.Helper()
			for range 49 { // a clip every tenth of a second
				time.Sleep(100 * time.Millisecond)
				b.say()
			}
			if b.opens != opens-1 || b.err() == nil {
				t.Errorf("opened %d times within five seconds, err %v; want %d", b.opens, b.err(), opens-1)
			}
			time.Sleep(100 * time.Millisecond)
			b.say()
			b.say()
			if b.opens != opens || b.err() != nil || b.out.started.Load() != 1 {
				t.Errorf("opened %d times, err %v, %d clips played; want %d, none, 1", b.opens, b.err(), b.out.started.Load(), opens)
			}
		}
		b.say()
		comesBack(2)
		b.out.failure.Store(&gone)
		b.say()
		comesBack(3)
		b.out.stalls.Store(true)
		time.Sleep(2 * time.Second)
		b.say()
		b.say()
		if !errors.Is(b.err(), errStalled) {
			t.Errorf("err %v, want that it stands still", b.err())
		}
		time.Sleep(retryTime)
		b.say()
		if b.err() != nil || b.opens != 4 {
			t.Errorf("opened %d times, err %v; want 4 and none", b.opens, b.err())
		}
	})
}

// TestOtoOpensASecondTime guards the way round its limit of one context. Nothing is heard: the server is not there.
func TestOtoOpensASecondTime(t *testing.T) {
	t.Setenv("PULSE_SERVER", "unix:"+t.TempDir()+"/none")
	for range 2 {
		o := need.Value(openOto())(t)
		<-o.ready() // as the driver waits: oto loads its libraries on a goroutine of its own
	}
}

// A fault in the device is returned by err.
func TestAFaultBecomesSilence(t *testing.T) {
	onBench(t, nil, func(t *testing.T, b *bench) {
		b.open = func() (output, error) { panic("no breath") }
		b.say()
		var f *fault.Fault
		if !errors.As(b.err(), &f) || f.Message != "no breath" || !strings.HasPrefix(f.SourcePosition, "driver_test.go:") {
			t.Errorf("err %v", b.err())
		}
		b.say()
		b.silence()
	})
}

func TestSilenceComesAfterEarlierClipsAndBeforeLaterOnes(t *testing.T) {
	onBench(t, nil, func(t *testing.T, b *bench) {
		b.silence()
		synctest.Wait()
		if b.opens != 0 {
			t.Error("opened only to be quiet")
		}
		b.say()
		close(b.out.opened)
		synctest.Wait()
		for range 100 {
			b.play(b.clip, 1)
		}
		b.silence()
		synctest.Wait()
		if b.out.silenced.Load() != 1 {
			t.Errorf("silenced %d times, want once", b.out.silenced.Load())
		}
		heard := b.out.started.Load()
		b.say()
		if b.out.started.Load() != heard+1 || b.out.silenced.Load() != 1 {
			t.Errorf("%d clips after the silence, silenced %d times, want 1 and 1", b.out.started.Load()-heard, b.out.silenced.Load())
		}
	})
}

func TestCloseEndsTheDriver(t *testing.T) {
	for _, opened := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			out := &fakeOutput{opened: make(chan struct{})}
			d := newDriver(func() (output, error) { return out, nil })
			d.play([]float32{0}, 1)
			if opened {
				close(out.opened)
			}
			synctest.Wait()
			d.silence()
			synctest.Wait()
			d.close()
			synctest.Wait()
			if d.err() != nil {
				t.Errorf("err %v after closing, want nil", d.err())
			}
			if opened && (out.slept.Load() != 1 || out.silenced.Load() != 2) {
				t.Errorf("slept %d times, silenced %d times, want 1 and 2", out.slept.Load(), out.silenced.Load())
			}
		})
	}
}
