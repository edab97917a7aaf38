package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/panel"
)

// toggleLog opens the log of the match, or closes it.
func (a *tableScreen) toggleLog() {
	if a.table.guide != nil {
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
	sheet, _ := a.table.line.Geometry().LogSheet()
	a.log = panel.NewLog(a.Skin(), sheet, a.say.Say(msg.LogTitle), a.logBlocks())
	a.logged = len(a.table.seenHistory())
}

// keepLog adds to the open log what has happened since.
func (a *tableScreen) keepLog() {
	if a.log == nil {
		return
	}
	if n := len(a.table.seenHistory()); n != a.logged {
		a.logged = n
		a.log.SetBlocks(a.logBlocks())
	}
}

// seenHistory returns the moves that have been shown: those of Egon and the others at a table count when their motion has
// ended.
func (t *table) seenHistory() []record.Step {
	h := t.match.History()
	if !t.egonPlays() {
		return h[:min(t.seen.steps, len(h))]
	}
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.EgonPlays && t.line.Busy() && !t.replay {
		return h[:n-1]
	}
	return h
}

func (a *tableScreen) logBlocks() []panel.LogBlock {
	turns := a.say.Log(a.table.seenHistory())
	if len(turns) == 0 {
		return []panel.LogBlock{{Heading: a.say.Say(msg.LogEmpty)}}
	}
	blocks := make([]panel.LogBlock, len(turns))
	for i, t := range turns {
		blocks[i] = panel.LogBlock{Heading: t.Heading, Lines: t.Lines}
	}
	return blocks
}
