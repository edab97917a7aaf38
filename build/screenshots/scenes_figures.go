package main

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/store"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
)

// figureScreens shows the twelve figures: their contents, each at its start, some of them half way and played, what is
// not done, and an end.
func figureScreens(c *camera) error {
	d, err := c.press(toFigures(), func(s *store.Store) error {
		return s.SaveNotes("learning", store.Notes{"figures": []byte(`{"1":["watched","played","flawless"],"2":["watched","played"],"3":["watched"],"10":["played","flawless"]}`)})
	})
	if err != nil {
		return err
	}
	c.snap(d, "learn")
	d.Strike(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter)
	d.Step(2 * rest)
	c.snap(d, "figures")
	all := examples.All()
	for _, f := range all {
		c.turnTo(d, f.Number)
		c.snap(d, fmt.Sprintf("figure-%d", f.Number))
		c.watchSome(d, f)
		d.Key(ebiten.KeyEscape)
		d.Step(rest)
	}
	c.playOne(d, all[2])
	c.askEgon(d)
	c.pointOut(d)
	c.refuseFreely(d, all[3])
	if err := d.Close(); err != nil {
		return err
	}
	return c.figuresInTheDark(all[7])
}

// figuresInTheDark shows the contents and a step on the other table.
func (c *camera) figuresInTheDark(f *examples.Example) error {
	d, err := c.press(toFigures(), func(s *store.Store) error {
		settings, err := s.LoadSettings()
		if err != nil {
			return err
		}
		settings.Theme = store.Dark
		return s.SaveSettings(settings)
	})
	if err != nil {
		return err
	}
	d.Strike(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter)
	d.Step(2 * rest)
	c.snap(d, "dark-figures")
	c.turnTo(d, f.Number)
	c.snapAfter(d, ebiten.KeyArrowRight, "dark-figure-step")
	c.way(d, 1)
	d.Key(ebiten.KeyArrowRight)
	d.Step(8 * rest)
	c.snap(d, "dark-figure-never")
	return d.Close()
}

// toFigures are the keys that lead from the start screen to what there is to learn.
func toFigures() []ebiten.Key {
	return []ebiten.Key{ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter}
}

// turnTo opens a figure from the contents.
func (c *camera) turnTo(d *drive.Driver, number int) {
	for range number {
		d.Key(ebiten.KeyTab)
	}
	d.Key(ebiten.KeyEnter)
	d.Step(2 * rest)
}

// watchSome shows a step of the figure, with its marks and when it has happened, and something that is not done.
func (c *camera) watchSome(d *drive.Driver, f *examples.Example) {
	step := map[int]int{1: 5, 2: 2, 6: 3, 8: 1, 10: 2, 11: 4, 12: 3}[f.Number]
	for range step {
		d.Key(ebiten.KeyArrowRight)
		d.Step(rest)
	}
	if step > 0 {
		c.snap(d, fmt.Sprintf("figure-%d-step-marked", f.Number))
		d.Step(8 * rest)
		c.snap(d, fmt.Sprintf("figure-%d-step", f.Number))
	}
	c.way(d, 1)
	d.Step(rest)
	for range max(map[int]int{2: 3, 10: 3}[f.Number], 1) {
		d.Key(ebiten.KeyArrowRight)
		d.Step(4 * rest)
	}
	c.snap(d, fmt.Sprintf("figure-%d-never", f.Number))
}

// way chooses how a figure is taken: to watch, what is not done, to play, freely.
func (c *camera) way(d *drive.Driver, way int) {
	g := geometryOf(d)
	at := g.Log
	grow := g.Unit * g.Grow()
	x, y := at.X+at.W*0.25, at.Y+50*grow
	if way%2 == 1 {
		x += at.W / 2
	}
	if way > 1 {
		y += 34 * grow
	}
	d.Click(geom.Point{X: x, Y: y})
	d.Step(rest)
}

// geometryOf returns where things are in a figure with three players.
func geometryOf(d *drive.Driver) scene.Geometry {
	return scene.NewGeometry(d.Frame(), scene.Shape{Others: 2, Beside: true})
}

// playOne plays a figure with mistakes and to its end.
func (c *camera) playOne(d *drive.Driver, f *examples.Example) {
	c.turnTo(d, f.Number)
	c.way(d, 2)
	c.snap(d, "play")
	g := geometryOf(d)
	p := f.Start()
	hand := p.Hand(p.Turn())
	for range 2 {
		d.Drag(g.HandSlot(3, len(hand)).Center(), g.Cell(hand[3].Cell(1)).Center())
		d.Step(6)
		c.snap(d, "play-wrong-shaking")
		d.Step(2 * rest)
	}
	c.snap(d, "play-hint")
	for _, s := range f.Steps {
		hand := s.Before.Hand(p.Turn())
		for i, card := range hand {
			if s.Move.Action == dreist.LayCard && card == s.Move.Card {
				d.Drag(g.HandSlot(i, len(hand)).Center(), g.Cell(card.Cell(int(s.Move.Row))).Center())
			}
		}
		if s.Move.Action == dreist.EndTurn {
			d.Key(ebiten.KeyEnter)
		}
		d.Step(3 * rest)
	}
	c.snap(d, "play-end")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
}

// askEgon shows a question about Egon, an answer chosen by the keys, and a wrong one.
func (c *camera) askEgon(d *drive.Driver) {
	c.turnTo(d, 10)
	c.way(d, 2)
	d.Step(3 * rest)
	c.snap(d, "egon-asked")
	g := scene.NewGeometry(d.Frame(), scene.Shape{})
	revealed := g.AsideSlot(0, 1).Center()
	d.Hold(revealed, geom.Point{X: revealed.X + g.CardW*1.6, Y: revealed.Y + g.CardH*0.2})
	d.Step(rest)
	c.snap(d, "egon-held")
	d.Key(ebiten.KeyEscape)
	d.Release()
	d.Step(rest)
	c.snapAfter(d, ebiten.KeyArrowRight, "egon-chosen")
	d.Key(ebiten.KeyEnter)
	d.Step(2 * rest)
	c.snap(d, "egon-wrong")
	d.Key(ebiten.KeyArrowRight) // from the answer before, which stays chosen
	d.Key(ebiten.KeyEnter)
	d.Step(2 * rest)
	c.snap(d, "egon-hint")
	d.Key(ebiten.KeyArrowRight)
	d.Key(ebiten.KeyEnter)
	d.Step(6 * rest)
	c.snap(d, "egon-next")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
}

// pointOut shows the tour of the table as it is played.
func (c *camera) pointOut(d *drive.Driver) {
	c.turnTo(d, 1)
	c.way(d, 2)
	g := geometryOf(d)
	d.Click(g.Stone(3).Center())
	d.Step(rest)
	d.Key(ebiten.KeyArrowDown)
	c.snapAfter(d, ebiten.KeyArrowDown, "tour-pointing")
	d.Click(g.Cell(dreist.Cell{Row: 1, Column: 4}).Center())
	d.Step(rest)
	c.snap(d, "tour-wrong")
	d.Click(g.Cell(dreist.Cell{Row: 1, Column: 4}).Center())
	d.Step(rest)
	c.snap(d, "tour-hint")
	d.Click(g.Cell(dreist.Cell{Row: 1, Column: 8}).Center())
	d.Step(rest / 2)
	c.snap(d, "tour-right")
	d.Key(ebiten.KeyEscape)
	d.Step(rest)
}

// refuseFreely shows free play and what it explains.
func (c *camera) refuseFreely(d *drive.Driver, f *examples.Example) {
	c.turnTo(d, f.Number)
	c.way(d, 3)
	c.snap(d, "free")
	g := geometryOf(d)
	p := f.Start()
	hand := p.Hand(p.Turn())
	d.Drag(g.HandSlot(2, len(hand)).Center(), g.Cell(hand[2].Cell(1)).Center())
	d.Step(2 * rest)
	c.snap(d, "free-refused")
	d.Key(ebiten.KeyTab)
	c.snapAfter(d, ebiten.KeyTab, "free-ring")
	c.snapAfter(d, ebiten.KeyL, "rule")
	d.Key(ebiten.KeyEscape)
}
