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

// PredictionReply is the reply to a puzzle about Egon's turn: lay a card on a row, set it aside, or turn over another one.
type PredictionReply struct {
	*PuzzleGuide
	quiet                                // ChosenIndex counts cells, then buttons
	Attempt    *puzzle.PredictionAttempt // the attempt
	ChosenCard dreist.Card               // chosen open card, or NoCard; it is at first the revealed card
	OpenCards  []dreist.Card             // open cards, the revealed one last
}

func (f *PredictionReply) findChoices() {
	f.OpenCards = f.Attempt.OpenCards()
	f.chooseCard(f.Attempt.RevealedCard())
}

// chooseCard chooses the open card that Egon is predicted to lay, and finds the free cells for it. NoCard clears the choice.
func (f *PredictionReply) chooseCard(c dreist.Card) {
	f.ChosenCard, f.OptionCells, f.ChosenIndex = c, f.OptionCells[:0], -1
	f.table.Redraw()
	p := f.Attempt.Position()
	depth := p.Layout().Depth()
	if c != dreist.NoCard {
		for row := 1; row <= min(depth+1, dreist.MaxRow); row++ {
			if at := c.Cell(row); p.Layout().At(at) == dreist.NoCard {
				f.OptionCells = append(f.OptionCells, at) // the free cells of its column, from the top
			}
		}
	}
	f.table.Timeline.ReserveRows(min(depth+1, dreist.MaxRow))
}

// MustEgonDecide reports whether Egon must decide about a revealed card first.
func (f *PredictionReply) MustEgonDecide() bool {
	return f.Attempt.RevealedCard() != dreist.NoCard
}

// deeds are Egon's choices other than laying, in the order of their buttons.
var deeds = []dreist.EgonAction{dreist.EgonSetsAside, dreist.EgonReveals, dreist.EgonStops}

func (f *PredictionReply) buttons() []tabletop.ButtonID {
	if f.MustEgonDecide() {
		return []tabletop.ButtonID{SetAsideButton}
	}
	return []tabletop.ButtonID{TurnOverButton, EgonStopsButton}
}

// AddRequests lets the player use Egon's open cards, and the spot beside them while Egon must decide.
func (g *PuzzleGuide) AddRequests(w *table.Wants) {
	f, ok := g.Reply.(*PredictionReply)
	if !ok || g.Attempt.IsSolved() || g.table.Timeline.IsMoving() {
		return
	}
	w.LentCards = append(w.LentCards, f.OpenCards...)
	if f.MustEgonDecide() {
		w.AsideRect = f.NextSetAsideRect(g.table.Timeline.Geometry())
	}
}

// NextSetAsideRect returns the rectangle for the next card that is set aside.
func (f *PredictionReply) NextSetAsideRect(g *scene.Geometry) geom.Rect {
	n := len(f.OpenCards)
	return g.AsideSpot(n, n+1)
}

func (f *PredictionReply) controls(o *tabletop.Overlay) {
	waits := f.MustEgonDecide()
	if g := f.table.Timeline.Geometry(); !f.table.Timeline.IsMoving() {
		for i, c := range f.OpenCards {
			option(o, openButton+tabletop.ButtonID(i), f.table.Timeline.CurrentPicture().Cards[c].Rect())
		}
		if waits {
			option(o, SetAsideButton, f.NextSetAsideRect(g))
		} else {
			option(o, TurnOverButton, g.Egon.Pile)
		}
	}
	chosen := tabletop.NoButton
	if f.ChosenIndex >= len(f.OptionCells) {
		chosen = f.buttons()[f.ChosenIndex-len(f.OptionCells)]
	}
	if i := slices.Index(deeds, f.hint.Choice.Action); i >= 0 && f.hint.Strength == puzzle.StepHint {
		chosen = SetAsideButton + tabletop.ButtonID(i)
	}
	deed := func(id tabletop.ButtonID, works bool) tabletop.Button {
		return tabletop.Button{ID: id, LabelKey: deedLabels[id], IsEnabled: works, IsPrimary: works && id == chosen}
	}
	o.AddRow(deed(SetAsideButton, waits), deed(TurnOverButton, !waits))
	o.AddRow(deed(EgonStopsButton, !waits))
}

// handleButton chooses a card or predicts Egon's next step.
func (f *PredictionReply) handleButton(b tabletop.ButtonID) tabletop.Handling {
	switch {
	case b >= SetAsideButton && b <= EgonStopsButton:
		f.decide(puzzle.EgonChoice{Action: deeds[b-SetAsideButton]})
	case b >= firstOptionButton && int(b-firstOptionButton) < len(f.OptionCells):
		f.decide(puzzle.EgonChoice{Action: dreist.EgonLays, Card: f.ChosenCard, Row: f.OptionCells[b-firstOptionButton].Row})
	case b >= openButton && int(b-openButton) < len(f.OpenCards):
		f.chooseCard(f.OpenCards[b-openButton])
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// decide predicts Egon's next step, shows the step if the prediction is right, and reports whether it is.
func (f *PredictionReply) decide(c puzzle.EgonChoice) bool {
	v := f.Attempt.Predict(c)
	f.judge(v)
	if v.IsRight {
		f.findChoices()
		f.table.AnimateEvents(v.Events)
	} else if v.Refusal != nil {
		f.table.ShowRefusal(v.Refusal)
	}
	return v.IsRight
}

func (f *PredictionReply) try(a table.Attempt) tabletop.Handling {
	switch {
	case a.Kind == tabletop.TryPickUp && dreist.Card(a.Card) != f.ChosenCard:
		f.chooseCard(dreist.Card(a.Card))
	case a.Kind == tabletop.TryDrop && a.Aim.Kind == scene.CellAim && int(a.Aim.Column) == dreist.Card(a.Card).Number():
		return tabletop.Handling(f.decide(puzzle.EgonChoice{Action: dreist.EgonLays, Card: dreist.Card(a.Card), Row: int(a.Aim.Row)}))
	case a.Kind == tabletop.TryDrop && a.Aim.Kind == scene.AsideAim:
		return tabletop.Handling(f.decide(puzzle.EgonChoice{Action: dreist.EgonSetsAside}))
	case a.Kind == tabletop.TryGesture && a.Gesture.Kind == input.Tap && f.table.Held.Grip == tabletop.PressedGrip: // picking up has chosen the card already
		f.table.Held.Release()
		f.table.Redraw()
		return tabletop.Handled
	}
	return f.quiet.try(a)
}

func (f *PredictionReply) key(i input.Command) tabletop.Handling {
	f.table.Redraw()
	buttons := f.buttons()
	n := len(buttons) + len(f.OptionCells)
	switch {
	case i == input.CommandConfirm || i == input.CommandPause:
		switch {
		case f.ChosenIndex >= len(f.OptionCells):
			f.table.Press(buttons[f.ChosenIndex-len(f.OptionCells)])
		case f.ChosenIndex >= 0:
			f.table.Press(firstOptionButton + tabletop.ButtonID(f.ChosenIndex))
		}
	case i >= input.CommandCard1 && i <= input.CommandCard9:
		if k := int(i - input.CommandCard1); k < len(f.OptionCells) {
			f.table.Press(firstOptionButton + tabletop.ButtonID(k))
		}
	case i == input.CommandDown:
		f.ChosenIndex = (f.ChosenIndex + 1) % n
	case i == input.CommandUp:
		f.ChosenIndex = (max(f.ChosenIndex, 0) - 1 + n) % n
	case i == input.CommandLeft || i == input.CommandRight:
		f.turnTo(i)
	}
	return tabletop.Handled
}

func (f *PredictionReply) turnTo(i input.Command) {
	n, k := len(f.OpenCards), slices.Index(f.OpenCards, f.ChosenCard)+1
	if n == 0 {
		return
	}
	if i == input.CommandLeft {
		k = max(k-1, 0) + n - 1
	}
	f.chooseCard(f.OpenCards[k%n])
}

// ControlsTextKey returns the key of the sentence about the keys.
func (f *PredictionReply) ControlsTextKey() string {
	switch {
	case f.ChosenCard != dreist.NoCard:
		return "puzzles.keys.egon"
	case len(f.OpenCards) > 0:
		return "puzzles.keys.egon.aside"
	}
	return "puzzles.keys.egon.deed"
}

func (f *PredictionReply) readAloud() []string {
	var texts []string
	if f.Attempt.IsSolved() {
		return nil
	}
	if f.MustEgonDecide() {
		texts = append(texts, f.table.Phrases.Say("puzzles.turnedup", assets.Values{"Card": f.table.Phrases.CardName(f.Attempt.RevealedCard())}))
	}
	for i, cell := range f.OptionCells {
		texts = append(texts, f.table.Phrases.Say("puzzles.option",
			assets.Values{"Number": i + 1, "Card": f.table.Phrases.CardName(f.ChosenCard), "Row": cell.Row, "Here": i == f.ChosenIndex}))
	}
	if i := f.ChosenIndex - len(f.OptionCells); i >= 0 {
		texts = append(texts, f.table.Phrases.Say("read.here", assets.Values{"Text": f.table.Phrases.Say(deedLabels[f.buttons()[i]])}))
	}
	return texts
}

var deedLabels = map[tabletop.ButtonID]string{SetAsideButton: "puzzle.button.aside", TurnOverButton: "puzzle.button.reveal",
	EgonStopsButton: "puzzle.button.stop"}

func (f *PredictionReply) mark(o *tabletop.Overlay) {
	if f.Attempt.IsSolved() || f.table.Timeline.IsMoving() {
		return
	}
	g := f.table.Timeline.Geometry()
	if f.MustEgonDecide() {
		place := f.NextSetAsideRect(g)
		at := tabletop.SpotOfArea(place)
		o.AddMark(tabletop.Mark{Motif: kit.CardSlot, Spot: at, Tint: tabletop.MutedTint})
		if f.table.Held.Aim.Kind == scene.AsideAim {
			o.AddGlow(at, tabletop.BrightTint)
		}
		if f.ChosenIndex == len(f.OptionCells) {
			o.AddMark(tabletop.Mark{Motif: kit.FocusPlate, Spot: at})
		}
	}
	if f.ChosenCard == dreist.NoCard {
		return
	}
	if f.table.HeldCard() != f.ChosenCard {
		o.AddLiftedGlow(scene.SpotOfCard(f.ChosenCard), 0)
	}
	for i, cell := range f.OptionCells {
		if g.IsReachable(cell) {
			f.markCell(o, i, cell)
		}
	}
}

func (f *PredictionReply) markCell(o *tabletop.Overlay, i int, cell dreist.Cell) {
	at := scene.SpotOfCell(cell)
	o.AddMark(tabletop.Mark{Motif: kit.CardSlot, Spot: at, Tint: tabletop.MutedTint})
	if f.table.Held.Aim == (scene.AimOfCell(cell)) || f.ChosenIndex == i {
		table.ShowGhost(o, f.ChosenCard, at, 0.55)
	}
	if f.hint.Strength == puzzle.StepHint && f.hint.Choice == (puzzle.EgonChoice{Action: dreist.EgonLays, Row: cell.Row, Card: f.ChosenCard}) {
		o.AddGlow(at, tabletop.BrightTint)
	}
	if f.ChosenIndex == i {
		o.AddMark(tabletop.Mark{Motif: kit.FocusPlate, Spot: at})
	}
	o.AddMark(tabletop.Mark{Spot: at, Number: i + 1, IsChosen: f.ChosenIndex == i})
}
