package dreixdrei

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

type startScreen struct {
	screens.StartScreen
	game *game
	duel *pictures.Duel
	life *screens.StartFigures
	rows int // the number of rows of buttons
	on   geom.Rect
	home [2]geom.Rect // the places at a table from which fish and bat fly home
}

func (g *game) FirstScreen() shell.Screen {
	s := &startScreen{game: g, duel: pictures.NewDuel(3), StartScreen: g.NewStartScreen(g.playRivals)}
	s.life = &screens.StartFigures{Game: g.GameScreens, TickFigures: s.duel.Tick, TicksToNextChange: s.duel.TicksUntilChange}
	s.DrawPicture, s.PictureAnimation = s.drawPicture, s.life
	s.SetButtons(shell.PanelScreen{
		Items: s.items, PanelRoom: func(stage.Frame) geom.Rect { return s.layout().ButtonsRect }, Decorate: func(*panel.Panel) { s.Shelf.DrawOpening(s.layout().TitleRect) }, Options: screens.StartPanelOptions(),
	}, func(p *panel.Panel) { s.on = p.Bounds() })
	return s
}

func (s *startScreen) layout() screens.StartLayout {
	l := screens.NewStartLayout(s.game.Frame(), pictures.TitleHeightRatio, s.rows)
	if s.on.W > 0 { // with few buttons title and tagline stay together, in the middle of the room above them
		spare := max(0, s.on.Y-l.ButtonsRect.Y)
		l.TitleRect.Y += math.Round(spare * titleLow)
		l.TaglineRect.Y += spare * taglineLow
	}
	return l
}

// The distances by which title and tagline move down, in parts of the room that few buttons leave free.
const (
	titleLow   = 0.36
	taglineLow = 0.52
)

func (s *startScreen) places() (all [2]geom.Rect) {
	l, f := s.layout(), s.game.Frame()
	side := l.ButtonsRect.X - l.BoardRect.X
	size := min(f.H*0.46, side*0.98)
	for i, x := range [...]float64{l.BoardRect.X + side/2, l.ButtonsRect.Right() + side/2} {
		all[i] = geom.Rect{X: x - size/2, Y: l.BoardRect.Y - size, W: size, H: size}
	}
	return all
}

func (s *startScreen) items() (items []panel.Item) {
	g, style := s.game, panel.PrimaryStyle
	var first []panel.Button
	if g.IsUnplayed() {
		first, style = append(first, g.firstGame().OfferButton(style)), panel.QuietStyle
	}
	if g.IsSeriesRunning() {
		first, style = append(first, g.Button("dreixdrei.begin.resume", panel.PrimaryStyle, g.goOn)), panel.QuietStyle
	}
	items = append(items, panel.Row{Buttons: append(first, g.Button("dreixdrei.begin.alone", style, g.playRivals)), HasWideFirst: true})
	items = append(items, screens.TileRows([]panel.Button{
		g.TileButton("dreixdrei.begin.table", g.Say("dreixdrei.begin.table.detail"), s.drawPair, g.ShowTableSetup),
		g.TileButton("lessons.learn", g.Say("dreixdrei.lessons.learn.detail"), s.drawCard(dreixdrei.Seven), func() shell.Navigation { return shell.CloseToLowest(g.learn()) }),
		g.TileButton("dreixdrei.begin.rules", g.Say("dreixdrei.begin.rules.detail"), s.drawCard(dreixdrei.Joker), g.SearchRuleBook),
	})...)
	s.rows = len(items)
	return append(items, s.Shelf.PanelItem())
}

func (g *game) goOn() shell.Navigation {
	if k := g.UnfinishedMatch(store.TableSlot); k != nil {
		return g.ContinueMatch(k)
	}
	return g.ShowSeriesOrSetup()
}

func (s *startScreen) drawPair(in geom.Rect) {
	for h := range pictures.Fighter(2) {
		middle := geom.Point{X: in.X + in.W*(0.3+0.4*float64(h)), Y: in.Center().Y}
		s.game.Canvas.DrawPicture(pictures.FighterMotif{Fighter: h}, geom.RectAround(middle, in.W*0.62, in.W*0.62), 1)
	}
}

func (s *startScreen) drawCard(kind dreixdrei.Kind) func(in geom.Rect) {
	return s.game.CardDrawing(pictures.FaceOf(dreixdrei.FaceOf(kind), 0))
}

// Handle lets a clicked figure strike.
func (s *startScreen) Handle(g input.Gesture) shell.Navigation {
	s.life.RecordGesture()
	if g.Kind == input.Tap && s.duel.StrikeAt(geom.Point(g.At), s.places()) {
		s.life.KeepMoving(pictures.StrikeTicks)
		s.game.Sound.Play(sounds.Cue{Clip: sounds.SqueakClip})
		s.game.RedrawAll()
	}
	return s.StartScreen.Handle(g)
}

func (s *startScreen) Pieces() []shell.ScreenPiece { return s.layout().Pieces(s.game.Frame()) }

func (s *startScreen) DrawGround(*ebiten.Image) {
	s.game.DrawStartGround(s.layout())
}

func (s *startScreen) ReceiveFigures(from shell.Screen) (left geom.Rect, comes bool) {
	b, comes := session.TableOf[*sitting](from)
	if comes {
		s.home = b.goals()
	}
	return geom.Rect{}, comes
}

// depart draws fish and bat on their way to a table, at a time since they left. The table draws those that have arrived.
func (s *startScreen) depart(to [2]geom.Rect, at stage.Span) {
	tabletop.DrawTitleLeaving(s.game.Canvas, pictures.TitleMotif, s.layout().TitleRect, at)
	s.fly(to, func(h int) float64 { return tabletop.FigureProgress(h, at) })
}

func (s *startScreen) DrawFiguresHome(far float64) {
	l, come := s.layout(), stage.EaseOut(far)
	s.game.Canvas.DrawPicture(pictures.TitleMotif, l.TitleRect, screens.ReturnOpacity(far))
	s.fly(s.home, func(int) float64 { return min(1-come, 0.999) })
	s.game.DrawBoardReturning(l, far)
}

// fly draws fish and bat between the start screen and a table; far returns the part of the way that is done. Their cards fade.
func (s *startScreen) fly(to [2]geom.Rect, far func(h int) float64) {
	c, places := s.game.Canvas, s.places()
	for h, in := range places {
		if part := far(h); part < 1 {
			from := pictures.DuelFigureRect(in, pictures.Fighter(h))
			pictures.DrawTriple(&c.Brush, pictures.Fighter(h), in, (1-part)*(1-part))
			middle, size := tabletop.FigureOnArc(from, to[h], part, s.game.Frame().H)
			c.DrawScaled(pictures.FighterMotif{Fighter: pictures.Fighter(h)}, middle, from.W, size/from.W, kit.WhiteTint(), 1)
		}
	}
}

func (s *startScreen) drawPicture(top bool) {
	c, f, l := s.game.Canvas, s.game.Frame(), s.layout()
	s.DrawGround(nil)
	if top {
		s.duel.Draw(&c.Brush, s.places())
		s.game.DrawBoard(l, 1)
	}
	if l.TitleRect.Union(l.TaglineRect).OverlapArea(s.game.CoverRect()) == 0 {
		c.DrawPicture(pictures.TitleMotif, l.TitleRect, 1)
		c.DrawText(s.game.Say("dreixdrei.begin.tagline"), kit.NewTextStyle(f.TextUnit(), assets.TextFont, kit.TextSize, c.Palette().Text), l.TaglineRect, kit.Center, 1)
	}
}
