package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/sounds"
)

// UntieBows makes bows in these poses fall off the cards of a gift.
func (e *Effects) UntieBows(s *scene.Situation, bows []stage.Pose) {
	const falls = stage.Span(320)
	for _, pose := range bows {
		show{e, s}.start(0, falls, func(e pictures.Canvas, at stage.Span) {
			part := at.ProgressWithin(0, falls)
			loose, at0 := 1+0.25*stage.EaseOut(part), pose.Point
			if s.Timeline.HasReducedMotion() {
				loose = 1
			} else {
				at0.Y += pose.W * 0.4 * stage.EaseIn(part)
			}
			e.DrawSquashed(kit.GiftRibbon, at0, pose.W, pose.W*stage.CardRatio, loose, loose, pose.Rotation, kit.WhiteTint(), 1-part)
		})
	}
	e.Sound.Play(sounds.Cue{Clip: sounds.RibbonClip})
}

const (
	emptySize = 36.0            // of the lettering for an empty hand, in logical pixels of texts
	giftWaits = stage.Span(520) // for that lettering
)

// cheerEmptyHand announces once that the hand in front is empty, and returns how long a gift has to wait for that.
func (w show) cheerEmptyHand() stage.Span {
	if w.Timeline.IsMoving() {
		return 0
	}
	empty := w.CanMove && len(w.Position.Hand(w.Timeline.Front())) == 0 && w.Timeline.CanGive(w.Position)
	shown := w.emptied
	w.emptied = empty
	if !empty || shown {
		return 0
	}
	g := w.Timeline.Geometry()
	text := w.Phrases.Say("cheer.empty")
	l := &lettering{
		lines: []pictures.CheerText{{Text: text, Tone: pictures.CheerColored}}, at: g.HandRect.Center(), size: emptySize * g.TextUnit(),
		away: -letteringAway * g.TextUnit(), still: w.Timeline.HasReducedMotion(), holds: letteringHold,
	}
	w.start(0, l.lasts(), l.draw)
	w.Sound.Play(sounds.Cue{Clip: sounds.EmptyHandClip})
	return giftWaits
}

// landGift shows a gift that has landed on the receiver's pile, with its sound.
func (w show) landGift() {
	e := w.flying
	if e == nil {
		return
	}
	if s, _, ok := w.Timeline.CurrentStep(); ok {
		flies := func(c dreist.Card) bool { return !w.Timeline.HasArrived(int(c)) }
		if now, same := s.Event.(dreist.GiftGiven); same && now.To == e.To && now.Cards[0] == e.Cards[0] && slices.ContainsFunc(e.Cards, flies) {
			return
		}
	}
	w.flying = nil
	w.Sound.Play(sounds.Cue{Clip: sounds.GiftLandsClip})
	tied := e.Cards
	if w.Timeline.IsGiftTied() {
		tied = tied[:1]
	}
	wraps := stage.Span(0)
	if w.Timeline.IsAgainstEgon() && !w.Timeline.HasReducedMotion() {
		wraps = giftPlays
		w.listenTo(e.Cards)
	}
	for _, c := range tied {
		w.unwrap(c, wraps)
	}
	w.giggle(w.Timeline.CurrentPicture().Cards[e.Cards[0]].X)
	unit := w.Timeline.Geometry().TextUnit()
	w.jolt(slices.Clone(w.Timeline.View().Piles[e.To]), 0, 360, func(part float64) geom.Point {
		return geom.Point{X: 4 * unit * ((1 - part) * math.Sin(6*math.Pi*part)), Y: 2 * unit * thereAndBack(part)}
	})
	if first := w.ExclamationFor(*e); first != "" {
		w.cheerGift(first)
	}
}

// cheerGift celebrates a person's first gift ever, with the text first in the middle of the table.
func (w show) cheerGift(first string) {
	still, unit := w.Timeline.HasReducedMotion(), w.Timeline.Geometry().TextUnit()
	l := &lettering{
		lines: []pictures.CheerText{{Text: first, Tone: pictures.CheerCream}}, at: w.belowRows(), away: -letteringAway * unit,
		ribbon: true, still: still, holds: letteringHold + firstHold,
	}
	w.start(0, l.lasts(), func(c pictures.Canvas, at stage.Span) {
		if l.size == 0 { // letters can be measured only while drawing
			w.amidBoard(c, l)
		}
		l.draw(c, at)
	})
	if still {
		return
	}
	burst := stage.Burst{From: l.at, Unit: unit, Direction: -math.Pi / 2, Spread: 2.6, Speed: 520, Gravity: 800, Duration: piecesLast + firstHold}
	w.throw(0, burst, 0, 2*pieces, func(k int) dreist.Color { return dreist.Color(k % dreist.ColorCount) })
	w.peep(peepFrom)
}

// belowRows returns the middle of a gift's lettering: below the rows, above the questions.
func (w show) belowRows() geom.Point {
	g := w.Timeline.Geometry()
	low := g.CellRect(dreist.Cell{Row: w.Timeline.View().Depth() + 1, Column: 1})
	return geom.Point{X: g.LayoutRect.Center().X, Y: min(low.Center().Y, g.PromptLine.Y-trioSize*g.TextUnit())}
}

// amidBoard moves a lettering vertically onto the layout, and shrinks it if its lines are too wide.
func (w show) amidBoard(c pictures.Canvas, l *lettering) {
	board := w.board()
	wide, high := ribboned(c, l.lines)
	l.size = min(trioSize*w.Timeline.Geometry().TextUnit(), board.W/wide)
	l.at.Y = max(min(l.at.Y, board.Bottom()-high*l.size/2), board.Y+high*l.size/2-min(l.away, 0))
}

// Unwrapping a gift that has landed: the delay until its bow is pulled, how long that takes, and how long it falls off.
const (
	tugs   = stage.Span(150)
	tugged = stage.Span(300)
	off    = stage.Span(200)
	untied = 0.7 // angle by which the falling bow turns, in radians
)

// unwrap pulls the bow off a gift on the receiver's pile after a time. It falls on the cloth and stays there for a while.
func (w show) unwrap(c dreist.Card, after stage.Span) {
	const lies, fades = stage.Span(2400), stage.Span(400)
	still, g := w.Timeline.HasReducedMotion(), w.Timeline.Geometry()
	landed := w.Timeline.CurrentPicture().Cards[c]
	down := geom.Point{X: landed.X - 0.4*landed.W, Y: landed.Y + 1.9*landed.W}
	if w.Timeline.IsAgainstEgon() {
		down.Y = g.Egon.Ledge.Bottom() + 0.8*landed.W // on the cloth before his ledge
	}
	w.start(0, after+tugs+tugged+off, func(e pictures.Canvas, at stage.Span) {
		pose := w.DisplacedPose(c, landed)
		tug, gone := at.ProgressWithin(after+tugs, tugged), at.ProgressWithin(after+tugs+tugged, off)
		middle, turn, loose, seen := pose.Point, pose.Rotation, 1.0, 1.0
		if still {
			seen = 1 - gone
		} else {
			pull := math.Abs(math.Sin(3 * math.Pi * tug))
			middle.X = geom.Mix(middle.X-pose.W*0.16*pull, down.X, stage.EaseOut(gone)) // past the face beside the pile
			middle.Y = geom.Mix(middle.Y, down.Y, stage.EaseIn(gone))
			turn -= 0.12*pull + untied*gone
			loose += 0.08*pull + 0.25*stage.EaseOut(gone)
		}
		e.DrawSquashed(kit.GiftRibbon, middle, pose.W, pose.W*stage.CardRatio, loose, loose, turn, kit.WhiteTint(), seen)
	})
	if still || g.Shape.Diagram.RowCount > 0 {
		return
	}
	w.below.StartEffect(w.Timeline.Speed(), after+tugs+tugged+off, lies+fades, func(e pictures.Canvas, at stage.Span) {
		e.DrawSquashed(kit.GiftRibbon, down, landed.W, landed.W*stage.CardRatio, 1.25, 1.25, landed.Rotation-untied, kit.WhiteTint(), 1-at.ProgressWithin(lies, fades))
	})
}

// What Egon does with a gift before he unties it: he lifts it to his ear, shakes it, listens, and puts it back.
const (
	giftLifts   = stage.Span(200)
	giftShakes  = stage.Span(420)
	giftListens = stage.Span(240)
	giftSinks   = stage.Span(180)
	giftPlays   = giftLifts + giftShakes + giftListens + giftSinks
)

// listenTo makes Egon lift the cards of a gift from his pile to his ear and shake them.
func (w show) listenTo(cards []dreist.Card) {
	face, top := w.Timeline.Geometry().Egon.Face, w.Timeline.CurrentPicture().Cards[cards[0]]
	ear := geom.Point{X: face.X + 0.93*face.W - top.X, Y: face.Y + 0.5*face.H - top.Y}
	offset := func(part float64) geom.Point {
		at := stage.Span(part) * giftPlays
		up := stage.EaseInOut(at.ProgressWithin(0, giftLifts)) * (1 - stage.EaseIn(at.ProgressWithin(giftPlays-giftSinks, giftSinks)))
		shake := at.ProgressWithin(giftLifts, giftShakes)
		far := 0.16 * top.W * math.Sin(8*math.Pi*shake) * math.Sin(math.Pi*shake)
		return geom.Point{X: ear.X*up + far, Y: ear.Y*up - math.Abs(far)/2}
	}
	w.jolt(slices.Clone(cards), 0, giftPlays, offset)
	w.push(0, giftPlays, func(d *displaced, part float64) { d.gift = offset(part) })
}

// giggle lowers the bat from the wooden edge, above a pile that has grown, shaking with laughter; x is the middle of the pile.
func (w show) giggle(x float64) {
	const stays, comes = stage.Span(850), stage.Span(150)
	const feet = 0.22 // distance of its feet from its middle, in parts of its size
	if w.Timeline.HasReducedMotion() {
		return
	}
	g := w.Timeline.Geometry()
	size := 72 * g.TextUnit()
	x = min(max(x, g.StoneRect(1).Center().X), g.StoneRect(dreist.NumberCount).Center().X)
	w.start(tugs, stays, func(e pictures.Canvas, at stage.Span) {
		out := stage.EaseWithOvershoot(at.ProgressWithin(0, comes), 0.15) * (1 - stage.EaseIn(at.ProgressWithin(stays-comes, comes)))
		shakes := 0.09 * math.Sin(float64(at)/18) * out
		on := geom.Point{X: x, Y: g.Shelf.Bottom() + feet*size*out}
		e.DrawSquashed(pictures.PeepingFigure(dreist.Violet), on, size, size, 1, out, math.Pi+shakes, kit.WhiteTint(), 1)
	})
}
