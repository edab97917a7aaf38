package mascot

import "testing"

const minute = 3600 // ticks

func TestLifeComesInShortBursts(t *testing.T) {
	l := NewIdleMotions(7)
	blinks, more, drawn := 0, 0, 0
	for range 2 * minute {
		rested := l.at == 0
		if !l.Tick(true, WaitingMood) {
			continue
		}
		drawn++
		switch {
		case rested && l.doing == Blink:
			blinks++
		case rested:
			more++
		}
	}
	if all := blinks + more; all < 8 || all > 13 || more < 2 || more > 5 {
		t.Errorf("%d blinks and %d others in two minutes, want one every 10 to 14 seconds, every third more than a blink", blinks, more)
	}
	if want := 2*blinks + 5*more; drawn > want || drawn > 30 { // a machine without a graphics card takes some 24 ms for each
		t.Errorf("the face is drawn %d times in two minutes, want at most %d, and 30", drawn, want)
	}
}

func TestNextMissesNoChange(t *testing.T) {
	l := NewIdleMotions(7)
	l.Tick(true, WaitingMood)
	wait := l.TicksUntilChange()
	for tick := range 2 * minute {
		wait--
		if changed := l.Tick(true, WaitingMood); changed != (wait == 0) {
			t.Fatalf("in tick %d the face changes: %v, %d ticks before it was said to", tick, changed, wait)
		}
		if wait == 0 {
			wait = l.TicksUntilChange()
		}
	}
}

func TestEgonOnlyBlinksUnlessCalm(t *testing.T) {
	l := NewIdleMotions(7)
	for range 2 * minute {
		if l.Tick(false, GleefulMood); l.doing != Blink {
			t.Fatalf("he does %v", l.doing)
		}
	}
	if l.Tick(true, GleefulMood); l.TicksUntilChange() != 0 {
		t.Errorf("without a gesture for two minutes he moves in %d ticks", l.TicksUntilChange())
	}
	l.RecordGesture()
	for range minute {
		if l.Tick(true, GleefulMood); l.doing == RubHands {
			return
		}
	}
	t.Error("he does not rub his hands")
}

func TestEveryIdleBeginsAndEndsInTheMood(t *testing.T) {
	for i := Blink; i < IdleCount; i++ {
		for _, mood := range []Mood{WaitingMood, SmugMood, NervousMood, GleefulMood} {
			e := mood.Expression()
			first, last := i.pose(e, 0), i.pose(e, 1)
			first.BowTilt, last.BowTilt, last.NoteProgress, last.RubShift = 0, 0, 0, 0 // the bow tie is crooked before, and what flies or moves is at its end
			if first != e || last != e {
				t.Errorf("%v: from %+v over %+v to %+v", i, e, first, last)
			}
			if i.pose(e, 0.4) == e {
				t.Errorf("%v does nothing", i)
			}
		}
	}
}
