package table

import (
	"dreist/game/thegame"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/sounds"
)

// movements lists all that moves at the table, in the order in which the ticks pass.
func (t *Table) movements() tabletop.Movements {
	all := tabletop.Movements{
		{Tick: t.advance, Busy: func() bool {
			return t.Line.Busy() && !t.Line.Paused() || t.Mode == tabletop.Playing && t.Match.Thinking()
		}},
		{Tick: t.shake.Tick, Busy: t.shake.Moving},
		{Tick: func() bool { return t.Hand.Tick(cards{t}) }, Busy: t.Hand.Moving},
		{Tick: func() bool { return !t.Line.Paused() && t.effects.Tick() }, Busy: func() bool { return !t.Line.Paused() && t.effects.Busy() }},
		{Tick: t.Rise, Busy: t.Rising},
		{Tick: t.raise, Busy: t.Line.Raising},
		{Tick: t.shine, Busy: t.lights.Moving},
		{Tick: t.nodOn, Busy: func() bool { return t.nods() }},
		t.Led.Moving(),
		t.Boxing(func() bool { return t.Line.Speed() == stage.Instant }),
		{Tick: t.fadeLine, Busy: func() bool { return t.above.QuestionFade.Moving() || t.above.PromptFade.Moving() }},
	}
	for _, f := range t.cast {
		all = append(all, tabletop.Moving{Tick: func() (changed bool) {
			for range 1 + t.Slept {
				changed = f.Tick() || changed
			}
			return changed
		}, Busy: func() bool { return f.Next() == 1 }, Wake: f.Next})
	}
	return all
}

// advance lets the cards move on, and what follows from that: nothing else moves before them.
func (t *Table) advance() bool {
	changed := t.Line.Tick()
	started := t.Line.TakeStarted()
	for i := range started {
		t.start(&started[i], len(started)-1-i)
	}
	t.GoOn(rests{t})
	return changed || len(started) > 0
}

// start shows and sounds what begins; more further steps begin at the same time, as at instant speed.
func (t *Table) start(s *scene.Step, more int) {
	if s.Event == nil {
		return
	}
	if t.Mode != tabletop.Replaying && t.Mode != tabletop.Reviewing {
		h := t.Match.History()
		t.Seen.Note(len(h), func(move int) int { return len(h[move].Events) })
	}
	t.Hears(s.Event)
	switch e := s.Event.(type) {
	case thegame.CardLaid:
		if mood := pictures.MoodAt(e.Step); mood != pictures.Idle {
			t.cast[e.Pile].Flash(pictures.Role{Pile: e.Pile, Mood: mood}, moodTicks)
		}
		if more <= 1 {
			t.Sound.Play(cueOf(e))
		}
		if e.Trick && more == 0 {
			t.celebrateTrick(e)
		}
	case thegame.WishSaid:
		t.settleCast()
	case thegame.HandFilled:
		if more <= 1 {
			t.Sound.Play(sounds.Cue{Clip: sounds.Draw})
		}
	case thegame.TurnBegan:
		t.settleCast()
	case thegame.GameWon:
		t.changeCast(pictures.Triumphant)
		t.Sound.Play(sounds.Cue{Clip: sounds.Win})
		t.celebrateWin()
	case thegame.GameLost:
		t.changeCast(pictures.Crushed)
		t.Sound.Play(sounds.Cue{Clip: sounds.Lose})
	}
}

// moodTicks is how long a character shows what it makes of a step.
const moodTicks = 75

// changeCast gives all characters a mood.
func (t *Table) changeCast(m pictures.Mood) {
	for on, f := range t.cast {
		f.Feel(pictures.Role{Pile: thegame.Pile(on), Mood: m})
	}
}

// settleCast gives the characters the moods in which they wait: asked where a signal stands on their pile.
func (t *Table) settleCast() {
	v := t.Line.View()
	for on := range t.cast {
		mood := pictures.Idle
		for s := range v.Signals {
			if v.Signals[s][on] == thegame.KeepOff {
				mood = pictures.Asking
			}
		}
		switch {
		case v.Over() && v.Stuck == thegame.NoSeat:
			mood = pictures.Triumphant
		case v.Over():
			mood = pictures.Crushed
		}
		t.cast[on].Settle(pictures.Role{Pile: thegame.Pile(on), Mood: mood})
	}
}

// raise lets the cards rise that are selected or under the mouse, and those a little that go back somewhere.
func (t *Table) raise() bool {
	t.Over = t.UnderMouse(t)
	lifted := t.Line.Raise(t.Hand.Card, t.Over)
	return t.Line.Offer(!t.Open(), t.tricks()...) || lifted
}

// tricks returns the hand cards for which a backwards trick is open, where they are to be marked.
func (t *Table) tricks() (all []thegame.Card) {
	if !t.Status.Tricks || !t.Mine() || t.OthersShow() {
		return nil
	}
	p := t.Position()
	for _, c := range p.Hand(t.Front()) {
		for on := range p.Takes(c).All() {
			if on.Step(p.Shown(on), c) < 0 {
				all = append(all, c)
			}
		}
	}
	return all
}

// shine lights the piles that take the held card.
func (t *Table) shine() bool {
	t.lights.Dim()
	if t.Hand.Holds() && t.Mine() {
		for on := range t.Position().Takes(t.Hand.Card).All() {
			strength := 0.6
			if t.Hand.Aim == On(on) {
				strength = 1
			}
			t.lights.Shine(On(on), strength)
		}
	}
	return t.lights.Tick(1.0 / stage.GlowTicks)
}

// fadeLine lets what is asked and told above the hand come and go.
func (t *Table) fadeLine() bool {
	l, g := &t.above, t.Line.Geometry()
	asked := t.asks()
	line, warns := t.PromptText()
	plate := g.Plate
	if asked != "" && line != "" {
		plate = plate.Union(t.promptRect())
	}
	l.SetQuestion(asked, plate)
	l.SetPrompt(tabletop.Prompt{Text: line, Warning: warns, Row: t.promptRect(), Unsaved: t.Status.Unsaved})
	if b, ok := t.why(); ok {
		l.Prompt.Buttons = append(l.Prompt.Buttons, b)
	}
	if l.QuestionFade.To > 0 {
		l.Question.Buttons = t.answers(l.Question.Buttons)
	}
	asking := l.QuestionFade.Step(1.0 / stage.GlowTicks)
	return l.PromptFade.Step(1.0/stage.GlowTicks) || asking
}

// strands reports whether the held card would leave the turn stuck where it is aimed (G 9).
func (t *Table) strands(to Aim) bool {
	on, ok := to.Pile()
	return ok && t.Hand.Holds() && t.Mine() && t.Position().Strands(thegame.Lay(t.Hand.Card, on))
}

// nods reports whether a card is held over a pile, so that signals there may nod.
func (t *Table) nods() bool { return t.Hand.Holds() && t.Hand.Aim != Nowhere && !t.Line.Reduced() }

// nodOn lets signals nod while a card is held over their pile.
func (t *Table) nodOn() bool {
	if !t.nods() {
		t.nod = 0
		return false
	}
	t.nod++
	return true
}
