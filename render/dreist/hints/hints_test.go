package hints

import (
	"strings"
	"testing"

	"dreist/fault"
)

// A fault in thinking about a hint is told with the place where it happened.
func TestAFaultInThinkingKeepsItsPlace(t *testing.T) {
	q := Thinking{Games: 1, Ticks: 9, Go: func(think func()) { think() }}.begin(nil, 1)
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || !strings.HasPrefix(f.Place, "thinking.go:") || !strings.Contains(f.What, "nil pointer") {
			t.Errorf("got %+v", f)
		}
	}()
	q.tick()
	t.Error("it goes on thinking")
}
