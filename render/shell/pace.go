package shell

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// view is what a tick sees of the window from outside.
type view struct {
	focused   bool
	minimized bool
	w, h      float64 // in device pixels
	monitor   monitor
}

// pace decides when the window is drawn although nothing in it changed, and when the program sleeps until the next
// input. A system without a compositor forgets what a window shows where it is covered, and tells of it only by a
// frame that comes; one that comes to a program that is awake looks like any other.
type pace struct {
	asleep bool
	rests  bool // since a frame before this one
	alarm  alarm
	itself bool // woke by the alarm, and nobody has done anything since
	quiet  int  // ticks since something last happened
	unseen int  // ticks since the window was last drawn
	fresh  int  // ticks in which the window is still drawn without need
	seen   view
}

const (
	// linger is how many ticks the program stays awake after the last thing that happened, so that a moving mouse does
	// not wake it anew with every event. The window is drawn as often at least: it is whole again soon after something
	// that lay over it is gone.
	linger = 20
	// twice is for how many ticks the window is drawn after a frame that came to the sleeping program: the engine does
	// not show the first one after a window was minimised.
	twice = 2
	// settling is for how many ticks the window is drawn after it got the focus, came back, or changed its size or its
	// monitor: systems draw around, move and show it then.
	settling = 30
)

// begin is told at the beginning of a tick how the window is, and returns whether it is to be drawn for that.
func (p *pace) begin(now view) bool {
	before := p.seen
	p.seen = now
	if p.rests {
		p.itself = p.alarm.rung
	}
	switch {
	case now.focused && !before.focused, before.minimized && !now.minimized,
		now.w != before.w, now.h != before.h, now.monitor != before.monitor:
		p.fresh = settling
	case p.rests && !p.alarm.rung:
		p.fresh = max(p.fresh, twice)
	}
	if p.fresh == 0 {
		return false
	}
	p.fresh--
	return true
}

// end is told at the end of a tick whether something happens and whether the window is to be drawn, and returns
// whether it is to be drawn nevertheless.
func (p *pace) end(awake, drawn bool) bool {
	busy := awake || p.fresh > 0
	if p.itself {
		p.asleep = !busy
		return drawn
	}
	if busy || drawn {
		p.quiet = 0
	} else {
		p.quiet++
	}
	p.asleep = p.quiet > linger
	p.unseen++
	if drawn || p.asleep || p.unseen > linger {
		p.unseen = 0
		return true
	}
	return false
}

// framed is told at the end of a frame: where frames last long, one has several ticks, and those after that in which the
// program fell asleep come from nobody.
func (p *pace) framed() { p.rests = p.asleep }

// alarm wakes the sleeping program for a tick in which something changes by itself.
type alarm struct {
	timer *time.Timer
	since time.Duration // when the program was awake last
	after int           // ticks after that at which it rings, 0 for never
	rung  bool          // for this tick
}

// set lets the alarm ring after so many ticks; 0 means never.
func (a *alarm) set(now time.Duration, ticks int) {
	a.since, a.after = now, ticks
	if a.timer != nil {
		a.timer.Stop()
		a.timer = nil
	}
	if ticks > 0 {
		//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
		a.timer = time.AfterFunc(lasting(ticks), ebiten.ScheduleFrame)
	}
}

// slept is told at the beginning of a tick that comes to the sleeping program, and returns how many ticks have passed
// without the program.
func (a *alarm) slept(now time.Duration) int {
	passed := int((now - a.since) * ebiten.DefaultTPS / time.Second)
	a.rung = a.after > 0 && passed >= a.after
	return max(passed-1, 0)
}

// lasting is how long so many ticks last, and not less.
func lasting(ticks int) time.Duration {
	return time.Duration(ticks)*time.Second/ebiten.DefaultTPS + time.Millisecond
}

// paced has the engine bring the ticks of a program that is awake, or only those of input and of a window to be shown
// again.
func paced(asleep bool) {
	if asleep {
		// Each frame must be a tick: with a rate of its own, the engine would lose the tick of a quick release and not
		// come back until something else happens.
		ebiten.SetTPS(ebiten.SyncWithFPS)
		//lint:ignore SA1019 Ebitengine calls the mode deprecated and has no other in which a program sleeps until the next input.
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		return
	}
	ebiten.SetTPS(ebiten.DefaultTPS)
	ebiten.SetVsyncEnabled(true)
}
