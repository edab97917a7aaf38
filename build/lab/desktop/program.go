// Package desktop runs the real program in a window on an X display, and uses and measures it from outside, with xdotool and the system's
// data about the process.
package desktop

import (
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jezek/xgb/xproto"

	"dreist/game/store"
	"dreist/render/script"
)

// patience is the time limit for a window to open, look the time between two checks.
const (
	patience = 30 * time.Second
	look     = 2 * time.Millisecond
)

// Program is a running program.
type Program struct {
	Size          image.Point   // size of the window in pixels
	TimeToWindow  time.Duration // time from the start to the window
	TimeToPicture time.Duration // time from the start to the first picture

	command *exec.Cmd
	ended   chan error
	window  string // ID of the window
}

// FillHome stores the games and settings that a script begins with in a home folder.
func FillHome(home string, s *script.StartState) error {
	files, err := store.OpenDirs(store.Dirs{Games: filepath.Join(home, "data", "dreist"), Settings: filepath.Join(home, "config", "dreist")})
	if err != nil {
		return err
	}
	return s.FillFolder(files)
}

// Start starts a program with a home folder and waits for the first picture in its window, which it moves to the upper left corner with
// 1280x800 pixels. said receives the standard error.
func Start(program, home string, said io.Writer) (*Program, error) {
	p := &Program{command: exec.Command(program), ended: make(chan error, 1), Size: image.Pt(1280, 800)}
	p.command.Env = append(os.Environ(), "HOME="+home, "XDG_DATA_HOME="+filepath.Join(home, "data"),
		"XDG_CONFIG_HOME="+filepath.Join(home, "config"))
	p.command.Stderr = said
	d, err := openDisplay()
	if err != nil {
		return nil, err
	}
	defer d.conn.Close()
	begun := time.Now()
	if err := p.command.Start(); err != nil {
		return nil, err
	}
	go func() { p.ended <- p.command.Wait() }()
	if err := p.await(d, begun); err != nil {
		p.Kill()
		return nil, fmt.Errorf("find the window: %w", err)
	}
	p.RunXdotool("windowmove", p.window, "0", "0", "windowsize", p.window, "1280", "800", "windowfocus", p.window)
	return p, nil
}

func (p *Program) await(d *display, begun time.Time) error {
	for p.TimeToPicture == 0 {
		seen, painted, err := d.opened()
		if err != nil {
			return err
		}
		now := time.Since(begun)
		if now > patience {
			return errors.New("there is none, or it stays empty")
		}
		if seen && p.TimeToWindow == 0 {
			p.TimeToWindow = now
		}
		if painted {
			p.TimeToPicture = now
		}
		time.Sleep(look)
	}
	found, err := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(p.command.Process.Pid)).Output()
	if err == nil {
		p.window = strings.Fields(string(found))[0]
	}
	return err
}

// HasEnded reports whether the program has ended, and the error with which it did.
func (p *Program) HasEnded() (over bool, err error) {
	select {
	case err := <-p.ended:
		return true, err
	default:
		return false, nil
	}
}

// SendSignal sends the program a signal.
func (p *Program) SendSignal(s os.Signal) error { return p.command.Process.Signal(s) }

// Kill ends the program and waits for its end.
func (p *Program) Kill() {
	if p.command.Process.Kill() == nil {
		p.ended <- <-p.ended
	}
}

// RunXdotool runs xdotool. Errors are ignored, as a window may have closed; the state of the program shows them.
func (p *Program) RunXdotool(args ...string) { _ = exec.Command("xdotool", args...).Run() }

// Resize changes the size of the window.
func (p *Program) Resize(size image.Point) {
	p.Size = size
	p.RunXdotool("windowsize", p.window, strconv.Itoa(size.X), strconv.Itoa(size.Y))
}

// Click moves the mouse to a point of the window and clicks there.
func (p *Program) Click(at image.Point) {
	p.RunXdotool("mousemove", "--window", p.window, strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", "0.05", "click", "1")
}

// CountFrames counts the frames that the program shows while during runs.
func (p *Program) CountFrames(during func()) (int, error) {
	window, err := strconv.ParseUint(p.window, 10, 32)
	if err != nil {
		return 0, err
	}
	d, err := openDisplay()
	if err != nil {
		return 0, err
	}
	defer d.conn.Close()
	return d.pictures(xproto.Window(window), during)
}

// Drag drags from one point of the window to another.
func (p *Program) Drag(from, to image.Point) {
	move := func(at image.Point) []string {
		return []string{"mousemove", "--window", p.window, strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", "0.05"}
	}
	do := append(move(from), "mousedown", "1", "sleep", "0.05")
	do = append(do, move(from.Add(to).Div(2))...)
	do = append(do, move(to)...)
	p.RunXdotool(append(do, "mouseup", "1", "sleep", "0.05")...)
}

// DragFast drags faster than the program reads the mouse.
func (p *Program) DragFast(from, to image.Point) {
	p.RunXdotool("mousemove", "--window", p.window, strconv.Itoa(from.X), strconv.Itoa(from.Y), "sleep", "0.05", "mousedown", "1",
		"mousemove", "--window", p.window, strconv.Itoa(to.X), strconv.Itoa(to.Y), "mouseup", "1", "sleep", "0.05")
}

// LoseFocus takes the focus from the window for a time or, if small, minimizes it, which needs a window manager.
func (p *Program) LoseFocus(small bool, lasting time.Duration) {
	if small {
		p.RunXdotool("windowminimize", p.window)
	} else {
		p.RunXdotool("windowfocus", "0")
	}
	time.Sleep(lasting)
	p.RunXdotool("windowmap", p.window, "windowfocus", p.window)
	p.RunXdotool("windowactivate", p.window) // without effect if there is no window manager
}

// UpdateSize updates Size, which a click may have changed.
func (p *Program) UpdateSize() {
	told, err := exec.Command("xdotool", "getwindowgeometry", "--shell", p.window).Output()
	if err != nil {
		return // the window has closed
	}
	for line := range strings.Lines(string(told)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		n, err := strconv.Atoi(value)
		switch {
		case err != nil || n <= 0:
		case name == "WIDTH":
			p.Size.X = n
		case name == "HEIGHT":
			p.Size.Y = n
		}
	}
}

// Memory returns the memory of the program in MB, and the part that is not mapped from files.
func (p *Program) Memory() (all, own int, err error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.command.Process.Pid))
	if err != nil {
		return 0, 0, err
	}
	read := func(name string) int {
		_, of, _ := strings.Cut(string(status), "\n"+name+":")
		var kB int
		_, err = fmt.Sscan(of, &kB)
		return kB / 1024
	}
	if all = read("VmRSS"); err == nil {
		own = read("RssAnon")
	}
	return all, own, err
}

// CPUTime returns the CPU time of the program, in steps of 10 ms.
func (p *Program) CPUTime() (time.Duration, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.command.Process.Pid))
	if err != nil {
		return 0, err
	}
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	sum := 0
	for _, field := range fields[11:13] { // user and kernel mode
		n, err := strconv.Atoi(field)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return time.Duration(sum) * 10 * time.Millisecond, nil
}
