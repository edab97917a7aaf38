package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/scene"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// ShowEvent starts the reactions of hosts, the effect and the sound of an event that begins to be shown.
func (t *Table) ShowEvent(s *scene.Step, more int) {
	e := s.Event
	if taken, ok := e.(dreixdrei.PilePickedUp); ok && taken.Misfit != dreixdrei.NoCard {
		t.told = t.Phrases.MisfitText(taken)
	} else if _, ok := e.(dreixdrei.HandFilled); !ok {
		t.told = ""
	}
	if more <= 1 {
		if cue, ok := cueOf(e, t.Match.IsPerson); ok {
			t.Sound.Play(cue)
		}
	}
	t.react(e)
	if more == 0 {
		t.celebrate(e)
	}
}

// AppendRaised returns the cards that wait for a name, and those that may be laid.
func (t *Table) AppendRaised(raised, offered []tabletop.Card) (_, _ []tabletop.Card) {
	if t.CanMove() && !t.IsWatching() && !t.IsMoving() {
		offered = append(offered, numbers(t.own().layable())...)
	}
	return append(raised, numbers(t.held.wheel.laid)...), offered
}

// The tunes of events: the bell for a pile that was picked up, up the scale for relief.
var (
	bellTune    = sounds.NewTune(0.16, 0.5, 12, 12, 12)
	deletedTune = sounds.NewTune(0.06, 0.55, 2, 5, 9, 12)
	hiddenTune  = sounds.NewTune(0.12, 0.3, 6, 6)
	freeTune    = sounds.NewTune(0.09, 0.45, 0, 4, 7)
	fourTune    = sounds.NewTune(0.08, 0.45, 5, 5, 5, 9)
	lanternTune = sounds.NewTune(0.24, 0.4, 4, 2, 0)
	phaseTune   = sounds.NewTune(0.1, 0.35, 4, 7)
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
	case dreixdrei.PilePickedUp:
		return sounds.Cue{Clip: sounds.Draw}, true
	case dreixdrei.FourSetAside:
		return sounds.Cue{Clip: sounds.Lay, Tune: fourTune}, true
	case dreixdrei.CardTurnedUp:
		return sounds.Cue{Clip: sounds.Lift}, true
	case dreixdrei.PhaseReached:
		return sounds.Cue{Clip: sounds.Lift, Tune: phaseTune}, true
	case dreixdrei.SeatFinished:
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
