package table

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
)

// walk is the way of a character along the path of its pile. At rest the character stands at the top card's number.
type walk struct {
	from, to    float64
	slides      bool // the character slides back: ten back
	tick, ticks int
}

// The times of walks.
const (
	walkLeast stage.Span = 160
	walkMost  stage.Span = 520
	walkFar              = 30 // the distance, in numbers, from which on a walk takes walkMost
	slideLast stage.Span = 450
)

func (w *walk) tickWalk(line *scene.Timeline, on thegame.Pile) bool {
	goal := float64(line.View().TopCard(on))
	if w.to != goal {
		step := on.Step(thegame.Card(w.to), thegame.Card(goal))
		w.slides = step == -thegame.TenBackSize && line.IsMoving()
		span := walkLeast + (walkMost-walkLeast)*stage.Span(min(math.Abs(goal-w.reachedNumber())/walkFar, 1))
		if w.slides {
			span = slideLast
		}
		w.from, w.to, w.tick, w.ticks = w.reachedNumber(), goal, 0, line.Speed().Ticks(span)
		if w.from == 0 || line.HasReducedMotion() || !line.IsMoving() {
			w.ticks = 0
		}
	}
	if w.tick >= w.ticks {
		w.from = w.to
		return false
	}
	w.tick++
	return true
}

func (w *walk) isMoving() bool { return w.tick < w.ticks }

func (w *walk) progress() float64 { return float64(w.tick) / float64(max(w.ticks, 1)) }

func (w *walk) reachedNumber() float64 {
	if !w.isMoving() {
		return w.to
	}
	return geom.Mix(w.from, w.to, stage.EaseInOutGently(w.progress()))
}

// height returns the height of the character over its path, in its sizes: in one arc over ground that it leaps, else in small hops.
func (w *walk) height() float64 {
	far := math.Abs(w.to - w.from)
	switch {
	case !w.isMoving() || w.slides:
		return 0
	case far >= scene.MinLeap:
		return min(far/60, 0.5) * 4 * w.progress() * (1 - w.progress())
	}
	return 0.12 * math.Abs(math.Sin(math.Pi*w.progress()*math.Max(math.Round(far/3), 1)))
}

// FigureRect returns the rectangle of a pile's character at rest.
func (t *Table) FigureRect(on thegame.Pile) geom.Rect {
	return t.Timeline.Geometry().FigureRect(on, float64(t.Timeline.View().TopCard(on)))
}

func (d drawing) figureRect(on thegame.Pile) geom.Rect {
	w := &d.t.walks[on]
	at := d.g.FigureRect(on, w.reachedNumber())
	at.Y -= math.Round(w.height() * at.H)
	return at
}

func (d drawing) drawLand() {
	d.DrawPicture(pictures.LandscapeMotif(d.g.Landscape), geom.Rect{X: d.g.Stage.X, W: d.g.Stage.W, H: float64(d.g.Landscape.H)}, 1)
	for on := range thegame.Pile(thegame.PileCount) {
		w := &d.t.walks[on]
		DrawTrail(d.Canvas, d.g, on, d.t.Timeline.View().Piles[on], w.reachedNumber())
		if d.t.Arrival.HasLanded(int(on)) && !d.t.isLeaping() {
			d.drawDust(w, on)
			d.t.cast[on].Draw(&d.Brush, d.figureRect(on))
		}
	}
}

// DrawTrail draws the trail of a pile on its path, up to the number that the character has reached.
func DrawTrail(e *kit.Canvas, g *scene.Geometry, on thegame.Pile, pile []thegame.Card, at float64) {
	ground := scene.GroundMarksOf(on, pile)
	if n := len(pile); n > 0 && at != float64(pile[n-1]) { // the ground ahead is unchanged
		before := scene.GroundMarksOf(on, pile[:n-1])
		for number := range ground {
			if ahead := float64(number) - at; on.IsAscending() == (ahead > 0) || ground[number] == scene.LeaptGround {
				ground[number] = before[number]
			}
		}
	}
	for number := thegame.Lowest; number <= thegame.Highest; number++ {
		if ground[number] != scene.LeaptGround {
			continue
		}
		from := number - 1
		for ground[number] == scene.LeaptGround {
			number++
		}
		leap := pictures.LeapMotif{Landscape: g.Landscape, Path: g.Rows[on].PathNumber, From: from, To: number, Pile: on}
		in := g.Landscape.LeapRect(leap.Path, from, number)
		in.X += g.Stage.X
		e.DrawPicture(leap, in, 1)
	}
	for number := thegame.Lowest; number <= thegame.Highest; number++ {
		if how := ground[number]; how >= scene.WalkedGround {
			stone, size := pictures.FootprintStone, footprint
			if how == scene.LaidGround {
				stone, size = pictures.CardStone, cardStone
			}
			drawStone(e, g, on, stone, number, size, 1)
		}
	}
	if n := len(pile); n > 0 && at == float64(pile[n-1]) {
		if back := on.TenBackCard(pile[n-1]); back != thegame.NoCard {
			drawStone(e, g, on, pictures.TenBackStone, back, backRing, 1)
		}
	}
}

// The sizes of stones, in distances of two paths.
const (
	footprint = 0.072
	cardStone = 0.13
	backRing  = 0.18
	aimStone  = 0.17
)

func drawStone(e *kit.Canvas, g *scene.Geometry, on thegame.Pile, kind pictures.StoneKind, number thegame.Card, size, alpha float64) {
	wide := math.Max(math.Round(g.Landscape.PathSpacing()*size), 2)
	e.DrawPicture(pictures.StoneMotif{Pile: on, Kind: kind}, geom.RectAround(g.PathPoint(on, float64(number)), wide, wide), alpha)
}

func (d drawing) drawDust(w *walk, on thegame.Pile) {
	if !w.isMoving() || !w.slides {
		return
	}
	size := d.g.Landscape.PathSpacing() * 0.5
	for i := range 4 {
		behind := geom.Mix(w.from, w.reachedNumber(), 0.2+0.25*float64(i))
		at := d.g.PathPoint(on, behind)
		at.Y -= size * 0.3
		d.DrawScaled(kit.DustCloud, at, size, 0.6+0.5*w.progress(), kit.WhiteTint(), (1-w.progress())*0.8)
	}
}
