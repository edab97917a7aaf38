package puzzles

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreist/puzzle"
	"dreist/render/mascot"
)

// riddleText are the texts of a puzzle.
type riddleText struct {
	kind    string // name of the kind of puzzle
	level   string // name of the level
	task    string // the task; once solved, the praise
	comment string // comment on the answer
}

// why returns the number of the option to explain and its reason, or 0 if there is none.
func (g *PuzzleGuide) why() (number int, why puzzle.Explanation) {
	if m, ok := g.Reply.(*MarkingReply); ok {
		return m.pointedReason()
	}
	return 0, why
}

// texts returns the current texts.
func (g *PuzzleGuide) texts() riddleText {
	pointed, why := g.why()
	p := g.Attempt.Puzzle()
	text := riddleText{kind: g.table.Phrases.Say(p.Kind.NameKey()), level: g.table.Phrases.Say(p.Level.NameKey()), task: g.table.Phrases.PuzzleText(p.Question())}
	switch {
	case pointed > 0:
		text.comment = g.sayReason(why)
	case g.Attempt.IsSolved():
		text.comment = g.sayWhy()
	case g.comment.Key != "":
		text.comment = g.table.Phrases.PuzzleText(g.comment)
	}
	if g.Attempt.IsSolved() {
		text.task = g.table.Phrases.PuzzleText(g.comment)
	}
	return text
}

func (g *PuzzleGuide) sayReason(why puzzle.Explanation) string {
	if why.Refusal == nil {
		return g.table.Phrases.PuzzleText(why.Sentence)
	}
	p := g.Attempt.Puzzle()
	return g.table.Phrases.Say("puzzles.because", assets.Values{"Row": why.Sentence.Row,
		"Why": g.table.Phrases.RefusalText(why.Refusal, p.Position.Layout().At)})
}

// sayWhy explains the right answer or, if every step was explained before, the stars.
func (g *PuzzleGuide) sayWhy() string {
	var said []string
	if m, ok := g.Reply.(*MarkingReply); ok {
		for _, why := range m.marking.Explanations() {
			said = append(said, g.sayReason(why))
		}
	}
	if len(said) == 0 {
		return g.table.Phrases.PuzzleText(puzzle.StarsSentence(g.Attempt.Stars()))
	}
	return strings.Join(said, " ")
}

const (
	moodAsks  = mascot.WaitingMood
	moodHint  = mascot.CuriousMood
	moodWrong = mascot.SmugMood
	moodRight = mascot.SourMood
)

// letEgonComment makes Egon comment outside his turn, and reports whether he did.
func (g *PuzzleGuide) letEgonComment() (done bool) {
	his := g.Attempt.Puzzle().Kind == puzzle.EgonTurnKind
	egon := &g.table.Opponents.Egon
	switch {
	case g.table.Timeline.IsMoving() && (his || !g.Attempt.IsSolved()):
		return false
	case his && (g.egonMood == moodAsks || g.egonMood == moodHint) && egon.Speech.Event != nil:
		return false
	}
	line := g.table.Phrases.Say(comments[g.egonMood])
	if egon.Speech.Text == line && egon.Face.Mood == g.egonMood {
		return false
	}
	g.table.MakeEgonSpeak(nil, line, g.egonMood)
	return true
}

var comments = map[mascot.Mood]string{
	moodAsks:  "puzzles.egon.asks",
	moodHint:  "puzzles.egon.hint",
	moodWrong: "puzzles.egon.wrong",
	moodRight: "puzzles.egon.right",
}

// SpokenLines returns the stars of a solved puzzle, and the possible answers.
func (g *PuzzleGuide) SpokenLines() (lines []string) {
	if g.Attempt.IsSolved() {
		lines = append(lines, g.table.Phrases.Say("puzzles.stars", assets.Values{"Stars": g.Attempt.Stars(), "Of": MaxStars}))
	}
	return append(lines, g.Reply.readAloud()...)
}
