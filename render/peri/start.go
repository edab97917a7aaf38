package peri

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/record"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// caseRows returns the number of rows of the patiences with the button of the day. The patiences of each row take longer than those above.
func caseRows() int { return max(usualRows, len(scene.Rows)/mostAbreast+1) }

// startScreen is the type case: a small picture of each patience in its true layout, with new cards each day.
type startScreen struct {
	screens.StartScreen
	game *game
	won  map[*peri.Patience]peri.Suit // see game.won
	lead geom.Rect                    // the lead letters below the case, empty without letters
}

// The measures of the type case: its usual rows, the most compartments whose names fit side by side, and logical lengths.
const (
	usualRows   = 4
	mostAbreast = 6
	caseWide    = 880 // for five compartments side by side
	caseMost    = 936
	caseRoom    = 46
	caseName    = 50 // a compartment without its picture, and the gap below
	caseLine    = 28
	caseAbove   = 6
)

func (g *game) FirstScreen() shell.Screen {
	s := &startScreen{game: g, StartScreen: g.NewStartScreen(g.StartOrContinueMatch)}
	s.DrawPicture = s.ground
	abreast := float64(len(scene.Rows)/caseRows() + 1)
	s.SetButtons(shell.PanelScreen{
		Items: s.items, Decorate: func(*panel.Panel) { s.tell() },
		Options: []panel.Option{panel.WithoutBackground(), panel.AtLowerEdge(), panel.WithWidth(min(caseMost, caseWide/5*abreast))},
		PanelRoom: func(f stage.Frame) geom.Rect {
			top := caseAbove * f.Scale
			return geom.Rect{X: 2 * top, Y: top, W: f.W - 4*top, H: f.H - top}
		},
	}, func(*panel.Panel) {})
	return s
}

// openButtonID returns the ID of the button that opens a patience.
func openButtonID(key string) string { return "peri.open." + key }

func (s *startScreen) items() (items []panel.Item) {
	g := s.game
	larger, rows := float64(g.Settings().TextSize-store.UsualTextSize), caseRows()
	name := caseName + larger*0.21
	room := (caseRoom-larger/4+name)*usualRows/float64(rows) - name // larger names and more rows leave less room for the pictures
	s.won = g.won()
	day, _ := progress.DayNumber(g.Today())
	back := faces.BackMotif(g.CardBack())
	var cases []panel.Button
	for _, row := range scene.Rows {
		deal, _ := peri.NewDeal(row.Patience, uint64(day)).Position() // a deal of the program is one
		isBegun := g.UnfinishedMatch(store.Slot(row.Key)) != nil
		cases = append(cases, panel.Button{
			ID: openButtonID(row.Key), Label: table.PatienceName(g.Texts, row.Patience), PictureHeight: room,
			DrawPicture: func(in geom.Rect) { s.drawCompartment(row, &deal, back, isBegun, in) },
			Action:      g.ClickAction(func() shell.Navigation { return g.open(row.Patience) }),
		})
	}
	today := g.Button("peri.today", panel.QuietStyle, g.today)
	today.PictureHeight, today.DrawPicture, today.Tip = room, g.CardDrawing(g.court()), g.Say("peri.today.tip")
	cases = append(cases, today)
	for row := range rows {
		items = append(items, panel.Row{Buttons: cases[row*len(cases)/rows : (row+1)*len(cases)/rows]})
	}
	return append(items, panel.Gap{}, panel.Gap{}, s.Shelf.PanelItem())
}

// drawCompartment draws the small picture of a patience with its deal of today.
func (s *startScreen) drawCompartment(row *scene.Row, deal *peri.Position, back faces.BackMotif, isBegun bool, in geom.Rect) {
	g, u := s.game, s.game.Frame().PanelUnit()
	room := geom.Rect{X: in.X + 8*u, Y: in.Y + 2*u, W: in.W - 16*u, H: in.H}
	g.drawStill(deal, back, room)
	kin := kit.NewTextStyle(u, assets.TextFont, kit.TextSize.ShrunkTo(kit.SmallestText), art.PaperColor())
	g.Canvas.DrawText(row.Kin, kin, geom.Rect{X: room.X, Y: room.Bottom() - 18*u, W: room.W - 4*u, H: 18 * u}, kit.Right, 0.75)
	size := room.H * 0.46
	if suit, isWon := s.won[row.Patience]; isWon {
		g.Canvas.DrawPicture(faces.LeadTypeMotif{Suit: suit}, geom.Rect{X: room.X + 3*u, Y: room.Bottom() - size - 3*u, W: size, H: size}, 1)
	}
	if isBegun {
		g.Canvas.DrawPicture(kit.Bookmark{Color: faces.CaseColor()}, geom.Rect{X: room.Right() - size, Y: room.Y - size*0.2, W: size, H: size}, 1)
	}
}

// tell writes below the case what the patience under the mouse is about, how long it takes and how often it comes out.
func (s *startScreen) tell() {
	g, c := s.game, s.game.Canvas
	u := g.Frame().PanelUnit()
	box, _ := target.Find(s.Targets(nil), screens.BoxID(record.Name))
	in := geom.Rect{X: s.Bounds().X, Y: box.Rect.Y - (caseLine+8)*u, W: s.Bounds().W, H: caseLine * u}
	style := kit.NewTextStyle(g.Frame().TextUnit(), assets.TextFont, kit.TextSize, c.Palette().MutedOnCloth)
	write := func(said string, in geom.Rect, align kit.Alignment) {
		c.DrawText(said, c.Labels.FitWidth(said, style, in.W), in, align, 1)
	}
	at := slices.IndexFunc(scene.Rows, func(row *scene.Row) bool { return s.Panel().IsHighlighted(openButtonID(row.Key)) })
	s.lead = geom.Rect{}
	switch {
	case at < 0 && s.spell(in):
		s.lead = in
	case at < 0:
		write(g.Say("peri.tagline"), in, kit.Center)
	default:
		row := ((at+1)*caseRows() - 1) / (len(scene.Rows) + 1)
		sign := func(picture kit.Motif, said string, left, wide float64) {
			size := in.H * 0.8
			c.DrawPicture(picture, geom.Rect{X: left, Y: in.Y + in.H*0.1, W: size, H: size}, 1)
			write(said, geom.Rect{X: left + size + 4*u, Y: in.Y, W: wide - size - 4*u, H: in.H}, kit.Left)
		}
		sign(faces.HourglassMotif, g.Say("peri.lasts."+strconv.Itoa(1+min(row, 2))), in.X, 88*u)
		sign(faces.CoinMotif, g.Say("peri.odds", assets.Values{"Out": scene.Rows[at].Out}), in.Right()-168*u, 168*u)
		write(g.Say("peri.about."+scene.Rows[at].Key), geom.Rect{X: in.X + 92*u, Y: in.Y, W: in.W - 268*u, H: in.H}, kit.Center)
	}
}

// TipAt explains the lead letters.
func (s *startScreen) TipAt(at geom.Point, _ bool) (string, geom.Rect) {
	if !s.lead.Contains(at) {
		return "", geom.Rect{}
	}
	return s.game.Say("peri.lead"), s.lead
}

// spell sets a sentence of Egon's in lead: each patience that has come out adds a letter, the last one all that are left. Patiences beyond the
// letters add none. begun reports whether there is a letter yet.
func (s *startScreen) spell(in geom.Rect) (begun bool) {
	size, n := in.H*0.85, 0
	said := []rune(strings.ToUpper(s.game.Say("peri.letters")))
	at := geom.Rect{X: in.Center().X - float64(len(said))*size/2, Y: in.Y + (in.H-size)/2, W: size, H: size}
	for _, r := range said {
		if unicode.IsLetter(r) {
			if _, isWon := s.won[scene.Rows[min(n, len(scene.Rows)-1)].Patience]; isWon {
				s.game.Canvas.DrawPicture(faces.LeadTypeMotif{Letter: string(r)}, at, 1)
				begun = true
			}
			n++
		}
		at.X += size
	}
	return begun
}

func (g *game) drawStill(deal *peri.Position, back faces.BackMotif, room geom.Rect) {
	g.Canvas.DrawPicture(faces.FeltMotif, room, 1)
	look := g.look()
	scene.ArrangeSmallPicture(deal, room, func(c peri.Card, p stage.Pose) {
		g.Canvas.DrawTwoSidedCard(faces.FaceMotif{Card: c, Style: look}, back, p)
	})
}

func (s *startScreen) ground(top bool) {
	f := s.game.Frame()
	l := screens.NewStartLayout(f, 0.3, 4)
	s.game.DrawStartGround(l)
	if !top || s.Panel() == nil { // it has not been on top yet
		return
	}
	s.game.DrawBoard(l, 1)
	first, _ := target.Find(s.Targets(nil), openButtonID(scene.Rows[0].Key))
	last, _ := target.Find(s.Targets(nil), "peri.today")
	s.game.Canvas.DrawPicture(kit.StoneLedge, first.Rect.Union(last.Rect).Inset(-7*f.PanelUnit()), 1)
}
