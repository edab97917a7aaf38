package thegame

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/teach"
	"dreist/render/thegame/learn"
	"dreist/render/thegame/pictures"
)

func (g *game) sitAtExample(number int, away string) (screen *session.Screen, again func()) {
	e := g.examples()[number-1]
	s := g.newSitting(learn.NewExampleMatch(e))
	s.lesson = learn.NewLesson(e, s.Table, g.lessons.UpdateProgress)
	s.lesson.StartAtTable(away)
	s.Table.FinishMotion()
	return s.screen, func() { s.Table.Press(teach.RestartButton) }
}

func (g *game) drawExample(number int, in, who geom.Rect) {
	p := &g.examples()[number-1].StartPosition
	wide := math.Round(min(in.H*0.48, in.W/(thegame.PileCount*1.12)))
	high := math.Round(wide * stage.CardRatio)
	at := geom.Rect{X: in.Center().X - wide*1.12*thegame.PileCount/2, Y: in.Center().Y - high/2, W: wide, H: high}
	for on := range thegame.Pile(thegame.PileCount) {
		face := kit.Motif(pictures.BaseCardMotif(on))
		if p.PileSize(on) > 0 {
			face = pictures.FaceMotif(p.TopCard(on))
		}
		g.Canvas.DrawPicture(face, at, 1)
		at.X += wide * 1.12
	}
	g.Canvas.DrawPicture(pictures.CharacterMotif{Pile: thegame.Pile((number - 1) % thegame.PileCount)}, who, 1)
}

func (g *game) learn() shell.Screen {
	return g.lessons.LearnScreen(g.firstGame(), "begin.rules", "begin.rules.detail")
}
