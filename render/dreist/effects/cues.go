package effects

import (
	"dreist/game/dreist"
	"dreist/sounds"
)

func (w show) cueFor(e dreist.Event) (sounds.Cue, bool) {
	bySeat := func(s dreist.Seat, egon, other sounds.Clip) (sounds.Cue, bool) {
		if s == dreist.EgonSeat {
			other = egon
		}
		return sounds.Cue{Clip: other}, true
	}
	switch e := e.(type) {
	case dreist.CardLaid:
		return bySeat(e.Seat, sounds.EgonLaysClip, sounds.LayClip)
	case dreist.TrioMade:
		w.streak, _ = streakOf(w.Match.History(), e)
		return sounds.Cue{Clip: sounds.RowTrioClip, TrioNumber: w.streak}, !e.IsColumn
	case dreist.ColumnCleared: // its DREIer was heard just before
		return sounds.Cue{Clip: sounds.ColumnClearClip, CardCount: len(e.Cards), TrioNumber: w.streak}, true
	case dreist.CardsLoosened:
		return sounds.Cue{Clip: sounds.CardsFallClip, CardCount: len(e.Cards)}, true
	case dreist.CardDrawn:
		return sounds.Cue{Clip: sounds.DrawClip}, true
	case dreist.HandFilled:
		return sounds.Cue{Clip: sounds.DealClip}, true
	case dreist.CardDiscarded:
		return sounds.Cue{Clip: sounds.DiscardClip}, true
	case dreist.GiftGiven:
		return sounds.Cue{Clip: sounds.GiftClip}, true
	case dreist.EgonRevealed:
		return sounds.Cue{Clip: sounds.RevealClip}, true
	case dreist.EgonSetAside:
		return sounds.Cue{Clip: sounds.EgonSetsAsideClip}, true
	case dreist.MatchWon:
		return bySeat(e.Seat, sounds.LoseClip, sounds.WinClip)
	}
	return sounds.Cue{}, false
}
