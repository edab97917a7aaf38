package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/mascot"
	"dreist/render/tabletop"
)

// Guide leads a player at a table of DREIst!, see also Wanter.
type Guide = tabletop.Guide[dreist.Move, dreist.Event]

// Attempt is an action that a player is about to take.
type Attempt = tabletop.Attempt[dreist.Move]

// BaseGuide is a guide that neither shows nor does anything.
type BaseGuide = tabletop.BaseGuide[dreist.Move, dreist.Event]

// PressByKey presses the enabled button of a command, and returns NotHandled if there is none.
func (t *Table) PressByKey(key input.Command) tabletop.Handling {
	for _, b := range t.Buttons() {
		if b.IsEnabled && slices.Contains(b.Keys[:], key) {
			t.Press(b.ID)
			return tabletop.Handled
		}
	}
	return tabletop.NotHandled
}

// AnimateEvents shows events that do not belong to the match.
func (t *Table) AnimateEvents(events []dreist.Event) {
	t.Timeline.PlayEvents(events)
	t.Redraw()
}

// RehearseEvents shows hypothetical events. Afterwards the table is as before.
func (t *Table) RehearseEvents(events []dreist.Event) {
	t.Preview = scene.Preview{}
	t.SetShowingLastTurns(true) // it ends in the current position
	t.Timeline.PlayRewindableEvents(events)
	t.Redraw()
}

// MakeEgonSpeak makes Egon say a line or, if it is empty, his remark on an event.
func (t *Table) MakeEgonSpeak(of dreist.Event, line string, mood mascot.Mood) {
	g := &t.Opponents.Egon
	g.Speech = (egon.Speech{Event: of, Text: line})
	if line == "" {
		g.TranslateSpeech(t.Situation())
	}
	g.Face.ChangeMood(mood)
}

// Wants are what a guide wants from a table of DREIst! besides its overlay.
type Wants struct {
	LentCards     []dreist.Card // the cards outside the hand that the guide lends, the uppermost last
	AllowsAnyCell bool          // a card may also be tried where the rules refuse it
	WantedMoves   []dreist.Move // the moves that the guide asks for, among which keys choose; empty if all are allowed
	AsideRect     geom.Rect     // spot for a card to set aside, empty if there is none
}

// wanter is a guide that wants something from the table.
type wanter interface {
	// AddRequests fills in what the guide wants now. w is empty before.
	AddRequests(w *Wants)
}

// Wants returns what the guide wants now.
func (t *Table) Wants() *Wants {
	w := &t.wants
	*w = Wants{LentCards: w.LentCards[:0], WantedMoves: w.WantedMoves[:0]}
	if g, ok := t.Guide.(wanter); ok {
		g.AddRequests(w)
	}
	return w
}

func (w *Wants) choices(hand []dreist.Card) []dreist.Card {
	if len(w.WantedMoves) == 0 {
		return hand
	}
	var cards []dreist.Card
	for _, c := range hand {
		if len(w.aimsOf(c)) > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

func (w *Wants) aimsOf(c dreist.Card) []tabletop.Aim {
	var aims []tabletop.Aim
	for _, move := range w.WantedMoves {
		at := scene.AimOfCell(c.Cell(int(move.Row)))
		if move.Action == dreist.DiscardCard {
			at = tabletop.Aim{Kind: tabletop.DiscardAim}
		}
		laid := move.Action == dreist.LayCard || move.Action == dreist.DiscardCard
		if laid && move.Card == c && !slices.Contains(aims, at) {
			aims = append(aims, at)
		}
	}
	return aims
}
