package puzzle

import (
	"dreist/game/dreist"
)

// Laying is an attempt at a puzzle of kind Empty: the player lays the whole hand, drawing where that is allowed. Any way
// will do.
type Laying struct {
	tally
	positions []dreist.Position // every position since the beginning, the last one being the present
}

// Position returns the position after the moves made so far.
func (l *Laying) Position() dreist.Position { return l.positions[len(l.positions)-1] }

// Play makes a move. One that the rules do not allow is refused and changes nothing, and so is one that does not help
// to empty the hand, such as a discard; neither counts. A move after which nothing more can be laid or drawn while
// cards are left counts as a miss; it stands until it is taken back.
func (l *Laying) Play(m dreist.Move) Verdict {
	p := l.Position()
	if l.solved {
		return Verdict{Sentence: say("puzzle.right.empty")}
	}
	if m.Action != dreist.LayCard && m.Action != dreist.DrawCard {
		return Verdict{Sentence: say("puzzle.empty.only")}
	}
	next, happened, err := dreist.Apply(p, m)
	if err != nil {
		refusal, _ := err.(*dreist.Refusal)
		return Verdict{Sentence: say("puzzle.empty.refused"), Refusal: refusal}
	}
	l.positions = append(l.positions, next)
	l.nudged = false
	v := Verdict{Right: true, Events: happened}
	switch {
	case emptied(&next):
		l.solved = true
		v.Sentence = say("puzzle.right.empty")
	case len(steps(&next)) == 0:
		l.misses++
		v.Right = false
		v.Sentence = say("puzzle.empty.stuck").counting(len(next.Hand(you)))
	default:
		v.Sentence = say("puzzle.empty.left").counting(len(next.Hand(you)))
	}
	return v
}

// TakeBack undoes the last move and reports whether there was one. It costs nothing: trying is learning.
func (l *Laying) TakeBack() bool {
	if l.solved || len(l.positions) == 1 {
		return false
	}
	l.positions = l.positions[:len(l.positions)-1]
	l.nudged = false
	return true
}

// Hint first says where to look, then the next move of a way to the end, or that something has to be taken back.
func (l *Laying) Hint() Hint {
	if l.solved {
		return hint(NoHint, say("puzzle.right.empty"))
	}
	p := l.Position()
	line, ok := solution(&p, true)
	nudge := l.stage() == Nudge
	if !ok {
		if nudge {
			return hint(Nudge, say("puzzle.hint.lost"))
		}
		h := hint(Step, say("puzzle.hint.back"))
		h.TakeBack = true
		return h
	}
	draw := line[0].Action == dreist.DrawCard
	switch {
	case nudge && draw:
		return hint(Nudge, say("puzzle.hint.pile"))
	case nudge:
		return hint(Nudge, say("puzzle.hint.column").of(line[0].Card))
	}
	s := say("puzzle.hint.draw")
	if !draw {
		s = say("puzzle.hint.lay").of(line[0].Card).on(int(line[0].Row))
	}
	h := hint(Step, s)
	h.Move = line[0]
	return h
}
