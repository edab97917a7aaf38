package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"
)

// Launcher starts programs. It lives as long as the function given to Run.
type Launcher struct {
	program string // path of the program, built for driving
	folder  string // for temporary files
	started int
}

// Run builds the program, opens a hidden window and calls script, on the goroutine that called Run, which must be that of main. It
// returns the error of script, or why there is no window.
func Run(script func(h *Launcher) error) error {
	folder, err := os.MkdirTemp("", "dreist-drive")
	if err != nil {
		return fmt.Errorf("drive: %w", err)
	}
	defer os.RemoveAll(folder)
	h := &Launcher{program: filepath.Join(folder, "driven"), folder: folder}
	if err := h.build(); err != nil {
		return err
	}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowTitle("DREIst! driven")
	ebiten.SetRunnableOnUnfocused(true)
	loop := &loop{host: h, script: script}
	if err := ebiten.RunGame(loop); err != nil {
		return fmt.Errorf("drive: open the host's window: %w", err)
	}
	return loop.err
}

// Scale returns the device pixels per logical pixel of the display.
func (*Launcher) Scale() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// ProgramPath returns the path of the program.
func (h *Launcher) ProgramPath() string { return h.program }

// driven is the environment variable with the path of a program built for driving.
const driven = "DREIST_DRIVEN"

// build builds the program of the current module, unless a path is given.
func (h *Launcher) build() error {
	if path := os.Getenv(driven); path != "" {
		h.program = path
		return nil
	}
	if out, err := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", h.program, "dreist").CombinedOutput(); err != nil {
		return fmt.Errorf("drive: build the program: %w\n%s", err, out)
	}
	return nil
}

// loop is the host's own Ebitengine program. It does everything in a single Update, as pictures can be read only there.
type loop struct {
	host   *Launcher
	script func(h *Launcher) error
	err    error
}

func (l *loop) Update() error {
	l.err = l.script(l.host)
	return ebiten.Termination
}

// Draw draws nothing: the window is hidden.
func (*loop) Draw(*ebiten.Image) {}

// Layout returns any size for the hidden window.
func (*loop) Layout(int, int) (int, int) { return 320, 240 }
