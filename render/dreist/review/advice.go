package review

import (
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/kit"
)

// Advice is what there is to say of a moment at which somebody decided something.
type Advice struct {
	At    int           // after so many moves of the history
	Moves []dreist.Move // the better way to go on, to be read only; none where there was none
	// Told returns what is said of the moment in the language that is spoken: what was played first.
	Told func() (heading string, lines []string)
}

// Advise has the review say what there is to say of some moments, by their order.
func (r *Review) Advise(t *table.Table, advice []Advice) {
	r.advice, r.stepCaption = advice, stepCaption{}
	r.Jump(t, r.At)
}

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
func (r *Review) uncover(t *table.Table) {
	if a := r.advised(); a != nil {
		for _, m := range a.Moves {
			if m.Action == dreist.LayCard {
				t.Line.Uncover(int(m.Row))
			}
		}
	}
}

// How much there is of a card of the better way where it would lie: on a card that lies there already, nearly all.
const (
	adviceAlpha = 0.62
	pileAlpha   = 0.94
)

// showAdvice shows the better way as numbered ghosts, and the numbers on the cards of the hand that they are.
func (r *Review) showAdvice(t *table.Table, o *overlay.Overlay) {
	a := r.advised()
	if a == nil {
		return
	}
	p, number := *t.Past, 0
	for _, m := range a.Moves {
		m = p.FromHand(m)
		if m.Action == dreist.EndTurn {
			break
		}
		number++
		at := overlay.PlaceOf(m)
		if m.Action == dreist.GiveCards && m.To[0] == dreist.EgonSeat && t.EgonPlays() {
			at = overlay.On(overlay.EgonPile)
		}
		if m.Action == dreist.LayCard || m.Action == dreist.DiscardCard {
			alpha := adviceAlpha
			if at.Kind == overlay.DiscardPile {
				alpha = pileAlpha
			}
			o.Mark(overlay.Mark{At: overlay.OnCard(m.Card), Number: number, Picked: true})
			o.Outline(at, overlay.Accent)
			o.Mark(overlay.Mark{Motif: pictures.FaceMotif(m.Card.Kind()), At: at, Alpha: alpha, Number: number, Picked: true})
		} else {
			o.Mark(overlay.Mark{Motif: kit.Glow, At: at, Tint: overlay.Accent, Number: number, Picked: true})
		}
		if p.Play(m) != nil {
			break // it is not one of this moment
		}
	}
}
