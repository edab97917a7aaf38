package dreixdrei

import (
	"math"
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/learn"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/teach"
)

func (g *game) sitAtExample(number int, away string) (s *session.Screen, again func()) {
	e := g.examples()[number-1]
	b := g.newSitting(learn.NewExampleMatch(e))
	b.lesson = learn.NewLesson(e, b.Table, g.lessons.UpdateProgress)
	b.lesson.Lead(away)
	b.Table.FinishMotion()
	return b.screen, func() { b.Table.Press(teach.RestartButton) }
}

func (g *game) drawExample(number int, in, who geom.Rect) {
	p := &g.examples()[number-1].StartPosition
	const most, pitch, apart = 3, 1.06, 0.4 // cards of the hand, from one to the next and to the pile beside them, in widths
	row := p.OpenCards(p.Turn())
	own := p.AppendHand(nil, p.Turn())
	if len(own) > most { // the cards that the example is about
		own = slices.DeleteFunc(own, func(c dreixdrei.Card) bool { return !g.examples()[number-1].HasTryLaying(c.Kind()) })
	}
	if len(own) == 0 {
		own = slices.DeleteFunc(row[:], func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
	}
	down := len(own) == 0
	if down {
		own = make([]dreixdrei.Card, p.FaceDownSize(p.Turn()))
	}
	own = own[:min(len(own), most)]
	wides := 1 + apart + pitch*float64(len(own))
	wide := math.Round(min(in.H*0.9/stage.CardRatio, in.W/wides))
	at := geom.RectAround(in.Center(), wide, math.Round(wide*stage.CardRatio))
	at.X = math.Round(in.Center().X - wide*wides/2)
	top := p.Pile()[p.PileSize()-1]
	g.Canvas.DrawPicture(pictures.FaceOf(p.Face(top), top.Colour()), at, 1)
	at.X += wide * (pitch + apart)
	for _, c := range own {
		card := kit.Motif(pictures.BackMotif)
		if !down {
			card = pictures.FaceOf(p.Face(c), c.Colour())
		}
		g.Canvas.DrawPicture(card, at, 1)
		at.X += wide * pitch
	}
	g.Canvas.DrawPicture(pictures.Role{Host: pictures.Host(number % 2)}, who, 1)
}

func (g *game) learn() shell.Screen {
	return g.lessons.LearnScreen(g.firstGame(), "dreixdrei.begin.rules", "dreixdrei.begin.rules.detail")
}
