// Package tutorial is the guide of the first game: it explains ideas, marks the cards to play, and makes sure that the basics come up.
// Package game/dreist/tutor decides what comes next.
package tutorial

import (
	"slices"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Tutorial is the guide of a first game.
type Tutorial struct {
	table.Bystander
	table  *table.Table
	Lesson *tutor.Lesson
	of     lessonKey
	kept   kept
	warned int // the player's turn, from 1, with the last warning about a lost chance
	answer answer
	Note   note
	noteOf noteKey

	labels  *kit.Labels
	speech  speech
	remarks remarks
	ghost   tabletop.Ghost
	flights []flight
	steps   steps
	held    dreist.Card // Egon's card at which he waited for the player, or NoCard
}

// steps is what the player has done so far.
type steps struct {
	made int  // number of steps
	laid bool // a card was laid, so that the player knows how to do it
	free int  // number of steps when all ideas had been met, -1 before
}

// lessonKey is what a lesson depends on.
type lessonKey struct {
	moves    int  // -1 before the first read
	declined bool // the player declined to draw
}

// kept is a move that was held back, with the idea that it would miss.
type kept struct {
	move dreist.Move
	idea string // ID, "" for none
	asks bool   // only a warning: the same move again is allowed
}

// NewTutorial returns the guide of a first game at a table; labels measures its texts.
func NewTutorial(t *table.Table, labels *kit.Labels) *Tutorial {
	return &Tutorial{table: t, of: lessonKey{moves: -1}, held: dreist.NoCard, labels: labels, steps: steps{free: -1}}
}

// LetsEgonAct lets Egon move and talk, as newcomers should meet him as he is.
func (*Tutorial) LetsEgonAct() bool { return true }

// MarksFitting lets the table mark the cards that fit once the player goes on alone.
func (g *Tutorial) MarksFitting() bool { return g.Lesson != nil && g.Lesson.Done() }

// follow reads the progress of the game.
func (g *Tutorial) follow() {
	n := len(g.table.Match.History())
	key := lessonKey{moves: n, declined: g.table.Declined == n}
	if key == g.of {
		return
	}
	before, goesOn := g.Lesson, g.of.moves >= 0 && n > g.of.moves
	since := g.of.moves
	g.of, g.kept = key, kept{}
	g.Lesson = tutor.Read(g.table.Match.Start(), g.table.Match.History())
	g.count(g.table.Match.History())
	if g.remarks.dismiss(); goesOn {
		g.praise(before)
		g.remarkOn(since)
	}
	if key.declined {
		g.Lesson = g.Lesson.Declined()
	}
}

// count counts the player's steps.
func (g *Tutorial) count(history []record.Step) {
	c := &g.steps
	c.made, c.laid = 0, false
	for _, s := range history {
		if dreist.Seat(s.Seat) == tutor.You {
			c.made++
			c.laid = c.laid || s.Move.Action == dreist.LayCard
		}
	}
	switch {
	case !g.Lesson.Done():
		c.free = -1
	case c.free < 0 || c.free > c.made:
		c.free = c.made
	}
}

// praise sends the stars of the ideas met since before.
func (g *Tutorial) praise(before *tutor.Lesson) {
	met, _ := before.Met()
	for _, idea := range before.Open() {
		if g.Lesson.Has(idea.ID) {
			g.sendStar(g.table.Say.Say(idea.TitleKey()), met)
			met++
		}
	}
}

// Cheer returns the cheer for the player's first DREIer or first gift.
func (g *Tutorial) Cheer(e dreist.Event) string {
	switch e := e.(type) {
	case dreist.TrioMade:
		first, ok := firstOf(g, func(t dreist.TrioMade) bool { return t.Seat == tutor.You })
		if ok && e.Seat == tutor.You && slices.Equal(first.Cards, e.Cards) {
			return g.table.Say.Say(dreistmsg.CheerFirstTrio)
		}
	case dreist.GiftGiven:
		first, ok := firstOf(g, func(g dreist.GiftGiven) bool { return g.From == tutor.You })
		if ok && e.From == tutor.You && slices.Equal(first.Cards, e.Cards) {
			return g.table.Say.Say(dreistmsg.CheerFirstGift)
		}
	}
	return ""
}

// firstOf returns the first matching event of a type in a match.
func firstOf[E dreist.Event](g *Tutorial, wanted func(E) bool) (first E, ok bool) {
	for _, step := range g.table.Match.History() {
		for _, e := range step.Events {
			if e, is := e.(E); is && wanted(e) {
				return e, true
			}
		}
	}
	return first, false
}

// misses returns the basic idea that would not come up any more after a move; ok is false if there is none.
func (g *Tutorial) misses(m dreist.Move) (idea tutor.Idea, ok bool) {
	g.follow()
	return g.Lesson.Misses(m)
}

// allows reports whether a move may be played. One that would miss a basic idea is held back with a friendly note; one that would give up
// a chance is held back once a turn, as a warning.
func (g *Tutorial) allows(m dreist.Move) bool {
	idea, held := g.misses(m)
	asks := false
	if !held && g.warned != g.turns() {
		idea, held = g.Lesson.Loses(m)
		asks = held
	}
	if !held {
		return true
	}
	g.kept = kept{m, idea.ID, asks}
	if asks {
		g.warned = g.turns()
	}
	g.table.LetGo()
	g.table.Line.Glide(scene.ViewOf(g.table.Position()))
	g.table.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	return false
}

// turns returns the number of the player's turn, from 1.
func (g *Tutorial) turns() int { return 1 + egonTurns(g.table.Match.History()) }

// meant returns the moves to be marked, among which keys choose: of several cards that could be laid, the one of the task. None are
// marked after all ideas have been met.
func (g *Tutorial) meant() []dreist.Move {
	if g.table.Line.Busy() || g.table.Match.Over() || !g.table.Mine() || g.Lesson.Done() {
		return nil
	}
	moves := g.Lesson.Wanted()
	if len(moves) > 0 && moves[0].Action == dreist.LayCard {
		return moves[:1]
	}
	return moves
}

// helps are the commands that ask for help.
var helps = [...]input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn}

// Try holds back moves that would miss something. The table may ask before a discard unless that is held back anyway.
func (g *Tutorial) Try(a table.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return g.gesture(a.Gesture)
	case tabletop.TryPress:
		return g.press(a.Button)
	case tabletop.TryPlay:
		return tabletop.Answer(!g.allows(a.Move))
	case tabletop.TryDiscard:
		_, kept := g.misses(dreist.Discard(dreist.Card(a.Card)))
		return tabletop.Answer(kept)
	}
	return tabletop.NotHandled
}

// gesture clears the note about a held-back move, unless more is requested; the table handles the rest.
func (g *Tutorial) gesture(of input.Gesture) tabletop.Answer {
	g.ghost.Notice()
	g.resume(of)
	remarked := of.Kind.Acts() && g.remarking()
	if remarked {
		g.remarks.dismiss()
		g.table.Stale = true
	}
	if of.Kind == input.Trigger && slices.Contains(helps[:], of.Command) && (g.table.OthersShow() || !g.table.Line.Busy()) && !g.table.Match.Over() {
		if !remarked {
			g.help()
		}
		return tabletop.Handled
	}
	if of.Kind == input.Press && g.table.ButtonAt(geom.Point(of.At)) == tabletop.MoreButton {
		return tabletop.NotHandled
	}
	if of.Kind == input.Press || of.Kind == input.Trigger {
		g.kept, g.answer = kept{}, answer{}
	}
	return tabletop.NotHandled
}

// answer is the prompt after a key for help, if the chick has no more to say.
type answer struct {
	key      string // of the catalogue, "" for none
	watching bool   // whether others were being watched
}

// help handles a key for help: it shows more, or says why there is no more.
func (g *Tutorial) help() {
	_, more := g.more()
	key := dreistmsg.FirstgameAnswerTold
	switch {
	case g.table.OthersShow():
		key = dreistmsg.FirstgameAnswerWatch
	case more:
		key = ""
		g.unfold()
	case g.Lesson.Done():
		key = dreistmsg.FirstgameAnswerAlone
	}
	g.ghost.Begin()
	g.answer = answer{key, g.table.OthersShow()}
	g.table.Stale = true
}

// prompt hides the table's own prompt while the chick names a task, except for the answer to a key for help.
func (g *Tutorial) prompt(o *table.Overlay) {
	over := g.table.Match.Over()
	switch a := g.answer; {
	case a.key != "" && a.watching == g.table.OthersShow() && !over:
		o.Prompts, o.Prompt = true, g.table.Say.Say(a.key)
	case g.pausedAtCard():
		o.Prompts, o.Prompt = true, g.Note.halts
	default:
		o.Prompts = !g.table.OthersShow() && !over && !g.Lesson.Done() && g.Note.Asks
	}
}

// leads makes the table's own button for the task the leading one.
func (g *Tutorial) leads(o *tabletop.TableButtons) {
	wanted, ok := g.Wanted()
	switch {
	case !ok:
	case wanted.Action == dreist.DrawCard:
		o.Primary = tabletop.Only(table.DrawButton)
	case wanted.Action == dreist.EndTurn:
		o.Primary = tabletop.Only(table.DeclineButton, tabletop.EndTurnButton)
	case wanted.Action == dreist.GiveCards:
		o.Primary = tabletop.Only(table.DeclineButton, table.GiveButton)
	default:
		o.Primary = tabletop.Only(table.DeclineButton)
	}
	o.NotPrimary = ^o.Primary
}

// Wanted returns the best wanted move; ok is false if it is not the player's turn.
func (g *Tutorial) Wanted() (m dreist.Move, ok bool) {
	moves := g.Lesson.Wanted()
	if len(moves) == 0 {
		return dreist.Move{}, false
	}
	return moves[0], true
}

// press handles a button.
func (g *Tutorial) press(b tabletop.ButtonID) tabletop.Answer {
	if b != tabletop.MoreButton {
		return tabletop.NotHandled
	}
	g.unfold()
	return tabletop.Handled
}

// Tick advances by a tick and reports whether the picture changed.
func (g *Tutorial) Tick() bool {
	g.follow()
	g.pauseAtCard()
	ticks := 1 + g.table.Status.Slept
	g.timeRemark(ticks)
	read := g.updateNote()
	// All must be called.
	talked, flew, glided := g.fadeBubble(), g.moveStars(), g.moveGhost(ticks)
	return read || talked || flew || glided
}

// updateNote makes the note again if necessary, and reports whether it did. While the player's cards move the last one stays.
func (g *Tutorial) updateNote() bool {
	key := noteKey{g.of, g.kept, g.table.Say.Edition, g.table.OthersShow(), g.remarking(), g.table.Device, g.table.Doubt}
	if key == g.noteOf || g.table.Line.Busy() && !key.watching && g.Note.Say != "" {
		return false
	}
	g.noteOf = key
	g.Note = g.write(g.table.Say)
	return true
}

// moves reports whether something moves.
func (g *Tutorial) moves() bool {
	_, shown := g.gestured()
	return g.speech.Moves(g.silent()) || shown && !g.table.Line.Reduced() && g.ghost.Under() || len(g.flights) > 0
}

// Next returns the number of ticks until something moves.
func (g *Tutorial) Next() int {
	switch {
	case g.moves():
		return 1
	case g.remarking():
		return g.remarks.now.left
	}
	return g.next()
}
