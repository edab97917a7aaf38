package render

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/puzzle"
	"dreist/render/art"
	"dreist/render/menu"
	"dreist/render/scene"
	"dreist/sounds"
)

// showRush tells what a rush is, before its time begins.
func (a *App) showRush() {
	a.rise()
	best, _ := a.results()
	curious := func(e *easel, stage scene.Rect) { drawRusher(e, stage, art.Curious) }
	a.open(&panel{blocks: true, escape: a.showPractice, options: []menu.Option{menu.Width(560)}, adorn: curious, items: func() []menu.Item {
		return []menu.Item{
			menu.Stage{Height: 110}, menu.Title{Text: a.say.Say(puzzle.RushTitleKey)}, menu.Paragraph{Text: a.say.Say(puzzle.RushIntroKey)},
			menu.Paragraph{Text: a.say.Say("practice.rush.rules")},
			menu.Paragraph{Text: a.rushRecord(&best)},
			menu.Paragraph{Text: a.say.Say("practice.rush.keys")},
			menu.Row{Buttons: []menu.Button{a.button("ladder.back", menu.Quiet, a.showPractice), a.button("practice.rush.go", menu.Primary, a.beginRush)}},
		}
	}})
}

// rushRecord tells the best score of all rushes, or that there is none.
func (a *App) rushRecord(best *puzzle.Best) string {
	if score := best.Rush().Score; score > 0 {
		return a.say.Say("practice.rush.best", assets.Values{"Best": score})
	}
	return a.say.Say("practice.rush.none")
}

func (a *App) beginRush() {
	run, err := puzzle.NewRush(a.options.Seed(), int(rushTime.Milliseconds()))
	if err != nil {
		a.tell("notice.deal.failed")
		return
	}
	best, _ := a.results()
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
	a.open(&panel{blocks: true, escape: a.showPractice, adorn: func(e *easel, stage scene.Rect) { drawRusher(e, stage, mood) }, items: func() []menu.Item {
		items := []menu.Item{menu.Stage{Height: 110}, menu.Title{Text: a.say.Say(puzzle.RushOverKey)}}
		told := ""
		for i, s := range done.Sentences(run.best) {
			if i > 0 {
				told += "\n"
			}
			told += a.say.Puzzle(s)
		}
		return append(items, menu.Paragraph{Text: told},
			a.button("practice.rush.again", menu.Primary, a.beginRush),
			menu.Row{Buttons: []menu.Button{a.button("practice.back", menu.Quiet, a.showPractice)}})
	}})
}

// drawRusher shows Egon as he takes a rush, among cards.
func drawRusher(e *easel, stage scene.Rect, mood art.Mood) {
	size := stage.H
	middle := stage.Center()
	for i, turn := range []float64{-0.2, 0.2} {
		at := scene.Point{X: middle.X + (float64(i)*2-1)*size*0.85, Y: middle.Y}
		kind := []dreist.Kind{dreist.KindOf(3, dreist.Turquoise), dreist.KindOf(7, dreist.Violet)}[i]
		w := size * 0.6
		e.turned(figure{what: shadowMotif}, at, w, w*scene.CardRatio, 1, turn, white, 0.9)
		e.turned(figure{faceMotif, uint16(kind)}, at, w, w*scene.CardRatio, 1, turn, white, 1)
	}
	e.picture(figure{egonMotif, uint16(mood)}, scene.Rect{X: middle.X - size/2, Y: stage.Y, W: size, H: size}, 1)
}
