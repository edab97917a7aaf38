package table

import (
	"math"
	"slices"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// The celebration of a won game, from the moment its last card begins to move: silence, kings who climb onto the beam, courts that make a
// fan on the felt, other cards that fly along the beam into their case, and a lead letter that falls beside it.
const (
	kingsFrom stage.Span = 410 // the card's motion and a silence
	kingTakes stage.Span = 280
	kingsTake stage.Span = 700 // all together
	cardsFrom            = kingsFrom + kingsTake
	cardsTake stage.Span = 1300
	cardFlies stage.Span = 280
	lidFrom              = cardsFrom + cardsTake
	lidTakes  stage.Span = 90
	leadFrom             = lidFrom + lidTakes
	leadFalls stage.Span = 90
	wonTakes             = leadFrom + leadFalls + 20
)

// ending is the celebration and its sounds. What moves is the time since it began.
type ending struct {
	stage.Effects[*stage.Span]
	sound *sounds.Player
}

// startEnding starts the celebration; without motion only its first sound is left.
func (t *Table) startEnding() {
	if !t.Timeline.HasReducedMotion() {
		t.ending.StartEffect(t.Timeline.Speed(), 0, wonTakes, func(now *stage.Span, at stage.Span) { *now = at })
	}
	if !t.ending.IsMoving() {
		t.Sound.Play(sounds.Cue{Clip: sounds.WinClip})
	}
}

// Tick advances the celebration by a tick, and reports whether it was still going on.
func (e *ending) Tick() (changed bool) {
	before := e.elapsed()
	changed = e.Effects.Tick()
	for _, cue := range [...]struct {
		at   stage.Span
		clip sounds.Clip
	}{{kingsFrom, sounds.WinClip}, {lidFrom, sounds.SqueakClip}, {leadFrom + leadFalls, sounds.ButtonClip}} {
		if before < cue.at && cue.at <= e.elapsed() {
			e.sound.Play(sounds.Cue{Clip: cue.clip})
		}
	}
	return changed
}

// elapsed returns the time since the celebration began, its whole length once it is over.
func (e *ending) elapsed() stage.Span {
	now := wonTakes
	e.Draw(&now)
	return now
}

// cardsOfCase returns the cards that fly into the case: those on foundations and those that are gone, from the top of each spot down.
func (t *Table) cardsOfCase() (all []tabletop.Card) {
	for at := range t.ShownPosition().Piles() {
		if isHome(at) {
			for _, c := range slices.Backward(t.Timeline.View().CardsAt(at)) {
				all = append(all, c)
			}
		}
	}
	return all
}

func isHome(at peri.Spot) bool { return at.Part == peri.Foundations || at.Part == peri.RemovedCards }

func (t *Table) spotOf(c tabletop.Card) peri.Spot {
	at, _, _ := t.Timeline.View().SpotOf(c)
	return at
}

func (t *Table) topKings() (all []tabletop.Card) {
	for at, pile := range t.ShownPosition().Piles() {
		if at.Part == peri.Foundations && pile.Top().Rank() == peri.King {
			all = append(all, t.Timeline.View().TopCardAt(at))
		}
	}
	return all
}

// caseRect returns the rectangle of the case at the right of the beam.
func (t *Table) caseRect() geom.Rect {
	g := t.Timeline.Geometry()
	side := 1.9 * g.TopStrip.H
	return geom.Rect{X: g.Cloth.Right() - g.Margin - side, Y: g.TopStrip.Y, W: side, H: side}
}

func (d drawing) drawEnd(at stage.Span) {
	kings, beam, box := d.t.topKings(), d.g.TopStrip, d.t.caseRect()
	d.drawFlight(box, at)
	d.DrawPicture(faces.CaseState(min(at.ProgressWithin(lidFrom, lidTakes)*2, 1)*float64(faces.PinchingCase)+at.ProgressWithin(leadFrom, leadFalls)), box, 1)
	for i, c := range kings {
		if part := progressOf(at, i, len(kings)); part > 0 {
			size, from := 1.6*beam.H, d.t.Timeline.GoalPose(int(c))
			seat := geom.Point{X: beam.Center().X + (float64(i)-float64(len(kings)-1)/2)*1.2*size, Y: beam.Bottom() + (0.5-faces.SeatedKingEdge)*size}
			to := geom.Point{X: geom.Mix(from.X, seat.X, stage.EaseInOut(part)), Y: geom.Mix(from.Y, seat.Y, stage.EaseOut(part))}
			d.DrawScaled(faces.SeatedKing(scene.FaceOf(c).Suit()), to, size, geom.Mix(0.5, 1, part), kit.WhiteTint(), 1)
		}
	}
	if fall := at.ProgressWithin(leadFrom, leadFalls); fall > 0 {
		size := 0.7 * beam.H
		lies := geom.Rect{X: box.X - 1.3*size, Y: geom.Mix(-size, beam.Bottom()-size, fall*fall), W: size, H: size}
		d.DrawPicture(faces.LeadTypeMotif{Suit: peri.Suit(d.t.Match.Facts().Counts[match.SuitCountKey][0] - 1)}, lies, 1)
	}
}

// progressOf returns the progress of king or spot i of n, which move one after the other.
func progressOf(at stage.Span, i, n int) float64 {
	return at.ProgressWithin(kingsFrom+stage.Span(i)*(kingsTake-kingTakes)/stage.Span(max(n-1, 1)), kingTakes)
}

// endPose returns the pose of a card that has not flown away: a couple that stays meets, other cards bow, unless kings sit down instead.
func (d drawing) endPose(c tabletop.Card) stage.Pose {
	p, at, now := d.t.Timeline.Pose(c), d.t.spotOf(c), d.t.ending.elapsed()
	if _, isCouple := d.t.Patience().Pack.StartSpots[peri.NewCard(peri.King, peri.Hearts)]; isCouple && !isHome(at) {
		side := float64(2*(at.Number%2)) - 1 // the left one on the left
		part := stage.EaseInOut(now.ProgressWithin(kingsFrom, kingsTake))
		p.X, p.Rotation = geom.Mix(p.X, d.g.Cloth.Center().X+side*0.46*p.W, part), -0.12*side*part
	} else if len(d.t.topKings()) == 0 {
		p.SquashShare = 0.3 * math.Sin(math.Pi*progressOf(now, int(at.Number), d.t.Patience().SpotCount(at.Part)))
	}
	return p
}

// drawFlight draws the cards that fly into the case in box or to their spots in the fan, or wait for that.
func (d drawing) drawFlight(box geom.Rect, at stage.Span) {
	all := d.t.cardsOfCase()
	fan, waiting := d.t.fan(all), peri.Spot{Part: peri.Deck}
	way := func(c tabletop.Card) float64 {
		return at.ProgressWithin(cardsFrom+stage.Span(slices.Index(all, c))*(cardsTake-cardFlies)/stage.Span(len(all)), cardFlies)
	}
	inCase := stage.Pose{Point: geom.Point{X: box.Center().X, Y: box.Y + 0.72*box.H}, W: 0.36 * box.W, FaceUp: 1}
	for _, c := range all {
		p, spot, part := d.endPose(c), d.t.spotOf(c), way(c)
		if part >= 1 || part > 0 && slices.Contains(fan, c) || part == 0 && spot == waiting {
			continue
		}
		if p.IsVisible = true; part == 0 {
			waiting = spot
		} else {
			p = d.t.Timeline.PoseBetween(stage.ThrowMotion, p, inCase, part)
		}
		d.t.DrawCard(d.Canvas, tabletop.SpotOfCard(c), p)
	}
	high := fanHigh * d.g.SizingHeight()
	for i, c := range fan {
		if part := way(c); part > 0 {
			turn := (float64(i) - float64(len(fan)-1)/2) * fanApart
			sin, cos := math.Sincos(turn)
			d.t.DrawCard(d.Canvas, tabletop.SpotOfCard(c), d.t.Timeline.PoseBetween(stage.ThrowMotion, d.t.Timeline.Pose(c), stage.Pose{W: high / stage.CardRatio, Rotation: turn, FaceUp: 1,
				Point: geom.Point{X: d.g.Cloth.Center().X + fanRadius*high*sin, Y: fanTop*d.g.SizingHeight() + high/2 + fanRadius*high*(1-cos)}}, part))
		}
	}
}

// fan returns the cards that end as a fan on the felt: the courts of one pack, unless some cards stay on the table.
func (t *Table) fan(all []tabletop.Card) []tabletop.Card {
	if slices.ContainsFunc(t.visibleCards(), func(c tabletop.Card) bool { return !isHome(t.spotOf(c)) }) {
		return nil
	}
	all = slices.DeleteFunc(slices.Clone(all), func(c tabletop.Card) bool { return c >= scene.CardCount/2 || scene.FaceOf(c).Rank() < peri.Queen-1 })
	slices.Sort(all)
	return all
}

// The fan: the height of a card and the felt above, in heights of the window; its radius in heights of a card, and the angle between two cards in
// radians.
const (
	fanHigh   = 0.27
	fanTop    = 0.12
	fanRadius = 3.0
	fanApart  = 0.082
)
