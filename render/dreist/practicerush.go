package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// showRush tells what a rush is, before its time begins.
func (a *game) showRush() shell.Step {
	best := a.results()
	rush := a.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(560)}, Adorn: func(room geom.Rect) { drawRusher(&a.canvas, room, pictures.Curious) },
		Items: func() []panel.Item {
			return []panel.Item{
				panel.Stage{Height: 110}, panel.Title{Text: a.say.Say(puzzle.RushTitleKey)}, panel.Paragraph{Text: a.say.Say(puzzle.RushIntroKey)},
				panel.Paragraph{Text: a.say.Say(msg.PracticeRushRules)},
				panel.Paragraph{Text: a.rushRecord(&best)},
				panel.Paragraph{Text: a.say.Say(msg.PracticeRushKeys)},
				panel.Row{Buttons: []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close), a.Button(msg.PracticeRushGo, panel.Primary, a.beginRush)}},
			}
		},
	})
	return a.showPractice().Then(rush)
}

// rushRecord tells the best score of all rushes, or that there is none.
func (a *game) rushRecord(best *puzzle.Best) string {
	if score := best.Rush().Score; score > 0 {
		return a.say.Say(msg.PracticeRushBest, assets.Values{"Best": score})
	}
	return a.say.Say(msg.PracticeRushNone)
}

func (a *game) beginRush() shell.Step {
	run, err := puzzle.NewRush(a.Seed(), int(puzzles.RushTime.Milliseconds()))
	if err != nil {
		a.TellOf(msg.NoticeDealFailed)
		return shell.Stay()
	}
	best := a.results()
	return a.pose(run.Puzzle(), &puzzles.Rush{Rush: run, Best: best.Rush().Score})
}

// rushOver tells how a rush went.
func (a *tableScreen) rushOver() shell.Screen {
	run := a.riddle().Rush
	done := run.Result()
	mood := pictures.Smug
	if done.Score > run.Best {
		mood = pictures.Beaten
		a.Sound.Play(sounds.Cue{Clip: sounds.Win})
	}
	a.keepResults(func(best *puzzle.Best) { best.AddRush(done) })
	return a.NewMenu(shell.Menu{
		Escape: a.showPractice, Adorn: func(room geom.Rect) { drawRusher(&a.canvas, room, mood) },
		Items: func() []panel.Item {
			items := []panel.Item{panel.Stage{Height: 110}, panel.Title{Text: a.say.Say(puzzle.RushOverKey)}}
			told := ""
			for i, s := range done.Sentences(run.Best) {
				if i > 0 {
					told += "\n"
				}
				told += a.say.Puzzle(s)
			}
			return append(items, panel.Paragraph{Text: told},
				a.Button(msg.PracticeRushAgain, panel.Primary, a.beginRush),
				panel.Row{Buttons: []panel.Button{a.Button(msg.PracticeBack, panel.Quiet, a.showPractice)}})
		},
	})
}

// drawRusher shows Egon as he takes a rush, among cards.
func drawRusher(e *table.Canvas, room geom.Rect, mood pictures.Mood) {
	size := room.H
	middle := room.Center()
	for i, turn := range []float64{-0.2, 0.2} {
		at := geom.Point{X: middle.X + (float64(i)*2-1)*size*0.85, Y: middle.Y}
		kind := []dreist.Kind{dreist.KindOf(3, dreist.Turquoise), dreist.KindOf(7, dreist.Violet)}[i]
		w := size * 0.6
		e.Turned(kit.Shadow, at, w, w*stage.CardRatio, 1, turn, kit.White(), 0.9)
		e.Turned(pictures.FaceMotif(kind), at, w, w*stage.CardRatio, 1, turn, kit.White(), 1)
	}
	e.Picture(pictures.EgonMotif(mood), geom.Rect{X: middle.X - size/2, Y: room.Y, W: size, H: size}, 1)
}
