package shell

import (
	"fmt"
	"image"
	"io/fs"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/fault"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/panel/edit"
	"dreist/render/stage"
	"dreist/sounds"
)

// Options are the settings and the services of the system.
type Options struct {
	Sound         *sounds.Player
	Locale        string                // language of the system, a BCP 47 tag or a locale name
	Seed          func() uint64         // returns the seed of the next deal
	Clock         func() time.Duration  // returns the time on a monotonic clock; nil for one that stands still
	Clipboard     edit.SystemClipboard  // of the system; nil for one within the program
	PrintedRune   func(ebiten.Key) rune // returns the character printed on a key of the player's keyboard; nil to ask the system
	Settings      store.Settings
	StoreSettings func(store.Settings) // stores changed settings
}

// Program has the functions of the program that its window calls.
type Program interface {
	// Title returns the title of the window.
	Title() string
	// Icons returns the icons of the window, in several sizes.
	Icons() []image.Image
	// OpenHelp returns the step for the help key; open is the stack of screens, the topmost last.
	OpenHelp(open []Screen) Navigation
	// OpenSettings returns the step for the settings key.
	OpenSettings(open []Screen) Navigation
	// CopyText copies a text to the clipboard and returns the step that confirms it.
	CopyText(text string) Navigation
	// OpenFiles returns the step for files dropped on the window.
	OpenFiles(files fs.FS, open []Screen) Navigation
	// OpenPath returns the step for a file with which the program was started.
	OpenPath(path string, open []Screen) Navigation
	// RequestQuit returns the step for closing the window: Quit, or a question first.
	RequestQuit(open []Screen) Navigation
	// StartFrame prepares the drawing of a frame.
	StartFrame(screen *ebiten.Image)
	// DrawVeil darkens the screen below a panel.
	DrawVeil(screen *ebiten.Image, alpha float64)
	// DrawCloth covers a screen with the cloth.
	DrawCloth(screen *ebiten.Image, alpha float64)
	// DrawHost draws the figure that looks over the edge of a panel.
	DrawHost(w HostView)
	// DoBackgroundWork does background work for a tick and reports whether the picture changed.
	DoBackgroundWork() (changed bool)
	// HasPendingWork reports whether there is background work left.
	HasPendingWork() bool
	// Close saves unsaved data when the program ends.
	Close()
	// ReportFault saves unsaved data and returns the screen that reports the fault.
	ReportFault(f *fault.Fault) Screen
}

// App runs the program in Ebitengine. Make one with NewApp.
type App struct {
	*Context
	program      Program
	stack        stack
	sampler      input.DeviceSampler
	reader       *input.GestureReader
	secondStarts chan string // restarts to be handled
	raiseTicks   int         // remaining
	mustEnd      atomic.Bool // asked by the system
	pace         pace
	window       windowSize

	frames            kit.FrameRecorder
	recordedScreen    Screen // the screen of the display lists
	transition        transition
	toast             toastState
	host              hostState
	tip               tip
	lastTop           Screen // at the start of the last tick
	windowTitle       string
	lastTrim          time.Duration // time of the last return of freed memory
	fault             *fault.Fault  // nil if nothing went wrong
	faultScreenFailed bool
	copyShader        *ebiten.Shader
}

// windowSize is the size of the window as the system reports it.
type windowSize struct {
	w, h  float64 // in device pixels
	scale float64 // pixels of the picture per logical pixel of the system
}

// NewContext returns the state that screens share. An error means that a part of the program itself is broken.
func NewContext(o Options) (*Context, error) {
	fonts, err := kit.NewFonts()
	if err != nil {
		return nil, fmt.Errorf("shell: prepare the letters: %w", err)
	}
	c := &Context{
		Texts: new(assets.Texts), Sound: o.Sound, Clipboard: edit.SharedClipboard{System: o.Clipboard}, NextSeed: o.Seed, clock: o.Clock,
		locale: o.Locale, printedRune: o.PrintedRune, settings: o.Settings, fonts: fonts, storeSettings: o.StoreSettings, redraws: redraws{mustRedraw: true},
	}
	if c.printedRune == nil {
		c.printedRune = input.PrintedRune
	}
	if c.clock == nil {
		c.clock = func() time.Duration { return 0 }
	}
	return c, c.applySettings()
}

// NewApp returns the app of a program with its lowest screen and the file with which it was started, or "". A fault in either is
// reported on the screen.
func NewApp(c *Context, program Program, lowest func() Screen, file string) *App {
	a := &App{
		Context: c, program: program, reader: input.NewGestureReader(input.NewBindings("")), secondStarts: make(chan string, maxSecondStarts),
		tip: tip{restedTicks: -1}, lastTrim: firstTrim - trimInterval,
	}
	c.showsLesson = a.stack.showsLesson
	_ = a.guard(func() error { // the first tick reports an error
		a.stack.screens = []Screen{lowest()}
		a.TopScreen().Enter()
		if file != "" {
			a.Navigate(program.OpenPath(file, a.Screens()))
		}
		return nil
	})
	return a
}

// Screens returns the open screens, the topmost last, read-only.
func (a *App) Screens() []Screen { return a.stack.screens }

// TopScreen returns the topmost screen, which gets the input.
func (a *App) TopScreen() Screen { return a.stack.top() }

// Navigate applies a step as if the topmost screen had returned it.
func (a *App) Navigate(s Navigation) { a.stack.navigate(a.stack.top(), s) }

// Layout panics: Ebitengine calls LayoutF instead.
func (a *App) Layout(int, int) (int, int) { panic("shell: Ebitengine asks LayoutF instead") }

// LayoutF takes the size of the window in logical pixels and returns that of the picture, see FitWindow.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return a.FitWindow(w*scale, h*scale, scale)
}

// FitWindow lays out all screens for a window of w×h device pixels and returns the size of the picture in device pixels, which is larger
// for a very small window. scale is the number of device pixels per logical pixel.
func (a *App) FitWindow(w, h, scale float64) (float64, float64) {
	f, larger := stage.FitFrame(w, h, scale)
	a.window = windowSize{w, h, scale * larger}
	_ = a.guard(func() error { // the next tick reports an error
		a.Resize(f)
		return nil
	})
	return f.W, f.H
}

// Resize lays out all screens for a frame.
func (a *App) Resize(f stage.Frame) {
	f.TextFactor = a.frame.TextFactor
	if f != a.frame {
		a.frame = f
		a.RemakeScreens()
		a.refresh()
	}
}

// Update advances by a tick: first the input devices, then the screens.
func (a *App) Update() error { return a.guard(a.update) }

func (a *App) update() error {
	screen := input.ScreenSize{Width: int(a.frame.W), Height: int(a.frame.H), Scale: a.window.scale}
	l, ok := a.TopScreen().(KeyListener)
	a.reader.IsListening = ok && l.IsListeningForKeys()
	a.reader.Keys = a.KeyBindingsOn(a.TopScreen())
	gestures := a.reader.Read(a.sampler.Sample(screen))
	window := view{focused: ebiten.IsFocused(), minimized: ebiten.IsWindowMinimized(), w: a.window.w, h: a.window.h, monitor: monitorNow()}
	a.advanceSleptTicks()
	if a.pace.startTick(window) {
		a.mustRedraw = true
		a.updateKeyNames() // key names become available late, and the keyboard may change
	}
	a.Advance(gestures, ebiten.DroppedFiles())
	if ebiten.IsWindowBeingClosed() && !a.stack.mustQuit {
		a.Navigate(a.requestQuit())
	}
	_, top := a.stack.visibleScreens()
	shape := top.Pointer()
	ebiten.SetCursorShape(shape)
	a.reader.IsOverTarget = shape != ebiten.CursorShapeDefault
	a.updateWindowTitle()
	if a.stack.mustQuit {
		a.keeper.note(a.windowNow(window.monitor))
		a.storeWindow()
		return ebiten.Termination
	}
	wasAsleep := a.pace.isAsleep
	hasInput := a.reader.HasChanged()
	if hasInput {
		a.pace.isWokenByAlarm = false
	}
	isMoving, isRising := a.followWindow(window.monitor), a.raiseWindow() // both have to be called in every tick
	awake := isMoving || isRising || a.NeedsTick() || hasInput
	if !awake {
		a.trimMemory()
	}
	onlyChanges := a.mustRedrawChanges || len(a.patches) > 0
	a.mustRedraw = a.pace.endTick(awake, a.mustRedraw || onlyChanges) && !onlyChanges || a.mustRedraw
	if a.pace.isAsleep != wasAsleep {
		setEngineMode(a.pace.isAsleep)
	}
	a.pace.alarm.set(a.clock(), a.ticksToWake(window))
	return a.report()
}

func (a *App) requestQuit() Navigation {
	if a.fault != nil {
		return Quit() // there is no screen left that could ask
	}
	return a.program.RequestQuit(a.stack.screens)
}

// advanceSleptTicks advances by the ticks that the program slept through; if it was minimized, only by the last ones.
func (a *App) advanceSleptTicks() {
	a.pace.alarm.hasRung = false
	if a.pace.wasAsleep {
		a.stack.tick(min(a.pace.alarm.countSleptTicks(a.clock()), dateCheckTicks))
	}
}

// ticksToWake returns the number of ticks after which the sleeping program has to wake, 0 for only on input, as when minimized.
func (a *App) ticksToWake(window view) int {
	if !a.pace.isAsleep || window.minimized {
		return 0
	}
	ticks := dateCheckTicks
	if !window.focused {
		return ticks
	}
	if s, ok := a.TopScreen().(WakingScreen); ok && s.TicksUntilChange() > 0 {
		ticks = min(ticks, s.TicksUntilChange())
	}
	if a.reader.HasPad() {
		ticks = min(ticks, padPollTicks)
	}
	return ticks
}

// Ticks after which a sleeping program polls a game controller, and checks the date.
const (
	padPollTicks   = 3
	dateCheckTicks = 60 * ebiten.DefaultTPS
)

// Advance handles the input of a tick and advances the screens.
func (a *App) Advance(gestures []input.Gesture, dropped fs.FS) {
	a.refresh()
	a.sendHoverToTop()
	a.stack.handle(gestures, a.handle)
	a.refresh()
	if dropped != nil && !a.stack.mustNotBeCovered() {
		a.Navigate(a.program.OpenFiles(dropped, a.stack.screens))
	}
	a.handleSecondStart()
	a.stack.tick(1)
	if a.mustEnd.Load() {
		a.Navigate(Quit())
	}
	a.refresh()
	if a.fault == nil {
		fault.RaiseFault(a.Sound.Err())
		a.showNextNotice()
		a.updateTip(gestures)
		if a.program.DoBackgroundWork() {
			a.mustRedraw = true
		}
		a.advanceToast()
	}
	a.advanceTransition()
	a.updateHost(a.transition.screens)
}

// sendHoverToTop sends the mouse position to a new topmost screen, as a resting mouse sends no gesture.
func (a *App) sendHoverToTop() {
	if a.lastTop != a.TopScreen() && a.frame.W > 0 {
		a.lastTop = a.TopScreen()
		a.Navigate(a.handle(a.lastTop, input.Gesture{Kind: input.Hover, At: a.cursor}))
	}
}

// MustQuit reports whether the program has to end.
func (a *App) MustQuit() bool { return a.stack.mustQuit }

func (a *App) refresh() {
	for a.mustRebuild && a.frame.W > 0 {
		a.mustRebuild = false
		a.mustRedraw = true
		for _, s := range a.stack.screens {
			s.Refresh()
		}
	}
}

// handle sends a gesture to the topmost screen, unless it is a global key.
func (a *App) handle(top Screen, g input.Gesture) Navigation {
	a.noteLastPress(g)
	a.refresh() // an earlier gesture may have changed the data, and this one the input device in use
	a.skipTransition(g)
	if g.Kind.HasPosition() {
		a.cursor = g.At
	}
	if g.Kind != input.CommandGiven {
		return top.Handle(g)
	}
	if top.IsTyping() && g.IsTextKey {
		return Stay() // letters go to a field
	}
	switch g.Command {
	case input.CommandMute:
		a.ToggleMute()
	case input.CommandFullscreen:
		a.ToggleFullscreen()
	case input.CommandQuit:
		return a.requestQuit()
	case input.CommandFaster:
		a.SetSpeed(a.Speed() + 1)
	case input.CommandSlower:
		a.SetSpeed(max(a.Speed(), 1) - 1)
	case input.CommandCopy:
		if s, ok := top.(TextSource); ok {
			if text := s.VisibleText(); text != "" {
				return a.program.CopyText(text)
			}
		}
		return top.Handle(g)
	case input.CommandHelp:
		if !a.stack.mustNotBeCovered() {
			return a.program.OpenHelp(a.stack.screens)
		}
	case input.CommandSettings:
		if !a.stack.mustNotBeCovered() {
			return a.program.OpenSettings(a.stack.screens)
		}
	default:
		return top.Handle(g)
	}
	return Stay()
}

// NeedsTick reports whether something moves or has to be drawn.
func (a *App) NeedsTick() bool {
	if a.transition.isRunning || a.tip.isWaiting() || a.host.isRising() || a.toast.shown != nil || a.canShowToast() ||
		a.fault == nil && a.program.HasPendingWork() || a.mustRebuild || a.lastTop != a.TopScreen() || a.reader.NeedsTicks() {
		return true
	}
	top := a.TopScreen()
	back, _ := a.stack.visibleScreens()
	return top.NeedsTick(true) || back != top && back.NeedsTick(false)
}
