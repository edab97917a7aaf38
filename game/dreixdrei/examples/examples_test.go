package examples_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/examples"
	"dreist/game/dreixdrei/record"
)

// TestExamples holds the rules to all that the examples tell; reading them has compared the reasons.
func TestExamples(t *testing.T) {
	yes, no, told := 0, 0, 0
	for _, e := range examples.All() {
		if e.Start.Over() || len(e.Game.Moves) > 0 || len(e.Tries) < 5 {
			t.Errorf("example %d: %d moves, %d tries", e.Number, len(e.Game.Moves), len(e.Tries))
		}
		for _, try := range e.Tries {
			name := fmt.Sprintf("example %d, %s %s", e.Number, try.Text, try.Last)
			if no++; try.Last == "" {
				no--
				yes++
			}
			if (try.Last == "") != (try.Why == dreixdrei.Allowed) || try.Why != dreixdrei.TurnOver && (try.Last == "") != (try.Move == dreixdrei.Move{}) {
				t.Errorf("%s: refused with %v and %v", name, try.Why, try.Move)
			}
			if try.Move.Action != 0 && try.After.Refusal(try.Move).Reason != try.Why {
				t.Errorf("%s: refused with %v", name, try.After.Refusal(try.Move))
			}
			lines := strings.Split(string(record.AppendPosition(nil, &try.After)), "\n")
			for _, tag := range try.Tags {
				told++
				if line := fmt.Sprintf("[%s %q]", tag.Name, tag.Value); !slices.Contains(lines, line) {
					t.Errorf("%s: want %s in\n%s", name, line, strings.Join(lines, "\n"))
				}
			}
		}
	}
	if yes != 39 || no != 32 || told != 60 {
		t.Errorf("%d allowed and %d refused tries, %d tags", yes, no, told)
	}
}
