//go:build !ebitenginevmguest

package sounds

import (
	"fmt"
	"sync/atomic"
	"time"

	"dreist/fault"
)

// output is an opened sound device whose methods may take a while.
type output interface {
	// ready is closed when the device has opened or has failed to. Only then may the other
	// methods be called.
	ready() <-chan struct{}
	start(samples []float32, volume float64)
	silence()
	suspend() error
	resume() error
	// err returns what ended the device, or nil.
	err() error
}

// attendant is a device that serves an output from a goroutine of its own, so that no caller
// ever waits. It opens the output for the first clip, suspends it when nothing has been
// heard for a while, so that an idle game costs nothing, and turns any failure into silence.
type attendant struct {
	open    func() (output, error)
	orders  chan order
	quit    chan struct{}
	failure atomic.Pointer[error]
}

// order is a clip to be played at a volume or, without samples, the order to be quiet.
type order struct {
	samples []float32
	volume  float64
}

// rest is how long the output stays awake after the end of the last clip.
const rest = time.Second

func newAttendant(open func() (output, error)) *attendant {
	a := &attendant{
		open: open,
		// More clips than this do not begin at one moment; further ones are dropped.
		orders: make(chan order, 16),
		quit:   make(chan struct{}),
	}
	go a.serve()
	return a
}

func (a *attendant) play(samples []float32, volume float64) {
	select {
	case a.orders <- order{samples, volume}:
	default:
	}
}

// silence also takes back the clips that have not begun, which leaves room for the order.
func (a *attendant) silence() {
	for len(a.orders) > 0 {
		select {
		case <-a.orders:
		default:
		}
	}
	a.play(nil, 0)
}

func (a *attendant) err() error {
	if failure := a.failure.Load(); failure != nil {
		return *failure
	}
	return nil
}

func (a *attendant) close() { close(a.quit) }

// serve runs until the attendant is closed or the output fails.
func (a *attendant) serve() {
	defer fault.Catch(func(f *fault.Fault) { a.fail(f) })
	out, err := a.openForFirstClip()
	if err == nil && out != nil {
		err = a.attend(out)
	}
	if err != nil {
		a.fail(err)
	}
}

func (a *attendant) fail(err error) {
	err = fmt.Errorf("sounds: play without sound; check the sound device and start the game again: %w", err)
	a.failure.Store(&err)
}

// openForFirstClip returns the output when it is ready, or nil when the attendant is closed.
// It drops the clips meanwhile: late ones would all be heard at once.
func (a *attendant) openForFirstClip() (output, error) {
	var out output
	var ready <-chan struct{}
	for {
		select {
		case <-ready:
			return out, out.err()
		case o := <-a.orders:
			if out != nil || o.samples == nil {
				continue
			}
			var err error
			if out, err = a.open(); err != nil {
				return nil, err
			}
			ready = out.ready()
		case <-a.quit:
			return nil, nil
		}
	}
}

// attend plays clips on an output that has just opened.
func (a *attendant) attend(out output) error {
	asleep := false
	idle := time.NewTimer(rest)
	defer idle.Stop()
	var quiet time.Time // when the last clip will have ended
	for {
		var err error
		select {
		case o := <-a.orders:
			if o.samples == nil {
				out.silence()
				break
			}
			out.start(o.samples, o.volume)
			length := time.Duration(len(o.samples)) * time.Second / SampleRate
			if end := time.Now().Add(length); end.After(quiet) {
				quiet = end
			}
			idle.Reset(time.Until(quiet) + rest)
			if asleep {
				asleep = false
				err = out.resume()
			}
		case <-idle.C:
			asleep = true
			err = out.suspend()
		case <-a.quit:
			out.silence()
			return out.suspend()
		}
		if err == nil {
			err = out.err()
		}
		if err != nil {
			return err
		}
	}
}
