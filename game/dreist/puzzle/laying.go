package puzzle

import (
	"dreist/game/dreist"
)

// LayingAttempt is an attempt at a puzzle of EmptyHandKind: the player lays the whole hand and may draw for DREIer. Any solution is right.
type LayingAttempt struct {
	tally
	positions []dreist.Position // all positions so far, the current one last
}

// Position returns the position after the moves made so far.
func (l *LayingAttempt) Position() dreist.Position { return l.positions[len(l.positions)-1] }

// PlayMove makes a move. An illegal move, or one that cannot help, such as a discard, is refused and not counted. A move
// after which cards are left and no card can be laid or drawn counts as a miss, and stays until it is taken back.
func (l *LayingAttempt) PlayMove(m dreist.Move) Verdict {
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
	v := Verdict{IsRight: true, Events: happened}
	switch {
	case emptied(&next):
		l.solved = true
		v.Sentence = say("puzzle.right.empty")
	case len(steps(&next)) == 0:
		l.misses++
		v.IsRight = false
		v.Sentence = say("puzzle.empty.stuck").counting(len(next.Hand(you)))
	default:
		v.Sentence = say("puzzle.empty.left").counting(len(next.Hand(you)))
	}
	return v
}

// TakeBackMove takes the last move back. It returns false if there is none. It counts neither as a miss nor as a hint.
func (l *LayingAttempt) TakeBackMove() (done bool) {
	if l.solved || len(l.positions) == 1 {
		return false
	}
	l.positions = l.positions[:len(l.positions)-1]
	l.nudged = false
	return true
}

// TakeHint returns a hint first about where to look, then with the next move of a solution, or that a move must be taken back.
func (l *LayingAttempt) TakeHint() Hint {
	if l.solved {
		return hint(NoHint, say("puzzle.right.empty"))
	}
	p := l.Position()
	line, ok := solution(&p)
	nudge := l.stage() == NudgeHint
	if !ok {
		if nudge {
			return hint(NudgeHint, say("puzzle.hint.lost"))
		}
		h := hint(StepHint, say("puzzle.hint.back"))
		h.MustTakeBack = true
		return h
	}
	draw := line[0].Action == dreist.DrawCard
	switch {
	case nudge && draw:
		return hint(NudgeHint, say("puzzle.hint.pile"))
	case nudge:
		return hint(NudgeHint, say("puzzle.hint.column").of(line[0].Card))
	}
	s := say("puzzle.hint.draw")
	if !draw {
		s = say("puzzle.hint.lay").of(line[0].Card).on(int(line[0].Row))
	}
	h := hint(StepHint, s)
	h.Move = line[0]
	return h
}
