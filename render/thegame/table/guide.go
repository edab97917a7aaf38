package table

import (
	"math"
	"slices"

	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
)

// Guide leads at a table: a hint, an example, the first game. It shows an overlay and answers attempts. Embed Bystander to implement
// only some of its methods. What a guide does itself at a table it does by Table.Make, which does not ask it.
type Guide interface {
	// Show fills in what is shown and what can be used.
	Show(o *Overlay)
	// Draw draws what an overlay cannot contain, below the buttons.
	Draw(e *kit.Canvas)
	// Try handles an attempt or leaves it to the table. A move that is tried may be against the rules.
	Try(a Attempt) tabletop.Answer
	// Hear tells of an event of the match as it begins to be seen.
	Hear(e thegame.Event)
	// Locks reports whether nobody may lay, end a turn or signal now.
	Locks() bool
	// ReadAloud returns further lines for the description of the table that is read aloud, beside the prompt and the box.
	ReadAloud() []string
	// Tick advances by a tick and reports whether the picture changed. Next returns the number of ticks until it changes again: 1 while
	// something moves, 0 for never.
	Tick() bool
	Next() int
}

// Attempt is what a person is about to do: a gesture, a command, a button, a move or a move taken back.
type Attempt = tabletop.Attempt[thegame.Move, thegame.Card, Aim]

// Bystander is a guide that neither shows nor does anything.
type Bystander struct{}

func (Bystander) Show(*Overlay)               {}
func (Bystander) Draw(*kit.Canvas)            {}
func (Bystander) Try(Attempt) tabletop.Answer { return tabletop.NotHandled }
func (Bystander) Hear(thegame.Event)          {}
func (Bystander) Locks() bool                 { return false }
func (Bystander) ReadAloud() []string         { return nil }
func (Bystander) Tick() bool                  { return false }
func (Bystander) Next() int                   { return 0 }

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

// SetGuide lets a guide lead, or nobody any longer.
func (t *Table) SetGuide(g Guide) { t.Guide, t.Stale = g, true }

// Overlay returns what the guide wants to be seen.
func (t *Table) Overlay() *Overlay {
	g := t.Line.Geometry()
	t.laid.Clear(thegame.NoCard, g.Log, g.BoxUnit())
	if t.Guide != nil {
		t.Guide.Show(&t.laid)
		t.laid.Arrange()
	}
	return &t.laid
}

// try reports whether the guide takes what a person is about to do.
func (t *Table) try(a Attempt) bool { return t.Guide != nil && t.Guide.Try(a) == tabletop.Handled }

// locked reports whether the guide locks the cards.
func (t *Table) locked() bool { return t.Guide != nil && t.Guide.Locks() }

// pressByKey presses the button of the guide with a command, and reports whether there is one that works.
func (t *Table) pressByKey(key input.Command) bool {
	if t.Guide == nil || key == input.CommandEndTurn && t.Ring != tabletop.NoButton {
		return false
	}
	for _, b := range t.Overlay().Buttons {
		if b.Enabled && slices.Contains(b.Keys[:], key) {
			t.Push(b.Id)
			return true
		}
	}
	return false
}

// firstButton is the one that keys choose first.
func (t *Table) firstButton() tabletop.ButtonID {
	if t.Guide != nil {
		if first := t.Overlay().First; first != tabletop.NoButton {
			return first
		}
	}
	return tabletop.EndTurnButton
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

// Celebrates reports whether something is seen beside the cards that nobody waits for.
func (t *Table) Celebrates() bool { return t.effects.Busy() }

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

// boxed is the box of a guide, which comes and goes within some ticks.
type boxed struct {
	tabletop.Fade
	tabletop.Box // as it goes
	frame        geom.Rect
}

// How many ticks the box of a guide takes to come, and how far it slides in from the right, in logical pixels.
const (
	boxTicks  = 9
	boxSlides = 36
)

// fadeBox lets the box of the guide come and go. One that goes as the window changes would be seen where it was.
func (t *Table) fadeBox() bool {
	b, part, o := &t.boxed, 1.0/boxTicks, t.Overlay()
	there := len(o.Parts) > 0
	if there {
		b.CopyFrom(&o.Box)
	}
	if b.Set(there); b.frame != t.Line.Geometry().Log || t.Line.Speed() == stage.Instant {
		part = 1
	}
	b.frame = t.Line.Geometry().Log
	return b.Step(part)
}

// guide draws what the guide shows, below its buttons.
func (d drawing) guide() {
	if d.t.Guide != nil {
		tabletop.DrawMarks(d.Canvas, d.g.BoxUnit(), d.t.Overlay().Marks, (*places)(d.t))
		for on := range thegame.Pile(thegame.Piles) {
			d.size(on) // above the glow of a pile
		}
	}
	b := &d.t.boxed
	if b.Gone() {
		return
	}
	rest := d.Shift
	if !d.t.Line.Reduced() {
		d.Shift.X += math.Round(boxSlides * d.g.Unit * (1 - stage.EaseOut(b.Now)))
	}
	d.Together(d.g.Log.Inset(-2*d.g.Gap), b.Now, func() {
		b.Box.Draw(d.Canvas)
		if b.Now < 1 {
			look(d.g, d.t).Draw(d.Canvas, b.Buttons, d.t.Hover, d.t.Down)
		}
	})
	d.Shift = rest
}

// look returns how the buttons of a table are set.
func look(g *scene.Geometry, t *Table) tabletop.ButtonLook {
	return tabletop.ButtonLook{Frame: g.Frame, Low: g.Undo.H, Say: t.Say}
}

// stands returns the buttons that are drawn where they stand: while the box of a guide comes its buttons come with it.
func (t *Table) stands(all []tabletop.Button) []tabletop.Button {
	return slices.DeleteFunc(all, func(b tabletop.Button) bool {
		return t.boxed.Now < 1 && slices.ContainsFunc(t.boxed.Buttons, func(o tabletop.Button) bool { return o.Id == b.Id && o.Rect == b.Rect })
	})
}
