package main

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
)

// practice shows where puzzles are chosen, a puzzle of every kind, wrong and right answers, help and the rush.
func practice(c *camera) error {
	d, err := c.press([]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyEnter}, solvedSome)
	if err != nil {
		return err
	}
	c.snap(d, "learn")
	d.Strike(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter)
	d.Step(rest)
	c.snap(d, "practice")
	d.Strike(ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown)
	d.Type("P0J0-MM9U")
	d.Strike(ebiten.KeyEnter)
	c.snap(d, "practice-code")
	if err := d.Close(); err != nil {
		return err
	}
	for i, k := range puzzle.Kinds() {
		level := puzzle.Level(i%puzzle.Levels + 1)
		if err := c.puzzleOf(k, level, i == 1); err != nil {
			return err
		}
	}
	if err := c.puzzleOf(puzzle.Where, 3, true); err != nil {
		return err
	}
	if err := c.puzzleOf(puzzle.Empty, 3, false); err != nil {
		return err
	}
	return c.rush()
}

// solvedSome remembers some results of puzzles.
func solvedSome(s *store.Store) error {
	return s.SaveNotes("practice", store.Notes{"best": []byte(`{
		"where": [{"stars": [1, 2, 9], "millis": 5120}, {"stars": [0, 1, 4], "millis": 12480}, {"stars": [2, 0, 0], "millis": 0}],
		"trio": [{"stars": [0, 0, 14], "millis": 2310}, {"stars": [1, 3, 5], "millis": 9000}],
		"leaves": [{"stars": [0, 3, 0], "millis": 0}, {"stars": [0, 0, 2], "millis": 71000}],
		"egon": [{"stars": [0, 1, 1], "millis": 18900}], "empty": [{"stars": [0, 0, 3], "millis": 45300}],
		"rush": {"score": 41, "solved": 12, "streak": 6}}`)})
}

// puzzleOf shows a puzzle as it is posed, with a wrong answer, with help and solved.
func (c *camera) puzzleOf(k puzzle.Kind, l puzzle.Level, dark bool) error {
	o, err := c.options(func(s *store.Settings) {
		if dark {
			s.Theme = store.Dark
		}
	})
	if err != nil {
		return err
	}
	d, err := c.start(o)
	if err != nil {
		return err
	}
	d.Practise()
	name := "puzzle-" + k.String()
	p := d.OpenPuzzle(k, l, telling(k, l))
	c.snap(d, name)
	if len(p.Options) > 0 {
		c.mark(d, p, name)
	} else {
		c.decide(d, p, name)
	}
	return d.Close()
}

// telling returns a seed whose puzzle shows all there is to its kind: an open pile where one can lie.
func telling(k puzzle.Kind, l puzzle.Level) uint64 {
	seed := uint64(k) + 7
	for k == puzzle.Empty && l == puzzle.Levels {
		if p, err := puzzle.Generate(k, l, seed); err != nil || len(p.Open) > 0 {
			break
		}
		seed++
	}
	return seed
}

// mark answers wrongly, asks for help, and marks what is right.
func (c *camera) mark(d *drive.Driver, p *drive.Puzzle, name string) {
	right := p.Right()
	wrong := 0
	for slices.Contains(right, wrong) && wrong < len(p.Options)-1 {
		wrong++
	}
	p.Option(wrong)
	if len(right) > 1 {
		p.Option(right[0])
	}
	d.Step(rest)
	c.snap(d, name+"-marked")
	c.snapAfter(d, ebiten.KeyEnter, name+"-wrong")
	p.Option(wrong)
	d.Strike(ebiten.KeyH)
	d.Step(rest)
	c.snap(d, name+"-hint")
	if p.Kind == puzzle.Leaves {
		d.Strike(ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowRight)
		d.Step(rest)
		c.snap(d, name+"-keys")
	}
	d.Strike(ebiten.KeyH)
	for i, option := range right {
		if len(right) == 1 || i > 0 {
			p.Option(option)
		}
	}
	d.Key(ebiten.KeyEnter)
	d.Step(12)
	c.snap(d, name+"-stars")
	d.Step(30 * rest)
	c.snap(d, name+"-solved")
}

// decide plays a puzzle in which something is decided step by step, by its hints.
func (c *camera) decide(d *drive.Driver, p *drive.Puzzle, name string) {
	d.Strike(ebiten.KeyH)
	d.Step(rest)
	c.snap(d, name+"-hint")
	d.Strike(ebiten.KeyH)
	d.Step(rest)
	c.snap(d, name+"-step")
	d.Strike(ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyEnter)
	d.Step(rest)
	c.snap(d, name+"-answer")
	if p.Kind == puzzle.Empty {
		return
	}
	p.SolveByHints()
	c.snap(d, name+"-solved")
}

// rush shows the rush before it begins, under way, and its end.
func (c *camera) rush() error {
	d, err := c.press([]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyEnter}, solvedSome)
	if err != nil {
		return err
	}
	d.Strike(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter)
	d.Step(rest)
	d.Strike(ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyEnter)
	d.Step(rest)
	c.snap(d, "rush-before")
	d.Strike(ebiten.KeyEnter)
	d.Step(12 * rest)
	c.snap(d, "rush")
	d.Strike(ebiten.KeyEscape)
	d.Step(rest)
	c.snap(d, "rush-paused")
	d.Strike(ebiten.KeyEscape)
	d.Step(rest)
	for range 7 {
		d.Strike(ebiten.KeyN)
		d.Step(8 * rest)
	}
	d.Strike(ebiten.KeyH)
	d.Step(rest)
	c.snap(d, "rush-hint")
	d.See(drive.Unseen)
	d.Step(60 * 145)
	d.See(drive.Seldom)
	d.Step(rest)
	c.snap(d, "rush-late")
	d.See(drive.Unseen)
	d.Step(60 * 40)
	d.See(drive.Seldom)
	d.Step(rest)
	c.snap(d, "rush-over")
	return d.Close()
}
