package dreist

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/stage"
)

// takeWishes returns what the table asks for and forgets it.
func (t *table) takeWishes() []wish {
	w := t.wishes
	t.wishes = nil
	return w
}

// grant does what the table asks for.
func (a *App) grant(wishes []wish) {
	for _, w := range wishes {
		switch w {
		case wishMenu:
			a.showMenu()
		case wishLeave:
			if a.log != nil {
				a.toggleLog()
			} else {
				a.showMenu()
			}
		case wishLog:
			a.toggleLog()
		case wishMute:
			a.toggleMute()
		case wishHelp:
			a.help()
		case wishGuide:
			a.heed()
		case wishEnd:
			a.showEnd()
		case wishRematch:
			a.showEnd()
		case wishReview:
			a.lookBack()
		case wishBack:
			a.leave()
		case wishBranch:
			a.branch()
		case wishRecord:
			a.saveRecord()
		case wishPicture:
			a.savePicture()
		case wishRiddle:
			a.grantRiddle()
		}
	}
}

// global handles the keys that work everywhere and returns the gestures that are left.
func (a *App) global(gestures []input.Gesture) []input.Gesture {
	left := gestures[:0]
	typing := a.panel != nil && a.panel.Panel != nil && a.panel.Typing()
	for _, g := range gestures {
		if typing && g.Kind == input.Trigger && g.Command != input.CommandCancel && g.Command != input.CommandHelp {
			continue // the keys write
		}
		switch {
		case g.Kind == input.Leave:
			a.leaveWindow()
		case g.Kind != input.Trigger || !a.globalCommand(g.Command):
			left = append(left, g)
		}
	}
	return left
}

// globalCommand reports whether it has done what the key asks for.
func (a *App) globalCommand(i input.Command) bool {
	switch i {
	case input.CommandMute:
		a.toggleMute()
	case input.CommandFullscreen:
		a.toggleFullscreen()
	case input.CommandQuit:
		a.quit = true
	case input.CommandFaster, input.CommandSlower:
		step := 1
		if i == input.CommandSlower {
			step = -1
		}
		s := int(stage.ParseSpeed(string(a.settings.Speed))) + step
		a.setSpeed(stage.Speed(min(max(s, int(stage.Slow)), int(stage.Instant))))
		a.fitPanel()
	case input.CommandNewGame:
		if a.panel == nil || !a.panel.blocks {
			a.newOfKind()
		}
	case input.CommandMenu:
		if a.table != nil && a.panel == nil {
			a.showMenu()
		}
	case input.CommandLog:
		if a.table != nil && a.table.guide != nil {
			return false // a guide stands in its place
		}
		if a.table != nil && a.panel == nil {
			a.toggleLog()
		}
	case input.CommandHelp, input.CommandWhy:
		a.help()
	case input.CommandCancel:
		if a.panel == nil {
			return false
		}
		if a.panel.escape != nil {
			a.panel.escape()
		}
	default:
		return false
	}
	return true
}

func (a *App) toggleMute() {
	a.change(func(s *store.Settings) { s.Muted = !s.Muted })
	a.fitPanel()
}

func (a *App) toggleFullscreen() {
	ebiten.SetFullscreen(!ebiten.IsFullscreen())
}

// updatePanels lets panel and log work, and takes from the gestures what was meant for them.
func (a *App) updatePanels(gestures *[]input.Gesture) {
	if p := a.panel; p != nil && p.Panel != nil {
		p.Update()
		moved := p.live != nil && p.live.update()
		if moved || p.NeedsFrame() {
			a.stale = true
		}
		ebiten.SetCursorShape(p.Cursor())
		// What closes a panel must not reach what comes to light below it.
		*gestures = nil
		return
	}
	if a.log == nil {
		return
	}
	a.log.Update()
	if a.table != nil && a.log.Bounds().Contains(a.table.cursor) {
		ebiten.SetCursorShape(a.log.Cursor())
	}
	if a.log.NeedsFrame() {
		a.stale = true
	}
	left := (*gestures)[:0]
	for _, g := range *gestures {
		if !meantFor(a.log.Bounds(), g) {
			left = append(left, g)
		}
	}
	*gestures = left
}

// meantFor reports whether a gesture belongs to the log: what was pressed on it, and the wheel over it. What was
// picked up on the table stays the table's, wherever it is dropped.
func meantFor(log geom.Rect, g input.Gesture) bool {
	switch g.Kind {
	case input.Press, input.DragStart, input.Drag, input.Drop, input.Tap, input.Cancel:
		return log.Contains(geom.Point(g.From))
	case input.Scroll:
		return log.Contains(geom.Point(g.At))
	}
	return false
}

// toggleLog opens the log of the match, or closes it.
func (a *App) toggleLog() {
	if a.table.guide != nil {
		return // a guide stands in its place
	}
	if a.log != nil {
		a.log = nil
	} else {
		a.openLog()
	}
	a.stale = true
}

func (a *App) openLog() {
	sheet, _ := a.table.line.Geometry().LogSheet()
	a.log = panel.NewLog(a.menuSkin(), sheet, a.say.Say(msg.LogTitle), a.logBlocks())
	a.logged = len(a.table.seenHistory())
}

// keepLog adds to the open log what has happened since.
func (a *App) keepLog() {
	if a.table == nil || a.log == nil {
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

func (a *App) logBlocks() []panel.LogBlock {
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
