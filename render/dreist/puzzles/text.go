package puzzles

import (
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/opponent"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
)

// riddleText is all that a puzzle says, put into words once for whatever it depends on.
type riddleText struct {
	of          textKey
	Kind, level string
	Task        string // once solved the praise
	Said        string
	Took        string // once solved, the time
	solved      string // how many of its kind and level
	best        string // the shortest time
	brief       string // the same without a word, for narrow windows
	score       string // of the rush
	Streak      string
	Record      string // the best score before the rush, empty where there is none
}

// textKey is what the texts of a puzzle depend on.
type textKey struct {
	language string
	turn     int
	why      int // what is pointed at
}

// Texts returns what the puzzle says now.
func (r *Riddle) Texts(t *table.Table) *riddleText {
	pointed, why := r.why(t)
	of := textKey{t.Say.Language, r.turn, pointed}
	if r.text.of == of {
		return &r.text
	}
	p := r.Attempt.Puzzle()
	text := riddleText{of: of, Kind: t.Say.Say(p.Kind.NameKey()), level: t.Say.Say(p.Level.NameKey()), Task: t.Say.Puzzle(p.Task())}
	switch {
	case r.Copied:
		text.Said = t.Say.Say(msg.PuzzlesCopied, assets.Values{"Code": p.Share(), "Copied": t.Say.Say(msg.PuzzleCodeCopied)})
	case pointed > 0:
		text.Said = r.sayReason(t, why)
	case r.Attempt.Solved():
		text.Said = r.sayWhy(t)
	case r.Told.Key != "":
		text.Said = t.Say.Puzzle(r.Told)
	}
	if r.Attempt.Solved() {
		text.Task, text.Took = t.Say.Puzzle(r.Told), r.sayTime(t)
	}
	text.best, text.brief = t.Say.Say(msg.PuzzlesBestNone), "–"
	if r.Record.Millis > 0 {
		text.brief = t.Say.Span(r.Record.Millis)
		text.best = t.Say.Say(msg.PuzzlesBest, assets.Values{"Time": text.brief})
	}
	if text.solved = t.Say.Say(msg.PuzzlesNew); r.Record.Solved() > 0 {
		text.solved = t.Say.Count(msg.PuzzlesSolved, r.Record.Solved())
	}
	if r.Rush != nil {
		done := r.Rush.Result()
		text.score = t.Say.Count(msg.PuzzlesRushScore, done.Score)
		text.Streak = t.Say.Say(msg.PuzzlesRushStreak, assets.Values{"Streak": r.Rush.Row()})
		if r.Rush.Best > 0 {
			text.Record = strconv.Itoa(r.Rush.Best)
		}
	}
	r.text = text
	return &r.text
}

// sayReason puts into words why something is so. A refusal names the row that it is about.
func (r *Riddle) sayReason(t *table.Table, why puzzle.Reason) string {
	if why.Refusal == nil {
		return t.Say.Puzzle(why.Sentence)
	}
	p := r.Attempt.Puzzle()
	return t.Say.Say(msg.PuzzlesBecause, assets.Values{"Row": why.Sentence.Row, "Why": t.Say.Refusal(why.Refusal, p.Position.Layout())})
}

// sayWhy says why the answer is right or, where every step has said so, how well the puzzle was solved.
func (r *Riddle) sayWhy(t *table.Table) string {
	var said []string
	if m, ok := r.Reply.(*Marks); ok {
		for _, why := range m.Marking.Because() {
			said = append(said, r.sayReason(t, why))
		}
	}
	if len(said) == 0 {
		return t.Say.Puzzle(puzzle.StarsSentence(r.Attempt.Stars()))
	}
	return strings.Join(said, " ")
}

// why explains the option that is pointed at, with a number that tells one from the other; 0 and nothing where there is
// nothing to explain.
func (r *Riddle) why(t *table.Table) (number int, why puzzle.Reason) {
	if m, ok := r.Reply.(*Marks); ok {
		return m.why(t)
	}
	return 0, why
}

// sayTime says how fast the puzzle was solved, and why a time does not count.
func (r *Riddle) sayTime(t *table.Table) string {
	key := msg.PuzzlesTook
	switch {
	case r.Took == 0, r.Rush != nil:
		return ""
	case r.Fastest:
		key = msg.PuzzlesTookBest
	case r.Attempt.Stars() < MaxStars:
		key = msg.PuzzlesTookSlips
	}
	return t.Say.Say(key, assets.Values{"Time": t.Say.Span(r.Took)})
}

// How Egon takes what happens in a puzzle, from what is asked to what is solved.
const (
	moodAsks  = pictures.Waiting
	moodHint  = pictures.Curious
	MoodWrong = pictures.Smug
	moodRight = pictures.Sour
)

// Commentary lets Egon comment on what happens while he has no turn to speak of.
func (r *Riddle) Commentary(t *table.Table) bool {
	his := r.Attempt.Puzzle().Kind == puzzle.Egon
	switch {
	case t.Line.Busy() && (his || !r.Attempt.Solved()):
		return false
	case his && (r.Mood == moodAsks || r.Mood == moodHint) && t.Opponents.Egon.Speech.Of != nil:
		return false
	}
	line := t.Say.Say(comments[r.Mood])
	if t.Opponents.Egon.Speech.Line == line && t.Opponents.Egon.Face.Mood == r.Mood {
		return false
	}
	t.Opponents.Egon.Speech = opponent.Speech{Line: line}
	t.Opponents.Egon.Face.Change(r.Mood)
	return true
}

// comments are the keys of what Egon says in a mood.
var comments = map[pictures.Mood]string{
	moodAsks:  msg.PuzzlesEgonAsks,
	moodHint:  msg.PuzzlesEgonHint,
	MoodWrong: msg.PuzzlesEgonWrong,
	moodRight: msg.PuzzlesEgonRight,
}

// SayStars says how many stars are seen, for who has them read aloud.
func SayStars(say words.Sentences, stars int) string {
	return say.Say(msg.PuzzlesStars, assets.Values{"Stars": stars, "Of": MaxStars})
}

// ReadAloud returns what stands beside the hand, how it stands with such puzzles, and what can be answered.
func (r *Riddle) ReadAloud(t *table.Table) []string {
	text := r.Texts(t)
	told := []string{text.solved, text.best}
	if r.Rush != nil {
		told = []string{text.score, text.Record}
	}
	if r.Attempt.Solved() {
		told = append(told, SayStars(t.Say, r.Attempt.Stars()))
	}
	switch m := r.Reply.(type) {
	case *Foresight:
		told = append(told, m.readAloud(t)...)
	case *Marks:
		for i, o := range r.Attempt.Puzzle().Options {
			told = append(told, t.Say.Say(msg.PuzzlesOption, assets.Values{
				"Number": i + 1, "Card": t.Say.Card(o.Card), "Row": o.Row, "Marked": m.Marking.Marked(i), "Wrong": m.Marking.Crossed(i), "Here": i == m.At,
			}))
		}
	}
	return told
}
