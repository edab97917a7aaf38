package tabletop

import (
	"dreist/game/play"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Game is the game-specific part of a Table. P is a position, M a move and E an event.
type Game[P, M, E any] interface {
	// CardAt returns the card at a point that can be picked up, or NoCard.
	CardAt(at geom.Point) Card
	// SelectableCards returns the cards that keys select among, in order.
	SelectableCards() []Card
	// OfferAims offers the spots at which a card may be aimed with their areas, in the order of keys.
	OfferAims(c Card, offer func(to Aim, area geom.Rect))
	// Aims returns the spots at which keys aim a card, in order.
	Aims(c Card) []Aim
	// AimBelowCard returns the spot at which a dragged card with the bounds over is aimed.
	AimBelowCard(c Card, over geom.Rect) Aim
	// AimAt returns the spot at which a click aims the selected card.
	AimAt(c Card, at geom.Point) Aim
	// MoveFor returns the move of a card to a spot, whether or not it is legal; ok is false if there is no such move.
	MoveFor(c Card, to Aim) (m M, ok bool)
	// CheckMove returns the reason why the rules refuse a card, with its companions, at a spot; nil if they accept it.
	CheckMove(c Card, to Aim) error
	// EndTurn ends the turn, or continues the game in another way that needs no card.
	EndTurn()

	// GameButtons appends the game's own buttons in their current state.
	GameButtons(dst []Button) []Button
	// PressButton handles a press on one of them.
	PressButton(b ButtonID)
	// HandleKey handles a key of this game, and reports whether it did. It is also called while other players' turns are shown.
	HandleKey(c input.Command) (done bool)
	// Prompt returns the line above the hand when no refusal is shown, and whether it is a warning.
	Prompt() (line string, warns bool)
	// RefusalFor returns the refusal for an error of the rules; ok is false for any other error.
	RefusalFor(err error) (r Refusal, ok bool)

	// ShowEvent starts the sounds and effects of a step; more is the number of steps after it that start in the same tick.
	ShowEvent(s *stage.Step[E], more int)
	// SpotRect returns the bounds of a spot, and whether it is visible.
	SpotRect(at Spot) (r geom.Rect, seen bool)
	// DrawCard draws the card of a spot in a pose.
	DrawCard(e *kit.Canvas, of Spot, pose stage.Pose)
}

// Features are what only some games have. A table begins with those of a game without any; a game sets its own after SetUp.
type Features[M any] struct {
	// AskToConfirm asks before a card goes to a spot, and reports whether it did.
	AskToConfirm func(c Card, to Aim) (asked bool)
	// HandlePickUp is called when a card is picked up, for instance because other cards go with it.
	HandlePickUp func(c Card)
	// ClearPickedUp is called before the held card is released. It forgets all pending input or, unless all, only the cards put back.
	ClearPickedUp func(all bool)
	// HandleGesture handles a gesture of this game, after the guide and before the table, and reports whether it did.
	HandleGesture func(g input.Gesture) (done bool)
	// TakeBackInput takes back the last input that is not a move yet, and reports whether there was any; if not, the last move is undone.
	TakeBackInput func() (done bool)
	// HandleUndo is called after a move was undone.
	HandleUndo func(m M)
	// AppendRaised appends to raised the cards that rise like held ones, and to offered those that rise a little as they can be laid.
	AppendRaised func(raised, offered []Card) (_, _ []Card)
	// QuestionText returns the question on a plate above the hand, or an empty string.
	QuestionText func() string
	// PromptSpeaker returns the mouth of the figure that says the prompt, the zero point if none does.
	PromptSpeaker func() geom.Point
	// Answers appends the buttons of the question.
	Answers func(dst []Button) []Button
	// MustWait reports whether the player in front has to wait in their own turn.
	MustWait func() bool
	// SeatToTakeScreen returns the person who has to take the screen, or play.NoSeat.
	SeatToTakeScreen func() play.Seat
	// MustComputersWait reports whether computer players wait after a person's move. It is called once a tick while nothing moves.
	MustComputersWait func() bool
	// HandleMove is called after a person's move.
	HandleMove func()
	// DrawOverMarks draws what the marks of a guide must not cover.
	DrawOverMarks func(e *kit.Canvas)
	// SettleFigures updates the figures beside the cards after the shown position has changed without animation.
	SettleFigures func()
	// Translate is called after the language has changed, for texts that the table keeps.
	Translate func()
}

// noFeatures returns the features of a game without any, in which turn returns the seat to move.
func noFeatures[M any](turn func() play.Seat) Features[M] {
	return Features[M]{
		AskToConfirm:      func(Card, Aim) bool { return false },
		HandlePickUp:      func(Card) {},
		ClearPickedUp:     func(bool) {},
		HandleGesture:     func(input.Gesture) bool { return false },
		TakeBackInput:     func() bool { return false },
		HandleUndo:        func(M) {},
		AppendRaised:      func(raised, offered []Card) (_, _ []Card) { return raised, offered },
		QuestionText:      func() string { return "" },
		PromptSpeaker:     func() geom.Point { return geom.Point{} },
		Answers:           func(dst []Button) []Button { return dst },
		MustWait:          func() bool { return false },
		SeatToTakeScreen:  turn,
		MustComputersWait: func() bool { return false },
		HandleMove:        func() {},
		DrawOverMarks:     func(*kit.Canvas) {},
		SettleFigures:     func() {},
		Translate:         func() {},
	}
}

// Refusal is the reason why a move is not allowed. The zero Refusal means that no move was refused.
type Refusal struct {
	Text        string
	FaultySpots []Spot // the spots that shake
	Explanation rulebook.Explanation
	IsExplained bool // Explanation is set
}
