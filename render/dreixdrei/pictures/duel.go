package pictures

import (
	"dreist/game/dreixdrei"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Duel is the start picture: fish and bat, each in front of three cards. They blink now and then; a click makes one strike.
type Duel struct {
	fighters [2]*LiveFighter
	rounds   int
}

// roundTicks is the number of ticks for which one fighter strikes and the other is struck.
const roundTicks = 60

// NewDuel returns fish and bat at rest.
func NewDuel(seed uint64) *Duel {
	return &Duel{fighters: [2]*LiveFighter{NewLiveFighter(Fish, seed), NewLiveFighter(BatFighter, seed+1)}}
}

func (d *Duel) startRound(who Fighter) {
	moods := [...][2]Mood{{MoodSweeping, MoodLoaded}, {MoodTeasing, MoodThinking}, {MoodPleased, MoodTeasing}}[d.rounds%3]
	d.fighters[who].FlashMood(FighterMotif{who, moods[0]}, roundTicks)
	d.fighters[1-who].FlashMood(FighterMotif{1 - who, moods[1]}, roundTicks)
	d.rounds++
}

// Tick advances by a tick, and reports whether the picture changed.
func (d *Duel) Tick() (changed bool) {
	fish := d.fighters[Fish].Tick()
	return d.fighters[BatFighter].Tick() || fish
}

// TicksUntilChange returns the number of ticks until the picture changes, at least 1.
func (d *Duel) TicksUntilChange() int {
	return max(1, min(d.fighters[0].TicksUntilChange(), d.fighters[1].TicksUntilChange()))
}

// StrikeAt lets the fighter strike whose square contains a point; hit is false if none does.
func (d *Duel) StrikeAt(at geom.Point, places [2]geom.Rect) (hit bool) {
	for i, in := range places {
		if in.Contains(at) {
			d.startRound(Fighter(i))
			return true
		}
	}
	return false
}

// StrikeTicks is the number of ticks until a round that StrikeAt starts is over.
const StrikeTicks = roundTicks + 24

// Draw draws fish and bat in their squares, in this order.
func (d *Duel) Draw(b *kit.Brush, places [2]geom.Rect) {
	for i, in := range places {
		DrawTriple(b, Fighter(i), in, 1)
		d.fighters[i].Draw(b, DuelFigureRect(in, Fighter(i)))
	}
}

// DrawTriple draws the three cards behind a fighter, in its square.
func DrawTriple(b *kit.Brush, h Fighter, in geom.Rect, alpha float64) {
	three := dreixdrei.FaceOf(dreixdrei.LowestNumber)
	faces := [3]FaceMotif{FaceOf(three, 0), FaceOf(three, 1), FaceOf(three, 2)}
	if h == BatFighter {
		faces = [3]FaceMotif{FaceOf(three, 1), FaceOf(dreixdrei.NamedFace(dreixdrei.LowestNumber), 0), FaceOf(three, 3)}
	}
	w := in.W * 0.33
	for i, face := range faces {
		side := float64(i) - 1
		middle := geom.Point{X: in.X + in.W*(0.5+0.21*side), Y: in.Y + in.H*(0.36+0.05*side*side)}
		b.DrawRotated(face, middle, w, w*7/5, 1, 0.3*side, kit.WhiteTint(), alpha)
	}
}

// DuelFigureRect returns the rectangle of a fighter in its square, on whose lower edge it stands.
func DuelFigureRect(in geom.Rect, h Fighter) geom.Rect {
	size, feet := in.W*0.82, [2]float64{Fish: 0.3, BatFighter: 0.365}[h] // the distance of the feet from the middle of the fighter, in its sizes
	return geom.Rect{X: in.X + (in.W-size)/2, Y: in.Bottom() - size*(0.5+feet), W: size, H: size}
}
