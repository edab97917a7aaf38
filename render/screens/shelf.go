package screens

import (
	"image/color"
	"math"
	"slices"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Box is the box of a game on the shelf.
type Box struct {
	Cover  kit.Motif  // its front, which fills its rectangle
	Carton color.RGBA // of its lid
}

// Shelf is the foot of every start screen: the boxes of all games on a wooden board, and below it what belongs to no game. The box
// of the game that is shown stands in front of the others. It is what moves in the panel of that screen.
type Shelf struct {
	front *Front
	boxes []shelfBox
	kept  ShelfButton
	small []ShelfButton // as the panel shows them
	panel *panel.Panel  // that shows the shelf, nil before there is one
	from  geom.Rect     // where the box stood that was chosen
	opens int           // ticks until it has opened
}

// shelfBox is a box on the shelf.
type shelfBox struct {
	of    *Front
	begun bool      // an unfinished match waits there
	mark  kit.Motif // that hangs from it then
	tips  float64   // how far it tips forward, 0 to 1
}

// ShelfButton is a small button below the board: a picture and a caption.
type ShelfButton struct {
	Picture kit.Motif
	Key     string // of the caption
	Action  func() shell.Step
}

// ShelfOf returns the shelf on a game's start screen. kept leads to its finished games.
func (f *Front) ShelfOf(kept ShelfButton) *Shelf {
	s := &Shelf{front: f, kept: kept}
	for _, g := range f.games {
		s.boxes = append(s.boxes, shelfBox{of: g, mark: kit.Bookmark{Face: g.about.Accent}})
	}
	if s.from, f.chosen = f.chosen, (geom.Rect{}); s.from.W > 0 && !f.Settings().ReducedMotion {
		s.opens = f.Speed().Ticks(opensFor)
	}
	return s
}

// BoxID names the button that shows a game.
func BoxID(game string) string { return "shelf." + game }

// Item returns the shelf as an item, the last one of its panel.
func (s *Shelf) Item() panel.Item {
	f := s.front
	languages := assets.Languages()
	next := languages[(slices.Index(languages, f.Language)+1)%len(languages)]
	s.small = []ShelfButton{
		{Picture: kit.Icon(art.Gear), Key: "start.settings", Action: f.ShowSettings}, s.kept,
		{Picture: kit.Icon(art.Globe), Key: "language." + next, Action: shell.Staying(func() { f.SetLanguage(next) })},
		{Picture: kit.Icon(art.Leave), Key: "start.quit", Action: func() shell.Step { return f.RequestQuit(nil) }},
	}
	item := panel.Shelf{Board: boardHigh, Height: smallHigh * f.Frame().Letters()}
	for i := range s.boxes {
		b := &s.boxes[i]
		b.begun = b.of.begun()
		item.Boxes = append(item.Boxes, s.button(b, f.Wide(b.of)))
	}
	for _, b := range s.small {
		item.Small = append(item.Small, panel.Button{ID: b.Key, Label: f.Say(b.Key), Form: panel.Small, Room: smallRoom, Action: f.Press(b.Action)})
	}
	return item
}

// Wide returns how many times a game's box is as wide as most boxes: that of the first game is twice as wide.
func (f *Front) Wide(of *Front) float64 {
	if of == f.games[0] {
		return 2
	}
	return 1
}

// button returns a box as a button. Nothing happens at that of the game that is shown.
func (s *Shelf) button(b *shelfBox, wide float64) panel.Button {
	f, title := s.front, b.of.about.Title
	item := panel.Button{ID: BoxID(b.of.about.Name), Label: title, Form: panel.Boxed, Room: boxHigh, Strip: boxWide * wide}
	switch about := (assets.Values{"Game": title}); {
	case b.of == f:
		return item
	case b.begun:
		item.Tip = f.Say("shelf.begun", about)
	default:
		item.Tip = f.Say("shelf.open", about)
	}
	item.Action = f.Press(func() shell.Step { return s.open(b.of) })
	return item
}

// open shows the start screen of another game, whose box flies from the shelf to the place of its title.
func (s *Shelf) open(g *Front) shell.Step {
	g.chosen = s.place(slices.IndexFunc(s.boxes, func(b shelfBox) bool { return b.of == g }))
	return s.front.turnTo(g)
}

// place returns where a box stands, the zero Rect if nothing shows it.
func (s *Shelf) place(box int) geom.Rect {
	if rooms := s.rooms(); rooms != nil && box >= 0 {
		return rooms[box]
	}
	return geom.Rect{}
}

// rooms returns where the boxes stand and then where the pictures of the small buttons are, the last ones on the panel; nil before
// there is one.
func (s *Shelf) rooms() []geom.Rect {
	if s.panel == nil {
		return nil
	}
	rooms := s.panel.Rooms()
	if n := len(s.boxes) + len(s.small); len(rooms) >= n {
		return rooms[len(rooms)-n:]
	}
	return nil
}

// Placed tells the shelf which panel shows it.
func (s *Shelf) Placed(p *panel.Panel) { s.panel = p }

// opensFor is how long a box takes from the shelf to the title that comes out of it.
const opensFor stage.Span = 420

// Tick advances by a tick: boxes tip forward that are pointed at.
func (s *Shelf) Tick() (changed bool) {
	if s.opens > 0 {
		s.opens--
		changed = true
	}
	for i := range s.boxes {
		b, to := &s.boxes[i], s.goal(i)
		if b.tips == to {
			continue
		}
		if b.tips += 0.3 * (to - b.tips); math.Abs(to-b.tips) < 0.04 || s.front.Settings().ReducedMotion || s.front.Speed() == stage.Instant {
			b.tips = to
		}
		changed = true
	}
	return changed
}

// goal returns how far a box is to tip forward.
func (s *Shelf) goal(box int) float64 {
	if b := &s.boxes[box]; b.of != s.front && s.panel != nil && s.panel.IsWarm(BoxID(b.of.about.Name)) {
		return 1
	}
	return 0
}

// NeedsTick reports whether something on the shelf moves.
func (s *Shelf) NeedsTick() bool {
	for i := range s.boxes {
		if s.boxes[i].tips != s.goal(i) {
			return true
		}
	}
	return s.opens > 0
}

// Opening returns after how many ticks the title comes out of the box that was chosen, 0 if none was.
func (s *Shelf) Opening() int { return s.opens * 2 / 3 }

// FinishMotion ends the flight of a box.
func (s *Shelf) FinishMotion() { s.opens = 0 }

// begun reports whether an unfinished match of the game waits that is no practice. Of a game that is not open it only looks whether
// there is a text.
func (f *Front) begun() bool {
	return slices.ContainsFunc(f.about.Slots, func(mode store.Slot) bool {
		if mode == store.Practice {
			return false
		}
		if f.opened != nil {
			return f.Find(mode) != nil
		}
		_, ok, err := f.Profile.Game(f.Slot(mode))
		return ok && err == nil
	})
}

// turnTo shows the start screen of another game, with which the program begins from now on.
func (p *Program) turnTo(f *Front) shell.Step {
	p.remember(f)
	return shell.Home().Over(f.game().FirstScreen())
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
