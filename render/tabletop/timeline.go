package tabletop

import (
	"fmt"
	"slices"
	"strings"

	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/target"
)

// CardAt returns the topmost card at a point among cards, the lowest first. A risen card is still hit at its old spot.
func (t *SeatedTimeline[S, C, P, E, V, A]) CardAt(cards []C, at geom.Point) (C, bool) {
	for _, c := range slices.Backward(cards) {
		r := t.CurrentPose(int(c)).Rect()
		risen := r.H * offerFar * t.OfferedLift(c)
		r.Y, r.H = r.Y-risen, r.H+risen
		if r.Contains(at) {
			return c, true
		}
	}
	return t.none, false
}

// Drop makes a card start its next motion from the pose where it was dropped.
func (t *SeatedTimeline[S, C, P, E, V, A]) Drop(c C, at stage.Pose) {
	t.lifted.lower(int(c))
	t.offered.lower(int(c))
	t.Timeline.StartFromDrop(int(c), at)
}

func (t *SeatedTimeline[S, C, P, E, V, A]) atOnce() bool {
	return t.HasReducedMotion() || t.Speed() == stage.InstantSpeed
}

func (t *SeatedTimeline[S, C, P, E, V, A]) IsRaising() bool {
	return t.lifted.IsMoving() || t.offered.IsMoving()
}

// OfferedLift returns the progress, 0 to 1, of a card that rises because it can be laid.
func (t *SeatedTimeline[S, C, P, E, V, A]) OfferedLift(c C) float64 {
	return t.offered.Progress(int(c))
}

// LiftProgress returns the progress, 0 to 1, of a card that rises as a lifted one.
func (t *SeatedTimeline[S, C, P, E, V, A]) LiftProgress(c C) float64 {
	return t.lifted.Progress(int(c))
}

func (t *SeatedTimeline[S, C, P, E, V, A]) LowerCards() {
	t.lifted.lowerAll()
	t.offered.lowerAll()
}

// Pose returns the pose in which a card is drawn.
func (t *SeatedTimeline[S, C, P, E, V, A]) Pose(c C) stage.Pose {
	pose := t.CurrentPose(int(c))
	high := pose.W * stage.CardRatio
	offered, lifted := t.edges.RiseHeights(high)
	pose.Y -= geom.Mix(offered*t.OfferedLift(c), lifted, t.LiftProgress(c))
	if up := t.LiftProgress(c); up > 0 {
		whole := pose.W * stage.LiftScale
		pose.W = geom.Mix(pose.W, whole, up)
		pose.Elevation = max(pose.Elevation, geom.Mix(pose.Elevation, stage.ElevationLifted, up))
		pose.PaintedWidth = max(pose.PaintedWidth, whole)
	}
	return pose
}

func (t *SeatedTimeline[S, C, P, E, V, A]) CardLiftProgress(c Card) float64 {
	return t.LiftProgress(C(c))
}

func (t *SeatedTimeline[S, C, P, E, V, A]) DropCard(c Card, at stage.Pose) { t.Drop(C(c), at) }

func (t *SeatedTimeline[S, C, P, E, V, A]) RaiseCards(hidden bool, raised, offered []Card) (moved bool) {
	lifted := t.lifted.Raise(t.atOnce(), func(c int) bool { return slices.Contains(raised, Card(c)) })
	return t.offered.Raise(hidden || t.atOnce(), func(c int) bool { return slices.Contains(offered, Card(c)) }) || lifted
}

func (t *SeatedTimeline[S, C, P, E, V, A]) MotionState() target.Motion {
	m := target.Motion{Busy: t.IsMoving(), Watched: t.IsWatching()}
	if s, progress, ok := t.CurrentStep(); ok {
		m.Seat, m.Progress = s.Seat, progress
		if !s.HasNoEvent {
			name := fmt.Sprintf("%T", s.Event)
			m.Event = name[strings.LastIndexByte(name, '.')+1:]
		}
	}
	return m
}
