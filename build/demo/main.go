package main

import (
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/render/target"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run plays the demonstration and returns the exit status.
func run(args []string, out, complaints io.Writer) int {
	if len(args) != 1 {
		fmt.Fprintln(complaints, "usage: demo DIR")
		return 2
	}
	folder, err := filepath.Abs(args[0])
	if err == nil {
		err = os.MkdirAll(folder, 0o755)
	}
	if err == nil {
		err = drive.Run(func(h *drive.Host) error { return play(h, folder, out) })
	}
	if err != nil {
		fmt.Fprintln(complaints, "demo:", err)
		return 1
	}
	return 0
}

// turns is how many turns of the player the demonstration lasts at most.
const turns = 5

// play plays some turns of a game in which something happens.
func play(h *drive.Host, folder string, out io.Writer) error {
	d, err := h.Start(drive.Options{Language: os.Getenv("LANG"), Size: image.Pt(1280, 800)})
	if err != nil {
		return err
	}
	s := show{driver: d, folder: folder, out: out}
	d.Step(20)
	s.snap("start", "the start screen")
	d.Key(ebiten.KeyF2)
	d.Step(4)
	s.table = d.Sit()
	d.Step(100) // the cards are dealt
	s.snap("dealt", "a new game")
	for range turns {
		s.turn()
		if d.Err() != nil || s.table.Match().Over() {
			break
		}
	}
	s.snap("end", "the end of the demonstration")
	return d.Close()
}

// show is a demonstration under way.
type show struct {
	driver *drive.Driver
	table  *drive.Table
	folder string
	out    io.Writer
	taken  int
}

// snap saves a picture and tells of it.
func (s *show) snap(name, told string) {
	img := s.driver.Picture()
	if img == nil {
		return
	}
	s.taken++
	path := filepath.Join(s.folder, fmt.Sprintf("%02d-%s.png", s.taken, name))
	s.driver.Fail(drive.SavePicture(path, img))
	fmt.Fprintf(s.out, "  %s  %s\n", filepath.Base(path), told)
}

// turn plays a turn of the player, then Egon's.
func (s *show) turn() {
	t, d := s.table, s.driver
	for d.Err() == nil && !t.Match().Over() {
		m := fixtures.Keen(t.Position())
		if m.Action == dreist.LayCard {
			t.Hold(m.Card, t.Cell(m.Card.Cell(int(m.Row))))
			d.Step(6)
			s.snap("held", fmt.Sprintf("the %v over row %d", m.Card, m.Row))
			d.Up()
			t.Follow(m)
		} else {
			t.Play(m)
		}
		if t.WaitForEgon() {
			s.egon()
			return
		}
		t.Settle()
		t.CheckSave()
	}
}

// egon watches Egon's turn with a picture of it.
func (s *show) egon() {
	t := s.table
	laid := func(m target.Motion) bool {
		return m.Event == "CardLaid" && m.Progress >= 0.5
	}
	if t.StepUntil(laid) {
		s.snap("egon", "Egon lays a card")
	}
	t.Settle()
	t.CheckSave()
	s.snap("turn", "after Egon's turn")
}
