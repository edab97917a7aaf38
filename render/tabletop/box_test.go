package tabletop

import "testing"

// Where there is too little room what is spare gives way, and then what comes first.
func TestWhatGivesWay(t *testing.T) {
	words := []Paragraph{{Text: "played"}, {Text: "better"}, {Text: "why", Spare: true}, {Text: "more"}}
	for room, want := range map[float64]string{
		40: "played better why more ", 39: "played better more ", 30: "played better more ", 29: "better more ", 12: "more ", 3: "more ",
	} {
		spared, first := fitting(words, room, func(Paragraph) float64 { return 10 })
		got := ""
		for _, w := range words[first:] {
			if !w.Spare || !spared {
				got += w.Text + " "
			}
		}
		if got != want {
			t.Errorf("in a room of %v there is %q, want %q", room, got, want)
		}
	}
}
