package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
)

// riddleText is all that a puzzle says, put into words once for whatever it depends on.
type riddleText struct {
	of          textKey
	kind, level string
	task        string // once solved the praise
	said        string
	took        string // once solved, the time
	solved      string // how many of its kind and level
	best        string // the shortest time
	brief       string // the same without a word, for narrow windows
	score       string // of the rush
	streak      string
	record      string // the best score before the rush, empty where there is none
}

// textKey is what the texts of a puzzle depend on.
type textKey struct {
	language string
	turn     int
	why      int // what is pointed at
}

// texts returns what the puzzle says now.
func (r *riddle) texts(t *table) *riddleText {
	pointed, why := r.reply.why(t)
	of := textKey{t.say.Language, r.turn, pointed}
	if r.text.of == of {
		return &r.text
	}
	p := r.attempt.Puzzle()
	text := riddleText{of: of, kind: t.say.Say(p.Kind.NameKey()), level: t.say.Say(p.Level.NameKey()), task: t.say.Puzzle(p.Task())}
	switch {
	case r.copied:
		text.said = t.say.Say(msg.PracticeCopied, assets.Values{"Code": p.Share(), "Copied": t.say.Say(puzzle.CopiedKey)})
	case pointed > 0:
		text.said = r.sayReason(t, why)
	case r.attempt.Solved():
		text.said = r.sayWhy(t)
	case r.told.Key != "":
		text.said = t.say.Puzzle(r.told)
	}
	if r.attempt.Solved() {
		text.task, text.took = t.say.Puzzle(r.told), r.sayTime(t)
	}
	text.best, text.brief = t.say.Say(msg.PracticeBestNone), "–"
	if r.record.Millis > 0 {
		text.brief = t.say.Span(r.record.Millis)
		text.best = t.say.Say(msg.PracticeBest, assets.Values{"Time": text.brief})
	}
	if text.solved = t.say.Say(msg.PracticeNew); r.record.Solved() > 0 {
		text.solved = t.say.Count(msg.PracticeSolved, r.record.Solved())
	}
	if r.rush != nil {
		done := r.rush.Result()
		text.score = t.say.Count(msg.PracticeRushScore, done.Score)
		text.streak = t.say.Say(msg.PracticeRushStreak, assets.Values{"Streak": r.rush.Row()})
		if r.rush.best > 0 {
			text.record = number(r.rush.best)
		}
	}
	r.text = text
	return &r.text
}

// sayReason puts into words why something is so. A refusal names the row that it is about.
func (r *riddle) sayReason(t *table, why puzzle.Reason) string {
	if why.Refusal == nil {
		return t.say.Puzzle(why.Sentence)
	}
	p := r.attempt.Puzzle()
	return t.say.Say(msg.PracticeBecause, assets.Values{"Row": why.Sentence.Row, "Why": t.say.Refusal(why.Refusal, p.Position.Layout())})
}

// sayWhy says why the answer is right or, where every step has said so, how well the puzzle was solved.
func (r *riddle) sayWhy(t *table) string {
	said := ""
	for _, why := range r.reply.because() {
		if said != "" {
			said += " "
		}
		said += r.sayReason(t, why)
	}
	if said == "" {
		return t.say.Puzzle(puzzle.StarsSentence(r.attempt.Stars()))
	}
	return said
}

// sayTime says how fast the puzzle was solved, and why a time does not count.
func (r *riddle) sayTime(t *table) string {
	key := msg.PracticeTook
	switch {
	case r.watch.millis() == 0, r.rush != nil:
		return ""
	case r.fastest:
		key = msg.PracticeTookBest
	case r.attempt.Stars() < maxStars:
		key = msg.PracticeTookSlips
	}
	return t.say.Say(key, assets.Values{"Time": t.say.Span(r.watch.millis())})
}
