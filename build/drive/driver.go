package drive

import (
	"errors"
	"fmt"
	"image"
	"math"
	"os"
	"os/exec"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/script"
	"dreist/render/stage"
)

// StartOptions are the options for starting a program.
type StartOptions struct {
	Home     Home        // the folders of the program
	Language string      // the language of the system, as in LANG
	Size     image.Point // the size of the window in logical pixels
}

// defaultTicksPerFrame is the number of ticks per frame before SetTicksPerFrame. Fewer frames are much faster, as the CPU draws them, but the program
// prepares pictures in frames: with these a screen at rest is complete by the time that scripts look at it.
const defaultTicksPerFrame = 6

// Driver is one running program.
type Driver struct {
	script.Driver
	process         *process
	home            Home
	screen          *ebiten.Image
	scale           float64 // device pixels per logical pixel
	recorder        soundRecorder
	ticks           int
	ticksPerFrame   int // see SetTicksPerFrame
	ticksSinceFrame int // ticks since the last frame
	watch           func(*image.RGBA)
	err             error
	ended           bool
}

const arrivalTicks = 72 // until the first screen is shown

// StartForScript starts the program in a new home with what a script begins with and further settings, and waits for the first screen.
func (h *Launcher) StartForScript(s *script.StartState, settings store.Notes) (*Driver, error) {
	at, err := h.newHome()
	if err != nil {
		return nil, err
	}
	files, err := at.OpenStore()
	if err == nil {
		err = errors.Join(s.FillFolder(files), files.SaveNotes(store.SettingsNotes, settings))
	}
	if err == nil && !s.IsNewcomer {
		err = makeExperienced(files)
	}
	if err != nil {
		return nil, err
	}
	d, err := h.Start(StartOptions{Home: at, Language: s.Language, Size: s.Size})
	if err == nil {
		d.Advance(arrivalTicks)
	}
	return d, err
}

// Start starts the program.
func (h *Launcher) Start(o StartOptions) (*Driver, error) {
	d := &Driver{home: o.Home, ticksPerFrame: defaultTicksPerFrame, scale: h.Scale()}
	d.Driver.Window = d
	env := []string{
		"PATH=" + os.Getenv("PATH"), "LANG=" + o.Language, "HOME=" + o.Home.folder,
		"XDG_DATA_HOME=" + o.Home.data, "XDG_CONFIG_HOME=" + o.Home.config,
	}
	var err error
	if d.process, err = h.start(env, d.recorder.add); err != nil {
		return nil, err
	}
	d.Resize(o.Size)
	d.Advance(1)
	return d, d.err
}

// Err returns the first failure, or nil.
func (d *Driver) Err() error { return d.err }

// RecordFailure records err if it is the first failure; nil is ignored.
func (d *Driver) RecordFailure(err error) {
	if d.err == nil && err != nil {
		d.err = fmt.Errorf("tick %d: %w", d.ticks, err)
	}
}

// Home returns the folders of the program.
func (d *Driver) Home() Home { return d.home }

// Close ends the program as closing the window does, and returns the first failure.
func (d *Driver) Close() error {
	if d.ended {
		return d.err
	}
	d.ended = true
	err := d.process.quit()
	if d.err == nil {
		d.err = err
	}
	d.screen.Deallocate()
	return d.err
}

// StartSecondCopy starts another copy of the program with the same folders and a file, and returns its output.
func (d *Driver) StartSecondCopy(file string) (said string, err error) {
	cmd := exec.Command(d.process.cmd.Path, file)
	cmd.Env = d.process.cmd.Env
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// Crash ends the program like an unrecovered fault: Go aborts it.
func (d *Driver) Crash() {
	d.ended = true
	_ = d.process.cmd.Process.Signal(syscall.SIGABRT)
	_ = d.process.cmd.Wait()
	d.process.hangUp()
	d.screen.Deallocate()
}

// HasEnded reports whether the program has ended by itself without an error.
func (d *Driver) HasEnded() bool { return errors.Is(d.process.session.Err(), ebiten.Termination) }

// Resize changes the size of the window in logical pixels.
func (d *Driver) Resize(size image.Point) {
	if d.err != nil {
		return
	}
	if d.screen != nil {
		d.screen.Deallocate()
	}
	w, h := int(math.Round(float64(size.X)*d.scale)), int(math.Round(float64(size.Y)*d.scale))
	d.screen = ebiten.NewImage(w, h)
	d.RecordFailure(d.process.session.SetOutsideScreen(d.screen))
}

// Advance advances by ticks, 60 per second, with a frame every few ticks, see SetTicksPerFrame.
func (d *Driver) Advance(ticks int) {
	if d.err != nil || d.ended {
		return
	}
	for ticks > 0 && d.err == nil {
		n := min(ticks, max(d.ticksPerFrame-d.ticksSinceFrame, 1))
		d.advance(n)
		ticks -= n
		d.ticksSinceFrame += n
		switch {
		case d.ticksSinceFrame < d.ticksPerFrame:
		case d.watch == nil:
			d.frame()
		default:
			if img := d.TakeWindowPicture(); img != nil {
				d.watch(img)
			}
		}
	}
	d.RecordFailure(d.recorder.identify(d.ticks))
}

// SetTicksPerFrame sets the number of ticks per frame.
func (d *Driver) SetTicksPerFrame(n int) { d.ticksPerFrame = n }

// WatchFrames calls look with every frame from now on; nil ends that.
func (d *Driver) WatchFrames(look func(*image.RGBA)) { d.watch = look }

func (d *Driver) advance(ticks int) {
	if d.err != nil {
		return
	}
	d.process.session.AdvanceTicks(ticks)
	if !d.process.session.WaitTicks() && !d.HasEnded() {
		d.RecordFailure(d.process.failWith(fmt.Errorf("drive: the program stopped: %w", d.process.session.Err())))
		return
	}
	d.ticks += ticks
}

// WindowFrame returns the size and the scale of the window.
func (d *Driver) WindowFrame() stage.Frame {
	b := d.screen.Bounds()
	return stage.Frame{W: float64(b.Dx()), H: float64(b.Dy()), Scale: d.scale}
}
