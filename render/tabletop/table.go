package tabletop

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// Table is a match being played at a table: what is held, shown, asked and told. A game embeds it in its own table, which answers Game
// and draws. The match is the truth, the scene the picture of it.
type Table[T Match[P, M, E], P, M, E any] struct {
	Focus
	guided[M, E]
	Phase     Phase
	Seen      Progress // how much of the match has been shown
	Match     T
	Past      *P // the position that is looked back on, nil in play
	Texts     *assets.Texts
	Sound     *sounds.Player
	Status    Status
	Requests  RequestQueue // to the screen
	Hand      Hand
	Typed     Typed
	Modifiers input.Modifiers // that the last press was made with
	Arrival   Arrival         // of the figures of the start screen
	Refusal   Refusal         // what is told at the moment
	Lights    Lights[Aim]
	Shake     Shake[Place]
	Above     Line                   // the hand: what is asked and told
	Rushes    bool                   // computer players finish the match at once
	TipOf     func(b *Button) string // says what a button does, or which key it has
	Stale     bool                   // the picture has to be drawn again

	before          Phase // what comes when nothing is watched once more any longer
	game            Game[P, M, E]
	scene           Scene[P, E]
	effects         Effects
	moving          Movements
	raised, offered []Card      // memory for the cards that rise
	buttons         [4][]Button // memory for the buttons of the moment, as some are asked for while others are
	lastUsed        int         // of these that was used last
	framed          stage.Frame // as the line above the hand was last seen
}

// Match is a match as a table needs it: see play.Match.
type Match[P, M, E any] interface {
	PlayedMatch
	// Position returns the current position, read-only.
	Position() *P
	// PositionBefore returns the position before a step of the history, from 0.
	PositionBefore(step int) *P
	// History returns all steps so far, read-only.
	History() []play.Step[P, M, E]
	// LastTurns returns the others' steps since a seat's last turn, and the index of the first of them.
	LastTurns(of play.Seat) (steps []play.Step[P, M, E], first int)
	// Turn returns the seat to move, NoSeat after the end.
	Turn() play.Seat
	// FrontSeat returns the person in front of the screen when the match is resumed.
	FrontSeat() play.Seat
	// Play makes a move of a person and the answers of computer players, and returns the events.
	Play(m M) ([]E, error)
	// IsComputerToMove reports whether a computer player is to move.
	IsComputerToMove() bool
	// ContinueMatch makes the moves that computer players have computed, and returns the events.
	ContinueMatch() ([]E, error)
	// CanRedo reports whether a move was taken back and no other played since.
	CanRedo() bool
	// RedoMove plays the move that was taken back last; ok is false if there is none.
	RedoMove() (events []E, ok bool)
	// CountHint counts a hint in the record of the match.
	CountHint()
}

// PlayedMatch is a match of any game, as far as its screen needs it.
type PlayedMatch interface {
	profile.Match
	// MoveCount returns the number of moves that have been made.
	MoveCount() int
	// IsOver reports whether the match has ended.
	IsOver() bool
	// CanUndo reports whether the last move can be taken back.
	CanUndo() bool
	// UndoMove takes the last move back, and reports whether it could be.
	UndoMove() (done bool)
	// SettleEnd accepts an end that is not final.
	SettleEnd()
}

// Status is what the screen around a table tells it.
type Status struct {
	Caption string // which game this is
	Muted   bool
	Unsaved bool // something is not saved and would be lost
	Hints   bool // hints are offered
}

// Effects are what is seen beside the cards, for which nothing waits.
type Effects interface {
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// IsMoving reports whether an effect is shown or queued.
	IsMoving() bool
	// EndEffects ends all effects at once.
	EndEffects()
}

// Begin begins to play a match at a table; more is what moves in this game alone.
func (t *Table[T, P, M, E]) Begin(g Game[P, M, E], m T, s Scene[P, E], e Effects, sound *sounds.Player, more ...Moving) {
	t.game, t.Match, t.effects, t.Sound = g, m, e, sound
	t.Hand, t.Over, t.Stale = NewHand(), NoCard, true
	t.SetScene(s)
	t.TipOf = func(b *Button) string { return b.Tip(t.Texts, nil) }
	t.moving = append(t.movements(), more...)
	t.moving = append(t.moving, t.guided.moving(), t.boxing(func() bool { return s.Speed() == stage.Instant }), t.lineMoving())
	t.CatchUp()
}

// SetScene sets the picture of the table.
func (t *Table[T, P, M, E]) SetScene(s Scene[P, E]) { t.scene, t.guided.edges = s, s.Edges }

// PlayedMatch returns the match, as far as a screen needs it.
func (t *Table[T, P, M, E]) PlayedMatch() PlayedMatch { return t.Match }

// Explanation returns what explains the refusal that is shown, if anything does.
func (t *Table[T, P, M, E]) Explanation() (e rulebook.Explanation, ok bool) {
	return t.Refusal.Explanation, t.Refusal.IsExplained
}

// History returns what has been played.
func (t *Table[T, P, M, E]) History() []play.Step[P, M, E] { return t.Match.History() }

// Position returns the truth: that of now, or of the moment that is looked back on.
func (t *Table[T, P, M, E]) Position() *P {
	if t.Past != nil {
		return t.Past
	}
	return t.Match.Position()
}

// IsPerson reports whether a seat is a person's.
func (t *Table[T, P, M, E]) IsPerson(s play.Seat) bool {
	all := t.Match.Players()
	return s >= 0 && int(s) < len(all) && all[s].Kind == play.Person
}

// IsHandOpen reports whether the player in front is a person who sees their cards.
func (t *Table[T, P, M, E]) IsHandOpen() bool {
	return t.IsPerson(t.scene.FrontSeat()) && t.scene.IsHandOpen()
}

// CanMove reports whether the player in front may move: it is their turn, and they see their cards.
func (t *Table[T, P, M, E]) CanMove() bool {
	return t.Match.Turn() == t.scene.FrontSeat() && t.IsHandOpen() && t.Phase <= Solving && !t.isHeld() && !t.IsLocked()
}

func (t *Table[T, P, M, E]) isHeld() bool {
	h, ok := t.game.(TurnHolder)
	return ok && h.MustWait()
}

// CanAskHint reports whether the player in front may ask for a hint.
func (t *Table[T, P, M, E]) CanAskHint() bool {
	return t.Status.Hints && t.Phase == Playing && t.CanMove()
}

// IsShowingEnd reports whether the end of the match is being shown.
func (t *Table[T, P, M, E]) IsShowingEnd() bool { return t.Match.IsOver() && t.IsMoving() }

// CountHint counts a hint in the record of the match.
func (t *Table[T, P, M, E]) CountHint() { t.Match.CountHint() }

// IsHolding reports whether a card is held.
func (t *Table[T, P, M, E]) IsHolding() bool { return t.Hand.IsHolding() }

// HasPendingInput reports whether Escape has something to put back: a card is held, or a number typed.
func (t *Table[T, P, M, E]) HasPendingInput() bool { return t.Hand.IsHolding() || t.Typed.IsOpen() }

// IsMoving reports whether anything moves that changes the table.
func (t *Table[T, P, M, E]) IsMoving() bool { return t.scene.IsMoving() && !t.scene.IsReturning() }

// IsCelebrating reports whether effects are shown beside the cards.
func (t *Table[T, P, M, E]) IsCelebrating() bool { return t.effects.IsMoving() }

// IsWatching reports whether a turn is being shown that nobody at the screen plays, or that is watched once more.
func (t *Table[T, P, M, E]) IsWatching() bool { return t.Phase == Replaying || t.scene.IsWatching() }

// HasCardInMotion reports whether a card moves, also one that returns home.
func (t *Table[T, P, M, E]) HasCardInMotion() bool { return t.scene.IsMoving() }

// Speed returns the speed at which cards move.
func (t *Table[T, P, M, E]) Speed() stage.Speed { return t.scene.Speed() }

// Motion returns how far what moves is.
func (t *Table[T, P, M, E]) Motion() target.Motion { return t.scene.Progress() }

// Request asks the screen for something of a kind.
func (t *Table[T, P, M, E]) Request(kind RequestKind) { t.SendRequest(Request{Kind: kind}) }

// SendRequest asks the screen for something.
func (t *Table[T, P, M, E]) SendRequest(r Request) { t.Requests = append(t.Requests, r) }

// TakeRequests returns once what has been asked.
func (t *Table[T, P, M, E]) TakeRequests() []Request { return t.Requests.Take() }

// Redraw makes the screen draw the picture again.
func (t *Table[T, P, M, E]) Redraw() { t.Stale = true }

// TakeStale reports once whether the picture has to be drawn again.
func (t *Table[T, P, M, E]) TakeStale() (wasStale bool) {
	stale := t.Stale
	t.Stale = false
	return stale
}

// Enter takes the table up, for the first time or again: who has not taken the screen yet is asked again, and an end that was taken back
// below its panel is gone.
func (t *Table[T, P, M, E]) Enter() {
	switch {
	case t.Phase == Curtained:
		t.Phase = Playing
	case t.Phase == Over && !t.Match.IsOver():
		t.Phase = Playing
		t.Restore()
	}
	t.Covered = false
}

// HandleCover lets go of what is held as something comes over the table.
func (t *Table[T, P, M, E]) HandleCover() {
	told := t.Refusal
	t.PutBack()
	t.Refusal, t.Covered, t.Over = told, true, NoCard
	t.scene.LowerCards()
}

// Fit fits the table into the window and lets it follow the settings.
func (t *Table[T, P, M, E]) Fit(f stage.Frame, speed stage.Speed, isReduced bool) {
	t.scene.SetFrame(f)
	t.scene.SetSpeed(speed)
	t.scene.SetReducedMotion(isReduced)
	t.Stale = true
}

// Targets appends the buttons of the moment.
func (t *Table[T, P, M, E]) Targets(dst []target.Target) []target.Target {
	for _, b := range t.ButtonsNow() {
		label := b.Text
		if b.Label != "" {
			label = t.Texts.Say(b.Label)
		}
		id := b.Target()
		if _, twice := target.Find(dst, id); twice {
			id += ".2" // as the log of a finished game has the button to look back, too
		}
		dst = append(dst, target.Target{ID: id, Rect: b.Rect, Label: label, Tip: t.TipOf(&b), Enabled: b.Enabled, Primary: b.Primary, Focused: b.Id == t.Ring})
	}
	return dst
}

// Places appends what can be pointed at.
func (t *Table[T, P, M, E]) Places(dst []target.Target) []target.Target { return t.scene.Places(dst) }

// Welcome lets so many figures of a start screen fly to the table; draw draws them on their way.
func (t *Table[T, P, M, E]) Welcome(figures int, draw func(at stage.Span)) {
	t.Arrival.Begin(t.scene, figuresFly(figures), draw)
	t.Stale = true
}

// DrawGuests draws them in front of the pieces that leave.
func (t *Table[T, P, M, E]) DrawGuests() { t.Arrival.DrawGuests() }

// CanLendHost reports whether a figure of the table may look over a panel.
func (t *Table[T, P, M, E]) CanLendHost() bool { return false }

// DrawHeld draws what is held, over the table and whatever else lies on that.
func (t *Table[T, P, M, E]) DrawHeld(e *kit.Canvas) {
	if !t.Hand.IsHolding() {
		return
	}
	at := t.Hand.Pose(t.scene)
	if t.Hand.Fan.Down > 0 {
		if t.Hand.Grip == Dragged { // else it is drawn where it lies, below the others
			t.game.DrawCard(e, OnCard(t.Hand.Card), at)
			for i, c := range slices.Backward(t.Hand.With) {
				t.game.DrawCard(e, OnCard(c), t.Hand.Companion(at, i))
			}
		}
		return
	}
	if t.Hand.Grip == Dragged {
		for i, c := range t.Hand.With {
			t.game.DrawCard(e, OnCard(c), t.Hand.Companion(at, i))
		}
	}
	t.game.DrawCard(e, OnCard(t.Hand.Card), at)
}

// Pointer returns the shape of the mouse over what is under it, or while it carries a card, whose face an arrow would cover.
func (t *Table[T, P, M, E]) Pointer() ebiten.CursorShapeType {
	h := &t.Hand
	card := t.game.CardAt(t.Cursor) != NoCard
	aimed := h.Grip == Selected && t.accepts(h.Card, t.game.AimAt(h.Card, t.Cursor))
	if card || aimed || h.Grip == Dragged || t.HasButtonAt(t.Cursor) {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}
