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
	// AimOver returns the place that a card is meant for which is carried over a part of the table; AimAt the one that a click means
	// while a card is chosen.
	AimOver(c Card, over geom.Rect) Aim
	AimAt(c Card, at geom.Point) Aim
	// Move returns the move of a card to a place, whether or not the rules allow it; ok is false if there is none.
	Move(c Card, to Aim) (m M, ok bool)
	// Why returns why the rules refuse a card, with what goes along, at a place; nil where they accept it.
	Why(c Card, to Aim) error
	// EndTurn does what leads on without a card.
	EndTurn()

	// OwnButtons appends the game's buttons of the moment, and Push does what one of them is for.
	OwnButtons(dst []Button) []Button
	Push(b ButtonID)
	// HandleKey does what only this game does with a key, and reports whether it did. It is also asked while others show their turn.
	HandleKey(c input.Command) bool
	// Prompt returns the line above the hand where no refusal is told, and whether it warns.
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

// Refusal is why a move is not allowed. The zero Refusal is none.
type Refusal struct {
	Text        string
	Faults      []Place // that shake
	Explanation rulebook.Explanation
	IsExplained bool // there is an Explanation
}

// Confirmer is a game that asks something before a move that the rules accept.
type Confirmer interface {
	// Confirm asks before a card goes to a place, and reports whether it did.
	Confirm(c Card, to Aim) (asks bool)
}

// Taker is a game in which other cards go along with the one that is taken, or that does something else then.
type Taker interface {
	TakeUp(c Card)
	// Forget is called before what is held is let go of: all that was begun or, where it is only put back, no more than that.
	Forget(all bool)
}

// Handler is a game that does something with gestures of its own.
type Handler interface {
	// HandleOwn does what only this game does with a gesture that the guide has left, before the table does, and reports whether it did.
	HandleOwn(g input.Gesture) (done bool)
}

// Undoer is a game that has something to take back besides moves.
type Undoer[M any] interface {
	// TakesBack takes that back, and reports whether there was something; if not, a move may be taken back next.
	TakesBack() bool
	// TookBack is called after a move was taken back.
	TookBack(m M)
}

// Offerer is a game in which more cards rise than those that are held.
type Offerer interface {
	// Offered appends those that rise as held ones do, and those that rise a little as they may be laid.
	Offered(raised, offered []Card) (_, _ []Card)
}

// Asker is a game that asks something on a plate above the hand.
type Asker interface {
	// Asked returns what is asked, empty for nothing; Answers appends its buttons.
	Asked() string
	Answers(dst []Button) []Button
}

// Holder is a game in which the person in front may have to wait although it is their turn.
type Holder interface {
	IsHeld() bool
}

// Scheduler is a game in which more than the turn says who acts next.
type Scheduler interface {
	// Due returns the person who has to take the screen, or play.NoSeat.
	Due() play.Seat
	// Waits is asked when nothing moves, and reports whether computer players wait with what they do.
	Waits() bool
	// Moved is called after a move of a person.
	Moved()
}

// Settler is a game that has figures beside its cards, which follow what is shown where it changes at once.
type Settler interface {
	Settle()
}

// Scene is the picture of a match: see Seated, which a game embeds in its own.
type Scene[P, E any] interface {
	Motion
	SetSpeed(s stage.Speed)
	Limit(most stage.Speed)
	Reduced() bool
	SetReduced(reduced bool)
	SetFrame(f stage.Frame)
	Tick() bool
	Skip()
	StepBack()
	Finish()
	Returns() bool
	Watching() bool
	Progress() target.Motion

	// ShowAt shows a position at once, GlideTo lets the cards glide there; Play and Replay show events.
	ShowAt(p *P)
	GlideTo(p *P)
	Play(events []E)
	Replay(events []E)
	TakeStarted() []stage.Step[E]
	Return()
	Uncover()

	// Sit seats people around the table as Around does; Watch has everybody's moves shown at a pace to follow, or only those of who is
	// not a person.
	Sit(isPerson func(play.Seat) bool, front play.Seat, isCurtainUp bool)
	SitAlone(front play.Seat) // with an open hand, whoever is to move, and nobody is watched
	Watch(everybody bool, isPerson func(play.Seat) bool)
	FrontSeat() play.Seat
	IsOpen() bool // the hand in front lies face up

	PoseOf(c Card) stage.Pose
	LiftOf(c Card) float64
	Sizes(from float64) Sizes
	DropCard(c Card, at stage.Pose)
	RaiseCards(hidden bool, raised, offered []Card) (moved bool)
	Raising() bool
	LowerAll()

	Around() *Edges
	Places(dst []target.Target) []target.Target
}
