package tabletop

import (
	"dreist/input"
	"dreist/render/stage"
)

// Mode is what goes on at a table.
type Mode uint8

const (
	Playing   Mode = iota // the people play, and the others after them; up to Solving they move cards
	Learning              // an example is played, whose end is the guide's to tell
	Solving               // a puzzle is solved, whose end is the guide's to tell
	Asking                // a puzzle asks something, and the cards lie still
	Replaying             // the last turns are watched once more
	Reviewing             // a moment of the past is looked back on
	Curtained             // the curtain is down until the person to move takes the screen
	Over                  // the end has been told
)

// Course is what goes on at a table, and how much of its match has been shown there.
type Course struct {
	Mode   Mode
	Seen   Progress
	before Mode // what comes when nothing is watched once more any longer
}

// SetMode changes what goes on at the table, or what comes after what is watched once more.
func (c *Course) SetMode(m Mode) {
	if c.Mode == Replaying {
		c.before = m
	} else {
		c.Mode = m
	}
}

// SetReplay begins or ends what is watched once more. As long as it lasts something moves even at speed instant.
func (c *Course) SetReplay(on bool, line interface{ Limit(most stage.Speed) }) {
	if on == (c.Mode == Replaying) {
		return
	}
	c.Mode, c.before = c.before, c.Mode
	most := stage.Instant
	if on {
		c.Mode, most = Replaying, stage.Fast
	}
	line.Limit(most)
}

// Replays is a table at which the last turns are watched once more.
type Replays interface {
	Skip()     // goes on to the next step
	StepBack() // returns to the step before
	EndReplay()
}

// StepReplay does what a key asks for while the last turns are watched once more, and reports whether that was anything.
func (c *Course) StepReplay(t Replays, i input.Command) (done bool) {
	switch {
	case c.Mode != Replaying:
		return false
	case i == input.CommandRight:
		t.Skip()
	case i == input.CommandLeft:
		t.StepBack()
	case i == input.CommandCancel:
		t.EndReplay()
	default:
		return false
	}
	return true
}

// Rests is what a table does when nothing moves there any more.
type Rests interface {
	EndReplay()
	CatchUp()            // counts all moves as shown
	ShowPending() bool   // shows the moves that a computer player has finished computing, and reports whether there are any
	IsOver() bool        // the match is
	TellEnd()            // of the match, once
	CurtainIsDown() bool // the person to move has not taken the screen yet
	ChangeFront()        // lets the person to move sit in front, with all hands closed
}

// Rest does what is due at a table where nothing moves any more.
func (c *Course) Rest(t Rests) {
	switch c.Mode {
	case Reviewing:
		return
	case Replaying:
		t.EndReplay()
	}
	t.CatchUp()
	if c.Mode != Playing || t.ShowPending() {
		return
	}
	switch {
	case t.IsOver():
		c.Mode = Over
		t.TellEnd()
	case t.CurtainIsDown():
		c.Mode = Curtained
		t.ChangeFront()
	}
}

// Progress is how much of a match has been shown.
type Progress struct {
	Moves  int // shown to their end
	events int // shown of the next move; below 0 while hands are dealt before the first
}

// Dealing returns the progress of a match before whose first move so many hands are dealt.
func Dealing(hands int) Progress { return Progress{events: -hands} }

// Note counts one more event of a match of so many moves; of one of them events returns how many it has.
func (p *Progress) Note(moves int, events func(move int) int) {
	p.events++
	for p.Moves < moves && p.events > 0 && p.events >= events(p.Moves) {
		p.events -= events(p.Moves)
		p.Moves++
	}
}
