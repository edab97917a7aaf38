package pictures

import (
	"dreist/game/dreixdrei"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Duel is the start picture: fish and bat, each in front of three cards. They blink now and then; a click makes one strike.
type Duel struct {
	hosts  [2]*LiveHost
	rounds int
}

// roundTicks is the number of ticks for which one strikes and the other takes it.
const roundTicks = 60

// NewDuel returns the two at rest.
func NewDuel(seed uint64) *Duel {
	return &Duel{hosts: [2]*LiveHost{NewLiveHost(Fish, seed), NewLiveHost(Bat, seed+1)}}
}

func (d *Duel) round(who Host) {
	moods := [...][2]Mood{{Sweeping, Loaded}, {Teasing, Thinking}, {Pleased, Teasing}}[d.rounds%3]
	d.hosts[who].FlashMood(Role{who, moods[0]}, roundTicks)
	d.hosts[1-who].FlashMood(Role{1 - who, moods[1]}, roundTicks)
	d.rounds++
}

// Tick advances both by a tick, and reports whether the picture changed.
func (d *Duel) Tick() (changed bool) {
	fish := d.hosts[Fish].Tick()
	return d.hosts[Bat].Tick() || fish
}

// TicksUntilChange returns the number of ticks until the picture changes, at least 1.
func (d *Duel) TicksUntilChange() int {
	return max(1, min(d.hosts[0].TicksUntilChange(), d.hosts[1].TicksUntilChange()))
}

// StrikeAt lets the one whose square has a point strike. hit is false if the point is in neither.
func (d *Duel) StrikeAt(at geom.Point, places [2]geom.Rect) (hit bool) {
	for i, in := range places {
		if in.Contains(at) {
			d.round(Host(i))
			return true
		}
	}
	return false
}

// StrikeTicks is the number of ticks until a round that Tap starts is over.
const StrikeTicks = roundTicks + 24

// Draw draws both in their squares.
func (d *Duel) Draw(b *kit.Brush, places [2]geom.Rect) {
	for i, in := range places {
		DrawTriple(b, Host(i), in, 1)
		d.hosts[i].Draw(b, DuelFigureRect(in, Host(i)))
	}
}

// DrawTriple draws the three cards behind the host of a side, in its square.
func DrawTriple(b *kit.Brush, h Host, in geom.Rect, alpha float64) {
	three := dreixdrei.FaceOf(dreixdrei.Lowest)
	faces := [3]FaceMotif{FaceOf(three, 0), FaceOf(three, 1), FaceOf(three, 2)}
	if h == Bat {
		faces = [3]FaceMotif{FaceOf(three, 1), FaceOf(dreixdrei.NamedFace(dreixdrei.Lowest), 0), FaceOf(three, 3)}
	}
	w := in.W * 0.33
	for i, face := range faces {
		side := float64(i) - 1
		middle := geom.Point{X: in.X + in.W*(0.5+0.21*side), Y: in.Y + in.H*(0.36+0.05*side*side)}
		b.DrawTurned(face, middle, w, w*7/5, 1, 0.3*side, kit.WhiteTint(), alpha)
	}
}

// DuelFigureRect returns the rectangle of a host in its square, on whose lower edge it stands.
func DuelFigureRect(in geom.Rect, h Host) geom.Rect {
	size, feet := in.W*0.82, [2]float64{Fish: 0.3, Bat: 0.365}[h] // their distance from its middle, in its sizes
	return geom.Rect{X: in.X + (in.W-size)/2, Y: in.Bottom() - size*(0.5+feet), W: size, H: size}
}
