// Package logsheet has the log over a table.
package logsheet

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Log is the log over a table, open or not: a sheet that tells move by move what happened.
type Log struct {
	*shell.Context
	Sheet  func() geom.Rect        // where it lies
	Moves  func() int              // how many moves there are to tell of
	Blocks func() []panel.LogBlock // tells of them

	sheet *panel.Log // nil while it is not open
	going *panel.Log // the one that was open, while it goes
	tick  int        // how far it has come, up to logTicks
	told  int        // how many moves the sheet tells of
}

// How the log comes and goes: it slides in from the right.
const (
	logTicks  = 9
	logSlides = 36 // logical pixels
	logShadow = 32 // logical pixels around it in which its shadow falls
)

// Shown reports whether the log is open.
func (l *Log) Shown() bool { return l.sheet != nil }

// Toggle opens the log, or closes it.
func (l *Log) Toggle() {
	l.drop()
	if l.sheet == nil {
		l.open()
	} else {
		l.going, l.sheet = l.sheet, nil
	}
	l.Redraw()
}

// drop lets go of the sheet that goes.
func (l *Log) drop() {
	if l.going != nil {
		l.going.Free()
		l.going = nil
	}
}

// Update lets a tick pass for a log that comes or goes.
func (l *Log) Update() {
	if !l.Busy() {
		return
	}
	switch {
	case l.Speed() == stage.Instant && l.sheet != nil:
		l.tick = logTicks
	case l.Speed() == stage.Instant:
		l.tick = 0
	case l.sheet != nil:
		l.tick++
	default:
		l.tick--
	}
	if l.tick == 0 {
		l.drop()
	}
	l.Redraw()
}

// Busy reports whether the log comes or goes.
func (l *Log) Busy() bool { return l.sheet != nil && l.tick < logTicks || l.going != nil }

func (l *Log) open() {
	l.sheet = panel.NewLog(l.Skin(), l.Sheet(), l.Say("log.title"), l.blocks(), l.sheet)
	l.told = l.Moves()
}

func (l *Log) blocks() []panel.LogBlock {
	if blocks := l.Blocks(); len(blocks) > 0 {
		return blocks
	}
	return []panel.LogBlock{{Heading: l.Say("log.empty")}}
}

// Refresh makes an open log again from what it shows.
func (l *Log) Refresh() {
	if l.going != nil {
		l.drop()
		l.tick = 0
	}
	if l.sheet != nil {
		l.sheet.Free()
		l.open()
	}
}

// Follow adds to an open log what has happened since, and lets a tick pass for it.
func (l *Log) Follow() {
	if l.sheet == nil {
		return
	}
	if n := l.Moves(); n != l.told {
		l.told = n
		l.sheet.SetBlocks(l.blocks())
	}
	if l.sheet.NeedsFrame() {
		l.Redraw()
	}
}

// Handle gives a gesture to an open log and reports whether that is all it is meant for: what was pressed on the log, and
// the wheel over it. What was picked up on the table stays the table's, wherever it is dropped.
func (l *Log) Handle(g input.Gesture) bool {
	if l.sheet == nil {
		return false
	}
	held, own := g.Kind.OfHold(), false
	switch {
	case g.Kind == input.Scroll:
		own = l.Covers(g.At)
	case held:
		own = l.Covers(g.From)
	}
	if !held || own {
		l.sheet.Handle(g)
	}
	return own
}

// Covers reports whether a point of the table lies below an open log.
func (l *Log) Covers(at input.Point) bool {
	return l.sheet != nil && l.sheet.Bounds().Contains(geom.Point(at))
}

// Pointer returns the shape of the mouse over an open log.
func (l *Log) Pointer() ebiten.CursorShapeType { return l.sheet.Cursor() }

// Draw draws an open log, or one that goes.
func (l *Log) Draw(screen *ebiten.Image) {
	sheet := l.sheet
	if sheet == nil {
		sheet = l.going
	}
	switch {
	case sheet == nil:
	case l.tick >= logTicks:
		sheet.Draw(screen)
	default:
		l.drawMoving(screen, sheet)
	}
}

// drawMoving draws the sheet of a log that comes or goes.
func (l *Log) drawMoving(screen *ebiten.Image, sheet *panel.Log) {
	way, scale, aside := stage.EaseOut(float64(l.tick)/logTicks), l.Frame().Scale, 0.0
	if !l.Settings().ReducedMotion {
		aside = math.Round(logSlides * scale * (1 - way))
	}
	part := sheet.Bounds().Inset(-logShadow * scale).Pixels().Intersect(screen.Bounds())
	l.Layers().Show(screen, part, geom.Point{X: aside}, way, sheet.Draw)
}
