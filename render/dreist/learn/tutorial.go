package learn

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/sounds"
)

// Tutorial is the guide of a first game at a table: a chick that explains ideas and marks the cards to play.
type Tutorial struct {
	bystander
	teacher
	Lesson           *primer.FirstGameProgress
	table            *table.Table
	declined         bool // the player declined to draw
	kept             kept
	lastWarnedTurn   int // the player's turn, from 1, of the last warning about a missed chance; 0 before the first
	answer           answer
	lastRemark       remark
	hasRemarkedAlone bool // the remark about a card without neighbours was made
	bubbleLayout     bubbleLayout
	stars            stage.Effects[*kit.Canvas]
	moves            int         // number of moves of the match read so far
	made             int         // number of the player's steps
	free             int         // number of the player's steps when all ideas had been met, -1 before
	waits            dreist.Card // Egon's card at which his turn was last paused, or NoCard
}

// bystander leaves to the table what the teacher does not handle.
type bystander struct{ table.BaseGuide }

// teacher is what the first games of all games share. Only the chick speaks.
type teacher = teach.Teacher[dreist.Move, struct{}]

// kept is a move that is held back.
type kept struct {
	move dreist.Move
	idea string // ID of the idea that it would miss
	asks bool   // the move is only warned of: repeating it is allowed
}

// NewTutorial returns the guide of a first game at a table; labels measures its texts.
func NewTutorial(t *table.Table, labels *kit.Labels) *Tutorial {
	g := &Tutorial{table: t, waits: dreist.NoCard, free: -1}
	g.Start(g, labels)
	return g
}

// CanMarkFitting reports whether the player has met all ideas. Only then the table marks the cards that fit.
func (g *Tutorial) CanMarkFitting() bool { return g.Lesson != nil && g.Lesson.IsDone() }

// FollowMatch reads the progress of the game.
func (g *Tutorial) FollowMatch() {
	h := g.table.Match.History()
	before, since, declined := g.Lesson, g.moves, g.table.DeclinedAt == len(h)
	changed, goesOn, _ := g.FollowMoves(len(h), true)
	if !changed && declined == g.declined {
		return
	}
	g.moves, g.declined, g.Lesson = len(h), declined, primer.NewFirstGameProgress(g.table.Match.InitialPosition(), h)
	if changed {
		g.lastRemark = remark{}
	}
	switch g.made = g.times(isYours); {
	case !g.Lesson.IsDone():
		g.free = -1
	case g.free < 0 || g.free > g.made:
		g.free = g.made
	}
	if goesOn {
		g.praise(before)
		g.remarkOn(since)
	}
	if declined {
		g.Lesson = g.Lesson.AfterDecline()
	}
	g.teacher.Lesson = g.Lesson.Script
}

// TableState returns how the table looks. The chick may speak while the table waits for the player or shows Egon's turn, but not during an arrival,
// the last turns or the ending, nor once the player goes on alone. In the player's turn it is silent while cards move.
func (g *Tutorial) TableState() teach.TableState {
	t := g.table
	return teach.TableState{
		Texts: t.Phrases.Texts, Edges: &t.Timeline.Geometry().Edges, Device: t.Device, Speed: t.Timeline.Speed(), IsMotionReduced: t.Timeline.HasReducedMotion(),
		IsIdle: !g.isAlone() && !t.Arrival.IsMoving() && t.Phase != tabletop.LastTurnsPhase && !t.Timeline.IsEnding() &&
			(t.IsWatching() || !t.Timeline.IsMoving() && !(g.Speech.IsInvisible() && t.IsCelebrating())),
		Avoid: g.bubbleLayout.avoid,
	}
}

// isAlone reports whether the player goes on without the chick, which speaks only at the end again.
func (g *Tutorial) isAlone() bool { return g.free >= 0 && g.made > g.free && !g.table.Match.IsOver() }

func (g *Tutorial) times(is func(record.Step) bool) (n int) {
	for _, s := range g.table.Match.History() {
		if is(s) {
			n++
		}
	}
	return n
}

func isYours(s record.Step) bool { return dreist.Seat(s.Seat) == primer.LearnerSeat }

// praise sends the stars of the ideas that have been met since before.
func (g *Tutorial) praise(before *primer.FirstGameProgress) {
	met, _ := before.CountMetIdeas()
	low := 0
	for _, idea := range before.OpenIdeas() {
		if g.Lesson.HasMet(idea.ID) {
			g.sendStar(g.table.Phrases.Say(idea.TitleKey()), met+low, low)
			low++
		}
	}
}

// ExclamationFor returns an exclamation for the player's first DREIer and first gift, else "".
func (g *Tutorial) ExclamationFor(e dreist.Event) string {
	key := cheerOf(e)
	isSame := func(other dreist.Event) bool { return cheerOf(other) == key }
	if key == "" || g.times(func(s record.Step) bool { return slices.ContainsFunc(s.Events, isSame) }) != 1 {
		return ""
	}
	return g.table.Phrases.Say(key)
}

// cheerOf returns the key of the exclamation for an event, "" if it has none.
func cheerOf(e dreist.Event) string {
	switch e := e.(type) {
	case dreist.TrioMade:
		if e.Seat == primer.LearnerSeat {
			return "cheer.first.trio"
		}
	case dreist.GiftGiven:
		if e.From == primer.LearnerSeat {
			return "cheer.first.gift"
		}
	}
	return ""
}

// keeps holds back a move that would miss a basic idea or, once a turn as a warning, one that would give up a chance.
func (g *Tutorial) keeps(m dreist.Move) bool {
	turn := 1 + g.egonTurns()
	k := kept{move: m, idea: g.Lesson.LostIdea(m)}
	k.asks = k.idea == "" && g.lastWarnedTurn != turn && g.Lesson.IsMissingChance(m)
	if k.idea == "" && !k.asks {
		return false
	}
	if g.kept = k; k.asks {
		g.lastWarnedTurn = turn
	}
	g.table.ReturnHeldCards()
	g.table.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	return true
}

// HandleAttempt holds back moves that would miss something. The table may ask before a discard that is not held back.
func (g *Tutorial) HandleAttempt(a table.Attempt) tabletop.Handling {
	g.FollowMatch()
	switch a.Kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return g.notice(a.Gesture)
	case tabletop.TryPlay:
		return g.RefuseTooEarly(g.table.ShownPosition().CanMove(a.Move), g.keeps(a.Move))
	case tabletop.TryDiscard:
		return tabletop.Handling(g.Lesson.LostIdea(dreist.Discard(dreist.Card(a.Card))) != "")
	}
	return g.HandleInput(a.Kind, a.Gesture, a.Button)
}

// notice ends the note that a gesture answers, unless it asks for more, and continues a paused turn of Egon. The table does the rest.
func (g *Tutorial) notice(of input.Gesture) tabletop.Handling {
	kept, remarked, button := g.HasTriedLaterMove, g.IsRemarking(), g.table.ButtonAt(geom.Point(of.At))
	if g.isPausedAtCard() && (of.Kind == input.Tap && button == tabletop.NoButton || of.Kind == input.Trigger && of.Command == input.CommandConfirm) {
		g.table.Timeline.SetPaused(false)
	}
	g.EndRemark(of)
	helps := of.Command == input.CommandHint || of.Command == input.CommandHintMove || of.Command == input.CommandHintTurn
	switch {
	case of.Kind == input.Trigger && helps && (g.table.IsWatching() || !g.table.Timeline.IsMoving()) && !g.table.Match.IsOver():
		if g.HasTriedLaterMove = kept; !remarked {
			g.help()
		}
		return tabletop.Handled
	case of.Kind == input.Press && button == tabletop.MoreButton:
		g.HasTriedLaterMove = kept
	case of.Kind == input.Press || of.Kind == input.Trigger:
		g.answer = answer{}
	}
	return tabletop.NotHandled
}

// answer is the prompt after a key for help if the chick has no more to say.
type answer struct {
	key      string // of the catalogue, "" for none
	watching bool   // the others' turn was shown then
}

// help handles a key for help: it shows more, or explains why there is no more.
func (g *Tutorial) help() {
	_, more := g.DetailsButton()
	g.answer = answer{"firstgame.answer.told", g.table.IsWatching()}
	switch {
	case g.table.IsWatching():
		g.answer.key = "firstgame.answer.watch"
	case more:
		g.answer.key = ""
	case g.Lesson.IsDone():
		g.answer.key = "firstgame.answer.alone"
	}
	g.ToggleDetails()
	g.table.IsStale = true
}

// Tick advances by a tick and reports whether the picture changed.
func (g *Tutorial) Tick() (changed bool) {
	g.FollowMatch()
	g.pauseAtCard()
	g.makeRoom()
	if t := g.table; g.lastRemark.waits && g.TableState().IsIdle && !t.IsWatching() && !t.Match.IsOver() {
		g.lastRemark.waits = false
		g.ShowRemark()
	}
	fly := g.stars.Tick()
	return g.teacher.Tick() || fly
}

// TicksUntilChange returns the ticks until Tick has to be called again.
func (g *Tutorial) TicksUntilChange() int {
	if g.stars.IsMoving() {
		return 1
	}
	return g.teacher.TicksUntilChange()
}

// SpokenLines returns all that the chick says.
func (g *Tutorial) SpokenLines() []string {
	if g.FollowMatch(); g.isAlone() {
		return nil
	}
	return g.teacher.SpokenLines()
}

// revealed returns the card that Egon is revealing, or NoCard.
func (g *Tutorial) revealed() dreist.Card {
	if step, _, ok := g.table.Timeline.CurrentStep(); ok {
		if e, is := step.Event.(dreist.EgonRevealed); is {
			return e.Card
		}
	}
	return dreist.NoCard
}

// pauseAtCard pauses Egon's turn at every revealed card until the player continues, unless the player goes on alone.
func (g *Tutorial) pauseAtCard() {
	c := g.revealed()
	if c != dreist.NoCard && c != g.waits && g.table.Phase != tabletop.LastTurnsPhase && !g.isAlone() && g.table.Timeline.HasArrived(int(c)) {
		g.waits = c
		g.table.Timeline.SetPaused(true)
	}
}

func (g *Tutorial) isPausedAtCard() bool {
	return g.table.Timeline.IsPaused() && g.revealed() != dreist.NoCard && g.revealed() == g.waits
}
