package table

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Effects draws what accompanies the step of a timeline: the ribbon of a row DREIer, the flare of a column, the bow of a gift.
func (e *Canvas) Effects(line *scene.Timeline) {
	step, progress, ok := line.Current()
	if !ok {
		return
	}
	switch event := step.Event.(type) {
	case dreist.TrioMade:
		if event.Column {
			e.flare(line, event.Cards, progress)
		} else {
			e.ribbon(line, event.Cards, progress)
		}
	case dreist.GiftGiven:
		e.bow(line, event.Cards, progress)
	case dreist.MatchWon:
		e.fireworks(line, event.Seat, progress)
	}
}

// ribbon lets a ribbon pass over the cards of a row DREIer, with sparks behind it.
func (e *Canvas) ribbon(line *scene.Timeline, cards []dreist.Card, progress float64) {
	first, last := line.Now().Cards[cards[0]], line.Now().Cards[cards[len(cards)-1]]
	span := last.X - first.X
	w, h := first.W*2.5, first.W*0.62
	at := geom.Point{X: first.X - w*0.3 + (span+w*0.6)*progress, Y: first.Y + math.Sin(progress*2*math.Pi)*first.W*0.05}
	alpha := math.Min(1, 4*math.Min(progress, 1-progress)+0.05)
	e.Turned(kit.Ribbon, at, w, h, 1, 0.06*math.Sin(progress*9), kit.White(), alpha)
	for i, c := range cards {
		pose := line.Now().Cards[c]
		e.Sparks(pose.Point, pose.W, progress*1.4-float64(i)*0.12, pictures.Family(c.Color()))
	}
}

// flare lights up a column before it leaves.
func (e *Canvas) flare(line *scene.Timeline, cards []dreist.Card, progress float64) {
	glow := math.Sin(progress * math.Pi)
	for _, c := range cards {
		pose := line.Now().Cards[c]
		if !pose.Shown {
			continue
		}
		e.Lit(kit.ColumnPlate, pose.Rect(), glow)
		e.Sparks(pose.Point, pose.W, progress, pictures.Family(c.Color()))
	}
}

// bow ties the cards of a gift together and flies with them.
func (e *Canvas) bow(line *scene.Timeline, cards []dreist.Card, progress float64) {
	if !line.Seating().Egon { // each was tied when it came out of the pile
		for _, c := range slices.Backward(cards) {
			pose := line.Now().Cards[c]
			e.Turned(kit.Bow, pose.Point, pose.W, pose.W*stage.CardRatio, 1, pose.Turn, kit.White(), 1)
		}
		return
	}
	pose := line.Now().Cards[cards[0]]
	h := pose.W * stage.CardRatio
	tied := math.Min(progress*4, 1)
	e.Turned(kit.Bow, pose.Point, pose.W*(2-tied), h*(2-tied), 1, pose.Turn, kit.White(), tied)
}

// fireworks celebrates the winner: sparks in all colours over the hand of the player, or around Egon.
func (e *Canvas) fireworks(line *scene.Timeline, winner dreist.Seat, progress float64) {
	g := line.Geometry()
	place := g.Tray
	if i, ok := line.Seating().PlaceOf(winner); ok {
		place = g.Others[i].Box
	} else if winner != line.Seating().Front {
		place = g.Egon.Face
	}
	const bursts = 8
	for i := range bursts {
		part := (float64(i) + 0.5) / bursts
		at := geom.Point{X: place.X + place.W*part, Y: place.Center().Y - place.H*0.4*math.Sin(part*math.Pi)}
		e.Sparks(at, g.HandW, progress*1.5-0.5*math.Abs(part-0.5), pictures.Family(dreist.Color(i%dreist.Colors)))
	}
}
