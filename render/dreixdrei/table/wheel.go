package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/sounds"
)

// names are the kinds that a JOKER may be named, in the order of the wheel.
var names = func() (all []dreixdrei.Kind) {
	for k := dreixdrei.LowestNumber; k < dreixdrei.Joker; k++ {
		all = append(all, k)
	}
	return all
}()

// wheel is the choice of a name for JOKERs that are to be laid. The zero wheel is closed.
type wheel struct {
	laid []dreixdrei.Card // the JOKERs, from hand and open cards, the held one last
	at   int              // the index in names of the aimed name
	keys bool             // keys have aimed at a name
}

func (w *wheel) open() bool { return len(w.laid) > 0 }

func (t *Table) openWheel(laid []dreixdrei.Card) {
	t.held.forget()
	t.Held.Release()
	t.held.wheel.laid = slices.Clone(laid)
	t.Timeline.ReturnCards()
	t.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
	t.Redraw()
}

// asksName reports whether the wheel asks for a name: for JOKERs that are to be laid, or for one that was turned over.
func (t *Table) asksName() bool {
	return t.CanMove() && (t.held.wheel.open() || t.ShownPosition().TurnedJoker() != dreixdrei.NoCard) && !t.IsMoving()
}

func (t *Table) named(k dreixdrei.Kind) dreixdrei.Move {
	if !t.held.wheel.open() {
		return dreixdrei.NameMove(k)
	}
	return t.frontPosition().laying(t.held.wheel.laid, k)
}

// choose gives the JOKERs of the wheel a name, or says why they may not have it.
func (t *Table) choose(k dreixdrei.Kind) {
	asked := t.held.wheel
	if t.Play(t.named(k)); t.Refusal.Text != "" {
		t.held.wheel = asked
	}
}

func (t *Table) spokeAt(at geom.Point) (dreixdrei.Kind, bool) {
	k := pictures.WheelKindAt(at, t.Timeline.Geometry().WheelRect())
	return k, k != dreixdrei.NoKind
}

func (t *Table) aimedName() (dreixdrei.Kind, bool) {
	if w := &t.held.wheel; w.keys {
		return names[w.at], true
	}
	if t.Device != input.MouseSource {
		return dreixdrei.NoKind, false
	}
	return t.spokeAt(t.Cursor)
}

func (t *Table) tipOfName(at geom.Point) (string, geom.Rect) {
	k, ok := t.spokeAt(at)
	if !ok {
		return "", geom.Rect{}
	}
	p := t.ShownPosition()
	demand, _ := p.Demand()
	return t.Phrases.namingText(k, demand, p.Refusal(t.named(k))), pictures.WheelCardRect(k, t.Timeline.Geometry().WheelRect())
}

// handleWheel handles a gesture while the wheel is open. A drag that starts on it chooses the name on which it ends.
func (t *Table) handleWheel(g input.Gesture, at geom.Point) bool {
	disc, w := t.Timeline.Geometry().WheelRect(), &t.held.wheel
	switch from := geom.Point(g.From); g.Kind {
	case input.Tap:
		if k, ok := t.spokeAt(at); ok {
			t.choose(k)
			return true
		}
		if w.open() && !disc.Contains(at) && !t.HasButtonAt(at) {
			t.ClearInput()
			return true
		}
	case input.Hover:
		t.aimWheel(at)
	case input.Press:
		if disc.Contains(at) {
			t.aimWheel(at)
			return true
		}
	case input.DragStart, input.Drag:
		if disc.Contains(from) {
			t.aimWheel(at)
			return true
		}
	case input.Drop:
		if k, ok := t.spokeAt(at); ok && disc.Contains(from) {
			t.choose(k)
			return true
		}
	case input.PutBack:
		t.ClearInput()
		return true
	case input.CommandGiven:
		return t.turnWheel(g.Command)
	}
	return false
}

func (t *Table) aimWheel(at geom.Point) {
	moved := at != t.Cursor
	t.Cursor = at
	t.Redraw()
	if k, ok := t.spokeAt(at); ok {
		t.Device = input.MouseSource
		t.held.wheel.at, t.held.wheel.keys = slices.Index(names, k), false
	} else if moved && t.Device == input.MouseSource {
		t.held.wheel.keys = false
	}
}

func (t *Table) turnWheel(c input.Command) bool {
	w := &t.held.wheel
	step := map[input.Command]int{input.CommandLeft: -1, input.CommandJumpBack: -1, input.CommandUp: -1,
		input.CommandRight: 1, input.CommandJumpForth: 1, input.CommandDown: 1}[c]
	switch {
	case c == input.CommandConfirm && (t.TypedNumber.IsOpen() || t.FocusedButton != tabletop.NoButton):
		return false // the key ends the typed number, or presses the focused button
	case step != 0:
		t.TypedNumber, t.FocusedButton = tabletop.TypedNumber{}, tabletop.NoButton
		if w.keys {
			w.at = (w.at + step + len(names)) % len(names)
		}
		w.keys = true
	case c == input.CommandConfirm && w.keys:
		t.choose(names[w.at])
	case c == input.CommandConfirm:
		w.keys = true
	case c == input.CommandCancel && w.open():
		t.ClearInput()
	default:
		return false
	}
	t.Redraw()
	return true
}

func (t *Table) naming() tabletop.Animation {
	return t.fading(&t.wheelFade, wheelComes, true, func() bool { return t.asksName() && !t.IsCovered })
}

func (t *Table) lighting() tabletop.Animation {
	return t.fading(&t.sevenFade, lightTurns, false, func() bool {
		demand, _ := t.Timeline.View().Demand()
		return demand == dreixdrei.Seven
	})
}

// fading returns the animation that fades something in while it is seen, in this time, and then out in the same time or, if goesAtOnce, at once.
func (t *Table) fading(f *tabletop.Fade, takes stage.Span, goesAtOnce bool, seen func() bool) tabletop.Animation {
	return tabletop.Animation{
		Tick: func() bool {
			before := f.Opacity
			if f.SetVisible(seen()); f.FinalOpacity == 0 && goesAtOnce {
				f.Opacity = 0
			}
			f.Advance(1 / float64(max(t.Timeline.Speed().Ticks(takes), 1)))
			return f.Opacity != before
		},
		NeedsTick: func() bool { return f.IsMoving() || seen() != (f.FinalOpacity > 0) },
	}
}

// The times of fades.
const (
	wheelComes stage.Span = 180
	lightTurns stage.Span = 320
)

func (d drawing) wheel() {
	far := d.t.wheelFade.Opacity
	if far == 0 {
		return
	}
	disc, aimed := d.g.WheelRect(), dreixdrei.NoKind
	if k, ok := d.t.aimedName(); ok {
		aimed = k
	}
	sign := d.g.WheelSignRect(len(d.v.RemovedCards) == 0)
	d.DrawGroup(disc.Union(sign), far, func() {
		pictures.DrawWheel(&d.Brush, disc, func(k dreixdrei.Kind) bool { return d.t.ShownPosition().CanMove(d.t.named(k)) }, aimed)
		demand, _ := d.v.Demand()
		d.DrawPicture(pictures.DemandSignMotif(demand), sign, 1)
	})
}

// Places appends the targets of the table, with the names on the wheel while it is open.
func (t *Table) Places(dst []target.Target) []target.Target {
	dst = t.Timeline.AppendTargets(dst)
	if t.asksName() {
		for _, k := range names {
			dst = append(dst, target.Target{ID: "name." + k.String(), Rect: pictures.WheelCardRect(k, t.Timeline.Geometry().WheelRect())})
		}
	}
	return dst
}
