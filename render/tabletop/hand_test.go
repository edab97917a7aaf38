package tabletop_test

import (
	"fmt"
	"slices"
	"testing"

	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// shelf is a table with three cards in a row at the bottom, named a to c, and two places above them: "high" takes a and b, "low" takes b.
type shelf struct {
	hand tabletop.Hand[byte, string]
	told []string // what was asked of the game, in order
}

const nobody = byte('-')

func newShelf() *shelf { return &shelf{hand: tabletop.NewHand[byte, string](nobody)} }

// rect is where a card lies at rest; places are where cards may go.
func rect(c byte) geom.Rect { return geom.Rect{X: 100 * float64(c-'a'), Y: 400, W: 50, H: 70} }

var places = map[string]geom.Rect{"high": {X: 0, Y: 0, W: 50, H: 70}, "low": {X: 200, Y: 0, W: 50, H: 70}}

func (s *shelf) tell(format string, args ...any) {
	s.told = append(s.told, fmt.Sprintf(format, args...))
}

func (s *shelf) Pose(c byte) stage.Pose         { return stage.Lying(rect(c), 1) }
func (s *shelf) Lifted(byte) float64            { return 0 }
func (s *shelf) Sizes(float64) tabletop.Sizes   { return tabletop.Sizes{Hand: 50, Place: 40, Edge: 100} }
func (s *shelf) Reduced() bool                  { return false }
func (s *shelf) TakenUp(c byte)                 { s.tell("takes %c", c) }
func (s *shelf) Choices() []byte                { return []byte("abc") }
func (s *shelf) Drop(c byte, _ stage.Pose)      { s.tell("drops %c", c) }
func (s *shelf) Return()                        { s.tell("goes home") }
func (s *shelf) ShowPlaces()                    { s.tell("shows") }
func (s *shelf) LetGo()                         { s.hand.Release() }
func (s *shelf) Accepts(c byte, to string) bool { return slices.Contains(s.Places(c), to) }

func (s *shelf) CardAt(at geom.Point) (byte, bool) {
	for _, c := range s.Choices() {
		if rect(c).Contains(at) {
			return c, true
		}
	}
	return nobody, false
}

func (s *shelf) Places(c byte) []string {
	return map[byte][]string{'a': {"high"}, 'b': {"high", "low"}}[c]
}

func (s *shelf) Only(c byte) (string, bool) {
	if to := s.Places(c); len(to) == 1 {
		return to[0], true
	}
	return "", false
}

func (s *shelf) Under(_ byte, over geom.Rect) string {
	best := tabletop.Covers[string](over, 0.3)
	for at, r := range places {
		best.Offer(at, r, 1)
	}
	return best.At
}

func (s *shelf) At(_ byte, at geom.Point) string {
	for to, r := range places {
		if r.Contains(at) {
			return to
		}
	}
	return ""
}

func (s *shelf) Put(c byte, to string) {
	s.hand.Release()
	s.tell("puts %c %s", c, to)
}

func (s *shelf) Refuse(c byte, to string, over geom.Rect) { s.tell("refuses %c %q", c, to) }

// drag carries the card at a point to another in some ticks.
func (s *shelf) drag(from, to geom.Point) {
	if !s.hand.Press(s, from) {
		s.tell("takes nothing")
		return
	}
	for i := range 5 {
		part := float64(i+1) / 5
		s.hand.Drag(s, geom.Point{X: geom.Mix(from.X, to.X, part), Y: geom.Mix(from.Y, to.Y, part)})
		s.hand.Tick(s)
	}
	s.hand.Drop(s, to)
}

// TestAHandPlaysWhatTheGameAccepts drags, clicks and chooses by keys at a table of three cards and two places.
func TestAHandPlaysWhatTheGameAccepts(t *testing.T) {
	a, b, c := rect('a').Center(), rect('b').Center(), rect('c').Center()
	high, low := places["high"].Center(), places["low"].Center()
	tap := func(s *shelf, at geom.Point, double bool) {
		s.hand.Press(s, at)
		s.hand.Tap(s, at, double)
	}
	for name, test := range map[string]struct {
		do   func(s *shelf)
		want []string
	}{
		"a drag to a place that accepts": {func(s *shelf) { s.drag(a, high) }, []string{"takes a", "drops a", "puts a high"}},
		"a drag to one that does not":    {func(s *shelf) { s.drag(a, low) }, []string{"takes a", "drops a", "goes home", `refuses a "low"`}},
		"a drag to nowhere": {func(s *shelf) { s.drag(c, geom.Point{X: 400, Y: 200}) },
			[]string{"takes c", "drops c", "goes home", `refuses c ""`}},
		"a drag of nothing": {func(s *shelf) { s.drag(geom.Point{X: 300, Y: 300}, high) }, []string{"takes nothing"}},
		"a drop of what was not dragged": {func(s *shelf) { s.hand.Press(s, a); s.hand.Drop(s, high); s.hand.Release() },
			[]string{"takes a"}},
		"two clicks": {func(s *shelf) { tap(s, b, false); tap(s, low, false) }, []string{"takes b", "puts b low"}},
		"a click beside": {func(s *shelf) { tap(s, b, false); tap(s, geom.Point{X: 300, Y: 300}, false) },
			[]string{"takes b"}},
		"a click on a place that does not": {func(s *shelf) { tap(s, a, false); tap(s, low, false) }, []string{"takes a", `refuses a "low"`}},
		"a double click with one place": {func(s *shelf) { tap(s, a, false); tap(s, a, true) },
			[]string{"takes a", "takes a", "puts a high"}},
		"a double click with two": {func(s *shelf) { tap(s, b, false); tap(s, b, true) }, []string{"takes b", "takes b", "shows"}},
		"a click on the chosen card": {func(s *shelf) { tap(s, b, false); tap(s, b, false); s.hand.Confirm(s) },
			[]string{"takes b", "takes b"}},
		"keys to the second place": {func(s *shelf) { s.hand.Choose(s, 'b'); s.hand.Turn(s, 1); s.hand.Confirm(s) },
			[]string{"takes b", "puts b low"}},
		"keys along the hand and back": {func(s *shelf) {
			s.hand.Walk(s, 1)
			s.hand.Walk(s, 1)
			s.hand.Walk(s,
				-1)
			s.hand.Confirm(s)
		}, []string{"takes a", "takes b", "takes a", "puts a high"}},
		"keys back from the first":           {func(s *shelf) { s.hand.Walk(s, -1); s.hand.Confirm(s) }, []string{"takes c", "shows"}},
		"a key that chooses the chosen card": {func(s *shelf) { s.hand.Choose(s, 'b'); s.hand.Choose(s, 'b') }, []string{"takes b"}},
	} {
		s := newShelf()
		if test.do(s); !slices.Equal(s.told, test.want) {
			t.Errorf("%s: %q, want %q", name, s.told, test.want)
		}
		if name != "a double click with two" && name != "keys back from the first" && name != "a click on a place that does not" &&
			(s.hand.Holds() || s.hand.Card != nobody) {
			t.Errorf("%s: %c is still held", name, s.hand.Card)
		}
	}
}

// TestACarriedCardFollowsTheMouse holds it at the point where it was taken up; it swings and comes to rest, and is as large
// as on its place once it is above the edge.
func TestACarriedCardFollowsTheMouse(t *testing.T) {
	s := newShelf()
	from := geom.Point{X: rect('b').X + 10, Y: 440}
	s.hand.Press(s, from)
	s.hand.Drag(s, geom.Point{X: 160, Y: 300})
	if pose := s.hand.Pose(s); pose.Point != s.Pose('b').Point && pose.W > 50*stage.Lift {
		t.Errorf("it jumps to %+v", pose)
	}
	swings := false
	for range 200 {
		if !s.hand.Tick(s) {
			break
		}
		swings = swings || s.hand.Pose(s).Turn != 0
	}
	if s.hand.Moving() || !swings {
		t.Errorf("moving %v, has swung %v", s.hand.Moving(), swings)
	}
	s.hand.Drag(s, geom.Point{X: 160, Y: 50})
	pose := s.hand.Level(s)
	if grab := (160 - pose.X) / pose.W; pose.W != 40 || grab < -0.31 || grab > -0.29 {
		t.Errorf("it is %v wide and held at %v of its width, want 40 and -0.3", pose.W, grab)
	}
}
