// Package tutorial guides the first game: it says what an idea is about, shows which card is meant, and sees to it that
// the basics come up. What comes next says game/dreist/tutor.
package tutorial

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/request"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/sounds"
)

// Tutorial guides a first game: it says what an idea is about, shows which card is meant, and sees to it that the basics
// come up.
type Tutorial struct {
	table.Bystander
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

// Enlivens lets Egon live and remark on what happens: a newcomer is to meet him as he is.
func (*Tutorial) Enlivens() bool { return true }

// MarksFitting lets cards that fit be marked once the player goes on alone.
func (g *Tutorial) MarksFitting() bool { return g.Lesson != nil && g.Lesson.Done() }

// follow reads where the game stands.
func (g *Tutorial) follow(t *table.Table) {
	n := len(t.Match.History())
	key := lessonKey{moves: n, declined: t.Declined == n}
	if key == g.of {
		return
	}
	before, goesOn := g.Lesson, g.of.moves >= 0 && n > g.of.moves
	since := g.of.moves
	g.of, g.kept = key, kept{}
	g.Lesson = tutor.Read(t.Match.Start(), t.Match.History())
	g.count(t.Match.History())
	if g.remarks.dismiss(); goesOn {
		g.praise(t, before)
		g.remarkOn(t, since)
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
func (g *Tutorial) praise(t *table.Table, before *tutor.Lesson) {
	met, _ := before.Met()
	for _, idea := range before.Open() {
		if g.Lesson.Has(idea.ID) {
			g.send(t, t.Say.Say(idea.TitleKey()), met)
			met++
		}
	}
}

// Hails returns what is called out when the player makes the first DREIer of all, or gives the first gift.
func (g *Tutorial) Hails(s *situation.Situation, e dreist.Event) string {
	switch e := e.(type) {
	case dreist.TrioMade:
		first, ok := firstOf(s, func(t dreist.TrioMade) bool { return t.Seat == tutor.You })
		if ok && e.Seat == tutor.You && slices.Equal(first.Cards, e.Cards) {
			return s.Say.Say(msg.CheerFirstTrio)
		}
	case dreist.GiftGiven:
		first, ok := firstOf(s, func(g dreist.GiftGiven) bool { return g.From == tutor.You })
		if ok && e.From == tutor.You && slices.Equal(first.Cards, e.Cards) {
			return s.Say.Say(msg.CheerFirstGift)
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
func (g *Tutorial) misses(t *table.Table, m dreist.Move) (idea tutor.Idea, ok bool) {
	g.follow(t)
	return g.Lesson.Misses(m)
}

// Allows reports whether a move may be played. One that would miss a basic idea is kept for later, and the box says so
// without alarm. Before one that gives up what is offered just now it is asked, once a turn.
func (g *Tutorial) Allows(t *table.Table, m dreist.Move) bool {
	idea, held := g.misses(t, m)
	asks := false
	if !held && g.warned != g.turns(t) {
		idea, held = g.Lesson.Loses(m)
		asks = held
	}
	if !held {
		return true
	}
	g.kept = kept{m, idea.ID, asks}
	if asks {
		g.warned = g.turns(t)
	}
	t.LetGo()
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	return false
}

// turns returns which turn of the player it is, from 1.
func (*Tutorial) turns(t *table.Table) int { return 1 + egonTurns(t.Match.History()) }

// ConfirmsDiscard reports whether the table is to ask before a discard: what would miss a basic idea is held back anyway.
func (g *Tutorial) ConfirmsDiscard(t *table.Table, c dreist.Card) bool {
	_, kept := g.misses(t, dreist.Discard(c))
	return !kept
}

// meant returns the moves that are pointed at and that the keys choose among: of several cards that could be laid the one
// that the task names. Who has met every idea chooses freely.
func (g *Tutorial) meant(t *table.Table) []dreist.Move {
	if t.Line.Busy() || t.Match.Over() || !t.Mine() || g.Lesson.Done() {
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

// Gesture forgets what was kept as soon as something else is done than asking for more; the rest is the table's.
func (g *Tutorial) Gesture(t *table.Table, of input.Gesture) bool {
	g.glide.notice()
	g.release(t, of)
	remarked := of.Kind.Acts() && g.remarking(t)
	if remarked {
		g.remarks.dismiss()
		t.Stale = true
	}
	if of.Kind == input.Trigger && slices.Contains(helps[:], of.Command) && (t.OthersShow() || !t.Line.Busy()) && !t.Match.Over() {
		if !remarked || of.Command == input.CommandPlan {
			g.help(t, of.Command)
		}
		return true
	}
	if of.Kind == input.Press && t.ButtonAt(geom.Point(of.At)) == moreButton {
		return false
	}
	if of.Kind == input.Press || of.Kind == input.Trigger {
		g.kept, g.answer = kept{}, answer{}
	}
	return false
}

// answer is what is said above the hand to a key for help where the chick has nothing to add.
type answer struct {
	key      string // of the catalogue, empty for nothing
	watching bool   // whether others showed what they did
}

// help answers a key for help: there is more to tell, or it is said why there is not.
func (g *Tutorial) help(t *table.Table, asked input.Command) {
	_, more := g.more(t)
	key := msg.FirstgameAnswerTold
	switch {
	case t.OthersShow():
		key = msg.FirstgameAnswerWatch
	case asked == input.CommandPlan:
		key = msg.FirstgameAnswerPlan
	case more:
		key = ""
		g.unfold(t)
	case g.Lesson.Done():
		key = msg.FirstgameAnswerAlone
	}
	if asked != input.CommandPlan {
		g.glide.begin(0)
	}
	g.answer = answer{key, t.OthersShow()}
	t.Stale = true
}

// Prompt leaves the table's own line out as long as the chick says what to do, but for the answer to a key for help.
func (g *Tutorial) Prompt(t *table.Table) (string, bool) {
	if a := g.answer; a.key != "" && a.watching == t.OthersShow() && !t.Match.Over() {
		return t.Say.Say(a.key), true
	}
	if g.halts(t) {
		return t.Say.Say(msg.PromptOther, assets.Values{"Name": t.Say.Name(t.Line.View().Turn)}), true
	}
	return "", !t.OthersShow() && !t.Match.Over() && g.Lesson != nil && !g.Lesson.Done() && g.Note.Asks
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
	case b == overlay.EndTurnButton:
		return wanted.Action == dreist.EndTurn
	case b == overlay.DrawButton:
		return wanted.Action == dreist.DrawCard
	case b == overlay.DeclineButton:
		return wanted.Action != dreist.DrawCard
	}
	return b == overlay.GiveButton && wanted.Action == dreist.GiveCards
}

// Wanted returns the move that is wanted most; ok is false where the player is not to move.
func (g *Tutorial) Wanted() (m dreist.Move, ok bool) {
	moves := g.Lesson.Wanted()
	if len(moves) == 0 {
		return dreist.Move{}, false
	}
	return moves[0], true
}

// Push leaves the game, or tells more.
func (g *Tutorial) Push(t *table.Table, b overlay.ButtonID) bool {
	switch b {
	case overlay.LeaveButton:
		t.Request(request.Back)
	case moreButton:
		g.unfold(t)
	default:
		return false
	}
	return true
}

// Update reads on and reports whether the picture changed.
func (g *Tutorial) Update(t *table.Table) bool {
	g.follow(t)
	g.await(t)
	g.readOn(t, 1+t.Status.Slept)
	read := g.read(t)
	// Each has to take its tick, whatever the others say.
	talked, flew, glided := g.talk(t), g.fly(), g.pass(t, 1+t.Status.Slept)
	return read || talked || flew || glided
}

// read puts into words what is to be said now, and reports whether that changed. While the player's own cards move, the
// last words stay.
func (g *Tutorial) read(t *table.Table) bool {
	key := noteKey{g.of, g.kept, t.Say.Edition, t.OthersShow(), g.remarking(t), t.Device, t.Doubt}
	if key == g.noteOf || t.Line.Busy() && !key.watching && g.Note.Say != "" {
		return false
	}
	g.noteOf = key
	g.Note = g.write(t, t.Say)
	return true
}

// Busy reports whether something moves.
func (g *Tutorial) Busy(t *table.Table) bool {
	moves := g.speech.shown < appears
	if g.silent(t) {
		moves = g.speech.shown > 0
	}
	if _, shown := g.gestured(t); shown && !t.Line.Reduced() && g.glide.under() {
		moves = true
	}
	return moves || len(g.flights) > 0
}

// Next returns in how many ticks something moves by itself again, 0 for never.
func (g *Tutorial) Next(t *table.Table) int {
	if g.remarking(t) {
		return g.remarks.now.left
	}
	return g.next(t)
}
