package lessons

import (
	"dreist/assets/msg"
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/sounds"
)

// lessonWords are the texts of the box.
type lessonWords struct {
	main  phrase
	More  phrase // a hint, or praise
	Rule  string // citation for the main text, may be empty
	Wrong bool   // the main text says why something is not allowed
}

// phrase is a sentence in any language.
type phrase struct {
	Key     string
	gaps    bool // card and row are placeholders
	card    dreist.Card
	row     int
	refusal *dreist.Refusal // used without a key
	layout  *dreist.Layout  // of the refusal
}

// text returns a phrase in the current language.
func (l *Lesson) text(p phrase) string {
	say := &l.table.Say
	switch {
	case p.Key == "" && p.refusal != nil:
		return say.Refusal(p.refusal, p.layout)
	case p.Key == "":
		return ""
	case !p.gaps:
		return say.Say(p.Key)
	}
	values := assets.Values{"Row": p.row}
	if p.card != dreist.NoCard {
		values["Card"] = say.Card(p.card)
	}
	return say.Say(p.Key, values)
}

// lessonSpoken caches the texts of a lesson, so that a frame costs nothing.
type lessonSpoken struct {
	of       lessonWords
	asked    phrase
	language string

	teach.Words
	question string

	parts []string // keys of the names of the parts of the table
}

// Words returns the texts of the box in the current language.
func (l *Lesson) Words() *lessonSpoken {
	s := &l.spoken
	if s.of == l.Said && s.asked == l.Quiz.phrase && s.language == l.table.Say.Language {
		return s
	}
	*s = lessonSpoken{of: l.Said, asked: l.Quiz.phrase, language: l.table.Say.Language}
	if l.Tour() {
		for i := range l.Example.Steps {
			s.parts = append(s.parts, "lessons.part."+PartName(&l.Example.Steps[i]))
		}
	}
	s.Title = strconv.Itoa(l.Example.Number) + " · " + l.table.Say.Say(l.Example.Title)
	s.Main, s.More, s.question = l.text(l.Said.main), l.text(l.Said.More), l.text(l.Quiz.phrase)
	s.Wrong = l.Said.Wrong
	if l.Said.Rule != "" {
		if s.Rule = l.Said.Rule; !strings.HasPrefix(s.Rule, "R") { // rulings are named by their citation
			s.Rule = l.table.Say.Say(msg.LessonsRule, assets.Values{"Rule": s.Rule})
		}
	}
	return s
}

// PartName returns the last part of the keys about the part of the table in a step of the tour.
func PartName(s *examples.Step) string {
	_, name, _ := strings.Cut(s.Text, ".step.")
	return name
}

// say sets the text of the box and its rule.
func (l *Lesson) say(p phrase, rule string) { l.Said = lessonWords{main: p, Rule: rule} }

// tellOutcome shows the result of a try and reports whether it was accepted. After a wrong one the card returns, a cross marks its place,
// and the cells at fault shake. A legal move that leads astray is not shown as wrong.
func (l *Lesson) tellOutcome(a examples.Answer, at tabletop.Place) bool {
	if a.Verdict == lesson.Accepted {
		l.clearMarks()
		l.say(phrase{Key: a.Text}, a.Rule)
		l.table.Stale = true
		return true
	}
	l.say(phrase{Key: a.Text, refusal: a.Refusal, layout: l.layoutOf()}, a.Rule)
	if friendly := a.Verdict == lesson.Finished || a.Verdict == lesson.Astray && l.Play != nil; friendly {
		l.Marks, l.Faults, l.Trial = nil, nil, trial{card: dreist.NoCard}
		l.table.Sound.Play(sounds.Cue{Clip: sounds.Lift})
		sendHome(l.table)
	} else {
		l.Said.Wrong = true
		l.showRefused(a.Refusal, at)
	}
	if a.Hint {
		l.giveHint()
	}
	return false
}

// layoutOf returns the visible layout, in Egon's turn the one in its middle.
func (l *Lesson) layoutOf() *dreist.Layout {
	p := *l.table.Position()
	if q := l.Quiz.Quiz; q != nil {
		p = q.Position()
	}
	return p.Layout()
}

// giveHint shows the next step and highlights card and cells.
func (l *Lesson) giveHint() {
	next := l.Quiz.Hint
	if l.Play != nil {
		next = l.Play.Hint
	}
	if h, ok := next(); ok {
		l.Hint = &h
		l.Said.More = phrase{Key: h.Text, card: h.Card, row: h.Row, gaps: true}
	}
}

// tellRefusal explains why a free move is not allowed, with the example's own text if it has one.
func (l *Lesson) tellRefusal(refusal *dreist.Refusal, at tabletop.Place) {
	p := phrase{refusal: refusal, layout: l.layoutOf()}
	rule := examples.RuleOf(refusal.Reason)
	var cell dreist.Cell // of a laid card
	if at.Kind == table.CellPlace {
		cell = table.CellOf(at)
	}
	if text, why := l.Example.Explain(*l.table.Position(), refusal, cell); text != "" {
		p, rule = phrase{Key: text}, why
	}
	l.say(p, rule)
	l.Said.Wrong = true
	l.showRefused(refusal, at)
}

// showRefused marks where the held card must not go.
func (l *Lesson) showRefused(refusal *dreist.Refusal, at tabletop.Place) {
	l.Marks, l.Faults = nil, nil
	if refusal != nil {
		l.Faults = slices.Clone(refusal.Faults)
		l.table.Refused.Shake.Begin(l.Faults)
	}
	l.Trial = trial{card: dreist.NoCard, To: at} // as at the end of a trial: ghost and cross
	l.table.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	sendHome(l.table)
}

// sendHome returns the held card; a selected one stays selected.
func sendHome(t *table.Table) {
	t.Stale = true
	if t.Hand.Grip == tabletop.Selected {
		return
	}
	if t.Gift.Promise.Made || t.Hand.Grip == tabletop.Dragged {
		t.SendHome()
		return
	}
	t.LetGo()
}

// wordCount returns the number of words in the box, for the time to read them.
func (l *Lesson) wordCount() int {
	s := l.Words()
	return s.Count()
}
