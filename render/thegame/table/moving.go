package table

import (
	"dreist/game/thegame"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/sounds"
)

func (t *Table) ownAnimations() tabletop.Animations {
	all := tabletop.Animations{t.LightsAnimation(), {Tick: t.tickNod, NeedsTick: t.canNod}}
	for on, f := range t.cast {
		w := &t.walks[on]
		all = append(all, tabletop.Animation{Tick: func() bool { return w.tickWalk(t.Timeline, thegame.Pile(on)) }, NeedsTick: w.isMoving})
		all = append(all, tabletop.Animation{Tick: f.Tick, NeedsTick: func() bool { return f.TicksUntilChange() == 1 }, TicksUntilChange: f.TicksUntilChange})
	}
	return all
}

// ShowEvent starts the reaction of characters and the sound of an event that begins to be shown.
func (t *Table) ShowEvent(s *scene.AnimatedEvent, more int) {
	switch e := s.Event.(type) {
	case thegame.CardLaid:
		if mood := pictures.MoodAfterStep(e.Step); mood != pictures.MoodIdle {
			t.cast[e.Pile].FlashMood(pictures.CharacterMotif{Pile: e.Pile, Mood: mood}, moodTicks)
		}
		if more <= 1 {
			t.Sound.Play(cueOf(e))
		}
		if e.IsTenBack && more == 0 {
			t.celebrateTenBack(e)
		}
	case thegame.SignalGiven:
		t.settleMoods()
	case thegame.HandFilled:
		if more <= 1 {
			t.Sound.Play(sounds.Cue{Clip: sounds.DrawClip})
		}
	case thegame.TurnStarted:
		t.settleMoods()
	case thegame.GameWon:
		t.changeCast(pictures.MoodTriumphant)
		t.Sound.Play(sounds.Cue{Clip: sounds.WinClip})
		t.celebrateWin()
	case thegame.GameLost:
		t.changeCast(pictures.MoodCrushed)
		t.Sound.Play(sounds.Cue{Clip: sounds.LoseClip})
	}
}

const moodTicks = 75

func (t *Table) changeCast(m pictures.Mood) {
	for on, f := range t.cast {
		f.SetMood(pictures.CharacterMotif{Pile: thegame.Pile(on), Mood: m})
	}
}

func (t *Table) settleMoods() {
	v := t.Timeline.View()
	for on := range t.cast {
		mood := pictures.MoodIdle
		for s := range v.Signals {
			if v.Signals[s][on] == thegame.KeepOff {
				mood = pictures.MoodAsking
			}
		}
		switch {
		case v.IsOver() && v.StuckSeat == thegame.NoSeat:
			mood = pictures.MoodTriumphant
		case v.IsOver():
			mood = pictures.MoodCrushed
		}
		t.cast[on].SetLastingMood(pictures.CharacterMotif{Pile: thegame.Pile(on), Mood: mood})
	}
}

// appendRaised appends the hand cards that can go ten back to offered, if the player wants them marked.
func (t *Table) appendRaised(raised, offered []tabletop.Card) (_, _ []tabletop.Card) {
	if !t.Help.MarksTenBacks || !t.CanMove() || t.IsWatching() {
		return raised, offered
	}
	p := t.ShownPosition()
	for _, c := range p.Hand(t.FrontSeat()) {
		for on := range p.FittingPiles(c).Piles() {
			if on.Step(p.TopCard(on), c) < 0 {
				offered = append(offered, number(c))
			}
		}
	}
	return raised, offered
}

func (t *Table) isAskedAbout(on thegame.Pile) bool {
	at, pointed := t.Timeline.Geometry().PileAt(t.Cursor)
	_, ringed, rings := signalOf(t.FocusedButton)
	return t.ShownPosition().SeatCount() > 1 && (t.Held.IsHolding() || t.IsPointing && pointed && at == on || rings && ringed == on)
}

// wouldStrand reports whether the held card would leave the turn stuck if laid at an aim (G 9).
func (t *Table) wouldStrand(to tabletop.Aim) bool {
	on, ok := pileOf(to)
	return ok && t.Held.IsHolding() && t.CanMove() && t.ShownPosition().IsLosingMove(thegame.Lay(cardOf(t.Held.Card), on))
}

func (t *Table) canNod() bool {
	return t.Held.IsHolding() && t.Held.Aim != (tabletop.Aim{}) && !t.Timeline.HasReducedMotion()
}

func (t *Table) tickNod() bool {
	if !t.canNod() {
		t.nodTicks = 0
		return false
	}
	t.nodTicks++
	return true
}
