//go:build !ebitenginevmguest

package sounds

import (
	"fmt"
	"sync/atomic"
	"time"

	"dreist/fault"
)

// output is a sound device whose methods may block.
type output interface {
	// ready is closed when the device has opened or failed. Other methods may be called only afterwards.
	ready() <-chan struct{}
	start(samples []float32, volume float64)
	silence()
	suspend() error
	resume() error
	// err returns why the device stopped working, or nil.
	err() error
}

// driver calls an output in a goroutine, so that callers never block. It opens the output for the first clip, suspends it after a while
// of silence, so that an idle game uses no CPU, and turns a failure into silence.
type driver struct {
	open    func() (output, error)
	orders  chan order
	quit    chan struct{}
	failure atomic.Pointer[error]
}

// order is a clip to play at a volume or, without samples, a call of silence.
type order struct {
	samples []float32
	volume  float64
}

// idleTime is the time until the output is suspended after the last clip.
const idleTime = time.Second

func newDriver(open func() (output, error)) *driver {
	d := &driver{
		open: open,
		// More clips that start at the same moment are dropped.
		orders: make(chan order, 16),
		quit:   make(chan struct{}),
	}
	go d.serve()
	return d
}

func (d *driver) play(samples []float32, volume float64) {
	select {
	case d.orders <- order{samples, volume}:
	default:
	}
}

// silence also drops queued clips.
func (d *driver) silence() {
	for len(d.orders) > 0 {
		select {
		case <-d.orders:
		default:
		}
	}
	d.play(nil, 0)
}

func (d *driver) err() error {
	if failure := d.failure.Load(); failure != nil {
		return *failure
	}
	return nil
}

func (d *driver) close() { close(d.quit) }

// serve runs until the driver is closed or the output fails.
func (d *driver) serve() {
	defer fault.Catch(func(f *fault.Fault) { d.fail(f) })
	out, err := d.openForFirstClip()
	if err == nil && out != nil {
		err = d.playClips(out)
	}
	if err != nil {
		d.fail(err)
	}
}

func (d *driver) fail(err error) {
	err = fmt.Errorf("sounds: play without sound; check the sound device and start the game again: %w", err)
	d.failure.Store(&err)
}

// openForFirstClip returns the output when it is ready, or nil when the driver is closed. It drops clips meanwhile: late ones would all
// be heard at once.
func (d *driver) openForFirstClip() (output, error) {
	var out output
	var ready <-chan struct{}
	for {
		select {
		case <-ready:
			return out, out.err()
		case o := <-d.orders:
			if out != nil || o.samples == nil {
				continue
			}
			var err error
			if out, err = d.open(); err != nil {
				return nil, err
			}
			ready = out.ready()
		case <-d.quit:
			return nil, nil
		}
	}
}

// playClips plays clips on a newly opened output.
func (d *driver) playClips(out output) error {
	asleep := false
	idle := time.NewTimer(idleTime)
	defer idle.Stop()
	var quiet time.Time // end of the last clip
	for {
		var err error
		select {
		case o := <-d.orders:
			if o.samples == nil {
				out.silence()
				break
			}
			out.start(o.samples, o.volume)
			length := time.Duration(len(o.samples)) * time.Second / SampleRate
			if end := time.Now().Add(length); end.After(quiet) {
				quiet = end
			}
			idle.Reset(time.Until(quiet) + idleTime)
			if asleep {
				asleep = false
				err = out.resume()
			}
		case <-idle.C:
			asleep = true
			err = out.suspend()
		case <-d.quit:
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
