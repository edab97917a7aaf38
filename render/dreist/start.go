package dreist

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/dreist/gifts"
	"dreist/game/dreist/ladder"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/displaylist"
	"dreist/render/dreist/start"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// startScreen is the lowest screen: the title, and what can be begun.
type startScreen struct {
	*shell.Menu
	game        *game
	solo, table *savedGame // unfinished games
	climbed     ladder.State
	learned     int  // examples that were played
	fresh       bool // nothing has been played here yet
	gifts       gifts.State
	state       start.State
	picture     *start.Picture
	tagline     int          // which of the taglines is shown
	foot        screens.Foot // the last row
	sat         int          // tables that had been opened when it was chosen, -1 before
	home        start.Goals  // where those come from who fly home
}

// Start returns the start screen.
func (a *game) Start() shell.Screen {
	s := &startScreen{game: a, picture: start.NewPicture(a.Context, a.canvas), sat: -1}
	s.Menu = a.NewMenu(shell.Menu{
		Load: s.load, Items: s.items, Place: func(f stage.Frame) geom.Rect { return start.LayoutIn(f).Menu },
		Options: []panel.Option{panel.Plain(), panel.Width(start.MenuWidth)}, Escape: shell.Stay, Decorate: s.decorate,
		Placed: func(p *panel.Panel) { s.picture.Buttons = p.Bounds() },
	})
	return s
}

// load looks up what was begun, and how far everything is.
func (s *startScreen) load() {
	s.solo, s.table = s.game.findSaved(store.Solo), s.game.findSaved(store.Table)
	s.climbed = s.game.climb.State()
	s.fresh = s.solo == nil && s.table == nil && s.climbed.Climbs == 0 && len(s.game.Finished()) == 0
	s.game.welcome.begin()
	s.gifts = s.game.welcome.state()
	s.learned = s.game.examples.Done()
	today, days := s.game.today(), s.game.daily.Days()
	s.state = start.State{Week: days.Week(today), Rungs: start.RungsOf(s.climbed), Learned: float64(s.learned) / examples.Count}
	s.state.Streak, _ = days.Streak(today)
	s.state.Ladder, s.state.Daily = s.gifts.Has(gifts.Ladder) || s.climbed.Climbs > 0, s.gifts.Has(gifts.Daily) || len(days) > 0
	s.choose(today)
}

// taglines returns what is said below the title, the first of it to somebody who is new.
func taglines() [5]string {
	return [...]string{dreistmsg.StartTagline, dreistmsg.StartTaglineThrees, dreistmsg.StartTaglineSweep, dreistmsg.StartTaglineFigures, dreistmsg.StartTaglineEgon}
}

// choose takes another tagline each time the screen is seen again after a table.
func (s *startScreen) choose(today string) {
	switch date, err := time.Parse(time.DateOnly, today); {
	case s.sat == s.game.sat:
		return
	case s.sat >= 0:
		s.tagline++
	case !s.fresh && err == nil:
		s.tagline = date.YearDay() + len(s.game.Finished())
	}
	s.sat = s.game.sat
}

func (s *startScreen) items() []panel.Item {
	var items []panel.Item
	style := panel.Primary
	if s.fresh {
		items = append(items, s.game.firstGame.offer(panel.Primary))
		style = panel.Quiet
	}
	if saved := s.solo; saved != nil {
		p := saved.Position()
		resume := s.game.Button(dreistmsg.StartContinue, panel.Primary, func() shell.Step { return s.game.resume(saved) })
		resume.Detail = s.game.say.Say(dreistmsg.StartContinueDetail, assets.Values{"Yours": p.CardsLeft(0), "Egons": p.CardsLeft(dreist.EgonSeat)})
		items = append(items, resume)
		style = panel.Quiet
	}
	items = append(items,
		panel.Row{Buttons: []panel.Button{s.game.Button(dreistmsg.StartNew, style, s.game.askNew), s.codeKey()}})
	s.foot = s.game.FootOf(screens.FootIcon{
		Picture: kit.Icon(art.Chart), Key: dreistmsg.StartStatistics, Action: func() shell.Step { return shell.Home(s.game.Statistics()) },
	})
	return append(append(items, s.tiles()...), s.foot.Row())
}

// tiles returns the tiles two and two; the first of three is as wide as two.
func (s *startScreen) tiles() []panel.Item {
	var tiles []panel.Button
	if s.state.Ladder {
		tiles = append(tiles, s.ladderTile())
	}
	if s.state.Daily {
		tiles = append(tiles, s.dailyTile())
	}
	tiles = append(tiles, s.tile(dreistmsg.StartTable, s.game.ShowTable, s.tableDetail(), 0), s.learnTile())
	var rows []panel.Item
	if len(tiles)%2 == 1 {
		rows, tiles = append(rows, tiles[0]), tiles[1:]
	}
	for pair := range slices.Chunk(tiles, 2) {
		rows = append(rows, panel.Row{Buttons: pair})
	}
	return rows
}

// codeKey leads to where the code of a deal is entered, for a new game on that.
func (s *startScreen) codeKey() panel.Button {
	b := s.game.Button(dreistmsg.StartCode, panel.Quiet, s.game.ShowCode)
	b.Form, b.Room = panel.Square, start.CodeRoom
	return b
}

// tile returns a button with a drawing at its left, and room for a smaller one before its detail.
func (s *startScreen) tile(key string, action func() shell.Step, detail string, strip float64) panel.Button {
	b := s.game.Button(key, panel.Quiet, action)
	b.Form, b.Room, b.Detail, b.Strip = panel.Tile, start.TileRoom, detail, strip
	return b
}

// ladderTile leads to the ladder and tells how far it was climbed.
func (s *startScreen) ladderTile() panel.Button {
	detail := s.game.say.Say(dreistmsg.StartLadderFirst) // two numbers say nothing to somebody who has never climbed
	switch {
	case s.climbed.Best > 0:
		detail = s.game.say.Say(dreistmsg.StartLadderBest, assets.Values{"Rung": s.climbed.Best})
	case s.climbed.Running:
		detail = s.game.say.Say(dreistmsg.StartLadderDetail, words.Shares(s.climbed.Rung))
	}
	return s.tile(dreistmsg.StartLadder, s.game.climb.Show, detail, start.RungStrip)
}

// dailyTile leads to the daily game and tells of the last seven days.
func (s *startScreen) dailyTile() panel.Button {
	if s.state.Streak > 1 {
		return s.tile(dreistmsg.StartDaily, s.game.daily.Play, s.game.say.Count(dreistmsg.StartDailyStreak, s.state.Streak), start.FlameStrip)
	}
	return s.tile(dreistmsg.StartDaily, s.game.daily.Play, words.Short(s.game.say.Date(s.game.today())), start.WeekStrip)
}

// learnTile leads to what there is to learn and tells how much of it is done.
func (s *startScreen) learnTile() panel.Button {
	if s.learned == 0 {
		return s.tile(dreistmsg.StartLearn, s.game.showLearn, s.game.say.Say(dreistmsg.StartLearnDetail), 0)
	}
	return s.tile(dreistmsg.StartLearn, s.game.showLearn, s.game.say.Say(dreistmsg.StartLearnDone, assets.Values{"Done": s.learned, "All": examples.Count}), start.LearnStrip)
}

// decorate draws what stands on the buttons.
func (s *startScreen) decorate(p *panel.Panel) {
	s.state.Draw(s.game.canvas, s.game.Frame().PanelUnit(), p)
	rooms := p.Rooms()
	s.game.canvas.Picture(kit.Icon(art.Code), rooms[0], 1)
	s.foot.Draw(p)
	s.picture.DrawPacket(p)
}

// Enter begins afresh: whoever comes back has no button in hand.
func (s *startScreen) Enter() {
	s.TakeOver(nil)
	gift, brings := s.game.welcome.bring()
	s.Menu.Enter()
	button, says := "", ""
	if brings {
		button, says = unwrapped(gift)
		says = s.game.say.Say(says)
	}
	s.picture.Bring(button, says)
}

// Unveiled is true: under a panel the start screen is nothing but the cloth.
func (s *startScreen) Unveiled() bool { return true }

// Handle also begins a new game by its key.
func (s *startScreen) Handle(g input.Gesture) shell.Step {
	if g.Kind == input.Trigger && g.Command == input.CommandNewGame {
		return s.game.askNew()
	}
	s.picture.Handle(g)
	return s.Menu.Handle(g)
}

// Update lets a tick pass, under a panel as well.
func (s *startScreen) Update(top bool) shell.Step {
	s.picture.Update(top)
	return s.Menu.Update(top)
}

// Busy reports whether something moves.
func (s *startScreen) Busy(top bool) bool { return s.picture.Busy(top) || s.Menu.Busy(top) }

// Wake returns after how many ticks something changes by itself.
func (s *startScreen) Wake() int { return s.picture.Wake() }

// Sleep tells how many ticks have passed without the screen.
func (s *startScreen) Sleep(ticks int) { s.picture.Sleep(ticks) }

// LendsHost is true: Egon leaves his place to host a panel.
func (s *startScreen) LendsHost() bool { return true }

// Backdrop is true: the start screen fills the window.
func (s *startScreen) Backdrop() bool { return true }

// tableDetail says how the table stands that can be gone on with.
func (s *startScreen) tableDetail() string {
	switch {
	case s.table == nil:
		return s.game.say.Say(dreistmsg.StartTableDetail)
	case s.table.series == 0:
		return s.game.say.Say(dreistmsg.StartContinue)
	}
	return s.game.say.Say(dreistmsg.SeriesCaption, assets.Values{"Game": s.table.series, "Length": max(s.game.Series().Length, s.table.series)})
}

// Pieces lets the tagline go up and the buttons down. Title, fan and Egon go over to a table and come back by themselves.
func (s *startScreen) Pieces() []shell.Piece {
	f, l := s.game.Frame(), s.picture.Layout()
	menu, tagline, low := l.Menu, l.Tagline, l.Tagline.Bottom()
	by, edge := 30*f.TextUnit(), start.EdgeHigh(f)
	return []shell.Piece{
		{Rect: geom.Rect{W: f.W, H: tagline.Y}, By: geom.Point{Y: -2 * by}, Own: true},
		{Rect: geom.Rect{Y: tagline.Y, W: f.W, H: tagline.H}, By: geom.Point{Y: -2 * by}},
		{Rect: geom.Rect{X: menu.X, Y: low, W: menu.W, H: f.H - edge - low}, By: geom.Point{Y: by}},
		{Rect: geom.Rect{X: menu.X, Y: f.H - edge, W: menu.W, H: edge}, Own: true},
		{Rect: geom.Rect{Y: low, W: menu.X, H: f.H - low}, By: geom.Point{X: -by}, Own: true},
		{Rect: geom.Rect{X: menu.Right(), Y: low, W: f.W - menu.Right(), H: f.H - low}, By: geom.Point{X: by}, Own: true},
	}
}

// Receive lets Egon, the fan and the figures of the title fly home from a table.
func (s *startScreen) Receive(from shell.Screen) (left geom.Rect, comes bool) {
	b, comes := boardOn(from)
	if comes {
		s.home = b.goals()
	}
	return s.home.Egon, comes
}

// DrawHome draws them on their way.
func (s *startScreen) DrawHome(far float64) { s.picture.Return(s.game.canvas, s.home, far) }

// ToastRoom is in the corner above Egon, beside the title.
func (s *startScreen) ToastRoom() geom.Rect {
	f := s.game.Frame()
	edge := 12 * f.TextUnit()
	w := min(240*f.TextUnit(), f.W-2*edge)
	return geom.Rect{X: f.W - edge - w, Y: edge, W: w, H: f.H / 3}
}

// Ground draws the table that the pieces lie on.
func (s *startScreen) Ground(*ebiten.Image) { s.picture.DrawCloth() }

// Draw draws a table just before a game with the title and, unless a panel lies over it, the buttons.
func (s *startScreen) Draw(screen *ebiten.Image, top bool) {
	s.drawPicture()
	if top {
		s.Menu.Draw(screen, top)
	}
}

// Note notes what is drawn behind the menu.
func (s *startScreen) Note(l *displaylist.List) { s.game.canvas.Note(l, s.drawPicture) }

func (s *startScreen) drawPicture() {
	lines := taglines()
	s.picture.Draw(s.game.say.Say(lines[s.tagline%len(lines)]))
}
