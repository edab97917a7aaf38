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
	Progress         *primer.FirstGameProgress
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
	waits            dreist.Card // the card of Egon at which his turn was paused last, or NoCard
}

// bystander is the guide whose methods are used if the teacher has none.
type bystander struct{ table.BaseGuide }

// teacher is the part that the first games of all games share. Only the chick speaks.
type teacher = teach.Teacher[dreist.Move, struct{}]

type kept struct {
	move dreist.Move
	idea string // ID of the idea that it would miss
	asks bool   // whether the move is allowed when it is repeated: the chick only warns
}

// NewTutorial returns the guide of a first game at a table; labels measures its texts.
func NewTutorial(at *table.Table, labels *kit.Labels) *Tutorial {
	t := &Tutorial{table: at, waits: dreist.NoCard, free: -1}
	t.Start(t, labels)
	return t
}

// CanMarkFittingCards reports whether the table may mark the cards that fit: once the player has met all ideas.
func (t *Tutorial) CanMarkFittingCards() bool { return t.Progress != nil && t.Progress.IsDone() }

// FollowMatch reads the progress of the game.
func (t *Tutorial) FollowMatch() {
	h := t.table.Match.History()
	before, since, declined := t.Progress, t.moves, t.table.DeclinedAt == len(h)
	changed, goesOn, _ := t.FollowMoves(len(h), true)
	if !changed && declined == t.declined {
		return
	}
	t.moves, t.declined, t.Progress = len(h), declined, primer.NewFirstGameProgress(t.table.Match.InitialPosition(), h)
	if changed {
		t.lastRemark = remark{}
	}
	t.made = t.times(isYours)
	switch {
	case !t.Progress.IsDone():
		t.free = -1
	case t.free < 0 || t.free > t.made:
		t.free = t.made
	}
	if goesOn {
		t.praise(before)
		t.remarkOn(since)
	}
	if declined {
		t.Progress = t.Progress.AfterDecline()
	}
	t.teacher.Lesson = t.Progress.Script
}

// TableState returns the state of the table that the teacher needs. The chick may speak while the table waits for the player or shows Egon's turn, but
// not during an arrival, the last turns or the ending, nor once the player continues alone. In the player's turn it is silent while cards move.
func (t *Tutorial) TableState() teach.TableState {
	at := t.table
	return teach.TableState{
		Texts: at.Phrases.Texts, Edges: &at.Timeline.Geometry().Edges, Device: at.Device, Speed: at.Timeline.Speed(), IsMotionReduced: at.Timeline.HasReducedMotion(),
		IsIdle: !t.isAlone() && !at.Arrival.IsMoving() && at.Phase != tabletop.LastTurnsPhase && !at.Timeline.IsEnding() &&
			(at.IsWatching() || !at.Timeline.IsMoving() && !(t.Speech.IsInvisible() && at.IsCelebrating())),
		Avoid: t.bubbleLayout.avoid,
	}
}

// isAlone reports whether the player continues without the chick, which speaks again only at the end.
func (t *Tutorial) isAlone() bool { return t.free >= 0 && t.made > t.free && !t.table.Match.IsOver() }

func (t *Tutorial) times(is func(record.Step) bool) (n int) {
	for _, s := range t.table.Match.History() {
		if is(s) {
			n++
		}
	}
	return n
}

func isYours(s record.Step) bool { return dreist.Seat(s.Seat) == primer.LearnerSeat }

// praise sends the stars of the ideas that have been met since before.
func (t *Tutorial) praise(before *primer.FirstGameProgress) {
	met, _ := before.CountMetIdeas()
	low := 0
	for _, idea := range before.UnmetIdeas() {
		if t.Progress.HasMet(idea.ID) {
			t.sendStar(t.table.Phrases.Say(idea.TitleKey()), met+low, low)
			low++
		}
	}
}

// ExclamationFor returns an exclamation for the player's first DREIer and first gift, else "".
func (t *Tutorial) ExclamationFor(e dreist.Event) string {
	key := cheerOf(e)
	isSame := func(other dreist.Event) bool { return cheerOf(other) == key }
	if key == "" || t.times(func(s record.Step) bool { return slices.ContainsFunc(s.Events, isSame) }) != 1 {
		return ""
	}
	return t.table.Phrases.Say(key)
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

// keeps holds back a move that would miss a basic idea or, once a turn as a warning, a move that would give up a chance.
func (t *Tutorial) keeps(m dreist.Move) bool {
	turn := 1 + t.egonTurns()
	k := kept{move: m, idea: t.Progress.LostIdea(m)}
	k.asks = k.idea == "" && t.lastWarnedTurn != turn && t.Progress.IsMissingChance(m)
	if k.idea == "" && !k.asks {
		return false
	}
	t.kept = k
	if k.asks {
		t.lastWarnedTurn = turn
	}
	t.table.ReturnHeldCards()
	t.table.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
	return true
}

// HandleAttempt holds back moves that would miss something. The table may ask before a discard that is not held back.
func (t *Tutorial) HandleAttempt(a table.Attempt) tabletop.Handling {
	t.FollowMatch()
	switch a.Kind {
	case tabletop.TryGesture, tabletop.TryCommand:
		return t.notice(a.Gesture)
	case tabletop.TryPlay:
		return t.RefuseTooEarly(t.table.ShownPosition().CanMove(a.Move), t.keeps(a.Move))
	case tabletop.TryDiscard:
		return tabletop.Handling(t.Progress.LostIdea(dreist.Discard(dreist.Card(a.Card))) != "")
	}
	return t.HandleInput(a.Kind, a.Gesture, a.Button)
}

// notice ends a remark that the player has read, unless the gesture asks for more, and continues a paused turn of Egon. The table does the rest.
func (t *Tutorial) notice(of input.Gesture) tabletop.Handling {
	kept, remarked, button := t.HasTriedLaterMove, t.IsRemarking(), t.table.ButtonAt(geom.Point(of.At))
	if t.isPausedAtCard() && (of.Kind == input.Tap && button == tabletop.NoButton || of.Kind == input.CommandGiven && of.Command == input.CommandConfirm) {
		t.table.Timeline.SetPaused(false)
	}
	t.HandleRemarkInput(of)
	helps := of.Command == input.CommandHint || of.Command == input.CommandHintMove || of.Command == input.CommandHintTurn
	switch {
	case of.Kind == input.CommandGiven && helps && (t.table.IsWatching() || !t.table.Timeline.IsMoving()) && !t.table.Match.IsOver():
		t.HasTriedLaterMove = kept
		if !remarked {
			t.help()
		}
		return tabletop.Handled
	case of.Kind == input.Press && button == tabletop.MoreButton:
		t.HasTriedLaterMove = kept
	case of.Kind == input.Press || of.Kind == input.CommandGiven:
		t.answer = answer{}
	}
	return tabletop.NotHandled
}

// answer is the prompt after a key for help if the chick has no more to say.
type answer struct {
	key      string // key of the text, "" for no prompt
	watching bool   // the turn of others was shown at that time
}

// help handles a key for help: it shows more, or explains why there is no more.
func (t *Tutorial) help() {
	_, more := t.DetailsButton()
	t.answer = answer{"firstgame.answer.told", t.table.IsWatching()}
	switch {
	case t.table.IsWatching():
		t.answer.key = "firstgame.answer.watch"
	case more:
		t.answer.key = ""
	case t.Progress.IsDone():
		t.answer.key = "firstgame.answer.alone"
	}
	t.ToggleDetails()
	t.table.Redraw()
}

// Tick advances by a tick and reports whether the picture changed.
func (t *Tutorial) Tick() (changed bool) {
	t.FollowMatch()
	t.pauseAtCard()
	t.makeRoom()
	if at := t.table; t.lastRemark.waits && t.TableState().IsIdle && !at.IsWatching() && !at.Match.IsOver() {
		t.lastRemark.waits = false
		t.ShowRemark()
	}
	fly := t.stars.Tick()
	return t.teacher.Tick() || fly
}

// TicksUntilChange returns the ticks until Tick has to be called again.
func (t *Tutorial) TicksUntilChange() int {
	if t.stars.IsMoving() {
		return 1
	}
	return t.teacher.TicksUntilChange()
}

// SpokenLines returns all that the chick says.
func (t *Tutorial) SpokenLines() []string {
	t.FollowMatch()
	if t.isAlone() {
		return nil
	}
	return t.teacher.SpokenLines()
}

// revealed returns the card that Egon is revealing, or NoCard.
func (t *Tutorial) revealed() dreist.Card {
	if step, _, ok := t.table.Timeline.CurrentStep(); ok {
		if e, is := step.Event.(dreist.EgonRevealed); is {
			return e.Card
		}
	}
	return dreist.NoCard
}

// pauseAtCard pauses Egon's turn at each card that he reveals, until the player goes on. It does not once the chick has left the player alone, or
// while the last turns are shown again.
func (t *Tutorial) pauseAtCard() {
	c := t.revealed()
	if c != dreist.NoCard && c != t.waits && t.table.Phase != tabletop.LastTurnsPhase && !t.isAlone() && t.table.Timeline.HasArrived(int(c)) {
		t.waits = c
		t.table.Timeline.SetPaused(true)
	}
}

func (t *Tutorial) isPausedAtCard() bool {
	return t.table.Timeline.IsPaused() && t.revealed() != dreist.NoCard && t.revealed() == t.waits
}
