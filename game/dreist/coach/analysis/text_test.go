package analysis

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

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
