package tabletop

import (
	"dreist/game/play"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/target"
)

// Game is what a table asks of its game. P is a position of it, M a move and E an event. What only some games have are the optional
// interfaces below: Confirmer and so on.
type Game[P, M, E any] interface {
	// CardAt returns the card at a point that may be taken, or NoCard.
	CardAt(at geom.Point) Card
	// Choices returns the cards that keys choose among, in their order.
	Choices() []Card
	// Aims returns the places where keys aim a card, in their order.
	Aims(c Card) []Aim
	// AimOver returns the place that a card is meant for while it is carried over a part of the table.
	AimOver(c Card, over geom.Rect) Aim
	// AimAt returns the place that a click means while a card is chosen.
	AimAt(c Card, at geom.Point) Aim
	// Move returns the move of a card to a place, whether or not the rules allow it; ok is false if there is none.
	Move(c Card, to Aim) (m M, ok bool)
	// CheckMove returns why the rules refuse a card, with what goes along, at a place; nil if they accept it.
	CheckMove(c Card, to Aim) error
	// EndTurn ends the turn, or does whatever else continues the game without a card.
	EndTurn()

	// GameButtons appends the game's own buttons, as they are now.
	GameButtons(dst []Button) []Button
	// PressButton does what one of them is for.
	PressButton(b ButtonID)
	// HandleKey does what only this game does with a key, and reports whether it did. It is also asked while others show their turn.
	HandleKey(c input.Command) (done bool)
	// Prompt returns the line above the hand while no refusal is shown, and whether it warns.
	Prompt() (line string, warns bool)
	// Explain says why a move is not allowed; ok is false of an error that is no refusal.
	Explain(err error) (r Refusal, ok bool)

	// ShowEvent sounds and shows a step that begins; so many others begin at the same time after it.
	ShowEvent(s *stage.Step[E], more int)
	// PlaceRect returns where a place is, and whether it is seen.
	PlaceRect(at Place) (r geom.Rect, seen bool)
	// DrawCard draws the card of a place in a pose.
	DrawCard(e *kit.Canvas, of Place, pose stage.Pose)
}

// Refusal is why a move is not allowed. The zero Refusal means that nothing was refused.
type Refusal struct {
	Text        string
	Faults      []Place // that shake
	Explanation rulebook.Explanation
	IsExplained bool // there is an Explanation
}

// Confirmer is a game that asks something before a move that the rules accept.
type Confirmer interface {
	// AskToConfirm asks before a card goes to a place, and reports whether it did.
	AskToConfirm(c Card, to Aim) (asked bool)
}

// Taker is a game in which other cards go along with the one that is taken, or that does something else then.
type Taker interface {
	// TakeUpCard is called when a card is taken up.
	TakeUpCard(c Card)
	// ClearTaken is called before the held card is released: it forgets all that was begun or, unless all, only the cards that are put
	// back.
	ClearTaken(all bool)
}

// Handler is a game that does something with gestures of its own.
type Handler interface {
	// HandleGesture does what only this game does with a gesture, after the guide and before the table, and reports whether it did.
	HandleGesture(g input.Gesture) (done bool)
}

// Undoer is a game that has something to take back besides moves.
type Undoer[M any] interface {
	// TakeBackInput takes back what was entered, and reports whether there was anything; if not, a move may be taken back next.
	TakeBackInput() (done bool)
	// HandleUndo is called after a move has been taken back.
	HandleUndo(m M)
}

// Offerer is a game in which more cards rise than those that are held.
type Offerer interface {
	// AppendRaised appends to raised the cards that rise like held ones, and to offered those that rise a little because they may be laid.
	AppendRaised(raised, offered []Card) (_, _ []Card)
}

// Asker is a game that asks something on a plate above the hand.
type Asker interface {
	// QuestionText returns the question, empty if nothing is asked.
	QuestionText() string
	// Answers appends the buttons of the question.
	Answers(dst []Button) []Button
}

// TurnHolder is a game in which the person in front may have to wait although it is their turn.
type TurnHolder interface {
	// MustWait reports whether the person in front has to wait.
	MustWait() bool
}

// Scheduler is a game in which more than the turn says who acts next.
type Scheduler interface {
	// DuePlayer returns the person who has to take the screen, or play.NoSeat.
	DuePlayer() play.Seat
	// MustComputersWait reports whether computer players wait. It is asked once a tick while nothing moves.
	MustComputersWait() bool
	// HandleMove is called after a move of a person.
	HandleMove()
}

// Settler is a game with figures beside its cards.
type Settler interface {
	// SettleFigures shows the figures as they belong to the position that is shown, after that has changed at once.
	SettleFigures()
}

// Scene is the picture of a match: see Seated, which a game embeds in its own.
type Scene[P, E any] interface {
	Motion
	// SetSpeed sets the speed of later steps.
	SetSpeed(s stage.Speed)
	// LimitSpeed limits the speed of later steps whatever the setting.
	LimitSpeed(most stage.Speed)
	// HasReducedMotion reports whether cards fade instead of moving.
	HasReducedMotion() bool
	// SetReducedMotion makes cards fade instead of moving, or not.
	SetReducedMotion(reduced bool)
	// SetFrame fits the picture into a window.
	SetFrame(f stage.Frame)
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// SkipStep ends the current step.
	SkipStep()
	// StepBack returns to the beginning of the current step, or to the one before.
	StepBack()
	// FinishMotion ends everything that moves or is queued.
	FinishMotion()
	// IsReturning reports whether only dropped cards are moving back.
	IsReturning() bool
	// IsWatching reports whether the turn that is shown has a pace to follow.
	IsWatching() bool
	// Progress returns the state of the animation.
	Progress() target.Motion

	// ShowPosition shows a position at once.
	ShowPosition(p *P)
	// GlideTo lets the cards glide to a position.
	GlideTo(p *P)
	// PlayEvents queues events.
	PlayEvents(events []E)
	// ReplayEvents queues events among which StepBack can go back.
	ReplayEvents(events []E)
	// TakeStartedSteps returns the steps that began since the last call.
	TakeStartedSteps() []stage.Step[E]
	// ReturnCards moves dropped cards back to their places.
	ReturnCards()
	// UncoverHands turns up all hands, at the end of a game.
	UncoverHands()

	// SeatPeople seats people around the table as SeatingAround does.
	SeatPeople(isPerson func(play.Seat) bool, front play.Seat, isCurtainUp bool)
	// SeatOne seats one player in front, with an open hand even if another player is to move. Nobody is watched.
	SeatOne(front play.Seat)
	// SetWatched shows everybody's moves at a pace to follow, or only those of players who are no persons.
	SetWatched(everybody bool, isPerson func(play.Seat) bool)
	// FrontSeat returns the seat in front.
	FrontSeat() play.Seat
	// IsHandOpen reports whether the hand in front lies face up.
	IsHandOpen() bool

	// PoseOf returns the pose in which a card is drawn.
	PoseOf(c Card) stage.Pose
	// LiftOf returns how far a card has risen out of its row, 0 to 1.
	LiftOf(c Card) float64
	// Sizes returns the sizes of a card that was taken up at a distance from the upper edge, in device pixels.
	Sizes(from float64) Sizes
	// DropCard makes a card start its next motion where it was dropped.
	DropCard(c Card, at stage.Pose)
	// RaiseCards lets cards rise for a tick, the offered ones a little, and reports whether one moved.
	RaiseCards(hidden bool, raised, offered []Card) (moved bool)
	// IsRaising reports whether a card is rising or sinking.
	IsRaising() bool
	// LowerCards puts all risen cards down at once.
	LowerCards()

	// Edges returns what is around the cards.
	Edges() *Edges
	// Places appends what can be pointed at.
	Places(dst []target.Target) []target.Target
}
