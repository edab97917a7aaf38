package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
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
