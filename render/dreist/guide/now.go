package guide

import (
	"image/color"
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Now is what a guide sees of the table when it is called. A guide only reads it, and acts through the methods of Do.
type Now struct {
	*situation.Situation            // the state of play
	Hand                 *hand.Held // the held card
	Look                 Look
	Do                   Do
}

// Ask asks the program around the table for something.
func (n *Now) Ask(k request.Kind) { n.Do.Ask(request.Request{Kind: k}) }

// PressByKey presses the enabled button of the guide with a command; the answer is tabletop.NotHandled if there is none.
func (n *Now) PressByKey(key input.Command) tabletop.Answer {
	for _, b := range n.Look.Buttons(nil) {
		if b.Enabled && slices.Contains(b.Keys[:], key) {
			n.Do.Press(b.Id)
			return tabletop.Handled
		}
	}
	return tabletop.NotHandled
}

// Text returns a text style with a size in logical pixels of texts, which grow with the window.
func (n *Now) Text(font assets.Font, size float64, c color.RGBA) kit.Lettering {
	return kit.Sized(n.Line.Geometry().TextUnit(), font, size, c)
}

// Look is what a guide can ask about the screen and the pointer.
type Look interface {
	Cursor() geom.Point
	Device() input.Source
	Ticks() int // number of ticks that this one stands for, after a sleep
	Buttons(dst []tabletop.Button) []tabletop.Button
	ButtonAt(at geom.Point) tabletop.ButtonID
	Box() geom.Rect // the box of the guide
	QuestionPlate() geom.Rect
	AimOf(at geom.Point) situation.Aim // the aim of a click with the held card
	Refusal() string                   // the refusal shown, empty for none
	Named() []dreist.Cell              // the cells named in the refusal
	Gives() (held, promised bool)      // whether a card of a gift is held, and whether one has a receiver
	Helps() bool                       // whether hints are allowed now
	Arrives() bool                     // the table is still appearing
	Celebrates() bool                  // effects run that nobody waits for
	Egon() (of dreist.Event, line string, mood pictures.Mood)
}

// Do is what a guide may do at the table.
type Do interface {
	// Play makes a move as a person would, so that Try is called. Make does not call it and shows nothing.
	Play(m dreist.Move)
	Make(m dreist.Move) ([]dreist.Event, error)
	Decline()   // answers no to the question
	CountHint() // counts a hint in the record of the match

	// SetMatch puts another match on the table. The held card, texts and answers are reset.
	SetMatch(m *match.Match)
	SetMode(m tabletop.Mode)
	// LookBack shows a past position, after a number of moves.
	LookBack(p *dreist.Position, moves int)
	CatchUp() // counts all moves as shown

	// Show shows events of the match, Animate others, and Rehearse hypothetical ones, after which the table is as before.
	Show(events []dreist.Event)
	Animate(events []dreist.Event)
	Rehearse(events []dreist.Event)
	Put(v scene.View)   // places all cards at once
	Glide(v scene.View) // moves all cards from their places
	Seat(s scene.Seating)
	MakeRoom(p *dreist.Position) // adds rows for the next cards laid
	Reserve(rows int)            // keeps room for rows of the layout
	Uncover(row int)
	Scroll(rows float64)
	Pause(on bool) // pauses the turns of others
	Skip()         // ends the motion of the current step
	Flush()        // ends the motion of all steps
	FinishMotion() // ends all motion, also beside the cards
	Redraw()

	LetGo()    // forgets what is held, and removes the refusal
	PutBack()  // returns the held card, as if it had not been picked up
	Release()  // releases the card where it is shown
	SendHome() // releases the card, which glides home

	Refuse(err error)
	RefuseAim(c dreist.Card, to situation.Aim)
	Tell(why string, faults []dreist.Cell) // shows a refusal instead of the prompt; "" removes it
	Inform(why string)                     // the same if there was no mistake
	Shake(faults []dreist.Cell)
	// Speak lets Egon say a line, or if it is empty, his remark on an event. Recall lets him repeat his remark on some
	// events, or say what he says at rest if there are none.
	Speak(of dreist.Event, line string, mood pictures.Mood)
	Recall(events []dreist.Event)
	Sound(c sounds.Clip)

	Press(b tabletop.ButtonID)
	Point(at geom.Point, over tabletop.ButtonID) // sets the position of the mouse
	Ask(r request.Request)
	SetGuide(g Guide) // changes the guide, nil for none
}
