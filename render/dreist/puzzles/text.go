package puzzles

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreist/puzzle"
	"dreist/render/mascot"
)

// riddleText caches the texts of a puzzle. The zero value means that they must be made.
type riddleText struct {
	kind    string // kind of puzzle
	level   string // level
	task    string // the task; once solved, the praise
	comment string // comment on the answer
	edition int    // version of the texts
	pointed int    // number of the option explained, or 0
}

// why returns the number of the option to explain and its reason, or 0 if there is none.
func (r *PuzzleGuide) why() (number int, why puzzle.Reason) {
	if m, ok := r.Reply.(*MarkingReply); ok {
		return m.pointedReason()
	}
	return 0, why
}

// texts returns the current texts.
func (r *PuzzleGuide) texts() *riddleText {
	pointed, why := r.why()
	edition := r.table.Phrases.Edition
	if r.text.kind != "" && r.text.edition == edition && r.text.pointed == pointed {
		return &r.text
	}
	p := r.Attempt.Puzzle()
	text := riddleText{edition: edition, pointed: pointed, kind: r.table.Phrases.Say(p.Kind.NameKey()), level: r.table.Phrases.Say(p.Level.NameKey()), task: r.table.Phrases.PuzzleText(p.Task())}
	switch {
	case pointed > 0:
		text.comment = r.sayReason(why)
	case r.Attempt.IsSolved():
		text.comment = r.sayWhy()
	case r.comment.Key != "":
		text.comment = r.table.Phrases.PuzzleText(r.comment)
	}
	if r.Attempt.IsSolved() {
		text.task = r.table.Phrases.PuzzleText(r.comment)
	}
	r.text = text
	return &r.text
}

func (r *PuzzleGuide) sayReason(why puzzle.Reason) string {
	if why.Refusal == nil {
		return r.table.Phrases.PuzzleText(why.Sentence)
	}
	p := r.Attempt.Puzzle()
	return r.table.Phrases.Say("puzzles.because", assets.Values{"Row": why.Sentence.Row,
		"Why": r.table.Phrases.RefusalText(why.Refusal, p.Position.Layout().At)})
}

// sayWhy explains the right answer or, if every step was explained before, the stars.
func (r *PuzzleGuide) sayWhy() string {
	var said []string
	if m, ok := r.Reply.(*MarkingReply); ok {
		for _, why := range m.marking.Explanations() {
			said = append(said, r.sayReason(why))
		}
	}
	if len(said) == 0 {
		return r.table.Phrases.PuzzleText(puzzle.StarsSentence(r.Attempt.Stars()))
	}
	return strings.Join(said, " ")
}

const (
	moodAsks  = mascot.Waiting
	moodHint  = mascot.Curious
	MoodWrong = mascot.Smug
	moodRight = mascot.Sour
)

// letEgonComment makes Egon comment outside his turn, and reports whether he did.
func (r *PuzzleGuide) letEgonComment() (done bool) {
	his := r.Attempt.Puzzle().Kind == puzzle.EgonKind
	egon := &r.table.Opponents.Egon
	switch {
	case r.table.Timeline.IsMoving() && (his || !r.Attempt.IsSolved()):
		return false
	case his && (r.egonMood == moodAsks || r.egonMood == moodHint) && egon.Speech.Event != nil:
		return false
	}
	line := r.table.Phrases.Say(comments[r.egonMood])
	if egon.Speech.Text == line && egon.Face.Mood == r.egonMood {
		return false
	}
	r.table.MakeEgonSpeak(nil, line, r.egonMood)
	return true
}

var comments = map[mascot.Mood]string{
	moodAsks:  "puzzles.egon.asks",
	moodHint:  "puzzles.egon.hint",
	MoodWrong: "puzzles.egon.wrong",
	moodRight: "puzzles.egon.right",
}

// SpokenLines returns the stars and the possible answers.
func (r *PuzzleGuide) SpokenLines() (lines []string) {
	if r.Attempt.IsSolved() {
		lines = append(lines, r.table.Phrases.Say("puzzles.stars", assets.Values{"Stars": r.Attempt.Stars(), "Of": MaxStars}))
	}
	return append(lines, r.Reply.readAloud()...)
}
