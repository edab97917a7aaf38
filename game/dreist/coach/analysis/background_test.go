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

// keptText returns the text of an analysis with mistakes of a habit that cost some games in a hundred each.
func keptText(h Habit, costs ...int) []byte {
	var decisions []string
	for _, cost := range costs {
		decisions = append(decisions, fmt.Sprintf(`{"kind":%q,"way":%q,"best":".","chance":[%d,100],"better":[60,100],"second":[0,0]}`,
			h.Kind.String(), wayNames[h.Way], 60-cost))
	}
	return []byte(`{"seat":1,"decisions":[` + strings.Join(decisions, ",") + `]}`)
}

func TestMistakesOfAStoredAnalysis(t *testing.T) {
	for name, test := range map[string]struct {
		text []byte
		want string
	}{
		"of a habit":                        {keptText(Habit{DrawGift, Did}, 30, 9), "{1 [{drawgift.did 0.3} {drawgift.did 0.09}]}"},
		"judged to the half":                {halted(4, keptText(Habit{Trio, Left}, 9, 0)), "{0.5 [{trio.left 0.09}]}"},
		"little is no mistake":              {keptText(Habit{Gift, Did}, 1, 0), "{1 []}"},
		"a chance that is none":             {keptText(Habit{Gift, Did}, -50, 90), "{1 []}"},
		"a kind nobody knows":               {keptText(Habit{Kinds, Did}, 50), "{1 []}"},
		"of earlier versions, without ways": {[]byte(`{"seat":1,"decisions":[{"kind":"gift","chance":[50,100],"better":[60,100]}]}`), "{1 [{gift 0.1}]}"},
		"broken":                            {[]byte(`{`), "{0 []}"},
		"empty":                             {[]byte(`{"seat":1}`), "{0 []}"},
	} {
		m := Mistakes(test.text)
		for i := range m.Mistakes {
			m.Mistakes[i].Cost = math.Round(1000*m.Mistakes[i].Cost) / 1000
		}
		if got := fmt.Sprint(m); got != test.want {
			t.Errorf("%s: got %s, want %s", name, got, test.want)
		}
	}
}

// Every habit has a name of its own, by which it is found.
func TestEveryHabitHasAName(t *testing.T) {
	names := map[string]bool{}
	for _, h := range Habits() {
		names[h.String()] = true
		if got, ok := HabitOf(h.String()); !ok || got != h {
			t.Errorf("%s is found as %v, %v", h, got, ok)
		}
	}
	if len(names) != len(Habits()) {
		t.Errorf("%d habits have the names %v", len(Habits()), names)
	}
	if h, ok := HabitOf("flying.did"); ok {
		t.Errorf("flying is %v", h)
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
