package table

import (
	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// ShowEvent starts the reactions of fighters, the effect and the sound of an event that begins to be shown.
func (t *Table) ShowEvent(s *scene.AnimatedEvent, more int) {
	play := func(c sounds.Clip, tune *sounds.TuneVariations) {
		if more <= 1 {
			t.Sound.Play(sounds.Cue{Clip: c, Tune: tune})
		}
	}
	call := func(after, lasts stage.Span, figure kit.Motif, key string, values assets.Values) {
		if more == 0 {
			t.ribbon(after, lasts, figure, key, values)
		}
	}
	told := t.told
	t.told = ""
	switch e := s.Event.(type) {
	case dreixdrei.CardsSwapped:
		play(sounds.DrawClip, nil)
	case dreixdrei.CardsLaid:
		t.feels(e.Seat, pictures.MoodPleased, shortMood)
		switch e.Kind {
		case dreixdrei.Invisible:
			play(sounds.LayClip, hiddenTune)
			call(0, scene.SpanFinished, pictures.SpecialMotif(e.Kind), "dreixdrei.called.invisible", nil)
		case dreixdrei.Restart:
			play(sounds.LayClip, freeTune)
			call(0, scene.SpanFinished, pictures.SpecialMotif(e.Kind), "dreixdrei.called.restart", nil)
		default:
			play(sounds.LayClip, nil)
		}
	case dreixdrei.HandFilled:
		t.told = told // the words about a misfit stay
		play(sounds.DrawClip, nil)
	case dreixdrei.PileDeleted:
		t.feels(e.Seat, pictures.MoodSweeping, longMood)
		play(sounds.DrawClip, deletedTune)
		if more == 0 {
			t.wipe()
		}
		call(scene.SpanDelete, scene.SpanFinished, nil, "dreixdrei.called.delete", nil)
	case dreixdrei.PilePickedUp:
		if e.Misfit != dreixdrei.NoCard {
			t.told = t.Phrases.Say("dreixdrei.told.misfit", assets.Values{"Card": e.Misfit, "Name": t.Phrases.SeatNames[e.Seat]})
		}
		t.feels(t.FrontSeat(), pictures.MoodTeasing, longMood)
		t.feels(e.Seat, pictures.MoodLoaded, longMood)
		play(sounds.DrawClip, nil)
	case dreixdrei.FourSetAside:
		t.feels(e.Seat, pictures.MoodSweeping, longMood)
		play(sounds.LayClip, fourTune)
		call(0, scene.SpanFinished, nil, "dreixdrei.called.four", assets.Values{"Kind": e.Kind})
	case dreixdrei.CardTurnedUp:
		play(sounds.LiftClip, nil)
	case dreixdrei.PhaseReached:
		play(sounds.LiftClip, phaseTune)
		if t.Match.IsPerson(e.Seat) {
			call(0, scene.SpanFinished*1.4, pictures.FighterMotif{Fighter: pictures.Fighter(e.Seat), Mood: pictures.MoodThinking}, "dreixdrei.called.phase", assets.Values{"Phase": e.Phase})
		}
	case dreixdrei.SeatFinished:
		mood, clip, tune := pictures.MoodPleased, sounds.LayClip, freeTune
		if e.Place == 1 { // with the crown
			mood = pictures.MoodFirstFinished
			if t.Match.IsPerson(e.Seat) {
				clip, tune = sounds.WinClip, nil
			}
		}
		play(clip, tune)
		call(0, scene.SpanFinished*1.5, pictures.FighterMotif{Fighter: pictures.Fighter(e.Seat), Mood: mood}, "dreixdrei.called.out",
			assets.Values{"Name": t.Phrases.SeatNames[e.Seat], "Place": e.Place})
		if more == 0 {
			t.sparks(e.Seat)
		}
	case dreixdrei.GameEnded:
		switch {
		case e.Loser == dreixdrei.NoSeat:
		case t.Match.IsPerson(e.Loser):
			play(sounds.LoseClip, nil)
		default:
			play(sounds.LiftClip, lanternTune)
		}
		if first := t.Timeline.View().Winner(); first != dreixdrei.NoSeat {
			call(0, scene.SpanEnd, nil, "dreixdrei.called.out", assets.Values{"Name": t.Phrases.SeatNames[first], "Place": 1})
		}
	}
}

// appendRaised returns the cards that wait for a name, and those that may be laid.
func (t *Table) appendRaised(raised, offered []tabletop.Card) (_, _ []tabletop.Card) {
	if t.CanMove() && !t.IsWatching() && !t.IsMoving() {
		offered = append(offered, numbers(t.frontPosition().layable())...)
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
