package tabletop

import (
	"slices"

	"dreist/render/geom"
	"dreist/sounds"
)

// dragCard moves the held card with the mouse and aims it, and reports whether a card is held.
func (t *Table[T, P, M, E]) dragCard(at geom.Point) bool {
	if !t.Held.CarryTo(t.scene, at) {
		return false
	}
	t.Held.Aim = t.game.AimBelowCard(t.Held.Card, t.Held.LevelPose(t.scene).Rect())
	return true
}

// dropCard drops the dragged card: at the spot it is aimed at, or back home if it is not accepted there.
func (t *Table[T, P, M, E]) dropCard(at geom.Point) {
	if !t.dragCard(at) {
		return
	}
	c, to := t.Held.Card, t.Held.Aim
	t.startReturn()
	if t.CanDrop(c, to) {
		t.playCard(c, to)
		return
	}
	t.ClearInput()
	t.scene.ReturnCards()
	t.RefuseAim(c, to)
}

// startReturn makes the dragged cards start their next motion from where they are seen.
func (t *Table[T, P, M, E]) startReturn() {
	at := t.Held.Pose(t.scene)
	for i, w := range t.Held.Companions {
		t.scene.DropCard(w, t.Held.CompanionPose(at, i))
	}
	t.scene.DropCard(t.Held.Card, at)
}

// tapCard selects or deselects the pressed card, or moves the selected one to the clicked spot, by a double click to its only possible spot.
func (t *Table[T, P, M, E]) tapCard(at geom.Point, double bool) {
	switch h := &t.Held; h.Grip {
	case PressedGrip:
		if h.was == SelectedGrip && !double {
			t.ClearInput()
			return
		}
		h.Grip = SelectedGrip
		if double {
			t.playOnlyAim()
		}
	case SelectedGrip:
		switch to := t.game.AimAt(h.Card, at); {
		case to == Aim{}:
			t.ClearInput()
		case t.CanDrop(h.Card, to):
			t.playCard(h.Card, to)
		default:
			h.Aim = Aim{}
			t.RefuseAim(h.Card, to)
		}
	}
}

// playOnlyAim moves the selected card to the only spot that accepts it, never to the discards. It highlights several spots.
func (t *Table[T, P, M, E]) playOnlyAim() {
	c, only, count := t.Held.Card, Aim{}, 0
	for _, to := range t.game.Aims(c) {
		if to.Kind != DiscardAim && t.CanDrop(c, to) {
			only, count = to, count+1
		}
	}
	if count == 1 {
		t.playCard(c, only)
		return
	}
	t.Lights.Pulse()
}

// confirm moves the selected card to its aim or, if it is not accepted there, to its only possible spot. It ends the turn if none is selected.
func (t *Table[T, P, M, E]) confirm() {
	switch {
	case t.Held.Grip != SelectedGrip:
		t.game.EndTurn()
	case t.CanDrop(t.Held.Card, t.Held.Aim):
		t.playCard(t.Held.Card, t.Held.Aim)
	default:
		t.playOnlyAim()
	}
}

// SelectCard selects a card by key and aims it at its first spot, or deselects it if it is selected.
func (t *Table[T, P, M, E]) SelectCard(c Card) {
	if t.Held.Grip == SelectedGrip && t.Held.Card == c {
		t.ClearInput()
		return
	}
	t.Held.Select(c)
	t.handlePickUp(c)
	t.aimNext(0)
}

// SelectNext selects the card step further among those that can be selected.
func (t *Table[T, P, M, E]) SelectNext(step int) {
	cards := t.game.SelectableCards()
	n, at := len(cards), slices.Index(cards, t.Held.Card)
	if n == 0 {
		return
	}
	if at < 0 && step < 0 {
		at = 0
	}
	t.Held.Release()
	t.SelectCard(cards[(at+step+n)%n])
}

func (t *Table[T, P, M, E]) aimNext(step int) {
	if t.Held.Grip == SelectedGrip {
		t.Held.AimNext(t.game.Aims(t.Held.Card), step)
	}
}

// playCard makes the move of a card to a spot that accepts it, after a question if the game asks one.
func (t *Table[T, P, M, E]) playCard(c Card, to Aim) {
	if t.Features.AskToConfirm(c, to) {
		return
	}
	if m, ok := t.game.MoveFor(c, to); ok {
		t.Play(m)
	}
}

// PutCard moves a card to a spot, or explains why it may not go there.
func (t *Table[T, P, M, E]) PutCard(c Card, to Aim) {
	if t.CanDrop(c, to) {
		t.playCard(c, to)
		return
	}
	t.ClearInput()
	t.RefuseAim(c, to)
}

// RefuseAim explains why a card may not go to a spot, unless the guide handles that.
func (t *Table[T, P, M, E]) RefuseAim(c Card, to Aim) {
	m, ok := t.game.MoveFor(c, to)
	t.Refusal = Refusal{}
	if !ok {
		return
	}
	handled := t.OfferAttempt(Attempt[M]{Kind: TryRefused, Move: m, Card: c, Aim: to})
	if !handled {
		t.Refuse(t.game.CheckMove(c, to))
	}
}

// CanDrop reports whether the rules let a card, with its companions, go to a spot.
func (t *Table[T, P, M, E]) CanDrop(c Card, to Aim) bool {
	_, ok := t.game.MoveFor(c, to)
	return ok && t.game.CheckMove(c, to) == nil
}

// OfferAims is for games that override Aims and AimBelowCard; others override it.
func (t *Table[T, P, M, E]) OfferAims(Card, func(Aim, geom.Rect)) {}

// Aims returns the spots that accept a card, unless a game overrides it.
func (t *Table[T, P, M, E]) Aims(c Card) (all []Aim) {
	t.game.OfferAims(c, func(to Aim, _ geom.Rect) {
		if t.CanDrop(c, to) {
			all = append(all, to)
		}
	})
	return all
}

// AimBelowCard returns the spot that a card covers most, unless a game overrides it. Of two covered alike it is the one that accepts the card.
func (t *Table[T, P, M, E]) AimBelowCard(c Card, over geom.Rect) Aim {
	const meantPart, likely = 0.2, 1.5 // the part of a card that must lie over a spot, and the weight of a spot that accepts it
	best := NewOverlapSearch(over, meantPart)
	t.game.OfferAims(c, func(to Aim, area geom.Rect) {
		weight := 1.0
		if t.CanDrop(c, to) {
			weight = likely
		}
		best.Consider(to, area, weight)
	})
	return best.Best
}

// AimAt returns the spot at a point, as if a card as small as that were over it, unless a game overrides it.
func (t *Table[T, P, M, E]) AimAt(c Card, at geom.Point) Aim {
	return t.game.AimBelowCard(c, geom.RectAround(at, 1, 1))
}

// PickUpCard picks up a card at the point where the mouse button went down.
func (t *Table[T, P, M, E]) PickUpCard(c Card, at geom.Point) {
	t.Held.pickUp(t.scene, c, at)
	t.handlePickUp(c)
}

func (t *Table[T, P, M, E]) handlePickUp(c Card) {
	t.Features.HandlePickUp(c)
	t.TypedNumber.Close(nil)
	t.Refusal = Refusal{}
	t.Redraw()
	t.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
}
