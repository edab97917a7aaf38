package shell

import (
	"slices"
	"testing"
)

// TestFilesOfLaterStartsAreOpened starts the program again with two files at once, which are opened one after the
// other.
func TestFilesOfLaterStartsAreOpened(t *testing.T) {
	p := newProgram(t)
	p.game.open = func([]Screen) Navigation { return Push(p.toy("file")) }
	p.HandleSecondStart("one")
	p.HandleSecondStart("")
	p.HandleSecondStart("two")
	for range 3 {
		p.Advance(nil, nil)
	}
	opened := slices.DeleteFunc(slices.Clone(p.diary), func(s string) bool { return s != "opens one" && s != "opens two" })
	if !slices.Equal(opened, []string{"opens one", "opens two"}) {
		t.Errorf("got %q", opened)
	}
	p.wantOpen("start", "file", "file")
}
