package soak

import (
	"bytes"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"dreist/build/lab/desktop"
	"dreist/render/script"
	"dreist/render/target"
)

// AddFlags adds the soak's flags to a command. The returned function runs the soak on the program named by the command's first argument.
func AddFlags(flags *flag.FlagSet) func() error {
	minutes := flags.Float64("minutes", 20, "how long the program is used")
	most := flags.Int("most", 500, "how many MB it may take at any time")
	profiles := flags.String("profiles", "", "a folder that the profiles of what Go keeps stay in, one for each time that memory was measured")
	return func() error { return run(flags.Arg(0), time.Duration(*minutes*float64(time.Minute)), *most, *profiles) }
}

// run uses a program for a while in a home of its own. Mesa draws without threads: with them, frames wait in a queue and keep their
// pictures alive, some 80 MB, more or less at random.
func run(program string, span time.Duration, most int, profiles string) error {
	home, err := os.MkdirTemp("", "soak")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	begun, err := script.Parse(start)
	if err == nil {
		err = desktop.FillHome(home, &begun.StartState)
	}
	if err != nil {
		return err
	}
	report := filepath.Join(home, "report.json")
	debug := "gctrace=1"
	if profiles == "" {
		profiles = home
	} else {
		debug += ",memprofilerate=65536" // finer, but takes memory for each call stack
	}
	for name, value := range map[string]string{
		target.ReportPathVariable: report, target.ProfileFolder: profiles, "GODEBUG": debug, "LP_NUM_THREADS": "0",
	} {
		if err := os.Setenv(name, value); err != nil {
			return err
		}
	}
	said := new(listener)
	p, err := desktop.Start(program, home, said)
	if err != nil {
		return err
	}
	defer p.Kill()
	s := soak{
		Program: p, report: report, said: said, begun: time.Now(), pressed: map[string]int{}, seen: map[string]bool{},
		random: rand.New(rand.NewPCG(1, 7)),
	}
	if err := errors.Join(s.use(span, most), s.complaint(home)); err != nil {
		return err
	}
	return s.memory.judge(span)
}

// start has a game that is nearly over, so that it ends, and a finished game to look back on.
//
//go:embed start.play
var start string

// measures is the number of measurements of memory, again the time to wait if a measurement is not possible.
const (
	measures = 30
	again    = 20 * time.Second
)

// use operates the program for span and records its memory. It is an error if the program ends or takes more than most MB.
func (s *soak) use(span time.Duration, most int) error {
	if err := s.tour(); err != nil {
		return err
	}
	told, stirred, strayed, measured := s.begun, s.begun, s.begun, s.begun
	for now := s.begun; now.Sub(s.begun) < span; now = time.Now() {
		switch {
		case now.Sub(measured) > span/measures:
			noted, err := s.measure()
			if err != nil {
				return err
			}
			if measured = now; !noted {
				measured = now.Add(again - span/measures)
			}
		case now.Sub(strayed) > 40*time.Second:
			strayed = now
			s.home()
		case now.Sub(stirred) > 15*time.Second:
			stirred = now
			s.stir()
		default:
			s.act()
		}
		if over, err := s.HasEnded(); over {
			return fmt.Errorf("after %v the program has ended: %w", now.Sub(s.begun).Round(time.Second), err)
		}
		mb, _, err := s.Memory()
		if err != nil {
			return err
		}
		if mb > most {
			return fmt.Errorf("after %v the program takes %d MB, want at most %d", now.Sub(s.begun).Round(time.Second), mb, most)
		}
		if now.Sub(told) > time.Minute {
			told = now
			fmt.Printf("%4.0f min %4d MB; %d acts, %d targets pressed\n", now.Sub(s.begun).Minutes(), mb, s.acts, len(s.pressed))
		}
	}
	return nil
}

// blinks is the time within which Egon blinks. Mesa seems to keep the pictures of its last frame, which are more for a whole window than
// for a blink.
const blinks = 8 * time.Second

// measure returns to the start screen at the default window size, makes the program collect its garbage, and records its memory. It
// reports whether it could.
func (s *soak) measure() (bool, error) {
	s.Resize(usual)
	time.Sleep(time.Second)
	if s.UpdateSize(); s.Size != usual { // the window is in full screen
		s.key("F11")
		s.Resize(usual)
	}
	if home := s.back(); !home {
		return false, nil
	}
	time.Sleep(blinks)
	if s.UpdateSize(); s.Size != usual {
		return false, nil
	}
	if err := s.SendSignal(target.ProfileSignal); err != nil {
		return false, fmt.Errorf("have it collect its garbage: %w", err)
	}
	time.Sleep(3 * time.Second)
	mb, _, err := s.Memory()
	if err != nil {
		return false, err
	}
	at := sample{time.Since(s.begun), mb, s.said.heap()}
	s.memory = append(s.memory, at)
	fmt.Printf("%4.1f min %4d MB at rest, of which Go keeps %d MB\n", at.at.Minutes(), at.rss, at.heap)
	return true, nil
}

func (s *soak) complaint(home string) error {
	var all []error
	if text := s.said.complaints(); text != "" {
		all = append(all, fmt.Errorf("the program said:\n%s", text))
	}
	if reports, _ := filepath.Glob(filepath.Join(home, "dreist-report*")); len(reports) > 0 {
		text, _ := os.ReadFile(reports[0])
		all = append(all, fmt.Errorf("the program left a report:\n%s", bytes.TrimSpace(text)))
	}
	return errors.Join(all...)
}
