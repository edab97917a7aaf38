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
	"dreist/render/target"
)

// GameBox is the box of a game on the shelf.
type GameBox struct {
	Cover    kit.Motif  // its front
	LidColor color.RGBA // colour of the lid
}

// GameShelf is the lower part of every start screen: the boxes of all games on a wooden board, and small buttons below it. The box of the
// current game is nearest. GameShelf is the animation of that screen's panel.
type GameShelf struct {
	front *GameScreens
	boxes []shelfBox
	kept  ShelfButton
	panel *panel.Panel // the panel that shows the shelf, nil before there is one
	from  geom.Rect    // bounds of the box that was chosen on the last start screen
	opens int          // ticks until the box chosen on the last start screen has opened, 0 if it has
}

type shelfBox struct {
	of    *GameScreens
	begun bool    // the game has an unfinished match
	tips  float64 // how far it tips forward, 0 to 1
}

// ShelfButton is a small button below the board: a picture and a caption.
type ShelfButton struct {
	picture kit.Motif
	key     string // text key of the caption
	action  func() shell.Navigation
}

// newShelf returns the shelf on a game's start screen. kept is the button for its finished matches.
func (g *GameScreens) newShelf(kept ShelfButton) *GameShelf {
	s := &GameShelf{front: g, kept: kept}
	for _, game := range g.games {
		s.boxes = append(s.boxes, shelfBox{of: game})
	}
	if s.from, g.chosen = g.chosen, (geom.Rect{}); s.from.W > 0 && !g.Settings().HasReducedMotion {
		s.opens = g.Speed().Ticks(opensFor)
	}
	return s
}

// BoxID returns the ID of the button that shows a game.
func BoxID(game string) string { return "shelf." + game }

// PanelItem returns the shelf as a panel item, which has to be the last one.
func (s *GameShelf) PanelItem() panel.Item {
	f := s.front
	languages := assets.Languages()
	next := languages[(slices.Index(languages, f.Language)+1)%len(languages)]
	small := []ShelfButton{
		{picture: kit.Icon(art.GearIcon), key: "start.settings", action: f.showSettings}, s.kept,
		{picture: kit.Icon(art.GlobeIcon), key: "language." + next, action: shell.StayAfter(func() { f.SetLanguage(next) })},
		{picture: kit.Icon(art.LeaveIcon), key: "start.quit", action: func() shell.Navigation { return f.RequestQuit(nil) }},
	}
	item := panel.Shelf{BoardHeight: boardHigh, SmallButtonsHeight: smallHigh * f.Frame().TextScale()}
	for i := range s.boxes {
		s.boxes[i].begun = s.boxes[i].of.begun()
		item.Boxes = append(item.Boxes, s.button(i))
	}
	for _, b := range small {
		item.SmallButtons = append(item.SmallButtons, panel.Button{ID: b.key, Label: f.Say(b.key), Form: panel.SmallForm, PictureHeight: smallRoom, Action: f.ClickAction(b.action),
			DrawPicture: f.Drawing(b.picture)})
	}
	return item
}

// button returns a box as a button. That of the current game has no action.
func (s *GameShelf) button(i int) panel.Button {
	f, b := s.front, &s.boxes[i]
	title := b.of.about.Title
	item := panel.Button{ID: BoxID(b.of.about.Name), Label: title, Form: panel.BoxedForm, PictureHeight: boxHigh, SidePictureWidth: boxWide,
		DrawPicture: func(in geom.Rect) { s.drawBox(b, in) }}
	if i == 0 {
		item.SidePictureWidth *= 2
	}
	switch about := (assets.Values{"Game": title}); {
	case b.of == f:
		return item
	case b.begun:
		item.Tip = f.Say("shelf.begun", about)
	default:
		item.Tip = f.Say("shelf.open", about)
	}
	item.Action = f.ClickAction(func() shell.Navigation { return s.open(i) })
	return item
}

// open shows the start screen of another game, whose box flies from the shelf to the title.
func (s *GameShelf) open(i int) shell.Navigation {
	g := s.boxes[i].of
	g.chosen = s.boxRect(i)
	s.front.remember(g)
	return shell.CloseToLowest().ReplaceStack(g.game().FirstScreen())
}

func (s *GameShelf) boxRect(i int) geom.Rect {
	box, _ := target.Find(s.panel.Targets(nil), BoxID(s.boxes[i].of.about.Name))
	return box.Rect
}

func (s *GameShelf) setPanel(p *panel.Panel) { s.panel = p }

// opensFor is the duration of a box's flight from the shelf to the title.
const opensFor stage.Span = 420

// Tick advances by a tick: the box chosen on the last start screen flies to the title, and a box under the pointer or with the visible
// focus tips forward.
func (s *GameShelf) Tick() (changed bool) {
	if s.opens > 0 {
		s.opens--
		changed = true
	}
	for i := range s.boxes {
		b, to := &s.boxes[i], s.goal(i)
		if b.tips == to {
			continue
		}
		if b.tips += 0.3 * (to - b.tips); math.Abs(to-b.tips) < 0.04 || s.front.Settings().HasReducedMotion || s.front.Speed() == stage.InstantSpeed {
			b.tips = to
		}
		changed = true
	}
	return changed
}

// goal returns the position to which a box tips, 0 or 1.
func (s *GameShelf) goal(box int) float64 {
	if b := &s.boxes[box]; b.of != s.front && s.panel != nil && s.panel.IsHighlighted(BoxID(b.of.about.Name)) {
		return 1
	}
	return 0
}

// NeedsTick reports whether a box moves.
func (s *GameShelf) NeedsTick() bool {
	for i := range s.boxes {
		if s.boxes[i].tips != s.goal(i) {
			return true
		}
	}
	return s.opens > 0
}

// TicksToTitle returns the number of ticks until the title comes out of the flying box, 0 if there is none.
func (s *GameShelf) TicksToTitle() int { return s.opens * 2 / 3 }

// FinishMotion ends the flight of a box.
func (s *GameShelf) FinishMotion() { s.opens = 0 }

// begun reports whether a match is unfinished that is not practice; of a game that is not open, whether a text is stored.
func (g *GameScreens) begun() bool {
	return slices.ContainsFunc(g.about.Slots, func(mode store.Slot) bool {
		if mode == store.PracticeSlot {
			return false
		}
		if g.opened != nil {
			return g.UnfinishedMatch(mode) != nil
		}
		_, ok, err := g.Profile.UnfinishedGame(g.GameSlot(mode))
		return ok && err == nil
	})
}

// remember makes a game the current one, also for the next start of the program.
func (p *Program) remember(g *GameScreens) {
	p.show(g)
	p.ChangeSettings(func(s *store.Settings) { s.LastGame = g.stored })
}

func (p *Program) lastShown() *GameScreens {
	for _, f := range p.games {
		if f.stored == p.Settings().LastGame {
			return f
		}
	}
	return p.games[0]
}
