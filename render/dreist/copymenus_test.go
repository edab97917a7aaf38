package dreist

import (
	"errors"
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/screens"
)

// What cannot be copied can be read, and put away, however long it is.
func TestWhatCannotBeCopiedIsRead(t *testing.T) {
	files, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	g := open(t, screens.Options{Store: files, Seed: func() uint64 { return 7 }, Clipboard: &system{err: errors.New("there is none")}})
	g.wait(1)
	g.newGame()
	g.settle()
	g.Change(func(s *store.Settings) { s.TextSize = store.LargestText })
	g.resize(smallestFrame)
	for range 12 {
		g.table.Play(firstMove(g.table.Position()))
		g.settle()
	}
	g.key(input.CommandCopy)
	g.wait(1)
	ok, there := g.offered(g.say.Say("notice.ok"))
	if !there || ok.Rect.Bottom() > smallestFrame.H || ok.Rect.Y < smallestFrame.H/2 {
		t.Errorf("the way on is %+v", ok)
	}
}
