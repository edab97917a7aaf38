package effects

import (
	"math"
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Sizes in logical pixels of texts, and factors of them.
const (
	trioSize   = 49.0 // of “DREIer!”
	trioGrows  = 1.35 // for each further DREIer of a turn
	trioMost   = 3    // from this DREIer of a turn on all look alike
	otherSize  = 0.7  // for DREIer of other players
	sweepWide  = 440  // width of the ribbon of a cleared column, in pixels of a 1280×800 window
	piecesSize = 18.0
	pieces     = 24
	piecesLast = stage.Span(700)
	peepFrom   = stage.Span(250)
	firstHold  = stage.Span(700) // additional time for a person's first DREIer or gift ever
)

// streakOf returns the number of a DREIer within its turn, from 1, and its step. Without a match, as in a lesson: 1 and nil.
func streakOf(history []record.Step, of dreist.TrioMade) (n int, step *record.Step) {
	same := func(e dreist.Event) bool {
		trio, ok := e.(dreist.TrioMade)
		return ok && trio.Seat == of.Seat && trio.IsColumn == of.IsColumn && slices.Equal(trio.Cards, of.Cards)
	}
	for i, s := range slices.Backward(history) {
		at := slices.IndexFunc(s.Events, same)
		if at < 0 {
			continue
		}
		n = countTrios(s.Events[:at+1])
		for _, earlier := range slices.Backward(history[:i]) {
			if earlier.Turn != s.Turn {
				break
			}
			n += countTrios(earlier.Events)
		}
		return n, &history[i]
	}
	return 1, nil
}

func countTrios(events []dreist.Event) (n int) {
	for _, e := range events {
		if _, ok := e.(dreist.TrioMade); ok {
			n++
		}
	}
	return n
}

// loosened returns the cards that fall in a step, nil if the step is unknown.
func loosened(step *record.Step) []dreist.Card {
	if step == nil {
		return nil
	}
	for _, e := range step.Events {
		if loosened, ok := e.(dreist.CardsLoosened); ok {
			return loosened.Cards
		}
	}
	return nil
}

// celebrateTrio celebrates a DREIer, larger for each further one in a turn.
func (w show) celebrateTrio(e dreist.TrioMade) {
	n, step := streakOf(w.Match.History(), e)
	g, unit := w.Timeline.Geometry(), w.Timeline.Geometry().TextUnit()
	size, wide := trioSize*math.Pow(trioGrows, float64(min(n, trioMost)-1)), 0.0
	if e.IsColumn {
		wide = sweepWide * g.WindowUnit()
	}
	if e.Seat != w.Timeline.Front() {
		size, wide = size*otherSize, wide*otherSize
	}
	word, first := pictures.CheerText{Tone: pictures.CheerCream}, w.ExclamationFor(e)
	switch {
	case first != "":
		word.Text = first
	case n >= trioMost:
		word.Text = w.Phrases.Say("cheer.third", assets.Values{"N": n})
	case n > 1:
		word.Text = w.Phrases.Say("cheer.second")
	case e.IsColumn:
		word.Text = w.Phrases.Say("cheer.column")
	default:
		word.Text = w.Phrases.Say("cheer.row")
	}
	w.letter(e, loosened(step), word, min(size*unit, g.LaidCardWidth*1.1), wide)
	if w.Timeline.HasReducedMotion() {
		return
	}
	if landed := w.throwPieces(e); n >= trioMost || first != "" {
		w.shake(landed, 160, 3.25*unit)
		w.peep(peepFrom)
	}
}

// letter shows a text beside the cards of a DREIer, for a column after they have left, on a ribbon at least wide device
// pixels wide. It replaces the lettering of the previous DREIer.
func (w show) letter(e dreist.TrioMade, falling []dreist.Card, word pictures.CheerText, size, wide float64) {
	w.cheers++
	mine := w.cheers
	l := &lettering{ribbon: true, still: w.Timeline.HasReducedMotion(), holds: letteringHold}
	if w.ExclamationFor(e) != "" {
		l.holds += firstHold
	}
	delay := stage.Span(60)
	if e.IsColumn {
		delay = scene.SpanFlare + scene.SpanBetweenCards*stage.Span(len(e.Cards)-1) + scene.SpanFlyOff
		if n := len(falling); n > 0 {
			delay += scene.SpanBetweenCards*stage.Span(n-1) + scene.SpanFlyOff
		}
	}
	w.start(delay, l.lasts(), func(c pictures.Canvas, at stage.Span) {
		if mine != w.cheers {
			return
		}
		if l.lines == nil { // letters can be measured only while drawing
			w.place(l, c, e, falling, word, size, wide)
		}
		l.draw(c, at)
	})
}

// throwPieces throws signs up from every card of a DREIer, nudges the cards beside it, and returns the time of the last card.
func (w show) throwPieces(e dreist.TrioMade) (last stage.Span) {
	g := w.Timeline.Geometry()
	unit := g.TextUnit()
	first, apart := scene.SpanHop*0.72, scene.SpanBetweenHops
	if e.IsColumn {
		first, apart = scene.SpanFlare, scene.SpanBetweenCards
	}
	each := pieces / len(e.Cards)
	for i, c := range e.Cards {
		pose := w.Timeline.CurrentPicture().Cards[c]
		last = first + apart*stage.Span(i)
		burst := stage.Burst{
			From: geom.Point{X: pose.X, Y: pose.Y - pose.W*0.5}, Unit: unit, Direction: -math.Pi / 2, Spread: 1.3,
			Speed: 420, Gravity: 900, Duration: piecesLast,
		}
		w.throw(last, burst, i*each, each, func(int) dreist.Color { return c.Color() })
		if !e.IsColumn {
			w.nudgeNeighbours(e.Cards, c, last)
		}
	}
	return last
}

// throw throws count signs after a delay, with the pieces of a burst from number first on.
func (w show) throw(delay stage.Span, b stage.Burst, first, count int, family func(k int) dreist.Color) {
	w.start(delay, b.Duration, func(e pictures.Canvas, at stage.Span) {
		for k := range count {
			p := b.PieceAt(first+k, at)
			size := piecesSize * b.Unit * p.Size
			e.DrawRotated(pictures.SuitPiece(family(k)), p.Point, size, size, 1, p.Rotation/3, kit.WhiteTint(), p.Alpha)
		}
	})
}

// nudgeNeighbours pushes the cards next to a card away for a moment, except those of its DREIer.
func (w show) nudgeNeighbours(trio []dreist.Card, c dreist.Card, delay stage.Span) {
	rows := &w.Timeline.View().RowOf
	unit := w.Timeline.Geometry().TextUnit()
	for other, row := range rows {
		away := geom.Point{X: float64(dreist.Card(other).Number() - c.Number()), Y: float64(row - rows[c])}
		if row == 0 || math.Abs(away.X)+math.Abs(away.Y) != 1 || slices.Contains(trio, dreist.Card(other)) {
			continue
		}
		w.jolt([]dreist.Card{dreist.Card(other)}, delay, 120, func(part float64) geom.Point {
			far := 2.5 * unit * thereAndBack(part)
			return geom.Point{X: away.X * far, Y: away.Y * far}
		})
	}
}

// offerDraw makes the player's own pile hop and shows a badge on it while the person in front is asked whether to draw.
func (w show) offerDraw() {
	offers := w.Question == scene.DrawQuestion
	fresh := offers && !w.offered
	w.offered = offers
	if !fresh {
		return
	}
	unit := w.Timeline.Geometry().TextUnit()
	w.jolt(w.Timeline.View().Piles[w.Timeline.Front()], 0, 260, func(part float64) geom.Point {
		return geom.Point{Y: -6.5 * unit * thereAndBack(part)}
	})
	w.push(0, letteringPops, func(d *displaced, part float64) { d.badge = popped(part) })
}

// peep shows the four characters as they look in over the upper edge of the table, head first.
func (w show) peep(delay stage.Span) {
	const stays, comes = stage.Span(900), stage.Span(160)
	shelf, size := w.Timeline.Geometry().Shelf, 84*w.Timeline.Geometry().TextUnit()
	w.start(delay, stays, func(e pictures.Canvas, at stage.Span) {
		for i := range dreist.ColorCount {
			late := 45 * stage.Span(i)
			out := stage.EaseWithOvershoot(at.ProgressWithin(late, comes), 0.15) * (1 - stage.EaseIn(at.ProgressWithin(stays-comes-late/2, comes)))
			sway := 0.1 * math.Sin(float64(at)/90+float64(i))
			middle := geom.Point{X: shelf.X + shelf.W*(float64(i)+0.5)/dreist.ColorCount, Y: size * (0.84*out - 0.5)}
			e.DrawRotated(pictures.PeepingFigure(i), middle, size, size, 1, math.Pi+sway, kit.WhiteTint(), 1)
		}
	})
}
