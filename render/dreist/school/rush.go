package school

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/puzzles"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// showRush opens the screen that explains a rush before its time begins.
func (z *Puzzles) showRush() shell.Step {
	best := z.Results()
	rush := z.NewMenu(shell.Menu{
		Mood:    shell.NoHost, // Egon stands among the cards
		Options: []panel.Option{panel.Width(560)}, Adorn: func(room geom.Rect) { drawRusher(z.Canvas, room, pictures.Curious) },
		Items: func() []panel.Item {
			return []panel.Item{
				panel.Stage{Height: 110}, panel.Title{Text: z.Say(dreistmsg.PuzzleRushTitle)}, panel.Paragraph{Text: z.Say(dreistmsg.PuzzleRushIntro)},
				panel.Paragraph{Text: z.Say(dreistmsg.PuzzlesRushRules)},
				panel.Paragraph{Text: z.rushRecord(&best)},
				panel.Paragraph{Text: z.Say(dreistmsg.PuzzlesRushKeys)},
				panel.Row{Buttons: []panel.Button{z.Button(msg.CommonBack, panel.Quiet, shell.Close),
					z.Button(dreistmsg.PuzzlesRushGo, panel.Primary, z.BeginRush)}},
			}
		},
	})
	return z.Show().Then(rush)
}

// rushRecord returns the sentence about the best score of all rushes.
func (z *Puzzles) rushRecord(best *puzzle.Best) string {
	if score := best.Rush().Score; score > 0 {
		return z.Say(dreistmsg.PuzzlesRushBest, assets.Values{"Best": score})
	}
	return z.Say(dreistmsg.PuzzlesRushNone)
}

// BeginRush begins a rush and its time.
func (z *Puzzles) BeginRush() shell.Step {
	run, err := puzzle.NewRush(z.Seed(), int(puzzles.RushTime.Milliseconds()))
	if err != nil {
		z.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return shell.Stay()
	}
	best := z.Results()
	return z.Pose(run.Puzzle(), &puzzles.Rush{Rush: run, Best: best.Rush().Score})
}

// RushOver returns the screen with the result of a rush and stores it.
func (z *Puzzles) RushOver(run *puzzles.Rush) shell.Screen {
	done := run.Result()
	mood := pictures.Smug
	if done.Score > run.Best {
		mood = pictures.Beaten
		z.Sound.Play(sounds.Cue{Clip: sounds.Win})
	}
	z.Keep(func(best *puzzle.Best) { best.AddRush(done) })
	return z.NewMenu(shell.Menu{
		Mood:   shell.NoHost,
		Escape: z.Show, Adorn: func(room geom.Rect) { drawRusher(z.Canvas, room, mood) },
		Items: func() []panel.Item {
			items := []panel.Item{panel.Stage{Height: 110}, panel.Title{Text: z.Say(dreistmsg.PuzzleRushOver)}}
			text := ""
			for i, s := range done.Sentences(run.Best) {
				if i > 0 {
					text += "\n"
				}
				text += z.Words.Puzzle(s)
			}
			return append(items, panel.Paragraph{Text: text},
				z.Button(dreistmsg.PuzzlesRushAgain, panel.Primary, z.BeginRush),
				panel.Row{Buttons: []panel.Button{z.Button(dreistmsg.PuzzlesBack, panel.Quiet, z.Show)}})
		},
	})
}

// drawRusher draws Egon among cards in a mood.
func drawRusher(e pictures.Canvas, room geom.Rect, mood pictures.Mood) {
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
