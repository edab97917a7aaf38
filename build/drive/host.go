package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"
)

// Host starts programs. It exists while the function given to Run runs.
type Host struct {
	program string // the path of the program, built for being driven
	folder  string // for everything temporary
	started int
}

// Run builds the program, opens a hidden window and calls script in its loop, on the goroutine that called Run, which
// must be that of main. It returns what script returns, or why there was no window.
func Run(script func(h *Host) error) error {
	folder, err := os.MkdirTemp("", "dreist-drive")
	if err != nil {
		return fmt.Errorf("drive: %w", err)
	}
	defer os.RemoveAll(folder)
	h := &Host{program: filepath.Join(folder, "driven"), folder: folder}
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

// Scale returns how many device pixels a logical pixel has on the host's display.
func (*Host) Scale() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// driven is the variable that names a program that is already built for being driven.
const driven = "DREIST_DRIVEN"

// build builds the program of the module that the working folder is in, where no other is named.
func (h *Host) build() error {
	if path := os.Getenv(driven); path != "" {
		h.program = path
		return nil
	}
	if out, err := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", h.program, "dreist").CombinedOutput(); err != nil {
		return fmt.Errorf("drive: build the program: %w\n%s", err, out)
	}
	return nil
}

// loop is the host's own Ebitengine program. It does everything in a single Update, because only there a picture can
// be read back.
type loop struct {
	host   *Host
	script func(h *Host) error
	err    error
}

// Update runs the script and ends the loop.
func (l *loop) Update() error {
	l.err = l.script(l.host)
	return ebiten.Termination
}

// Draw shows nothing: the window is hidden.
func (*loop) Draw(*ebiten.Image) {}

// Layout gives the hidden window any size.
func (*loop) Layout(int, int) (int, int) { return 320, 240 }
