package learn

import (
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// ExampleScreen is the screen of the examples, with the player's progress.
type ExampleScreen struct {
	*screens.ExampleList
	canvas      pictures.Canvas
	OpenPuzzles func() shell.Navigation // opens the puzzles, on the other tab

	all []*primer.Example
}

// NewExampleScreen returns the screen of the examples. sit opens the table of one, see screens.ExampleList; learn returns the screen to return to.
func NewExampleScreen(g *screens.GameScreens, c pictures.Canvas, sit func(number int, away string) (*session.Screen, func()), learn func() shell.Screen) *ExampleScreen {
	e := &ExampleScreen{canvas: c}
	e.ExampleList = &screens.ExampleList{
		GameScreens: g, NotesKey: "figures", ExampleCount: primer.ExampleCount, TitleKey: func(number int) string { return e.Example(number).TitleKey },
		OpenTable: sit, BackScreen: learn, HeadItem: func() panel.Item { return tabs(g, examplesTab, e.OpenPuzzles) }, DrawExample: e.draw,
	}
	return e
}

// Example returns an example, from 1 to primer.ExampleCount. All are loaded once.
func (e *ExampleScreen) Example(number int) *primer.Example {
	if e.all == nil {
		e.all = primer.Examples()
	}
	return e.all[number-1]
}

// fullest returns the position of an example with the most laid cards, for its picture.
func fullest(f *primer.Example) *dreist.Position {
	best, most := &f.StartPosition, -1
	for i := range f.Steps {
		for _, p := range []*dreist.Position{&f.Steps[i].PositionBefore, &f.Steps[i].PositionAfter} {
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

// tabs returns the choice between examples and puzzles. shown is the index of the open tab; other opens the other tab.
func tabs(g *screens.GameScreens, shown int, other func() shell.Navigation) panel.Choice {
	keys := []string{"lessons.title", "puzzle.title"}
	return panel.Choice{ID: "practice", Options: []string{g.Say(keys[0]), g.Say(keys[1])}, OptionIDs: keys, SelectedIndex: shown,
		OnChange: func(int) { g.SetPanelAnswer(other()) }}
}

func (e *ExampleScreen) draw(number int, board, who geom.Rect) {
	f, c := e.Example(number), e.canvas
	drawSmallBoard(c, board, fullest(f))
	switch {
	case f.IsEgonTurn:
		c.DrawPicture(mascot.SmugMood, who, 1)
	case len(f.Game.Moves) > 0: // the example has moves; in the others nobody plays
		c.DrawPicture(pictures.PortraitOf(pictures.FamilyOf(f.StartPosition.Turn()), pictures.MoodPatient), who, 1)
	}
}

// drawSmallBoard draws the base and the layout of a position as large as possible.
func drawSmallBoard(e pictures.Canvas, in geom.Rect, p *dreist.Position) {
	const across, stone, rowPitch = dreist.NumberCount * 1.1, 0.62, stage.CardRatio * 1.06
	rows := float64(max(p.Layout().Depth(), 3))
	w := float64(int(min(in.W/across, in.H/(stone+0.25+rows*rowPitch))))
	pitch := float64(kit.Round(w * 1.1))
	x, y := float64(kit.Round(in.Center().X-(dreist.NumberCount*pitch-(pitch-w))/2)), in.Y
	e.DrawPicture(kit.StoneLedge, geom.Rect{X: x - w*0.2, Y: y, W: dreist.NumberCount*pitch - (pitch - w) + w*0.4,
		H: float64(kit.Round(w * (stone + 0.25)))}, 1)
	top := y + float64(kit.Round(w*(stone+0.32)))
	for column := 1; column <= dreist.NumberCount; column++ {
		left := x + float64(column-1)*pitch
		e.DrawPicture(kit.BaseStone(column), geom.Rect{X: left, Y: y + float64(kit.Round(w*0.1)), W: w, H: float64(kit.Round(w * stone))}, 1)
		for row := range p.Layout().TakenRows(column).All() {
			c := p.Layout().At(dreist.Cell{Row: row, Column: column})
			at := geom.Rect{X: left, Y: top + float64(kit.Round(float64(row-1)*w*rowPitch)), W: w, H: float64(kit.Round(w * stage.CardRatio))}
			e.DrawPicture(pictures.FaceMotif(c.Kind()), at, 1)
		}
	}
}
