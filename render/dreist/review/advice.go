package review

import (
	"dreist/game/dreist"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/tabletop"
)

// Advice is what there is to say of a moment at which somebody decided something.
type Advice struct {
	At    int           // after so many moves of the history
	Moves []dreist.Move // the better way to go on, to be read only; none where there was none
	Told  func() Account
}

// Account is what is said of a moment in the language that is spoken.
type Account struct {
	Heading string
	Lines   []string // what was played first
	Why     string   // said before the last line where there is room, empty for nothing
}

// Advise has the review say what there is to say of some moments, by their order.
func (r *Review) Advise(now *guide.Now, advice []Advice) {
	r.advice, r.stepCaption = advice, stepCaption{}
	r.Jump(now, r.At)
}

// Advised reports whether there is something to say of some moments.
func (r *Review) Advised() bool { return len(r.advice) > 0 }

// advised returns the advice about the moment shown, or nil.
func (r *Review) advised() *Advice {
	for i := range r.advice {
		if r.advice[i].At == r.At {
			return &r.advice[i]
		}
	}
	return nil
}

// uncover has the rows be seen that the better way needs.
func (r *Review) uncover(now *guide.Now) {
	if a := r.advised(); a != nil {
		for _, m := range a.Moves {
			if m.Action == dreist.LayCard {
				now.Do.Uncover(int(m.Row))
			}
		}
	}
}

// showAdvice shows the better way, each of its moves with its number.
func (r *Review) showAdvice(now *guide.Now, o *overlay.Overlay) {
	a := r.advised()
	if a == nil {
		return
	}
	p := *now.Past
	for i, m := range a.Moves {
		m = p.FromHand(m)
		o.Unmade(m, i+1, tabletop.Accent)
		if p.Play(m) != nil {
			break // it is not one of this moment
		}
	}
}
