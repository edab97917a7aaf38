package analysis

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"dreist/fault"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// A background analysis is stored decision by decision; stopped and continued from its text it has the same result.
func TestBackgroundGoesOnWhereItWasStopped(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 9), coach.Easy)
	whole := judged(t, start, history, 0)
	half := whole.All / 2
	var kept [][]byte
	stopped, begun := make(chan struct{}), make(chan *Background, 1)
	b := Begin(start, history, 0, nil).InBackground(60, func(a Analysis) {
		text, err := a.Text()
		if err != nil {
			t.Error(err)
		}
		if kept = append(kept, text); len(kept) == half {
			(<-begun).Stop()
			close(stopped)
		}
	})
	begun <- b
	<-stopped
	b.Wait()
	if a, running := b.Judged(); running || len(a.Decisions) != half || len(kept) != half {
		t.Fatalf("stopped after %d decisions it shows %d, has kept %d, and runs %v", half, len(a.Decisions), len(kept), running)
	}
	read, err := Read(kept[half-1], start, history)
	if err != nil {
		t.Fatal(err)
	}
	b = Begin(start, history, read.Seat, read.Decisions).InBackground(60, func(Analysis) {})
	b.Wait()
	a, running := b.Judged()
	if running || !a.Done() {
		t.Fatalf("it ended after %d of %d decisions", len(a.Decisions), a.All)
	}
	if !reflect.DeepEqual(a.Decisions, whole.Decisions) {
		t.Errorf("got %v, want %v", a.Decisions, whole.Decisions)
	}
}

// Judged panics with a fault of the goroutine, which keeps its place.
func TestAFaultInTheBackgroundKeepsItsPlace(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 9), coach.Easy)
	b := Begin(start, history, 0, nil).InBackground(5, func(Analysis) { panic("no paper") })
	b.Wait()
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || f.What != "no paper" || !strings.HasPrefix(f.Place, "background_test.go:") {
			t.Errorf("got %+v", f)
		}
	}()
	b.Judged()
	t.Error("it was told nothing")
}

// The background analysis of a judged match ends at once and stores nothing.
func TestBackgroundOfAJudgedMatchEnds(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 9), coach.Easy)
	whole := judged(t, start, history, 0)
	b := Begin(start, history, 0, whole.Decisions).InBackground(60, func(Analysis) { t.Error("something was kept") })
	b.Wait()
	if a, _ := b.Judged(); !a.Done() {
		t.Error("it is not done")
	}
}

// halted returns the text of a partly judged analysis.
func halted(all int, text []byte) []byte {
	return []byte(strings.Replace(string(text), `{`, fmt.Sprintf(`{"all":%d,`, all), 1))
}

// keptText returns the text of an analysis with mistakes of a kind that cost some games in a hundred each.
func keptText(kind Kind, costs ...int) []byte {
	var decisions []string
	for _, cost := range costs {
		decisions = append(decisions, fmt.Sprintf(`{"kind":%q,"best":".","chance":[%d,100],"better":[60,100],"second":[0,0]}`, kind.String(),
			60-cost))
	}
	return []byte(`{"seat":1,"decisions":[` + strings.Join(decisions, ",") + `]}`)
}

func TestCostliest(t *testing.T) {
	for name, test := range map[string]struct {
		texts [][]byte
		want  Kind
		known bool
	}{
		"nothing":     {nil, 0, false},
		"two games":   {[][]byte{keptText(Opening, 30), keptText(Discard, 9)}, Opening, false},
		"three games": {[][]byte{keptText(Opening, 9), keptText(Discard, 30), keptText(Opening, 9)}, Discard, true},
		"three, of which two halted": {[][]byte{keptText(Opening, 9), halted(20, keptText(Discard, 30)), halted(10, keptText(Opening, 9))},
			Discard, false},
		"six, each judged to the half": {[][]byte{halted(2, keptText(Trio, 9)), halted(2, keptText(Gift, 1)), halted(2, keptText(Gift, 1)),
			halted(2, keptText(Gift, 1)), halted(2, keptText(Gift, 1)), halted(2, keptText(Gift, 1))}, Trio, true},
		"many mistakes":         {[][]byte{keptText(Stopping, 3, 3, 3), keptText(Gift, 4, 4)}, Stopping, true},
		"nothing to learn":      {[][]byte{keptText(Gift, 1), keptText(Gift, 0), keptText(Gift, 1)}, 0, false},
		"broken ones":           {[][]byte{[]byte(`{`), []byte(`[]`), []byte(`{"seat":1}`), keptText(Gift, 50)}, Gift, false},
		"a kind nobody knows":   {[][]byte{keptText(Kinds, 50), keptText(Kinds, 50), keptText(Trio, 5)}, Trio, true},
		"a chance that is none": {[][]byte{keptText(Gift, -50), keptText(Gift, 90), keptText(Trio, 5)}, Trio, true},
	} {
		var costs Costs
		for _, text := range test.texts {
			costs.Add(text)
		}
		if got, known := costs.Costliest(); known != test.known || known && got != test.want {
			t.Errorf("%s: got %v, %v, want %v, %v", name, got, known, test.want, test.known)
		}
	}
}

// The costs of a kind in a match are those judged, at most one match.
func TestWhatAKindCostsInAMatch(t *testing.T) {
	for name, test := range map[string]struct {
		texts [][]byte
		want  float64
	}{
		"whole": {[][]byte{keptText(Gift, 30), keptText(Gift, 10)}, 0.2},
		"half":  {[][]byte{halted(2, keptText(Gift, 10))}, 0.2},
		"much":  {[][]byte{halted(10, keptText(Gift, 30))}, 1},
	} {
		var costs Costs
		for _, text := range test.texts {
			costs.Add(text)
		}
		if got := costs.Each(Gift); math.Abs(got-test.want) > 1e-9 {
			t.Errorf("%s: got %v, want %v", name, got, test.want)
		}
	}
}

func TestEveryKindHasANameOfItsOwn(t *testing.T) {
	var names []string
	for k := range Kinds {
		if names = append(names, k.String()); k.String() == "" || k.String() == Kinds.String() {
			t.Errorf("%d is called %q", k, k)
		}
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != int(Kinds) {
		t.Errorf("the names are %v", names)
	}
}
