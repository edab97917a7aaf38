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

// The measures of a tile in logical pixels.
const (
	tileLetters = 17
	tileSide    = 10
	tileCard    = 50 // width of a card
	tileSign    = 20
	tileGap     = 6
	tileCost    = 38
	tileApart   = 4 // between parts one below the other
	tileFoot    = 6
	saidHigh    = 18 // height of a line of text
	saidLines   = 2  // largest number of lines
	mostHigh    = 146
	tileLeast   = 12 // smallest letters of the text

	playedAlpha = 0.5 // of the move that was played, which steps back behind the better one
)

// drawTiles draws on each tile its heading, the played and the better move as cards, the cost, and the better move as a sentence.
func (s *sheet) drawTiles(e pictures.Canvas, tiles []geom.Rect) {
	u := s.Frame().TextUnit()
	title := kit.Sized(u, assets.Display, tileLetters, e.UI().QuietText)
	for i, in := range tiles { // all with the size that fits the longest
		title = e.Labels.Fit(s.heading(&s.judged.Decisions[s.costly[i]]), title, in.W-2*tileSide*u)
	}
	for i, in := range tiles {
		s.drawTile(e, in, title, &s.judged.Decisions[s.costly[i]])
	}
}

// tileInner returns the approximate width of a tile's content in logical pixels of the panel, for a number of tiles side by side.
func tileInner(count int) float64 { return (sheetWidth-64)/float64(count) - 10 - 2*tileSide }

// cardWide returns the width of a tile's cards in device pixels, for the width of its content.
func cardWide(inner, u float64) float64 {
	return min(tileCard*u, (inner-(3*tileSign+5*tileGap+tileCost)*u)/2)
}

// tileRoom returns the height of the tiles' content in logical pixels, and the number of text lines below the cards. Cards shrink rather
// than leave less to the curve.
func (s *sheet) tileRoom() (high, lines float64) {
	u, unit := s.Frame().TextUnit(), s.Frame().PanelUnit()
	inner := tileInner(len(s.costly)) * unit
	cards := cardWide(inner, u) * stage.CardRatio
	if len(s.costly) == 1 { // the text is beside the cards
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

// aroundCards returns the height above and below the cards of a tile with a number of text lines, in logical pixels of texts.
func aroundCards(lines float64) float64 {
	return lineHigh + tileApart + tileFoot + lines*saidHigh + min(lines, 1)*tileApart
}

// drawTile draws the content of a tile.
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
	deed := func(m dreist.Move, alpha float64) {
		e.Together(at, alpha, func() { s.drawDeed(e, at, m) })
		at.X += at.W + tileGap*u
	}
	deed(played, playedAlpha)
	sign(art.Close, ui.Warning)
	sign(art.Next, ui.Muted)
	deed(better, 1)
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

// firsts returns the first moves in which the played and the better line differ.
func firsts(d *analysis.Decision) (played, better dreist.Move) {
	first := func(moves, others []dreist.Move) dreist.Move {
		for i, differs := range apart(moves, others) {
			if differs {
				return moves[i]
			}
		}
		return dreist.End()
	}
	return first(d.Played, d.Best), first(d.Best, d.Played)
}

// drawDeed draws a move as a small card: its card, a back for a drawn or given one, or a sign.
func (s *sheet) drawDeed(e pictures.Canvas, at geom.Rect, m dreist.Move) {
	switch m.Action {
	case dreist.LayCard, dreist.DiscardCard:
		e.Picture(pictures.FaceMotif(m.Card.Kind()), at, 1)
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
