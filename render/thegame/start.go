package thegame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/thegame/pictures"
)

// startScreen is what THE GAME begins with: its title, what was begun, and what can be begun.
type startScreen struct {
	*shell.Menu
	game *game
}

// Backdrop says that the screen fills the window.
func (startScreen) Backdrop() bool { return true }

// Draw draws the bare table below the panel.
func (s startScreen) Draw(screen *ebiten.Image, top bool) {
	f := s.game.Frame()
	s.game.Canvas.Felt(f.W, f.H)
	s.Menu.Draw(screen, top)
}

// titleHigh is the room of the title, in logical pixels.
const titleHigh = 190

// Start returns the screen that the game begins with.
func (g *game) Start() shell.Screen {
	return startScreen{game: g, Menu: g.NewMenu(shell.Menu{
		Escape: shell.Stay, Options: []panel.Option{panel.Width(560)},
		Adorn: func(room geom.Rect) {
			wide := min(room.W, room.H*float64(1000)/float64(pictures.TitleHeight(1000)))
			high := float64(pictures.TitleHeight(int(wide)))
			g.Canvas.Picture(pictures.TitleMotif, geom.Around(room.Center(), wide, high), 1)
		},
		Items: g.startItems,
	})}
}

func (g *game) startItems() []panel.Item {
	items := []panel.Item{panel.Stage{Height: titleHigh}, panel.Paragraph{Text: g.Say(thegamemsg.BeginTagline)}}
	style := panel.Primary
	if k := g.Find(store.Solo); k != nil {
		items = append(items, g.Button(thegamemsg.BeginResume, panel.Primary, func() shell.Step { return g.Resume(k) }))
		style = panel.Quiet
	}
	return append(items,
		g.Button(thegamemsg.BeginAlone, style, g.playAlone),
		g.Button(thegamemsg.BeginTogether, panel.Quiet, g.ShowTable),
		panel.Row{Buttons: []panel.Button{g.Button(thegamemsg.BeginRules, panel.Quiet, g.TakeUpBook), g.Button(msg.HistoryOpen, panel.Quiet, g.ShowHistory)}},
	)
}

// Statistics returns the screen that the finished games lead back to.
func (g *game) Statistics() shell.Screen { return g.Start() }

// Describe returns what puts the entries of one list of finished games into words.
func (g *game) Describe() func(e *store.Entry) screens.Finished {
	return func(e *store.Entry) screens.Finished {
		left := 0
		if len(e.Summary.Score) > 0 {
			left = e.Summary.Score[0]
		}
		return screens.Finished{
			Game:   g.Count(thegamemsg.PlayedSeats, e.Summary.Seats, nil),
			Result: g.Count(thegamemsg.PlayedRest, left, nil),
		}
	}
}
