package dreixdrei

import (
	"math"
	"slices"

	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/examples"
	"dreist/game/dreixdrei/rulebook"
	"dreist/render/dreixdrei/lessons"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/teach"
)

// newExamples returns the screen of the ten examples.
func (g *game) newExamples() *screens.Lessons {
	g.examples = examples.All()
	return &screens.Lessons{
		Front: g.Front, Key: "examples", Count: examples.Count, Title: func(number int) string { return g.examples[number-1].Title },
		Open: func(number int) shell.Step { return g.openExample(number, "") }, Back: g.Start,
		Head: func() panel.Item { return panel.Title{Text: g.Say(dreixdreimsg.LessonsTitle)} }, Draw: g.drawExample,
	}
}

// openExample shows an example, 1 to examples.Count. Leaving it leads to the list of examples or, if back is the key of a button, to
// the panel of that button and the table below it.
func (g *game) openExample(number int, back string) shell.Step {
	b := g.exampleScreen(number, session.Origin{Away: back})
	if b == nil {
		return shell.Stay()
	}
	return shell.Push(b.screen)
}

// exampleScreen returns an example on a table of its own, nil for an unknown number.
func (g *game) exampleScreen(number int, from session.Origin) *board {
	if number < 1 || number > examples.Count {
		return nil
	}
	e := g.examples[number-1]
	b := g.boardOf(lessons.NewMatch(e))
	l := lessons.New(e, b.table, g.lessons.Learned)
	l.Away, b.lesson, b.screen.Origin = from.Away, l, from
	b.screen.Title = func() string { return g.Say(e.Title) }
	b.screen.Guided = func() bool { return true }
	b.screen.Begin = func() []panel.Button {
		return []panel.Button{b.screen.Anew(msg.LessonsAgain, func() shell.Step {
			b.table.Push(teach.AgainButton)
			return shell.Close()
		})}
	}
	b.table.SetGuide(l)
	l.Take(teach.Watching)
	b.table.FinishMotion()
	return b
}

// learns does what only an example asks for.
func (b *board) learns(r request.Request) shell.Step {
	g := b.game
	switch r.Kind {
	case teach.All:
		return g.lessons.Show()
	case teach.Other:
		if next := g.exampleScreen(r.Number, b.screen.Origin); next != nil {
			return shell.Replace(next.screen)
		}
	case teach.OpenRule:
		return g.ShowBook(screens.Cited(rulebook.Book(), r.Text))
	}
	return shell.Stay()
}

// drawExample draws the top card of the pile of an example and the cards with which it is begun, and one of the hosts.
func (g *game) drawExample(number int, in, who geom.Rect) {
	p := &g.examples[number-1].Start
	const most, pitch, apart = 3, 1.06, 0.4 // cards of the hand, from one to the next and to the pile beside them, in widths
	row := p.Open(p.Turn())
	own := p.AppendHand(nil, p.Turn())
	if len(own) == 0 {
		own = slices.DeleteFunc(row[:], func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
	}
	down := len(own) == 0
	if down {
		own = make([]dreixdrei.Card, p.DownSize(p.Turn()))
	}
	own = own[max(len(own)-most, 0):]
	wides := 1 + apart + pitch*float64(len(own))
	wide := math.Round(min(in.H*0.9/stage.CardRatio, in.W/wides))
	at := geom.Around(in.Center(), wide, math.Round(wide*stage.CardRatio))
	at.X = math.Round(in.Center().X - wide*wides/2)
	top := p.Pile()[p.PileSize()-1]
	g.Canvas.Picture(pictures.FaceOf(p.Face(top), top.Colour()), at, 1)
	at.X += wide * (pitch + apart)
	for _, c := range own {
		card := kit.Motif(pictures.BackMotif)
		if !down {
			card = pictures.FaceOf(p.Face(c), c.Colour())
		}
		g.Canvas.Picture(card, at, 1)
		at.X += wide * pitch
	}
	g.Canvas.Picture(pictures.Role{Host: pictures.Host(number % 2)}, who, 1)
}
