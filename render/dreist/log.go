package dreist

import (
	"dreist/assets/msg"
	"dreist/render/panel"
)

// toggleLog opens the log of the match, or closes it.
func (a *tableScreen) toggleLog() {
	if a.table.Guide != nil {
		return // a guide stands in its place
	}
	if a.log != nil {
		a.log.Free()
		a.log = nil
	} else {
		a.openLog()
	}
	a.Redraw()
}

func (a *tableScreen) openLog() {
	if a.log != nil {
		a.log.Free()
	}
	sheet, _ := a.table.Line.Geometry().LogSheet()
	a.log = panel.NewLog(a.Skin(), sheet, a.say.Say(msg.LogTitle), a.logBlocks())
	a.logged = len(a.table.SeenHistory())
}

// keepLog adds to the open log what has happened since.
func (a *tableScreen) keepLog() {
	if a.log == nil {
		return
	}
	if n := len(a.table.SeenHistory()); n != a.logged {
		a.logged = n
		a.log.SetBlocks(a.logBlocks())
	}
}

func (a *tableScreen) logBlocks() []panel.LogBlock {
	turns := a.say.Log(a.table.SeenHistory())
	if len(turns) == 0 {
		return []panel.LogBlock{{Heading: a.say.Say(msg.LogEmpty)}}
	}
	blocks := make([]panel.LogBlock, len(turns))
	for i, t := range turns {
		blocks[i] = panel.LogBlock{Heading: t.Heading, Lines: t.Lines}
	}
	return blocks
}
