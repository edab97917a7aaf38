package render

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/tutor"
	"dreist/input"
	"dreist/render/scene"
	"dreist/render/words"
	"dreist/sounds"
)

// tutoring guides a first game: it says what an idea is about, shows which card is meant, and keeps the game on its way.
type tutoring struct {
	lesson *tutor.Lesson
	read   int // how many moves the lesson knows of, -1 for none
	note   note
	of     noteKey
	wanted []dreist.Move
}

// note is what the tutor says.
type note struct {
	title, text, task string
	met, all          int
}

// noteKey is what a note follows from.
type noteKey struct {
	moves    int
	language string
	watching bool
	declined bool
}

func newTutoring() *tutoring { return &tutoring{read: -1} }

// follow reads where the game stands.
func (g *tutoring) follow(t *table) {
	if n := len(t.match.History()); n != g.read {
		g.read = n
		g.lesson = tutor.Read(t.match.Start(), t.match.History())
		g.wanted = g.lesson.Wanted()
	}
}

// weigh reports whether a move may be played: one after which some idea could not come up any more is kept for later.
func (g *tutoring) weigh(t *table, m dreist.Move) bool {
	g.follow(t)
	if g.lesson.Allows(m) {
		return true
	}
	t.hand.release()
	t.line.Glide(scene.ViewOf(t.position()))
	t.prompt = t.say.Say("firstgame.later")
	t.sound.Play(sounds.Cue{Clip: sounds.Refuse})
	t.stale = true
	return false
}

func (*tutoring) gesture(*table, input.Gesture) bool { return false }

// prompt leaves the table's own line out as long as the box says what to do.
func (g *tutoring) prompt(t *table) (string, bool) {
	return "", !t.othersShow() && !t.match.Over() && g.lesson != nil && !g.lesson.Done() && g.note.task != ""
}

// buttons appends the table's buttons and the one that leaves.
func (g *tutoring) buttons(t *table, dst []button) []button {
	dst = t.ownButtons(dst)
	if t.match.Over() {
		return dst
	}
	return append(dst, button{id: leaveButton, rect: tutorPlaces(t.line.Geometry()).leave, label: "firstgame.leave", works: true})
}

// push leaves the game.
func (*tutoring) push(t *table, b buttonID) bool {
	if b == leaveButton {
		t.wishes = append(t.wishes, wishBack)
	}
	return b == leaveButton
}

// update reads on and reports whether the note changed. While the player's own cards move, the last one stays.
func (g *tutoring) update(t *table) bool {
	g.follow(t)
	key := noteKey{g.read, t.say.Language, t.othersShow(), t.declined == g.read}
	if key == g.of || t.line.Busy() && !key.watching && g.note.title != "" {
		return false
	}
	g.of = key
	g.note = g.write(t, t.say)
	return true
}

func (*tutoring) busy(*table) bool { return false }

// write puts into words what is to be said now.
func (g *tutoring) write(t *table, say words.Sentences) note {
	id, values := g.topic(t), assets.Values{}
	if len(g.wanted) > 0 && g.wanted[0].Action == dreist.LayCard {
		m := g.wanted[0]
		values = assets.Values{"Card": say.Card(m.Card), "Number": m.Card.Number(), "Row": int(m.Row)}
	}
	n := note{title: say.Say("firstgame." + id + ".title"), text: say.Say("firstgame." + id + ".text")}
	if !taskless(id) {
		n.task = say.Say("firstgame."+id+".task", values)
	}
	n.met, n.all = g.lesson.Met()
	return n
}

// taskless reports whether there is nothing to do at a topic, or whatever one likes.
func taskless(id string) bool { return id == "watch" || id == "over" || id == "drawagain" }

// topic returns what the note is about: an idea, or what comes between two of them.
func (g *tutoring) topic(t *table) string {
	idea, ok := g.lesson.Active()
	switch {
	case t.match.Over():
		return "over"
	case t.othersShow():
		return "watch"
	case ok:
		return idea.ID
	case g.lesson.Done():
		return "free"
	case t.question() == drawQuestion:
		return "drawagain"
	case len(g.wanted) > 0 && g.wanted[0].Action == dreist.LayCard:
		return "more"
	}
	return "end"
}
