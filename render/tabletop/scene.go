package tabletop

import (
	"dreist/game/play"
	"dreist/render/stage"
	"dreist/render/target"
)

// Scene is the picture of a match. A game's own embeds a SeatedTimeline, which has its cards, motion and seats, and adds two methods: DragSizes of
// a CardScene, and AppendTargets.
type Scene[P, E any] interface {
	CardScene
	MotionScene[E]
	SeatScene
	// ShowPosition shows a position without animation.
	ShowPosition(p *P)
	// GlideTo makes the cards glide to a position.
	GlideTo(p *P)
	// AppendTargets appends the areas that a pointer can ask about.
	AppendTargets(dst []target.Target) []target.Target
}

// RoomMaker is a scene that makes room for the cards of a position before its events are animated.
type RoomMaker[P any] interface {
	MakeRoom(p *P)
}

// CardScene is the picture of the cards of which one is picked up.
type CardScene interface {
	// PoseOf returns the pose in which a card is drawn.
	PoseOf(c Card) stage.Pose
	// DragSizes returns the sizes of a card that was picked up at a y, in device pixels.
	DragSizes(from float64) DragSizes
	// DropCard makes a card start its next motion from the pose where it was dropped.
	DropCard(c Card, at stage.Pose)
	// ReturnCards moves dropped cards back to their spots.
	ReturnCards()
	// IsReturning reports whether only dropped cards are moving back.
	IsReturning() bool
	// RaiseCards advances the rising of cards by a tick, and reports whether one moved. offered cards rise a little, at once if hidden.
	RaiseCards(hidden bool, raised, offered []Card) (moved bool)
	// IsRaising reports whether a card is rising or sinking.
	IsRaising() bool
	// CardLiftProgress returns the progress, 0 to 1, of a card that rises out of its row.
	CardLiftProgress(c Card) float64
	// LowerCards puts all risen cards down at once.
	LowerCards()
	// HasReducedMotion reports whether cards fade instead of moving, and a dragged one follows the mouse without swinging.
	HasReducedMotion() bool
}

// MotionScene is the animation of a match, and how fast it goes.
type MotionScene[E any] interface {
	// PlayEvents queues events for animation.
	PlayEvents(events []E)
	// PlayRewindableEvents queues events; StepBack can go back among them.
	PlayRewindableEvents(events []E)
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// TakeStartedSteps returns the steps that have started since the last call.
	TakeStartedSteps() []stage.Step[E]
	// IsMoving reports whether anything moves or is queued.
	IsMoving() bool
	// IsWatching reports whether the shown turn is slowed down so that players can follow it.
	IsWatching() bool
	// MotionState returns the state of the animation.
	MotionState() target.Motion
	// IsPaused reports whether the animation is paused.
	IsPaused() bool
	// SetPaused pauses or continues the animation.
	SetPaused(paused bool)
	// SkipStep ends the current step.
	SkipStep()
	// StepBack returns to the start of the current step, or to the step before.
	StepBack()
	// FinishMotion ends everything that moves or is queued.
	FinishMotion()
	// Speed returns the speed setting.
	Speed() stage.Speed
	// LimitSpeed sets the highest speed of later steps, whatever the setting.
	LimitSpeed(most stage.Speed)
}

// SeatScene is the seating of a match in its window.
type SeatScene interface {
	// Fit fits the picture to a window, and sets the speed of later steps and whether cards fade instead of moving.
	Fit(f stage.Frame, s stage.Speed, reducedMotion bool)
	// Edges returns the areas around the cards.
	Edges() *Edges
	// SeatPeople seats people around the table as SeatingAround does.
	SeatPeople(isPerson func(play.Seat) bool, front play.Seat, isCurtainUp bool)
	// SeatWithOpenHand seats one player in front, with an open hand even if another player is to move. No turns are slowed down.
	SeatWithOpenHand(front play.Seat)
	// SetWatched sets whose turns are slowed down so that players can follow them: everybody's, or only those of computer players.
	SetWatched(everybody bool, isPerson func(play.Seat) bool)
	// FrontSeat returns the seat in front.
	FrontSeat() play.Seat
	// IsHandOpen reports whether the front hand lies face up.
	IsHandOpen() bool
	// UncoverHands turns up all hands, at the end of a game.
	UncoverHands()
}

// DragSizes are the widths of a dragged card, in device pixels: between where it was picked up and EdgeY, from HandWidth to TableWidth.
type DragSizes struct {
	HandWidth  float64 // width where it was picked up
	TableWidth float64 // width on the table
	EdgeY      float64 // y from which on upwards it has the width TableWidth
}
