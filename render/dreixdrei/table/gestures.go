package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// commandTen is the command of digit 0 in the number of a card; the commands of the other digits follow.
const commandTen = input.FirstGameCommand

// KeyActions returns the actions that only this game has, with their keys: the digits of cards.
func KeyActions() []input.Action { return tabletop.DigitActions(commandTen) }

// handleGesture handles the gestures of this game: on the wheel, on the number of a stack, which picks up the stack, and on face-down cards,
// which a click turns over.
func (t *Table) handleGesture(g input.Gesture) (done bool) {
	at := geom.Point(g.At)
	switch where, _ := t.frontPosition().spotOf(t.held.card()); {
	case t.asksName() && t.handleWheel(g, at):
		return true
	case g.Kind == input.Tap && t.Held.Grip == tabletop.PressedGrip && where == faceDown:
		t.PutCard(t.Held.Card, aimAtPile)
		return true
	case g.Kind == input.Press:
		if of, _, ok := t.badgeAt(at); ok && !t.Timeline.IsMoving() {
			t.Device, t.Cursor, t.FocusedButton = input.MouseSource, at, tabletop.NoButton
			t.PickUpCard(number(t.firstOf(of)), at)
			t.held.takeStack(t.frontPosition())
			return true
		}
	}
	return false
}

// badgeAt returns the group of equal cards whose number is at a point or a little beside it, and the rectangle of the number.
func (t *Table) badgeAt(at geom.Point) (scene.CardGroup, geom.Rect, bool) {
	if !t.CanMove() || t.asksName() || t.ShownPosition().IsSwapping() {
		return scene.CardGroup{}, geom.Rect{}, false
	}
	g, groups := t.Timeline.Geometry(), scene.GroupsOf(scene.SortedHand(t.Timeline.View().Hands[t.FrontSeat()]))
	for _, of := range groups {
		if badge := g.CountBadgeRect(of, groups); of.Count > 1 && badge.Inset(-badge.W*badgeBeside).Contains(at) {
			return of, badge, true
		}
	}
	return scene.CardGroup{}, geom.Rect{}, false
}

// badgeBeside is the distance at which the number of a stack is still hit, in its widths.
const badgeBeside = 0.2

func (t *Table) firstOf(stack scene.CardGroup) dreixdrei.Card {
	return t.frontPosition().equals(scene.SortedHand(t.Timeline.View().Hands[t.FrontSeat()])[stack.FirstIndex])[0]
}

// HandleKey handles the keys that this game uses in its own way.
func (t *Table) HandleKey(i input.Command) (done bool) {
	switch h := &t.Held; {
	case t.IsWatching():
		return false
	case i >= commandTen && i < commandTen+10:
		t.typeDigit(int(i - commandTen))
	case i == input.CommandConfirm && t.TypedNumber.IsOpen():
		if n, ok := t.TypedNumber.Close(t.numbers()); ok {
			t.chooseKind(dreixdrei.Kind(n))
		}
	case i == input.CommandYes && t.held.wheel.open(): // first the JOKER needs a name
	case i == input.CommandYes && t.CanMove() && !t.ShownPosition().IsSwapping():
		t.Play(dreixdrei.PickUp())
	case (i == input.CommandUp || i == input.CommandDown) && h.Grip == tabletop.SelectedGrip && t.frontPosition().joinable(t.held.card()):
		t.changeCount(i == input.CommandUp)
	default:
		return false
	}
	t.FocusedButton = tabletop.NoButton
	return true
}

func (t *Table) typable() []dreixdrei.Card {
	return slices.DeleteFunc(t.choices(), func(c dreixdrei.Card) bool {
		where, _ := t.frontPosition().spotOf(c)
		return where == faceDown
	})
}

func (t *Table) numbers() (all []int) {
	if t.asksName() {
		for _, k := range names {
			if k.IsNumber() {
				all = append(all, int(k))
			}
		}
		return all
	}
	for _, c := range t.typable() {
		if k := c.Kind(); k.IsNumber() && !slices.Contains(all, int(k)) {
			all = append(all, int(k))
		}
	}
	return all
}

func (t *Table) typeDigit(n int) {
	if k, ok := t.TypedNumber.TypeDigit(n, t.numbers(), int(t.held.card().Kind())); ok {
		t.chooseKind(dreixdrei.Kind(k))
	}
}

func (t *Table) chooseKind(k dreixdrei.Kind) {
	if t.asksName() {
		t.held.wheel.at, t.held.wheel.keys = slices.Index(names, k), true
		return
	}
	for _, c := range t.typable() {
		if c.Kind() == k {
			t.SelectCard(number(c))
			return
		}
	}
}

func (t *Table) changeCount(more bool) {
	t.Redraw()
	if more {
		t.held.add(t.frontPosition())
	} else {
		t.held.remove()
	}
}
