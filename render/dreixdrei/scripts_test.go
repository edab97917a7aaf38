package dreixdrei

import (
	"testing"

	"dreist/render/guest"
	"dreist/render/script"
)

func TestScripts(t *testing.T) {
	script.CheckAll(t, "testdata", func(t *testing.T, s *script.Script) script.Hands { return guest.Enter(t, s, About()) })
}
