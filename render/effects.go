package render

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/scene"
)

var white = color.RGBA{255, 255, 255, 255}

// drawEffects draws what accompanies a step: the ribbon of a row DREIer, the flare of a column, the bow of a gift.
func (t *table) drawEffects(e *easel, g *scene.Geometry) {
	step, progress, ok := t.line.Current()
	if !ok {
		return
	}
	switch event := step.Event.(type) {
	case dreist.TrioMade:
		if event.Column {
			t.drawFlare(e, g, event.Cards, progress)
		} else {
			t.drawRibbon(e, event.Cards, progress)
		}
	case dreist.GiftGiven:
		t.drawBow(e, event.Cards, progress)
	case dreist.MatchWon:
		t.drawFireworks(e, g, event.Seat, progress)
	}
}

// drawRibbon lets a ribbon pass over the cards of a row DREIer, with sparks behind it.
func (t *table) drawRibbon(e *easel, cards []dreist.Card, progress float64) {
	first, last := t.line.Now().Cards[cards[0]], t.line.Now().Cards[cards[len(cards)-1]]
	span := last.X - first.X
	w, h := first.W*2.5, first.W*0.62
	at := scene.Point{X: first.X - w*0.3 + (span+w*0.6)*progress, Y: first.Y + math.Sin(progress*2*math.Pi)*first.W*0.05}
	alpha := math.Min(1, 4*math.Min(progress, 1-progress)+0.05)
	e.turned(figure{what: ribbonMotif}, at, w, h, 1, 0.06*math.Sin(progress*9), white, alpha)
	for i, c := range cards {
		pose := t.line.Now().Cards[c]
		t.drawSparks(e, pose.Point, pose.W, progress*1.4-float64(i)*0.12, art.Family(c.Color()))
	}
}

// drawSparks lets a few sparks fly from a card.
func (t *table) drawSparks(e *easel, at scene.Point, w, progress float64, tint color.RGBA) {
	if progress <= 0 || progress >= 1 {
		return
	}
	const sparks = 5
	for i := range sparks {
		angle := -math.Pi/2 + (float64(i)-sparks/2)*0.55
		far := w * (0.45 + 0.5*progress)
		p := scene.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*1.2}
		size := w * 0.2 * (1 - progress)
		e.turned(figure{what: sparkMotif}, p, size, size, 1, progress*2, tint, 1-progress)
	}
}

// drawFlare lights up a column before it leaves.
func (t *table) drawFlare(e *easel, g *scene.Geometry, cards []dreist.Card, progress float64) {
	glow := math.Sin(progress * math.Pi)
	for _, c := range cards {
		pose := t.line.Now().Cards[c]
		if !pose.Shown {
			continue
		}
		e.op.Blend = ebiten.BlendLighter
		e.picture(figure{plateMotif, uint16(columnPlate)}, pose.Rect(), glow)
		e.op.Blend = ebiten.BlendSourceOver
		t.drawSparks(e, pose.Point, pose.W, progress, art.Family(c.Color()))
	}
}

// drawBow ties the cards of a gift together and flies with them.
func (t *table) drawBow(e *easel, cards []dreist.Card, progress float64) {
	if !t.egonPlays() { // each was tied when it came out of the pile
		for _, c := range slices.Backward(cards) {
			pose := t.line.Now().Cards[c]
			e.turned(figure{what: bowMotif}, pose.Point, pose.W, pose.W*scene.CardRatio, 1, pose.Turn, white, 1)
		}
		return
	}
	pose := t.line.Now().Cards[cards[0]]
	h := pose.W * scene.CardRatio
	tied := math.Min(progress*4, 1)
	e.turned(figure{what: bowMotif}, pose.Point, pose.W*(2-tied), h*(2-tied), 1, pose.Turn, white, tied)
}

// drawFireworks celebrates the winner: sparks in all colours over the hand of the player, or around Egon.
func (t *table) drawFireworks(e *easel, g *scene.Geometry, winner dreist.Seat, progress float64) {
	place := g.Tray
	if i, ok := t.line.Seating().PlaceOf(winner); ok {
		place = g.Others[i].Box
	} else if winner != t.front() {
		place = g.Egon
	}
	const bursts = 8
	for i := range bursts {
		part := (float64(i) + 0.5) / bursts
		at := scene.Point{X: place.X + place.W*part, Y: place.Center().Y - place.H*0.4*math.Sin(part*math.Pi)}
		t.drawSparks(e, at, g.HandW, progress*1.5-0.5*math.Abs(part-0.5), art.Family(dreist.Color(i%dreist.Colors)))
	}
}
