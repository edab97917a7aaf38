package render

import (
	"dreist/assets"
	"dreist/game/puzzle"
)

// riddleText is all that a puzzle says, put into words once for whatever it depends on.
type riddleText struct {
	of          textKey
	kind, level string
	task        string // once solved the praise
	said        string
	solved      string // how many of its kind and level
	best        string // the shortest time
	score       string // of the rush
	streak      string
	record      string // the best score
}

// textKey is what the texts of a puzzle depend on.
type textKey struct {
	language string
	turn     int
	why      int // what is pointed at
}

// texts returns what the puzzle says now.
func (r *riddle) texts(t *table) *riddleText {
	why, s, refusal := r.reply.why(t)
	of := textKey{t.say.Language, r.turn, why}
	if r.text.of == of {
		return &r.text
	}
	p := r.attempt.Puzzle()
	text := riddleText{of: of, kind: t.say.Say(p.Kind.NameKey()), level: t.say.Say(p.Level.NameKey()), task: t.say.Puzzle(p.Task())}
	switch {
	case r.copied:
		text.said = t.say.Say("practice.copied", assets.Values{"Code": p.Share(), "Copied": t.say.Say(puzzle.CopiedKey)})
	case refusal != nil:
		text.said = t.say.Refusal(refusal, p.Position.Layout())
	case why > 0:
		text.said = t.say.Puzzle(s)
	case r.attempt.Solved():
		text.said = r.sayTime(t)
	case r.told.Key != "":
		text.said = t.say.Puzzle(r.told)
	}
	if r.attempt.Solved() {
		text.task = t.say.Puzzle(r.told)
	}
	if text.best = t.say.Say("practice.best.none"); r.record.Millis > 0 {
		text.best = t.say.Say("practice.best", assets.Values{"Time": t.say.Span(r.record.Millis)})
	}
	if text.solved = t.say.Say("practice.new"); r.record.Solved() > 0 {
		text.solved = t.say.Count("practice.solved", r.record.Solved())
	}
	if r.rush != nil {
		done := r.rush.Result()
		text.score = t.say.Count("practice.rush.score", done.Score)
		text.streak = t.say.Say("practice.rush.streak", assets.Values{"Streak": done.Streak})
		text.record = number(max(r.rush.best, done.Score))
	}
	r.text = text
	return &r.text
}

// sayTime says how well the puzzle was solved, and how fast.
func (r *riddle) sayTime(t *table) string {
	stars := t.say.Puzzle(puzzle.StarsSentence(r.attempt.Stars()))
	if r.watch.millis() == 0 || r.rush != nil {
		return stars
	}
	key := "practice.took"
	if r.fastest {
		key = "practice.took.best"
	}
	return stars + " " + t.say.Say(key, assets.Values{"Time": t.say.Span(r.watch.millis())})
}
