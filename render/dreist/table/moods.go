package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/sounds"
)

// MoodFor returns the face that Egon makes at an event.
func MoodFor(e dreist.Event) (pictures.Mood, bool) {
	switch e := e.(type) {
	case dreist.EgonRevealed:
		return pictures.Curious, true
	case dreist.EgonSetAside:
		return pictures.Sour, true
	case dreist.CardLaid:
		return pictures.Smug, e.Seat == dreist.EgonSeat
	case dreist.GiftGiven:
		return pictures.Sour, true
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return pictures.Curious, true
		}
		return pictures.Waiting, true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return pictures.Delighted, true
		}
		return pictures.Beaten, true
	}
	return pictures.Waiting, false
}

// cueFor returns the sound of an event.
func cueFor(e dreist.Event) (sounds.Cue, bool) {
	clip := func(c sounds.Clip) (sounds.Cue, bool) { return sounds.Cue{Clip: c}, true }
	switch e := e.(type) {
	case dreist.CardLaid:
		if e.Seat == dreist.EgonSeat {
			return clip(sounds.EgonLays)
		}
		return clip(sounds.Lay)
	case dreist.TrioMade:
		if !e.Column {
			return clip(sounds.RowTrio)
		}
	case dreist.ColumnCleared:
		return sounds.Cue{Clip: sounds.ColumnClear, Count: len(e.Cards)}, true
	case dreist.CardsLoosened:
		return sounds.Cue{Clip: sounds.Loosened, Count: len(e.Cards)}, true
	case dreist.CardDrawn:
		return clip(sounds.Draw)
	case dreist.HandFilled:
		return clip(sounds.Deal)
	case dreist.CardDiscarded:
		return clip(sounds.Discard)
	case dreist.GiftGiven:
		return clip(sounds.Gift)
	case dreist.EgonRevealed:
		return clip(sounds.Reveal)
	case dreist.EgonSetAside:
		return clip(sounds.EgonAside)
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return clip(sounds.Lose)
		}
		return clip(sounds.Win)
	}
	return sounds.Cue{}, false
}

// portrait is Egon's face on its way from one mood to another.
type portrait struct {
	from  pictures.Expression
	Mood  pictures.Mood
	at    int // ticks since the change
	known bool
}

// Change begins the way to another mood.
func (p *portrait) Change(m pictures.Mood) {
	if p.known && m == p.Mood {
		return
	}
	p.from = p.expression()
	if !p.known {
		p.from = m.Expression()
	}
	p.Mood, p.at, p.known = m, 0, true
}

func (p *portrait) Moving() bool { return p.at < scene.MoodTicks }

// Tick moves on and reports whether the face changed.
func (p *portrait) Tick() bool {
	if !p.Moving() {
		return false
	}
	p.at++
	return true
}

// expression returns the face of this tick.
func (p *portrait) expression() pictures.Expression {
	return pictures.Blend(p.from, p.Mood.Expression(), min(float64(p.at)/scene.MoodTicks, 1))
}
