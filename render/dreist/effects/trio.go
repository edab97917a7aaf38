package effects

import (
	"math"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Sizes in logical pixels of texts, and parts of them.
const (
	trioSize   = 49.0 // of "DREIer!"
	trioGrows  = 1.15 // for each further one in a turn
	trioMost   = 3    // DREIers of a turn that are told apart
	otherSize  = 0.7  // of what others do
	badgeSize  = 23.0
	piecesSize = 14.0
	pieces     = 24
	piecesLast = stage.Span(700)
)

// streakOf returns which DREIer of its turn an event of the match tells of, counted from 1, and the step it belongs to. A DREIer that is only shown, as in
// a lesson, is the first one and has no step.
func streakOf(history []record.Step, of dreist.TrioMade) (n int, step *record.Step) {
	same := func(e dreist.Event) bool {
		trio, ok := e.(dreist.TrioMade)
		return ok && trio.Seat == of.Seat && trio.Column == of.Column && slices.Equal(trio.Cards, of.Cards)
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

// celebrateTrio celebrates a DREIer, the more the more there were in the same turn.
func (w show) celebrateTrio(e dreist.TrioMade) {
	n, step := streakOf(w.Match.History(), e)
	size := trioSize * math.Pow(trioGrows, float64(min(n, trioMost)-1))
	if e.Seat != w.Front() {
		size *= otherSize
	}
	word := pictures.Cheer{Colored: dreist.Colors}
	switch {
	case n >= trioMost:
		word.Text = w.Say.Say(msg.CheerThird, assets.Values{"N": n})
	case n > 1:
		word.Text = w.Say.Say(msg.CheerSecond)
	case e.Column:
		word.Text = w.Say.Say(msg.CheerColumn)
		word.Colored = len([]rune(word.Text))
	default:
		word.Text = w.Say.Say(msg.CheerRow)
	}
	unit := w.Line.Geometry().TextUnit()
	w.letter(e, word, min(size*unit, w.Line.Geometry().CardW*1.1))
	if w.Line.Reduced() {
		return
	}
	landed := w.throwPieces(e)
	if n >= trioMost {
		w.shake(landed, 160, 3.25*unit)
		w.peep(landed)
	}
	w.promiseDraw(e.Seat, step, landed)
}

// letter writes a word above or below the cards of a DREIer, and below it, for a column, how many cards have been swept away. It takes the place of the
// word of the DREIer before.
func (w show) letter(e dreist.TrioMade, word pictures.Cheer, size float64) {
	w.cheers++
	mine := w.cheers
	still := w.Line.Reduced()
	wide, high := 0.58*float64(len([]rune(word.Text)))+1.5, 1.0
	if e.Column {
		high = 1.9
	}
	at, down, size := w.besideCards(e.Cards, wide, high, size)
	at.Y -= (high - 1) / 2 * size
	l := &lettering{word: word, at: at, size: size, unit: w.Line.Geometry().TextUnit(), down: down, ribbon: true, still: still, holds: letteringHold}
	if e.Column {
		l.holds = scene.SpanFlare + scene.SpanSweep*stage.Span(len(e.Cards)) + letteringHold
	}
	w.begin(60, l.lasts(), func(c pictures.Canvas, at stage.Span) {
		if mine == w.cheers {
			l.draw(c, at)
		}
	})
	if !e.Column {
		return
	}
	counts := make([]pictures.Cheer, len(e.Cards))
	for i := range counts {
		counts[i].Text = strconv.Itoa(i + 1)
	}
	counts[len(counts)-1].Text = w.Say.Count(msg.CheerSwept, len(e.Cards))
	below := geom.Point{X: l.at.X, Y: l.at.Y + size*0.95}
	lasts := l.lasts() - scene.SpanFlare
	w.begin(60+scene.SpanFlare, lasts, func(c pictures.Canvas, at stage.Span) {
		if mine != w.cheers {
			return
		}
		i := min(int(at/scene.SpanSweep), len(counts)-1)
		fresh := at.Within(scene.SpanSweep*stage.Span(i), 140)
		grown, faint := 1+0.35*(1-stage.EaseOut(fresh)), 1-at.Within(lasts-letteringGoes, letteringGoes)
		if still {
			grown = 1
		}
		c.Cheer(counts[i], below, size*0.72, func(int) pictures.Pop { return pictures.Pop{Grown: grown, Alpha: faint} })
	})
}

// besideCards returns where the middle of something stands best that is to be seen above or below some cards of the layout, or beside a column: where it
// covers least of the other cards and of the base, and never those cards themselves. It is so many sizes wide and high; where there is no room for it, it
// gets a smaller size.
func (w show) besideCards(cards []dreist.Card, wide, high, size float64) (at geom.Point, below bool, fits float64) {
	for _, part := range [4]float64{1, 0.85, 0.7, 0.55} {
		if at, below, ok := w.roomBeside(cards, wide*size*part, high*size*part); ok {
			return at, below, size * part
		}
	}
	at, below, _ = w.roomBeside(cards, wide*size*0.55, high*size*0.55)
	return at, below, size * 0.55
}

// roomBeside returns what besideCards does, for one size; ok is false where there is no room.
func (w show) roomBeside(cards []dreist.Card, wide, high float64) (at geom.Point, below, ok bool) {
	g := w.Line.Geometry()
	around := w.Line.Now().Cards[cards[0]].Rect()
	for _, c := range cards[1:] {
		around = around.Union(w.Line.Now().Cards[c].Rect())
	}
	covers := func(box geom.Rect) float64 {
		area := box.Overlap(g.Shelf)
		for c, row := range w.Line.View().Rows {
			if row > 0 && !slices.Contains(cards, dreist.Card(c)) {
				area += box.Overlap(w.Line.Now().Cards[c].Rect())
			}
		}
		return area
	}
	x := min(max(around.Center().X, g.Shelf.X+wide/2-g.CardW), g.Shelf.Right()-wide/2+g.CardW)
	hop := g.CardW * 0.4
	at = geom.Point{X: x, Y: max(around.Y-hop-high/2, high/2)}
	best := math.Inf(1)
	room := geom.Rect{X: g.Shelf.X - g.CardW, W: g.Shelf.W + 2*g.CardW, H: g.Tray.Y - g.Gap}
	if !g.Shape.Beside && g.Shape.Others == 0 && !w.Logged {
		room.W = g.Right.Right() - room.X
	}
	try := func(place geom.Point, dislike float64, down bool) {
		box := geom.Around(place, wide, high)
		if box.X < room.X || box.Y < room.Y || box.Right() > room.Right() || box.Bottom() > room.Bottom() || box.Overlap(around) > 0 {
			return
		}
		if cost := covers(box) + dislike*wide*high; cost < best {
			at, below, best = place, down, cost
		}
	}
	try(at, 0, false)
	try(geom.Point{X: x, Y: around.Bottom() + g.Gap + high/2}, 0.01, true)
	if around.H > around.W {
		for part := 1.0; part < 4; part++ {
			y := around.Y + around.H*part/4
			try(geom.Point{X: around.Right() + g.Gap + wide/2, Y: y}, 0.1, false)
			try(geom.Point{X: around.X - g.Gap - wide/2, Y: y}, 0.1, false)
		}
	}
	return at, below, best < math.Inf(1)
}

// throwPieces lets every card of a DREIer throw signs of its family into the air when it has hopped, or is swept away, and nudge the cards beside it. It
// returns when the last one does.
func (w show) throwPieces(e dreist.TrioMade) (last stage.Span) {
	g := w.Line.Geometry()
	unit := g.TextUnit()
	first, apart := scene.SpanHop*0.72, scene.SpanHopApart
	if e.Column {
		first, apart = scene.SpanFlare, scene.SpanSweep
	}
	each := pieces / len(e.Cards)
	for i, c := range e.Cards {
		pose := w.Line.Now().Cards[c]
		last = first + apart*stage.Span(i)
		burst := stage.Burst{From: geom.Point{X: pose.X, Y: pose.Y - pose.W*0.5}, Unit: unit, Toward: -math.Pi / 2, Spread: 1.3, Speed: 420, Gravity: 900, Lasts: piecesLast}
		motif := pictures.Suit(c.Color())
		w.begin(last, piecesLast, func(e pictures.Canvas, at stage.Span) {
			for k := range each {
				p := burst.Piece(i*each+k, at)
				size := piecesSize * unit * p.Size
				e.Turned(motif, p.Point, size, size, 1, p.Turn/3, kit.White(), p.Alpha)
			}
		})
		if !e.Column {
			w.nudgeNeighbours(e.Cards, c, last)
		}
	}
	return last
}

// nudgeNeighbours pushes the cards around one card of a DREIer a little away from it as it lands.
func (w show) nudgeNeighbours(trio []dreist.Card, c dreist.Card, delay stage.Span) {
	rows := &w.Line.View().Rows
	unit := w.Line.Geometry().TextUnit()
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

// promiseDraw lets the pile of a seat hop that may now draw from it, with a badge that says so.
func (w show) promiseDraw(seat dreist.Seat, after *record.Step, delay stage.Span) {
	if after == nil || after.Position.Turn() != seat || !after.Position.May(dreist.Draw()) {
		return
	}
	pile, ok := w.pileOf(seat)
	if !ok {
		return
	}
	unit := w.Line.Geometry().TextUnit()
	w.jolt(w.Line.View().Piles[seat], delay, 260, func(part float64) geom.Point {
		return geom.Point{Y: -6.5 * unit * thereAndBack(part)}
	})
	size := min(badgeSize*unit, pile.W*0.5)
	badge := lettering{word: pictures.Cheer{Text: "+1?", Orange: true}, at: geom.Point{X: pile.Center().X, Y: pile.Y + pile.H*0.22}, size: size, unit: unit, holds: 700}
	w.begin(delay, badge.lasts(), badge.draw)
}

// pileOf returns where the pile of a seat is.
func (w show) pileOf(seat dreist.Seat) (geom.Rect, bool) {
	g := w.Line.Geometry()
	switch place, other := w.Line.Seating().PlaceOf(seat); {
	case seat == w.Front():
		return g.Pile, true
	case other:
		return g.Others[place].Pile, true
	case w.EgonPlays():
		return g.Egon.Pile, true
	}
	return geom.Rect{}, false
}

// peep lets the four characters look in over the upper edge of the table, head first.
func (w show) peep(delay stage.Span) {
	const stays, comes = stage.Span(900), stage.Span(160)
	shelf, size := w.Line.Geometry().Shelf, 84*w.Line.Geometry().TextUnit()
	w.begin(delay, stays, func(e pictures.Canvas, at stage.Span) {
		for i := range dreist.Colors {
			late := 45 * stage.Span(i)
			out := stage.Overshoot(at.Within(late, comes), 0.15) * (1 - stage.EaseIn(at.Within(stays-comes-late/2, comes)))
			sway := 0.1 * math.Sin(float64(at)/90+float64(i))
			middle := geom.Point{X: shelf.X + shelf.W*(float64(i)+0.5)/dreist.Colors, Y: size * (0.84*out - 0.5)}
			e.Turned(pictures.Peeper(i), middle, size, size, 1, math.Pi+sway, kit.White(), 1)
		}
	})
}

// sayBye lets one of several cards that fall take its leave.
func (w show) sayBye(cards []dreist.Card) {
	g := w.Line.Geometry()
	line := w.Say.Say(msg.CheerBye)
	unit := g.TextUnit()
	pose := w.Line.Now().Cards[cards[len(cards)-1]]
	still := w.Line.Reduced()
	const stays, comes = stage.Span(1000), stage.Span(120)
	w.begin(60, stays, func(e pictures.Canvas, at stage.Span) {
		style := kit.Sized(unit, assets.Strong, 15, e.UI().Text)
		box := geom.Rect{W: e.Labels.Get(line, style, kit.Center, g.W).W + 28*unit, H: 38 * unit}
		box.X = min(max(pose.X-box.W/2, g.Gap), g.W-box.W-g.Gap)
		box.Y = pose.Y + pose.W*stage.CardRatio/2 + g.Gap*0.6
		if !still {
			box.Y += 10 * unit * (1 - stage.EaseOut(at.Within(0, comes)))
		}
		faint := min(at.Within(0, comes), 1-at.Within(stays-2*comes, 2*comes))
		e.Picture(kit.BubblePlate, box, faint)
		e.Write(line, style, box, kit.Center, faint)
	})
}
