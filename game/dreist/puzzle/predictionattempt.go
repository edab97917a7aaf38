package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// PredictionAttempt is an attempt at a puzzle of EgonTurnKind: the player predicts Egon's decisions one by one.
type PredictionAttempt struct {
	tally
	script *script
	at     int // index of the next decision in the script, from 1
	turn   dreist.EgonTurn
}

// StartEvents returns the events before the first decision: Egon turns over a card.
func (f *PredictionAttempt) StartEvents() []dreist.Event { return f.script.steps[0].events }

// RevealedCard returns the card that waits to be laid or set aside, or NoCard.
func (f *PredictionAttempt) RevealedCard() dreist.Card { return f.turn.RevealedCard() }

// OpenCards returns the cards that Egon could lay: those aside, then the revealed one.
func (f *PredictionAttempt) OpenCards() []dreist.Card { return f.turn.OpenCards() }

// Position returns the current position, without the cards revealed or aside.
func (f *PredictionAttempt) Position() dreist.Position { return f.turn.Position() }

// Predict judges a prediction of Egon's next decision. A right one is played, with the steps up to the next decision; a wrong one counts as a
// miss and changes nothing. An impossible one, such as laying a card that is not open, is wrong, but no miss.
func (f *PredictionAttempt) Predict(c EgonChoice) Verdict {
	if f.solved {
		return Verdict{Sentence: say("puzzle.egon.over")}
	}
	step := f.script.steps[f.at]
	switch {
	case c.same(step.EgonChoice):
		return f.advance(1)
	case step.brief && c.same(f.script.steps[f.at+1].EgonChoice):
		return f.advance(2)
	case step.brief:
		step = f.script.steps[f.at+1]
	}
	v, counts := f.explain(c, step)
	if counts {
		f.misses++
	}
	return v
}

// same reports whether two choices are equal apart from the copies of their cards.
func (c EgonChoice) same(other EgonChoice) bool {
	return c.Action == other.Action && (c.Action != dreist.EgonLays || c.Card.Kind() == other.Card.Kind() && c.Row == other.Row)
}

func (f *PredictionAttempt) advance(steps int) Verdict {
	v := Verdict{IsRight: true, Sentence: say("puzzle.egon.right")}
	for _, s := range f.script.steps[f.at : f.at+steps] {
		v.Events = append(v.Events, s.events...)
		f.turn = s.after
	}
	f.at += steps
	f.nudged = false
	if f.at == len(f.script.steps) {
		f.solved = true
		v.Sentence = say("puzzle.right.egon")
	}
	return v
}

func (f *PredictionAttempt) explain(c EgonChoice, step step) (v Verdict, counts bool) {
	revealed := f.turn.RevealedCard()
	waits := revealed != dreist.NoCard
	switch {
	case c.Action == dreist.EgonLays:
		return f.explainLay(c, step)
	case c.Action == dreist.EgonSetsAside && !waits:
		return Verdict{Sentence: say("puzzle.egon.nocard")}, false
	case (c.Action == dreist.EgonReveals || c.Action == dreist.EgonStops) && waits:
		return Verdict{Sentence: say("puzzle.egon.first").of(revealed)}, false
	case c.Action == dreist.EgonSetsAside:
		return Verdict{Sentence: say("puzzle.egon.fits").of(revealed)}, true
	case step.Action == dreist.EgonStops:
		return Verdict{Sentence: say("puzzle.egon.enough")}, true
	case step.Action == dreist.EgonLays:
		return Verdict{Sentence: say("puzzle.egon.again")}, true
	}
	return Verdict{Sentence: say("puzzle.egon.more")}, true
}

func (f *PredictionAttempt) explainLay(c EgonChoice, step step) (v Verdict, counts bool) {
	open := f.turn.OpenCards()
	i := slices.IndexFunc(open, func(o dreist.Card) bool { return o.Kind() == c.Card.Kind() })
	if i < 0 {
		return Verdict{Sentence: say("puzzle.egon.nocard")}, false
	}
	why := f.turn.RefusalAt(open[i], open[i].Cell(c.Row))
	switch {
	case step.Action == dreist.EgonStops:
		return Verdict{Sentence: say("puzzle.egon.enough")}, true
	case why != nil:
		return Verdict{Sentence: say("puzzle.egon.refused").of(c.Card).on(c.Row), Refusal: why}, true
	case step.Action == dreist.EgonLays && step.Card.Kind() == c.Card.Kind():
		return Verdict{Sentence: say("puzzle.egon.topmost")}, true
	}
	return Verdict{Sentence: say("puzzle.egon.order")}, true
}

// TakeHint returns a hint first about what to look at, then about what Egon does.
func (f *PredictionAttempt) TakeHint() Hint {
	if f.solved {
		return hint(NoHint, say("puzzle.egon.over"))
	}
	step := f.script.steps[f.at]
	if step.brief {
		step = f.script.steps[f.at+1]
	}
	nudge := f.stage() == NudgeHint
	var look, do TextRef
	switch step.Action {
	case dreist.EgonLays:
		look, do = say("puzzle.hint.egon.look"), say("puzzle.hint.egon.lay").of(step.Card).on(step.Row)
	case dreist.EgonSetsAside:
		look, do = say("puzzle.hint.egon.around").of(step.Card), say("puzzle.hint.egon.aside").of(step.Card)
	case dreist.EgonReveals:
		look, do = say("puzzle.hint.egon.again"), say("puzzle.hint.egon.reveal")
	case dreist.EgonStops:
		look, do = say("puzzle.hint.egon.count"), say("puzzle.hint.egon.stop")
	}
	if nudge {
		return hint(NudgeHint, look)
	}
	h := hint(StepHint, do)
	h.Choice = step.EgonChoice
	return h
}
