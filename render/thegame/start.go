package thegame

import (
	"slices"

	"dreist/game/profile"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/sounds"
)

type startScreen struct {
	screens.StartScreen
	game *game
	home startGoals // the places at a table from which figures fly home

	buttons geom.Rect // the area of the buttons, zero before there are any
	rows    int       // the number of rows of buttons
	team    [thegame.PileCount]*pictures.LiveFigure[pictures.CharacterMotif]
	sour    *pictures.LiveFigure[pictures.SourMood]
	comes   int // ticks since the entrance began, below 0 before
	life    screens.StartFigures
}

// FirstScreen returns the start screen. Its figures enter once, and move a little until nobody has done anything for a while.
func (g *game) FirstScreen() shell.Screen {
	s := &startScreen{game: g, StartScreen: g.NewStartScreen(g.playAlone), sour: pictures.NewSourPile(uint64(thegame.PileCount))}
	s.comes = -s.Shelf.TicksToTitle()
	for pile := range s.team {
		s.team[pile] = pictures.NewLiveFigure(thegame.Pile(pile), uint64(pile))
	}
	s.life = screens.StartFigures{Game: g.GameScreens, TickFigures: s.tickFigures, TicksToNextChange: s.nextChange}
	s.DrawPicture, s.PictureAnimation = s.draw, s
	s.SetButtons(shell.PanelScreen{
		Items: s.items, PanelRoom: func(f stage.Frame) geom.Rect { return layStart(f, s.rows).ButtonsRect },
		Decorate: func(*panel.Panel) { s.Shelf.DrawOpening(s.layout().TitleRect) },
		Options:  screens.StartPanelOptions(),
	}, func(p *panel.Panel) { s.buttons = p.Bounds() })
	return s
}

func (s *startScreen) items() (items []panel.Item) {
	g, style := s.game, panel.PrimaryStyle
	var first []panel.Button
	if g.IsUnplayed() {
		first = append(first, g.firstGame().OfferButton(style))
	}
	begun := func(k *profile.StoredMatch, key, detail string) {
		b := g.Button(key, style, func() shell.Navigation { return g.ContinueMatch(k) })
		b.Detail = detail
		first = append(first, b)
		style = panel.QuietStyle
	}
	resumes := []func(){func() {
		if k := g.UnfinishedMatch(store.SoloSlot); k != nil {
			begun(k, "begin.resume", g.SayCount("played.rest", k.Match.(*match.Match).Position().CardsLeft(), nil))
		}
	}, func() {
		if k := g.UnfinishedMatch(store.TableSlot); k != nil {
			begun(k, "begin.resume.table", g.JoinList(screens.PlayerNames(k)))
		}
	}}
	if g.LatestSlot(store.SoloSlot, store.TableSlot) == store.TableSlot {
		slices.Reverse(resumes)
	}
	for _, resume := range resumes {
		resume()
	}
	var tiles []panel.Button
	if first == nil {
		first = append(first, g.Button("begin.alone", panel.PrimaryStyle, g.playAlone))
	} else {
		tiles = append(tiles, g.TileButton("begin.alone", g.Say("begin.alone.detail"), g.CardDrawing(pictures.FaceMotif(thegame.Card(68))), g.playAlone))
	}
	tiles = append(tiles, g.daily.StartButton(), g.TileButton("begin.together", g.Say("begin.together.detail"), s.drawPair, g.ShowSeriesOrSetup),
		g.TileButton("lessons.learn", g.Say("examples.learn.detail"), g.CardDrawing(pictures.BaseCardMotif(1)), func() shell.Navigation { return shell.CloseToLowest(g.learn()) }))
	items = append(items, panel.Row{Buttons: first, HasWideFirst: true})
	items = append(items, screens.TileRows(tiles)...)
	s.rows = len(items)
	return append(items, s.Shelf.PanelItem())
}

func (s *startScreen) drawPair(room geom.Rect) {
	for i, at := range []geom.Point{{X: 0.32, Y: 0.36}, {X: 0.68, Y: 0.64}} {
		middle := geom.Point{X: room.X + room.W*at.X, Y: room.Y + room.H*at.Y}
		s.game.Canvas.DrawPicture(pictures.CharacterMotif{Pile: thegame.Pile(2 * i)}, geom.RectAround(middle, room.W*0.68, room.W*0.68), 1)
	}
}

// Handle lets clicked figures laugh. Any gesture ends the entrance.
func (s *startScreen) Handle(g input.Gesture) shell.Navigation {
	s.life.RecordGesture()
	if g.Kind.IsAction() {
		s.endEntrance()
	}
	if g.Kind == input.Tap && s.laugh(geom.Point(g.At)) {
		s.life.KeepMoving(laughTicks)
		s.game.Sound.Play(sounds.Cue{Clip: sounds.SqueakClip})
		s.game.RedrawAll()
	}
	return s.StartScreen.Handle(g)
}

func (s *startScreen) Pieces() []shell.ScreenPiece { return s.layout().Pieces(s.game.Frame()) }

func (s *startScreen) ReceiveFigures(from shell.Screen) (left geom.Rect, comes bool) {
	b, comes := session.TableOf[*sitting](from)
	if comes {
		s.home = b.goals()
		s.endEntrance()
	}
	return geom.Rect{}, comes
}
