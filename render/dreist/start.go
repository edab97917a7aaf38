package dreist

import (
	"cmp"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/primer"
	"dreist/game/lesson"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/start"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// startScreen is the lowest screen: the title, and buttons for all games.
type startScreen struct {
	screens.StartScreen
	game        *game
	solo, table *profile.StoredMatch // unfinished games
	fresh       bool                 // no game has been played yet
	hasLadder   bool                 // the ladder has a tile
	hasDaily    bool                 // the daily deal has a tile
	ladder      match.Ladder
	picture     *start.Picture
	tagline     int               // index of the tagline shown
	sat         int               // number of tables opened when the tagline was chosen, -1 before
	home        start.FlightGoals // places at a table from which the figures fly back
}

func (g *game) FirstScreen() shell.Screen {
	s := &startScreen{game: g, sat: -1, StartScreen: g.NewStartScreen(g.askNew)}
	s.picture = start.NewPicture(g.GameScreens, g.canvas, s.Shelf.TicksToTitle())
	s.DrawPicture, s.PictureAnimation = s.drawPicture, s.picture
	s.SetButtons(shell.PanelScreen{
		LoadData: s.load, Items: s.items, PanelRoom: func(f stage.Frame) geom.Rect { return start.NewLayout(f).ButtonsRect },
		Options: screens.StartPanelOptions(), Decorate: s.decorate,
	}, func(p *panel.Panel) { s.picture.ButtonsRect = p.Bounds() })
	return s
}

func (s *startScreen) load() {
	s.solo, s.table = s.game.UnfinishedMatch(store.SoloSlot), s.game.UnfinishedMatch(store.TableSlot)
	s.ladder = s.game.climb.Progress()
	climbed := s.ladder.ClimbCount > 0
	s.fresh = s.solo == nil && s.table == nil && !climbed && len(s.game.FinishedEntries()) == 0
	s.game.welcome.start()
	gifts := s.game.welcome.state()
	s.hasLadder, s.hasDaily = gifts.Has(match.LadderFeature) || climbed, gifts.Has(match.DailyFeature) || len(s.game.daily.DayStates()) > 0
	switch date, err := time.Parse(time.DateOnly, s.game.Today()); { // each table brings another tagline
	case s.sat == s.game.sat:
	case s.sat >= 0:
		s.tagline++
	case !s.fresh && err == nil:
		s.tagline = date.YearDay() + len(s.game.FinishedEntries())
	}
	s.sat = s.game.sat
}

// taglines returns the taglines below the title, the first of them for newcomers.
func taglines() [5]string {
	return [...]string{"start.tagline", "start.tagline.threes", "start.tagline.sweep", "start.tagline.figures",
		"start.tagline.egon"}
}

func (s *startScreen) items() []panel.Item {
	var first []panel.Button
	style := panel.PrimaryStyle
	if s.fresh {
		first = append(first, s.game.firstGame.screens().OfferButton(panel.PrimaryStyle))
		style = panel.QuietStyle
	}
	if s.table != nil && s.game.LatestSlot(store.SoloSlot, store.TableSlot) == store.TableSlot {
		b := s.game.Button("start.continue", panel.PrimaryStyle, func() shell.Navigation { return s.game.ContinueMatch(s.table) })
		b.ID, b.Detail = "start.continue.table", s.game.JoinList(screens.PlayerNames(s.table))
		first, style = append(first, b), panel.QuietStyle
	}
	if saved := s.solo; saved != nil {
		p := matchOf(saved).Position()
		resume := s.game.Button("start.continue", style, func() shell.Navigation { return s.game.ContinueMatch(saved) })
		resume.Detail = s.game.say.Say("start.continue.detail",
			assets.Values{"Yours": p.CardsLeft(0), "Egons": p.CardsLeft(dreist.EgonSeat)})
		first = append(first, resume)
		style = panel.QuietStyle
	}
	if len(first) < 2 { // else a new game begins at the tables that wait
		first = append(first, s.game.Button("start.new", style, s.game.askNew))
	}
	items := []panel.Item{panel.Row{Buttons: first, HasWideFirst: true}}
	return append(append(items, s.tiles()...), s.Shelf.PanelItem())
}

func (s *startScreen) tiles() []panel.Item {
	var tiles []panel.Button
	if s.hasLadder {
		tiles = append(tiles, s.ladderTile())
	}
	if s.hasDaily {
		tiles = append(tiles, s.game.daily.StartButton())
	}
	tiles = append(tiles, s.game.TileButton("start.table", s.tableDetail(), s.game.Drawing(start.TableDrawing), s.game.ShowSeriesOrSetup), s.learnTile())
	return screens.TileRows(tiles)
}

func (s *startScreen) ladderTile() panel.Button {
	detail := s.game.say.Say("start.ladder.first") // two numbers mean nothing to someone who has never climbed
	switch climb := &s.ladder; {
	case climb.BestRung > 0:
		detail = s.game.say.Say("start.ladder.best", assets.Values{"Rung": climb.BestRung})
	case climb.IsRunning:
		detail = s.game.say.Say("start.ladder.detail", words.RungCardCounts(climb.Rung))
	}
	b := s.game.TileButton("start.ladder", detail, s.game.Drawing(start.LadderDrawing), s.game.climb.OpenLadder)
	b.SidePictureWidth, b.DrawSidePicture = start.LadderStripWidth, func(in geom.Rect) { start.DrawLadderStrip(s.game.Canvas, s.ladder, in) }
	return b
}

func (s *startScreen) learnTile() panel.Button {
	detail := s.game.say.Say("start.learn.detail")
	if n := s.game.examples.CountReached(lesson.PlayedFeat); n > 0 {
		detail = s.game.say.Say("start.learn.done", assets.Values{"Done": n, "All": primer.ExampleCount})
	}
	return s.game.TileButton("start.learn", detail, s.game.Drawing(start.SchoolDrawing), s.game.showLearn)
}

func (s *startScreen) decorate(p *panel.Panel) {
	s.Shelf.DrawOpening(start.NewLayout(s.game.Frame()).TitleRect)
	s.picture.DrawPacket(p)
}

// Enter resets the screen: no button has the focus of an earlier visit.
func (s *startScreen) Enter() {
	gift, brings := s.game.welcome.bring()
	s.StartScreen.Enter()
	button, says := "", ""
	if brings {
		button, says = unwrapped(gift)
		says = s.game.say.Say(says)
	}
	s.picture.BringButton(button, says)
}

// WindowTitle is empty: the program has the name of the game.
func (s *startScreen) WindowTitle() string { return "" }

// Handle passes a gesture to the figures, too.
func (s *startScreen) Handle(g input.Gesture) shell.Navigation {
	s.picture.Handle(g)
	return s.StartScreen.Handle(g)
}

// CanLendHost is always true: Egon leaves his place to host a panel.
func (s *startScreen) CanLendHost() bool { return true }

func (s *startScreen) tableDetail() string {
	if s.table == nil {
		return s.game.say.Say("start.table.detail")
	}
	return cmp.Or(s.game.caption(mode{series: modeOf(store.TableSlot, matchOf(s.table)).series}), s.game.say.Say("start.continue"))
}

// Pieces returns the tagline, which moves up, and the buttons, which move down. Title, fan and Egon fly to a table by themselves.
func (s *startScreen) Pieces() []shell.ScreenPiece {
	return s.picture.Layout().Pieces(s.game.Frame())
}

// ReceiveFigures starts the flight of Egon, the fan and the figures of the title back from a table.
func (s *startScreen) ReceiveFigures(from shell.Screen) (left geom.Rect, comes bool) {
	b, comes := session.TableOf[*sitting](from)
	if comes {
		s.home = b.goals()
	}
	return s.home.Egon, comes
}

// DrawFiguresHome draws the figures on their flight back to the start screen; far is the part of the flight behind them, 0 to 1.
func (s *startScreen) DrawFiguresHome(far float64) { s.picture.DrawReturn(s.game.canvas, s.home, far) }

func (s *startScreen) DrawGround(*ebiten.Image) { s.picture.DrawCloth() }

func (s *startScreen) drawPicture(bool) {
	lines := taglines()
	s.picture.Draw(s.game.say.Say(lines[s.tagline%len(lines)]))
}
