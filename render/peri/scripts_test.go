package peri

import (
	"testing"

	person "dreist/render/guest"
	"dreist/render/script"
)

func TestScripts(t *testing.T) {
	script.CheckFolder(t, "testdata", func(t *testing.T, s *script.Script) script.Driver { return person.StartForScript(t, s, About()) })
}
