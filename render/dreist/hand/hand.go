package hand

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// Held is a held card of DREIst! with its aim.
type Held = tabletop.Held[dreist.Card, situation.Aim]

// Hand is the card held at a table, with a preview of its effect.
type Hand struct {
	tabletop.Hand[dreist.Card, situation.Aim]
	Preview  scene.Preview // the effect of the card at its aim
	foreseen foreseen
}

// foreseen is what the preview was computed for.
type foreseen struct {
	card dreist.Card
	aim  situation.Aim
}

// NewHand returns an empty hand.
func NewHand() Hand { return Hand{Hand: tabletop.NewHand[dreist.Card, situation.Aim](dreist.NoCard)} }

// Forget releases the card and drops the preview.
func (h *Hand) Forget() { *h = NewHand() }

// Foresee computes the preview if card or aim have changed.
func (h *Hand) Foresee(s *situation.Situation) {
	if now := (foreseen{h.Card, h.Aim}); now != h.foreseen {
		h.foreseen = now
		h.Preview = s.Foresee(now.card, now.aim)
	}
}

// keysKey returns the catalogue key of what keys can do with the selected card, or the key without if none is selected.
func (h *Hand) keysKey(s *situation.Situation, without string) string {
	switch {
	case h.Grip != tabletop.Selected:
		return without
	case h.Aim.Kind == situation.AimDiscard:
		return dreistmsg.KeysAimPile
	case s.Accepts(h.Card, h.Aim):
		return dreistmsg.KeysAimCell
	case s.Fits(h.Card): // the mouse has chosen it, and not a place yet
		return without
	}
	return dreistmsg.KeysAimNone
}
