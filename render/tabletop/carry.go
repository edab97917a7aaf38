package tabletop

import (
	"slices"

	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// pressCard takes hold of the card at a point, as a button goes down there.
func (t *Table[T, P, M, E]) pressCard(at geom.Point) {
	if c := t.game.CardAt(at); c != NoCard {
		t.Hand.PickUp(t.scene, c, at)
		t.takenUp(c)
	}
}

// dragCard carries the card to the mouse and aims it there, and reports whether there is one.
func (t *Table[T, P, M, E]) dragCard(at geom.Point) bool {
	if !t.Hand.Carry(t.scene, at) {
		return false
	}
	t.Hand.Aim = t.game.AimOver(t.Hand.Card, t.Hand.Level(t.scene).Rect())
	return true
}

// dropCard lets go of the carried card: it goes to the place it is aimed at or, where that does not accept it, home.
func (t *Table[T, P, M, E]) dropCard(at geom.Point) {
	if !t.dragCard(at) {
		return
	}
	c, to := t.Hand.Card, t.Hand.Aim
	t.startHome()
	if t.accepts(c, to) {
		t.put(c, to)
		return
	}
	t.LetGo()
	t.scene.ReturnCards()
	t.RefuseAim(c, to)
}

// startHome lets the carried card, and those with it, begin their next way where they are seen.
func (t *Table[T, P, M, E]) startHome() {
	at := t.Hand.Pose(t.scene)
	for i, w := range t.Hand.With {
		t.scene.DropCard(w, t.Hand.Companion(at, i))
	}
	t.scene.DropCard(t.Hand.Card, at)
}

// tapCard chooses the card that was pressed, or puts it back where it was chosen before, or goes with the chosen card where the click says.
// Of a double one the card goes to its only place.
func (t *Table[T, P, M, E]) tapCard(at geom.Point, double bool) {
	switch h := &t.Hand; h.Grip {
	case Pressed:
		if h.was == Selected && !double {
			t.LetGo()
			return
		}
		if h.Grip = Selected; double {
			t.putOnly()
		}
	case Selected:
		switch to := t.game.AimAt(h.Card, at); {
		case to == Aim{}:
			t.LetGo()
		case t.accepts(h.Card, to):
			t.put(h.Card, to)
		default:
			h.Aim = Aim{}
			t.RefuseAim(h.Card, to)
		}
	}
}

// putOnly puts the chosen card where it may go, if that is one place; to discard it has to be meant. Else all are seen.
func (t *Table[T, P, M, E]) putOnly() {
	c, only, places := t.Hand.Card, Aim{}, 0
	for _, to := range t.game.Aims(c) {
		if to.Kind != DiscardAim && t.accepts(c, to) {
			only, places = to, places+1
		}
	}
	if places == 1 {
		t.put(c, only)
		return
	}
	t.Lights.Pulse()
}

// confirmCard has the chosen card go where it is aimed or, where that does not accept it, to its only place, and reports whether one is chosen.
func (t *Table[T, P, M, E]) confirmCard() bool {
	switch {
	case t.Hand.Grip != Selected:
		return false
	case t.accepts(t.Hand.Card, t.Hand.Aim):
		t.put(t.Hand.Card, t.Hand.Aim)
	default:
		t.putOnly()
	}
	return true
}

// Choose chooses a card as a key does, and aims it at its first place; the one that is chosen is put back.
func (t *Table[T, P, M, E]) Choose(c Card) {
	if t.Hand.Grip == Selected && t.Hand.Card == c {
		t.LetGo()
		return
	}
	t.Hand.Select(c)
	t.takenUp(c)
	t.turn(0)
}

// Walk chooses the card that is so many further among those that may be chosen.
func (t *Table[T, P, M, E]) Walk(step int) {
	cards := t.game.Choices()
	n, at := len(cards), slices.Index(cards, t.Hand.Card)
	if n == 0 {
		return
	}
	if at < 0 && step < 0 {
		at = 0
	}
	t.Hand.Release()
	t.Choose(cards[(at+step+n)%n])
}

// turn aims the chosen card at the place that is so many further.
func (t *Table[T, P, M, E]) turn(step int) {
	if t.Hand.Grip == Selected {
		t.Hand.AimNext(t.game.Aims(t.Hand.Card), step)
	}
}

// put makes the move of a card to a place that accepts it.
func (t *Table[T, P, M, E]) put(c Card, to Aim) {
	if g, ok := t.game.(Confirmer); ok && g.AskToConfirm(c, to) {
		return
	}
	if m, ok := t.game.Move(c, to); ok {
		t.Play(m)
	}
}

// Put puts a card to a place, or says why it may not go there.
func (t *Table[T, P, M, E]) Put(c Card, to Aim) {
	if t.accepts(c, to) {
		t.put(c, to)
		return
	}
	t.LetGo()
	t.RefuseAim(c, to)
}

// RefuseAim says why a card cannot go to a place, unless the guide does.
func (t *Table[T, P, M, E]) RefuseAim(c Card, to Aim) {
	m, ok := t.game.Move(c, to)
	if t.Refusal = (Refusal{}); ok && !t.TryMove(Attempt[M]{Kind: TryRefused, Move: m, Card: c, To: to}) {
		t.Refuse(t.game.CheckMove(c, to))
	}
}

// accepts reports whether a card, with what goes along, may go to a place.
func (t *Table[T, P, M, E]) accepts(c Card, to Aim) bool {
	_, ok := t.game.Move(c, to)
	return ok && t.game.CheckMove(c, to) == nil
}

// CanDrop reports whether a card may go to a place.
func (t *Table[T, P, M, E]) CanDrop(c Card, to Aim) bool { return t.accepts(c, to) }

// Take takes hold of a card at a point, as a button goes down there.
func (t *Table[T, P, M, E]) Take(c Card, at geom.Point) { t.Hand.PickUp(t.scene, c, at) }

// HeldPose returns where the held card is seen.
func (t *Table[T, P, M, E]) HeldPose() stage.Pose { return t.Hand.Pose(t.scene) }

// takenUp lets a card be heard that is taken, and forgets a refusal and a number that was begun.
func (t *Table[T, P, M, E]) takenUp(c Card) {
	if g, ok := t.game.(Taker); ok {
		g.TakeUpCard(c)
	}
	t.Typed.Close(nil)
	t.Lift()
}

// Lift lets a card be heard that is taken, and forgets a refusal.
func (t *Table[T, P, M, E]) Lift() {
	t.Refusal, t.Stale = Refusal{}, true
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}
