package dreist

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/sounds"
)

// lessonWords are what the box of a lesson says.
type lessonWords struct {
	main  phrase
	more  phrase // a hint, or praise
	rule  string // behind the main sentence, empty where there is none
	wrong bool   // the main sentence says why something is not done
}

// phrase is a sentence that can be said in any language.
type phrase struct {
	key     string
	gaps    bool // card and row fill gaps
	card    dreist.Card
	row     int
	refusal *dreist.Refusal // told where there is no key
	layout  *dreist.Layout  // on which it was refused
}

// in says the phrase.
func (p phrase) in(t *table) string {
	switch {
	case p.key == "" && p.refusal != nil:
		return t.say.Refusal(p.refusal, p.layout)
	case p.key == "":
		return ""
	case !p.gaps:
		return t.say.Say(p.key)
	}
	values := assets.Values{"Row": p.row}
	if p.card != dreist.NoCard {
		values["Card"] = t.say.Card(p.card)
	}
	return t.say.Say(p.key, values)
}

// lessonSpoken are the words of a lesson as they were last put, so that a frame costs nothing.
type lessonSpoken struct {
	of       lessonWords
	asked    phrase
	language string

	title, main, more, rule, question string

	parts []string // keys of the names of the parts of the table
}

// words returns what the box says in the language of the table.
func (l *lesson) words(t *table) *lessonSpoken {
	s := &l.spoken
	if s.of == l.said && s.asked == l.quiz.phrase && s.language == t.say.Language {
		return s
	}
	*s = lessonSpoken{of: l.said, asked: l.quiz.phrase, language: t.say.Language}
	if l.tour() {
		for i := range l.example.Steps {
			s.parts = append(s.parts, partKey(&l.example.Steps[i]))
		}
	}
	s.title = titleOf(t.say.Texts, l.example)
	s.main, s.more, s.question = l.said.main.in(t), l.said.more.in(t), l.quiz.phrase.in(t)
	if l.said.rule != "" {
		if s.rule = l.said.rule; !strings.HasPrefix(s.rule, "R") { // which says itself that it is one
			s.rule = t.say.Say(msg.LessonsRule, assets.Values{"Rule": s.rule})
		}
	}
	return s
}

// partKey returns the key of the name of a part of the table that a step of the tour is about.
func partKey(s *examples.Step) string { return "lessons.part." + partName(s) }

// partName returns the last part of the keys that speak of that part of the table.
func partName(s *examples.Step) string {
	_, name, _ := strings.Cut(s.Text, ".step.")
	return name
}

// say puts a sentence and the rule behind it into the box.
func (l *lesson) say(p phrase, rule string) { l.said = lessonWords{main: p, rule: rule} }

// hear tells what became of a try and reports whether it was accepted. Where it was wrong, the card goes home, a cross
// shows where it was meant to go, and what stands in the way shakes. A move that the rules allow is never wrong.
func (l *lesson) hear(t *table, a examples.Answer, at spot) bool {
	if a.Verdict == examples.Accepted {
		l.unmark()
		l.say(phrase{key: a.Text}, a.Rule)
		t.stale = true
		return true
	}
	l.say(phrase{key: a.Text, refusal: a.Refusal, layout: l.layoutOf(t)}, a.Rule)
	if friendly := a.Verdict == examples.Finished || a.Verdict == examples.Astray && l.play != nil; friendly {
		l.marks, l.faults, l.trial = nil, nil, trial{card: dreist.NoCard}
		t.sound.Play(sounds.Cue{Clip: sounds.Lift})
		l.sendHome(t)
	} else {
		l.said.wrong = true
		l.deny(t, a.Refusal, at)
	}
	if a.Hint {
		l.giveHint()
	}
	return false
}

// layoutOf returns the layout that is seen, in Egon's turn that of its middle.
func (l *lesson) layoutOf(t *table) *dreist.Layout {
	p := *t.position()
	if q := l.quiz.Quiz; q != nil {
		p = q.Position()
	}
	return p.Layout()
}

// giveHint says the next step and lets card and cell glow.
func (l *lesson) giveHint() {
	if l.play != nil {
		l.hint, l.hinted = l.play.Hint()
	} else {
		l.hint, l.hinted = l.quiz.Hint()
	}
	if l.hinted {
		l.said.more = phrase{key: l.hint.Text, card: l.hint.Card, row: l.hint.Row, gaps: true}
	}
}

// object says why a free move is not allowed, with the figure's own words where it has some for just that.
func (l *lesson) object(t *table, refusal *dreist.Refusal, at spot) {
	p := phrase{refusal: refusal, layout: l.layoutOf(t)}
	rule := examples.RuleOf(refusal.Reason)
	if text, why := l.example.Explain(*t.position(), refusal, at.tried()); text != "" {
		p, rule = phrase{key: text}, why
	}
	l.say(p, rule)
	l.said.wrong = true
	l.deny(t, refusal, at)
}

// deny shows where the held card must not go.
func (l *lesson) deny(t *table, refusal *dreist.Refusal, at spot) {
	l.marks, l.faults = nil, nil
	if refusal != nil {
		l.faults = slices.Clone(refusal.Faults)
		t.shaking.begin(l.faults)
	}
	l.trial = trialOver(at)
	t.sound.Play(sounds.Cue{Clip: sounds.Refuse})
	l.sendHome(t)
}

// sendHome lets go of the held card; one that was chosen stays so for the next try.
func (l *lesson) sendHome(t *table) {
	t.stale = true
	if t.hand.grip == selected {
		return
	}
	held := t.hand.grip == dragged || t.gift.promise.made
	t.letGo()
	if held {
		t.line.Glide(t.home())
	}
}

// wordCount returns how many words the box says, for the time it takes to read them.
func (l *lesson) wordCount(t *table) int {
	s := l.words(t)
	return len(strings.Fields(s.main)) + len(strings.Fields(s.more))
}
