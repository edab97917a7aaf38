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
	tileCard    = 38 // the width of a card
	tileSign    = 20
	tileGap     = 7
	tileApart   = 4  // one below the other
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

func (s *sheet) drawTile(e pictures.Canvas, in geom.Rect, title kit.Lettering, d *analysis.Decision) {
	ui, u := e.UI(), s.Frame().TextUnit()
	line := geom.Rect{X: in.X + tileSide*u, Y: in.Y, W: in.W - 2*tileSide*u, H: lineHigh * u}
	e.Write(s.heading(d), title, line, kit.Left, 1)
	played, better := firsts(d)
	high := min(tileCard*stage.CardRatio*u, in.H-(3*lineHigh+2*tileApart)*u) // two lines have room below
	at := geom.Rect{X: line.X, Y: line.Bottom() + tileApart*u, W: high / stage.CardRatio, H: high}
	sign := func(what art.IconName, tint color.RGBA) {
		at.X += at.W + tileGap*u
		mark := geom.Around(geom.Point{X: at.X + tileSign*u/2, Y: at.Center().Y}, tileSign*u, tileSign*u)
		e.Tinted(kit.Sign(what), mark, tint, 1)
		at.X += (tileSign + tileGap) * u
	}
	s.drawDeed(e, at, played)
	sign(art.Close, ui.Warning)
	arrow := geom.Around(geom.Point{X: at.X + tileSign*u/2, Y: at.Center().Y}, tileSign*u, tileSign*u)
	e.Tinted(kit.Sign(art.Next), arrow, ui.Muted, 1)
	at.X += (tileSign + tileGap) * u
	s.drawDeed(e, at, better)
	sign(art.Check, pictures.Family(dreist.Turquoise))
	cost := geom.Rect{X: at.X, Y: at.Y, W: line.Right() - at.X, H: at.H}
	e.Write(signed(-d.Cost()), kit.Sized(u, assets.Strong, tileLetters, ui.Warning), cost, kit.Right, 1)
	_, text := s.ways(d)
	rest := geom.Rect{X: line.X, Y: at.Bottom() + tileApart*u, W: line.W, H: in.Bottom() - at.Bottom() - tileApart*u}
	style := e.Labels.Within(text, kit.Sized(u, assets.Strong, letters, ui.QuietText), rest, kit.Sized(u, assets.Strong, tileLeast, ui.QuietText).Size)
	text = e.Labels.Cut(text, style, rest)
	e.Image(e.Labels.Get(text, style, kit.Left, rest.W).Image, rest.X, rest.Y, 1)
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
