package shell

import (
	"testing"
	"time"
)

// ticks lets ticks pass in which nothing happens but what the view shows, and returns in how many the window is drawn.
func (p *pace) ticks(n int, now view) (drawn int) {
	for range n {
		stale := p.startTick(now)
		if p.endTick(false, stale) {
			drawn++
		}
		p.endFrame()
	}
	return drawn
}

// sleep lets everything come to rest.
func (p *pace) sleep(t *testing.T, now view) {
	t.Helper()
	for range settleTicks + 2*lingerTicks {
		if p.ticks(1, now); p.isAsleep {
			return
		}
	}
	t.Fatal("it does not fall asleep")
}

func TestTheProgramSleepsWhenNothingHappens(t *testing.T) {
	var p pace
	now := view{focused: true, w: 960, h: 600}
	p.sleep(t, now)
	p.startTick(now)
	if p.endTick(true, false); p.isAsleep {
		t.Error("it sleeps although something happens")
	}
}

func TestAFrameThatComesToTheSleepingProgramIsDrawn(t *testing.T) {
	var p pace
	now := view{focused: true, w: 960, h: 600}
	p.sleep(t, now)
	for _, awake := range []bool{false, true} { // whether the same tick brings input, too
		if drawn := p.startTick(now); !drawn || !p.endTick(awake, drawn) {
			t.Error("the frame is not drawn")
		}
		if p.isAsleep {
			t.Error("it sleeps on, and what the engine has kept back is not shown")
		}
		if p.ticks(1, now) != 1 {
			t.Error("the frame after it is not drawn")
		}
		p.sleep(t, now)
	}
}

func TestTheWindowIsDrawnForAWhileAfterItChanged(t *testing.T) {
	usual := view{focused: true, w: 960, h: 600, monitor: monitor{name: "one", scale: 1}}
	for name, change := range map[string]func(v *view){
		"focus":     func(v *view) { v.focused = false },
		"minimised": func(v *view) { v.minimized = true },
		"width":     func(v *view) { v.w = 961 },
		"height":    func(v *view) { v.h = 601 },
		"scale":     func(v *view) { v.monitor.scale = 2 },
		"monitor":   func(v *view) { v.monitor.name = "two" },
	} {
		for _, awake := range []bool{false, true} { // whether it is before the change comes back
			var p pace
			other := usual
			change(&other)
			p.sleep(t, other)
			if awake {
				p.startTick(other)
				p.endTick(true, false)
			}
			if got := p.ticks(settleTicks, usual); got != settleTicks {
				t.Errorf("%s: %d of %d frames are drawn", name, got, settleTicks)
			}
			p.sleep(t, usual)
		}
	}
}

// TestWhatWasUncoveredWhileAwakeIsDrawnSoon is about a window that lay over this one and goes while the mouse moves.
func TestWhatWasUncoveredWhileAwakeIsDrawnSoon(t *testing.T) {
	var p pace
	now := view{focused: true, w: 960, h: 600}
	p.sleep(t, now)
	p.ticks(redrawsAfterWake, now)
	drawn := 0
	for range lingerTicks + 1 {
		if p.endTick(true, p.startTick(now)) {
			drawn++
		}
	}
	if drawn != 1 {
		t.Errorf("drawn %d times in %d ticks, want once", drawn, lingerTicks+1)
	}
	p.startTick(now)
	if p.endTick(true, false) {
		t.Error("drawn without need right after")
	}
}

// TestTheAlarmWakesTheProgramForItsTicksOnly is about something small that moves by itself in a program that sleeps.
func TestTheAlarmWakesTheProgramForItsTicksOnly(t *testing.T) {
	var p pace
	now := view{focused: true, w: 960, h: 600}
	p.sleep(t, now)
	p.alarm.awakeAt, p.alarm.ringTicks = 0, 60
	for name, c := range map[string]struct {
		at    time.Duration
		ticks int
		rung  bool
	}{"early": {at: 500 * time.Millisecond, ticks: 29}, "in time": {at: time.Second, ticks: 59, rung: true}, "late": {at: 2 * time.Second, ticks: 119, rung: true}} {
		if got := p.alarm.countSleptTicks(c.at); got != c.ticks || p.alarm.hasRung != c.rung {
			t.Errorf("%s: %d ticks have passed, the alarm rang: %v; want %d, %v", name, got, p.alarm.hasRung, c.ticks, c.rung)
		}
	}
	p.alarm.countSleptTicks(time.Second)
	if p.startTick(now) {
		t.Error("all is drawn although only the alarm rang")
	}
	if p.endTick(false, false) || !p.isAsleep {
		t.Error("it does not sleep on")
	}
	for range 3 { // something moves
		p.startTick(now)
		if p.endTick(true, true); p.isAsleep {
			t.Error("it sleeps although something moves")
		}
		p.endFrame()
		p.alarm.hasRung = false
	}
	p.startTick(now)
	if p.endTick(false, false); !p.isAsleep {
		t.Error("it lingers although nobody is there")
	}
	if p.startTick(now) || p.endTick(false, false) || !p.isAsleep {
		t.Error("another tick of the frame in which it fell asleep wakes it")
	}
	p.endFrame()
	if p.startTick(now); !p.startTick(now) {
		t.Error("a frame that comes to the sleeping program is not drawn")
	}
}

func TestTheTicksSleptThroughPass(t *testing.T) {
	p := newProgram(t)
	p.pace.wasAsleep, p.clock = true, func() time.Duration { return 50 * time.Millisecond }
	p.advanceSleptTicks()
	p.wantDiary("start ticks", "start ticks") // before the one that begins now
}

func TestTheAlarmLastsLongEnough(t *testing.T) {
	for ticks := 1; ticks < 2000; ticks++ {
		a := alarm{ringTicks: ticks}
		if a.countSleptTicks(durationOf(ticks)); !a.hasRung {
			t.Fatalf("after the time of %d ticks they have not passed", ticks)
		}
	}
}
