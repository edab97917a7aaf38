package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/sounds"
)

// names are the kinds that a JOKER may be named, in the order in which they stand on the wheel.
var names = func() (all []dreixdrei.Kind) {
	for k := dreixdrei.Lowest; k < dreixdrei.Joker; k++ {
		all = append(all, k)
	}
	return all
}()

// wheel is the choice of a name for JOKERs that are to be laid. The zero wheel is closed.
type wheel struct {
	laid []dreixdrei.Card // from hand and open cards, the held one last
	at   int              // the name that keys have chosen, among names
	keys bool             // keys have chosen one
}

func (w *wheel) open() bool { return len(w.laid) > 0 }

// openWheel asks for a name for JOKERs that are to be laid.
func (t *Table) openWheel(laid []dreixdrei.Card) {
	t.Hand.Release()
	t.held.letGo()
	t.held.wheel.laid = slices.Clone(laid)
	t.Line.Return()
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Stale = true
}

// asksName reports whether a name is asked for: of JOKERs that are to be laid, or of one that was turned up.
func (t *Table) asksName() bool {
	return t.Mine() && (t.held.wheel.open() || t.Position().Turned() != dreixdrei.NoCard) && !t.Moves()
}

// named returns the move that names what the wheel asks for.
func (t *Table) named(k dreixdrei.Kind) dreixdrei.Move {
	if !t.held.wheel.open() {
		return dreixdrei.Name(k)
	}
	return t.own().laying(t.held.wheel.laid, k)
}

// choose gives the JOKERs a name, or says why it may not be that.
func (t *Table) choose(k dreixdrei.Kind) {
	asked := t.held.wheel
	if t.Play(t.named(k)); t.refused.text != "" {
		t.held.wheel = asked
	}
}

// spokeAt returns the name on the wheel at a point.
func (t *Table) spokeAt(at geom.Point) (dreixdrei.Kind, bool) {
	k := pictures.WheelKind(at, t.Line.Geometry().WheelDisc())
	return k, k != dreixdrei.NoKind
}

// turnWheel does what a key asks for while the wheel is open, and reports whether it did.
func (t *Table) turnWheel(c input.Command) bool {
	w := &t.held.wheel
	step := map[input.Command]int{input.CommandLeft: -1, input.CommandBack: -1, input.CommandUp: -1,
		input.CommandRight: 1, input.CommandForth: 1, input.CommandDown: 1}[c]
	switch {
	case c == input.CommandEndTurn && (t.typed.Open() || t.Ring != tabletop.NoButton):
		return false // which ends the number that names it, or presses the button that has the ring
	case step != 0:
		t.typed, t.Ring = tabletop.Typed{}, tabletop.NoButton
		if w.keys {
			w.at = (w.at + step + len(names)) % len(names)
		}
		w.keys = true
	case c == input.CommandEndTurn && w.keys:
		t.choose(names[w.at])
	case c == input.CommandEndTurn:
		w.keys = true
	case c == input.CommandCancel && w.open():
		t.LetGo()
	default:
		return false
	}
	t.Stale = true
	return true
}

// Places appends the places of the table, and the names on the wheel while it is open.
func (t *Table) Places(dst []target.Target) []target.Target {
	dst = t.Line.Places(dst)
	if t.asksName() {
		for _, k := range names {
			dst = append(dst, target.Target{ID: "name." + k.String(), Rect: pictures.WheelCard(k, t.Line.Geometry().WheelDisc())})
		}
	}
	return dst
}
