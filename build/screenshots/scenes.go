package main

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/geom"
)

// staged is a scene that one program plays to the camera.
type staged struct {
	name string
	play func(c *camera) error
}

// scenes returns all scenes in the order of their pictures.
func scenes() []staged {
	return []staged{
		{"start", start}, {"table", table}, {"hand", hand}, {"opening", opening},
		{"row DREIer", row}, {"column DREIer", column}, {"Egon", egon}, {"gift", gift},
		{"panels", panels}, {"deep layouts", deep}, {"ends", ends}, {"broken save", broken}, {"dark table", dark},
		{"ladder", climb}, {"statistics", statistics}, {"tables", tables}, {"gifts", gifts}, {"series", seriesEnds}, {"book", book}, {"rule book", ruleBook},
		{"review", review}, {"practice", practice}, {"first game", firstGame}, {"figures", figureScreens},
	}
}

func start(c *camera) error {
	d, err := c.program("")
	if err != nil {
		return err
	}
	c.snap(d, "start")
	if err := d.Close(); err != nil {
		return err
	}
	m, err := fixtures.Midgame()
	if err != nil {
		return err
	}
	if d, err = c.program(m.Save); err != nil {
		return err
	}
	c.snap(d, "start-continue")
	return d.Close()
}

func table(c *camera) error {
	save, err := fixtures.Start(7)
	if err != nil {
		return err
	}
	t, err := c.table(save, nil)
	if err != nil {
		return err
	}
	c.snap(t.Driver(), "table-new")
	return t.Driver().Close()
}

// hand shows a card that is held over a cell, one that is selected by mouse and by key, one that is refused, and one that
// is asked about before it is discarded.
func hand(c *camera) error {
	m, err := fixtures.Midgame()
	if err != nil {
		return err
	}
	t, err := c.table(m.Save, nil)
	if err != nil {
		return err
	}
	d := t.Driver()
	c.snap(d, "table-midgame")
	card, row := widest(&m.Before)
	d.Hold(t.Held(card), t.Cell(card.Cell(row)))
	d.Step(rest)
	c.snap(d, "held-over-cell")
	d.Move(geom.Point{X: t.Geometry().Prompt.Center().X, Y: t.Geometry().Prompt.Y})
	d.Step(rest)
	c.snap(d, "held-between")
	d.Key(ebiten.KeyEscape)
	d.Release()
	d.Step(rest)
	d.Click(t.Held(card))
	d.Step(rest)
	c.snap(d, "selected")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
	refused, cell, ok := refusal(&m.Before)
	if !ok {
		return errors.New("no card of the hand is refused beside another colour")
	}
	d.Drag(t.Held(refused), t.Cell(cell))
	d.Step(6)
	c.snap(d, "refused-shaking")
	d.Step(rest)
	c.snap(d, "refused")
	d.Key(ebiten.KeyDigit1)
	c.snapAfter(d, ebiten.KeyDigit1, "keys")
	c.snapAfter(d, ebiten.KeyDigit1, "keys-selected")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
	t.Refuse(card, t.Geometry().Discard.Center())
	d.Step(rest)
	c.snap(d, "discard-question")
	return d.Close()
}

// widest returns the card of the hand that fits the most rows, and the lowest of them.
func widest(p *dreist.Position) (dreist.Card, int) {
	best := p.Hand(0)[0]
	for _, c := range p.Hand(0) {
		if p.Rows(c).Len() > p.Rows(best).Len() {
			best = c
		}
	}
	return best, p.Rows(best).Last()
}

// refusal returns a card of the hand and a cell where a neighbour of another colour keeps it away.
func refusal(p *dreist.Position) (dreist.Card, dreist.Cell, bool) {
	for _, c := range p.Hand(0) {
		for r := 1; r <= p.Layout().Depth()+1; r++ {
			if why := p.Why(c, c.Cell(r)); why != nil && why.Reason == dreist.OtherColour {
				return c, c.Cell(r), true
			}
		}
	}
	return dreist.NoCard, dreist.Cell{}, false
}

// deep shows layouts that shrink and that scroll.
func deep(c *camera) error {
	m, err := fixtures.Deeper(8)
	if err != nil {
		return err
	}
	t, err := c.table(m.Save, nil)
	if err != nil {
		return err
	}
	t.Play(m.Move)
	t.Finish()
	t.Settle()
	c.snap(t.Driver(), "deep-8-rows")
	if err := t.Driver().Close(); err != nil {
		return err
	}
	save, err := fixtures.TwelveRows()
	if err != nil {
		return err
	}
	if t, err = c.table(save, nil); err != nil {
		return err
	}
	d := t.Driver()
	c.snap(d, "deep-12-rows-top")
	d.Move(t.Geometry().Rows.Center())
	d.Wheel(-2)
	d.Step(rest)
	c.snap(d, "deep-12-rows-scrolled")
	d.Wheel(-9)
	d.Step(rest)
	c.snap(d, "deep-12-rows-end")
	return d.Close()
}

// broken shows the notice that a save could not be read.
func broken(c *camera) error {
	d, err := c.program("this is not a record\n")
	if err != nil {
		return err
	}
	c.snap(d, "notice-broken-save")
	if _, err := os.Stat(filepath.Join(d.Home().Games(), "solo.broken-1.dreist")); err != nil {
		d.Fail(err)
	}
	return d.Close()
}

// dark shows the other table, and what lies over it.
func dark(c *camera) error {
	m, err := fixtures.Midgame()
	if err != nil {
		return err
	}
	t, err := c.table(m.Save, func(s *store.Settings) { s.Theme = store.Dark })
	if err != nil {
		return err
	}
	d := t.Driver()
	c.snap(d, "dark-table")
	card, row := widest(&m.Before)
	d.Hold(t.Held(card), t.Cell(card.Cell(row)))
	d.Step(rest)
	c.snap(d, "dark-held")
	d.Key(ebiten.KeyEscape)
	d.Release()
	c.snapAfter(d, ebiten.KeyF10, "dark-menu")
	return d.Close()
}
