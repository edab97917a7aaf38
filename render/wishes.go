package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/menu"
	"dreist/render/scene"
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
		case wishLog:
			a.toggleLog()
		case wishMute:
			a.toggleMute()
		case wishEnd:
			a.showEnd()
		case wishRematch:
			a.newGame()
		}
	}
	if a.table != nil {
		a.report(a.table.match.Unsaved())
	}
}

// global handles the keys that work everywhere and returns the gestures that are left.
func (a *App) global(gestures []input.Gesture) []input.Gesture {
	left := gestures[:0]
	for _, g := range gestures {
		if g.Kind != input.Trigger || !a.globalImpulse(g.Impulse) {
			left = append(left, g)
		}
	}
	return left
}

// globalImpulse reports whether it has done what the key asks for.
func (a *App) globalImpulse(i input.Impulse) bool {
	switch i {
	case input.ImpulseMute:
		a.toggleMute()
	case input.ImpulseFullscreen:
		a.toggleFullscreen()
	case input.ImpulseQuit:
		a.quit = true
	case input.ImpulseFaster, input.ImpulseSlower:
		step := 1
		if i == input.ImpulseSlower {
			step = -1
		}
		s := int(scene.ParseSpeed(string(a.settings.Speed))) + step
		a.setSpeed(scene.Speed(min(max(s, int(scene.Slow)), int(scene.Instant))))
		a.fitPanels()
	case input.ImpulseNewGame:
		if a.panel == nil || !a.panel.blocks {
			a.askNew()
		}
	case input.ImpulseMenu:
		if a.table != nil && a.panel == nil {
			a.showMenu()
		}
	case input.ImpulseLog:
		if a.table != nil && a.panel == nil {
			a.toggleLog()
		}
	case input.ImpulseCancel:
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
	a.fitPanels()
}

func (a *App) toggleFullscreen() {
	ebiten.SetFullscreen(!ebiten.IsFullscreen())
}

// updatePanels lets panel and log work, and takes from the gestures what was meant for them.
func (a *App) updatePanels(gestures *[]input.Gesture) {
	if p := a.panel; p != nil && p.Panel != nil {
		p.Update()
		if p.NeedsFrame() {
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
		if g.Kind == input.Trigger || !a.log.Bounds().Contains(scene.Point(g.From)) && !a.log.Bounds().Contains(scene.Point(g.At)) {
			left = append(left, g)
		}
	}
	*gestures = left
}

// toggleLog opens the log of the match, or closes it.
func (a *App) toggleLog() {
	if a.log != nil {
		a.log = nil
	} else {
		a.openLog()
	}
	a.stale = true
}

func (a *App) openLog() {
	g := a.table.line.Geometry()
	a.log = menu.NewLog(a.menuSkin(), g.Log, a.say.Say("log.title"), a.logBlocks())
	a.logged = len(a.table.match.History())
}

// keepLog adds to the open log what has happened since.
func (a *App) keepLog() {
	if n := len(a.table.match.History()); a.log != nil && n != a.logged && !a.table.line.Busy() {
		a.logged = n
		a.log.SetBlocks(a.logBlocks())
	}
}

func (a *App) logBlocks() []menu.LogBlock {
	turns := a.say.Log(a.table.match.History())
	if len(turns) == 0 {
		return []menu.LogBlock{{Heading: a.say.Say("log.empty")}}
	}
	blocks := make([]menu.LogBlock, len(turns))
	for i, t := range turns {
		blocks[i] = menu.LogBlock{Heading: t.Heading, Lines: t.Lines}
	}
	return blocks
}
