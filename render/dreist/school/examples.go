// Package school is the screens on which a player chooses an example or a puzzle of DREIst!, with the results reached so
// far, and the rush.
package school

import (
	"encoding/json"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Examples is the screen of the examples, with the player's progress.
type Examples struct {
	*screens.Front
	Canvas   pictures.Canvas
	Open     func(number int) shell.Step // opens an example, from 1
	Learn    func() shell.Screen         // the screen to which this one returns
	Puzzles  func() shell.Step           // opens the puzzles, on the next tab
	Progress lesson.Progress             // as last read

	all    []*examples.Example
	boards []dreist.Position // the picture of each example
}

// The names of the notes about learning in the store, and of the examples among them.
const (
	ExampleNotes = "learning"
	examplesNote = "figures"
)

// attend loads the examples, once, and reads the player's progress.
func (s *Examples) attend() {
	if s.all == nil {
		s.all = examples.All()
		for _, e := range s.all {
			s.boards = append(s.boards, fullest(e))
		}
	}
	note, ok := s.Profile.Notes(ExampleNotes)[examplesNote]
	s.TellFailures()
	if ok {
		var stored lesson.Progress
		_ = json.Unmarshal(note, &stored) // unknown parts are ignored
		s.Progress = stored
	}
}

// Done returns how many examples were played to the end.
func (s *Examples) Done() (done int) {
	s.attend()
	for number := 1; number <= examples.Count; number++ {
		if s.Progress.Has(number, lesson.Played) {
			done++
		}
	}
	return done
}

// Example returns an example, from 1 to examples.Count.
func (s *Examples) Example(number int) *examples.Example {
	s.attend()
	return s.all[number-1]
}

// Learned changes the progress and stores it.
func (s *Examples) Learned(note func(*lesson.Progress)) {
	before := s.Progress
	note(&s.Progress)
	if s.Progress == before {
		return
	}
	text, err := json.Marshal(s.Progress)
	if err != nil {
		panic(err) // numbers can always be encoded
	}
	s.Profile.SetNotes(ExampleNotes, store.Notes{examplesNote: text})
}

// Flawless returns how many examples were played without a miss.
func (s *Examples) Flawless() int {
	s.attend()
	n := 0
	for number := 1; number <= examples.Count; number++ {
		if s.Progress.Has(number, lesson.Flawless) {
			n++
		}
	}
	return n
}

// fullest returns the position of an example with the most cards, for its picture.
func fullest(f *examples.Example) dreist.Position {
	best, most := f.Start(), -1
	for _, s := range f.Steps {
		for _, p := range []dreist.Position{s.Before, s.After} {
			if lying := p.Layout().Len(); lying > most {
				best, most = p, lying
			}
		}
	}
	return best
}

// The tabs of examples and puzzles.
const (
	examplesTab = iota
	puzzlesTab
)

// tabs returns the tabs with one of them shown; other opens the other one.
func tabs(f *screens.Front, shown int, other func() shell.Step) panel.Choice {
	keys := []string{dreistmsg.LessonsTitle, dreistmsg.PuzzleTitle}
	return panel.Choice{ID: "practice", Options: []string{f.Say(keys[0]), f.Say(keys[1])}, OptionIDs: keys, Index: shown,
		Changed: func(int) { f.Answer(other()) }}
}

// The layout of the examples.
const (
	tilesAbreast = 4
	tilePicture  = 78
)

// Show opens the screen with a small board of each example and its progress.
func (s *Examples) Show() shell.Step {
	s.attend()
	return shell.Home(s.Learn()).Then(s.NewMenu(shell.Menu{
		Mood:    shell.Teaching,
		Options: []panel.Option{panel.Width(930)}, Adorn: func(room geom.Rect) { s.drawMedals(s.Canvas, room) },
		Items: func() []panel.Item {
			items := []panel.Item{tabs(s.Front, examplesTab, s.Puzzles)}
			var titles []string
			for _, f := range s.all {
				titles = append(titles, s.Say(f.Title))
			}
			for at := 0; at < examples.Count; at += tilesAbreast {
				row := panel.Row{Alike: titles}
				for _, f := range s.all[at : at+tilesAbreast] {
					open := s.Press(func() shell.Step { return s.Open(f.Number) })
					row.Buttons = append(row.Buttons, panel.Button{ID: "example." + strconv.Itoa(f.Number), Label: s.Say(f.Title), Room: tilePicture,
						Action: open})
				}
				items = append(items, row)
			}
			return append(items, panel.Stage{Height: 18}, panel.Row{Buttons: []panel.Button{s.Button(msg.CommonBack, panel.Quiet, shell.Close)}})
		},
		Decorate: func(p *panel.Panel) {
			for i, at := range p.Rooms() {
				s.drawTile(s.Canvas, at, i)
			}
		},
	}))
}

// drawTile draws the small board of an example, its players, and its progress.
func (s *Examples) drawTile(e pictures.Canvas, in geom.Rect, i int) {
	f, board := s.all[i], &s.boards[i]
	unit := s.Frame().Scale * s.Frame().Grow()
	in.X, in.W = in.X+6*unit, in.W-12*unit
	wing := in.W * 0.165
	drawSmallBoard(e, geom.Rect{X: in.X + wing, Y: in.Y, W: in.W - 2*wing, H: in.H}, board)
	disc := float64(kit.Round(26 * unit))
	number := geom.Rect{X: in.X, Y: in.Y, W: disc, H: disc}
	e.Picture(kit.NumberPlate, number, 1)
	e.Write(strconv.Itoa(f.Number), kit.Sized(s.Frame().TextUnit(), assets.Strong, 15, e.UI().AccentText), number, kit.Center, 1)
	start := f.Start()
	size := float64(kit.Round(min(wing, in.H*0.44)))
	who := geom.Rect{X: in.X, Y: in.Bottom() - size*1.02, W: size, H: size}
	switch {
	case f.Egon:
		e.Picture(pictures.EgonMotif(pictures.Smug), who, 1)
	case len(f.Game.Moves) > 0: // otherwise nobody plays
		e.Picture(pictures.PortraitOf(pictures.FamilyOf(start.Turn()), pictures.Patient), who, 1)
	}
	size = float64(kit.Round(min(wing*0.7, in.H*0.27)))
	for k, m := range medals() {
		at := geom.Rect{X: in.Right() - size, Y: in.Y + float64(k)*(in.H-size)/2, W: size, H: size}
		if s.Progress.Has(f.Number, m.feat) {
			e.Picture(m.won, at, 1)
		} else {
			e.Picture(m.open, at, 0.3)
		}
	}
}

// medal is the mark of an achievement with an example.
type medal struct {
	feat      lesson.Feat
	label     string    // catalogue key
	won, open kit.Motif // with the achievement, and without
}

func medals() [3]medal {
	eye, check := kit.Icon(art.Eye), kit.Icon(art.Check)
	return [...]medal{
		{lesson.Watched, dreistmsg.LessonsMedalWatched, eye, eye},
		{lesson.Played, dreistmsg.LessonsMedalPlayed, check, check},
		{lesson.Flawless, dreistmsg.LessonsMedalFlawless, kit.Prize, kit.Icon(art.StarEmpty)},
	}
}

// drawMedals draws the legend of the marks on the tiles.
func (s *Examples) drawMedals(e pictures.Canvas, in geom.Rect) {
	style := kit.Sized(s.Frame().TextUnit(), assets.Text, 14, e.UI().Muted)
	size := float64(kit.Round(18 * s.Frame().Scale * s.Frame().Grow()))
	near, apart := size*0.4, size*1.4
	var texts [3]string
	wide := -apart
	for i, m := range medals() {
		texts[i] = s.Say(m.label)
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

// drawSmallBoard draws the base and the layout of a position as large as possible.
func drawSmallBoard(e pictures.Canvas, in geom.Rect, p *dreist.Position) {
	const across, stone, rowPitch = dreist.Numbers * 1.1, 0.62, stage.CardRatio * 1.06
	rows := float64(max(p.Layout().Depth(), 3))
	w := float64(int(min(in.W/across, in.H/(stone+0.25+rows*rowPitch))))
	pitch := float64(kit.Round(w * 1.1))
	x, y := in.Center().X-(dreist.Numbers*pitch-(pitch-w))/2, in.Y
	x = float64(kit.Round(x))
	e.Picture(kit.Shelf, geom.Rect{X: x - w*0.2, Y: y, W: dreist.Numbers*pitch - (pitch - w) + w*0.4,
		H: float64(kit.Round(w * (stone + 0.25)))}, 1)
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
