package thegame

import (
	"testing"

	person "dreist/render/guest"
	"dreist/render/script"
)

func TestScripts(t *testing.T) {
	script.CheckAll(t, "testdata", func(t *testing.T, s *script.Script) script.Hands { return person.Enter(t, s, About()) })
}
