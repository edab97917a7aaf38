package tabletop

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// Table is a match being played at a table, with its input, prompts and animation. A game embeds it in its own table, which
// implements Game and draws. The match is the truth, the scene its picture.
type Table[T Match[P, M, E], P, M, E any] struct {
	InputState
	GuideState[M, E]
	PhaseState
	Requests
	ShownProgress  Progress // the part of the match that has been shown
	Match          T
	PastPosition   *P // position that is looked back on, nil in play
	Texts          *assets.Texts
	Sound          *sounds.Player
	Status         ScreenStatus
	Held           HeldCard
	TypedNumber    TypedNumber
	Modifiers      input.Modifiers // held during the last press
	Arrival        Arrival         // the transition from the start screen
	Refusal        Refusal         // the refusal that is shown
	Lights         Lights[Aim]
	Shake          Shake[Spot]
	PromptBar      PromptBar              // the line above the hand
	SkipsAnimation bool                   // computer players finish the match without animation
	TipOf          func(b *Button) string // returns the tip of a button
	Features       Features[M]

	game            Game[P, M, E]
	scene           Scene[P, E]
	effects         Effects
	animations      Animations
	filledIn        Edges    // the edges with which they were filled
	overlay         Overlay  // as last filled by the guide
	buttons         []Button // all buttons, those of the guide last
	inPlace         []Button // memory for ButtonsInPlace
	box             guideBox
	raised, offered []Card      // memory for AppendRaised
	promptFrame     stage.Frame // window in which the line above the hand was last updated
	language        string      // of the texts on the table, empty before the first Fit
}

// Match is the part of a play.Match that a table needs.
type Match[P, M, E any] interface {
	PlayedMatch
	Position() *P
	PositionBefore(step int) *P
	History() []play.Step[P, M, E]
	MovesSinceTurnOf(of play.Seat) (steps []play.Step[P, M, E], first int)
	Turn() play.Seat
	ResumeSeat() play.Seat
	// Play makes a person's move and the answers of computer players, and returns the events.
	Play(m M) ([]E, error)
	IsComputerToMove() bool
	PlayComputerMoves() ([]E, error)
	CanRedo() bool
	RedoMove() (events []E, ok bool)
	// RecordHint counts a hint in the record of the match.
	RecordHint()
}

// PlayedMatch is the part of a play.Match, of any game, that its screen needs.
type PlayedMatch interface {
	profile.Match
	CanUndo() bool
	UndoMove() (done bool)
	SettleEnd()
}

// ScreenStatus is the state of the screen around a table that the table shows.
type ScreenStatus struct {
	Caption     string // name of the game
	isMuted     bool
	HasUnsaved  bool // something is not saved and would be lost
	OffersHints bool // the player may ask for hints
}

// Effects are decorations besides the cards. Play does not wait for them.
type Effects interface {
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// IsMoving reports whether an effect is shown or queued.
	IsMoving() bool
	// EndEffects ends all effects at once.
	EndEffects()
}

// SetUp sets up the table for a match; more are the animations of this game.
func (t *Table[T, P, M, E]) SetUp(g Game[P, M, E], m T, s Scene[P, E], e Effects, sound *sounds.Player, more ...Animation) {
	t.game, t.Match, t.effects, t.Sound = g, m, e, sound
	t.Features = noFeatures[M](m.Turn)
	t.Held, t.HoveredCard = noHeldCard(), NoCard
	t.Redraw()
	t.SetScene(s)
	t.TipOf = func(b *Button) string { return b.Tip(t.Texts, nil) }
	t.animations = append(t.sharedAnimations(), more...)
	t.animations = append(t.animations,
		Animation{Tick: func() bool { return t.guide().Tick() }, NeedsTick: func() bool { return t.guide().TicksUntilChange() == 1 },
			TicksUntilChange: func() int { return t.guide().TicksUntilChange() }},
		Animation{Tick: func() bool { return t.box.follow(&t.Overlay().Box, t.Edges().Log, t.Speed() == stage.InstantSpeed) }, NeedsTick: func() bool { return t.box.IsMoving() }},
		Animation{Tick: t.FadePromptBar, NeedsTick: func() bool { return t.PromptBar.QuestionFade.IsMoving() || t.PromptBar.PromptFade.IsMoving() }})
	t.MarkAllShown()
}

// SetScene sets the picture of the table.
func (t *Table[T, P, M, E]) SetScene(s Scene[P, E]) { t.scene = s }

// PlayedMatch returns the match in the form that a screen needs.
func (t *Table[T, P, M, E]) PlayedMatch() PlayedMatch { return t.Match }

// Explanation returns the rule behind the refusal that is shown, if there is one.
func (t *Table[T, P, M, E]) Explanation() (e rulebook.Explanation, ok bool) {
	return t.Refusal.Explanation, t.Refusal.IsExplained
}

// ShownPosition returns the current position, or the one that is looked back on.
func (t *Table[T, P, M, E]) ShownPosition() *P {
	if t.PastPosition != nil {
		return t.PastPosition
	}
	return t.Match.Position()
}

func (t *Table[T, P, M, E]) isPerson(s play.Seat) bool {
	all := t.Match.Players()
	return s >= 0 && int(s) < len(all) && all[s].Kind == play.Person
}

// IsHandOpen reports whether the player in front is a person whose hand lies face up.
func (t *Table[T, P, M, E]) IsHandOpen() bool {
	return t.isPerson(t.scene.FrontSeat()) && t.scene.IsHandOpen()
}

// CanMove reports whether the player in front may move: in their turn, with an open hand, and not made to wait by the game or a guide.
func (t *Table[T, P, M, E]) CanMove() bool {
	return t.Match.Turn() == t.scene.FrontSeat() && t.IsHandOpen() && t.Phase <= SolvingPhase && !t.Features.MustWait() && !t.IsLocked()
}

func (t *Table[T, P, M, E]) canAskHint() bool {
	return t.Status.OffersHints && t.Phase == PlayingPhase && t.CanMove()
}

func (t *Table[T, P, M, E]) isShowingEnd() bool { return t.Match.IsOver() && t.IsMoving() }

// RecordHint counts a hint in the record of the match.
func (t *Table[T, P, M, E]) RecordHint() { t.Match.RecordHint() }

// IsHolding reports whether a card is held.
func (t *Table[T, P, M, E]) IsHolding() bool { return t.Held.IsHolding() }

// HasPendingInput reports whether Escape has something to cancel: a held card or a typed digit.
func (t *Table[T, P, M, E]) HasPendingInput() bool {
	return t.Held.IsHolding() || t.TypedNumber.IsOpen()
}

// IsMoving reports whether cards move other than dropped ones on their way home.
func (t *Table[T, P, M, E]) IsMoving() bool { return t.scene.IsMoving() && !t.scene.IsReturning() }

// IsCelebrating reports whether effects are shown.
func (t *Table[T, P, M, E]) IsCelebrating() bool { return t.effects.IsMoving() }

// IsWatching reports whether a turn is shown that nobody at the screen plays, or the last turns once more.
func (t *Table[T, P, M, E]) IsWatching() bool {
	return t.Phase == LastTurnsPhase || t.scene.IsWatching()
}

// HasCardInMotion reports whether any card moves, including those on their way home.
func (t *Table[T, P, M, E]) HasCardInMotion() bool { return t.scene.IsMoving() }

// Speed returns the animation speed.
func (t *Table[T, P, M, E]) Speed() stage.Speed { return t.scene.Speed() }

// Motion returns the state of the animation.
func (t *Table[T, P, M, E]) Motion() target.Motion { return t.scene.MotionState() }

// Enter is called when the table becomes the top screen. The curtain is asked for again if nobody took the screen, and play
// continues if the end was undone below its panel.
func (t *Table[T, P, M, E]) Enter() {
	switch {
	case t.Phase == CurtainPhase:
		t.Phase = PlayingPhase
	case t.Phase == EndedPhase && !t.Match.IsOver():
		t.Phase = PlayingPhase
		t.ShowCurrentPosition()
	}
	t.IsCovered, t.asksEnd = false, false
}

// IsUnderEnd reports whether the panel about the end lies over the table.
func (t *Table[T, P, M, E]) IsUnderEnd() bool { return t.IsCovered && t.asksEnd }

// HandleCover is called when a panel opens over the table. It puts the held card back.
func (t *Table[T, P, M, E]) HandleCover() {
	told := t.Refusal
	t.ReturnHeldCards()
	t.Refusal, t.IsCovered, t.HoveredCard = told, true, NoCard
	t.scene.LowerCards()
}

// Edges returns the areas around the cards.
func (t *Table[T, P, M, E]) Edges() *Edges { return t.scene.Edges() }

// Fit fits the table to the window, the language, the settings that all games have, and the warning about unsaved games.
func (t *Table[T, P, M, E]) Fit(f stage.Frame, speed stage.Speed, settings store.Settings, hasUnsaved bool) {
	t.scene.Fit(f, speed, settings.HasReducedMotion)
	t.Status.isMuted, t.Status.HasUnsaved = settings.IsMuted, hasUnsaved
	t.Redraw()
	if was := t.language; was != t.Texts.Language {
		t.language = t.Texts.Language
		if was != "" {
			t.Refusal = Refusal{}
			t.Features.Translate()
		}
	}
}

// Targets appends the current buttons as targets for tests and scripts.
func (t *Table[T, P, M, E]) Targets(dst []target.Target) []target.Target {
	for _, b := range t.Buttons() {
		label := b.Text
		if b.LabelKey != "" {
			label = t.Texts.Say(b.LabelKey)
		}
		id := b.TargetName()
		if _, twice := target.Find(dst, id); twice {
			id += ".2" // as the log of a finished game has the button to look back, too
		}
		dst = append(dst, target.Target{ID: id, Rect: b.Rect, Label: label, Tip: t.TipOf(&b), Enabled: b.IsEnabled, Primary: b.IsPrimary, Focused: b.ID == t.FocusedButton})
	}
	return dst
}

// Places appends the areas that a pointer can ask about.
func (t *Table[T, P, M, E]) Places(dst []target.Target) []target.Target {
	return t.scene.AppendTargets(dst)
}

// StartFigureArrival starts the arrival of a number of figures from a start screen; draw draws them in flight.
func (t *Table[T, P, M, E]) StartFigureArrival(figures int, draw func(at stage.Span)) {
	t.Arrival.Start(t.scene, figureFlies+stage.Span(figures-1)*figuresApart, draw)
	t.Redraw()
}

// DrawFlyingFigures draws the figures that are still flying in.
func (t *Table[T, P, M, E]) DrawFlyingFigures() { t.Arrival.drawFlyingFigures() }

// CanLendHost reports whether a figure of the table can look over a panel: never, unless a game overrides it.
func (t *Table[T, P, M, E]) CanLendHost() bool { return false }

// SpotRect is for games whose only spots are those of cards; others override it.
func (t *Table[T, P, M, E]) SpotRect(Spot) (r geom.Rect, seen bool) { return }

// DrawHeld draws the held cards above everything else.
func (t *Table[T, P, M, E]) DrawHeld(e *kit.Canvas) {
	if !t.Held.IsHolding() {
		return
	}
	at := t.Held.Pose(t.scene)
	if t.Held.Fan.Drop > 0 {
		if t.Held.Grip == DraggedGrip { // otherwise it is drawn where it lies, below the others
			t.game.DrawCard(e, SpotOfCard(t.Held.Card), at)
			for i, c := range slices.Backward(t.Held.Companions) {
				t.game.DrawCard(e, SpotOfCard(c), t.Held.CompanionPose(at, i))
			}
		}
		return
	}
	if t.Held.Grip == DraggedGrip {
		for i, c := range t.Held.Companions {
			t.game.DrawCard(e, SpotOfCard(c), t.Held.CompanionPose(at, i))
		}
	}
	t.game.DrawCard(e, SpotOfCard(t.Held.Card), at)
}

// Pointer returns the mouse cursor: a hand over what can be pressed, and while dragging, as an arrow would cover the card's face.
func (t *Table[T, P, M, E]) Pointer() ebiten.CursorShapeType {
	h := &t.Held
	card := t.game.CardAt(t.Cursor) != NoCard
	aimed := h.Grip == SelectedGrip && t.CanDrop(h.Card, t.game.AimAt(h.Card, t.Cursor))
	if card || aimed || h.Grip == DraggedGrip || t.HasButtonAt(t.Cursor) {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}
