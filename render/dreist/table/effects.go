package table

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Effects draws what accompanies the step of a timeline: a little light on a row DREIer of a small table, the flare of a column, the bow of a gift.
func (e *Canvas) Effects(line *scene.Timeline) {
	step, progress, ok := line.Current()
	if !ok {
		return
	}
	switch event := step.Event.(type) {
	case dreist.TrioMade:
		small := line.Geometry().Shape.Diagram.Rows > 0
		if event.Column {
			e.flare(line, event.Cards, progress)
		}
		for i, c := range event.Cards {
			if pose := line.Now().Cards[c]; small && pose.Shown {
				late := 0.12
				if event.Column {
					late = 0
				}
				e.Sparks(pose.Point, pose.W, progress*1.4-float64(i)*late, pictures.Family(c.Color()))
			}
		}
	case dreist.GiftGiven:
		e.bow(line, event.Cards)
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
	}
}

// bow flies with the cards of a gift: around the packet where only one other plays, else around each.
func (e *Canvas) bow(line *scene.Timeline, cards []dreist.Card) {
	if line.Seating().Seats == 2 {
		cards = cards[:1] // the top one
	}
	for _, c := range slices.Backward(cards) {
		pose := line.Now().Cards[c]
		e.Turned(kit.Bow, pose.Point, pose.W, pose.W*stage.CardRatio, 1, pose.Turn, kit.White(), 1-pose.Faint)
	}
}
