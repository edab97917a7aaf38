package dreist

import (
	"strings"

	"dreist/input"
)

// playSome makes some moves and leaves the game unfinished.
func (g *guest) playSome(moves int) {
	g.t.Helper()
	for range moves {
		g.passCurtain()
		if g.table.Match.IsOver() {
			g.t.Fatal("the game is over too soon")
		}
		g.makeMove(g.keenMove())
	}
	g.settle()
	g.onDisk()
	g.wait(1)
	g.leave()
	g.wait(1)
}

// read reads all notices and returns what they say.
func (g *guest) read() []string {
	g.t.Helper()
	var told []string
	for g.settle(); g.offers("notice.ok") || g.readsNotice(); g.settle() {
		says := g.reads()
		if strings.Contains(says, "<no value>") || strings.Contains(says, "notice.") || len(says) < 30 {
			g.t.Errorf("a notice says %q", says)
		}
		told = append(told, says)
		if g.offers("notice.ok") {
			g.press("notice.ok")
		} else {
			g.key(input.CommandCancel)
			g.wait(1)
		}
	}
	return told
}

// readsNotice reports whether the open panel is the notice of a single game that was set aside.
func (g *guest) readsNotice() bool {
	return g.panel != nil && g.panel.blocks && strings.Contains(g.reads(), "solo.broken-")
}
