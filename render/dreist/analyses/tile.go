package analyses

import (
	"image/color"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The logical measures of what stands on a tile.
const (
	tileLetters = 17
	tileSide    = 10
	tileCard    = 50 // the width of a card
	tileSign    = 20
	tileGap     = 6
	tileCost    = 38
	tileApart   = 4 // one below the other
	tileFoot    = 6
	saidHigh    = 18 // of a line of what was better
	saidLines   = 2  // at most
	mostHigh    = 146
	tileLeast   = 12 // the letters of what was better, where that is long
)

// drawTiles draws on each tile which decision it is, the deed that was played and the better one as cards with what that cost, and
// says the better one in a sentence.
func (s *sheet) drawTiles(e pictures.Canvas, tiles []geom.Rect) {
	u := s.Frame().TextUnit()
	title := kit.Sized(u, assets.Display, tileLetters, e.UI().QuietText)
	for i, in := range tiles { // all as large as the longest lets them
		title = e.Labels.Fit(s.heading(&s.judged.Decisions[s.costly[i]]), title, in.W-2*tileSide*u)
	}
	for i, in := range tiles {
		s.drawTile(e, in, title, &s.judged.Decisions[s.costly[i]])
	}
}

// tileInner is about how wide the content of a tile is, in logical pixels of the panel, of up to so many side by side.
func tileInner(count int) float64 { return (sheetWidth-64)/float64(count) - 10 - 2*tileSide }

// cardWide returns how wide the cards of a tile are in device pixels, whose content is so wide: what stands beside them has room.
func cardWide(inner, u float64) float64 {
	return min(tileCard*u, (inner-(3*tileSign+5*tileGap+tileCost)*u)/2)
}

// tileRoom returns the logical height that the content of the tiles needs, and how many lines of words lie below the cards, which become smaller rather than leave less
// than that to the curve.
func (s *sheet) tileRoom() (high, lines float64) {
	u, unit := s.Frame().TextUnit(), s.Frame().PanelUnit()
	inner := tileInner(len(s.costly)) * unit
	cards := cardWide(inner, u) * stage.CardRatio
	if len(s.costly) == 1 { // beside the cards there is room for words
		return (cards + aroundCards(0)*u) / unit, 0
	}
	lines = 1
	for _, i := range s.costly {
		_, text := s.ways(&s.judged.Decisions[i])
		style := kit.Sized(u, assets.Strong, letters, s.Canvas.UI().QuietText)
		if s.Canvas.Labels.Get(text, style, kit.Left, inner).H > 1.5*saidHigh*u {
			lines = saidLines
		}
	}
	return min((cards+aroundCards(lines)*u)/unit, mostHigh), lines
}

// aroundCards is what is above and below the cards of a tile with so many lines of words there, in logical pixels of texts.
func aroundCards(lines float64) float64 {
	return lineHigh + tileApart + tileFoot + lines*saidHigh + min(lines, 1)*tileApart
}

func (s *sheet) drawTile(e pictures.Canvas, in geom.Rect, title kit.Lettering, d *analysis.Decision) {
	ui, u := e.UI(), s.Frame().TextUnit()
	line := geom.Rect{X: in.X + tileSide*u, Y: in.Y, W: in.W - 2*tileSide*u, H: lineHigh * u}
	e.Write(s.heading(d), title, line, kit.Left, 1)
	played, better := firsts(d)
	wide := min(cardWide(line.W, u), (in.H-aroundCards(s.lines)*u)/stage.CardRatio)
	at := geom.Rect{X: line.X, Y: line.Bottom() + tileApart*u, W: wide, H: wide * stage.CardRatio}
	sign := func(what art.IconName, tint color.RGBA) {
		mark := geom.Around(geom.Point{X: at.X + tileSign*u/2, Y: at.Center().Y}, tileSign*u, tileSign*u)
		e.Tinted(kit.Sign(what), mark, tint, 1)
		at.X += (tileSign + tileGap) * u
	}
	deed := func(m dreist.Move) {
		s.drawDeed(e, at, m)
		at.X += at.W + tileGap*u
	}
	deed(played)
	sign(art.Close, ui.Warning)
	sign(art.Next, ui.Muted)
	deed(better)
	sign(art.Check, pictures.Family(dreist.Turquoise))
	rest := geom.Rect{X: line.X, Y: at.Bottom() + tileApart*u, W: line.W, H: in.Bottom() - at.Bottom() - tileApart*u}
	cost := geom.Rect{X: at.X, Y: at.Y, W: line.Right() - at.X, H: at.H}
	beside := s.lines == 0
	if beside {
		cost.W = tileCost * u
		rest = geom.Rect{X: cost.Right() + 2*tileSide*u, Y: at.Y, H: at.H}
		rest.W = line.Right() - rest.X
	}
	e.Write(signed(-d.Cost()), kit.Sized(u, assets.Strong, tileLetters, ui.Warning), cost, kit.Right, 1)
	_, text := s.ways(d)
	style := e.Labels.Within(text, kit.Sized(u, assets.Strong, letters, ui.QuietText), rest,
		kit.Sized(u, assets.Strong, tileLeast, ui.QuietText).Size)
	text = e.Labels.Cut(text, style, rest)
	said := e.Labels.Get(text, style, kit.Left, rest.W)
	if beside {
		rest.Y += (rest.H - said.H) / 2
	}
	e.Image(said.Image, rest.X, rest.Y, 1)
}

// firsts returns the deeds in which what was played and the better way part.
func firsts(d *analysis.Decision) (played, better dreist.Move) {
	first := func(moves, others []dreist.Move) dreist.Move {
		for i, told := range apart(moves, others) {
			if told {
				return moves[i]
			}
		}
		return dreist.End()
	}
	return first(d.Played, d.Best), first(d.Best, d.Played)
}

// drawDeed draws a move as a small card: its own, the back of one that is drawn, or a sign for what needs none.
func (s *sheet) drawDeed(e pictures.Canvas, at geom.Rect, m dreist.Move) {
	switch m.Action {
	case dreist.LayCard, dreist.DiscardCard:
		e.Picture(pictures.FaceMotif(m.Card.Kind()), at, 1)
		if m.Action == dreist.DiscardCard { // it goes, and is not laid
			e.Picture(kit.VeilPlate, at, 0.8)
		}
	case dreist.DrawCard:
		e.Picture(pictures.BackMotif, at, 1)
	case dreist.GiveCards:
		e.Picture(pictures.BackMotif, at, 1)
		e.Picture(kit.Bow, at, 1)
	default:
		e.Picture(kit.NotePlate, at, 1)
		e.Tinted(kit.Sign(art.Forth), geom.Around(at.Center(), at.W*0.6, at.W*0.6), e.UI().QuietText, 1)
	}
}
