package start

import (
	"math"

	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// figures are the title's characters: they rise over their cards if the mouse is near, laugh when clicked, and blink.
type figures struct {
	under int // the figure under the mouse, or nobody
	up    [figureCount]float64
	wild  [figureCount + 1]int // ticks left of the laughing face
	shut  [figureCount]bool    // whether each figure blinks now
	times uint64               // the number of blinks so far

	reduced bool // motion is reduced
}

const (
	egonHead  = figureCount // Egon's number among the figures that can be clicked
	nobody    = -1
	wildTicks = 54    // ticks for which a clicked figure laughs
	peeps     = 0.022 // the height to which figures rise, in widths of the title
	jumps     = 0.012 // the height to which they jump, in widths of the title
)

// goal returns how far a figure should rise over its card, 0 to 1.
func (f *figures) goal(i int) float64 {
	if !f.reduced && (f.under == i || f.wild[i] > 0) {
		return 1
	}
	return 0
}

func (f *figures) pass(reduced bool) (changed bool) {
	f.reduced = reduced
	for i := range f.up {
		if to := f.goal(i); f.up[i] != to {
			f.up[i] += 0.3 * (to - f.up[i])
			if math.Abs(to-f.up[i]) < 0.04 {
				f.up[i] = to
			}
			changed = true
		}
	}
	for i := range f.wild {
		if f.wild[i] > 0 {
			f.wild[i]--
			changed = true
		}
	}
	return changed
}

func (f *figures) moving() bool {
	for i := range f.up {
		if f.up[i] != f.goal(i) {
			return true
		}
	}
	return f.wild != [len(f.wild)]int{}
}

// hop returns the height of a clicked figure's jump, 0 to 1.
func (f *figures) hop(i int) float64 {
	if f.wild[i] == 0 || f.reduced {
		return 0
	}
	done := 1 - float64(f.wild[i])/wildTicks
	return math.Abs(math.Sin(3*math.Pi*done)) * (1 - done)
}

// blink makes one or two figures blink whenever Egon does, as the picture is redrawn then anyway, and reports whether it changed. The
// number of blinks decides which.
func (f *figures) blink(shut bool) (changed bool) {
	if shut == (f.shut != [figureCount]bool{}) {
		return false
	}
	f.shut = [figureCount]bool{}
	if shut {
		f.times++
		x := f.times * 0x9e3779b97f4a7c15
		x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
		x ^= x >> 31
		first := x % figureCount
		f.shut[first] = true
		if x>>8%2 == 0 {
			f.shut[(first+2)%figureCount] = true
		}
	}
	return true
}

// still reports whether the title looks like Title, which is one picture.
func (f *figures) still() bool {
	return f.up == [len(f.up)]float64{} && [figureCount]int(f.wild[:figureCount]) == [figureCount]int{} && f.shut == [figureCount]bool{}
}

func (f *figures) face(i int, wild bool) layer {
	part := calmLayer + layer(i)
	switch {
	case wild || f.wild[i] > 0:
		part += wildLayer
	case f.shut[i]:
		part += shutLayer
	}
	return part
}

// pose is the state of a layer: its offset, and an angle and a stretch around a point.
type pose struct {
	geom.Point            // offset in widths of the title
	around     geom.Point // the point, in widths of the title from its upper left corner
	wide, high float64    // scales, 1 for the usual size
	turn       float64
	alpha      float64
}

func there() pose { return pose{wide: 1, high: 1, alpha: 1} }

func lay(e pictures.Canvas, part layer, logo geom.Rect, p pose) {
	if p.alpha <= 0 {
		return
	}
	box := part.box(kit.Round(logo.W))
	x, y := float64(box.Min.X+box.Max.X)/2-p.around.X*logo.W, float64(box.Min.Y+box.Max.Y)/2-p.around.Y*logo.W
	x, y = x*p.wide, y*p.high
	sin, cos := math.Sincos(p.turn)
	at := geom.Point{
		X: logo.X + (p.around.X+p.X)*logo.W + x*cos - y*sin,
		Y: logo.Y + (p.around.Y+p.Y)*logo.W + x*sin + y*cos,
	}
	e.DrawSquashed(part, at, logo.W, logo.H, p.wide, p.high, p.turn, kit.WhiteTint(), p.alpha)
}

func (f *figures) draw(e pictures.Canvas, logo geom.Rect, at entrance) {
	if at.over() && f.still() {
		e.DrawPicture(Title{}, logo, 1)
		return
	}
	for i := range letterCount {
		lay(e, f.face(i, false), logo, f.moved(i, at.figure(i)))
		lay(e, cardLayer+layer(i), logo, at.card(i))
	}
	lay(e, tailLayer, logo, at.tail())
	lay(e, cardLayer+letterCount, logo, at.stroke(f.up[letterCount]))
	lay(e, f.face(letterCount, at.struck()), logo, f.moved(letterCount, at.point()))
}

func (f *figures) moved(i int, p pose) pose {
	up, far := figureUp(i), peeps*f.up[i]+jumps*f.hop(i)
	if i == letterCount {
		far *= 0.5 // the stroke of the mark is above it
	}
	p.X, p.Y = p.X+far*up.X, p.Y+far*up.Y
	return p
}

// entrance is a tick of the start screen's entrance, negative before it begins.
type entrance int

// When the parts of the entrance begin, and how long they take, in ticks.
const (
	entranceTicks     entrance = 66
	dropAfter                  = 5.4 // from one card to the next
	dropTicks                  = 10.0
	settleTicks                = 9.0
	popAfter                   = 12.0 // from the start of a card's fall to its figure
	popTicks                   = 14.0
	tailAt, tailTicks          = 24.0, 13.0
	pointAt                    = 28.0
	strokeAt                   = 36.0 // the stroke begins to fall
	struckAt                   = strokeAt + 9
	bounceTicks                = 8.0 // the second bounce is shorter
	fanAt, fanTicks            = 14.0, 22.0
	egonAt, egonTicks          = 26.0, 18.0
	lineAt, lineTicks          = 46.0, 14.0
)

func (e entrance) over() bool { return e >= entranceTicks }

// part returns the progress of a part that begins at from, 0 to 1.
func (e entrance) part(from, lasts float64) float64 {
	if e.over() {
		return 1
	}
	return max(0, min((float64(e)-from)/lasts, 1))
}

// card returns the pose of a falling card, which is pressed a little as it lands.
func (e entrance) card(i int) pose {
	p := there()
	from := dropAfter * float64(i)
	fallen := e.part(from, dropTicks)
	p.around = cardFoot(i)
	p.Y = -(1 - stage.EaseIn(fallen)) * 0.5
	p.turn = (1 - fallen) * 0.35 * float64(1-2*(i%2))
	p.alpha = min(1, 4*fallen)
	if settled := e.part(from+dropTicks, settleTicks); fallen == 1 && settled < 1 {
		press := math.Sin(settled*2*math.Pi) * (1 - settled)
		p.high, p.wide = 1-0.16*press, 1+0.10*press
	}
	return p
}

// figure returns the pose of a figure that appears behind its card.
func (e entrance) figure(i int) pose {
	p := there()
	p.around = cardHead(i)
	come := e.part(dropAfter*float64(i)+popAfter, popTicks)
	up := figureUp(i)
	grown := stage.EaseWithOvershoot(come, 0.2)
	p.wide, p.high = 0.35+0.65*grown, 0.35+0.65*grown
	p.X, p.Y = -0.07*(1-grown)*up.X, -0.07*(1-grown)*up.Y
	p.alpha = min(1, 8*come)
	return p
}

func (e entrance) tail() pose {
	p := there()
	come := e.part(tailAt, tailTicks)
	p.Y = 0.07 * (1 - stage.EaseWithOvershoot(come, 0.12))
	p.alpha = min(1, 3*come)
	return p
}

// point returns the pose of the figure that is the dot of the exclamation mark, pressed by the falling stroke.
func (e entrance) point() pose {
	p := there()
	p.around = pointFoot()
	come := e.part(pointAt, 8)
	grown := stage.EaseWithOvershoot(come, 0.15)
	p.wide, p.high, p.alpha = grown, grown, min(1, 8*come)
	for n, from := range [...]float64{struckAt, struckAt + bounceTicks} {
		if hit := e.part(from, 7); hit > 0 && hit < 1 {
			press := math.Sin(hit*math.Pi) / float64(1+n)
			p.high, p.wide = p.high*(1-0.24*press), p.wide*(1+0.16*press)
		}
	}
	return p
}

// struck reports whether the dot still moves from the stroke.
func (e entrance) struck() bool { return e >= struckAt && !e.over() }

// stroke returns the pose of the mark's stroke, which falls and bounces on the figure; lifted is how far the figure raises it, 0 to 1.
func (e entrance) stroke(lifted float64) pose {
	p := there()
	up := figureUp(letterCount)
	far := peeps * lifted
	switch fallen := e.part(strokeAt, struckAt-strokeAt); {
	case fallen < 1:
		far, p.alpha = (1-stage.EaseIn(fallen))*0.5, min(1, 4*fallen)
	default:
		for n, high := range [...]float64{0.08, 0.03} {
			if q := e.part(struckAt+bounceTicks*float64(n), bounceTicks); q < 1 && q > 0 {
				far += high * 4 * q * (1 - q)
			}
		}
	}
	p.X, p.Y = far*up.X, far*up.Y
	return p
}
