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
)

// DrawStep draws what accompanies the current step: the light on a row DREIer of a small table, a column's flare, a gift's bow.
func DrawStep(e pictures.Canvas, line *scene.Timeline) {
	step, progress, ok := line.CurrentStep()
	if !ok {
		return
	}
	switch event := step.Event.(type) {
	case dreist.TrioMade:
		small := line.Geometry().Shape.Diagram.RowCount > 0
		late := 0.12
		if event.IsColumn {
			late = 0
			flare(e, line, event.Cards, progress)
		}
		for i, c := range event.Cards {
			if pose := line.CurrentPicture().Cards[c]; small && pose.IsVisible {
				e.DrawSparks(pose.Point, pose.W, progress*1.4-float64(i)*late, pictures.FamilyColor(c.Color()))
			}
		}
	case dreist.GiftGiven:
		bow(e, line, event.Cards)
	}
}

func flare(e pictures.Canvas, line *scene.Timeline, cards []dreist.Card, progress float64) {
	const strongest = 0.6
	glow := strongest * math.Sin(progress*math.Pi)
	for _, c := range cards {
		if pose := line.CurrentPicture().Cards[c]; pose.IsVisible {
			e.DrawAsLight(kit.ColumnPlate, pose.Rect(), glow)
		}
	}
}

// bow draws the bow of flying cards of a gift: one around the packet with a single opponent, else one around each card.
func bow(e pictures.Canvas, line *scene.Timeline, cards []dreist.Card) {
	if line.IsGiftTied() {
		cards = cards[:1] // the top one
	}
	for _, c := range slices.Backward(cards) {
		if line.HasArrived(int(c)) {
			continue // UntieBows has taken its bow off
		}
		pose := line.CurrentPicture().Cards[c]
		DrawBow(e, line, pose, 1)
	}
}

// pointed is the opacity of the dots that lead to the goal of Egon's card.
const pointed = 0.6

// pointTo draws dots to the goal of Egon's card as it sets out, below the stones and cards, whose numbers they would hide.
func (w show) pointTo(laid dreist.CardLaid) {
	if w.Timeline.HasReducedMotion() {
		return
	}
	g := w.Timeline.Geometry()
	from := w.Timeline.CurrentPicture().Cards[laid.Card]
	to := stage.LyingPose(g.CellRect(laid.Card.Cell(laid.Row)), from.Z)
	tint := pictures.FamilyColor(laid.Card.Color())
	size := 7 * g.TextUnit()
	far := math.Hypot(to.X-from.X, to.Y-from.Y)
	n := int(far / (2.2 * size))
	high := min(0.2*far, min(from.Y, to.Y)-size) // the arc stays inside the window
	w.below.StartEffect(w.Timeline.Speed(), 0, scene.SpanEgonLay, func(e pictures.Canvas, at stage.Span) {
		shown := at.ProgressWithin(0, scene.SpanAim) * float64(n)
		fade := 1 - at.ProgressWithin(scene.SpanAim, scene.SpanEgonLay-scene.SpanAim)
		for i := 1; i < n && float64(i) <= shown; i++ {
			part := float64(i) / float64(n)
			dot := geom.RectAround(geom.Point{X: geom.Mix(from.X, to.X, part), Y: geom.Mix(from.Y, to.Y, part) - 4*part*(1-part)*high}, size, size)
			covers := dot.OverlapArea(g.Egon.Bounds) + dot.OverlapArea(g.Egon.Bubble) + dot.OverlapArea(g.Egon.AsideArea)
			if covers == 0 { // no text or card is hidden
				e.DrawTinted(kit.DotPlate, dot, tint, pointed*fade)
			}
		}
	})
}

// DrawBow draws the ribbon around a card; tied is the progress from 0 to 1: first the bands, then the bow.
func DrawBow(e pictures.Canvas, line *scene.Timeline, pose stage.Pose, tied float64) {
	const banded = 0.45
	w, h, faint := pose.W, pose.W*stage.CardRatio, 1-pose.Transparency
	switch {
	case tied <= 0:
	case line.HasReducedMotion():
		e.DrawRotated(kit.GiftRibbon, pose.Point, w, h, 1, pose.Rotation, kit.WhiteTint(), faint*tied)
	case tied < banded:
		e.DrawSquashed(kit.RibbonBands, pose.Point, w, h, stage.EaseOut(tied/banded), 1, pose.Rotation, kit.WhiteTint(), faint)
	case tied < 1:
		e.DrawRotated(kit.RibbonBands, pose.Point, w, h, 1, pose.Rotation, kit.WhiteTint(), faint)
		grown := geom.Mix(0.3, 1, stage.EaseWithOvershoot((tied-banded)/(1-banded), 0.2))
		e.DrawSquashed(kit.RibbonBow, pose.Point, w, h, grown, grown, pose.Rotation, kit.WhiteTint(), faint)
	default:
		e.DrawRotated(kit.GiftRibbon, pose.Point, w, h, 1, pose.Rotation, kit.WhiteTint(), faint)
	}
}
