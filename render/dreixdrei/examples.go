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
	const most, pitch, apart = 3, 1.06, 0.4 // the number of hand cards; from one to the next, and to the pile, in widths of a card
	row := p.OpenCards(p.Turn())
	cards := p.AppendHand(nil, p.Turn())
	if len(cards) > most { // the cards that the example is about
		cards = slices.DeleteFunc(cards, func(c dreixdrei.Card) bool { return !g.examples()[number-1].HasTryLaying(c.Kind()) })
	}
	if len(cards) == 0 {
		cards = slices.DeleteFunc(row[:], func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
	}
	down := len(cards) == 0
	if down {
		cards = make([]dreixdrei.Card, p.FaceDownCount(p.Turn()))
	}
	cards = cards[:min(len(cards), most)]
	wides := 1 + apart + pitch*float64(len(cards))
	wide := math.Round(min(in.H*0.9/stage.CardRatio, in.W/wides))
	at := geom.RectAround(in.Center(), wide, math.Round(wide*stage.CardRatio))
	at.X = math.Round(in.Center().X - wide*wides/2)
	top := p.Pile()[p.PileSize()-1]
	g.Canvas.DrawPicture(pictures.FaceOf(p.Face(top), top.Colour()), at, 1)
	at.X += wide * (pitch + apart)
	for _, c := range cards {
		card := kit.Motif(pictures.BackMotif)
		if !down {
			card = pictures.FaceOf(p.Face(c), c.Colour())
		}
		g.Canvas.DrawPicture(card, at, 1)
		at.X += wide * pitch
	}
	g.Canvas.DrawPicture(pictures.FighterMotif{Fighter: pictures.Fighter(number % 2)}, who, 1)
}

func (g *game) learn() shell.Screen {
	return g.lessons.LearnScreen(g.firstGame(), "dreixdrei.begin.rules", "dreixdrei.begin.rules.detail")
}
