//go:build !ebitenginevmguest

package sounds

import (
	"fmt"
	"sync/atomic"
	"time"

	"dreist/fault"
)

// output is an opened sound device whose methods may block.
type output interface {
	// ready is closed when the device has opened or failed to. Other methods may be called only afterwards.
	ready() <-chan struct{}
	start(samples []float32, volume float64)
	silence()
	suspend() error
	resume() error
	// err returns why the device stopped working, or nil.
	err() error
}

// attendant drives an output from its own goroutine, so that callers never block. It opens the output for the first
// clip, suspends it after a while of silence, so that an idle game costs nothing, and turns any failure into silence.
type attendant struct {
	open    func() (output, error)
	orders  chan order
	quit    chan struct{}
	failure atomic.Pointer[error]
}

// order is a clip to play at a volume or, without samples, the order to be silent.
type order struct {
	samples []float32
	volume  float64
}

// rest is how long the output stays active after the last clip.
const rest = time.Second

func newAttendant(open func() (output, error)) *attendant {
	a := &attendant{
		open: open,
		// Largest number of clips starting at one moment; more are dropped.
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

// silence also drops the clips that have not begun.
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

// openForFirstClip returns the output when it is ready, or nil when the attendant is closed. It drops the clips
// meanwhile: late ones would all be heard at once.
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

// attend plays clips on a newly opened output.
func (a *attendant) attend(out output) error {
	asleep := false
	idle := time.NewTimer(rest)
	defer idle.Stop()
	var quiet time.Time // end of the last clip
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
