package thegame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/keep"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/screens/daily"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
)

// startScreen is what THE GAME begins with: its title, what was begun, and what can be begun.
type startScreen struct {
	*shell.Menu
	game        *game
	solo, table *keep.Kept // unfinished matches
	picture     *startPicture
	daily       daily.Tile
	foot        screens.Foot
}

// Start returns the screen that the game begins with.
func (g *game) Start() shell.Screen {
	s := &startScreen{game: g, picture: newStartPicture(g)}
	s.Menu = g.NewMenu(shell.Menu{
		Load: s.load, Items: s.items, Place: func(f stage.Frame) geom.Rect { return layStart(f, s.picture.begun).Menu }, Decorate: s.decorate,
		Options: []panel.Option{panel.Plain(), panel.Width(startWidth)}, Escape: shell.Stay,
		Placed: func(p *panel.Panel) { s.picture.buttons = p.Bounds() },
	})
	return s
}

// load looks up what was begun.
func (s *startScreen) load() {
	s.solo, s.table, s.picture.begun = s.game.Find(store.Solo), s.game.Find(store.Table), 0
	s.daily = s.game.daily.Tile()
	for _, k := range []*keep.Kept{s.solo, s.table} {
		if k != nil {
			s.picture.begun++
		}
	}
}

// The logical sizes of the pictures on the buttons.
const (
	tileRoom = 44
	codeRoom = 24
)

func (s *startScreen) items() (items []panel.Item) {
	g, style := s.game, panel.Primary
	begun := func(k *keep.Kept, key, detail string) {
		b := g.Button(key, style, func() shell.Step { return g.Resume(k) })
		b.Detail = detail
		items = append(items, b)
		style = panel.Quiet
	}
	if s.solo != nil {
		begun(s.solo, thegamemsg.BeginResume, g.Count(thegamemsg.PlayedRest, s.solo.Match.(*match.Match).Position().Rest(), nil))
	}
	if s.table != nil {
		var names []string
		for _, p := range s.table.Match.Players() {
			names = append(names, p.Name)
		}
		begun(s.table, thegamemsg.BeginResumeTable, g.List(names))
	}
	code := g.Button(msg.StartCode, panel.Quiet, g.ShowCode)
	code.Form, code.Room = panel.Square, codeRoom
	tile := func(key, detail string, action func() shell.Step) panel.Button {
		b := g.Button(key, panel.Quiet, action)
		b.Form, b.Room, b.Detail = panel.Tile, tileRoom, g.Say(detail)
		return b
	}
	s.foot = g.FootOf(screens.FootIcon{Picture: kit.Icon(art.Chart), Key: thegamemsg.StandingTitle, Action: func() shell.Step { return shell.Home(g.Statistics()) }})
	return append(items,
		panel.Row{Buttons: []panel.Button{g.Button(thegamemsg.BeginAlone, style, g.playAlone), code}},
		s.daily.Button(),
		panel.Row{Buttons: []panel.Button{
			tile(thegamemsg.BeginTogether, thegamemsg.BeginTogetherDetail, g.ShowTable),
			tile(thegamemsg.BeginRules, thegamemsg.BeginRulesDetail, g.TakeUpBook),
		}},
		s.foot.Row())
}

// decorate draws what stands on the buttons.
func (s *startScreen) decorate(p *panel.Panel) {
	c, rooms := s.game.Canvas, p.Rooms()
	c.Picture(kit.Icon(art.Code), rooms[0], 1)
	s.daily.Draw(rooms[1], p.Strips()[0])
	pair := rooms[2]
	for i, at := range []geom.Point{{X: 0.32, Y: 0.36}, {X: 0.68, Y: 0.64}} {
		middle := geom.Point{X: pair.X + pair.W*at.X, Y: pair.Y + pair.H*at.Y}
		c.Picture(pictures.Role{Pile: thegame.Pile(2 * i)}, geom.Around(middle, pair.W*0.68, pair.W*0.68), 1)
	}
	card := rooms[3]
	card.W = card.H / stage.CardRatio
	card.X = rooms[3].Center().X - card.W/2
	c.Picture(pictures.BaseMotif(1), card, 1)
	s.foot.Draw(p)
}

// Enter begins afresh: whoever comes back has no button in hand.
func (s *startScreen) Enter() {
	s.TakeOver(nil)
	s.Menu.Enter()
}

// Handle also begins a new game by its key.
func (s *startScreen) Handle(g input.Gesture) shell.Step {
	if g.Kind == input.Trigger && g.Command == input.CommandNewGame {
		return s.game.playAlone()
	}
	s.picture.handle(g)
	return s.Menu.Handle(g)
}

// Update lets a tick pass.
func (s *startScreen) Update(top bool) shell.Step {
	s.picture.update(top)
	return s.Menu.Update(top)
}

// Busy reports whether something moves; Wake after how many ticks something does by itself, and Sleep tells how many have passed without it.
func (s *startScreen) Busy(top bool) bool { return s.picture.moving > 0 || s.Menu.Busy(top) }
func (s *startScreen) Wake() int          { return s.picture.wake() }
func (s *startScreen) Sleep(ticks int)    { s.picture.slept += ticks }

// Backdrop says that the screen fills the window, Unveiled that under a panel it is nothing but the cloth.
func (s *startScreen) Backdrop() bool { return true }
func (s *startScreen) Unveiled() bool { return true }

// WindowTitle is the name of the game.
func (s *startScreen) WindowTitle() string { return title }

// Draw draws the table with the title and, unless a panel lies over it, the buttons.
func (s *startScreen) Draw(screen *ebiten.Image, top bool) {
	s.picture.draw(top)
	if top {
		s.Menu.Draw(screen, top)
	}
}

// Describe returns what puts the entries of one list of finished games into words.
func (g *game) Describe() func(e *store.Entry) screens.Finished {
	return func(e *store.Entry) screens.Finished {
		return screens.Finished{
			Game:   g.seatsName(e.Summary.Seats),
			Result: g.Count(thegamemsg.PlayedRest, restOf(&e.Summary), nil),
		}
	}
}
