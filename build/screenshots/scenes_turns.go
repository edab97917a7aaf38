package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
)

// before starts a program just before a moment.
func (c *camera) before(find func() (fixtures.Moment, error)) (*drive.Table, fixtures.Moment, error) {
	m, err := find()
	if err != nil {
		return nil, m, err
	}
	t, err := c.table(m.Save, nil)
	return t, m, err
}

// foresee shows what a card promises while it is held over its cell, and puts it back.
func (c *camera) foresee(t *drive.Table, m dreist.Move, name string) {
	d := t.Driver()
	d.Hold(t.Held(m.Card), t.Cell(m.Card.Cell(int(m.Row))))
	d.Step(rest)
	c.snap(d, name)
	d.Key(ebiten.KeyEscape)
	d.Release()
	d.Step(rest)
}

func opening(c *camera) error {
	t, m, err := c.before(fixtures.Opening)
	if err != nil {
		return err
	}
	t.Play(m.Move)
	t.Settle()
	c.snap(t.Driver(), "opening-waits")
	return t.Driver().Close()
}

func row(c *camera) error {
	t, m, err := c.before(fixtures.RowTrio)
	if err != nil {
		return err
	}
	d := t.Driver()
	c.foresee(t, m.Move, "row-preview")
	t.Play(m.Move)
	half[dreist.TrioMade](t, 0.3)
	c.snap(d, "row-ribbon-early")
	half[dreist.TrioMade](t, 0.55)
	c.snap(d, "row-ribbon")
	t.Settle()
	c.snap(d, "row-question")
	return d.Close()
}

func column(c *camera) error {
	t, m, err := c.before(fixtures.ColumnTrio)
	if err != nil {
		return err
	}
	d := t.Driver()
	c.foresee(t, m.Move, "column-preview")
	t.Play(m.Move)
	half[dreist.TrioMade](t, 0.5)
	c.snap(d, "column-flare")
	half[dreist.ColumnCleared](t, 0.5)
	c.snap(d, "column-sweep")
	half[dreist.CardsLoosened](t, 0.5)
	c.snap(d, "column-loosened")
	t.Settle()
	c.snap(d, "column-after")
	return d.Close()
}

func egon(c *camera) error {
	t, m, err := c.before(fixtures.LongTurn)
	if err != nil {
		return err
	}
	d := t.Driver()
	t.Play(m.Move)
	half[dreist.EgonRevealed](t, 0.3)
	c.snap(d, "egon-reveals")
	half[dreist.EgonRevealed](t, 0.8)
	c.snap(d, "egon-ponders")
	d.See(drive.Unseen)
	for range 6 {
		half[dreist.EgonSetAside](t, 0.9)
		d.Step(10)
	}
	d.See(drive.Seldom)
	half[dreist.EgonRevealed](t, 0.7)
	c.snap(d, "egon-cards-aside")
	c.snapAfter(d, ebiten.KeySpace, "egon-paused")
	c.snapAfter(d, ebiten.KeyEscape, "egon-done")
	return d.Close()
}

func gift(c *camera) error {
	t, m, err := c.before(fixtures.DrawOrGift)
	if err != nil {
		return err
	}
	c.snap(t.Driver(), "draw-or-gift")
	if err := t.Driver().Close(); err != nil {
		return err
	}
	if t, m, err = c.before(fixtures.Gift); err != nil {
		return err
	}
	d := t.Driver()
	c.snap(d, "gift-question")
	t.Play(m.Move)
	half[dreist.GiftGiven](t, 0.25)
	c.snap(d, "gift-tied")
	half[dreist.GiftGiven](t, 0.65)
	c.snap(d, "gift-flies")
	return d.Close()
}

// panels shows what opens over the table.
func panels(c *camera) error {
	t, m, err := c.before(fixtures.LongTurn)
	if err != nil {
		return err
	}
	d := t.Driver()
	t.Play(m.Move)
	t.Finish()
	t.Settle()
	c.snapAfter(d, ebiten.KeyL, "log")
	d.Key(ebiten.KeyL)
	c.snapAfter(d, ebiten.KeyF10, "menu")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
	c.snapAfter(d, ebiten.KeyF2, "confirm-new-game")
	return d.Close()
}

// ends shows both ends of a game.
func ends(c *camera) error {
	for _, end := range []struct {
		name string
		find func() (fixtures.Moment, error)
	}{{"won", fixtures.Won}, {"lost", fixtures.Lost}} {
		t, m, err := c.before(end.find)
		if err != nil {
			return err
		}
		d := t.Driver()
		t.Play(m.Move)
		t.Finish()
		t.Settle()
		c.snap(d, "end-"+end.name)
		c.snapAfter(d, ebiten.KeyEscape, "end-"+end.name+"-table")
		if err := d.Close(); err != nil {
			return err
		}
	}
	return nil
}
