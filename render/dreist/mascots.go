package dreist

import (
	"math"

	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/sounds"
)

// egonHead is the number of Egon among those who can be found out on the start screen: after the characters of the title.
const egonHead = pictures.Letters

// nobody is none of them.
const nobody = -1

// wildTicks is how long somebody who was clicked shows it.
const wildTicks = 54

// mascots is who answers on the start screen when the mouse comes by: characters of the title peep further over their
// cards, and who is clicked laughs.
type mascots struct {
	game  *game
	under int // who is under the mouse, or nobody
	up    [pictures.Letters]float64
	wild  [pictures.Letters + 1]int // ticks that it lasts
}

// at returns who is at a point of the screen.
func (m *mascots) at(p geom.Point) int {
	f := m.game.Frame()
	if egonPlace(f).Inset(egonPlace(f).W * 0.1).Contains(p) {
		return egonHead
	}
	logo := logoPlace(f)
	if i, ok := pictures.MascotAt(geom.Point{X: (p.X - logo.X) / logo.W, Y: (p.Y - logo.Y) / logo.W}); ok {
		return i
	}
	return nobody
}

// Handle notices where the mouse is and who is clicked.
func (m *mascots) Handle(g input.Gesture) {
	switch g.Kind {
	case input.Hover:
		m.under = m.at(geom.Point(g.At))
	case input.Leave:
		m.under = nobody
	case input.Tap:
		if i := m.at(geom.Point(g.At)); i != nobody {
			m.wild[i] = wildTicks
			m.game.Sound.Play(sounds.Cue{Clip: sounds.Squeak})
			m.game.Redraw()
		}
	}
}

// goal returns how far a character is to peep over its card, 0 to 1.
func (m *mascots) goal(i int) float64 {
	if m.game.Settings().ReducedMotion || m.under != i && m.wild[i] == 0 {
		return 0
	}
	return 1
}

// Update takes a tick and reports whether the picture changed.
func (m *mascots) Update() (changed bool) {
	for i := range m.up {
		if to := m.goal(i); m.up[i] != to {
			if m.up[i] += 0.3 * (to - m.up[i]); math.Abs(to-m.up[i]) < 0.04 {
				m.up[i] = to
			}
			changed = true
		}
	}
	for i := range m.wild {
		if m.wild[i] > 0 {
			m.wild[i]--
			changed = true
		}
	}
	return changed
}

// Busy reports whether somebody moves.
func (m *mascots) Busy() bool {
	for i := range m.up {
		if m.up[i] != m.goal(i) {
			return true
		}
	}
	return m.wild != [len(m.wild)]int{}
}

// hop is how far somebody who was clicked jumps now, 0 to 1.
func (m *mascots) hop(i int) float64 {
	if m.wild[i] == 0 || m.game.Settings().ReducedMotion {
		return 0
	}
	done := 1 - float64(m.wild[i])/wildTicks
	return math.Abs(math.Sin(3*math.Pi*done)) * (1 - done)
}

// draw draws the title and Egon, each if it is to be seen.
func (m *mascots) draw(e pictures.Canvas, logo, egon bool) {
	f := m.game.Frame()
	mood := pictures.Smug
	if m.wild[egonHead] > 0 {
		mood = pictures.Giggling
	}
	if egon {
		e.Picture(pictures.EgonMotif(mood), egonPlace(f), 1)
	}
	if !logo {
		return
	}
	at := logoPlace(f)
	if m.up == [len(m.up)]float64{} && m.wild == [len(m.wild)]int{} {
		e.Picture(pictures.LogoMotif, at, 1)
		return
	}
	for i := range pictures.Letters {
		part := pictures.LogoPart(i)
		if m.wild[i] > 0 {
			part += pictures.Wild
		}
		up, far := pictures.MascotUp(i), (0.02*m.up[i]+0.012*m.hop(i))*at.W
		e.Picture(part, geom.Rect{X: at.X + far*up.X, Y: at.Y + far*up.Y, W: at.W, H: at.H}, 1)
		e.Picture(pictures.Card+pictures.LogoPart(i), at, 1)
	}
	e.Picture(pictures.Tail, at, 1)
}
