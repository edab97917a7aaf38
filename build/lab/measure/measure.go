// Package measure measures what the program takes of a machine, on an X display, and prints a table, with the figures of the card games
// of the large desktops and of an empty window of the engine beside them; see build/bench. It can also write them as a page.
package measure

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"dreist/build/lab/desktop"
	"dreist/game/dreist/coach"
	"dreist/game/simulate"
	"dreist/game/store"
	"dreist/render/script"
)

// AddFlags adds flags to a command, and returns the function that measures the program and the empty window of the command's arguments.
func AddFlags(flags *flag.FlagSet) func() error {
	page := flags.String("o", "", "the file to write a page of what was measured to")
	return func() error { return run(flags.Arg(0), flags.Arg(1), *page) }
}

// starts is the number of starts of each program, and settles the time before memory is measured.
const (
	starts  = 15
	settles = 5 * time.Second
)

var peers = [...]struct{ name, path string }{{"AisleRiot", "/usr/games/sol"}, {"KPat", "/usr/games/kpat"}}

func ofPeers(figure func(i int) string) string {
	var line []string
	for i, p := range peers {
		line = append(line, p.name+" "+figure(i))
	}
	return strings.Join(line, ", ")
}

func goal(meant string, reached bool) string {
	if reached {
		return meant + ": reached"
	}
	return meant + ": missed"
}

// The goals: factors of what the empty window takes, percent of a core at rest, and pictures a second in a drag, one fewer for its
// start.
const (
	latest        = 1.2
	mostAtStart   = 1.3
	mostAfter     = 1.35
	mostAtRest    = 1.0
	mostMinimised = 0.04 // rounds to 0.0
	leastPictures = 59
)

func run(program, empty, page string) error {
	home, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	fmt.Printf("%-40s %10s %14s   %-34s %s\n", "", "measured", "empty window", "goal", "others")
	var rows []row
	tell := func(r row) {
		rows = append(rows, r)
		fmt.Printf("%-40s %10s %14s   %-34s %s\n", r.what, r.measured, r.empty, r.goal, r.others)
	}

	info, err := os.Stat(program)
	if err != nil {
		return err
	}
	tell(row{what: "binary size", measured: fmt.Sprintf("%.1f MB", float64(info.Size())/1e6)})
	if err := measureStarts(program, empty, home, tell); err != nil {
		return err
	}
	if err := measureUse(program, empty, home, tell); err != nil {
		return err
	}
	if err := measureThinking(program, tell); err != nil || page == "" {
		return err
	}
	return write(page, rows)
}

// measureStarts measures the times to the window and to the first picture. All programs are started in turns.
func measureStarts(program, empty, home string, tell func(row)) error {
	paths := []string{program, empty}
	for _, p := range peers {
		paths = append(paths, p.path)
	}
	windows, pictures := make([][]float64, len(paths)), make([][]float64, len(paths))
	for range starts {
		for i, path := range paths {
			p, err := desktop.Start(path, home, os.Stderr)
			if err != nil {
				return err
			}
			windows[i] = append(windows[i], p.TimeToWindow.Seconds())
			pictures[i] = append(pictures[i], p.TimeToPicture.Seconds())
			p.Kill()
		}
	}
	of := func(what string, took [][]float64, goal string) row {
		return row{what, seconds(median(took[0])), seconds(median(took[1])), goal,
			ofPeers(func(i int) string { return seconds(median(took[2+i])) })}
	}
	tell(of("time to window", windows, ""))
	tell(of("time to first picture", pictures, times(latest, median(pictures[0]), median(pictures[1]))))
	return nil
}

// times returns the text of the goal that a figure is no more than most times that of the empty window.
func times(most, measured, empty float64) string {
	return goal(fmt.Sprintf("at most %.2f times the empty window", most), measured <= most*empty)
}

func median(of []float64) float64 {
	slices.Sort(of)
	return of[len(of)/2]
}

func seconds(n float64) string { return fmt.Sprintf("%.2f s", n) }

func percent(n float64) string { return fmt.Sprintf("%.1f %%", n) }

// share returns the CPU time of a program while during runs, in percent of a core.
func share(p *desktop.Program, during func() time.Duration) (float64, error) {
	before, err := p.CPUTime()
	if err != nil {
		return 0, err
	}
	took := during()
	after, err := p.CPUTime()
	return 100 * (after - before).Seconds() / took.Seconds(), err
}

// rests is the time for which a window is watched at rest, deals the time until a game has started and its greeting has ended.
const (
	rests = 20 * time.Second
	deals = 30 * time.Second
)

func rest() time.Duration {
	time.Sleep(rests)
	return rests
}

// measureRest measures each game at rest on its start screen and at its table, and the last one minimised.
func measureRest(program, home string, tell func(row), others func(i int) string) error {
	for i, game := range games {
		at := filepath.Join(home, "rest", game.stored)
		shown := script.StoredItem{Kind: "notes", Name: store.SettingsNotes, Text: fmt.Sprintf("{\"game\": %q}", game.stored)}
		if err := desktop.FillHome(at, &script.StartState{Stored: []script.StoredItem{shown}}); err != nil {
			return err
		}
		p, err := desktop.Start(program, at, os.Stderr)
		if err != nil {
			return err
		}
		defer p.Kill()
		time.Sleep(settles)
		measure := func(what string, most float64) error {
			part, err := share(p, rest)
			tell(row{what, percent(part), "", goal("at most "+percent(most), part <= most), ofPeers(others)})
			return err
		}
		if err := measure("CPU at rest, start screen of "+game.name, mostAtRest); err != nil {
			return err
		}
		p.RunXdotool("key", "F2") // a new game without a tutorial
		time.Sleep(deals)
		if err := measure("CPU at rest, table of "+game.name, mostAtRest); err != nil {
			return err
		}
		if i == len(games)-1 {
			manager := exec.Command("openbox") // without a window manager no window is minimised
			if err := manager.Start(); err != nil {
				return err
			}
			defer func() { _ = manager.Process.Kill() }()
			time.Sleep(settles)
			p.RunXdotool("search", "--onlyvisible", "--name", games[0].name, "windowminimize")
			time.Sleep(settles)
			if err := measure("CPU at rest, minimised", mostMinimised); err != nil {
				return err
			}
		}
		p.Kill()
	}
	return nil
}

type use struct {
	all, own int     // memory in MB
	core     float64 // percent of a core
	rate     float64 // pictures a second
}

func measureOther(path, home string, during func(p *desktop.Program, u *use) (time.Duration, error)) (u use, err error) {
	p, err := desktop.Start(path, home, os.Stderr)
	if err != nil {
		return u, err
	}
	defer p.Kill()
	time.Sleep(settles)
	if u.all, u.own, err = p.Memory(); err != nil {
		return u, err
	}
	var missed error
	u.core, err = share(p, func() (took time.Duration) {
		took, missed = during(p, &u)
		return took
	})
	return u, cmp.Or(err, missed)
}

// watch counts the pictures that a window shows by itself.
func watch(p *desktop.Program, u *use) (time.Duration, error) {
	begun := time.Now()
	pictures, err := p.CountFrames(func() { time.Sleep(lasts) })
	took := time.Since(begun)
	u.rate = float64(pictures) / took.Seconds()
	return took, err
}

func measureUse(program, empty, home string, tell func(row)) error {
	var other [len(peers)]use
	for i, p := range peers {
		var err error
		if other[i], err = measureOther(p.path, home, func(*desktop.Program, *use) (time.Duration, error) { return rest(), nil }); err != nil {
			return err
		}
	}
	bare, err := measureOther(empty, home, watch)
	if err != nil {
		return err
	}
	if err := measureRest(program, home, tell, func(i int) string { return percent(other[i].core) }); err != nil {
		return err
	}
	p, err := desktop.Start(program, home, os.Stderr)
	if err != nil {
		return err
	}
	defer p.Kill()
	time.Sleep(settles)
	mb := func(n int) string { return fmt.Sprintf("%d MB", n) }
	memory := func(what, ofThat string, most float64) error {
		all, own, err := p.Memory()
		tell(row{what, mb(all), mb(bare.all), times(most, float64(all), float64(bare.all)),
			ofPeers(func(i int) string { return mb(other[i].all) })})
		tell(row{ofThat, mb(own), mb(bare.own), "", ofPeers(func(i int) string { return mb(other[i].own) })})
		return err
	}
	steps := []func() error{
		func() error { return memory("memory, start screen", "private memory, start screen", mostAtStart) },
		func() error {
			p.RunXdotool("key", "F2") // a new game without a tutorial
			time.Sleep(deals)
			return memory("memory, table", "private memory, table", mostAfter)
		},
		func() error {
			var pictures int
			var took time.Duration
			var missed error
			part, err := share(p, func() time.Duration {
				pictures, took, missed = drag(p)
				return took
			})
			rate := float64(pictures) / took.Seconds()
			tell(row{what: "CPU while dragging", measured: percent(part), empty: percent(bare.core)})
			tell(row{what: "pictures per second while dragging", measured: fmt.Sprintf("%.0f", rate), empty: fmt.Sprintf("%.0f", bare.rate),
				goal: goal("60", rate >= leastPictures)})
			return errors.Join(err, missed)
		},
		func() error { return memory("memory, after dragging", "private memory, after dragging", mostAfter) },
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// lasts is the duration of a drag, and of counting the pictures of an empty window.
const lasts = 5 * time.Second

// drag drags a hand card around the table, 125 steps a second, and returns the number of pictures and the time.
func drag(p *desktop.Program) (pictures int, took time.Duration, err error) {
	hand := []string{"mousemove", strconv.Itoa(p.Size.X * 3 / 10), strconv.Itoa(p.Size.Y * 9 / 10)}
	p.RunXdotool(append(hand, "sleep", "0.2", "mousedown", "1", "sleep", "0.1")...) // the mouse must be there a tick before the press
	var script []string
	for i := range int(lasts / (8 * time.Millisecond)) {
		angle := float64(i) / 60
		x, y := float64(p.Size.X)*(0.5+0.25*math.Cos(angle)), float64(p.Size.Y)*(0.5+0.25*math.Sin(angle))
		script = append(script, "mousemove", strconv.Itoa(int(x)), strconv.Itoa(int(y)), "sleep", "0.008")
	}
	begun := time.Now()
	pictures, err = p.CountFrames(func() { p.RunXdotool(script...) })
	took = time.Since(begun)
	p.RunXdotool(append(hand, "sleep", "0.1", "mouseup", "1")...)
	return pictures, took, err
}

// measureThinking measures the speed of games without a window, on one core.
func measureThinking(program string, tell func(row)) error {
	const random, thoughtful, playedOn = 200000, 10, 2500 // the limit of the strong player
	var said bytes.Buffer
	c := exec.Command(program, "simulate", "-seats", coach.RandomKind, "-games", strconv.Itoa(random))
	c.Env = append(os.Environ(), "GOMAXPROCS=1")
	c.Stdout, c.Stderr = &said, &said
	begun := time.Now()
	if err := c.Run(); err != nil {
		return fmt.Errorf("simulate: %w\n%s", err, &said)
	}
	tell(row{what: "random games per second", measured: fmt.Sprintf("%.0f", random/time.Since(begun).Seconds())})

	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	decisions := 0
	s := coach.Lineup{PlayerKinds: []string{coach.LimitedKind}, SoloCards: 54, NewLimit: func() simulate.Limit {
		decisions++
		return simulate.Limit{MaxGames: playedOn}
	}}.Simulation()
	s.GameCount, s.Seed = thoughtful, 1
	begun = time.Now()
	if _, err := s.Run(nil); err != nil {
		return err
	}
	took := time.Since(begun).Seconds()
	tell(row{what: "time per decision of the coach", measured: fmt.Sprintf("%.0f ms", 1000*took/float64(decisions))})
	tell(row{what: "decisions of the coach per game", measured: fmt.Sprintf("%.0f", float64(decisions)/thoughtful)})
	tell(row{what: "time per game of the coach", measured: seconds(took / thoughtful)})
	return nil
}
