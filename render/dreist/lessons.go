package dreist

import (
	"encoding/json"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// school is what there is to learn, and how far the player came.
type school struct {
	examples []*examples.Example
	boards   []dreist.Position // how each figure is pictured
	progress examples.Progress
}

// The notes of what was learned: their name in the store, and that of the figures among them.
const (
	learningNotes = "learning"
	examplesNote  = "figures"
)

// attend reads what there is to learn, once, and how far the player came.
func (a *game) attend() {
	s := &a.school
	if s.examples == nil {
		s.examples = examples.All()
		for _, f := range s.examples {
			s.boards = append(s.boards, fullest(f))
		}
	}
	note, ok := a.Profile.Notes(learningNotes)[examplesNote]
	a.TellFailures()
	if ok {
		var stored examples.Progress
		_ = json.Unmarshal(note, &stored) // it passes over what it does not understand
		s.progress = stored
	}
}

// learned notes something that was done with a figure and stores it.
func (a *game) learned(note func(*examples.Progress)) {
	s := &a.school
	before := s.progress
	note(&s.progress)
	if s.progress == before {
		return
	}
	text, err := json.Marshal(s.progress)
	if err != nil {
		panic(err) // it is numbers
	}
	a.Profile.SetNotes(learningNotes, store.Notes{examplesNote: text})
}

// fullest returns the position of a figure in which most cards lie: the best picture of it.
func fullest(f *examples.Example) dreist.Position {
	best, most := f.Start(), -1
	for _, s := range f.Steps {
		for _, p := range []dreist.Position{s.Before, s.After} {
			lying := 0
			for column := 1; column <= dreist.Numbers; column++ {
				lying += p.Layout().Taken(column).Len()
			}
			if lying > most {
				best, most = p, lying
			}
		}
	}
	return best
}

// examplesButton leads to the figures.
func (a *game) examplesButton() panel.Button {
	b := a.Button(msg.LessonsTitle, panel.Quiet, a.showExamples)
	b.Detail = a.say.Say(msg.LessonsDetail)
	return b
}

// How the figures stand on their screen.
const (
	tilesAbreast = 4
	tilePicture  = 78
)

// showExamples shows all examples.
func (a *game) showExamples() shell.Step { return shell.Home(a.learnScreen()).Then(a.examplesScreen()) }

// examplesScreen shows a small board of each example, and what was done with it.
func (a *game) examplesScreen() shell.Screen {
	a.attend()
	return a.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(930)}, Adorn: func(room geom.Rect) { a.drawMedals(&a.canvas, room) },
		Items: func() []panel.Item {
			items := []panel.Item{panel.Title{Text: a.say.Say(msg.LessonsTitle)}}
			for at := 0; at < examples.Count; at += tilesAbreast {
				var row panel.Row
				for _, f := range a.school.examples[at : at+tilesAbreast] {
					open := a.Press(func() shell.Step { return a.openExample(f.Number) })
					row.Buttons = append(row.Buttons, panel.Button{ID: "example." + strconv.Itoa(f.Number), Label: a.say.Say(f.Title), Room: tilePicture, Action: open})
				}
				items = append(items, row)
			}
			return append(items, panel.Stage{Height: 18}, panel.Row{Buttons: []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close)}})
		},
		Decorate: func(p *panel.Panel) {
			for i, at := range p.Rooms() {
				a.drawTile(&a.canvas, at, i)
			}
		},
	})
}

// openExample shows an example, 1 to examples.Count, from among all of them.
func (a *game) openExample(number int) shell.Step { return pushed(a.exampleScreen(number, origin{})) }

// openExampleFrom shows an example of which the open panel speaks. Leaving it leads back to that panel as it is now, and to
// the table it lies over. The key is that of the button that says so.
func (a *game) openExampleFrom(number int, back string) shell.Step {
	return pushed(a.exampleScreen(number, origin{away: back}))
}

// pushed puts a screen over what is shown, if there is one.
func pushed(s *tableScreen) shell.Step {
	if s == nil {
		return shell.Stay()
	}
	return shell.Push(s)
}

// nextExample shows another example in the place of the one that is shown.
func (a *tableScreen) nextExample(number int) shell.Step {
	s := a.exampleScreen(number, a.origin)
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s)
}

// exampleScreen returns an example on a table of its own, nil where there is none of this number.
func (a *game) exampleScreen(number int, from origin) *tableScreen {
	if number < 1 || number > examples.Count {
		return nil
	}
	a.attend()
	l := lessons.NewLesson(a.school.examples[number-1], a.learned)
	l.Away = from.away
	s := a.screenAt(l.NewMatch(), session{})
	s.origin = from
	s.table.Guide = l
	l.Take(s.table, lessons.Watching)
	s.table.Line.Flush()
	return s
}

// drawTile draws the small board of a figure, who plays it, and what was done with it.
func (a *game) drawTile(e *table.Canvas, in geom.Rect, i int) {
	f, board := a.school.examples[i], &a.school.boards[i]
	unit := a.Frame().Scale * a.Frame().Grow()
	in.X, in.W = in.X+6*unit, in.W-12*unit
	wing := in.W * 0.165
	a.drawSmallBoard(e, geom.Rect{X: in.X + wing, Y: in.Y, W: in.W - 2*wing, H: in.H}, board)
	disc := float64(kit.Round(26 * unit))
	number := geom.Rect{X: in.X, Y: in.Y, W: disc, H: disc}
	e.Picture(kit.NumberPlate, number, 1)
	e.Write(strconv.Itoa(f.Number), kit.Sized(a.Frame().TextUnit(), assets.Strong, 15, e.UI().AccentText), number, kit.Center, 1)
	start := f.Start()
	size := float64(kit.Round(min(wing, in.H*0.44)))
	who := geom.Rect{X: in.X, Y: in.Bottom() - size*1.02, W: size, H: size}
	switch {
	case f.Egon:
		e.Picture(pictures.EgonMotif(pictures.Smug), who, 1)
	case len(f.Game.Moves) > 0: // else nobody plays
		e.Picture(pictures.PortraitOf(table.FamilyOf(start.Turn()), pictures.Patient), who, 1)
	}
	size = float64(kit.Round(min(wing*0.7, in.H*0.27)))
	for k, m := range medals() {
		at := geom.Rect{X: in.Right() - size, Y: in.Y + float64(k)*(in.H-size)/2, W: size, H: size}
		if a.school.progress.Has(f.Number, m.feat) {
			e.Picture(m.won, at, 1)
		} else {
			e.Picture(m.open, at, 0.3)
		}
	}
}

// medal is the mark of something that was done with a figure.
type medal struct {
	feat      examples.Feat
	label     string    // the key of what it stands for
	won, open kit.Motif // once it was done, and before
}

func medals() [3]medal {
	eye, check := kit.Icon(art.Eye), kit.Icon(art.Check)
	return [...]medal{
		{examples.Watched, msg.LessonsMedalWatched, eye, eye},
		{examples.Played, msg.LessonsMedalPlayed, check, check},
		{examples.Flawless, msg.LessonsMedalFlawless, kit.Prize, kit.Icon(art.StarEmpty)},
	}
}

// drawMedals tells side by side what the marks on the tiles stand for.
func (a *game) drawMedals(e *table.Canvas, in geom.Rect) {
	style := kit.Sized(a.Frame().TextUnit(), assets.Text, 14, e.UI().Muted)
	size := float64(kit.Round(18 * a.Frame().Scale * a.Frame().Grow()))
	near, apart := size*0.4, size*1.4
	var texts [3]string
	wide := -apart
	for i, m := range medals() {
		texts[i] = a.say.Say(m.label)
		wide += size + near + e.Labels.Get(texts[i], style, kit.Left, in.W).W + apart
	}
	x := in.Center().X - wide/2
	for i, m := range medals() {
		e.Picture(m.won, geom.Rect{X: float64(kit.Round(x)), Y: float64(kit.Round(in.Center().Y - size/2)), W: size, H: size}, 1)
		x += size + near
		w := e.Labels.Get(texts[i], style, kit.Left, in.W).W
		e.Write(texts[i], style, geom.Rect{X: x, Y: in.Y, W: w + 1, H: in.H}, kit.Left, 1)
		x += w + apart
	}
}

// drawSmallBoard draws base and layout of a position as large as they fit.
func (a *game) drawSmallBoard(e *table.Canvas, in geom.Rect, p *dreist.Position) {
	const across, stone, rowPitch = dreist.Numbers * 1.1, 0.62, stage.CardRatio * 1.06
	rows := float64(max(p.Layout().Depth(), 3))
	w := float64(int(min(in.W/across, in.H/(stone+0.25+rows*rowPitch))))
	pitch := float64(kit.Round(w * 1.1))
	x, y := in.Center().X-(dreist.Numbers*pitch-(pitch-w))/2, in.Y
	x = float64(kit.Round(x))
	e.Picture(kit.Shelf, geom.Rect{X: x - w*0.2, Y: y, W: dreist.Numbers*pitch - (pitch - w) + w*0.4, H: float64(kit.Round(w * (stone + 0.25)))}, 1)
	top := y + float64(kit.Round(w*(stone+0.32)))
	for column := 1; column <= dreist.Numbers; column++ {
		left := x + float64(column-1)*pitch
		e.Picture(kit.Stone(column), geom.Rect{X: left, Y: y + float64(kit.Round(w*0.1)), W: w, H: float64(kit.Round(w * stone))}, 1)
		for row := range p.Layout().Taken(column).All() {
			c := p.Layout().At(dreist.Cell{Row: row, Column: column})
			at := geom.Rect{X: left, Y: top + float64(kit.Round(float64(row-1)*w*rowPitch)), W: w, H: float64(kit.Round(w * stage.CardRatio))}
			e.Picture(pictures.FaceMotif(c.Kind()), at, 1)
		}
	}
}
