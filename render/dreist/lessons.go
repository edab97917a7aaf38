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
	"dreist/render/geom"
	"dreist/render/panel"
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
func (a *App) attend() {
	s := &a.school
	if s.examples == nil {
		s.examples = examples.All()
		for _, f := range s.examples {
			s.boards = append(s.boards, fullest(f))
		}
	}
	note, ok := a.profile.Notes(learningNotes)[examplesNote]
	a.tellFailures()
	if ok {
		var stored examples.Progress
		_ = json.Unmarshal(note, &stored) // it passes over what it does not understand
		s.progress = stored
	}
}

// learned notes something that was done with a figure and stores it.
func (a *App) learned(note func(*examples.Progress)) {
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
	a.profile.SetNotes(learningNotes, store.Notes{examplesNote: text})
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
func (a *App) examplesButton() panel.Button {
	b := a.button(msg.LessonsTitle, panel.Quiet, a.showExamples)
	b.Detail = a.say.Say(msg.LessonsDetail)
	return b
}

// How the figures stand on their screen.
const (
	tilesAbreast = 4
	tilePicture  = 78
)

// showExamples shows all figures: a small board of each, and what was done with it.
func (a *App) showExamples() {
	a.rise()
	a.attend()
	items := func() []panel.Item {
		items := []panel.Item{panel.Title{Text: a.say.Say(msg.LessonsTitle)}}
		for at := 0; at < examples.Count; at += tilesAbreast {
			var row panel.Row
			for _, f := range a.school.examples[at : at+tilesAbreast] {
				open := a.press(func() { a.openExample(f.Number) })
				row.Buttons = append(row.Buttons, panel.Button{Label: a.say.Say(f.Title), Room: tilePicture, Action: open})
			}
			items = append(items, row)
		}
		return append(items, panel.Stage{Height: 18}, panel.Row{Buttons: []panel.Button{a.button(msg.LadderBack, panel.Quiet, a.showLearn)}})
	}
	a.open(&menu{
		blocks: true, items: items, escape: a.showLearn, options: []panel.Option{panel.Width(930)}, adorn: a.drawMedals,
		decorate: func(e *canvas, p *panel.Panel) {
			for i, at := range p.Rooms() {
				a.drawTile(e, at, i)
			}
		},
	})
}

// openExample shows a figure, 1 to examples.Count, from among all of them.
func (a *App) openExample(number int) { a.showExample(number, nil) }

// openExampleFrom shows a figure of which the open panel speaks. Leaving it leads back to that panel as it is now, and to the
// table it lies over. The key is that of the button that says so.
func (a *App) openExampleFrom(number int, back string) {
	open, below := a.panel, a.sitting()
	if a.table != nil {
		a.table.interrupt()
	}
	a.showExample(number, &sitting{away: back, show: func() {
		if below.table != nil {
			a.sitAgain(below, below.table.cursor)
		}
		a.reopen(open)
	}})
}

// leaveExample leads back to where a figure was opened.
func (a *App) leaveExample(from *sitting) {
	if from == nil {
		a.showExamples()
		return
	}
	a.left = from
	a.goBack()
}

// showExample shows a figure on a table of its own. A game that runs stays saved. Leaving it leads back to where it was
// opened, nil for all figures.
func (a *App) showExample(number int, from *sitting) {
	if number < 1 || number > examples.Count {
		return
	}
	a.attend()
	a.rise()
	l := newLesson(a.school.examples[number-1], a.learned)
	l.from, a.left = from, from
	a.session, a.saver, a.scored = session{}, nil, true
	a.table = newTable(l.newMatch(), a.frame, stage.ParseSpeed(string(a.settings.Speed)), a.say, a.options.Sound)
	a.table.muted = a.settings.Muted
	a.table.guide = l
	l.take(a.table, watching)
	a.table.line.Flush()
}

// drawTile draws the small board of a figure, who plays it, and what was done with it.
func (a *App) drawTile(e *canvas, in geom.Rect, i int) {
	f, board := a.school.examples[i], &a.school.boards[i]
	unit := a.frame.Scale * a.frame.Grow()
	in.X, in.W = in.X+6*unit, in.W-12*unit
	wing := in.W * 0.165
	a.drawSmallBoard(e, geom.Rect{X: in.X + wing, Y: in.Y, W: in.W - 2*wing, H: in.H}, board)
	disc := float64(round(26 * unit))
	number := geom.Rect{X: in.X, Y: in.Y, W: disc, H: disc}
	e.picture(motif{plateMotif, uint16(numberPlate)}, number, 1)
	e.write(e.labels, strconv.Itoa(f.Number), sized(a.frame, assets.Strong, 15, e.ui().AccentText), number, center, 1)
	start := f.Start()
	size := float64(round(min(wing, in.H*0.44)))
	who := geom.Rect{X: in.X, Y: in.Bottom() - size*1.02, W: size, H: size}
	switch {
	case f.Egon:
		e.picture(motif{egonMotif, uint16(art.Smug)}, who, 1)
	case len(f.Game.Moves) > 0: // else nobody plays
		e.picture(motif{portraitMotif, portraitOf(familyOf(start.Turn()), art.Patient)}, who, 1)
	}
	size = float64(round(min(wing*0.7, in.H*0.27)))
	for k, m := range medals() {
		at := geom.Rect{X: in.Right() - size, Y: in.Y + float64(k)*(in.H-size)/2, W: size, H: size}
		if a.school.progress.Has(f.Number, m.feat) {
			e.picture(m.won, at, 1)
		} else {
			e.picture(m.open, at, 0.3)
		}
	}
}

// medal is the mark of something that was done with a figure.
type medal struct {
	feat      examples.Feat
	label     string // the key of what it stands for
	won, open motif  // once it was done, and before
}

func medals() [3]medal {
	eye, check := motif{iconMotif, uint16(art.Eye)}, motif{iconMotif, uint16(art.Check)}
	return [...]medal{
		{examples.Watched, msg.LessonsMedalWatched, eye, eye},
		{examples.Played, msg.LessonsMedalPlayed, check, check},
		{examples.Flawless, msg.LessonsMedalFlawless, motif{what: prizeMotif}, motif{iconMotif, uint16(art.StarEmpty)}},
	}
}

// drawMedals tells side by side what the marks on the tiles stand for.
func (a *App) drawMedals(e *canvas, in geom.Rect) {
	style := sized(a.frame, assets.Text, 14, e.ui().Muted)
	size := float64(round(18 * a.frame.Scale * a.frame.Grow()))
	near, apart := size*0.4, size*1.4
	var texts [3]string
	wide := -apart
	for i, m := range medals() {
		texts[i] = a.say.Say(m.label)
		wide += size + near + e.labels.get(texts[i], style, left, in.W).w + apart
	}
	x := in.Center().X - wide/2
	for i, m := range medals() {
		e.picture(m.won, geom.Rect{X: float64(round(x)), Y: float64(round(in.Center().Y - size/2)), W: size, H: size}, 1)
		x += size + near
		w := e.labels.get(texts[i], style, left, in.W).w
		e.write(e.labels, texts[i], style, geom.Rect{X: x, Y: in.Y, W: w + 1, H: in.H}, left, 1)
		x += w + apart
	}
}

// drawSmallBoard draws base and layout of a position as large as they fit.
func (a *App) drawSmallBoard(e *canvas, in geom.Rect, p *dreist.Position) {
	const across, stone, rowPitch = dreist.Numbers * 1.1, 0.62, stage.CardRatio * 1.06
	rows := float64(max(p.Layout().Depth(), 3))
	w := float64(int(min(in.W/across, in.H/(stone+0.25+rows*rowPitch))))
	pitch := float64(round(w * 1.1))
	x, y := in.Center().X-(dreist.Numbers*pitch-(pitch-w))/2, in.Y
	x = float64(round(x))
	e.picture(motif{what: shelfMotif}, geom.Rect{X: x - w*0.2, Y: y, W: dreist.Numbers*pitch - (pitch - w) + w*0.4, H: float64(round(w * (stone + 0.25)))}, 1)
	top := y + float64(round(w*(stone+0.32)))
	for column := 1; column <= dreist.Numbers; column++ {
		left := x + float64(column-1)*pitch
		e.picture(motif{stoneMotif, uint16(column)}, geom.Rect{X: left, Y: y + float64(round(w*0.1)), W: w, H: float64(round(w * stone))}, 1)
		for row := range p.Layout().Taken(column).All() {
			c := p.Layout().At(dreist.Cell{Row: row, Column: column})
			at := geom.Rect{X: left, Y: top + float64(round(float64(row-1)*w*rowPitch)), W: w, H: float64(round(w * stage.CardRatio))}
			e.picture(motif{faceMotif, uint16(c.Kind())}, at, 1)
		}
	}
}
