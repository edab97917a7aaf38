package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	s := soak{random: rand.New(rand.NewPCG(1, 7))}
	span := flag.Duration("for", 20*time.Minute, "how long the program is used")
	flag.DurationVar(&s.resizes, "resizes", 0, "how often the window gets another size; 0 for never")
	flag.DurationVar(&s.fills, "fills", 0, "how often it fills the screen and goes back; 0 for never")
	flag.IntVar(&s.most, "most", 250, "how many MB it may take; 0 for any number")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: soak [flags] PROGRAM")
		os.Exit(2)
	}
	s.program = flag.Arg(0)
	if err := s.run(*span); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

// soak is one run.
type soak struct {
	program string
	resizes time.Duration
	fills   time.Duration
	most    int // MB
	random  *rand.Rand
	home    string
	running *exec.Cmd
	ended   chan error
	window  string // the number of its window
	size    image.Point
	starts  int
	peak    int // MB
}

// run uses the program for a while. It starts it again where it was quit, as a press on the button for that happens, too.
func (s *soak) run(span time.Duration) (err error) {
	if s.home, err = os.MkdirTemp("", "soak"); err != nil {
		return err
	}
	defer os.RemoveAll(s.home)
	if err := s.start(); err != nil {
		return err
	}
	defer func() { _ = s.running.Process.Kill() }()
	begun := time.Now()
	told, sized, filled := begun, begun, begun
	for time.Since(begun) < span {
		select {
		case err := <-s.ended:
			if err != nil {
				return fmt.Errorf("the program ended: %w", err)
			}
			if err := s.start(); err != nil {
				return err
			}
		default:
		}
		if s.resizes > 0 && time.Since(sized) > s.resizes {
			sized = time.Now()
			s.size = image.Pt(960+s.random.IntN(900), 560+s.random.IntN(600))
			s.send("windowsize", s.window, strconv.Itoa(s.size.X), strconv.Itoa(s.size.Y))
		}
		if s.fills > 0 && time.Since(filled) > s.fills {
			filled = time.Now()
			s.send("key", "F11", "sleep", "1")
		}
		s.look()
		s.act()
		now, err := s.resident()
		if err != nil {
			continue // it has just ended, as the next round finds
		}
		s.peak = max(s.peak, now)
		if s.most > 0 && now > s.most {
			return fmt.Errorf("after %v the program takes %d MB, want at most %d", time.Since(begun).Round(time.Second), now, s.most)
		}
		if time.Since(told) > 15*time.Second {
			told = time.Now()
			fmt.Printf("%6v %4d MB, at most %d MB, %v, start %d\n", time.Since(begun).Round(time.Second), now, s.peak, s.size, s.starts)
		}
	}
	fmt.Printf("at most %d MB in %v with %d starts\n", s.peak, span, s.starts)
	return nil
}

// start starts the program in a home of its own and waits for its window.
func (s *soak) start() error {
	s.starts++
	s.running = exec.Command(s.program)
	s.running.Env = append(os.Environ(), "HOME="+s.home, "XDG_DATA_HOME="+filepath.Join(s.home, "data"), "XDG_CONFIG_HOME="+filepath.Join(s.home, "config"))
	s.running.Stderr = os.Stderr
	if err := s.running.Start(); err != nil {
		return err
	}
	running := s.running
	s.ended = make(chan error, 1)
	go func() { s.ended <- running.Wait() }()
	patience, stop := context.WithTimeout(context.Background(), 30*time.Second)
	defer stop()
	found, err := exec.CommandContext(patience, "xdotool", "search", "--sync", "--onlyvisible", "--pid", strconv.Itoa(running.Process.Pid)).Output()
	if err != nil {
		return fmt.Errorf("find the window: %w", err)
	}
	s.window = strings.Fields(string(found))[0]
	s.size = image.Pt(1280, 800)
	s.send("windowmove", s.window, "0", "0", "windowsize", s.window, "1280", "800", "windowfocus", s.window)
	return nil
}

// send has the display do something. What fails, as with a window that has just gone, shows by the program itself.
func (s *soak) send(args ...string) { _ = exec.Command("xdotool", args...).Run() }

// The keys that play, open and close what there is. Neither quits nor fills the screen.
var keys = strings.Fields("1 2 3 4 5 Left Right Up Down space space Return Return BackSpace Escape Escape Tab a z l h n w F1 Prior Next Home plus minus ctrl+z ctrl+y m m")

// act does one thing: a click, a drag, a key, the wheel.
func (s *soak) act() {
	somewhere := func() []string {
		return []string{"mousemove", strconv.Itoa(s.random.IntN(s.size.X)), strconv.Itoa(s.random.IntN(s.size.Y))}
	}
	inHand := []string{"mousemove", strconv.Itoa(s.size.X*3/10 + s.random.IntN(s.size.X*4/10)), strconv.Itoa(s.size.Y * 9 / 10)}
	var do []string
	switch s.random.IntN(9) {
	case 0, 1, 2:
		do = append(somewhere(), "sleep", "0.03", "click", "1")
	case 3:
		do = append(inHand, "sleep", "0.03", "mousedown", "1", "sleep", "0.03")
		do = append(do, somewhere()...)
		do = append(do, "sleep", "0.03", "mouseup", "1")
	case 4:
		do = append(somewhere(), "click", strconv.Itoa(4+s.random.IntN(2)))
	default:
		do = []string{"key", keys[s.random.IntN(len(keys))]}
	}
	s.send(append(do, "sleep", "0.05")...)
}

// look finds out how large the window is, which a click may have changed.
func (s *soak) look() {
	told, err := exec.Command("xdotool", "getwindowgeometry", "--shell", s.window).Output()
	if err != nil {
		return // it has just gone
	}
	for line := range strings.Lines(string(told)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		n, err := strconv.Atoi(value)
		switch {
		case err != nil || n <= 0:
		case name == "WIDTH":
			s.size.X = n
		case name == "HEIGHT":
			s.size.Y = n
		}
	}
}

// resident returns how much memory the program has, in MB.
func (s *soak) resident() (int, error) {
	status, err := os.Open(fmt.Sprintf("/proc/%d/status", s.running.Process.Pid))
	if err != nil {
		return 0, err
	}
	defer status.Close()
	for lines := bufio.NewScanner(status); lines.Scan(); {
		if of, ok := strings.CutPrefix(lines.Text(), "VmRSS:"); ok {
			kB, err := strconv.Atoi(strings.Fields(of)[0])
			return kB / 1024, err
		}
	}
	return 0, errors.New("nothing tells how much memory the program takes")
}
