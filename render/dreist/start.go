package dreist

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// startScreen is the lowest screen: the logo, and what can be begun.
type startScreen struct {
	*shell.Menu
	*game
	solo, table *savedGame // unfinished games
	climbed     ladder.State
	fresh       bool // nothing has been played here yet
	mascots     mascots
}

func (a *game) startScreen() shell.Screen {
	s := &startScreen{game: a, mascots: mascots{game: a, under: nobody}}
	s.Menu = a.NewMenu(shell.Menu{
		Load: s.load, Items: s.items, Place: startPlace, Options: []panel.Option{panel.Plain(), panel.Width(490)}, Escape: shell.Stay, Live: &s.mascots,
	})
	return s
}

// load looks up what was begun.
func (s *startScreen) load() {
	s.solo, s.table = s.findSaved(store.Solo), s.findSaved(store.Table)
	s.climbed = s.climb.state()
	s.fresh = s.solo == nil && s.table == nil && s.climbed.Climbs == 0 && len(s.Finished()) == 0
}

func (s *startScreen) items() []panel.Item {
	var items []panel.Item
	style := panel.Primary
	if s.fresh {
		items = append(items, s.offerFirstGame(panel.Primary))
		style = panel.Quiet
	}
	if saved := s.solo; saved != nil {
		p := saved.Position()
		resume := s.game.Button(msg.StartContinue, panel.Primary, func() shell.Step { return s.resume(saved) })
		resume.Detail = s.say.Say(msg.StartContinueDetail, assets.Values{"Yours": p.CardsLeft(0), "Egons": p.CardsLeft(dreist.EgonSeat)})
		items = append(items, resume)
		style = panel.Quiet
	}
	ladder := s.game.Button(msg.StartLadder, panel.Quiet, s.climb.show)
	ladder.Detail = s.say.Say(msg.StartLadderFirst) // two numbers say nothing to somebody who has never climbed
	if s.climbed.Running {
		ladder.Detail = s.say.Say(msg.StartLadderDetail, words.Shares(s.climbed.Rung))
	}
	round := s.game.Button(msg.StartTable, panel.Quiet, s.ShowTable)
	round.Detail = s.tableDetail(s.table)
	learn := s.game.Button(msg.StartLearn, panel.Quiet, s.showLearn)
	learn.Detail = s.say.Say(msg.StartLearnDetail)
	daily := s.game.Button(msg.StartDaily, panel.Quiet, s.daily.play)
	daily.Detail = s.daily.detail()
	return append(items,
		s.game.Button(msg.StartNew, style, s.askNew),
		panel.Row{Buttons: []panel.Button{ladder, round}},
		panel.Row{Buttons: []panel.Button{learn, daily}},
		panel.Row{Buttons: []panel.Button{
			s.game.Button(msg.StartCode, panel.Quiet, s.ShowCode), s.game.Button(msg.StartStatistics, panel.Quiet, func() shell.Step { return shell.Home(s.Statistics()) }),
			s.game.Button(msg.StartLanguage, panel.Quiet, s.otherLanguage), s.game.Button(msg.StartQuit, panel.Quiet, s.quit),
		}})
}

// Enter begins afresh: whoever comes back has no button in hand.
func (s *startScreen) Enter() {
	s.TakeOver(nil)
	s.mascots.under = nobody
	s.Menu.Enter()
}

// Handle also begins a new game by its key.
func (s *startScreen) Handle(g input.Gesture) shell.Step {
	if g.Kind == input.Trigger && g.Command == input.CommandNewGame {
		return s.askNew()
	}
	s.mascots.Handle(g)
	return s.Menu.Handle(g)
}

// quit ends the program, if nothing is lost by that or the player wants it all the same.
func (s *startScreen) quit() shell.Step { return s.Quit([]shell.Screen{s}) }

// Backdrop is true: the start screen fills the window.
func (s *startScreen) Backdrop() bool { return true }

// tableDetail says how the table stands that can be gone on with.
func (a *game) tableDetail(saved *savedGame) string {
	switch {
	case saved == nil:
		return a.say.Say(msg.StartTableDetail)
	case saved.series == 0:
		return a.say.Say(msg.StartContinue)
	}
	return a.say.Say(msg.SeriesCaption, assets.Values{"Game": saved.series, "Length": max(a.Series().Length, saved.series)})
}

// otherLanguage takes the language that is not spoken now.
func (a *game) otherLanguage() shell.Step {
	for _, l := range assets.Languages() {
		if l != a.Language {
			a.SetLanguage(l)
			break
		}
	}
	return shell.Stay()
}

// The start screen from above: the logo, the tagline, the buttons.
func startPlace(f stage.Frame) geom.Rect {
	top := logoPlace(f).Bottom() + f.H*0.09
	return geom.Rect{X: f.W * 0.28, Y: top, W: f.W * 0.44, H: f.H*0.96 - top}
}

// startButtons is how high the buttons of the start screen are at most, in logical pixels.
const startButtons = 296

// The logo is smaller where the window is too low for it and all buttons.
func logoPlace(f stage.Frame) geom.Rect {
	w := min(f.W*0.5, min(f.H*0.42, f.H*0.82-startButtons*f.Scale)/0.44)
	return geom.Rect{X: (f.W - w) / 2, Y: f.H * 0.05, W: w, H: float64(pictures.LogoHeight(kit.Round(w)))}
}

// egonPlace is where Egon looks in.
func egonPlace(f stage.Frame) geom.Rect {
	size := min(f.W*0.2, f.H*0.34)
	return geom.Rect{X: f.W*0.845 - size/2, Y: f.H - size, W: size, H: size}
}

// Pieces lets the logo go up and the buttons down, and who waits beside them to the sides.
func (s *startScreen) Pieces() []shell.Piece {
	f, menu := s.game.Frame(), startPlace(s.game.Frame())
	by := 30 * f.TextUnit()
	return []shell.Piece{
		{Rect: geom.Rect{W: f.W, H: menu.Y}, By: geom.Point{Y: -2 * by}},
		{Rect: geom.Rect{X: menu.X, Y: menu.Y, W: menu.W, H: f.H - menu.Y}, By: geom.Point{Y: by}},
		{Rect: geom.Rect{Y: menu.Y, W: menu.X, H: f.H - menu.Y}, By: geom.Point{X: -by}},
		{Rect: geom.Rect{X: menu.Right(), Y: menu.Y, W: f.W - menu.Right(), H: f.H - menu.Y}, By: geom.Point{X: by}},
	}
}

// Ground draws the table that the pieces lie on.
func (s *startScreen) Ground(*ebiten.Image) { s.canvas.Felt(s.game.Frame().W, s.game.Frame().H) }

// leaves reports whether a panel, if one lies over the screen, leaves something whole that would be cut by it else.
func (s *startScreen) leaves(whole geom.Rect) bool { return whole.Overlap(s.game.Cover()) == 0 }

// Draw draws a table just before a game with the logo and, unless a panel lies over it, the buttons.
func (s *startScreen) Draw(screen *ebiten.Image, top bool) {
	s.drawTable(s.canvas)
	if top {
		s.Menu.Draw(screen, top)
	}
}

// drawTable draws what no panel cuts: the rest of it would stick out behind that.
func (s *startScreen) drawTable(e pictures.Canvas) {
	f := s.game.Frame()
	e.Felt(f.W, f.H)
	if s.leaves(fanPlace(f)) {
		drawFan(e, f)
	}
	logo := s.leaves(logoPlace(f))
	s.mascots.draw(e, logo, s.leaves(egonPlace(f)))
	if !logo {
		return
	}
	at := logoPlace(f)
	ui := e.UI()
	tagline := geom.Rect{X: f.W * 0.1, Y: at.Bottom(), W: f.W * 0.8, H: f.H * 0.08}
	e.Write(s.say.Say(msg.StartTagline), kit.Sized(f.TextUnit(), assets.Text, 18, ui.Text), tagline, kit.Center, 1)
}

// fanCard is how wide the cards of the fan are.
func fanCard(f stage.Frame) float64 { return min(f.W*0.09, f.H*0.15) }

// fanPlace is about where the fan of cards lies.
func fanPlace(f stage.Frame) geom.Rect {
	w := fanCard(f)
	return geom.Around(geom.Point{X: f.W * 0.14, Y: f.H * 0.73}, 3.1*w, 1.9*w)
}

// drawFan draws a card of each family.
func drawFan(e pictures.Canvas, f stage.Frame) {
	w := fanCard(f)
	fan := []dreist.Kind{dreist.KindOf(3, dreist.Turquoise), dreist.KindOf(6, dreist.Yellow), dreist.KindOf(7, dreist.Violet), dreist.KindOf(8, dreist.Red)}
	for i, kind := range fan {
		turn := (float64(i) - 1.5) * 0.24
		at := geom.Point{X: f.W*0.14 + (float64(i)-1.5)*w*0.55, Y: f.H*0.72 + turn*turn*w*0.9}
		e.Turned(kit.Shadow, at, w, w*stage.CardRatio, 1, turn, kit.White(), 0.9)
		e.Turned(pictures.FaceMotif(kind), at, w, w*stage.CardRatio, 1, turn, kit.White(), 1)
	}
}
