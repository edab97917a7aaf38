package keys

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/shell"
	"dreist/sounds"
)

// TestTheSystemIsAskedOnceForEachKey makes the rows of the page: each time it is asked what is printed on a key, it stops the drawing for that.
func TestTheSystemIsAskedOnceForEachKey(t *testing.T) {
	asked := map[ebiten.Key]int{}
	c, err := shell.NewContext(shell.Options{
		Sound: sounds.Silent(), Locale: "en", Settings: store.DefaultSettings(), Save: func(store.Settings) {},
		Printed: func(k ebiten.Key) rune {
			asked[k]++
			return 0
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	p := &page{Menu: c.NewMenu(shell.Menu{})}
	clear(asked)
	if rows := p.rows(); len(rows) < 30 {
		t.Fatalf("got %d rows", len(rows))
	}
	if len(asked) == 0 {
		t.Error("nobody asks what is printed on the keys")
	}
	for k, n := range asked {
		if n > 1 {
			t.Errorf("the system is asked %d times for %v", n, k)
		}
	}
}
