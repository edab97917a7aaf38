package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/sounds"
)

// tutorial guides a first game: it says what an idea is about, shows which card is meant, and sees to it that the basics
// come up.
type tutorial struct {
	lesson *tutor.Lesson
	of     lessonKey
	kept   kept
	note   note
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

func newTutorial() *tutorial { return &tutorial{of: lessonKey{moves: -1}} }

// follow reads where the game stands.
func (g *tutorial) follow(t *table) {
	n := len(t.match.History())
	key := lessonKey{moves: n, declined: t.declined == n}
	if key == g.of {
		return
	}
	g.of, g.kept = key, kept{}
	g.lesson = tutor.Read(t.match.Start(), t.match.History())
	if key.declined {
		g.lesson = g.lesson.Declined()
	}
}

// misses returns the basic idea that would not come up any more after a move; ok is false where the move misses nothing.
func (g *tutorial) misses(t *table, m dreist.Move) (idea tutor.Idea, ok bool) {
	g.follow(t)
	return g.lesson.Misses(m)
}

// weigh reports whether a move may be played. One that would miss a basic idea is kept for later, and the box says so
// without alarm.
func (g *tutorial) weigh(t *table, m dreist.Move) bool {
	idea, misses := g.misses(t, m)
	if !misses {
		return true
	}
	g.kept = kept{m, idea.ID}
	t.letGo()
	t.line.Glide(scene.ViewOf(t.position()))
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	return false
}

// asksBefore reports whether the table is to ask before a discard: what would miss a basic idea is held back anyway.
func (g *tutorial) asksBefore(t *table, c dreist.Card) bool {
	_, kept := g.misses(t, dreist.Discard(c))
	return !kept
}

// gesture forgets what was kept as soon as something else is done; the rest is the table's.
func (g *tutorial) gesture(_ *table, of input.Gesture) bool {
	if of.Kind == input.Press || of.Kind == input.Trigger {
		g.kept = kept{}
	}
	return false
}

// prompt leaves the table's own line out as long as the box says what to do.
func (g *tutorial) prompt(t *table) (string, bool) {
	return "", !t.othersShow() && !t.match.Over() && g.lesson != nil && !g.lesson.Done() && g.note.task != ""
}

// buttons appends the table's buttons, of which the one leads that does what is wanted, and the one that leaves.
func (g *tutorial) buttons(t *table, dst []button) []button {
	g.follow(t) // somebody may look before the first tick
	from := len(dst)
	dst = t.ownButtons(dst)
	if t.match.Over() {
		return dst
	}
	for i := from; i < len(dst) && !g.lesson.Done(); i++ {
		dst[i].lead = dst[i].works && g.leads(dst[i].id)
	}
	if t.replay {
		return dst
	}
	return append(dst, button{id: leaveButton, rect: tutorPlaces(t.line.Geometry()).leave, label: msg.FirstgameLeave, works: true})
}

// leads reports whether a button does what is wanted now.
func (g *tutorial) leads(b buttonID) bool {
	wanted, ok := g.wanted()
	switch {
	case !ok:
		return false
	case b == endTurnButton:
		return wanted.Action == dreist.EndTurn
	case b == drawButton:
		return wanted.Action == dreist.DrawCard
	case b == declineButton:
		return wanted.Action != dreist.DrawCard
	}
	return b == giveButton && wanted.Action == dreist.GiveCards
}

// wanted returns the move that is wanted most; ok is false where the player is not to move.
func (g *tutorial) wanted() (m dreist.Move, ok bool) {
	moves := g.lesson.Wanted()
	if len(moves) == 0 {
		return dreist.Move{}, false
	}
	return moves[0], true
}

// push leaves the game.
func (*tutorial) push(t *table, b buttonID) bool {
	if b == leaveButton {
		t.request(requestBack)
	}
	return b == leaveButton
}

// update reads on and reports whether the note changed. While the player's own cards move, the last one stays.
func (g *tutorial) update(t *table) bool {
	g.follow(t)
	key := noteKey{g.of, g.kept, t.say.Language, t.othersShow()}
	if key == g.noteOf || t.line.Busy() && !key.watching && g.note.title != "" {
		return false
	}
	g.noteOf = key
	g.note = g.write(t, t.say)
	return true
}

func (*tutorial) busy(*table) bool { return false }
