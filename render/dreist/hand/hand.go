package hand

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// Held is a card of DREIst! that is held, and where it is aimed.
type Held = tabletop.Held[dreist.Card, situation.Aim]

// Hand holds one card of a table, and foresees what it would do.
type Hand struct {
	tabletop.Hand[dreist.Card, situation.Aim]
	Preview  scene.Preview // what the card would do where it is aimed
	foreseen foreseen
}

// foreseen is what a preview is of.
type foreseen struct {
	card dreist.Card
	aim  situation.Aim
}

// NewHand returns an empty hand.
func NewHand() Hand { return Hand{Hand: tabletop.NewHand[dreist.Card, situation.Aim](dreist.NoCard)} }

// Forget lets go of the card, and of what it would do.
func (h *Hand) Forget() { *h = NewHand() }

// Foresee looks what the card would do where it is aimed, if that has changed.
func (h *Hand) Foresee(s *situation.Situation) {
	if now := (foreseen{h.Card, h.Aim}); now != h.foreseen {
		h.foreseen = now
		h.Preview = s.Foresee(now.card, now.aim)
	}
}

// keysKey returns the key of what keys can do with the selected card, or without one.
func (h *Hand) keysKey(s *situation.Situation, without string) string {
	switch {
	case h.Grip != tabletop.Selected:
		return without
	case h.Aim.Kind == situation.AimDiscard:
		return dreistmsg.KeysAimPile
	case s.Accepts(h.Card, h.Aim):
		return dreistmsg.KeysAimCell
	}
	return dreistmsg.KeysAimNone
}
