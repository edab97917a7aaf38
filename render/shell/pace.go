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
	isAsleep       bool
	wasAsleep      bool // since an earlier frame
	alarm          alarm
	isWokenByAlarm bool // and no input since
	quietTicks     int  // since the last change
	undrawnTicks   int  // since the last redraw
	redrawTicks    int  // remaining ticks in which the window is redrawn without a change
	lastView       view
}

const (
	// lingerTicks is the number of ticks for which the program stays awake after the last change, so that a moving mouse does not wake it
	// for every event. It is also the maximum number of ticks between redraws: a window is whole again soon after it was uncovered.
	lingerTicks = 20
	// redrawsAfterWake is the number of ticks in which the window is redrawn after a frame woke the program: the engine does not show
	// the first one after minimizing.
	redrawsAfterWake = 2
	// settleTicks is the number of ticks in which the window is redrawn after it got the focus, was restored, or changed size or
	// monitor: systems draw around, move and show it then.
	settleTicks = 30
)

// startTick takes the state of the window at the start of a tick, and returns whether it has to be redrawn.
func (p *pace) startTick(now view) bool {
	before := p.lastView
	p.lastView = now
	if p.wasAsleep {
		p.isWokenByAlarm = p.alarm.hasRung
	}
	switch {
	case now.focused && !before.focused, before.minimized && !now.minimized,
		now.w != before.w, now.h != before.h, now.monitor != before.monitor:
		p.redrawTicks = settleTicks
	case p.wasAsleep && !p.alarm.hasRung:
		p.redrawTicks = max(p.redrawTicks, redrawsAfterWake)
	}
	if p.redrawTicks == 0 {
		return false
	}
	p.redrawTicks--
	return true
}

// endTick takes at the end of a tick whether anything happens and is redrawn, and returns whether the window has to be redrawn anyway.
func (p *pace) endTick(isAwake, isDrawn bool) bool {
	isBusy := isAwake || p.redrawTicks > 0
	if p.isWokenByAlarm {
		p.isAsleep = !isBusy
		return isDrawn
	}
	if isBusy || isDrawn {
		p.quietTicks = 0
	} else {
		p.quietTicks++
	}
	p.isAsleep = p.quietTicks > lingerTicks
	p.undrawnTicks++
	if isDrawn || p.isAsleep || p.undrawnTicks > lingerTicks {
		p.undrawnTicks = 0
		return true
	}
	return false
}

// endFrame is called at the end of a frame. A long frame has several ticks; those after falling asleep have no input.
func (p *pace) endFrame() { p.wasAsleep = p.isAsleep }

// alarm wakes the sleeping program for a change that needs no input.
type alarm struct {
	timer     *time.Timer
	awakeAt   time.Duration // time at which the program was last awake
	ringTicks int           // ticks from then until it rings, 0 for never
	hasRung   bool          // in this tick
}

// set makes the alarm ring after a number of ticks; 0 for never.
func (a *alarm) set(now time.Duration, ticks int) {
	a.awakeAt, a.ringTicks = now, ticks
	if a.timer != nil {
		a.timer.Stop()
		a.timer = nil
	}
	if ticks > 0 {
		//lint:ignore SA1019 It is deprecated together with the mode in which a program sleeps, and nothing else wakes one.
		a.timer = time.AfterFunc(durationOf(ticks), ebiten.ScheduleFrame)
	}
}

// countSleptTicks is called at the start of a tick of the sleeping program, and returns the number of ticks that have passed.
func (a *alarm) countSleptTicks(now time.Duration) int {
	passed := int((now - a.awakeAt) * ebiten.DefaultTPS / time.Second)
	a.hasRung = a.ringTicks > 0 && passed >= a.ringTicks
	return max(passed-1, 0)
}

func durationOf(ticks int) time.Duration {
	return time.Duration(ticks)*time.Second/ebiten.DefaultTPS + time.Millisecond
}

// setEngineMode sets the engine to regular ticks or, asleep, to ticks only for input and redraw requests.
func setEngineMode(asleep bool) {
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
