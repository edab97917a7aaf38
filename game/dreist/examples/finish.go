package examples

import (
	"slices"

	"dreist/game/dreist"
)

// finish is the goal of an example: with these cards kept, on one of these layouts, the turn ends in this way.
type finish struct {
	seat    dreist.Seat
	layouts []string
	kept    []dreist.Kind // sorted
	ending  dreist.Action
}

// finishOf returns the goal that an example's steps reach, with further equivalent layouts.
func finishOf(steps []Step, also []string) finish {
	last := steps[len(steps)-1]
	f := finish{seat: last.Before.Turn(), ending: last.Move.Action}
	f.layouts = append(f.layouts, last.Before.Layout().String())
	f.layouts = append(f.layouts, also...)
	f.kept = kept(&last.Before, f.seat)
	return f
}

func kept(p *dreist.Position, s dreist.Seat) []dreist.Kind {
	var kinds []dreist.Kind
	for _, c := range p.Hand(s) {
		kinds = append(kinds, c.Kind())
	}
	slices.Sort(kinds)
	return kinds
}

// Apply makes a move by the rules.
func (f *finish) Apply(p dreist.Position, m dreist.Move) (dreist.Position, []dreist.Event, error) {
	return dreist.Apply(p, m)
}

// Done reports whether the turn has ended.
func (f *finish) Done(p *dreist.Position) bool { return p.Turn() != f.seat }

// Leads reports whether a legal move reaches the goal, or the goal can still be reached after it.
func (f *finish) Leads(p *dreist.Position, m dreist.Move) bool {
	return f.search(*p, m, map[dreist.Position]bool{})
}

func (f *finish) search(p dreist.Position, m dreist.Move, dead map[dreist.Position]bool) bool {
	if m.EndsTurn() {
		return m.Action == f.ending && slices.Equal(kept(&p, f.seat), f.kept) &&
			slices.Contains(f.layouts, p.Layout().String())
	}
	if err := p.Play(m); err != nil || p.Turn() != f.seat || dead[p] {
		return false
	}
	for _, next := range p.AppendMoves(nil) {
		if f.search(p, next, dead) {
			return true
		}
	}
	dead[p] = true
	return false
}
