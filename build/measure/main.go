// Command measure measures what the program takes of a machine, on a display that is given, and prints a table: build/bench.
// What the card games of the large desktops take stands beside it. It also writes the page that tells of all that.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"dreist/build/desktop"
)

func main() {
	page := flag.String("o", "", "the file to write a page of what was measured to")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: measure [-o FILE] PROGRAM")
		os.Exit(2)
	}
	if err := run(flag.Arg(0), *page); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

// starts is how often a program is started for what differs from start to start, and settles how long it is left alone before its memory is measured.
const (
	starts  = 5
	settles = 5 * time.Second
)

// peers are the programs that ours is compared with.
var peers = [...]struct{ name, path string }{{"AisleRiot", "/usr/games/sol"}, {"KPat", "/usr/games/kpat"}}

// ofPeers returns a figure of each of them, in one line.
func ofPeers(figure func(i int) string) string {
	var line []string
	for i, p := range peers {
		line = append(line, p.name+" "+figure(i))
	}
	return strings.Join(line, ", ")
}

func run(program, page string) error {
	home, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	fmt.Printf("%-44s %12s   %s\n", "", "measured", "others")
	var rows []row
	tell := func(what, measured, others string) {
		rows = append(rows, row{what, measured, others})
		fmt.Printf("%-44s %12s   %s\n", what, measured, others)
	}

	info, err := os.Stat(program)
	if err != nil {
		return err
	}
	tell("size of the program", fmt.Sprintf("%.1f MB", float64(info.Size())/1e6), "")
	if err := measureStarts(program, home, tell); err != nil {
		return err
	}
	if err := measureUse(program, home, tell); err != nil {
		return err
	}
	if err := measureThinking(program, tell); err != nil || page == "" {
		return err
	}
	return write(page, rows)
}

// measureStarts measures how long it takes to the window and to the first picture in it. The program and its peers are started in turns.
func measureStarts(program, home string, tell func(what, measured, others string)) error {
	var windows, pictures [1 + len(peers)][]float64
	for range starts {
		for i := range windows {
			path := program
			if i > 0 {
				path = peers[i-1].path
			}
			p, err := desktop.Start(path, home, os.Stderr)
			if err != nil {
				return err
			}
			windows[i] = append(windows[i], p.Opens.Seconds())
			pictures[i] = append(pictures[i], p.Paints.Seconds())
			p.Kill()
		}
	}
	tell("window", median(windows[0]), ofPeers(func(i int) string { return median(windows[1+i]) }))
	tell("first picture", median(pictures[0]), ofPeers(func(i int) string { return median(pictures[1+i]) }))
	return nil
}

// median returns the one in the middle of some seconds.
func median(seconds []float64) string {
	slices.Sort(seconds)
	return fmt.Sprintf("%.2f s", seconds[len(seconds)/2])
}

// share returns how much of a core a program takes while something lasts.
func share(p *desktop.Program, during func() time.Duration) (string, error) {
	before, err := p.Processor()
	if err != nil {
		return "", err
	}
	took := during()
	after, err := p.Processor()
	return fmt.Sprintf("%.1f %%", 100*(after-before).Seconds()/took.Seconds()), err
}

// rest lets a minute pass.
func rest() time.Duration {
	time.Sleep(time.Minute)
	return time.Minute
}

// measurePeer measures what one of the peers takes while it is looked at.
func measurePeer(path, home string) (all, own, idle string, err error) {
	p, err := desktop.Start(path, home, os.Stderr)
	if err != nil {
		return "", "", "", err
	}
	defer p.Kill()
	time.Sleep(settles)
	mb, of, err := p.Memory()
	if err != nil {
		return "", "", "", err
	}
	idle, err = share(p, rest)
	return fmt.Sprintf("%d MB", mb), fmt.Sprintf("%d MB", of), idle, err
}

// measureUse measures what the program takes while it is looked at and played.
func measureUse(program, home string, tell func(what, measured, others string)) error {
	var all, own, idle [len(peers)]string
	for i, p := range peers {
		var err error
		if all[i], own[i], idle[i], err = measurePeer(p.path, home); err != nil {
			return err
		}
	}
	p, err := desktop.Start(program, home, os.Stderr)
	if err != nil {
		return err
	}
	defer p.Kill()
	time.Sleep(settles)
	memory := func(what string) error {
		mb, of, err := p.Memory()
		tell(what, fmt.Sprintf("%d MB", mb), ofPeers(func(i int) string { return all[i] }))
		tell("of which no other program shares", fmt.Sprintf("%d MB", of), ofPeers(func(i int) string { return own[i] }))
		return err
	}
	atRest := func(where string) error {
		part, err := share(p, rest)
		tell("a core at rest, "+where, part, ofPeers(func(i int) string { return idle[i] }))
		return err
	}
	steps := []func() error{
		func() error { return memory("memory on the start screen") },
		func() error { return atRest("start screen") },
		func() error {
			p.Send("key", "F2") // a new game, no guided one
			time.Sleep(8 * time.Second)
			return memory("memory at the table")
		},
		func() error { return atRest("at the table") },
		func() error {
			var pictures int
			var took time.Duration
			var missed error
			part, err := share(p, func() time.Duration {
				pictures, took, missed = drag(p)
				return took
			})
			tell("a core while a card is dragged", part, "")
			tell("pictures a second meanwhile", fmt.Sprintf("%.0f", float64(pictures)/took.Seconds()), "")
			return errors.Join(err, missed)
		},
		func() error { return memory("memory afterwards") },
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// drag drags a card of the hand around the table, 125 times a second, and returns how many pictures that shows and how long it takes.
func drag(p *desktop.Program) (pictures int, took time.Duration, err error) {
	const lasts = 5 * time.Second
	hand := []string{"mousemove", strconv.Itoa(p.Size.X * 3 / 10), strconv.Itoa(p.Size.Y * 9 / 10)}
	p.Send(append(hand, "sleep", "0.2", "mousedown", "1", "sleep", "0.1")...) // within a tick the mouse would press where it is only then
	var script []string
	for i := range int(lasts / (8 * time.Millisecond)) {
		angle := float64(i) / 60
		x, y := float64(p.Size.X)*(0.5+0.25*math.Cos(angle)), float64(p.Size.Y)*(0.5+0.25*math.Sin(angle))
		script = append(script, "mousemove", strconv.Itoa(int(x)), strconv.Itoa(int(y)), "sleep", "0.008")
	}
	begun := time.Now()
	pictures, err = p.Pictures(func() { p.Send(script...) })
	took = time.Since(begun)
	p.Send(append(hand, "sleep", "0.1", "mouseup", "1")...)
	return pictures, took, err
}

// measureThinking measures how fast games are played without a window.
func measureThinking(program string, tell func(what, measured, others string)) error {
	const random, strong = 200000, 10
	run := func(args ...string) (float64, error) {
		var said bytes.Buffer
		c := exec.Command(program, append([]string{"simulate"}, args...)...)
		c.Env = append(os.Environ(), "GOMAXPROCS=1")
		c.Stdout, c.Stderr = &said, &said
		begun := time.Now()
		if err := c.Run(); err != nil {
			return 0, fmt.Errorf("simulate %v: %w\n%s", args, err, &said)
		}
		return time.Since(begun).Seconds(), nil
	}
	took, err := run("-seats", "random", "-games", strconv.Itoa(random))
	if err != nil {
		return err
	}
	tell("random games a second and core", fmt.Sprintf("%.0f", random/took), "")
	took, err = run("-rung", "54", "-seats", "strong", "-games", strconv.Itoa(strong))
	if err != nil {
		return err
	}
	tell("a game of the strong player, 54 cards", fmt.Sprintf("%.2f s", took/strong), "")
	return nil
}
