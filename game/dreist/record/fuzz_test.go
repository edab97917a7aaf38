package record_test

import (
	"testing"

	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// FuzzParse holds that no text makes the reader crash, that every error points into the text, and that what is
// read can be printed, read back and replayed. Its corpus is kept in testdata/fuzz/FuzzParse.
func FuzzParse(f *testing.F) {
	f.Add(tableTags + "1: 4y1 5y1 8v1 8r2 .\n2: x6v\n1:")
	f.Add(egonTags + "1: 4y1 5y1 8v1 8r2 .\n1: x1t\n")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := record.Parse(text)
		if err != nil {
			gametest.CheckErrorPosition(t, text, err)
			return
		}
		gametest.CheckReadBack(t, g, record.Parse, cmpopts.IgnoreUnexported(record.Game{}))
		over := false
		for step, err := range g.Replay() {
			need.OK(t, err)
			if over {
				t.Fatalf("%v follows the end of the game", step.Move)
			}
			over = step.Position.Turn() == dreist.NoSeat
		}
	})
}
