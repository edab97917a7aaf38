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

// Program is the part of the program that its window uses.
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

// App runs the program in Ebitengine. Make one with New.
type App struct {
	*Context
	program Program
	stack   stack
	live    input.DeviceSampler
	reader  *input.GestureReader
	again   chan string // restarts to be handled
	raised  int         // remaining ticks in which the window is raised
	ended   atomic.Bool // the system asks the program to end
	pace    pace
	outside outside

	frames     kit.Frames
	noted      Screen // the screen of the display lists
	transition transition
	toast      toasting
	hosting    hosting
	tip        tip
	met        Screen        // topmost screen at the start of the last tick
	title      string        // the current title of the window
	tidied     time.Duration // time at which freed memory was last returned
	fault      *fault.Fault  // nil if nothing went wrong
	broken     bool          // not even the fault screen works
	copying    *ebiten.Shader
}

// outside is the size of the window as the system reports it.
type outside struct {
	w, h   float64 // in device pixels
	pixels float64 // pixels of the picture per logical pixel of the system
}

// NewContext returns the state that screens share. An error means that a part of the program itself is broken.
func NewContext(o Options) (*Context, error) {
	fonts, err := kit.NewFonts()
	if err != nil {
		return nil, fmt.Errorf("shell: prepare the letters: %w", err)
	}
	c := &Context{
		Texts: new(assets.Texts), Sound: o.Sound, Clipboard: edit.SharedClipboard{System: o.Clipboard}, NextSeed: o.Seed, Clock: o.Clock,
		locale: o.Locale, printed: o.PrintedRune, settings: o.Settings, fonts: fonts, save: o.StoreSettings, redraws: redraws{stale: true},
	}
	if c.printed == nil {
		c.printed = input.Printed
	}
	if c.Clock == nil {
		c.Clock = func() time.Duration { return 0 }
	}
	return c, c.follow()
}

// New returns the app of a program with its lowest screen and the file with which it was started, or "". A fault in either is
// reported on the screen.
func New(c *Context, program Program, lowest func() Screen, file string) *App {
	a := &App{Context: c, program: program, tip: tip{rested: -1}, tidied: warm - thrift, reader: input.NewGestureReader(input.NewKeys("")), again: make(chan string, mostAgain)}
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
func (a *App) Navigate(s Navigation) { a.stack.take(a.stack.top(), s) }

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
	a.outside = outside{w, h, scale * larger}
	_ = a.guard(func() error { // the next tick reports an error
		a.Resize(f)
		return nil
	})
	return f.W, f.H
}

// Resize lays out all screens for a frame.
func (a *App) Resize(f stage.Frame) {
	f.TextSetting = a.frame.TextSetting
	if f != a.frame {
		a.frame = f
		a.Remake()
		a.refresh()
	}
}

// Update advances by a tick: first the input devices, then the screens.
func (a *App) Update() error { return a.guard(a.update) }

func (a *App) update() error {
	screen := input.Screen{Width: int(a.frame.W), Height: int(a.frame.H), Scale: a.outside.pixels}
	l, ok := a.TopScreen().(KeyListener)
	a.reader.IsListening = ok && l.IsListeningForKeys()
	a.reader.Keys = a.KeysAt(a.TopScreen())
	gestures := a.reader.Read(a.live.Sample(screen))
	now := view{focused: ebiten.IsFocused(), minimized: ebiten.IsWindowMinimized(), w: a.outside.w, h: a.outside.h, monitor: monitorNow()}
	a.passSlept()
	if a.pace.start(now) {
		a.stale = true
		a.rename() // key names become available late, and the keyboard may change
	}
	a.Advance(gestures, ebiten.DroppedFiles())
	if ebiten.IsWindowBeingClosed() && !a.stack.over {
		a.Navigate(a.quit())
	}
	_, seen := a.stack.shown()
	shape := seen.Pointer()
	ebiten.SetCursorShape(shape)
	a.reader.IsOverTarget = shape != ebiten.CursorShapeDefault
	a.nameWindow()
	if a.stack.over {
		a.keeper.Note(a.windowNow(now.monitor))
		a.storeWindow()
		return ebiten.Termination
	}
	slept := a.pace.asleep
	stirred := a.reader.HasChanged()
	if stirred {
		a.pace.itself = false
	}
	moves, rises := a.followWindow(now.monitor), a.raise() // both have to be called in every tick
	awake := moves || rises || a.NeedsTick() || stirred
	if !awake {
		a.tidy()
	}
	partly := a.partly || len(a.patches) > 0
	a.stale = a.pace.end(awake, a.stale || partly) && !partly || a.stale
	if a.pace.asleep != slept {
		paced(a.pace.asleep)
	}
	a.pace.alarm.set(a.Clock(), a.ticksToWake(now))
	return a.report()
}

func (a *App) quit() Navigation {
	if a.fault != nil {
		return Quit() // there is no screen left that could ask
	}
	return a.program.RequestQuit(a.stack.screens)
}

// passSlept advances by the ticks that the program slept through; if it was minimized, only by the last ones.
func (a *App) passSlept() {
	a.pace.alarm.rung = false
	if a.pace.rests {
		a.stack.tick(min(a.pace.alarm.slept(a.Clock()), dateTicks))
	}
}

// ticksToWake returns the number of ticks after which the sleeping program has to wake, 0 for only on input, as when minimized.
func (a *App) ticksToWake(now view) int {
	if !a.pace.asleep || now.minimized {
		return 0
	}
	wake := dateTicks
	if !now.focused {
		return wake
	}
	if s, ok := a.TopScreen().(WakingScreen); ok && s.TicksUntilChange() > 0 {
		wake = min(wake, s.TicksUntilChange())
	}
	if a.reader.HasPad() {
		wake = min(wake, padTicks)
	}
	return wake
}

// Ticks after which a sleeping program polls a game controller, and checks the date.
const (
	padTicks  = 3
	dateTicks = 60 * ebiten.DefaultTPS
)

// Advance handles the input of a tick and advances the screens.
func (a *App) Advance(gestures []input.Gesture, dropped fs.FS) {
	a.refresh()
	a.pointAtTop()
	a.stack.handle(gestures, a.handle)
	a.refresh()
	if dropped != nil && !a.stack.held() {
		a.Navigate(a.program.OpenFiles(dropped, a.stack.screens))
	}
	a.answerAgain()
	a.stack.tick(1)
	if a.ended.Load() {
		a.Navigate(Quit())
	}
	a.refresh()
	if a.fault == nil {
		fault.Raise(a.Sound.Err())
		a.tellNext()
		a.pointOut(gestures)
		if a.program.DoBackgroundWork() {
			a.stale = true
		}
		a.passToast()
	}
	a.pass()
	a.host(a.transition.seen)
}

// pointAtTop sends the mouse position to a new topmost screen, as a resting mouse sends no gesture.
func (a *App) pointAtTop() {
	if a.met != a.TopScreen() && a.frame.W > 0 {
		a.met = a.TopScreen()
		a.Navigate(a.handle(a.met, input.Gesture{Kind: input.Hover, At: a.cursor}))
	}
}

// MustQuit reports whether the program has to end.
func (a *App) MustQuit() bool { return a.stack.over }

func (a *App) refresh() {
	for a.changed && a.frame.W > 0 {
		a.changed = false
		a.stale = true
		for _, s := range a.stack.screens {
			s.Refresh()
		}
	}
}

// handle sends a gesture to the topmost screen, unless it is a global key.
func (a *App) handle(top Screen, g input.Gesture) Navigation {
	a.noteDevice(g)
	a.refresh() // an earlier gesture may have changed the data, and this one the input device in use
	a.skipTransition(g)
	if g.Kind.HasPosition() {
		a.cursor = g.At
	}
	if g.Kind != input.Trigger {
		return top.Handle(g)
	}
	if top.IsTyping() && g.Writes {
		return Stay() // letters go to a field
	}
	switch g.Command {
	case input.CommandMute:
		a.ToggleMute()
	case input.CommandFullscreen:
		a.ToggleFullscreen()
	case input.CommandQuit:
		return a.quit()
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
		if !a.stack.held() {
			return a.program.OpenHelp(a.stack.screens)
		}
	case input.CommandSettings:
		if !a.stack.held() {
			return a.program.OpenSettings(a.stack.screens)
		}
	default:
		return top.Handle(g)
	}
	return Stay()
}

// NeedsTick reports whether something moves or has to be drawn.
func (a *App) NeedsTick() bool {
	if a.transition.runs || a.tip.waits() || a.hosting.hostRises() || a.toast.now != nil || a.toastWaits() || a.fault == nil && a.program.HasPendingWork() || a.changed || a.met != a.TopScreen() || a.reader.NeedsTicks() {
		return true
	}
	top := a.TopScreen()
	back, _ := a.stack.shown()
	return top.NeedsTick(true) || back != top && back.NeedsTick(false)
}
