package dreist

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// foresight answers what Egon does: a card that he has turned up is laid on a row, set aside, or left for the next.
type foresight struct {
	*riddle
	telling *puzzle.Foretelling
	card    dreist.Card   // the open card that is meant, NoCard for none: one set aside is meant only when it is picked
	rows    []int         // the rows of its column that are free, from the top
	open    []dreist.Card // what lies open, the revealed card last
	at      int           // what the keys point at: a row of rows, then one of the deeds; -1 for nothing
	known   int           // how many decisions were taken when the above was found out
	over    aim           // the cell under a card that is dragged
	aside   bool          // a card that is dragged lies over the place aside
}

// begin shows the table before Egon's turn, and how it begins.
func (f *foresight) begin(t *table, from scene.View) {
	p := f.attempt.Puzzle()
	f.look(t)
	t.line.Show(from)
	t.line.Glide(scene.ViewOf(&p.Position))
	t.line.Play(f.telling.Start())
}

// look finds out what can be decided now.
func (f *foresight) look(t *table) {
	f.known, _ = f.telling.Steps()
	f.open = f.telling.Open()
	f.mean(t, f.telling.Revealed())
}

// mean chooses the open card that is to be laid.
func (f *foresight) mean(t *table, c dreist.Card) {
	f.card, f.rows, f.at = c, f.rows[:0], -1
	f.touch(t)
	p := f.telling.Position()
	depth := p.Layout().Depth()
	if c != dreist.NoCard {
		for row := 1; row <= min(depth+1, dreist.MaxRow); row++ {
			if p.Layout().At(c.Cell(row)) == dreist.NoCard {
				f.rows = append(f.rows, row)
			}
		}
	}
	t.line.Reserve(min(depth+1, dreist.MaxRow))
}

// waits reports whether a card is turned up that Egon has to decide about first.
func (f *foresight) waits() bool { return f.telling.Revealed() != dreist.NoCard }

// mostDeeds is how many deeds besides laying there can be at once.
const mostDeeds = 2

// deeds returns the buttons of what Egon can do besides laying a card, and how many there are.
func (f *foresight) deeds() (all [mostDeeds]buttonID, n int) {
	if f.waits() {
		return [mostDeeds]buttonID{asideButton}, 1
	}
	return [mostDeeds]buttonID{revealButton, stopButton}, 2
}

func (f *foresight) options(t *table, dst []button) []button {
	g := t.line.Geometry()
	for i, c := range f.open {
		dst = append(dst, button{id: openButton + buttonID(i), rect: t.line.Now().Cards[c].Rect(), works: true, bare: true})
	}
	if !f.waits() {
		dst = append(dst, button{id: revealButton, rect: g.EgonPile, works: true, bare: true})
	} else {
		dst = append(dst, button{id: asideButton, rect: f.asidePlace(g), works: true, bare: true})
	}
	for i, row := range f.rows {
		if cell := f.card.Cell(row); g.Reaches(cell) {
			dst = append(dst, button{id: optionButton + buttonID(i), rect: g.Cell(cell), works: true, bare: true})
		}
	}
	return dst
}

// asidePlace is where a card goes that is set aside: beside those that lie there and the one turned up.
func (f *foresight) asidePlace(g *scene.Geometry) geom.Rect {
	n := len(f.open)
	return g.AsideSlot(n, n+1)
}

func (f *foresight) controls(_ *table, s *shelf) {
	waits := f.waits()
	chosen := noButton
	if deeds, _ := f.deeds(); f.at >= len(f.rows) {
		chosen = deeds[f.at-len(f.rows)]
	}
	if h := f.hint; h.Stage == puzzle.Step {
		switch h.Choice.Deed {
		case dreist.EgonSetsAside:
			chosen = asideButton
		case dreist.EgonReveals:
			chosen = revealButton
		case dreist.EgonStops:
			chosen = stopButton
		}
	}
	deed := func(id buttonID, label string, works bool) button {
		return button{id: id, label: label, works: works, lead: works && id == chosen}
	}
	s.one(deed(stopButton, puzzle.StopKey, !waits))
	s.two(deed(asideButton, puzzle.SetAsideKey, waits), deed(revealButton, puzzle.RevealKey, !waits))
}

func (f *foresight) push(t *table, b buttonID) bool {
	switch {
	case b == asideButton:
		f.decide(t, puzzle.Choice{Deed: dreist.EgonSetsAside})
	case b == revealButton:
		f.decide(t, puzzle.Choice{Deed: dreist.EgonReveals})
	case b == stopButton:
		f.decide(t, puzzle.Choice{Deed: dreist.EgonStops})
	case b >= optionButton && int(b-optionButton) < len(f.rows):
		f.decide(t, puzzle.Choice{Deed: dreist.EgonLays, Card: f.card, Row: f.rows[b-optionButton]})
	case b >= openButton && int(b-openButton) < len(f.open):
		f.mean(t, f.open[b-openButton])
	default:
		return false
	}
	return true
}

// decide foretells what Egon does next, and shows it if that is right.
func (f *foresight) decide(t *table, c puzzle.Choice) {
	f.answer(t)
	v := f.telling.Decide(c)
	if v.Right {
		f.look(t)
		t.line.Play(v.Events)
	} else {
		t.line.Return()
		f.complain(t, v.Refusal)
	}
	f.judge(t, v)
}

// gesture lets an open card be dragged.
func (f *foresight) gesture(t *table, g input.Gesture) bool {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		if t.line.Busy() || f.attempt.Solved() {
			return true // the tap that follows goes on
		}
		c, over := t.openCardAt(at)
		if !over {
			return false
		}
		t.cursor = at
		if c != f.card {
			f.mean(t, c)
		}
		t.liftOpenCard(c, at)
	case input.DragStart, input.Drag:
		if !t.hand.holds() {
			return false
		}
		t.cursor, t.hand.at, t.hand.grip = at, at, dragged
		f.take(t)
	case input.Drop:
		if t.hand.grip != dragged {
			return false
		}
		t.cursor, t.hand.at = at, at
		f.take(t)
		f.drop(t)
	case input.Tap:
		if t.hand.grip != pressed {
			return false
		}
		t.hand.release()
		t.stale = true
	default:
		return false
	}
	return true
}

// take finds the place that the dragged card means.
func (f *foresight) take(t *table) {
	g := t.line.Geometry()
	pose := t.heldPose().Rect()
	f.over, f.aside = aim{}, false
	most := meantCell * pose.W * pose.H
	for row := 1; row <= dreist.MaxRow && g.Visible(row); row++ {
		if cell := f.card.Cell(row); g.Reaches(cell) && pose.Overlap(g.Cell(cell)) > most {
			f.over, most = aim{kind: aimCell, cell: cell}, pose.Overlap(g.Cell(cell))
		}
	}
	f.aside = f.waits() && f.over.kind == aimNowhere && pose.Overlap(f.asidePlace(g)) > meantDiscard*pose.W*pose.H
	t.stale = true
}

// drop decides by where the card was let go.
func (f *foresight) drop(t *table) {
	c, pose := t.hand.card, t.heldPose()
	pose.Z = stage.ZHeld
	t.line.Drop(c, pose)
	t.hand.release()
	over, aside := f.over, f.aside
	f.over, f.aside = aim{}, false
	switch {
	case over.kind == aimCell:
		f.decide(t, puzzle.Choice{Deed: dreist.EgonLays, Card: c, Row: over.cell.Row})
	case aside:
		f.decide(t, puzzle.Choice{Deed: dreist.EgonSetsAside})
	default:
		t.line.Return()
	}
	t.stale = true
}

// key chooses card and place, and decides.
func (f *foresight) key(t *table, i input.Command) bool {
	t.stale = true
	deeds, n := f.deeds()
	n += len(f.rows)
	switch {
	case i == input.CommandEndTurn || i == input.CommandPause:
		switch {
		case f.at >= len(f.rows):
			t.push(deeds[f.at-len(f.rows)])
		case f.at >= 0:
			t.push(optionButton + buttonID(f.at))
		}
	case i >= input.CommandCard1 && i <= input.CommandCard9:
		if k := int(i - input.CommandCard1); k < len(f.rows) {
			t.push(optionButton + buttonID(k))
		}
	case i == input.CommandDown:
		f.at = (f.at + 1) % n
	case i == input.CommandUp:
		f.at = (max(f.at, 0) - 1 + n) % n
	case i == input.CommandLeft || i == input.CommandRight:
		f.turnTo(t, i)
	}
	return true
}

// turnTo picks the open card left or right of the one that is meant.
func (f *foresight) turnTo(t *table, i input.Command) {
	n := len(f.open)
	if n == 0 {
		return
	}
	k := slices.Index(f.open, f.card)
	switch {
	case i == input.CommandRight:
		k++
	case k < 0:
		k = n - 1
	default:
		k += n - 1
	}
	f.mean(t, f.open[k%n])
}

func (f *foresight) putBack() bool {
	pointed := f.at >= 0
	f.at = -1
	return pointed
}

func (f *foresight) weigh(*table, dreist.Move) bool { return false }

func (*foresight) why(*table) (int, puzzle.Reason) { return 0, puzzle.Reason{} }

func (*foresight) because() []puzzle.Reason { return nil }

func (*foresight) prove(*table) bool { return false }

func (*foresight) proves() bool { return false }

func (f *foresight) keys(*table) string {
	switch {
	case f.card != dreist.NoCard:
		return msg.PracticeKeysEgon
	case len(f.open) > 0:
		return msg.PracticeKeysEgonAside
	}
	return msg.PracticeKeysEgonDeed
}

// draw draws the rows for the card that is meant and the place aside.
func (f *foresight) draw(t *table, e *canvas) {
	if f.attempt.Solved() || t.line.Busy() {
		return
	}
	g, ui := t.line.Geometry(), e.UI()
	if f.waits() {
		place := f.asidePlace(g)
		e.Tinted(kit.Slot, place, ui.Muted, 1)
		// Under its place the word has room to both sides.
		k := g.TextUnit()
		under := geom.Rect{X: place.X - 12*k, Y: place.Bottom() + 2*k, W: place.W + 24*k, H: 18 * k}
		e.Write(t.say.Say(msg.PracticeBeside), t.text(assets.Text, 14, ui.Muted), under, kit.Center, 1)
		if f.aside {
			e.Tinted(kit.Glow, place, ui.Glow, 1)
		}
		if f.at == len(f.rows) {
			e.Picture(kit.FocusPlate, place, 1)
		}
	}
	if f.card == dreist.NoCard {
		return
	}
	if t.hand.card != f.card {
		pose := t.line.Now().Cards[f.card]
		e.Tinted(kit.Glow, pose.Rect(), pictures.Family(f.card.Color()), 1)
		e.card(f.card, pose)
	}
	for i, row := range f.rows {
		cell := f.card.Cell(row)
		if !g.Reaches(cell) {
			continue
		}
		at := g.Cell(cell)
		e.Tinted(kit.Slot, at, ui.Muted, 1)
		hinted := f.hint.Stage == puzzle.Step && f.hint.Choice.Deed == dreist.EgonLays && f.hint.Choice.Row == row && f.hint.Choice.Card == f.card
		if f.over.kind == aimCell && f.over.cell == cell || f.at == i {
			e.Picture(faceMotif(f.card.Kind()), at, 0.55)
		}
		if hinted {
			e.Tinted(kit.Glow, at, ui.Glow, 1)
		}
		if f.at == i {
			e.Picture(kit.FocusPlate, at, 1)
		}
		if i < mostKeys {
			t.drawNumber(e, i+1, at, f.at == i)
		}
	}
}
