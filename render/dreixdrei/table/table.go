package table

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Table is a table at which a match of DREI x DR3I is played.
type Table struct {
	SharedTable
	Timeline *scene.Timeline
	Phrases  Sentences
	endPanel geom.Rect // the panel about the end; things that it would cover in part are not drawn

	held    holding
	told    string                          // the prompt for the event on show, "" for the usual one
	order   [scene.PoseCount]dreixdrei.Card // memory for drawing
	effects stage.Effects[drawing]
	ribbons int // the number of ribbons so far; only the last one is drawn
	figures seatFigures

	wheelFade tabletop.Fade // the appearance of the wheel
	sevenFade tabletop.Fade // the red light while the pile demands a 7 or less
}

// SharedTable is a table of any game, with the match of this one.
type SharedTable = tabletop.Table[*match.Match, dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// NewTable returns a table for a match.
func NewTable(m *match.Match, f stage.Frame, speed stage.Speed, say Sentences, sound *sounds.Player) *Table {
	t := &Table{}
	t.held.lead = &t.Held
	seating := tabletop.SeatingAround(m.Position().SeatCount(), m.IsPerson, dreixdrei.Seat(m.ResumeSeat()), m.IsSettled())
	t.Timeline = scene.NewTimeline(scene.ViewOf(m.Position()), seating, f, speed)
	t.SetUp(t, m, t.Timeline, &t.effects, sound, t.LightsAnimation(), t.hostMoving(), t.naming(), t.lighting(), t.makingRoom())
	t.Features.AskToConfirm = t.askToConfirm
	t.Features.HandlePickUp = t.handlePickUp
	t.Features.ClearPickedUp = t.clearPickedUp
	t.Features.HandleGesture = t.handleGesture
	t.Features.AppendRaised = t.appendRaised
	t.Features.DrawOverMarks = t.drawOverMarks
	t.Features.MustWait = t.mustWait
	if m.IsSettled() {
		t.Timeline.UncoverHands()
	}
	t.TipOf = func(b *tabletop.Button) string { return b.Tip(t.Texts, commandOfButton) }
	t.Features.Translate = func() { t.setSentences(say) }
	t.setSentences(say)
	return t
}

// number returns the card for tabletop; cardOf does the reverse.
func number(c dreixdrei.Card) tabletop.Card { return tabletop.ToCard(c, dreixdrei.NoCard) }
func cardOf(c tabletop.Card) dreixdrei.Card { return tabletop.FromCard(c, dreixdrei.NoCard) }

func numbers(cards []dreixdrei.Card) (all []tabletop.Card) {
	for _, c := range cards {
		all = append(all, number(c))
	}
	return all
}

// setSentences changes the language, and takes the players' names from the match.
func (t *Table) setSentences(say Sentences) {
	t.Phrases, t.Texts = say, say.Texts
	t.Phrases.SeatNames = nil
	for _, p := range t.Match.Players() {
		t.Phrases.SeatNames = append(t.Phrases.SeatNames, say.PlayerName(p.Name))
	}
	t.Refusal = tabletop.Refusal{}
	t.Redraw()
}

func (t *Table) makingRoom() tabletop.Animation {
	return tabletop.Animation{
		Tick: func() bool {
			changed := !t.IsCovered && t.Timeline.LeavePanelRoom(0)
			return t.Timeline.LeaveBoxRoom(t.Phase == tabletop.ReplayPhase || len(t.Overlay().Parts) > 0) || changed
		},
	}
}

// HandleEndPanel lets the ring end above the panel about the end.
func (t *Table) HandleEndPanel(panel geom.Rect) {
	t.endPanel = panel
	t.Timeline.LeavePanelRoom(panel.Y)
}

// VisibleRight returns the x right of the player's figure, where the panel about the end starts in a narrow window.
func (t *Table) VisibleRight() float64 {
	g := t.Timeline.Geometry()
	return g.OwnFigure.Right() + g.Gap
}

// FrontSeat returns the seat of the player at the screen.
func (t *Table) FrontSeat() dreixdrei.Seat { return t.Timeline.Seating().Front }

// mustWait reports whether all people have finished in the picture, so that only computer players continue. The match itself may already have ended.
func (t *Table) mustWait() bool {
	v, play := t.Timeline.View(), 0
	for s := range dreixdrei.Seat(v.SeatCount) {
		switch {
		case v.FinalPlaces[s] > 0:
		case t.Match.IsPerson(s):
			return false
		default:
			play++
		}
	}
	return play > 1 && !v.IsOver()
}

// AnimateDeal shows the first hands being dealt from the draw pile, then the moves of computer players who start.
func (t *Table) AnimateDeal() {
	start := t.Match.InitialPosition()
	view := scene.ViewOf(&start)
	var deal []dreixdrei.Event
	for s := range dreixdrei.Seat(start.SeatCount()) {
		deal = append(deal, dreixdrei.HandFilled{Seat: s, Cards: view.Hands[s]})
		view.DrawPile = append(view.DrawPile, view.Hands[s]...)
		view.Hands[s] = nil
	}
	t.Timeline.ShowView(view)
	t.ShowDeal(deal)
}

// EndTurn makes the move without a card: it ends the swaps, or picks up the pile if that is the only move.
func (t *Table) EndTurn() {
	switch p := t.ShownPosition(); {
	case t.mustWait():
		t.finishGame()
	case t.Match.IsSettled():
		t.Request(tabletop.RequestEnd)
	case !t.CanMove():
	case p.IsSwapping():
		t.Play(dreixdrei.EndSwap())
	case t.frontPosition().onlyTakes():
		t.Play(dreixdrei.PickUp())
	}
}

// finishGame lets the computer players end the game at once if no person plays any more.
func (t *Table) finishGame() {
	if t.SkipsAnimation = t.mustWait(); t.SkipsAnimation {
		t.FinishMotion()
	}
}
