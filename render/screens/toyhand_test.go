package screens

import (
	"slices"
	"testing"

	"dreist/game/play/stairs"
	"dreist/game/play/toy"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// toyHand is the table of a toy game as a hand sees it: each choice lies there as a card, which may go to the middle if it can be done.
type toyHand struct{ *toyTable }

// middle is the one place of the table, and middleRect where that is.
const middle = "middle"

var middleRect = geom.Rect{X: 500, Y: 100, W: 200, H: 200}

// handle has the hand do what a gesture asks for. A click has a card go to the middle at once, as there is no other place.
func (h toyHand) handle(g input.Gesture) {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		h.hand.Press(h, at)
	case input.DragStart, input.Drag:
		h.hand.Drag(h, at)
	case input.Drop:
		h.hand.Drop(h, at)
	case input.Tap:
		h.hand.Tap(h, at, h.hand.Grip == tabletop.Pressed)
	}
}

func (h toyHand) card(c string) target.Target {
	t, _ := target.Find(h.Targets(nil), c)
	return t
}

func (h toyHand) CardAt(at geom.Point) (string, bool) {
	for _, t := range h.Targets(nil) {
		if t.Rect.Contains(at) {
			return t.ID, true
		}
	}
	return "", false
}

func (h toyHand) Pose(c string) stage.Pose {
	r := h.card(c).Rect
	return stage.Pose{Point: r.Center(), W: r.W, Face: 1, Shown: true}
}

func (h toyHand) Choices() (all []string) {
	for _, t := range h.Targets(nil) {
		all = append(all, t.ID)
	}
	return all
}

func (h toyHand) Places(c string) []string { return []string{middle} }

func (h toyHand) Under(_ string, over geom.Rect) string {
	best := tabletop.Covers[string](over, 0.2)
	best.Offer(middle, middleRect, 1)
	return best.At
}

func (h toyHand) At(_ string, at geom.Point) string {
	if middleRect.Contains(at) {
		return middle
	}
	return ""
}

func (h toyHand) Accepts(c, to string) bool    { return to == middle && h.card(c).Enabled }
func (h toyHand) Only(c string) (string, bool) { return middle, h.card(c).Enabled }
func (h toyHand) Lifted(string) float64        { return 0 }
func (h toyHand) Sizes(float64) tabletop.Sizes { return tabletop.Sizes{Hand: 200, Place: 200} }
func (h toyHand) Reduced() bool                { return h.Settings().ReducedMotion }
func (h toyHand) TakenUp(string)               {}
func (h toyHand) ShowPlaces()                  {}
func (h toyHand) LetGo()                       { h.hand.Release() }
func (h toyHand) Drop(c string, at stage.Pose) {}
func (h toyHand) Return()                      {}

func (h toyHand) Put(c, _ string) {
	h.hand.Release()
	h.choose(slices.Index(h.Choices(), c))
}

// Refuse says why a card may not go to the middle, in the words of the rules.
func (h toyHand) Refuse(c, to string, _ geom.Rect) {
	if to == middle {
		h.Tell(shell.Notice{Text: h.match.choices()[slices.Index(h.Choices(), c)].do().Error()})
	}
}

// TestTheToysArePlayedWithAHand drags cards at the tables of both toys: to the middle, beside it, and where the rules say no.
func TestTheToysArePlayedWithAHand(t *testing.T) {
	rules := upTheStairs()
	rules.deal = func(int, uint64) []string { return []string{"AM", "BN"} }
	for _, test := range []struct {
		rules          toyRules
		good, bad, why string // cards that the rules accept and refuse after that, and what they say of it
	}{
		{rules, "wave 1", "wave 1", stairs.ErrWaving.Error()},
		{higherCard(), tuck, tuck, toy.ErrTucked.Error()},
	} {
		v := visitToy(t, t.TempDir(), test.rules)
		v.press("start.table")
		v.press("setup.play")
		played := func() int { return len(v.table().match.told()) }
		v.drag(test.good, geom.Point{X: 800, Y: 600})
		if played() != 0 || v.table().hand.Holds() {
			t.Fatalf("%s: a card dropped beside is played: %d moves", test.rules.title, played())
		}
		v.drag(test.good, middleRect.Center())
		if played() != 1 {
			t.Fatalf("%s: a card dropped in the middle is not played", test.rules.title)
		}
		v.drag(test.bad, middleRect.Center())
		v.wantRead(test.why)
		v.key(input.CommandCancel)
		if played() != 1 {
			t.Errorf("%s: a card that was refused is played", test.rules.title)
		}
	}
}

// drag carries a card of the table to a point in several ticks.
func (v *visitor) drag(card string, to geom.Point) {
	v.Helper()
	v.do()
	at, ok := target.Find(v.app.Top().Targets(nil), card)
	if !ok {
		v.Fatalf("no card %q", card)
	}
	for _, tick := range guesttest.Drag(input.Point(at.Rect.Center()), input.Point(to)) {
		v.do(tick...)
	}
}
