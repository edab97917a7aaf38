package screens

import (
	"encoding/json"
	"strconv"

	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// ExampleList is the list of a game's examples, with the player's progress.
type ExampleList struct {
	*GameScreens
	NotesKey     string                  // key of the game's note about them
	ExampleCount int                     // number of examples
	TitleKey     func(number int) string // returns the text key of a title; examples count from 1
	// OpenTable returns the screen of an example and a function that restarts it. away is the label key of the button that leads back,
	// empty if it leads to the list.
	OpenTable  func(number int, away string) (s *session.Screen, again func())
	BackScreen func() shell.Screen // returns the screen below the list
	HeadItem   func() panel.Item   // returns the item above the examples; nil for a title
	// DrawExample draws the small picture of an example, and in the square who the figure of its player.
	DrawExample func(number int, picture, who geom.Rect)
	Progress    lesson.Progress // as last read
}

// OpenExample opens an example, from 1. away is the label key of the button that leads back to the screen below, empty if that is the
// list.
func (e *ExampleList) OpenExample(number int, away string) shell.Navigation {
	if number < 1 || number > e.ExampleCount {
		return shell.Stay()
	}
	return shell.Push(e.screen(number, session.Origin{AwayKey: away}))
}

func (e *ExampleList) screen(number int, from session.Origin) *session.Screen {
	on, again := e.OpenTable(number, from.AwayKey)
	on.Origin, on.IsLessonTable = from, true
	on.Title = func() string { return e.Say(e.TitleKey(number)) }
	on.IsGuided = func() bool { return true }
	on.AnswerRequest = func(r tabletop.Request) shell.Navigation { return e.AnswerRequest(r, on) }
	on.RestartKey, on.Restart = "lessons.again", func() shell.Navigation {
		again()
		return shell.Close()
	}
	return on
}

// AnswerRequest handles the requests of an example.
func (e *ExampleList) AnswerRequest(r tabletop.Request, on *session.Screen) shell.Navigation {
	switch r.Kind {
	case tabletop.RequestExamples:
		return e.ShowList()
	case tabletop.RequestExample:
		if r.Number >= 1 && r.Number <= e.ExampleCount {
			return shell.Replace(e.screen(r.Number, on.Origin))
		}
	case tabletop.RequestRule:
		return e.ShowRule(r.Text)
	}
	return shell.Stay()
}

// LearningNotes is the name of the notes about learning the first game, and the start of the names for other games.
const LearningNotes = "learning"

func (g *GameScreens) learningNotes() string {
	if g.stored == "" {
		return LearningNotes
	}
	return LearningNotes + "-" + g.stored
}

func (e *ExampleList) readProgress() {
	note, ok := e.Profile.Notes(e.learningNotes())[e.NotesKey]
	e.ShowFailures()
	if ok {
		var stored lesson.Progress
		_ = json.Unmarshal(note, &stored) // unknown fields are ignored
		e.Progress = stored
	}
}

// CountReached returns the number of examples with an achievement.
func (e *ExampleList) CountReached(f lesson.Feat) (n int) {
	e.readProgress()
	for number := 1; number <= e.ExampleCount; number++ {
		if e.Progress.Has(number, f) {
			n++
		}
	}
	return n
}

// UpdateProgress changes the progress and stores it.
func (e *ExampleList) UpdateProgress(note func(*lesson.Progress)) {
	before := e.Progress
	note(&e.Progress)
	if e.Progress == before {
		return
	}
	text, err := json.Marshal(e.Progress)
	if err != nil {
		panic(err) // numbers can always be encoded
	}
	e.Profile.SetNotes(e.learningNotes(), store.Notes{e.NotesKey: text})
}

const (
	lessonsAbreast = 4
	lessonPicture  = 78
)

// ShowList opens the list, with a small picture of each example and its progress.
func (e *ExampleList) ShowList() shell.Navigation {
	e.readProgress()
	return shell.CloseToLowest(e.BackScreen()).AndPush(e.NewPanelScreen(shell.PanelScreen{
		Mood:    shell.TeachingHost,
		Options: []panel.Option{panel.WithWidth(930)}, DrawPictureRoom: e.drawMedals,
		Items: func() []panel.Item {
			items := []panel.Item{panel.Title{Text: e.Say("lessons.ten")}}
			if e.HeadItem != nil {
				items[0] = e.HeadItem()
			}
			var titles []string
			for number := 1; number <= e.ExampleCount; number++ {
				titles = append(titles, e.Say(e.TitleKey(number)))
			}
			for at := 0; at < e.ExampleCount; at += lessonsAbreast {
				row := panel.Row{SimilarLabels: titles}
				for number := at + 1; number <= min(at+lessonsAbreast, e.ExampleCount); number++ {
					row.Buttons = append(row.Buttons, panel.Button{ID: "example." + strconv.Itoa(number), Label: titles[number-1], PictureHeight: lessonPicture,
						DrawPicture: func(in geom.Rect) { e.drawTile(in, number) }, Action: e.ClickAction(func() shell.Navigation { return e.OpenExample(number, "") })})
				}
				items = append(items, row)
			}
			return append(items, panel.PictureRoom{Height: 18}, panel.Row{Buttons: []panel.Button{e.Button("common.back", panel.QuietStyle, shell.Close)}})
		},
	}))
}

func (e *ExampleList) drawTile(in geom.Rect, number int) {
	unit := e.Frame().PanelUnit()
	in.X, in.W = in.X+6*unit, in.W-12*unit
	wing := in.W * 0.165
	size := float64(kit.Round(min(wing, in.H*0.44)))
	who := geom.Rect{X: in.X, Y: in.Bottom() - size*1.02, W: size, H: size}
	e.DrawExample(number, geom.Rect{X: in.X + wing, Y: in.Y, W: in.W - 2*wing, H: in.H}, who)
	disc := float64(kit.Round(26 * unit))
	at := geom.Rect{X: in.X, Y: in.Y, W: disc, H: disc}
	e.Canvas.DrawPicture(kit.NumberPlate, at, 1)
	e.Canvas.DrawText(strconv.Itoa(number), kit.NewTextStyle(e.Frame().TextUnit(), assets.StrongFont, kit.TextSize, e.Canvas.Palette().AccentText), at, kit.Center, 1)
	size = float64(kit.Round(min(wing*0.7, in.H*0.27)))
	for k, m := range medals() {
		at := geom.Rect{X: in.Right() - size, Y: in.Y + float64(k)*(in.H-size)/2, W: size, H: size}
		if e.Progress.Has(number, m.feat) {
			e.Canvas.DrawPicture(m.won, at, 1)
		} else {
			e.Canvas.DrawPicture(m.open, at, 0.3)
		}
	}
}

type medal struct {
	feat      lesson.Feat
	label     string    // text key
	won, open kit.Motif // with the achievement, and without
}

func medals() [3]medal {
	eye, check := kit.Icon(art.EyeIcon), kit.Icon(art.CheckIcon)
	return [...]medal{
		{lesson.WatchedFeat, "lessons.medal.watched", eye, eye},
		{lesson.PlayedFeat, "lessons.medal.played", check, check},
		{lesson.FlawlessFeat, "lessons.medal.flawless", kit.GoldStar, kit.Icon(art.StarEmptyIcon)},
	}
}

// drawMedals draws the legend of the marks on the tiles.
func (e *ExampleList) drawMedals(in geom.Rect) {
	size := float64(kit.Round(18 * e.Frame().PanelUnit()))
	var signs []LegendEntry
	for _, m := range medals() {
		signs = append(signs, LegendEntry{Sign: m.won, Text: e.Say(m.label)})
	}
	e.drawLegend(in, size, size*0.4, size*1.4, signs)
}
