package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Guide leads people at a table: an example, a puzzle, the first game, a review or a hint. It holds its table, shows an overlay there and
// answers attempts. Embed Bystander to implement only some of the methods.
type Guide interface {
	situation.Leader

	// Show fills in what is shown and what can be used.
	Show(o *Overlay)
	// Draw draws what an overlay cannot contain.
	Draw(e pictures.Canvas)
	// ReadAloud returns further lines for the description of the table that is read aloud.
	ReadAloud() []string
	// Try handles an attempt or leaves it to the table.
	Try(a Attempt) tabletop.Answer
	// Tick advances by a tick and reports whether the picture changed. Next returns the number of ticks until it changes
	// again: 1 while something moves, 0 for never.
	Tick() bool
	Next() int
}

// Attempt is what a person is about to do.
type Attempt = tabletop.Attempt[dreist.Move]

// Bystander is a guide that neither shows nor does anything.
type Bystander struct{}

func (Bystander) Locks() bool                 { return false }
func (Bystander) LetsEgonAct() bool           { return false }
func (Bystander) MarksFitting() bool          { return false }
func (Bystander) Cheer(dreist.Event) string   { return "" }
func (Bystander) Show(*Overlay)               {}
func (Bystander) Draw(pictures.Canvas)        {}
func (Bystander) ReadAloud() []string         { return nil }
func (Bystander) Try(Attempt) tabletop.Answer { return tabletop.NotHandled }
func (Bystander) Tick() bool                  { return false }
func (Bystander) Next() int                   { return 0 }

// SetGuide sets the guide at the table, nil for none.
func (t *Table) SetGuide(g Guide) {
	if t.Guide, t.Leader = g, g; g == nil {
		t.Base.SetGuide(nil)
		return
	}
	t.Base.SetGuide(led{t})
}

// led is the guide as a table of any game knows it.
type led struct{ *Table }

func (l led) Show(o *tabletop.Overlay) {
	l.laid.clear(o)
	if l.Table.Guide.Show(&l.laid); l.Mine() {
		l.laid.GlowAlike(l.Position().Hand(l.Front()))
	}
}

func (l led) Draw(*kit.Canvas)              {}
func (l led) Hear(dreist.Event)             {}
func (l led) Locks() bool                   { return l.Table.Guide.Locks() }
func (l led) Try(a Attempt) tabletop.Answer { return l.Table.Guide.Try(a) }
func (l led) ReadAloud() []string           { return l.Table.Guide.ReadAloud() }
func (l led) Tick() bool                    { return l.Table.Guide.Tick() }
func (l led) Next() int                     { return l.Table.Guide.Next() }

// Overlay returns the overlay of the guide, filled anew.
func (t *Table) Overlay() *Overlay {
	if o := t.Base.Overlay(); t.Guide == nil {
		t.laid.clear(o)
	}
	return &t.laid
}

// guide draws the marks and the box of the guide, below the buttons.
func (d drawing) guide() {
	if d.Guide != nil {
		d.Overlay()
		d.DrawMarks(d.Canvas.Canvas)
	}
	d.DrawBox(d.Canvas.Canvas)
	if d.Guide != nil {
		d.Guide.Draw(d.Canvas)
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

// Point sets the position of the mouse and the button there.
func (t *Table) Point(at geom.Point, over tabletop.ButtonID) {
	if over != t.Hover {
		t.Stale = true
	}
	t.Cursor, t.Hover = at, over
}

// SetMatch puts another match on the table. The held card, texts and answers are reset.
func (t *Table) SetMatch(m *match.Match) {
	t.Match = m
	t.LetGo()
	t.SetReplay(false)
	t.Declined = -1
}

// LookBack shows a past position, after a number of moves.
func (t *Table) LookBack(p *dreist.Position, moves int) {
	t.Mode, t.Past = tabletop.Reviewing, p
	t.Seen = tabletop.Progress{Moves: moves}
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
		g.Phrase(&t.Situation)
	}
	g.Face.Change(mood)
}

// Recall lets Egon repeat his remark on some events, or say what he says at rest if there are none. It leaves out the end of his turn, as
// the text beside it is still about his turn.
func (t *Table) Recall(events []dreist.Event) {
	t.Opponents.Egon.Reset(&t.Situation)
	for _, e := range events {
		if ended, ok := e.(dreist.TurnEnded); !ok || ended.Next == dreist.EgonSeat {
			t.Opponents.Egon.Respond(&t.Situation, e)
		}
	}
}
