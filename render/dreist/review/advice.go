package review

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

// Advice is the advice about a decision in a match.
type Advice struct {
	At      int           // after so many moves of the history
	Moves   []dreist.Move // better moves, to be read only; none if there are no better ones
	Account func() Account
}

// Account is the text about a moment in the current language.
type Account struct {
	Heading string
	Lines   []string // the played moves first
	Why     string   // a reason, shown before the last line if there is room; may be empty
}

// Advise sets the advice, in the order of its moments, and the moments of the costliest decisions, worst first.
func (r *Review) Advise(advice []Advice, costly []int) {
	r.advice, r.costly, r.stepCaption = advice, costly, stepCaption{}
	r.Jump(r.At)
}

// nextCostly returns the moment of the costly decision after the one that is shown.
func (r *Review) nextCostly() int { return r.costly[(slices.Index(r.costly, r.At)+1)%len(r.costly)] }

// Advised reports whether there is any advice.
func (r *Review) Advised() bool { return len(r.advice) > 0 }

// advised returns the advice about the current moment, or nil.
func (r *Review) advised() *Advice {
	for i := range r.advice {
		if r.advice[i].At == r.At {
			return &r.advice[i]
		}
	}
	return nil
}

// uncover scrolls to the rows of the better moves.
func (r *Review) uncover() {
	if a := r.advised(); a != nil {
		for _, m := range a.Moves {
			if m.Action == dreist.LayCard {
				r.table.Line.ScrollInto(int(m.Row))
			}
		}
	}
}

// showAdvice shows the better moves with their numbers.
func (r *Review) showAdvice(o *tabletop.Overlay) {
	a := r.advised()
	if a == nil {
		return
	}
	p := *r.table.Past
	for i, m := range a.Moves {
		m = p.FromHand(m)
		table.ProposeMove(o, m, i+1, tabletop.AccentTint)
		if p.Play(m) != nil {
			break // the move does not belong to this moment
		}
	}
}
