package match

import (
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/play"
)

// A hint that helped is told in the record, survives undo, resuming and the end of the match, and changes nothing else.
func TestHintsAreToldInTheRecord(t *testing.T) {
	saver := &memory{}
	m := newTable(t, 4, saver, 1, "fair", "")
	plain := m.Record()
	if strings.Contains(plain, play.HintsTag) || m.HintCount() != 0 {
		t.Fatalf("a match without hints tells of some:\n%s", plain)
	}
	before := *m.Position()
	m.RecordHint()
	m.RecordHint()
	if *m.Position() != before || saver.text != m.Record() {
		t.Error("a hint changed the match, or was not saved")
	}
	if got := strings.Replace(m.Record(), "[Hints \"2\"]\n", "", 1); got != plain {
		t.Errorf("got the record\n%s", m.Record())
	}
	again, err := Resume(saver.text, saver)
	if err != nil || again.HintCount() != 2 {
		t.Fatalf("resumed with %d hints (%v)", again.HintCount(), err)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for !again.IsOver() {
		again.playAtRandom(t, rng)
		again.UndoMove()
		if !again.IsOver() {
			again.playAtRandom(t, rng)
		}
	}
	if got := saver.facts.Counts[play.HintsCountKey]; len(got) != 2 || got[1] != 2 || !strings.Contains(saver.finished, "[Hints \"2\"]") {
		t.Errorf("got %v hints for the seats after the end, and the record\n%s", got, saver.finished)
	}
	branch, err := again.Practise(0, "again", &memory{})
	if err != nil || branch.HintCount() != 0 {
		t.Errorf("the same deal again begins with %d hints (%v)", branch.HintCount(), err)
	}
}

func TestANumberOfHintsThatIsNoneCountsAsNone(t *testing.T) {
	saver := &memory{}
	m := newSolo(t, 1, saver)
	m.RecordHint()
	for value, want := range map[string]int{"many": 0, "-3": 0, "123456789": 9999} {
		again, err := Resume(strings.Replace(saver.text, `[Hints "1"]`, `[Hints "`+value+`"]`, 1), &memory{})
		if err != nil || again.HintCount() != want {
			t.Errorf("%s: got %d hints, want %d (%v)", value, again.HintCount(), want, err)
		}
		if again.RecordHint(); again.HintCount() < 1 || again.Position().Winner() != dreist.NoSeat {
			t.Errorf("%s: no hint is counted", value)
		}
	}
}
