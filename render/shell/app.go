package shell

import (
	"fmt"
	"image"
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/fault"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/displaylist"
	"dreist/render/kit"
	"dreist/render/panel/edit"
	"dreist/render/stage"
	"dreist/sounds"
)

// Options are what the program around the screens decides.
type Options struct {
	Sound     *sounds.Player
	Locale    string                // the system's language, as a BCP 47 tag or a locale name
	Seed      func() uint64         // the seed of the next deal
	Now       func() time.Duration  // since some moment, on a clock that never goes back; nil for one that stands still
	Clipboard edit.Clipboard        // the system's; nil for one of the program's own
	Printed   func(ebiten.Key) rune // what is printed on a key of the person's keyboard; nil for what the system says
	Settings  store.Settings
	Save      func(store.Settings) // takes changed settings over to be stored
}

// Program is what the window asks of the program.
type Program interface {
	// Title and Icons are what the window shows of it.
	Title() string
	Icons() []image.Image
	// Help returns the step that F1 means over the screens that are open, the topmost last.
	Help(open []Screen) Step
	// Adjust returns the step that the key of the settings means over the screens that are open, the topmost last.
	Adjust(open []Screen) Step
	// Copied copies what is to be seen as text and returns the step that tells so.
	Copied(text string) Step
	// Open returns the step that files dropped on the window mean over the screens that are open, the topmost last.
	Open(files fs.FS, open []Screen) Step
	// OpenPath returns the step that a file means which the program was started with.
	OpenPath(path string, open []Screen) Step
	// Quit returns the step that the wish to end the program means over the screens that are open, the topmost last: Quit,
	// or one that asks first.
	Quit(open []Screen) Step
	// Begin prepares the drawing of a frame, and Veil draws over the screen that lies below a panel.
	Begin(screen *ebiten.Image)
	Veil(screen *ebiten.Image, alpha float64)
	// Welcome draws who looks over the edge of a panel.
	Welcome(w Welcome)
	// Work lets a tick pass for what is prepared in the background and reports whether that changes the picture; Pending
	// whether there is more to do.
	Work() bool
	Pending() bool
	// Close stores what is not stored yet, as the program ends.
	Close()
	// Fault stores what is not stored yet, and returns the screen that tells of a mistake in the program.
	Fault(f *fault.Fault) Screen
}

// App is the window of the program as Ebitengine runs it. Make one with New.
type App struct {
	*Context
	program Program
	stack   stack
	live    input.Live
	reader  *input.Reader
	again   chan string // later starts that are to be answered
	raised  int         // for how many ticks more the window is kept in front for one
	pace    pace
	outside outside

	frames     displaylist.Frames
	noted      Screen // whose frames these are
	transition transition
	toast      toasting
	hosting    hosting
	tip        tip
	met        Screen  // what was at the top when the last tick began
	monitor    monitor // that the window was fitted to
	moved      movement
	titling    titling
	tidied     time.Duration // when freed memory was returned last
	fault      *fault.Fault  // nil where nothing went wrong
	broken     bool          // it cannot even tell of that
	copying    *ebiten.Shader
}

// outside is the window that the picture is shown in.
type outside struct {
	w, h   float64 // in device pixels
	pixels float64 // of the picture to a logical pixel of the system
}

// NewContext returns what the screens share. Its errors name a broken part of the program itself.
func NewContext(o Options) (*Context, error) {
	fonts, err := kit.NewFonts()
	if err != nil {
		return nil, fmt.Errorf("shell: prepare the letters: %w", err)
	}
	c := &Context{
		Texts: new(assets.Texts), Sound: o.Sound, Pocket: edit.Pocket{System: o.Clipboard}, Seed: o.Seed, Now: o.Now,
		locale: o.Locale, printed: o.Printed, settings: o.Settings, looks: looks{fonts: fonts}, save: o.Save, due: due{stale: true},
	}
	if c.printed == nil {
		c.printed = input.Printed
	}
	if c.Now == nil {
		c.Now = func() time.Duration { return 0 }
	}
	return c, c.follow()
}

// New returns the window of a program, from its lowest screen on, with the file that it was started with, "" for none. A fault in either is told like any other.
func New(c *Context, program Program, lowest func() Screen, file string) *App {
	a := &App{Context: c, program: program, tip: tip{rested: -1}, tidied: warm - thrift, reader: input.NewReader(input.DefaultKeys()), again: make(chan string, mostAgain)}
	_ = a.guard(func() error { // the first tick tells what is wrong
		a.stack.screens = []Screen{lowest()}
		a.Top().Enter()
		if file != "" {
			a.Take(program.OpenPath(file, a.Screens()))
		}
		return nil
	})
	return a
}

// Screens returns what is open, the topmost last, to be read only.
func (a *App) Screens() []Screen { return a.stack.screens }

// Top returns the screen that has the input.
func (a *App) Top() Screen { return a.stack.top() }

// Take carries out a step as if the topmost screen had answered it.
func (a *App) Take(s Step) { a.stack.take(a.stack.top(), s) }

// Layout takes the window's size; everything is drawn in device pixels.
func (a *App) Layout(int, int) (int, int) { panic("shell: Ebitengine asks LayoutF instead") }

// LayoutF takes the window's size in logical pixels and returns that of the picture in its pixels, which are those of the device where the window is not very small.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return a.Fit(w*scale, h*scale, scale)
}

// Fit fits everything into a window of w×h device pixels, of which so many are a logical pixel, and returns the size of the picture.
func (a *App) Fit(w, h, scale float64) (float64, float64) {
	f, larger := stage.Fit(w, h, scale)
	a.outside = outside{w, h, scale * larger}
	_ = a.guard(func() error { // the next tick tells what is wrong
		a.Resize(f)
		return nil
	})
	return f.W, f.H
}

// Resize lays everything out for a frame.
func (a *App) Resize(f stage.Frame) {
	f.Text = a.frame.Text
	if f != a.frame {
		a.frame = f
		a.Remake()
		a.refresh()
	}
}

// Update takes a tick: devices, then the screens.
func (a *App) Update() error { return a.guard(a.update) }

func (a *App) update() error {
	screen := input.Screen{Width: int(a.frame.W), Height: int(a.frame.H), Scale: a.outside.pixels}
	l, ok := a.Top().(KeyListener)
	a.reader.ListenForKeys(ok && l.ListensForKeys())
	a.reader.SetKeys(a.keys)
	gestures := a.reader.Read(a.live.Sample(screen))
	now := view{focused: ebiten.IsFocused(), minimized: ebiten.IsWindowMinimized(), w: a.outside.w, h: a.outside.h, monitor: monitorNow()}
	a.tellSlept()
	if a.pace.begin(now) {
		a.stale = true
		a.rename() // the system tells of what is printed on keys only now, and there may be another keyboard
	}
	a.Advance(gestures, ebiten.DroppedFiles())
	if ebiten.IsWindowBeingClosed() && !a.stack.over {
		a.Take(a.quit())
	}
	_, seen := a.stack.shown()
	shape := seen.Pointer()
	ebiten.SetCursorShape(shape)
	a.reader.PointOver(shape != ebiten.CursorShapeDefault)
	a.nameWindow()
	if a.stack.over {
		a.rememberWindow()
		return ebiten.Termination
	}
	slept := a.pace.asleep
	stirred := a.reader.Stirred()
	if stirred {
		a.pace.itself = false
	}
	moves, rises := a.followMonitor(now.monitor), a.raise() // each has to take its tick
	awake := moves || rises || a.Busy() || stirred
	if !awake {
		a.tidy()
	}
	partly := a.partly || len(a.patches) > 0
	a.stale = a.pace.end(awake, a.stale || partly) && !partly || a.stale
	if a.pace.asleep != slept {
		paced(a.pace.asleep)
	}
	a.pace.alarm.set(a.Now(), a.ticksToWake(now))
	return a.report()
}

// quit returns the step that the wish to end the program means.
func (a *App) quit() Step {
	if a.fault != nil {
		return Quit() // there is nothing left to ask
	}
	return a.program.Quit(a.stack.screens)
}

// tellSlept tells the topmost screen how long the program slept.
func (a *App) tellSlept() {
	a.pace.alarm.rung = false
	if !a.pace.rests {
		return
	}
	passed := a.pace.alarm.slept(a.Now())
	if s, ok := a.Top().(Sleeper); ok {
		s.Sleep(passed)
	}
}

// ticksToWake returns in how many ticks the sleeping program is needed again, 0 where only input wakes it: nobody sees what
// happens in a window that is not in use.
func (a *App) ticksToWake(now view) int {
	if !a.pace.asleep || !now.focused || now.minimized {
		return 0
	}
	wake := 0
	if s, ok := a.Top().(Sleeper); ok {
		wake = s.Wake()
	}
	if a.reader.HasPad() && (wake == 0 || wake > padTicks) {
		return padTicks
	}
	return wake
}

// padTicks is how often the sleeping program looks whether a button of a game controller is down.
const padTicks = 3

// Advance does what people want in a tick and lets the screens go on.
func (a *App) Advance(gestures []input.Gesture, dropped fs.FS) {
	a.refresh()
	a.pointAtTop()
	a.stack.handle(gestures, a.handle)
	a.refresh()
	if dropped != nil && !a.stack.held() {
		a.Take(a.program.Open(dropped, a.stack.screens))
	}
	a.answerAgain()
	a.stack.update()
	a.refresh()
	if a.fault == nil {
		fault.Raise(a.Sound.Err())
		a.tellNext()
		a.pointOut(gestures)
		if a.program.Work() {
			a.stale = true
		}
		a.passToast()
	}
	a.pass()
	a.host(a.transition.seen)
}

// pointAtTop tells a screen that has come to the top where the mouse is: no gesture will tell of one that rests.
func (a *App) pointAtTop() {
	if a.met != a.Top() && a.frame.W > 0 {
		a.met = a.Top()
		a.Take(a.handle(a.met, input.Gesture{Kind: input.Hover, At: a.cursor}))
	}
}

// Over reports whether the program is to end.
func (a *App) Over() bool { return a.stack.over }

// refresh has the screens made again if what they are made from has changed.
func (a *App) refresh() {
	if a.reread && a.frame.W > 0 {
		a.reread = false
		if s, ok := a.Top().(Reader); ok {
			s.Reread()
			a.Remake()
		}
	}
	for a.changed && a.frame.W > 0 {
		a.changed = false
		a.stale = true
		for _, s := range a.stack.screens {
			s.Refresh()
		}
	}
}

// handle gives one gesture to the topmost screen, unless it is a key that works everywhere.
func (a *App) handle(top Screen, g input.Gesture) Step {
	a.playedBy(g)
	a.refresh() // the gesture before may have changed something, and this one by what the program is used
	a.skipTransition(g)
	if g.Kind.AtMouse() {
		a.cursor = g.At
	}
	if g.Kind != input.Trigger {
		return top.Handle(g)
	}
	if top.Typing() && (g.Writes || g.Command != input.CommandCancel && g.Command != input.CommandHelp && g.Command != input.CommandCopy) {
		return Stay() // the keys write
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
			if text := s.AsText(); text != "" {
				return a.program.Copied(text)
			}
		}
		return top.Handle(g)
	case input.CommandHelp:
		if !a.stack.held() {
			return a.program.Help(a.stack.screens)
		}
	case input.CommandSettings:
		if !a.stack.held() {
			return a.program.Adjust(a.stack.screens)
		}
	default:
		return top.Handle(g)
	}
	return Stay()
}

// Busy reports whether something moves or is still to be drawn.
func (a *App) Busy() bool {
	if a.transition.runs || a.tip.waits() || a.hosting.welcomes() || a.toast.now != nil || a.toastWaits() || a.fault == nil && a.program.Pending() || a.changed || a.met != a.Top() || a.reader.Modified() || a.reader.Tapped() {
		return true
	}
	top := a.Top()
	if a.reader.NeedsTicks() || a.reader.Repeats() && !top.Backdrop() {
		return true // what is held is about to count again
	}
	back, _ := a.stack.shown()
	return top.Busy(true) || back != top && back.Busy(false)
}
