package tabletop

// Timing is the timeline of a table as far as it needs no cards.
type Timing interface {
	Motion
	Returns() bool
	Watching() bool
	Skip()
	StepBack()
	Finish()
}

// Effects are what is seen beside the cards, for which nothing waits.
type Effects interface {
	Busy() bool
	End()
}

// Drive lets a desk drive its timeline, the effects, and all that moves there.
func (d *Desk[C, P]) Drive(line Timing, effects Effects, moving Movements) {
	d.line, d.effects, d.moving = line, effects, moving
}

// Tick lets a tick pass. Whether the picture changed tells Stale.
func (d *Desk[C, P]) Tick() {
	if d.Arrival.Pass() || d.moving.Tick() {
		d.Stale = true
	}
	d.Slept = 0
}

// Busy reports whether something moves, so that the program has to stay awake; Wake returns after how many ticks something
// changes although nothing moves, 0 for never.
func (d *Desk[C, P]) Busy() bool { return d.Arrival.Busy() || d.moving.Busy() }
func (d *Desk[C, P]) Wake() int  { return d.moving.Wake() }

// GoOn does what is due as soon as nothing moves, once in a tick.
func (d *Desk[C, P]) GoOn(t Rests) {
	if !d.line.Busy() {
		d.Rest(t)
	}
}

// Holds reports whether a card is held, Begun whether something is begun that Escape puts back: a card is held, or a number typed.
func (d *Desk[C, P]) Holds() bool { return d.Hand.Holds() }
func (d *Desk[C, P]) Begun() bool { return d.Hand.Holds() || d.Typed.Open() }

// Motion is what moves. Moves reports whether any of it changes the table, Celebrates whether something is seen beside the cards.
func (d *Desk[C, P]) Motion() Motion   { return d.line }
func (d *Desk[C, P]) Moves() bool      { return d.line.Busy() && !d.line.Returns() }
func (d *Desk[C, P]) Celebrates() bool { return d.effects.Busy() }

// OthersShow reports whether a turn is being shown that nobody at the screen plays, or that is watched once more.
func (d *Desk[C, P]) OthersShow() bool { return d.Mode == Replaying || d.line.Watching() }

// Skip ends the step that runs, StepBack returns to the one before, and FinishMotion ends everything that moves; all end what is seen
// beside it.
func (d *Desk[C, P]) Skip() {
	d.line.Skip()
	d.effects.End()
	d.Stale = true
}

func (d *Desk[C, P]) StepBack() {
	d.line.StepBack()
	d.effects.End()
	d.Stale = true
}

func (d *Desk[C, P]) FinishMotion() {
	d.line.Finish()
	d.effects.End()
	d.Stale = true
}
