package main

import (
	"flag"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"dreist/build/desktop"
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
	s.path = flag.Arg(0)
	if err := s.run(*span); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

// soak is one run.
type soak struct {
	*desktop.Program // that runs
	path             string
	resizes          time.Duration
	fills            time.Duration
	most             int // MB
	random           *rand.Rand
	home             string
	starts           int
	peak             int // MB
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
	defer func() { s.Kill() }()
	begun := time.Now()
	told, sized, filled := begun, begun, begun
	for time.Since(begun) < span {
		if over, err := s.Ended(); err != nil {
			return fmt.Errorf("the program ended: %w", err)
		} else if over {
			if err := s.start(); err != nil {
				return err
			}
		}
		if s.resizes > 0 && time.Since(sized) > s.resizes {
			sized = time.Now()
			s.Resize(image.Pt(960+s.random.IntN(900), 560+s.random.IntN(600)))
		}
		if s.fills > 0 && time.Since(filled) > s.fills {
			filled = time.Now()
			s.Send("key", "F11", "sleep", "1")
		}
		s.Look()
		s.act()
		now, err := s.Memory()
		if err != nil {
			continue // it has just ended, as the next round finds
		}
		s.peak = max(s.peak, now)
		if s.most > 0 && now > s.most {
			return fmt.Errorf("after %v the program takes %d MB, want at most %d", time.Since(begun).Round(time.Second), now, s.most)
		}
		if time.Since(told) > 15*time.Second {
			told = time.Now()
			fmt.Printf("%6v %4d MB, at most %d MB, %v, start %d\n", time.Since(begun).Round(time.Second), now, s.peak, s.Size, s.starts)
		}
	}
	fmt.Printf("at most %d MB in %v with %d starts\n", s.peak, span, s.starts)
	return nil
}

// start starts the program.
func (s *soak) start() error {
	s.starts++
	p, err := desktop.Start(s.path, s.home)
	if err != nil {
		return err
	}
	s.Program = p
	return nil
}

// The keys that play, open and close what there is. Neither quits nor fills the screen.
var keys = strings.Fields("1 2 3 4 5 Left Right Up Down space space Return Return BackSpace Escape Escape Tab a z l h n w F1 Prior Next Home plus minus ctrl+z ctrl+y m m")

// act does one thing: a click, a drag, a key, the wheel.
func (s *soak) act() {
	somewhere := func() []string {
		return []string{"mousemove", strconv.Itoa(s.random.IntN(s.Size.X)), strconv.Itoa(s.random.IntN(s.Size.Y))}
	}
	inHand := []string{"mousemove", strconv.Itoa(s.Size.X*3/10 + s.random.IntN(s.Size.X*4/10)), strconv.Itoa(s.Size.Y * 9 / 10)}
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
	s.Send(append(do, "sleep", "0.05")...)
}
