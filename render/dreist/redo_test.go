package dreist

import (
	"testing"

	"dreist/render/target"
)

// What is taken back is laid again by a button, too, which stands there only as long as that is possible, beside the one that takes back.
func TestWhatIsTakenBackIsLaidAgainByAButton(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	g.newGame()
	g.settle()
	find := func(id string) (target.Target, bool) { return target.Find(g.at.Targets(nil), id) }
	if _, there := find("redo"); there {
		t.Error("it can be laid again before anything was")
	}
	g.table.Play(firstMove(g.table.Position()))
	g.settle()
	whole, _ := find("button.undo")
	g.hit(whole)
	g.settle()
	if n := len(g.table.Match.History()); n != 0 {
		t.Fatalf("%d moves are left", n)
	}
	again, there := find("redo")
	back, _ := find("button.undo")
	if !there || !again.Enabled || again.Tip == "" {
		t.Fatalf("what lays it again is %+v", again)
	}
	if back.Rect.Right() >= again.Rect.X || back.Rect.X != whole.Rect.X || again.Rect.Right() != whole.Rect.Right() ||
		again.Rect.Y != whole.Rect.Y || again.Rect.H != whole.Rect.H {
		t.Errorf("beside %v stands %v, where %v was", back.Rect, again.Rect, whole.Rect)
	}
	g.hit(again)
	g.settle()
	if n := len(g.table.Match.History()); n != 1 {
		t.Errorf("%d moves are made", n)
	}
	if _, there := find("redo"); there {
		t.Error("it can be laid again once more")
	}
	if now, _ := find("button.undo"); now.Rect != whole.Rect {
		t.Errorf("what takes back stands at %v, before at %v", now.Rect, whole.Rect)
	}
}
