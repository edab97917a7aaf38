// Package tutorial is the guide of the first game of DREI x DR3I: the fish in front of the player and the bat among the partners say what to
// do next and mark it, and later remark on what happens for the first time. Package game/dreixdrei/tutor decides what comes next, package
// render/teach has what the first games of all games share.
package tutorial

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/tutor"
	"dreist/game/script"
	"dreist/render/dreixdrei/hints"
	"dreist/render/dreixdrei/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Tutorial is the guide of a first game at a table.
type Tutorial struct {
	bystander
	teacher
	Table *table.Table

	remark remark
	said   map[occasion]bool
	named  bool // the wheel was open
}

// bystander does what the teacher leaves to the table.
type bystander struct{ table.Bystander }

// teacher is what the first games of all games share.
type teacher = teach.Teacher[dreixdrei.Move, dreixdrei.Seat]

// New returns the guide of a first game at a table; labels measure its texts.
func New(t *table.Table, labels *kit.Labels) *Tutorial {
	g := &Tutorial{Table: t, said: map[occasion]bool{}}
	g.Begin(g, labels)
	for _, step := range t.Match.History() {
		for _, e := range step.Events {
			g.said[occasionOf(e).occasion] = true // before the player came back
		}
	}
	return g
}

// Follow reads the progress of the game.
func (g *Tutorial) Follow() {
	h := g.Table.Match.History()
	if changed, _, seen := g.Goes(len(h), g.Table.Status.Hints); changed {
		g.Lesson = tutor.Read(g.Table.Match.Start(), h, seen)
	}
}

// Look returns what is seen of the table.
func (g *Tutorial) Look() teach.Look {
	t := g.Table
	look := teach.Look{
		Say: t.Say.Texts, Edges: &t.Line.Geometry().Edges, Device: t.Device, Speed: t.Line.Speed(), Reduced: t.Line.Reduced(),
		Idle: t.Mine() && !t.Moves() && !t.IsCelebrating(),
	}
	if t.Naming() {
		look.Moment = 1
	}
	return look
}

// Hear remarks on what happens for the first time once the player goes on alone.
func (g *Tutorial) Hear(e dreixdrei.Event) {
	g.Follow()
	if r := occasionOf(e); r.occasion != nothing && !g.said[r.occasion] && tutor.Alone(g.Lesson) {
		g.remark, g.said[r.occasion] = r, true
		g.Remark()
	}
}

// Try keeps moves for later that are not asked for, and handles the keys for help.
func (g *Tutorial) Try(a table.Attempt) tabletop.Answer {
	if a.Kind == tabletop.TryPlay {
		g.Follow()
		return g.Keep(g.Table.Position().Allows(a.Move), g.Lesson.Keeps(a.Move))
	}
	return g.Tries(a.Kind, a.Gesture, a.Button)
}

// Show marks the cards of the task and where they go, and adds the button to read more.
func (g *Tutorial) Show(o *tabletop.Overlay) {
	g.Follow()
	t := g.Table
	if t.Phase == tabletop.Reviewing || t.Match.Settled() {
		return
	}
	if more, ok := g.More(); ok {
		o.Buttons = append(o.Buttons, more)
	}
	if idea, led := g.Lesson.Active(); led {
		g.lead(o, idea)
	}
}

// lead lets the table's own button for the task lead, and marks what is meant.
func (g *Tutorial) lead(o *tabletop.Overlay, idea tutor.Idea) {
	t := g.Table
	m, asked := g.Lesson.Wanted()
	o.HasPrompt = true
	switch {
	case idea.Deed == script.AskHint:
		o.TableButtons.Primary = tabletop.Only(tabletop.HintButton)
	case asked:
		o.TableButtons.Hidden = tabletop.Only(tabletop.HintButton, tabletop.RedoButton, tabletop.AgainButton)
		if m.Action != dreixdrei.EndExchange && m.Action != dreixdrei.TakePile {
			o.TableButtons.NotPrimary = tabletop.Only(tabletop.EndTurnButton, table.TakeButton)
		}
	}
	if !g.Look().Idle || t.Holds() {
		return
	}
	p := t.Position()
	switch {
	case t.Naming():
	case asked:
		hints.Mark(o, p, []dreixdrei.Move{m}, false)
	case idea.ID == tutor.Down:
		for _, c := range p.Down(tutor.You) {
			if c != dreixdrei.NoCard {
				o.Lift(table.On(c), 0)
			}
		}
	case idea.ID == tutor.Open:
		for _, c := range t.Openly() {
			o.Lift(table.On(c), 0)
		}
	}
}

// Gesture reports whether the way of a card may be shown: until one was laid, and when asked for.
func (g *Tutorial) Gesture(asked bool) bool {
	m, ok := g.Lesson.Wanted()
	_, _, shown := g.way(m)
	return ok && shown && (asked || !g.Lesson.Has(tutor.Lay) || m.Action == dreixdrei.TakePile) && !g.Table.Holds()
}

// Tick advances by a tick and reports whether the picture changed. While a JOKER is named the wheel points at the name that is asked for.
func (g *Tutorial) Tick() bool {
	changed := g.teacher.Tick()
	naming := g.Table.Naming()
	if m, ok := g.Lesson.Wanted(); naming && !g.named && ok && m.Action == dreixdrei.LayCards {
		g.Table.PointAt(m.Kind())
	}
	g.named = naming
	return changed
}
