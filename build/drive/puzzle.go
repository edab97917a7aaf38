package drive

import (
	"errors"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Puzzle is a puzzle that a program shows, by the program's own geometry.
type Puzzle struct {
	*puzzle.Puzzle
	driver *Driver
	line   *scene.Timeline
}

// Strike strikes keys one after the other, with time for panels to open.
func (d *Driver) Strike(keys ...ebiten.Key) {
	for _, k := range keys {
		d.Key(k)
		d.Step(panelTicks)
	}
}

// Practise goes from the start screen of a player who is new to the screen on which puzzles are chosen.
func (d *Driver) Practise() {
	d.Strike(ebiten.KeyTab, ebiten.KeyArrowDown, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyEnter) // to learning
	d.Strike(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter)
	d.Step(stillness)
}

// OpenPuzzle goes on from there to a puzzle by its code.
func (d *Driver) OpenPuzzle(k puzzle.Kind, l puzzle.Level, seed uint64) *Puzzle {
	p, err := puzzle.Generate(k, l, seed)
	d.Fail(err)
	d.Strike(ebiten.KeyTab, ebiten.KeyArrowUp, ebiten.KeyArrowUp)
	d.Type(p.Share())
	d.Strike(ebiten.KeyEnter)
	d.Step(8 * stillness)
	t := &Puzzle{Puzzle: &p, driver: d}
	t.line = scene.NewTimeline(scene.ViewOf(&p.Position), scene.AgainstEgon(), d.Frame(), stage.Normal)
	deepest := p.Position.Layout().Depth()
	for _, o := range p.Options {
		deepest = max(deepest, o.Row)
	}
	t.line.Reserve(deepest)
	t.line.Show(scene.ViewOf(&p.Position))
	return t
}

// Geometry returns where everything is as long as nothing has happened.
func (p *Puzzle) Geometry() *scene.Geometry { return p.line.Geometry() }

// Option clicks an option.
func (p *Puzzle) Option(i int) {
	o := p.Options[i]
	p.driver.Click(p.Geometry().Cell(o.Card.Cell(o.Row)).Center())
}

// Right returns which options are to be marked.
func (p *Puzzle) Right() []int {
	var right []int
	for i, truth := range p.Truths() {
		switch truth {
		case puzzle.Refused, puzzle.NoTrio, puzzle.Stays:
		default:
			right = append(right, i)
		}
	}
	return right
}

// Cell returns the middle of a cell.
func (p *Puzzle) Cell(at dreist.Cell) geom.Point { return p.Geometry().Cell(at).Center() }

// SolveByHints solves the puzzle by the keys, doing what the hints of an attempt of its own say. It asks the program for
// none of them.
func (p *Puzzle) SolveByHints() {
	d := p.driver
	a := puzzle.Begin(*p.Puzzle)
	for d.err == nil && !a.Solved() {
		h := a.Hint()
		if h.Stage != puzzle.Step {
			continue
		}
		switch a := a.(type) {
		case *puzzle.Foretelling:
			p.foretell(a, h.Choice)
			d.Fail(right(a.Decide(h.Choice)))
		case *puzzle.Laying:
			p.lay(a, h.Move)
			d.Fail(right(a.Play(h.Move)))
		}
		d.Step(settled)
	}
}

// settled is how many ticks a step of a puzzle takes until all is at rest.
const settled = 240

func right(v puzzle.Verdict) error {
	if !v.Right {
		return errors.New("drive: a hint of a puzzle is wrong: " + v.Sentence.Key)
	}
	return nil
}

// foretell strikes the keys of a decision of Egon's: the number of a free row, or up to what stands below all rows.
func (p *Puzzle) foretell(a *puzzle.Foretelling, c puzzle.Choice) {
	switch c.Deed {
	case dreist.EgonLays:
		open := append(a.Aside(), a.Revealed())
		if a.Revealed() == dreist.NoCard {
			open = open[:len(open)-1]
			p.driver.Strike(ebiten.KeyArrowLeft) // which picks the last one
		}
		for range len(open) - 1 - slices.Index(open, c.Card) {
			p.driver.Strike(ebiten.KeyArrowLeft)
		}
		now := a.Position()
		key := ebiten.KeyDigit1
		for row := 1; row < c.Row; row++ {
			if now.Layout().At(c.Card.Cell(row)) == dreist.NoCard {
				key++
			}
		}
		p.driver.Strike(key)
	case dreist.EgonReveals:
		p.driver.Strike(ebiten.KeyArrowUp, ebiten.KeyArrowUp, ebiten.KeyEnter)
	default:
		p.driver.Strike(ebiten.KeyArrowUp, ebiten.KeyEnter)
	}
}

// lay strikes the keys of a move: the slot of the card and the arrows to its row, or the key that draws.
func (p *Puzzle) lay(a *puzzle.Laying, m dreist.Move) {
	if m.Action == dreist.DrawCard {
		p.driver.Strike(ebiten.KeyD)
		return
	}
	now := a.Position()
	p.driver.Strike(ebiten.KeyDigit1 + ebiten.Key(slices.Index(now.Hand(0), m.Card)))
	for row := range now.Rows(m.Card).All() {
		if row < int(m.Row) {
			p.driver.Strike(ebiten.KeyArrowDown)
		}
	}
	p.driver.Strike(ebiten.KeyEnter)
}
