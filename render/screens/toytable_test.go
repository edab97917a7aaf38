package screens

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// toyTable is a table of a toy game: each choice is a button.
type toyTable struct {
	plainTable
	*toyGame
	screen *session.Screen
	match  toyMatch
	shown  play.Seat // whose cards lie open, of several persons
	at     int       // after how many moves the moment is that is looked back on
	ended  bool      // the end has been asked for
	asks   []tabletop.Request

	crowned []int // the seats that the end panel has drawn last
}

// sit returns the table of a match at which nobody plays yet.
func (g *toyGame) sit(m toyMatch) *toyTable {
	t := &toyTable{toyGame: g, match: m}
	s := g.NewTableScreen(t)
	t.screen = s
	s.Turns = func() (turns []panel.Turn) {
		for i, line := range m.told() {
			turns = append(turns, panel.Turn{Heading: fmt.Sprint("Move ", i+1), Sentences: []string{line}})
		}
		return turns
	}
	s.Title = text(g.rules.title)
	s.NewMatch = g.ShowTableSetup
	s.NextPerson = func() (int, string) { return int(m.turn()), m.Players()[m.turn()].Name }
	s.EndScreen, s.Analyse, s.Practise = t.end, t.analyse, t.practise
	s.Guide = func(string) session.Guide { return t }
	return t
}

func text(said string) func() string { return func() string { return said } }

func (g *toyGame) MatchScreen(m profile.Match, _ store.Slot) *session.Screen {
	return g.sit(m.(toyMatch)).screen
}

func (t *toyTable) practise(moves int, _ bool) (*session.Screen, error) {
	k, err := t.StartMatch(t.mode(store.PracticeSlot), func(to play.Saver) (profile.Match, error) { return t.match.practise(moves, to) })
	if err != nil {
		return nil, err
	}
	return t.OpenMatch(k), nil
}

// analyse tells that the first move was the best, and shows when that was.
func (t *toyTable) analyse() shell.Navigation {
	return shell.Push(t.NewPanelScreen(shell.PanelScreen{Items: func() []panel.Item {
		return []panel.Item{panel.Title{Text: "The first move was the best"}, t.Button("review.start", panel.PrimaryStyle, func() shell.Navigation {
			return t.screen.ShowAdvice(1, nil, nil)
		})}
	}}))
}

// The moments that are looked back on: each move is a turn.
func (t *toyTable) StartAt(moves int)                    { t.at = moves }
func (t *toyTable) Moment() int                          { return t.at }
func (t *toyTable) ShowMoment(moves int)                 { t.at = moves }
func (t *toyTable) ShowTurn(turn int)                    { t.at = turn + 1 }
func (t *toyTable) SetAdvice([]tabletop.Advice, []int)   {}
func (t *toyTable) Freeze(string) (thaw func())          { return func() {} }
func (t *toyTable) CurrentTurn() (int, string, []string) { return t.at - 1, "", nil }
func (t *toyTable) ListRect() geom.Rect {
	f := t.Frame()
	return geom.Rect{X: f.W * 0.7, Y: f.H * 0.1, W: f.W * 0.25, H: f.H * 0.6}
}

// asks are what the buttons of a look back ask for.
var asks = []struct {
	name string
	kind tabletop.RequestKind
}{{"leave", tabletop.RequestBack}, {"branch", tabletop.RequestPractice}, {"analyse", tabletop.RequestAnalysis}, {"record", tabletop.RequestRecord}}

func (t *toyTable) Targets(dst []target.Target) []target.Target {
	add := func(name string, can bool) {
		dst = append(dst, target.Target{ID: name, Rect: geom.Rect{X: 100, Y: 100 + 60*float64(len(dst)), W: 200, H: 50}, Enabled: can, Primary: len(dst) == 0})
	}
	if t.screen.IsReplay {
		for _, a := range asks {
			add(a.name, true)
		}
		return dst
	}
	for _, c := range t.match.choices() {
		add(c.name, c.can)
	}
	return dst
}

func (t *toyTable) Handle(g input.Gesture) {
	switch {
	case g.Kind == input.CommandGiven && g.Command == input.FirstGameCommand:
		t.choose(0)
	case g.Kind == input.CommandGiven && g.Command == input.CommandUndo:
		t.match.UndoMove()
	case g.Kind == input.CommandGiven && g.Command == input.CommandCancel && t.screen.IsReplay:
		t.ask(tabletop.RequestBack)
	case g.Kind == input.CommandGiven && g.Command == input.CommandCancel:
		t.ask(tabletop.RequestEscape)
	case g.Kind == input.Tap:
		for i, c := range t.Targets(nil) {
			if c.Rect.Contains(geom.Point(g.At)) {
				t.choose(i)
			}
		}
	}
}

func (t *toyTable) ask(k tabletop.RequestKind) { t.asks = append(t.asks, tabletop.Request{Kind: k}) }

// choose takes a choice.
func (t *toyTable) choose(i int) {
	if t.screen.IsReplay {
		if asks[i].kind != tabletop.RequestPractice || t.at == 1 && t.match.MoveCount() > 1 { // from later moments the others may end the match at once
			t.ask(asks[i].kind)
		}
		return
	}
	if err := t.match.choices()[i].do(); err != nil {
		t.QueueNotice(shell.Notice{Text: err.Error()})
	}
	t.RedrawAll()
}

func (t *toyTable) TakeRequests() []tabletop.Request {
	asked := t.asks
	t.asks = nil
	return asked
}

// Tick asks for what follows: the end, or the next person.
func (t *toyTable) Tick(top bool) {
	over := t.match.IsOver()
	switch {
	case !top || t.screen.IsReplay:
	case over && !t.ended:
		t.ask(tabletop.RequestEnd)
	case !over && t.match.turn() != t.shown:
		t.ask(tabletop.RequestCurtain)
	}
	t.ended = over
}

func (t *toyTable) PlayedMatch() tabletop.PlayedMatch { return t.match }

// end tells how the match has ended and how the series stands.
func (t *toyTable) end() shell.Screen {
	e, of := t.NewEndScreen(t.screen), NewTableResult(t.screen)
	e.CountingLines = func() []panel.CountingLine {
		return []panel.CountingLine{{Text: func(float64) string { return "Well played" }}}
	}
	e.ShareText, of.CodeText = text("A close game."), text("No code")
	of.DrawPicture = func(_ PictureRoom, winners []int, _ stage.Span) { t.crowned = winners }
	if t.ends != nil {
		t.ends(e, &of)
	}
	return e.TableScreen(of)
}

func (t *toyTable) Description() string { return fmt.Sprint(t.match.told()) }
func (t *toyTable) RaiseCurtain()       { t.shown = t.match.turn() }

// plainTable is a table on which nothing lies.
type plainTable struct{}

func (plainTable) NeedsTick(bool) bool                        { return false }
func (plainTable) Enter()                                     {}
func (plainTable) HandleCover()                               {}
func (plainTable) EndMotion()                                 {}
func (plainTable) AnimateDeal()                               {}
func (plainTable) Refresh()                                   {}
func (plainTable) TakeStale() (wasStale bool)                 { return false }
func (plainTable) Draw(*kit.Canvas)                           {}
func (plainTable) DrawHeld(*kit.Canvas)                       {}
func (plainTable) Pointer() ebiten.CursorShapeType            { return ebiten.CursorShapeDefault }
func (plainTable) ArriveFrom(shell.Screen)                    {}
func (plainTable) DrawFlyingFigures()                         {}
func (plainTable) CanLendHost() bool                          { return false }
func (plainTable) Places(dst []target.Target) []target.Target { return dst }
func (plainTable) Motion() target.Motion                      { return target.Motion{} }
func (plainTable) TicksUntilChange() int                      { return 0 }
func (plainTable) TipAt(geom.Point, bool) (string, geom.Rect) { return "", geom.Rect{} }

func (plainTable) Fit(stage.Frame, stage.Speed, store.Settings, bool) {}
func (plainTable) Explanation() (e rulebook.Explanation, ok bool)     { return e, false }
