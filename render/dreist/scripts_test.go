package dreist

import (
	"testing"

	person "dreist/render/guest"
	"dreist/render/script"
)

// TestScripts plays the scripts of testdata.
func TestScripts(t *testing.T) {
	script.CheckAll(t, "testdata", func(t *testing.T, s *script.Script) script.Window {
		return person.Enter(t, s, aboutFor(t, func(g *game) { g.welcome.all = !s.IsNewcomer }))
	})
}
