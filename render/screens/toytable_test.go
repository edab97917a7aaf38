package screens

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/play"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens/logsheet"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// toyTable is a table of a toy game as a screen: each choice is taken by a tap.
type toyTable struct {
	*toyGame
	match toyMatch
	shown play.Seat // whose cards lie open, of several persons
	log   *logsheet.Log

	crowned []int // the seats that the end panel has drawn last
}

// tableOf returns the table of a match, with its log.
func (g *toyGame) tableOf(m toyMatch) *toyTable {
	return &toyTable{toyGame: g, match: m, log: &logsheet.Log{
		Context: g.Context,
		Sheet:   func() geom.Rect { return geom.Rect{X: 900, Y: 100, W: 300, H: 500} },
		Moves:   func() int { return len(m.told()) },
		Blocks: func() (blocks []panel.LogBlock) {
			for i, line := range m.told() {
				blocks = append(blocks, panel.LogBlock{Heading: fmt.Sprint("Move ", i+1), Lines: []string{line}})
			}
			return blocks
		},
	}}
}

// open shows the table, and over it the end of a match that was ended before.
func (s *toyTable) open() shell.Step {
	step := shell.Home(s)
	if s.match.Over() {
		step = step.Then(s.end())
	}
	return step
}

func (s *toyTable) Targets(dst []target.Target) []target.Target {
	for i, c := range s.match.choices() {
		dst = append(dst, target.Target{ID: c.name, Rect: geom.Rect{X: 100, Y: 100 + 60*float64(i), W: 200, H: 50}, Enabled: c.can, Primary: i == 0})
	}
	return dst
}

func (s *toyTable) Handle(g input.Gesture) shell.Step {
	switch {
	case s.log.Handle(g):
		return shell.Stay()
	case g.Kind == input.Trigger && g.Command == input.CommandLog:
		s.log.Toggle()
	case g.Kind == input.Trigger && g.Command == input.CommandMenu:
		return shell.Push(s.menu())
	case g.Kind == input.Trigger && g.Command == input.CommandUndo:
		s.match.Undo()
	case g.Kind == input.Trigger && g.Command == input.CommandCancel:
		return shell.Close()
	case g.Kind == input.Tap:
		for i, t := range s.Targets(nil) {
			if t.Enabled && t.Rect.Contains(geom.Point(g.At)) {
				return s.choose(s.match.choices()[i])
			}
		}
	}
	return shell.Stay()
}

// choose takes a choice and says what follows: the end, or the next person's turn.
func (s *toyTable) choose(c choice) shell.Step {
	if err := c.do(); err != nil {
		s.Tell(shell.Notice{Text: err.Error()})
		return shell.Stay()
	}
	s.Redraw()
	seat := s.match.turn()
	switch {
	case s.match.Over():
		return shell.Push(s.end())
	case seat != s.shown:
		raise := func() shell.Step {
			s.shown = seat
			return shell.Close()
		}
		return shell.Push(s.Curtain(int(seat), s.match.Players()[seat].Name, func() shell.Step { return shell.Replace(s.menu()) }, raise))
	}
	return shell.Stay()
}

func (s *toyTable) menu() shell.Screen {
	button := func(key string, action func() shell.Step) func() []panel.Button {
		return func() []panel.Button { return []panel.Button{s.Button(key, panel.Quiet, action)} }
	}
	return s.Pause(Pause{
		Resume: func() string { return "menu.resume" },
		Begin:  button("menu.new", func() shell.Step { return s.ShowSetup("") }), Depart: button("menu.leave", func() shell.Step { return shell.Home() }),
	})
}

// end tells how the match has ended and how the series stands.
func (s *toyTable) end() shell.Screen {
	text := func(said string) func() string { return func() string { return said } }
	e := &End{
		Front: s.Front, Moves: EndMoves, Lines: func() []panel.TallyLine {
			return []panel.TallyLine{{Text: func(float64) string { return "Well played" }}}
		}, Share: text("A close game."), Poster: func() Poster { return toyPoster{} }, Put: func(*ebiten.Image, float64, float64, float64) {},
		Review: func() shell.Step { return shell.Push(s.tableOf(s.match)) }, Again: func() shell.Step { return s.PlaySeries(s.Series(), "") },
		Leave: func() panel.Button {
			return s.Button("menu.leave", panel.Quiet, func() shell.Step { return shell.Home() })
		},
	}
	t := TableEnd{
		Outcome: s.match.Facts().Outcome, Counts: s.match.Settled(), Code: text("No code"),
		Draw: func(_ EndRoom, winners []int, _ stage.Span) { s.crowned = winners },
	}
	for _, p := range s.match.Players() {
		t.Names = append(t.Names, p.Name)
	}
	if !t.Counts {
		t.TakeBack = func() shell.Step {
			s.match.Undo()
			return shell.Close()
		}
		t.Settle = func() shell.Step {
			s.match.Settle()
			return shell.Replace(s.end())
		}
	}
	return e.TableScreen(t)
}

func (s *toyTable) Update(bool) shell.Step {
	s.log.Update()
	s.log.Follow()
	return shell.Stay()
}

func (s *toyTable) Enter()                            {}
func (s *toyTable) Refresh()                          { s.log.Refresh() }
func (s *toyTable) Draw(screen *ebiten.Image, _ bool) { s.log.Draw(screen) }
func (s *toyTable) Busy(bool) bool                    { return s.log.Busy() }
func (s *toyTable) Backdrop() bool                    { return true }
func (s *toyTable) Typing() bool                      { return false }
func (s *toyTable) Pointer() ebiten.CursorShapeType   { return ebiten.CursorShapeDefault }

// toyPoster is a picture in one colour.
type toyPoster struct{}

func (toyPoster) Paint() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 40, 40))
	draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{200, 20, 40, 255}), image.Point{}, draw.Src)
	return img
}

func (toyPoster) Told() []string { return []string{"A close game, painted"} }
