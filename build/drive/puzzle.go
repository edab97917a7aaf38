package drive

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/scene"
)

// Puzzle is a puzzle shown by a program.
type Puzzle struct {
	*puzzle.Puzzle
	driver *Driver
}

// Practise goes from the start screen to the screen of puzzles.
func (d *Driver) Practise() {
	d.Press(dreistmsg.StartLearn)
	d.Step(panelTicks)
	d.Press(dreistmsg.LearnPractice)
	d.Step(panelTicks)
	d.Press(dreistmsg.PuzzleTitle)
	d.Step(stillness)
}

// OpenPuzzle opens a puzzle by its code, from the screen of puzzles.
func (d *Driver) OpenPuzzle(k puzzle.Kind, l puzzle.Level, seed uint64) *Puzzle {
	p, err := puzzle.Generate(k, l, seed)
	d.Fail(err)
	d.Press(dreistmsg.PuzzlesCode + ".field")
	d.Type(p.Share())
	d.Strike(ebiten.KeyEnter)
	d.Step(8 * stillness)
	return &Puzzle{Puzzle: &p, driver: d}
}

// Option clicks an option.
func (p *Puzzle) Option(i int) {
	o := p.Options[i]
	p.driver.Click(p.driver.Place(scene.CellID(o.Card.Cell(o.Row))).Center())
}

// Right returns the indices of the options to be marked.
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

// SolveByHints solves the puzzle by the hints of its own attempt, without asking the program for any.
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
			p.foretell(h.Choice)
			d.Fail(right(a.Decide(h.Choice)))
		case *puzzle.Laying:
			p.lay(h.Move)
			d.Fail(right(a.Play(h.Move)))
		}
		d.Step(settled)
	}
}

// settled is the number of ticks until motion has ended after a step of a puzzle.
const settled = 240

func right(v puzzle.Verdict) error {
	if !v.Right {
		return errors.New("drive: a hint of a puzzle is wrong: " + v.Sentence.Key)
	}
	return nil
}

// foretell answers a question about Egon: a laid card by mouse, other choices by keys, which are below all rows.
func (p *Puzzle) foretell(c puzzle.Choice) {
	switch c.Deed {
	case dreist.EgonLays:
		p.drag(c.Card, c.Row)
	case dreist.EgonReveals:
		p.driver.Strike(ebiten.KeyArrowUp, ebiten.KeyArrowUp, ebiten.KeyEnter)
	default:
		p.driver.Strike(ebiten.KeyArrowUp, ebiten.KeyEnter)
	}
}

// lay makes a move: it drags a card to its row, or presses the key that draws.
func (p *Puzzle) lay(m dreist.Move) {
	if m.Action == dreist.DrawCard {
		p.driver.Strike(ebiten.KeyD)
		return
	}
	p.drag(m.Card, int(m.Row))
}

func (p *Puzzle) drag(c dreist.Card, row int) {
	p.driver.Drag(p.driver.Place(scene.CardID(c)).Center(), p.driver.Place(scene.CellID(c.Cell(row))).Center())
}
