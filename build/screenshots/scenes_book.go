package main

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/store"
)

// book shows the overview over the start screen and what explains a refusal.
func book(c *camera) error {
	d, err := c.program("")
	if err != nil {
		return err
	}
	d.Key(ebiten.KeyF1)
	d.Step(rest)
	for page := range 6 {
		if page > 0 {
			d.Key(ebiten.KeyArrowRight)
			d.Step(rest)
		}
		c.snap(d, fmt.Sprintf("overview-%d", page+1))
		d.Step(150)
		c.snap(d, fmt.Sprintf("overview-%d-moving", page+1))
		d.Step(1800)
		c.snap(d, fmt.Sprintf("overview-%d-rest", page+1))
	}
	if err := d.Close(); err != nil {
		return err
	}
	return c.refusedMove()
}

// refusedMove shows a refusal with its link, and the page that explains it.
func (c *camera) refusedMove() error {
	m, err := fixtures.Midgame()
	if err != nil {
		return err
	}
	for _, dark := range []bool{false, true} {
		t, err := c.table(m.Save, func(s *store.Settings) {
			if dark {
				s.Theme = store.Dark
			}
		})
		if err != nil {
			return err
		}
		d := t.Driver()
		refused, cell, ok := refusal(&m.Before)
		if !ok {
			return errors.New("no card of the hand is refused beside another colour")
		}
		d.Drag(t.Held(refused), t.Cell(cell))
		d.Step(2 * rest)
		c.snap(d, "refused-why")
		d.Key(ebiten.KeyF1)
		d.Step(2 * rest)
		c.snap(d, "refused-explained")
		if err := d.Close(); err != nil {
			return err
		}
	}
	return nil
}

// ruleBook shows the rule book as it opens, what a search finds in it, and that an example leads back to it.
func ruleBook(c *camera) error {
	d, err := c.program("")
	if err != nil {
		return err
	}
	c.openBook(d)
	c.snap(d, "rule-book")
	c.snapAfter(d, ebiten.KeyPageDown, "rule-book-page")
	d.Type("egon")
	d.Step(rest)
	c.snap(d, "rule-book-search")
	c.snapAfter(d, ebiten.KeyEnter, "rule-book-next-hit")
	d.Type(" xyzzy")
	d.Step(rest)
	c.snap(d, "rule-book-nothing")
	for _, query := range []string{"Extrakarte", "abwefen", "draw"} {
		d.Key(ebiten.KeyEscape)
		d.Step(2)
		d.Type(query)
		d.Step(rest)
		c.snap(d, "rule-book-"+query)
	}
	c.snapAfter(d, ebiten.KeyEscape, "rule-book-searched")
	for _, k := range []ebiten.Key{ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyArrowRight, ebiten.KeyEnter} {
		d.Key(k)
		d.Step(2)
	}
	d.Step(rest)
	c.snapAfter(d, ebiten.KeyF10, "rule-book-example")
	if err := d.Close(); err != nil {
		return err
	}
	return c.waysToLearn()
}

// waysToLearn shows what there is to learn from.
func (c *camera) waysToLearn() error {
	d, err := c.press([]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyEnter}, func(*store.Store) error { return nil })
	if err != nil {
		return err
	}
	c.snap(d, "learn")
	return d.Close()
}

// openBook goes from the start screen to the rule book.
func (c *camera) openBook(d *drive.Driver) {
	d.Key(ebiten.KeyF1)
	d.Step(rest)
	for _, k := range []ebiten.Key{ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter} {
		d.Key(k)
		d.Step(2)
	}
	d.Step(rest)
}
