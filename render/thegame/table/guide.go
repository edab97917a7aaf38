package table

import (
	"math"

	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
)

// Guide leads at a table of THE GAME. What it does itself at a table it does by Table.Make, which does not ask it.
type Guide = tabletop.Guide[thegame.Move, thegame.Card, Aim, Place, thegame.Event]

// Attempt is what a person is about to do: a gesture, a command, a button, a move or a move taken back.
type Attempt = tabletop.Attempt[thegame.Move, thegame.Card, Aim]

// Bystander is a guide that neither shows nor does anything.
type Bystander = tabletop.Bystander[thegame.Move, thegame.Card, Aim, Place, thegame.Event]

// Overlay is what a guide shows at a moment.
type Overlay = tabletop.Overlay[thegame.Card, Place]

// Place is a place on the table for a mark: that of a card, or of a pile, or beside it.
type Place struct {
	Card   thegame.Card // NoCard for a place of the pile
	Pile   thegame.Pile
	Beside int       // of a number beside the pile: which one, from 1; 0 for the pile itself
	Area   geom.Rect // any other place, empty for none
}

// Within returns a rectangle as a place.
func Within(r geom.Rect) Place { return Place{Area: r} }

// Lift lets a card glow, above its neighbours, with a number where it is one of several.
func Lift(o *Overlay, c thegame.Card, number int) {
	o.Mark(tabletop.Mark[Place]{Motif: kit.Glow, At: Place{Card: c}, Tint: tabletop.BrightTint, Lift: true})
	if number > 0 {
		o.Mark(tabletop.Mark[Place]{At: Place{Card: c}, Number: number, Picked: true})
	}
}

// SetGuide lets a guide lead, or nobody any longer but the teacher.
func (t *Table) SetGuide(g Guide) {
	t.Follow(g)
	t.Stale = true
}

// SetMatch puts another match for the same seats on the table, and lets the cards glide to it. A seat is in front, whose hand is open
// whoever is to move: nobody else looks at the screen.
func (t *Table) SetMatch(m *match.Match, front thegame.Seat) {
	t.FinishMotion()
	t.Match = m
	s := tabletop.Around(m.Position().Seats(), func(s thegame.Seat) bool { return s == front }, front, true)
	if s.Watched = [tabletop.MaxSeats]bool{}; s != *t.Line.Seating() {
		t.Line.Seat(s)
	}
	t.CatchUp()
	t.LetGo()
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.settleCast()
}

// SeatInFront lets a seat sit in front as SetMatch does, and reports whether it is another one.
func (t *Table) SeatInFront(s thegame.Seat) bool {
	if s == thegame.NoSeat || s == t.Front() {
		return false
	}
	t.SetMatch(t.Match, s)
	return true
}

// Greet lets the character of a pile look at the players for a while: it speaks.
func (t *Table) Greet(on thegame.Pile) {
	t.cast[on].Flash(pictures.Role{Pile: on, Mood: pictures.Asking}, moodTicks)
}

// ShakePiles lets piles shake that are at fault.
func (t *Table) ShakePiles(piles ...thegame.Pile) {
	t.shake.Begin(piles)
	t.Stale = true
}

// places is the table as marks ask for it.
type places Table

// besideLeast is how many numbers there is always room for beside a pile: as many cards as a turn that is advised lays.
const besideLeast = 6

// Rect returns where a place is.
func (t *places) Rect(at Place) (geom.Rect, bool) {
	r := &t.Line.Geometry().Rows[at.Pile]
	switch {
	case at.Area != geom.Rect{}:
		return at.Area, true
	case at.Card != thegame.NoCard:
		pose := t.Line.Pose(at.Card)
		return pose.Rect(), pose.Shown
	case at.Beside > 0:
		size := math.Round(min(r.Step.H*0.6, r.Step.W/(1.2*besideLeast)))
		return geom.Rect{X: math.Round(r.Step.X + float64(at.Beside-1)*size*1.2), Y: math.Round(r.Step.Center().Y - size/2), W: size, H: size}, true
	}
	return r.Card, true
}

func (t *places) CardPose(at Place) stage.Pose { return t.Line.Pose(at.Card) }

func (t *places) DrawCard(e *kit.Canvas, of Place, pose stage.Pose) {
	drawing{e, (*Table)(t), t.Line.Geometry()}.card(of.Card, pose)
}

// guide draws what the guide shows, below its buttons.
func (d drawing) guide() {
	if d.t.Guide != nil {
		tabletop.DrawMarks(d.Canvas, d.g.BoxUnit(), d.t.Overlay().Marks, (*places)(d.t))
		for on := range thegame.Pile(thegame.Piles) {
			d.size(on) // above the glow of a pile
		}
	}
	d.t.DrawBox(d.Canvas, look(d.g, d.t), d.t.Hover, d.t.Down, d.t.Line.Reduced())
}

// look returns how the buttons of a table are set.
func look(g *scene.Geometry, t *Table) tabletop.ButtonLook {
	return tabletop.ButtonLook{Frame: g.Frame, Low: g.Undo.H, Say: t.Say}
}
