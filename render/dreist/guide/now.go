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

// Now is the moment at which a guide is asked. A guide reads from it and changes nothing in it; what it wants done it does
// by the verbs of Do.
type Now struct {
	*situation.Situation            // what is played, how far, and in which words
	Hand                 *hand.Held // the card that is held
	Look                 Look
	Do                   Do
}

// Ask asks the program around the table for something.
func (n *Now) Ask(k request.Kind) { n.Do.Ask(request.Request{Kind: k}) }

// Strike presses the button of the guide that a command stands for, and reports whether there is one that works.
func (n *Now) Strike(key input.Command) Answer {
	for _, b := range n.Look.Buttons(nil) {
		if b.Works && slices.Contains(b.Keys[:], key) {
			n.Do.Press(b.Id)
			return Take
		}
	}
	return LetBe
}

// RunKeys returns the keys of what runs by itself or halts. A controller has no button for Pause, but one for Draw.
func RunKeys() tabletop.Keys { return tabletop.Keys{input.CommandPause, input.CommandDraw} }

// Text returns letters of a size in logical pixels that grows with the window.
func (n *Now) Text(font assets.Font, size float64, c color.RGBA) kit.Lettering {
	return kit.Sized(n.Line.Geometry().TextUnit(), font, size, c)
}

// Look tells what is to be seen at the table, and what the person at it points at.
type Look interface {
	Cursor() geom.Point
	Device() input.Source
	Ticks() int // that this one tick stands for, as the program has slept
	Buttons(dst []tabletop.Button) []tabletop.Button
	ButtonAt(at geom.Point) tabletop.ButtonID
	Box() geom.Rect // of the guide
	QuestionPlate() geom.Rect
	AimOf(at geom.Point) situation.Aim // of a click with the held card
	Refusal() string                   // that is told, empty for none
	Named() []dreist.Cell              // of which the refusal speaks
	Gives() (held, promised bool)      // whether a card of a gift is held, and whether one has its receiver
	Helps() (plans, hints bool)        // whether whoever plays may be helped now, and by hints, too
	Arrives() bool                     // the table still comes
	Celebrates() bool                  // something goes on beside the cards that nobody waits for
	Egon() (of dreist.Event, line string, mood pictures.Mood)
}

// Do is what a guide may do at the table.
type Do interface {
	// Play makes a move as a person would: the guide is asked as about any other. Make neither asks nor shows.
	Play(m dreist.Move)
	Make(m dreist.Move) ([]dreist.Event, error)
	Decline()   // says no to the question
	CountHint() // counts a hint in the record of the match

	// SetMatch puts another match on the table. What was held, said and declined is forgotten.
	SetMatch(m *match.Match)
	SetMode(m tabletop.Mode)
	// Suppose lets the table show a position in place of the match's, nil for none; declined as that of the situation.
	Suppose(p *dreist.Position, declined int)
	// LookBack lets the table show a position of the past, after so many moves.
	LookBack(p *dreist.Position, moves int)
	CatchUp() // counts all moves as shown

	// Show shows events of the match, Animate others, and Rehearse such as did not happen: then the table is as before.
	Show(events []dreist.Event)
	Animate(events []dreist.Event)
	Rehearse(events []dreist.Event)
	Put(v scene.View)   // at once
	Glide(v scene.View) // from where everything is
	Seat(s scene.Seating)
	MakeRoom(p *dreist.Position) // for whatever may be laid next
	Reserve(rows int)            // of the layout
	Uncover(row int)
	Scroll(rows float64)
	Pause(on bool) // what others show
	Skip()         // to the end of the step that moves
	Flush()        // all steps
	FinishMotion() // and everything beside them
	Redraw()

	LetGo()    // of what is held, with all that was said
	PutBack()  // as if nothing had happened
	Release()  // but leave the card where it is seen
	SendHome() // let go, and the card glides back

	Refuse(err error)
	RefuseAim(c dreist.Card, to situation.Aim)
	Tell(why string, faults []dreist.Cell) // in place of the prompt; an empty line takes back what was told
	Inform(why string)                     // the same, of what is no mistake
	Shake(faults []dreist.Cell)
	// Speak lets Egon say a line or, where that is empty, what he says of an event. Recall lets him say what he said of
	// some events, or what he says at rest where there are none.
	Speak(of dreist.Event, line string, mood pictures.Mood)
	Recall(events []dreist.Event)
	Sound(c sounds.Clip)

	Press(b tabletop.ButtonID)
	Point(at geom.Point, over tabletop.ButtonID) // the mouse is there
	Ask(r request.Request)
	Lead(g Guide) // guides from now on, nil for nobody
}
