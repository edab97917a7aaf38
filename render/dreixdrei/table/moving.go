package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// take takes up the pile.
func (t *Table) take() {
	if t.Mine() {
		t.Play(dreixdrei.Take())
	}
}

// movements lists all that moves at the table, in the order in which the ticks pass.
func (t *Table) movements() tabletop.Movements {
	return tabletop.Movements{
		{Tick: t.advance, Busy: func() bool {
			return t.Line.Busy() && !t.Line.Paused() || t.Mode == tabletop.Playing && t.Match.Thinking()
		}},
		{Tick: t.shake.Tick, Busy: t.shake.Moving},
		{Tick: func() bool { return t.Hand.Tick(t.cards()) }, Busy: t.Hand.Moving},
		{Tick: func() bool { return !t.Line.Paused() && t.effects.Tick() }, Busy: func() bool { return !t.Line.Paused() && t.effects.Busy() }},
		{Tick: t.Rise, Busy: t.Rising},
		{Tick: t.raise, Busy: t.Line.Raising},
		{Tick: t.shine, Busy: t.lights.Moving},
		t.Led.Moving(),
		t.hostMoving(),
		t.naming(),
		t.Boxing(func() bool { return t.Line.Speed() == stage.Instant }),
		{Tick: t.fadeLine, Busy: func() bool { return t.above.QuestionFade.Moving() || t.above.PromptFade.Moving() }},
	}
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
	if taken, ok := s.Event.(dreixdrei.PileTaken); ok {
		t.told = t.Say.Taken(taken)
	} else if _, ok := s.Event.(dreixdrei.HandFilled); !ok {
		t.told = ""
	}
	if more <= 1 {
		if cue, ok := cueOf(s.Event, t.Match.Person); ok {
			t.Sound.Play(cue)
		}
	}
	t.react(s.Event)
	if more == 0 {
		t.celebrate(s.Event)
	}
}

// raise lets the cards rise that are held or under the mouse, and those a little that may be laid.
func (t *Table) raise() bool {
	t.Over = t.UnderMouse(t)
	lifted := t.Line.Raise(append(t.held.raised(), t.Over)...)
	var offered []dreixdrei.Card
	if t.Mine() && !t.OthersShow() && !t.Moves() {
		offered = t.own().layable()
	}
	return t.Line.Offer(!t.Open(), offered...) || lifted
}

// shine lights what accepts the held card.
func (t *Table) shine() bool {
	t.lights.Dim()
	if t.Hand.Holds() && t.Mine() {
		for _, to := range t.cards().Places(t.Hand.Card) {
			if t.cards().Accepts(t.Hand.Card, to) {
				strength := 0.6
				if t.Hand.Aim == to {
					strength = 1
				}
				t.lights.Shine(to, strength)
			}
		}
	}
	return t.lights.Tick(1.0 / stage.GlowTicks)
}

// fadeLine lets what is told above the hand come and go.
func (t *Table) fadeLine() bool {
	l := &t.above
	line, warns := t.PromptText()
	l.SetPrompt(tabletop.Prompt{Text: line, Warning: warns, Row: t.promptRect(), Unsaved: t.Status.Unsaved})
	if b, ok := t.why(); ok {
		l.Prompt.Buttons = append(l.Prompt.Buttons, b)
	}
	return l.PromptFade.Step(1.0 / stage.GlowTicks)
}

// Notes over what happens: low ones for a pile that is taken up, up the scale for what frees.
var (
	takenTune   = sounds.Notes(0.1, 0.5, 7, 4, 2, 0)
	deletedTune = sounds.Notes(0.06, 0.55, 2, 5, 9, 12)
	hiddenTune  = sounds.Notes(0.12, 0.3, 6, 6)
	freeTune    = sounds.Notes(0.09, 0.45, 0, 4, 7)
	fourTune    = sounds.Notes(0.08, 0.45, 5, 5, 5, 9)
	lanternTune = sounds.Notes(0.24, 0.4, 4, 2, 0)
	phaseTune   = sounds.Notes(0.1, 0.35, 4, 7)
)

// cueOf returns the sound of an event, if it has one.
func cueOf(e dreixdrei.Event, person func(dreixdrei.Seat) bool) (cue sounds.Cue, ok bool) {
	switch e := e.(type) {
	case dreixdrei.CardsSwapped:
		return sounds.Cue{Clip: sounds.Draw}, true
	case dreixdrei.CardsLaid:
		cue.Clip = sounds.Lay
		switch e.Kind {
		case dreixdrei.Invisible:
			cue.Tune = hiddenTune
		case dreixdrei.Restart:
			cue.Tune = freeTune
		}
		return cue, true
	case dreixdrei.HandFilled:
		return sounds.Cue{Clip: sounds.Draw}, true
	case dreixdrei.PileDeleted:
		return sounds.Cue{Clip: sounds.Draw, Tune: deletedTune}, true
	case dreixdrei.PileTaken:
		return sounds.Cue{Clip: sounds.Draw, Tune: takenTune}, true
	case dreixdrei.FourSetAside:
		return sounds.Cue{Clip: sounds.Lay, Tune: fourTune}, true
	case dreixdrei.CardTurnedUp:
		return sounds.Cue{Clip: sounds.Lift}, true
	case dreixdrei.PhaseReached:
		return sounds.Cue{Clip: sounds.Lift, Tune: phaseTune}, true
	case dreixdrei.SeatOut:
		if e.Place == 1 && person(e.Seat) {
			return sounds.Cue{Clip: sounds.Win}, true
		}
		return sounds.Cue{Clip: sounds.Lay, Tune: freeTune}, true
	case dreixdrei.GameEnded:
		switch {
		case e.Loser == dreixdrei.NoSeat:
		case person(e.Loser):
			return sounds.Cue{Clip: sounds.Lose}, true
		default:
			return sounds.Cue{Clip: sounds.Lift, Tune: lanternTune}, true
		}
	}
	return cue, false
}
