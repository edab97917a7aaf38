package table

import (
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/play"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

func (t *Table) topKings() (all []tabletop.Card) {
	for at, pile := range t.ShownPosition().Piles() {
		if at.Part == peri.Foundations && pile.Top().Rank() == peri.King {
			all = append(all, t.Timeline.View().TopCardAt(at))
		}
	}
	return all
}

// endProgress returns the progress of a part of the celebration, 0 to 1.
func (t *Table) endProgress(of scene.EndPart) float64 {
	now := t.Timeline.View().End
	_, progress, _ := t.Timeline.CurrentStep()
	switch {
	case now < of:
		return 0
	case now > of || t.Timeline.HasReducedMotion():
		return 1
	}
	return progress
}

// kingProgress returns the progress of king or bowing spot i of n, which move one after the other.
func (t *Table) kingProgress(i, n int) float64 {
	const takes = 0.4 // of the time for all
	return min(max((t.endProgress(scene.KingsSit)-float64(i)*(1-takes)/float64(max(n-1, 1)))/takes, 0), 1)
}

// bringsLetter reports whether the match is won and counts, so that it brings a lead letter.
func (t *Table) bringsLetter() bool {
	return t.ShownPosition().IsWon() && t.Match.TagValue(play.PracticeTag) == ""
}

func (d drawing) drawEnd(kings []tabletop.Card) {
	beam, box, lid, fall := d.g.TopStrip, d.g.CaseRect(), d.t.endProgress(scene.LidShuts), d.t.endProgress(scene.LetterFalls)
	d.DrawPicture(faces.CaseState(min(lid*2, 1)*float64(faces.PinchingCase)+fall), box, 1)
	for i, c := range kings {
		if part := d.t.kingProgress(i, len(kings)); part > 0 {
			size, from := 1.6*beam.H, d.t.Timeline.GoalPose(int(c))
			seat := geom.Point{X: beam.Center().X + (float64(i)-float64(len(kings)-1)/2)*1.2*size, Y: beam.Bottom() + (0.5-faces.SeatedKingEdge)*size}
			to := geom.Point{X: geom.Mix(from.X, seat.X, stage.EaseInOut(part)), Y: geom.Mix(from.Y, seat.Y, stage.EaseOut(part))}
			d.DrawScaled(faces.SeatedKing(scene.FaceOf(c).Suit()), to, size, geom.Mix(0.5, 1, part), kit.WhiteTint(), 1)
		}
	}
	if fall > 0 && d.t.bringsLetter() {
		size := 0.7 * beam.H
		lies := geom.Rect{X: box.X - 1.3*size, Y: geom.Mix(-size, beam.Bottom()-size, fall*fall), W: size, H: size}
		d.DrawPicture(faces.LeadTypeMotif{Suit: peri.Suit(d.t.Match.Facts().Counts[match.SuitCountKey][0] - 1)}, lies, 1)
	}
}
