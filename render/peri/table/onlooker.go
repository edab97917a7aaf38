package table

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
)

// onlooker is Egon, who watches and says nothing until he is asked. He reacts to refused cards and to the end of a game.
type onlooker struct {
	face     mascot.FaceBlend
	life     mascot.IdleMotions
	pictures mascot.FaceCache
	passes   int // ticks until the mood of a reaction is over
	refusals int // number since the last move: the first one startles him, further ones amuse him
}

// reactionTicks are the ticks of his reaction to a refusal.
const reactionTicks = 75

// tickOnlooker ends a reaction, and lets Egon do something by himself.
func (t *Table) tickOnlooker() (changed bool) {
	o, v := &t.onlooker, t.Timeline.View()
	o.passes = max(o.passes-1, 0)
	switch {
	case o.passes > 0:
	case v.IsWon():
		o.face.ChangeMood(mascot.DelightedMood)
	case v.IsOver():
		o.face.ChangeMood(mascot.AloofMood)
	default:
		o.face.ChangeMood(mascot.WaitingMood)
	}
	changed = o.face.Tick()
	if t.isOnlookerStill() {
		return o.life.EndIdling() || changed
	}
	return o.life.Tick(!t.Held.IsHolding(), o.face.Mood) || changed
}

// isOnlookerStill reports whether Egon does nothing by himself: while he reacts, after the end, or since nothing shall move.
func (t *Table) isOnlookerStill() bool {
	return t.onlooker.passes > 0 || t.Timeline.HasReducedMotion() || t.Timeline.View().IsOver()
}

// ticksUntilOnlooker returns the ticks until Egon looks different, 0 for never.
func (t *Table) ticksUntilOnlooker() int {
	if t.isOnlookerStill() {
		return t.onlooker.passes
	}
	return t.onlooker.life.TicksUntilChange()
}

func (d drawing) drawOnlooker() {
	o, at := &d.t.onlooker, d.g.Host
	if d.t.IsUnderEnd() { // he sits on its panel
		return
	}
	o.pictures.Draw(&d.Brush, o.life.ApplyPose(o.face.Expression()), at)
	d.DrawPicture(kit.TableEdge, geom.Rect{X: at.X - at.W*0.06, Y: at.Bottom() - at.H*0.12, W: at.W * 1.12, H: at.H * 0.12}, 1)
	if o.passes > 0 && d.t.IsNew { // he coughs
		u := d.g.TextUnit()
		said := geom.Rect{X: at.Center().X, Y: at.Y - at.H*0.15 - 36*u, W: 78 * u, H: 36 * u}
		d.DrawPicture(kit.Callout{Radius: kit.Round(12 * u), TipX: kit.Round(at.W * 0.1), TipY: kit.Round(at.Y + at.H*0.1 - said.Y)}, said, 1)
		d.DrawText(d.t.Texts.Say("peri.cough"), kit.NewTextStyle(u, assets.TextFont, kit.TextSize, d.Palette().Text), said, kit.Center, 1)
	}
}

// hintSpeaker returns where Egon speaks: only when asked.
func (t *Table) hintSpeaker() (mouth geom.Point) {
	if at := t.Timeline.Geometry().Host; t.HasHint() {
		mouth = geom.Point{X: at.Right() - at.W*0.1, Y: at.Center().Y}
	}
	return mouth
}
