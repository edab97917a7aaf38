package pictures

import (
	"testing"

	"dreist/game/thegame"
)

const minute = 3600 // ticks

func TestLifeComesInShortBursts(t *testing.T) {
	l := NewLive(thegame.B, 7)
	for l.motion.Tick() {
	}
	bursts, drawn := 0, 0
	for range 2 * minute {
		rested := l.at == 0
		if !l.Tick() {
			continue
		}
		drawn++
		if rested {
			bursts++
		}
	}
	if bursts < 18 || bursts > 26 {
		t.Errorf("%d bursts in two minutes, want one every 4.5 to 6.5 seconds", bursts)
	}
	if drawn > 75 {
		t.Errorf("the figure is drawn %d times in two minutes, want at most 75", drawn)
	}
}

func TestNextMissesNoChange(t *testing.T) {
	every, asked := NewLive(thegame.C, 3), NewLive(thegame.C, 3)
	wait := asked.Next()
	for tick := range 2 * minute {
		if tick == 500 || tick == 2900 {
			every.Flash(Role{thegame.C, Startled}, 90)
			asked.Flash(Role{thegame.C, Startled}, 90)
			wait = asked.Next()
		}
		changed := every.Tick()
		asked.Tick()
		if wait--; changed && wait > 0 {
			t.Fatalf("in tick %d the figure changes %d ticks before it was said to", tick, wait)
		}
		if wait == 0 {
			wait = asked.Next()
		}
	}
}

func TestAPassingMoodGivesWayToTheLastingOne(t *testing.T) {
	l := NewLive(thegame.A, 1)
	l.Feel(Role{thegame.A, Asking})
	l.Flash(Role{thegame.A, Tickled}, 60)
	for range 30 {
		l.Tick()
	}
	if got := l.Mood().Mood; got != Tickled {
		t.Errorf("after 30 ticks: mood %d, want %d", got, Tickled)
	}
	for range 60 {
		l.Tick()
	}
	if got, want := l.Expression(), (Role{thegame.A, Asking}).Expression(); got != want {
		t.Errorf("after 90 ticks: got %+v, want %+v", got, want)
	}
}

func TestEveryIdleChangesTheFaceAndEnds(t *testing.T) {
	for i := range idle(idles) {
		tick := 1
		for ; tick < 200; tick++ {
			pose, left := i.pose(tick)
			if left == 0 {
				break
			}
			e := Smug.Expression()
			if pose.of(e) == e {
				t.Errorf("idle %d does nothing in tick %d", i, tick)
			}
		}
		if tick < 5 || tick == 200 {
			t.Errorf("idle %d takes %d ticks", i, tick)
		}
	}
}
