package puzzles

import (
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/pictures"
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
func (r *Riddle) Texts(now *guide.Now) *riddleText {
	pointed, why := r.Reply.why(now)
	of := textKey{now.Say.Language, r.turn, pointed}
	if r.text.of == of {
		return &r.text
	}
	p := r.Attempt.Puzzle()
	text := riddleText{of: of, Kind: now.Say.Say(p.Kind.NameKey()), level: now.Say.Say(p.Level.NameKey()), Task: now.Say.Puzzle(p.Task())}
	switch {
	case r.Copied:
		text.Said = now.Say.Say(dreistmsg.PuzzlesCopied, assets.Values{"Code": p.Share(), "Copied": now.Say.Say(dreistmsg.PuzzleCodeCopied)})
	case pointed > 0:
		text.Said = r.sayReason(now, why)
	case r.Attempt.Solved():
		text.Said = r.sayWhy(now)
	case r.Told.Key != "":
		text.Said = now.Say.Puzzle(r.Told)
	}
	if r.Attempt.Solved() {
		text.Task, text.Took = now.Say.Puzzle(r.Told), r.sayTime(now)
	}
	text.best, text.brief = now.Say.Say(dreistmsg.PuzzlesBestNone), "–"
	if r.Record.Millis > 0 {
		text.brief = now.Say.Span(r.Record.Millis)
		text.best = now.Say.Say(dreistmsg.PuzzlesBest, assets.Values{"Time": text.brief})
	}
	if text.solved = now.Say.Say(dreistmsg.PuzzlesNew); r.Record.Solved() > 0 {
		text.solved = now.Say.Count(dreistmsg.PuzzlesSolved, r.Record.Solved())
	}
	if r.Rush != nil {
		done := r.Rush.Result()
		text.score = now.Say.Count(dreistmsg.PuzzlesRushScore, done.Score)
		text.Streak = now.Say.Say(dreistmsg.PuzzlesRushStreak, assets.Values{"Streak": r.Rush.Row()})
		if r.Rush.Best > 0 {
			text.Record = strconv.Itoa(r.Rush.Best)
		}
	}
	r.text = text
	return &r.text
}

// sayReason puts into words why something is so. A refusal names the row that it is about.
func (r *Riddle) sayReason(now *guide.Now, why puzzle.Reason) string {
	if why.Refusal == nil {
		return now.Say.Puzzle(why.Sentence)
	}
	p := r.Attempt.Puzzle()
	return now.Say.Say(dreistmsg.PuzzlesBecause, assets.Values{"Row": why.Sentence.Row,
		"Why": now.Say.Refusal(why.Refusal, p.Position.Layout())})
}

// sayWhy says why the answer is right or, where every step has said so, how well the puzzle was solved.
func (r *Riddle) sayWhy(now *guide.Now) string {
	var said []string
	for _, why := range r.Reply.because() {
		said = append(said, r.sayReason(now, why))
	}
	if len(said) == 0 {
		return now.Say.Puzzle(puzzle.StarsSentence(r.Attempt.Stars()))
	}
	return strings.Join(said, " ")
}

// sayTime says how fast the puzzle was solved, and why a time does not count.
func (r *Riddle) sayTime(now *guide.Now) string {
	key := dreistmsg.PuzzlesTook
	switch {
	case r.Took == 0, r.Rush != nil:
		return ""
	case r.Fastest:
		key = dreistmsg.PuzzlesTookBest
	case r.Attempt.Stars() < MaxStars:
		key = dreistmsg.PuzzlesTookSlips
	}
	return now.Say.Say(key, assets.Values{"Time": now.Say.Span(r.Took)})
}

// How Egon takes what happens in a puzzle, from what is asked to what is solved.
const (
	moodAsks  = pictures.Waiting
	moodHint  = pictures.Curious
	MoodWrong = pictures.Smug
	moodRight = pictures.Sour
)

// LetEgonComment lets Egon comment on what happens while he has no turn to speak of.
func (r *Riddle) LetEgonComment(now *guide.Now) bool {
	his := r.Attempt.Puzzle().Kind == puzzle.Egon
	of, said, mood := now.Look.Egon()
	switch {
	case now.Line.Busy() && (his || !r.Attempt.Solved()):
		return false
	case his && (r.Mood == moodAsks || r.Mood == moodHint) && of != nil:
		return false
	}
	line := now.Say.Say(comments[r.Mood])
	if said == line && mood == r.Mood {
		return false
	}
	now.Do.Speak(nil, line, r.Mood)
	return true
}

// comments are the keys of what Egon says in a mood.
var comments = map[pictures.Mood]string{
	moodAsks:  dreistmsg.PuzzlesEgonAsks,
	moodHint:  dreistmsg.PuzzlesEgonHint,
	MoodWrong: dreistmsg.PuzzlesEgonWrong,
	moodRight: dreistmsg.PuzzlesEgonRight,
}

// SayStars says how many stars are seen, for who has them read aloud.
func SayStars(say words.Sentences, stars int) string {
	return say.Say(dreistmsg.PuzzlesStars, assets.Values{"Stars": stars, "Of": MaxStars})
}

// ReadAloud returns what stands beside the hand, how it stands with such puzzles, and what can be answered.
func (r *Riddle) ReadAloud(now *guide.Now) []string {
	text := r.Texts(now)
	told := []string{text.solved, text.best}
	if r.Rush != nil {
		told = []string{text.score, text.Record}
	}
	if r.Attempt.Solved() {
		told = append(told, SayStars(now.Say, r.Attempt.Stars()))
	}
	return append(told, r.Reply.readAloud(now)...)
}
