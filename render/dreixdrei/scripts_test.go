package dreixdrei

import (
	"testing"

	"dreist/render/guest"
	"dreist/render/script"
)

func TestScripts(t *testing.T) {
	script.CheckFolder(t, "testdata", func(t *testing.T, s *script.Script) script.Driver { return guest.StartForScript(t, s, About()) })
}
