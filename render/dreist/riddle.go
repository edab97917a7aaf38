package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/sounds"
)

// riddle is the guide of a puzzle: it takes the answers, says what is right and what is not and why, and helps.
type riddle struct {
	attempt puzzle.Attempt
	reply   reply
	rush    *rush         // the rush it belongs to, or nil
	record  puzzle.Result // what was solved of its kind and level, this one included
	watch   stopwatch
	told    puzzle.Sentence // the last verdict or help; without a key there is none
	hint    puzzle.Hint     // the help that is pointed out on the table
	mood    pictures.Mood
	fastest bool // it was solved faster than any before
	copied  bool // its code has been copied
	cheer   int  // ticks since it was solved
	idle    int  // ticks since everything came to rest after that
	asked   int  // what was pointed at
	turn    int  // counts whatever changes the texts
	text    riddleText
	shelf   shelf
}

// newRiddle returns the guide of an attempt.
func newRiddle(a puzzle.Attempt) *riddle {
	r := &riddle{attempt: a, hint: puzzle.Hint{Option: -1}}
	switch a := a.(type) {
	case *puzzle.Marking:
		r.reply = newMarks(r, a)
	case *puzzle.Foretelling:
		r.reply = &foresight{riddle: r, telling: a, card: dreist.NoCard}
	case *puzzle.Laying:
		r.reply = &emptying{riddle: r, laying: a}
	}
	return r
}

// touch is told whenever something changes.
func (r *riddle) touch(t *table) {
	r.turn++
	t.stale = true
}

// answer is told before every answer: what was said of the last one is over.
func (r *riddle) answer(t *table) {
	t.prompt = ""
	r.copied = false
	r.hint = puzzle.Hint{Option: -1}
	r.touch(t)
}

// takeBackWords takes back what was said of an answer that has been changed since.
func (r *riddle) takeBackWords(t *table) {
	r.told, r.mood = puzzle.Sentence{}, moodAsks
	r.touch(t)
}

// judge says what became of an answer.
func (r *riddle) judge(t *table, v puzzle.Verdict) {
	r.told = v.Sentence
	r.touch(t)
	switch {
	case r.attempt.Solved():
		r.finish(t)
	case v.Right:
		r.mood = moodAsks
	default:
		r.mood = moodWrong
		t.sound.Play(sounds.Cue{Clip: sounds.Refuse})
	}
}

// complain says why the rules refuse what was answered, and lets the cards at fault shake.
func (r *riddle) complain(t *table, why *dreist.Refusal) {
	if why == nil {
		return
	}
	p := r.attempt.Position()
	t.prompt = t.say.Refusal(why, p.Layout())
	t.shaking.begin(why.Faults)
}

func (r *riddle) finish(t *table) {
	r.mood = moodRight
	r.cheer, r.idle = 0, 0
	t.closed = true
	t.prompt = ""
	t.sound.Play(sounds.Cue{Clip: sounds.RowTrio})
	t.request(requestKeepSolved)
}

// help gives the next hint.
func (r *riddle) help(t *table) {
	if r.attempt.Solved() {
		return
	}
	r.answer(t)
	r.hint = r.attempt.Hint()
	r.told, r.mood = r.hint.Sentence, moodHint
}

// runs reports whether the time of the player runs: nothing is solved yet, and nothing moves.
func (r *riddle) runs(t *table) bool { return !r.attempt.Solved() && !t.line.Busy() }

// takeBack takes the last move back where the puzzle is played like the game; elsewhere there is none.
func (r *riddle) takeBack(t *table) bool {
	m, ok := r.reply.(*emptying)
	return !ok || m.takeBack(t)
}

// weigh reports whether a move may be played.
func (r *riddle) weigh(t *table, m dreist.Move) bool { return r.reply.weigh(t, m) }

// gesture answers before the table does.
func (r *riddle) gesture(t *table, g input.Gesture) bool {
	switch g.Kind {
	case input.Trigger:
		return r.command(t, g.Command)
	case input.Tap:
		if b := t.buttonAt(geom.Point(g.At)); t.line.Busy() && (b == nextButton || b == leaveButton || b == copyButton) {
			t.push(b)
			return true
		}
	}
	return r.reply.gesture(t, g)
}

// command does what a key asks for.
func (r *riddle) command(t *table, i input.Command) bool {
	solved := r.attempt.Solved()
	switch i {
	case input.CommandCancel:
		return r.cancel(t)
	case input.CommandHint:
		t.push(hintButton)
	case input.CommandCopy:
		if r.rush == nil {
			t.push(copyButton)
		}
	case input.CommandDecline:
		if t.question() != noQuestion {
			return false
		}
		if m, ok := r.reply.(*emptying); ok && m.declined(t) {
			return true // the same no, struck twice
		}
		t.push(anotherButton)
	case input.CommandRedo, input.CommandAgain:
		// What is played here is neither redone nor watched again.
	case input.CommandEndTurn:
		if solved {
			t.push(nextButton)
			return true
		}
		return r.pressed(t, i)
	case input.CommandPause:
		if t.line.Busy() && t.othersShow() {
			return false
		}
		return r.pressed(t, i)
	default:
		return r.pressed(t, i)
	}
	return true
}

// pressed hands a key to the kind of puzzle, after what still moves has come to its end.
func (r *riddle) pressed(t *table, i input.Command) bool {
	if t.line.Busy() {
		t.line.Skip()
		t.stale = true
		if t.line.Busy() || r.rush != nil {
			return true // in a rush the key may have been meant for the puzzle before
		}
	}
	if r.attempt.Solved() {
		return true
	}
	return r.reply.key(t, i)
}

// cancel puts back what is held or aimed at, ends what is shown, or leaves. Once the puzzle is solved it leaves at once.
func (r *riddle) cancel(t *table) bool {
	switch {
	case r.attempt.Solved():
		t.request(requestLeavePuzzle)
		return true
	case t.hand.holds(), t.position().Pending() == dreist.PartnerPending && !t.closed:
		return false
	case t.line.Busy() && t.othersShow():
		return false
	}
	if r.reply.putBack() {
		t.stale = true
		return true
	}
	t.request(requestLeavePuzzle)
	return true
}

// buttons appends the buttons of the moment: those of the box, those of the table that have a meaning here, and what
// can be meant on the table.
func (r *riddle) buttons(t *table, dst []button) []button {
	g := t.line.Geometry()
	from := len(dst)
	dst = t.ownButtons(dst)
	kept := dst[:from]
	for _, b := range dst[from:] {
		switch b.id {
		case menuButton, soundButton, helpButton, drawButton, declineButton, pileButton:
			kept = append(kept, b)
		}
	}
	kept = append(kept, button{id: leaveButton, rect: g.LogIcon, icon: art.Close, works: true})
	kept, _ = r.shelve(t, kept)
	if r.attempt.Solved() || t.line.Busy() {
		return kept
	}
	return r.reply.options(t, kept)
}

// push does what a button is for.
func (r *riddle) push(t *table, b buttonID) bool {
	solved := r.attempt.Solved()
	switch b {
	case leaveButton:
		t.request(requestLeavePuzzle)
	case hintButton:
		r.help(t)
	case anotherButton, nextButton:
		t.request(requestNextPuzzle)
	case copyButton:
		t.request(requestCopyCode)
	default:
		return !solved && r.reply.push(t, b)
	}
	return true
}

// prompt tells the keys.
func (r *riddle) prompt(t *table) (string, bool) {
	switch {
	case t.question() != noQuestion || !t.closed && t.position().Pending() == dreist.PartnerPending:
		return "", false
	case r.attempt.Solved() && r.rush != nil:
		return t.say.Say(msg.PracticeKeysRush), true
	case r.attempt.Solved():
		return t.say.Say(msg.PracticeKeysSolved), true
	case t.line.Busy():
		return "", true
	}
	return t.say.Say(r.reply.keys(t)), true
}

// Ticks of a puzzle that is solved: how long the stars are awarded, and how long a rush lets them shine.
const (
	cheerTicks = 50
	shineTicks = 50
)

// update takes a tick.
func (r *riddle) update(t *table) bool {
	changed := r.commentary(t)
	if why, _ := r.reply.why(t); why != r.asked {
		r.asked, changed = why, true
	}
	if !r.attempt.Solved() {
		return r.hurry(t) || changed
	}
	if r.cheer < cheerTicks {
		r.cheer++
		changed = true
	}
	if t.line.Busy() || t.replay {
		return changed
	}
	if r.reply.prove(t) {
		return true
	}
	if r.rush != nil && r.idle < shineTicks {
		if r.idle++; r.idle == shineTicks {
			t.request(requestNextPuzzle)
		}
	}
	return changed
}

// hurry watches the time of a rush.
func (r *riddle) hurry(t *table) bool {
	if r.rush == nil {
		return false
	}
	if r.rush.Over() && !r.rush.ended {
		r.rush.ended = true
		t.closed = true
		t.request(requestEndRush)
	}
	return r.rush.moved(t.line.Geometry())
}

// busy reports whether the next tick is needed.
func (r *riddle) busy(t *table) bool {
	if r.attempt.Solved() {
		return r.cheer < cheerTicks || r.reply.proves() || r.rush != nil && r.idle < shineTicks
	}
	return r.rush != nil && !r.rush.ended
}

// begin lets the table show the puzzle, coming from what it showed before.
func (r *riddle) begin(t *table, from scene.View) {
	p := r.attempt.Puzzle()
	t.closed, t.spared = p.Kind != puzzle.Empty, true
	if len(p.Open) > 0 {
		seating := *t.line.Seating()
		seating.Turned = true
		t.line.Seat(seating)
	}
	if f, ok := r.reply.(*foresight); ok {
		f.begin(t, from)
		r.commentary(t)
		return
	}
	deepest := p.Position.Layout().Depth()
	for _, o := range p.Options {
		deepest = max(deepest, o.Row)
	}
	t.line.MakeRoom(&p.Position)
	if p.Kind != puzzle.Empty {
		t.line.Reserve(max(deepest, int(p.Move.Row)))
	}
	t.line.Show(from)
	t.line.Glide(scene.ViewOf(&p.Position))
	r.commentary(t)
}
