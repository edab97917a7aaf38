// Package tutorial is the guide of the first game of THE GAME: the characters of the piles say what to do next and mark it, each beside its
// own row, and later remark on what happens for the first time. Package game/thegame/tutor decides what comes next.
package tutorial

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/tutor"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/table"
)

// Tutorial is the guide of a first game at a table.
type Tutorial struct {
	table.Bystander
	Table  *table.Table
	Labels *kit.Labels // measure its texts

	lesson *tutor.Lesson
	of     progress
	seen   tutor.Seen
	kept   bool // a move that is not asked for was kept for later
	shows  bool // the gesture was asked for
	remark tutor.Remark
	left   int // ticks for which that is still said
	said   map[tutor.Occasion]bool
	note   note
	noteOf noteKey
	speech tabletop.Speech
	at     spot
	ghost  tabletop.Ghost
}

// progress is what a lesson depends on.
type progress struct {
	moves int // -1 before the first read
	seen  tutor.Seen
}

// New returns the guide of a first game at a table; labels measure its texts.
func New(t *table.Table, labels *kit.Labels) *Tutorial {
	return &Tutorial{Table: t, Labels: labels, of: progress{moves: -1}, said: map[tutor.Occasion]bool{}}
}

// follow reads the progress of the game.
func (g *Tutorial) follow() {
	h := g.Table.Match.History()
	now := progress{len(h), g.seen}
	now.seen.Hinted = now.seen.Hinted || !g.Table.Status.Hints // who wants none is not asked to try one
	if now == g.of {
		return
	}
	goesOn := g.of.moves >= 0 && now.moves > g.of.moves
	g.of, g.kept, g.shows, g.left = now, false, false, 0
	start := g.Table.Match.Start()
	g.lesson = tutor.Read(start, h, now.seen)
	if r := tutor.RemarkOn(start, h); goesOn && r.Occasion != tutor.NoOccasion && !g.said[r.Occasion] {
		g.remark, g.said[r.Occasion] = r, true
		g.left = tabletop.ReadTicks(g.remarked())
	}
}

// Wanted returns the move that the player is asked for; ok is false if there is none.
func (g *Tutorial) Wanted() (m thegame.Move, ok bool) {
	g.follow()
	return g.lesson.Wanted()
}

// Lesson returns the progress of the game.
func (g *Tutorial) Lesson() *tutor.Lesson {
	g.follow()
	return g.lesson
}

// Says returns what is said at the moment, empty for nothing.
func (g *Tutorial) Says() tabletop.Said {
	if g.silent() {
		return tabletop.Said{}
	}
	return g.note.Said
}

// Bubble returns where the bubble is; ok is false if it is not seen.
func (g *Tutorial) Bubble() (box geom.Rect, ok bool) { return g.speech.Box, g.speech.Whole() }

// idle reports whether the table waits for the player.
func (g *Tutorial) idle() bool { return g.Table.Mine() && !g.Table.Moves() && !g.Table.Celebrates() }

// silent reports whether nobody says anything: while cards move, and while there is nothing to say.
func (g *Tutorial) silent() bool { return g.note.Say == "" || !g.idle() }

// Try keeps moves for later that are not asked for, and handles the keys for help.
func (g *Tutorial) Try(a table.Attempt) tabletop.Answer {
	g.follow()
	idea, led := g.lesson.Active()
	switch a.Kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return g.gesture(a.Gesture, led && idea.Deed != tutor.AskHint)
	case tabletop.TryTakeBack:
		g.seen.TookBack = g.seen.TookBack || led && idea.Deed == tutor.TakeBack
	case tabletop.TryPlay:
		if g.Table.Position().Allows(a.Move) && g.lesson.Keeps(a.Move) {
			g.kept = true
			return tabletop.Handled
		}
	case tabletop.TryPress:
		switch a.Button {
		case tabletop.LeaveButton:
			g.Table.Request(request.Back)
		case tabletop.MoreButton:
			g.unfold()
		default:
			g.seen.Hinted = g.seen.Hinted || a.Button == tabletop.HintButton
			return tabletop.NotHandled
		}
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// gesture ends a remark that was answered, and has keys for help show more and the gesture again. Once the player is alone they are the table's.
func (g *Tutorial) gesture(of input.Gesture, led bool) tabletop.Answer {
	g.ghost.Notice()
	if of.Kind == input.Press || of.Kind == input.Trigger {
		g.kept, g.left = false, 0
	}
	if of.Kind != input.Trigger {
		return tabletop.NotHandled
	}
	switch of.Command {
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn:
		if !led {
			g.seen.Hinted = true
			return tabletop.NotHandled
		}
		g.unfold()
		return tabletop.Handled
	}
	return tabletop.NotHandled
}

// unfold shows more, or less again, and the gesture once more.
func (g *Tutorial) unfold() {
	g.shows = true
	g.ghost.Begin()
	if g.note.More != "" && !g.silent() {
		g.speech.Open = !g.speech.Open
	}
}

// Show marks the cards and piles of the task, and adds the buttons to leave and to read more.
func (g *Tutorial) Show(o *table.Overlay) {
	g.follow()
	t, geo := g.Table, g.Table.Line.Geometry()
	if t.Mode == tabletop.Reviewing || t.Match.Settled() {
		return
	}
	if p := t.Position(); p.Won() {
		o.Prompts, o.Prompt = true, t.Say.Say(thegamemsg.TutorWon, assets.Values{"Cards": tutor.Cards})
	}
	leave := geo.Hint
	leave.W = geo.Plan.Right() - leave.X
	idea, led := g.lesson.Active()
	if !led || idea.Deed == tutor.AskHint {
		leave.Y -= leave.H + geo.Gap
	}
	o.Buttons = append(o.Buttons, tabletop.Button{Id: tabletop.LeaveButton, Label: msg.FirstgameLeave, Enabled: true, Rect: leave})
	if b, ok := g.speech.More(geo.TextUnit(), [2]string{msg.FirstgameButtonMore, msg.FirstgameButtonLess}, g.note.buttons); ok && !g.silent() {
		o.Buttons = append(o.Buttons, b)
	}
	if led {
		g.lead(o, idea)
	}
}

// lead lets the table's own button for the task lead, and marks the card with its pile.
func (g *Tutorial) lead(o *table.Overlay, idea tutor.Idea) {
	o.Prompts = true
	switch idea.Deed {
	case tutor.AskHint:
		o.TableButtons.Primary = tabletop.Only(tabletop.HintButton)
		return
	case tutor.TakeBack:
		o.TableButtons.Primary = tabletop.Only(tabletop.UndoButton)
	default:
		o.TableButtons.Primary = tabletop.Only(tabletop.EndTurnButton)
	}
	m, ok := g.lesson.Wanted()
	if o.TableButtons.Hidden = tabletop.Only(tabletop.HintButton, tabletop.RedoButton); !ok || m.Action != thegame.EndTurn {
		o.TableButtons.NotPrimary = tabletop.Only(tabletop.EndTurnButton)
	}
	if ok && m.Action == thegame.LayCard && g.tells(idea) && g.idle() && !g.Table.Holds() {
		o.Glow(table.Place{Pile: m.Pile}, tabletop.BrightTint)
		table.Lift(o, m.Card, 0)
	}
}

// tells reports whether the card that is meant is shown: what is to be built is at first for the player to find.
func (g *Tutorial) tells(idea tutor.Idea) bool { return idea.ID != tutor.Build || g.shows }

// gestured returns the move that the ghost shows now; ok is false if there is none. It is shown until a card was laid, and when asked for.
func (g *Tutorial) gestured() (m thegame.Move, ok bool) {
	if !g.speech.Whole() || g.of.moves > 0 && !g.shows || g.Table.Holds() || g.silent() || g.left > 0 {
		return m, false
	}
	m, ok = g.lesson.Wanted()
	return m, ok && m.Action == thegame.LayCard
}

// Tick advances by a tick and reports whether the picture changed.
func (g *Tutorial) Tick() bool {
	g.follow()
	t, ticks := g.Table, 1+g.Table.Status.Slept
	if g.left > 0 && g.speech.Whole() && g.idle() {
		g.left = max(g.left-ticks, 0)
	}
	read, silent := g.update(), g.silent()
	placed := !silent && g.settle()
	talked := g.speech.Fade(silent, t.Line.Reduced() || t.Line.Speed() == stage.Instant)
	_, shown := g.gestured()
	return g.ghost.Tick(shown, t.Line.Reduced(), ticks) || read || placed || talked
}

// Next returns the number of ticks until something moves.
func (g *Tutorial) Next() int {
	_, shown := g.gestured()
	shown = shown && !g.Table.Line.Reduced()
	switch {
	case g.speech.Moves(g.silent()), shown && g.ghost.Under():
		return 1
	case g.left > 0 && !g.silent():
		return g.left
	case shown:
		return g.ghost.Next()
	}
	return 0
}
