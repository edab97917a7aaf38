package tabletop

import (
	"dreist/input"
	"dreist/render/stage"
)

// Phase is what goes on at a table.
type Phase uint8

const (
	Playing   Phase = iota // the people play, and the others after them; up to Solving they move cards
	Learning               // an example is played, whose end is the guide's to tell
	Solving                // a puzzle is solved, whose end is the guide's to tell
	Asking                 // a puzzle asks something, and the cards lie still
	Replaying              // the last turns are watched once more
	Reviewing              // a moment of the past is looked back on
	Curtained              // the curtain is down until the person to move takes the screen
	Over                   // the end has been told
)

// SetPhase changes what goes on at the table, or what comes after what is watched once more.
func (t *Table[T, P, M, E]) SetPhase(m Phase) {
	if t.Phase == Replaying {
		t.before = m
	} else {
		t.Phase = m
	}
}

// SetReplay begins or ends what is watched once more. As long as it lasts something moves even at speed instant.
func (t *Table[T, P, M, E]) SetReplay(on bool) {
	if on == (t.Phase == Replaying) {
		return
	}
	t.Phase, t.before = t.before, t.Phase
	most := stage.Instant
	if on {
		t.Phase, most = Replaying, stage.Fast
	}
	t.scene.LimitSpeed(most)
}

// stepReplay does what a key asks for while the last turns are watched once more, and reports whether that was anything.
func (t *Table[T, P, M, E]) stepReplay(i input.Command) (done bool) {
	switch {
	case t.Phase != Replaying:
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

// rest does what is due at a table where nothing moves any more.
func (t *Table[T, P, M, E]) rest() {
	switch t.Phase {
	case Reviewing:
		return
	case Replaying:
		t.EndReplay()
	}
	t.CatchUp()
	if t.Phase != Playing || t.showPending() {
		return
	}
	switch {
	case t.Match.IsOver():
		t.Phase = Over
		if t.Match.IsSettled() {
			t.scene.UncoverHands()
		}
		t.Request(RequestEnd)
	case t.IsCurtainDown():
		t.Phase = Curtained
		t.scene.ShowPosition(t.Position())
		t.Close(t.due())
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
