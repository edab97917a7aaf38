package tabletop

import (
	"iter"
	"slices"

	"dreist/render/stage"
)

// Lights are the glowing spots on a table, which fade in and out. S names a spot.
type Lights[S comparable] struct {
	all    []light[S]
	moving bool
	pulse  int // remaining ticks of a pulse
}

type light[S comparable] struct {
	spot S
	Fade
}

// Dim fades out all lights that are not set again by SetLight.
func (l *Lights[S]) Dim() {
	for i := range l.all {
		l.all[i].FinalOpacity = 0
	}
}

// SetLight sets the strength of the light on a spot, 0 to 1; if it is set several times the greatest counts.
func (l *Lights[S]) SetLight(s S, strength float64) {
	for i := range l.all {
		if l.all[i].spot == s {
			l.all[i].FinalOpacity = max(l.all[i].FinalOpacity, strength)
			return
		}
	}
	l.all = append(l.all, light[S]{spot: s, Fade: Fade{FinalOpacity: strength}})
}

// Tick moves every light by at most part towards its strength, and reports whether the picture changed.
func (l *Lights[S]) Tick(part float64) (changed bool) {
	changed = l.pulse > 0
	l.pulse = max(l.pulse-1, 0)
	l.moving = l.pulse > 0
	for i := range l.all {
		changed = l.all[i].Advance(part) || changed
		l.moving = l.moving || l.all[i].IsMoving()
	}
	l.all = slices.DeleteFunc(l.all, func(at light[S]) bool { return at.IsGone() })
	return changed
}

// IsMoving reports whether a light changes.
func (l *Lights[S]) IsMoving() bool { return l.moving }

// Pulse makes the lights swell once, to draw the eye.
func (l *Lights[S]) Pulse() { l.pulse = stage.PulseTicks }

// PulseStrength returns the strength of the pulse, from 0 to 1.
func (l *Lights[S]) PulseStrength() float64 {
	part := float64(l.pulse) / stage.PulseTicks
	return 4 * part * (1 - part)
}

// Strength returns the current strength of the light on a spot, from 0 to 1.
func (l *Lights[S]) Strength(on S) float64 {
	for i := range l.all {
		if l.all[i].spot == on {
			return l.all[i].Opacity
		}
	}
	return 0
}

// All yields every spot with its current strength, in the order in which they were lit.
func (l *Lights[S]) All() iter.Seq2[S, float64] {
	return func(yield func(S, float64) bool) {
		for i := range l.all {
			if !yield(l.all[i].spot, l.all[i].Opacity) {
				return
			}
		}
	}
}
