package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// Guide leads people at a table of DREIst!: see also Wanter.
type Guide = tabletop.Guide[dreist.Move, dreist.Event]

// Attempt is what a person is about to do.
type Attempt = tabletop.Attempt[dreist.Move]

// Bystander is a guide that neither shows nor does anything.
type Bystander = tabletop.Bystander[dreist.Move, dreist.Event]

// guide draws the marks and the box of the guide, below the buttons.
func (d drawing) guide() {
	d.DrawMarks(d.Canvas.Canvas)
	d.DrawBox(d.Canvas.Canvas)
	if d.Guide != nil {
		d.Guide.Draw(d.Canvas.Canvas)
	}
}

// PressByKey presses the enabled button with a command; the answer is tabletop.NotHandled if there is none.
func (t *Table) PressByKey(key input.Command) tabletop.Answer {
	for _, b := range t.Buttons(nil) {
		if b.Enabled && slices.Contains(b.Keys[:], key) {
			t.Press(b.Id)
			return tabletop.Handled
		}
	}
	return tabletop.NotHandled
}

// Put places all cards at once.
func (t *Table) Put(v scene.View) {
	t.Line.Show(v)
	t.Line.TakeStarted()
}

// Animate shows events that are none of the match.
func (t *Table) Animate(events []dreist.Event) {
	t.Line.Play(events)
	t.Stale = true
}

// Rehearse shows hypothetical events, after which the table is as before.
func (t *Table) Rehearse(events []dreist.Event) {
	t.Preview = scene.Preview{}
	t.SetReplay(true) // it ends in the current position
	t.Line.Replay(events)
	t.Stale = true
}

// SendHome releases the held card, which glides home.
func (t *Table) SendHome() {
	t.LetGo()
	t.Line.Return()
}

// Speak lets Egon say a line or, if it is empty, his remark on an event.
func (t *Table) Speak(of dreist.Event, line string, mood pictures.Mood) {
	g := &t.Opponents.Egon
	if g.Speech = (egon.Speech{Of: of, Line: line}); line == "" {
		g.Phrase(&t.State)
	}
	g.Face.Change(mood)
}

// Recall lets Egon repeat his remark on some events, or say what he says at rest if there are none. It leaves out the end of his turn, as
// the text beside it is still about his turn.
func (t *Table) Recall(events []dreist.Event) {
	t.Opponents.Egon.Reset(&t.State)
	for _, e := range events {
		if ended, ok := e.(dreist.TurnEnded); !ok || ended.Next == dreist.EgonSeat {
			t.Opponents.Egon.Respond(&t.State, e)
		}
	}
}
