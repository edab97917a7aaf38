package record_test

import (
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist/record"
)

// Names and values may be as long as a record: the format sets them no end.
func TestLongTextsAreKept(t *testing.T) {
	for name, long := range map[string]string{
		"1,500 letters":   strings.Repeat("ä", 1_500),
		"100,000 letters": strings.Repeat("W", 100_000),
		"many words":      strings.Repeat("Anna und ", 20_000),
		"many escapes":    strings.Repeat(`"\`, 20_000),
		"combining marks": "A" + strings.Repeat("\u0308", 1_500),
	} {
		t.Run(name, func(t *testing.T) {
			g := parse(t, tableTags)
			seats := record.Seats(long, "Benno")
			tags := []record.Tag{{Name: "Daily", Value: long}, {Name: strings.Repeat("N", len(long)), Value: ""}}
			again := need.Value(record.New(g.Deal, seats, tags, nil))(t)
			text := again.String()
			read := parse(t, text)
			if read.Seats[0].Name != long || read.Tags[0].Value != long || read.String() != text {
				t.Error("the texts are not what they were")
			}
		})
	}
}
