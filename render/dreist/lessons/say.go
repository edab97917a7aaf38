package lessons

import (
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// lessonWords are what the box of a lesson says.
type lessonWords struct {
	main  phrase
	More  phrase // a hint, or praise
	Rule  string // behind the main sentence, empty where there is none
	Wrong bool   // the main sentence says why something is not done
}

// phrase is a sentence that can be said in any language.
type phrase struct {
	Key     string
	gaps    bool // card and row fill gaps
	card    dreist.Card
	row     int
	refusal *dreist.Refusal // told where there is no key
	layout  *dreist.Layout  // on which it was refused
}

// in says the phrase.
func (p phrase) in(now *guide.Now) string {
	switch {
	case p.Key == "" && p.refusal != nil:
		return now.Say.Refusal(p.refusal, p.layout)
	case p.Key == "":
		return ""
	case !p.gaps:
		return now.Say.Say(p.Key)
	}
	values := assets.Values{"Row": p.row}
	if p.card != dreist.NoCard {
		values["Card"] = now.Say.Card(p.card)
	}
	return now.Say.Say(p.Key, values)
}

// lessonSpoken are the words of a lesson as they were last put, so that a frame costs nothing.
type lessonSpoken struct {
	of       lessonWords
	asked    phrase
	language string

	Title, Main, More, Rule, question string

	parts []string // keys of the names of the parts of the table
}

// Words returns what the box says in the language of the table.
func (l *Lesson) Words(now *guide.Now) *lessonSpoken {
	s := &l.spoken
	if s.of == l.Said && s.asked == l.Quiz.phrase && s.language == now.Say.Language {
		return s
	}
	*s = lessonSpoken{of: l.Said, asked: l.Quiz.phrase, language: now.Say.Language}
	if l.Tour() {
		for i := range l.Example.Steps {
			s.parts = append(s.parts, "lessons.part."+PartName(&l.Example.Steps[i]))
		}
	}
	s.Title = strconv.Itoa(l.Example.Number) + " · " + now.Say.Say(l.Example.Title)
	s.Main, s.More, s.question = l.Said.main.in(now), l.Said.More.in(now), l.Quiz.phrase.in(now)
	if l.Said.Rule != "" {
		if s.Rule = l.Said.Rule; !strings.HasPrefix(s.Rule, "R") { // which says itself that it is one
			s.Rule = now.Say.Say(dreistmsg.LessonsRule, assets.Values{"Rule": s.Rule})
		}
	}
	return s
}

// PartName returns the last part of the keys that speak of the part of the table that a step of the tour is about.
func PartName(s *examples.Step) string {
	_, name, _ := strings.Cut(s.Text, ".step.")
	return name
}

// say puts a sentence and the rule behind it into the box.
func (l *Lesson) say(p phrase, rule string) { l.Said = lessonWords{main: p, Rule: rule} }

// tellOutcome tells what became of a try and reports whether it was accepted. Where it was wrong, the card goes home, a cross
// shows where it was meant to go, and what stands in the way shakes. A move that the rules allow is never wrong.
func (l *Lesson) tellOutcome(now *guide.Now, a examples.Answer, at overlay.Place) bool {
	if a.Verdict == lesson.Accepted {
		l.clearMarks()
		l.say(phrase{Key: a.Text}, a.Rule)
		now.Do.Redraw()
		return true
	}
	l.say(phrase{Key: a.Text, refusal: a.Refusal, layout: l.layoutOf(now)}, a.Rule)
	if friendly := a.Verdict == lesson.Finished || a.Verdict == lesson.Astray && l.Play != nil; friendly {
		l.Marks, l.Faults, l.Trial = nil, nil, trial{card: dreist.NoCard}
		now.Do.Sound(sounds.Lift)
		sendHome(now)
	} else {
		l.Said.Wrong = true
		l.showRefused(now, a.Refusal, at)
	}
	if a.Hint {
		l.giveHint()
	}
	return false
}

// layoutOf returns the layout that is seen, in Egon's turn that of its middle.
func (l *Lesson) layoutOf(now *guide.Now) *dreist.Layout {
	p := *now.Position()
	if q := l.Quiz.Quiz; q != nil {
		p = q.Position()
	}
	return p.Layout()
}

// giveHint says the next step and lets card and cell glow.
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

// tellRefusal says why a free move is not allowed, with the example's own words where it has some for just that.
func (l *Lesson) tellRefusal(now *guide.Now, refusal *dreist.Refusal, at overlay.Place) {
	p := phrase{refusal: refusal, layout: l.layoutOf(now)}
	rule := examples.RuleOf(refusal.Reason)
	var cell dreist.Cell // on which a card was to lie
	if at.Kind == overlay.Cell {
		cell = at.Cell
	}
	if text, why := l.Example.Explain(*now.Position(), refusal, cell); text != "" {
		p, rule = phrase{Key: text}, why
	}
	l.say(p, rule)
	l.Said.Wrong = true
	l.showRefused(now, refusal, at)
}

// showRefused shows where the held card must not go.
func (l *Lesson) showRefused(now *guide.Now, refusal *dreist.Refusal, at overlay.Place) {
	l.Marks, l.Faults = nil, nil
	if refusal != nil {
		l.Faults = slices.Clone(refusal.Faults)
		now.Do.Shake(l.Faults)
	}
	l.Trial = trial{card: dreist.NoCard, To: at} // its end: ghost and cross
	now.Do.Sound(sounds.Refuse)
	sendHome(now)
}

// sendHome lets go of the held card; one that was chosen stays so for the next try.
func sendHome(now *guide.Now) {
	now.Do.Redraw()
	if now.Hand.Grip == tabletop.Selected {
		return
	}
	if _, promised := now.Look.Gives(); promised || now.Hand.Grip == tabletop.Dragged {
		now.Do.SendHome()
		return
	}
	now.Do.LetGo()
}

// wordCount returns how many words the box says, for the time it takes to read them.
func (l *Lesson) wordCount(now *guide.Now) int {
	s := l.Words(now)
	return len(strings.Fields(s.Main)) + len(strings.Fields(s.More))
}
