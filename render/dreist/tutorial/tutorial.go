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
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Tutorial is the guide of a first game.
type Tutorial struct {
	guide.Bystander
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

// NewTutorial returns the guide of a first game; labels measures its texts.
func NewTutorial(labels *kit.Labels) *Tutorial {
	return &Tutorial{of: lessonKey{moves: -1}, held: dreist.NoCard, labels: labels, steps: steps{free: -1}}
}

// Lead lets Egon move and talk, as newcomers should meet him as he is, and marks cards that fit once the player goes on alone.
func (g *Tutorial) Lead() situation.Lead {
	return situation.Lead{EgonActive: true, MarksFitting: g.Lesson != nil && g.Lesson.Done()}
}

// follow reads the progress of the game.
func (g *Tutorial) follow(now *guide.Now) {
	n := len(now.Match.History())
	key := lessonKey{moves: n, declined: now.Declined == n}
	if key == g.of {
		return
	}
	before, goesOn := g.Lesson, g.of.moves >= 0 && n > g.of.moves
	since := g.of.moves
	g.of, g.kept = key, kept{}
	g.Lesson = tutor.Read(now.Match.Start(), now.Match.History())
	g.count(now.Match.History())
	if g.remarks.dismiss(); goesOn {
		g.praise(now, before)
		g.remarkOn(now, since)
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
func (g *Tutorial) praise(now *guide.Now, before *tutor.Lesson) {
	met, _ := before.Met()
	for _, idea := range before.Open() {
		if g.Lesson.Has(idea.ID) {
			g.sendStar(now, now.Say.Say(idea.TitleKey()), met)
			met++
		}
	}
}

// Cheer returns the cheer for the player's first DREIer or first gift.
func (g *Tutorial) Cheer(s *situation.Situation, e dreist.Event) string {
	switch e := e.(type) {
	case dreist.TrioMade:
		first, ok := firstOf(s, func(t dreist.TrioMade) bool { return t.Seat == tutor.You })
		if ok && e.Seat == tutor.You && slices.Equal(first.Cards, e.Cards) {
			return s.Say.Say(dreistmsg.CheerFirstTrio)
		}
	case dreist.GiftGiven:
		first, ok := firstOf(s, func(g dreist.GiftGiven) bool { return g.From == tutor.You })
		if ok && e.From == tutor.You && slices.Equal(first.Cards, e.Cards) {
			return s.Say.Say(dreistmsg.CheerFirstGift)
		}
	}
	return ""
}

// firstOf returns the first matching event of a type in a match.
func firstOf[E dreist.Event](s *situation.Situation, wanted func(E) bool) (first E, ok bool) {
	for _, step := range s.Match.History() {
		for _, e := range step.Events {
			if e, is := e.(E); is && wanted(e) {
				return e, true
			}
		}
	}
	return first, false
}

// misses returns the basic idea that would not come up any more after a move; ok is false if there is none.
func (g *Tutorial) misses(now *guide.Now, m dreist.Move) (idea tutor.Idea, ok bool) {
	g.follow(now)
	return g.Lesson.Misses(m)
}

// allows reports whether a move may be played. One that would miss a basic idea is held back with a friendly note; one that would give up
// a chance is held back once a turn, as a warning.
func (g *Tutorial) allows(now *guide.Now, m dreist.Move) bool {
	idea, held := g.misses(now, m)
	asks := false
	if !held && g.warned != g.turns(now) {
		idea, held = g.Lesson.Loses(m)
		asks = held
	}
	if !held {
		return true
	}
	g.kept = kept{m, idea.ID, asks}
	if asks {
		g.warned = g.turns(now)
	}
	now.Do.LetGo()
	now.Do.Glide(scene.ViewOf(now.Position()))
	now.Do.Sound(sounds.Lift)
	return false
}

// turns returns the number of the player's turn, from 1.
func (*Tutorial) turns(now *guide.Now) int { return 1 + egonTurns(now.Match.History()) }

// meant returns the moves to be marked, among which keys choose: of several cards that could be laid, the one of the task. None are
// marked after all ideas have been met.
func (g *Tutorial) meant(now *guide.Now) []dreist.Move {
	if now.Line.Busy() || now.Match.Over() || !now.Mine() || g.Lesson.Done() {
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
func (g *Tutorial) Try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return g.gesture(now, a.Gesture)
	case tabletop.TryPress:
		return g.press(now, a.Button)
	case tabletop.TryPlay:
		return tabletop.Answer(!g.allows(now, a.Move))
	case tabletop.TryDiscard:
		_, kept := g.misses(now, dreist.Discard(a.Card))
		return tabletop.Answer(kept)
	}
	return tabletop.NotHandled
}

// gesture clears the note about a held-back move, unless more is requested; the table handles the rest.
func (g *Tutorial) gesture(now *guide.Now, of input.Gesture) tabletop.Answer {
	g.ghost.Notice()
	g.resume(now, of)
	remarked := of.Kind.Acts() && g.remarking(now)
	if remarked {
		g.remarks.dismiss()
		now.Do.Redraw()
	}
	if of.Kind == input.Trigger && slices.Contains(helps[:], of.Command) && (now.OthersShow() || !now.Line.Busy()) && !now.Match.Over() {
		if !remarked {
			g.help(now)
		}
		return tabletop.Handled
	}
	if of.Kind == input.Press && now.Look.ButtonAt(geom.Point(of.At)) == tabletop.MoreButton {
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
func (g *Tutorial) help(now *guide.Now) {
	_, more := g.more(now)
	key := dreistmsg.FirstgameAnswerTold
	switch {
	case now.OthersShow():
		key = dreistmsg.FirstgameAnswerWatch
	case more:
		key = ""
		g.unfold(now)
	case g.Lesson.Done():
		key = dreistmsg.FirstgameAnswerAlone
	}
	g.ghost.Begin()
	g.answer = answer{key, now.OthersShow()}
	now.Do.Redraw()
}

// prompt hides the table's own prompt while the chick names a task, except for the answer to a key for help.
func (g *Tutorial) prompt(now *guide.Now, o *overlay.Overlay) {
	over := now.Match.Over()
	switch a := g.answer; {
	case a.key != "" && a.watching == now.OthersShow() && !over:
		o.Prompts, o.Prompt = true, now.Say.Say(a.key)
	case g.pausedAtCard(now):
		o.Prompts, o.Prompt = true, g.Note.halts
	default:
		o.Prompts = !now.OthersShow() && !over && !g.Lesson.Done() && g.Note.Asks
	}
}

// leads makes the table's own button for the task the leading one.
func (g *Tutorial) leads(o *tabletop.TableButtons) {
	wanted, ok := g.Wanted()
	switch {
	case !ok:
	case wanted.Action == dreist.DrawCard:
		o.Primary = tabletop.Only(overlay.DrawButton)
	case wanted.Action == dreist.EndTurn:
		o.Primary = tabletop.Only(overlay.DeclineButton, tabletop.EndTurnButton)
	case wanted.Action == dreist.GiveCards:
		o.Primary = tabletop.Only(overlay.DeclineButton, overlay.GiveButton)
	default:
		o.Primary = tabletop.Only(overlay.DeclineButton)
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
func (g *Tutorial) press(now *guide.Now, b tabletop.ButtonID) tabletop.Answer {
	if b != tabletop.MoreButton {
		return tabletop.NotHandled
	}
	g.unfold(now)
	return tabletop.Handled
}

// Tick advances by a tick and reports whether the picture changed.
func (g *Tutorial) Tick(now *guide.Now) bool {
	g.follow(now)
	g.pauseAtCard(now)
	g.timeRemark(now, now.Look.Ticks())
	read := g.updateNote(now)
	// All must be called.
	talked, flew, glided := g.fadeBubble(now), g.moveStars(), g.moveGhost(now, now.Look.Ticks())
	return read || talked || flew || glided
}

// updateNote makes the note again if necessary, and reports whether it did. While the player's cards move the last one stays.
func (g *Tutorial) updateNote(now *guide.Now) bool {
	key := noteKey{g.of, g.kept, now.Say.Edition, now.OthersShow(), g.remarking(now), now.Look.Device(), now.Doubt}
	if key == g.noteOf || now.Line.Busy() && !key.watching && g.Note.Say != "" {
		return false
	}
	g.noteOf = key
	g.Note = g.write(now, now.Say)
	return true
}

// moves reports whether something moves.
func (g *Tutorial) moves(now *guide.Now) bool {
	_, shown := g.gestured(now)
	return g.speech.Moves(g.silent(now)) || shown && !now.Line.Reduced() && g.ghost.Under() || len(g.flights) > 0
}

// Next returns the number of ticks until something moves.
func (g *Tutorial) Next(now *guide.Now) int {
	switch {
	case g.moves(now):
		return 1
	case g.remarking(now):
		return g.remarks.now.left
	}
	return g.next(now)
}
