// Package tutorial guides the first game: it says what an idea is about, shows which card is meant, and sees to it that
// the basics come up. What comes next says game/dreist/tutor.
package tutorial

import (
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/sounds"
)

// Tutorial guides a first game: it says what an idea is about, shows which card is meant, and sees to it that the basics
// come up.
type Tutorial struct {
	table.Bystander
	Lesson *tutor.Lesson
	of     lessonKey
	kept   kept
	Note   note
	noteOf noteKey
}

// lessonKey is what a lesson follows from.
type lessonKey struct {
	moves    int  // -1 before the first look
	declined bool // the player has said that no card is to be drawn
}

// kept is a move that was kept for later, with the idea that it would have missed.
type kept struct {
	move dreist.Move
	idea string // ID, empty where nothing is kept
}

func NewTutorial() *Tutorial { return &Tutorial{of: lessonKey{moves: -1}} }

// Enlivens lets Egon live and remark on what happens: a newcomer is to meet him as he is.
func (*Tutorial) Enlivens() bool { return true }

// follow reads where the game stands.
func (g *Tutorial) follow(t *table.Table) {
	n := len(t.Match.History())
	key := lessonKey{moves: n, declined: t.Declined == n}
	if key == g.of {
		return
	}
	g.of, g.kept = key, kept{}
	g.Lesson = tutor.Read(t.Match.Start(), t.Match.History())
	if key.declined {
		g.Lesson = g.Lesson.Declined()
	}
}

// misses returns the basic idea that would not come up any more after a move; ok is false where the move misses nothing.
func (g *Tutorial) misses(t *table.Table, m dreist.Move) (idea tutor.Idea, ok bool) {
	g.follow(t)
	return g.Lesson.Misses(m)
}

// Weigh reports whether a move may be played. One that would miss a basic idea is kept for later, and the box says so
// without alarm.
func (g *Tutorial) Weigh(t *table.Table, m dreist.Move) bool {
	idea, misses := g.misses(t, m)
	if !misses {
		return true
	}
	g.kept = kept{m, idea.ID}
	t.LetGo()
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	return false
}

// Doubts reports whether the table is to ask before a discard: what would miss a basic idea is held back anyway.
func (g *Tutorial) Doubts(t *table.Table, c dreist.Card) bool {
	_, kept := g.misses(t, dreist.Discard(c))
	return !kept
}

// Gesture forgets what was kept as soon as something else is done; the rest is the table's.
func (g *Tutorial) Gesture(_ *table.Table, of input.Gesture) bool {
	if of.Kind == input.Press || of.Kind == input.Trigger {
		g.kept = kept{}
	}
	return false
}

// Prompt leaves the table's own line out as long as the box says what to do.
func (g *Tutorial) Prompt(t *table.Table) (string, bool) {
	return "", !t.OthersShow() && !t.Match.Over() && g.Lesson != nil && !g.Lesson.Done() && g.Note.Task != ""
}

// Keep keeps the table's own buttons, of which the one leads that does what is wanted.
func (g *Tutorial) Keep(t *table.Table, b overlay.Button) (overlay.Button, bool) {
	g.follow(t) // somebody may look before the first tick
	if !t.Match.Over() && !g.Lesson.Done() {
		b.Lead = b.Works && g.leads(b.Id)
	}
	return b, true
}

// leads reports whether a button does what is wanted now.
func (g *Tutorial) leads(b overlay.ButtonID) bool {
	wanted, ok := g.Wanted()
	switch {
	case !ok:
		return false
	case b == table.EndTurnButton:
		return wanted.Action == dreist.EndTurn
	case b == table.DrawButton:
		return wanted.Action == dreist.DrawCard
	case b == table.DeclineButton:
		return wanted.Action != dreist.DrawCard
	}
	return b == table.GiveButton && wanted.Action == dreist.GiveCards
}

// Wanted returns the move that is wanted most; ok is false where the player is not to move.
func (g *Tutorial) Wanted() (m dreist.Move, ok bool) {
	moves := g.Lesson.Wanted()
	if len(moves) == 0 {
		return dreist.Move{}, false
	}
	return moves[0], true
}

// Push leaves the game.
func (*Tutorial) Push(t *table.Table, b overlay.ButtonID) bool {
	if b == table.LeaveButton {
		t.Request(table.RequestBack)
	}
	return b == table.LeaveButton
}

// Update reads on and reports whether the note changed. While the player's own cards move, the last one stays.
func (g *Tutorial) Update(t *table.Table) bool {
	g.follow(t)
	key := noteKey{g.of, g.kept, t.Say.Language, t.OthersShow()}
	if key == g.noteOf || t.Line.Busy() && !key.watching && g.Note.Title != "" {
		return false
	}
	g.noteOf = key
	g.Note = g.write(t, t.Say)
	return true
}
