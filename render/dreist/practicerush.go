package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/stage"
	"dreist/sounds"
)

// showRush tells what a rush is, before its time begins.
func (a *App) showRush() {
	a.rise()
	best := a.results()
	curious := func(e *canvas, room geom.Rect) { drawRusher(e, room, art.Curious) }
	a.open(&menu{blocks: true, escape: a.showPractice, options: []panel.Option{panel.Width(560)}, adorn: curious, items: func() []panel.Item {
		return []panel.Item{
			panel.Stage{Height: 110}, panel.Title{Text: a.say.Say(puzzle.RushTitleKey)}, panel.Paragraph{Text: a.say.Say(puzzle.RushIntroKey)},
			panel.Paragraph{Text: a.say.Say(msg.PracticeRushRules)},
			panel.Paragraph{Text: a.rushRecord(&best)},
			panel.Paragraph{Text: a.say.Say(msg.PracticeRushKeys)},
			panel.Row{Buttons: []panel.Button{a.button(msg.LadderBack, panel.Quiet, a.showPractice), a.button(msg.PracticeRushGo, panel.Primary, a.beginRush)}},
		}
	}})
}

// rushRecord tells the best score of all rushes, or that there is none.
func (a *App) rushRecord(best *puzzle.Best) string {
	if score := best.Rush().Score; score > 0 {
		return a.say.Say(msg.PracticeRushBest, assets.Values{"Best": score})
	}
	return a.say.Say(msg.PracticeRushNone)
}

func (a *App) beginRush() {
	run, err := puzzle.NewRush(a.options.Seed(), int(rushTime.Milliseconds()))
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return
	}
	best := a.results()
	a.pose(run.Puzzle(), &rush{Rush: run, best: best.Rush().Score})
}

// endRush tells how a rush went.
func (a *App) endRush(run *rush) {
	done := run.Result()
	mood := art.Smug
	if done.Score > run.best {
		mood = art.Beaten
		a.options.Sound.Play(sounds.Cue{Clip: sounds.Win})
	}
	a.keepResults(func(best *puzzle.Best) { best.AddRush(done) })
	a.open(&menu{blocks: true, escape: a.showPractice, adorn: func(e *canvas, room geom.Rect) { drawRusher(e, room, mood) }, items: func() []panel.Item {
		items := []panel.Item{panel.Stage{Height: 110}, panel.Title{Text: a.say.Say(puzzle.RushOverKey)}}
		told := ""
		for i, s := range done.Sentences(run.best) {
			if i > 0 {
				told += "\n"
			}
			told += a.say.Puzzle(s)
		}
		return append(items, panel.Paragraph{Text: told},
			a.button(msg.PracticeRushAgain, panel.Primary, a.beginRush),
			panel.Row{Buttons: []panel.Button{a.button(msg.PracticeBack, panel.Quiet, a.showPractice)}})
	}})
}

// drawRusher shows Egon as he takes a rush, among cards.
func drawRusher(e *canvas, room geom.Rect, mood art.Mood) {
	size := room.H
	middle := room.Center()
	for i, turn := range []float64{-0.2, 0.2} {
		at := geom.Point{X: middle.X + (float64(i)*2-1)*size*0.85, Y: middle.Y}
		kind := []dreist.Kind{dreist.KindOf(3, dreist.Turquoise), dreist.KindOf(7, dreist.Violet)}[i]
		w := size * 0.6
		e.turned(motif{what: shadowMotif}, at, w, w*stage.CardRatio, 1, turn, white, 0.9)
		e.turned(motif{faceMotif, uint16(kind)}, at, w, w*stage.CardRatio, 1, turn, white, 1)
	}
	e.picture(motif{egonMotif, uint16(mood)}, geom.Rect{X: middle.X - size/2, Y: room.Y, W: size, H: size}, 1)
}
