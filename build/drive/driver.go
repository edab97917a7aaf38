package drive

import (
	"errors"
	"fmt"
	"image"
	"math"
	"os"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/stage"
)

// Options say how a program is started.
type Options struct {
	Home     Home        // its folders; the zero Home is a new empty one
	Language string      // of the system, as in the variable LANG; German if empty
	Size     image.Point // of the window in logical pixels; 960×600 if zero
	File     string      // the path of a file that it is to open, or empty
	Newcomer bool        // nobody has played here before; otherwise the program does not offer a first game
	// Sparse lets only each so many ticks have a frame, which is much faster: frames are drawn by the processor. The
	// program prepares what it draws in frames; see Seldom. 1 if zero, which is as on a display.
	Sparse int
}

// Values of Options.Sparse. A screen that rests as long as scripts wait before they look at it is whole at Seldom; with
// Unseen no frame is drawn until a picture is taken, which then may show what the program has had no frame yet to
// prepare for, as a size at which it has never drawn a card.
const (
	Seldom = 6
	Unseen = math.MaxInt
)

// Driver is one running program.
type Driver struct {
	process *process
	home    Home
	screen  *ebiten.Image
	scale   float64 // device pixels per logical pixel
	ears    ears
	ticks   int
	sparse  int // ticks from frame to frame
	blind   int // ticks since the last frame
	watch   func(*image.RGBA)
	err     error
	ended   bool
}

// settle gives whoever has no home a new one.
func (h *Host) settle(o *Options) (err error) {
	if o.Home == (Home{}) {
		o.Home, err = h.NewHome()
	}
	return err
}

// Start starts the program.
func (h *Host) Start(o Options) (*Driver, error) {
	if err := h.settle(&o); err != nil {
		return nil, err
	}
	if !o.Newcomer {
		o.Home.growUp()
	}
	if o.Language == "" {
		o.Language = "de_DE.UTF-8"
	}
	if o.Size == (image.Point{}) {
		o.Size = image.Pt(960, 600)
	}
	d := &Driver{home: o.Home, sparse: max(o.Sparse, 1), scale: h.Scale()}
	env := []string{
		"PATH=" + os.Getenv("PATH"), "LANG=" + o.Language, "HOME=" + o.Home.folder,
		"XDG_DATA_HOME=" + o.Home.data, "XDG_CONFIG_HOME=" + o.Home.config,
	}
	var err error
	if d.process, err = h.start(env, o.File, d.ears.notice); err != nil {
		return nil, err
	}
	d.Resize(o.Size)
	d.Step(1)
	return d, d.err
}

// Err returns the first failure, nil if there was none.
func (d *Driver) Err() error { return d.err }

// Fail makes err the failure if it is the first; nil changes nothing.
func (d *Driver) Fail(err error) {
	if d.err == nil && err != nil {
		d.err = fmt.Errorf("tick %d: %w", d.ticks, err)
	}
}

// Home returns the folders of the program.
func (d *Driver) Home() Home { return d.home }

// Ticks returns how many ticks have passed.
func (d *Driver) Ticks() int { return d.ticks }

// Close ends the program as a closed window does, and returns the first failure of all.
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

// Again starts the program once more with the same folders and a file, and returns what that copy writes until it ends.
func (d *Driver) Again(file string) (said string, err error) { return d.process.again(file) }

// Kill ends the program at once, as a power cut does.
func (d *Driver) Kill() { d.end(os.Kill) }

// Crash ends the program as a fault far from its screens does: Go ends it.
func (d *Driver) Crash() { d.end(syscall.SIGABRT) }

func (d *Driver) end(by os.Signal) {
	d.ended = true
	d.process.end(by)
	d.screen.Deallocate()
}

// Ended reports whether the program has ended by itself without an error.
func (d *Driver) Ended() bool { return errors.Is(d.process.session.Err(), ebiten.Termination) }

// Resize gives the window another size in logical pixels.
func (d *Driver) Resize(size image.Point) {
	if d.err != nil {
		return
	}
	if d.screen != nil {
		d.screen.Deallocate()
	}
	w, h := int(math.Round(float64(size.X)*d.scale)), int(math.Round(float64(size.Y)*d.scale))
	d.screen = ebiten.NewImage(w, h)
	d.Fail(d.process.session.SetOutsideScreen(d.screen))
}

// Step lets ticks pass, 60 of which are a second of the game, with as many frames as the program was started for.
func (d *Driver) Step(ticks int) {
	if d.err != nil || d.ended {
		return
	}
	for ticks > 0 && d.err == nil {
		n := min(ticks, max(d.sparse-d.blind, 1))
		d.advance(n)
		ticks -= n
		d.blind += n
		switch {
		case d.blind < d.sparse:
		case d.watch == nil:
			d.frame()
		default:
			if img := d.Picture(); img != nil {
				d.watch(img)
			}
		}
	}
	d.Fail(d.ears.listen(d.ticks))
}

// See changes from how many ticks to how many ticks there is a frame.
func (d *Driver) See(sparse int) { d.sparse = sparse }

// Watch has every frame looked at from now on, until look is nil.
func (d *Driver) Watch(look func(*image.RGBA)) { d.watch = look }

// advance lets ticks pass.
func (d *Driver) advance(ticks int) {
	if d.err != nil {
		return
	}
	d.process.session.AdvanceTicks(ticks)
	if !d.process.session.WaitTicks() && !d.Ended() {
		d.Fail(d.process.post(fmt.Errorf("drive: the program stopped: %w", d.process.session.Err())))
		return
	}
	d.ticks += ticks
}

// Frame returns the size of the window.
func (d *Driver) Frame() stage.Frame {
	b := d.screen.Bounds()
	return stage.Frame{W: float64(b.Dx()), H: float64(b.Dy()), Scale: d.scale}
}
