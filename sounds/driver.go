//go:build !ebitenginevmguest

package sounds

import (
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"dreist/fault"
)

// output is a sound device whose methods may block.
type output interface {
	// ready is closed when the device has opened or failed. Other methods may be called only afterwards.
	ready() <-chan struct{}
	// start plays samples at a volume from 0 to 1.
	start(samples []float32, volume float64)
	silence()
	// suspend stops the device until resume, to save power.
	suspend() error
	resume() error
	isPlaying() bool
	// err returns why the device stopped working, or nil.
	err() error
}

// driver calls an output in a goroutine, so that callers never block. It opens the output for the first clip, suspends it during silence, so
// that an idle game uses no CPU, and handles a failure as silence until a later clip opens another output.
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

// retryTime is the shortest time between two attempts to open an output.
const retryTime = 5 * time.Second

// errStalled means that the device has accepted a clip and not played it, as after headphones were unplugged.
var errStalled = errors.New("the sound device stands still")

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

// serve runs until the driver is closed or has a fault.
func (d *driver) serve() {
	defer fault.CatchPanic(func(f *fault.Fault) { d.fail(f) })
	for d.wait(nil) { // a clip, for which an output is to be opened
		attempt := time.Now()
		out, err := d.openOutput()
		if err == nil {
			if out == nil {
				return
			}
			d.failure.Store(nil)
			err = d.playClips(out)
		}
		if err == nil {
			return
		}
		d.fail(err)
		if !d.wait(time.After(time.Until(attempt.Add(retryTime)))) {
			return
		}
	}
}

func (d *driver) fail(err error) {
	err = fmt.Errorf("sounds: play without sound; check the sound device: %w", err)
	d.failure.Store(&err)
}

// wait drops clips until a time or, if that is nil, up to the first one. It returns false when the driver is closed.
func (d *driver) wait(due <-chan time.Time) (ok bool) {
	for {
		select {
		case <-due:
			return true
		case o := <-d.orders:
			if due == nil && o.samples != nil {
				return true
			}
		case <-d.quit:
			return false
		}
	}
}

// openOutput returns an output when it is ready, or nil when the driver is closed. It drops clips meanwhile, as late ones would all be heard at
// once.
func (d *driver) openOutput() (output, error) {
	out, err := d.open()
	if err != nil {
		return nil, err
	}
	for {
		select {
		case <-out.ready():
			return out, out.err()
		case <-d.orders:
		case <-d.quit:
			return nil, nil
		}
	}
}

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
			stalled := out.isPlaying()
			if err = out.suspend(); stalled {
				err = errStalled
			}
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
