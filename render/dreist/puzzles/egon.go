package puzzles

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Foresight is the reply to a puzzle about Egon's turn: lay a card on a row, set it aside, or turn over another one.
type Foresight struct {
	*Riddle
	quiet                       // default answers; the chosen index counts cells, then buttons
	Telling *puzzle.Foretelling // the attempt
	Card    dreist.Card         // chosen open card, or NoCard; a card that was set aside must be chosen explicitly
	Open    []dreist.Card       // open cards, the revealed one last
}

// findChoices finds the possible choices.
func (f *Foresight) findChoices() {
	f.Open = f.Telling.Open()
	f.Choose(f.Telling.Revealed())
}

// Choose chooses an open card to lay, or NoCard.
func (f *Foresight) Choose(c dreist.Card) {
	f.Card, f.Cells, f.At = c, f.Cells[:0], -1
	f.Changed()
	p := f.Telling.Position()
	depth := p.Layout().Depth()
	if c != dreist.NoCard {
		for row := 1; row <= min(depth+1, dreist.MaxRow); row++ {
			if at := c.Cell(row); p.Layout().At(at) == dreist.NoCard {
				f.Cells = append(f.Cells, at) // the free ones of its column, from the top
			}
		}
	}
	f.table.Line.Reserve(min(depth+1, dreist.MaxRow))
}

// MustEgonDecide reports whether Egon must decide about a revealed card first.
func (f *Foresight) MustEgonDecide() bool { return f.Telling.Revealed() != dreist.NoCard }

// deeds are Egon's choices other than laying, in the order of their buttons.
var deeds = []dreist.EgonDeed{dreist.EgonSetsAside, dreist.EgonReveals, dreist.EgonStops}

// buttons returns the buttons for the choices that Egon has now, other than laying.
func (f *Foresight) buttons() []tabletop.ButtonID {
	if f.MustEgonDecide() {
		return []tabletop.ButtonID{AsideButton}
	}
	return []tabletop.ButtonID{RevealButton, StopButton}
}

// Want lends Egon's open cards, and the place beside them while he must decide.
func (r *Riddle) Want(w *table.Wants) {
	f, ok := r.Reply.(*Foresight)
	if !ok || r.Attempt.IsSolved() || r.table.Line.IsMoving() {
		return
	}
	if w.Takeable = append(w.Takeable, f.Open...); f.MustEgonDecide() {
		w.Aside = f.AsidePlace(r.table.Line.Geometry())
	}
}

// AsidePlace returns the rectangle for the next card set aside.
func (f *Foresight) AsidePlace(g *scene.Geometry) geom.Rect {
	n := len(f.Open)
	return g.AsideSlot(n, n+1)
}

func (f *Foresight) controls(o *tabletop.Overlay) {
	waits := f.MustEgonDecide()
	if g := f.table.Line.Geometry(); !f.table.Line.IsMoving() {
		for i, c := range f.Open {
			option(o, openButton+tabletop.ButtonID(i), f.table.Line.CurrentPicture().Cards[c].Rect())
		}
		if waits {
			option(o, AsideButton, f.AsidePlace(g))
		} else {
			option(o, RevealButton, g.Egon.Pile)
		}
	}
	chosen := tabletop.NoButton
	if f.At >= len(f.Cells) {
		chosen = f.buttons()[f.At-len(f.Cells)]
	}
	if i := slices.Index(deeds, f.Hint.Choice.Deed); i >= 0 && f.Hint.Stage == puzzle.Step {
		chosen = AsideButton + tabletop.ButtonID(i)
	}
	deed := func(id tabletop.ButtonID, works bool) tabletop.Button {
		return tabletop.Button{Id: id, Label: deedLabels[id], Enabled: works, Primary: works && id == chosen}
	}
	o.Row(deed(AsideButton, waits), deed(RevealButton, !waits))
	o.Row(deed(StopButton, !waits))
}

// Push chooses a card or predicts Egon's next step.
func (f *Foresight) Push(b tabletop.ButtonID) tabletop.Answer {
	switch {
	case b >= AsideButton && b <= StopButton:
		f.decide(puzzle.Choice{Deed: deeds[b-AsideButton]})
	case b >= OptionButton && int(b-OptionButton) < len(f.Cells):
		f.decide(puzzle.Choice{Deed: dreist.EgonLays, Card: f.Card, Row: f.Cells[b-OptionButton].Row})
	case b >= openButton && int(b-openButton) < len(f.Open):
		f.Choose(f.Open[b-openButton])
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// decide predicts Egon's next step, shows it if it is right, and reports whether it is.
func (f *Foresight) decide(c puzzle.Choice) bool {
	f.clearAnswer()
	v := f.Telling.Decide(c)
	if v.Right {
		f.findChoices()
		f.table.Animate(v.Events)
	} else if v.Refusal != nil {
		f.table.Tell(v.Refusal)
	}
	f.judge(v)
	return v.Right
}

// try answers by dropping a card.
func (f *Foresight) try(a table.Attempt) tabletop.Answer {
	switch {
	case a.Kind == tabletop.TryPickUp && dreist.Card(a.Card) != f.Card:
		f.Choose(dreist.Card(a.Card))
	case a.Kind == tabletop.TryDrop && a.To.Kind == table.AimCell && int(a.To.Column) == dreist.Card(a.Card).Number():
		return tabletop.Answer(f.decide(puzzle.Choice{Deed: dreist.EgonLays, Card: dreist.Card(a.Card), Row: int(a.To.Row)}))
	case a.Kind == tabletop.TryDrop && a.To.Kind == table.AimAside:
		return tabletop.Answer(f.decide(puzzle.Choice{Deed: dreist.EgonSetsAside}))
	case a.Kind == tabletop.TryGesture && a.Gesture.Kind == input.Tap && f.table.Hand.Grip == tabletop.Pressed: // picking up has chosen the card already
		f.table.Hand.Release()
		f.table.Stale = true
		return tabletop.Handled
	}
	return f.quiet.try(a)
}

// key chooses a card and a place, or decides.
func (f *Foresight) key(i input.Command) tabletop.Answer {
	f.table.Stale = true
	buttons := f.buttons()
	n := len(buttons) + len(f.Cells)
	switch {
	case i == input.CommandConfirm || i == input.CommandPause:
		switch {
		case f.At >= len(f.Cells):
			f.table.Press(buttons[f.At-len(f.Cells)])
		case f.At >= 0:
			f.table.Press(OptionButton + tabletop.ButtonID(f.At))
		}
	case i >= input.CommandCard1 && i <= input.CommandCard9:
		if k := int(i - input.CommandCard1); k < len(f.Cells) {
			f.table.Press(OptionButton + tabletop.ButtonID(k))
		}
	case i == input.CommandDown:
		f.At = (f.At + 1) % n
	case i == input.CommandUp:
		f.At = (max(f.At, 0) - 1 + n) % n
	case i == input.CommandLeft || i == input.CommandRight:
		f.turnTo(i)
	}
	return tabletop.Handled
}

// turnTo chooses the previous or next open card.
func (f *Foresight) turnTo(i input.Command) {
	n, k := len(f.Open), slices.Index(f.Open, f.Card)+1
	if n == 0 {
		return
	}
	if i == input.CommandLeft {
		k = max(k-1, 0) + n - 1
	}
	f.Choose(f.Open[k%n])
}

// Keys returns the key of the sentence about the keys.
func (f *Foresight) Keys() string {
	switch {
	case f.Card != dreist.NoCard:
		return "puzzles.keys.egon"
	case len(f.Open) > 0:
		return "puzzles.keys.egon.aside"
	}
	return "puzzles.keys.egon.deed"
}

// readAloud describes the revealed card, the rows for the chosen card, and the choice of the keys.
func (f *Foresight) readAloud() []string {
	var texts []string
	if f.Attempt.IsSolved() {
		return nil
	}
	if f.MustEgonDecide() {
		texts = append(texts, f.table.Say.Say("puzzles.turnedup", assets.Values{"Card": f.table.Say.Card(f.Telling.Revealed())}))
	}
	for i, cell := range f.Cells {
		texts = append(texts, f.table.Say.Say("puzzles.option",
			assets.Values{"Number": i + 1, "Card": f.table.Say.Card(f.Card), "Row": cell.Row, "Here": i == f.At}))
	}
	if i := f.At - len(f.Cells); i >= 0 {
		texts = append(texts, f.table.Say.Say("read.here", assets.Values{"Text": f.table.Say.Say(deedLabels[f.buttons()[i]])}))
	}
	return texts
}

// deedLabels are the label keys of the buttons.
var deedLabels = map[tabletop.ButtonID]string{AsideButton: "puzzle.button.aside", RevealButton: "puzzle.button.reveal",
	StopButton: "puzzle.button.stop"}

// mark marks the rows for the chosen card, and the place aside.
func (f *Foresight) mark(o *tabletop.Overlay) {
	if f.Attempt.IsSolved() || f.table.Line.IsMoving() {
		return
	}
	g := f.table.Line.Geometry()
	if f.MustEgonDecide() {
		place := f.AsidePlace(g)
		at := tabletop.PlaceOfArea(place)
		o.Mark(tabletop.Mark{Motif: kit.Slot, At: at, Tint: tabletop.MutedTint})
		if f.table.Hand.Aim.Kind == table.AimAside {
			o.Glow(at, tabletop.BrightTint)
		}
		if f.At == len(f.Cells) {
			o.Mark(tabletop.Mark{Motif: kit.FocusPlate, At: at})
		}
	}
	if f.Card == dreist.NoCard {
		return
	}
	if f.table.HeldCard() != f.Card {
		o.Lift(table.OnCard(f.Card), 0)
	}
	for i, cell := range f.Cells {
		if g.CanReach(cell) {
			f.markCell(o, i, cell)
		}
	}
}

// markCell marks a cell for the chosen card.
func (f *Foresight) markCell(o *tabletop.Overlay, i int, cell dreist.Cell) {
	at := table.PlaceOfCell(cell)
	o.Mark(tabletop.Mark{Motif: kit.Slot, At: at, Tint: tabletop.MutedTint})
	if f.table.Hand.Aim == (table.AimAtCell(cell)) || f.At == i {
		table.ShowGhost(o, f.Card, at, 0.55)
	}
	if f.Hint.Stage == puzzle.Step && f.Hint.Choice == (puzzle.Choice{Deed: dreist.EgonLays, Row: cell.Row, Card: f.Card}) {
		o.Glow(at, tabletop.BrightTint)
	}
	if f.At == i {
		o.Mark(tabletop.Mark{Motif: kit.FocusPlate, At: at})
	}
	o.Mark(tabletop.Mark{At: at, Number: i + 1, Picked: f.At == i})
}
