package screens

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Foot is the last row of a start screen: the box of each other game, what every start screen offers, and between them what a
// game keeps of its own.
type Foot struct {
	front *Front
	icons []FootIcon
}

// FootIcon is a button of that row: a picture on a key, and a caption.
type FootIcon struct {
	Picture kit.Motif
	Key     string // of the caption
	Action  func() shell.Step

	box   *Front // the game that it shows, nil for none
	begun bool   // an unfinished match waits there
}

// FootRoom is the logical height of the pictures in the row.
const FootRoom = 38

// FootOf returns the last row of a game's start screen. kept leads to its finished games.
func (f *Front) FootOf(kept FootIcon) Foot {
	languages := assets.Languages()
	next := languages[(slices.Index(languages, f.Language)+1)%len(languages)]
	all := Foot{front: f}
	for _, g := range f.games {
		if g != f {
			open := func() shell.Step { return f.turnTo(g) }
			all.icons = append(all.icons, FootIcon{Picture: g.about.Emblem, Action: open, box: g, begun: g.begun()})
		}
	}
	all.icons = append(all.icons,
		FootIcon{Picture: kit.Icon(art.Gear), Key: msg.StartSettings, Action: f.ShowSettings}, kept,
		FootIcon{Picture: kit.Icon(art.Globe), Key: "language." + next, Action: shell.Staying(func() { f.SetLanguage(next) })},
		FootIcon{Picture: kit.Icon(art.Leave), Key: msg.StartQuit, Action: func() shell.Step { return f.Quit(nil) }})
	return all
}

// Row returns the row as an item.
func (all Foot) Row() (row panel.Row) {
	f := all.front
	for _, i := range all.icons {
		b := panel.Button{Style: panel.Quiet, Action: f.Press(i.Action)}
		if i.box != nil {
			b.ID, b.Label = BoxID(i.box.about.Name), i.box.about.Title
			b.Tip = f.Say(msg.ShelfOpen, assets.Values{"Game": b.Label})
			if i.begun {
				b.Tip = f.Say(msg.ShelfBegun, assets.Values{"Game": b.Label})
			}
		} else {
			b.ID, b.Label = i.Key, f.Say(i.Key)
		}
		b.Form, b.Room = panel.Icon, FootRoom
		row.Buttons = append(row.Buttons, b)
	}
	return row
}

// BoxID names the button that shows a game.
func BoxID(game string) string { return "shelf." + game }

// Draw draws the pictures of the row, which is the last one with pictures on its panel. A ribbon hangs from the box of a game with
// an unfinished match.
func (all Foot) Draw(p *panel.Panel) {
	rooms := p.Rooms()
	rooms = rooms[max(len(rooms)-len(all.icons), 0):]
	for n, in := range rooms {
		i := all.icons[n]
		edge := 0.2
		if i.box != nil {
			edge = 0.06
		}
		all.front.Canvas.Picture(i.Picture, in.Inset(in.H*edge), 1)
		if i.begun {
			size := in.H * 0.5
			all.front.Canvas.Picture(kit.Bookmark, geom.Rect{X: in.Right() - size*0.8, Y: in.Y - size*0.2, W: size, H: size}, 1)
		}
	}
}

// begun reports whether an unfinished match of the game waits that is no practice.
func (f *Front) begun() bool {
	return slices.ContainsFunc(f.about.Modes, func(mode store.Slot) bool { return mode != store.Practice && f.Find(mode) != nil })
}

// turnTo shows the start screen of another game, with which the program begins from now on.
func (p *Program) turnTo(f *Front) shell.Step {
	p.remember(f)
	return shell.Home().Over(f.game.Start())
}

// remember makes a game the one that is shown, in this program and when it is opened again.
func (p *Program) remember(f *Front) {
	p.show(f)
	p.Change(func(s *store.Settings) { s.Game = f.stored })
}

// lastShown returns the game that was shown last, the first one where there is none.
func (p *Program) lastShown() *Front {
	for _, f := range p.games {
		if f.stored == p.Settings().Game {
			return f
		}
	}
	return p.games[0]
}
