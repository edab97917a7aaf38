package shell

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// view is the state of the window in a tick.
type view struct {
	focused   bool
	minimized bool
	w, h      float64 // in device pixels
	monitor   monitor
}

// pace decides when the window is redrawn although nothing changed, and when the program sleeps until the next input. Without a
// compositor a covered window loses its content; the system then only requests a frame, which a running program cannot tell from
// any other.
type pace struct {
	asleep bool
	rests  bool // asleep since an earlier frame
	alarm  alarm
	itself bool // woken by the alarm, and no input since
	quiet  int  // ticks since the last change
	unseen int  // ticks since the last redraw
	fresh  int  // remaining ticks in which the window is redrawn without a change
	seen   view
}

const (
	// linger is the number of ticks for which the program stays awake after the last change, so that a moving mouse does not wake it
	// for every event. It is also the maximum number of ticks between redraws: a window is whole again soon after it was uncovered.
	linger = 20
	// redrawsAfterWake is the number of ticks in which the window is redrawn after a frame woke the program: the engine does not show
	// the first one after minimizing.
	redrawsAfterWake = 2
	// settling is the number of ticks in which the window is redrawn after it got the focus, was restored, or changed size or
	// monitor: systems draw around, move and show it then.
	settling = 30
)

// start takes the state of the window at the start of a tick, and returns whether it has to be redrawn.
func (p *pace) start(now view) bool {
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
		p.fresh = max(p.fresh, redrawsAfterWake)
	}
	if p.fresh == 0 {
		return false
	}
	p.fresh--
	return true
}

// end takes at the end of a tick whether anything happens and is redrawn, and returns whether the window has to be redrawn anyway.
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

// framed is called at the end of a frame. A long frame has several ticks; those after falling asleep have no input.
func (p *pace) framed() { p.rests = p.asleep }

// alarm wakes the sleeping program for a change that needs no input.
type alarm struct {
	timer *time.Timer
	since time.Duration // time at which the program was last awake
	after int           // ticks from then until it rings, 0 for never
	rung  bool          // it has rung in this tick
}

// set makes the alarm ring after a number of ticks; 0 for never.
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

// slept is called at the start of a tick of the sleeping program, and returns the number of ticks that have passed.
func (a *alarm) slept(now time.Duration) int {
	passed := int((now - a.since) * ebiten.DefaultTPS / time.Second)
	a.rung = a.after > 0 && passed >= a.after
	return max(passed-1, 0)
}

func lasting(ticks int) time.Duration {
	return time.Duration(ticks)*time.Second/ebiten.DefaultTPS + time.Millisecond
}

// paced sets the engine to regular ticks or, asleep, to ticks only for input and redraw requests.
func paced(asleep bool) {
	if asleep {
		// Each frame must be a tick: with a fixed tick rate the engine would miss a quick release until the next
		// event.
		ebiten.SetTPS(ebiten.SyncWithFPS)
		//lint:ignore SA1019 Ebitengine calls the mode deprecated and has no other in which a program sleeps until the next input.
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		return
	}
	ebiten.SetTPS(ebiten.DefaultTPS)
	ebiten.SetVsyncEnabled(true)
}
