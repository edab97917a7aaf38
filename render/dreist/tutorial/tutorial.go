// Package tutorial guides the first game: it says what an idea is about, shows which card is meant, and sees to it that
// the basics come up. What comes next says game/dreist/tutor.
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
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Tutorial guides a first game: it says what an idea is about, shows which card is meant, and sees to it that the basics
// come up.
type Tutorial struct {
	guide.Bystander
	Lesson *tutor.Lesson
	of     lessonKey
	kept   kept
	warned int // the turn of the player, from 1, in which it was asked before a chance would be lost
	answer answer
	Note   note
	noteOf noteKey

	labels  *kit.Labels
	speech  speech
	remarks remarks
	glide   glide
	flights []flight
	steps   steps
	held    dreist.Card // of Egon, at which it was waited for the player; NoCard for none
}

// steps is what the player has done so far.
type steps struct {
	made int  // how many steps
	laid bool // a card was laid: the player knows how that is done
	free int  // how many there were when every idea had been met, -1 before
}

// lessonKey is what a lesson follows from.
type lessonKey struct {
	moves    int  // -1 before the first look
	declined bool // the player has said that no card is to be drawn
}

// kept is a move that was held back, with the idea that it would have missed.
type kept struct {
	move dreist.Move
	idea string // ID, empty where nothing is kept
	asks bool   // the same move once more is made: it would give up what is offered just now
}

// NewTutorial returns the guide of a first game, whose words are set by labels.
func NewTutorial(labels *kit.Labels) *Tutorial {
	return &Tutorial{of: lessonKey{moves: -1}, held: dreist.NoCard, labels: labels, steps: steps{free: -1}}
}

// Lead lets Egon live and remark on what happens, as a newcomer is to meet him as he is, and lets cards that fit be marked
// once the player goes on alone.
func (g *Tutorial) Lead() situation.Lead {
	return situation.Lead{EgonLives: true, MarksFitting: g.Lesson != nil && g.Lesson.Done()}
}

// follow reads where the game stands.
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

// count follows what the player has done.
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

// praise lets the stars of the ideas set out that have been met since.
func (g *Tutorial) praise(now *guide.Now, before *tutor.Lesson) {
	met, _ := before.Met()
	for _, idea := range before.Open() {
		if g.Lesson.Has(idea.ID) {
			g.sendStar(now, now.Say.Say(idea.TitleKey()), met)
			met++
		}
	}
}

// Cheer returns what is called out when the player makes the first DREIer of all, or gives the first gift.
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

// firstOf returns the first event of a kind in a match that is as wanted.
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

// misses returns the basic idea that would not come up any more after a move; ok is false where the move misses nothing.
func (g *Tutorial) misses(now *guide.Now, m dreist.Move) (idea tutor.Idea, ok bool) {
	g.follow(now)
	return g.Lesson.Misses(m)
}

// allows reports whether a move may be played. One that would miss a basic idea is kept for later, and the box says so
// without alarm. Before one that gives up what is offered just now it is asked, once a turn.
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

// turns returns which turn of the player it is, from 1.
func (*Tutorial) turns(now *guide.Now) int { return 1 + egonTurns(now.Match.History()) }

// meant returns the moves that are pointed at and that the keys choose among: of several cards that could be laid the one
// that the task names. Who has met every idea chooses freely.
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
var helps = [...]input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn, input.CommandPlan}

// Try keeps moves back for later that would miss something. Before a discard the table may ask, but where it is kept back anyway.
func (g *Tutorial) Try(now *guide.Now, a guide.Attempt) guide.Answer {
	switch a.Kind {
	case guide.Gesture, guide.Command:
		return g.gesture(now, a.Gesture)
	case guide.Press:
		return g.press(now, a.Button)
	case guide.Play:
		return guide.Answer(!g.allows(now, a.Move))
	case guide.Discard:
		_, kept := g.misses(now, dreist.Discard(a.Card))
		return guide.Answer(kept)
	}
	return guide.LetBe
}

// gesture forgets what was kept as soon as something else is done than asking for more; the rest is the table's.
func (g *Tutorial) gesture(now *guide.Now, of input.Gesture) guide.Answer {
	g.glide.notice()
	g.resume(now, of)
	remarked := of.Kind.Acts() && g.remarking(now)
	if remarked {
		g.remarks.dismiss()
		now.Do.Redraw()
	}
	if of.Kind == input.Trigger && slices.Contains(helps[:], of.Command) && (now.OthersShow() || !now.Line.Busy()) && !now.Match.Over() {
		if !remarked || of.Command == input.CommandPlan {
			g.help(now, of.Command)
		}
		return guide.Take
	}
	if of.Kind == input.Press && now.Look.ButtonAt(geom.Point(of.At)) == moreButton {
		return guide.LetBe
	}
	if of.Kind == input.Press || of.Kind == input.Trigger {
		g.kept, g.answer = kept{}, answer{}
	}
	return guide.LetBe
}

// answer is what is said above the hand to a key for help where the chick has nothing to add.
type answer struct {
	key      string // of the catalogue, empty for nothing
	watching bool   // whether others showed what they did
}

// help answers a key for help: there is more to tell, or it is said why there is not.
func (g *Tutorial) help(now *guide.Now, asked input.Command) {
	_, more := g.more(now)
	key := dreistmsg.FirstgameAnswerTold
	switch {
	case now.OthersShow():
		key = dreistmsg.FirstgameAnswerWatch
	case asked == input.CommandPlan:
		key = dreistmsg.FirstgameAnswerPlan
	case more:
		key = ""
		g.unfold(now)
	case g.Lesson.Done():
		key = dreistmsg.FirstgameAnswerAlone
	}
	if asked != input.CommandPlan {
		g.glide.begin(0)
	}
	g.answer = answer{key, now.OthersShow()}
	now.Do.Redraw()
}

// prompt leaves the table's own line out as long as the chick says what to do, but for the answer to a key for help.
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

// leads lets of the table's own buttons the one lead that does what is wanted.
func (g *Tutorial) leads(o *tabletop.Own) {
	wanted, ok := g.Wanted()
	switch {
	case !ok:
	case wanted.Action == dreist.DrawCard:
		o.Leads = tabletop.Of(overlay.DrawButton)
	case wanted.Action == dreist.EndTurn:
		o.Leads = tabletop.Of(overlay.DeclineButton, tabletop.EndTurnButton)
	case wanted.Action == dreist.GiveCards:
		o.Leads = tabletop.Of(overlay.DeclineButton, overlay.GiveButton)
	default:
		o.Leads = tabletop.Of(overlay.DeclineButton)
	}
	o.Quiet = ^o.Leads
}

// Wanted returns the move that is wanted most; ok is false where the player is not to move.
func (g *Tutorial) Wanted() (m dreist.Move, ok bool) {
	moves := g.Lesson.Wanted()
	if len(moves) == 0 {
		return dreist.Move{}, false
	}
	return moves[0], true
}

// press leaves the game, or tells more.
func (g *Tutorial) press(now *guide.Now, b tabletop.ButtonID) guide.Answer {
	switch b {
	case tabletop.LeaveButton:
		now.Ask(request.Back)
	case moreButton:
		g.unfold(now)
	default:
		return guide.LetBe
	}
	return guide.Take
}

// Tick reads on.
func (g *Tutorial) Tick(now *guide.Now) bool {
	g.follow(now)
	g.pauseAtCard(now)
	g.timeRemark(now, now.Look.Ticks())
	read := g.updateNote(now)
	// Each has to take its tick, whatever the others say.
	talked, flew, glided := g.fadeBubble(now), g.moveStars(), g.moveGhost(now, now.Look.Ticks())
	return read || talked || flew || glided
}

// updateNote puts into words what is to be said now, and reports whether that changed. While the player's own cards move, the
// last words stay.
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
	moves := g.speech.shown < appears
	if g.silent(now) {
		moves = g.speech.shown > 0
	}
	if _, shown := g.gestured(now); shown && !now.Line.Reduced() && g.glide.under() {
		moves = true
	}
	return moves || len(g.flights) > 0
}

// Next returns in how many ticks something moves.
func (g *Tutorial) Next(now *guide.Now) int {
	switch {
	case g.moves(now):
		return 1
	case g.remarking(now):
		return g.remarks.now.left
	}
	return g.next(now)
}
