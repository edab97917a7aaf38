package analyses

import (
	"image/color"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The measures of a mistake's board, as parts of a card's width unless said otherwise.
const (
	boardCard   = 46   // largest width of a card in logical pixels
	boardPitch  = 1.08 // from column to column
	boardRow    = 0.78 // from row to row at most, as a part of a card's height: rows overlap
	boardRows   = 2.56 // height of all rows together, in heights of a card
	boardShelf  = 0.16 // height of the shelf above the columns
	boardSide   = 6    // room between the board and what is done beside it, in logical pixels
	boardSign   = 0.5  // size of a cross or tick
	playedAlpha = 0.5  // of what was played, which steps back behind what is better
	boardLeast  = 3    // rows
)

// deed is a move that only one of two lines makes.
type deed struct {
	dreist.Move
	better bool
}

// part returns the position where the played and the best line part, after so many moves of both.
func part(p dreist.Position, d *analysis.Decision) (at dreist.Position, moves int) {
	for moves < len(d.Best) && moves < len(d.Played) && d.Best[moves].Like(d.Played[moves]) && p.Play(p.FromHand(d.Best[moves])) == nil {
		moves++
	}
	return p, moves
}

// parted returns the position where two lines part, what both do from there, and what only one of them does.
func parted(p dreist.Position, d *analysis.Decision) (at dreist.Position, both []dreist.Move, apartly []deed) {
	p, i := part(p, d)
	best, played := d.Best[i:], d.Played[i:]
	for k, only := range apart(played, best) {
		if m := p.FromHand(played[k]); only {
			apartly = append(apartly, deed{m, false})
		} else if m.Action == dreist.LayCard {
			both = append(both, m)
		}
	}
	for k, only := range apart(best, played) {
		if only {
			apartly = append(apartly, deed{p.FromHand(best[k]), true})
		}
	}
	return p, both, apartly
}

// drawBoard draws the layout where the lines part: what was played is pale, with a cross, what is better full, with a tick; what is not laid
// is beside it.
func (j *judged) drawBoard(in geom.Rect, u float64, d *analysis.Decision) {
	p, both, deeds := parted(*j.of.Before(d.From), d)
	beside := besides(deeds)
	side := 0.0
	if len(beside) > 0 {
		side = min(in.H/2/stage.CardRatio, boardCard*u) + boardSide*u
	}
	board := in
	board.W -= side
	j.drawLayout(board, u, &p, both, deeds)
	j.drawBeside(geom.Rect{X: in.Right() - side + boardSide*u, Y: in.Y, W: side - boardSide*u, H: in.H}, beside)
}

// besides returns the first deed of either line that is not laid. The end of a turn is one only where nothing else is done.
func besides(deeds []deed) (all []deed) {
	for _, better := range []bool{false, true} {
		line := slices.DeleteFunc(slices.Clone(deeds), func(d deed) bool { return d.better != better })
		for _, d := range line {
			if d.Action != dreist.LayCard && (d.Action != dreist.EndTurn || len(line) == 1) {
				all = append(all, d)
				break
			}
		}
	}
	return all
}

// drawLayout draws the columns around what is laid, as many as there is room for.
func (j *judged) drawLayout(in geom.Rect, u float64, p *dreist.Position, both []dreist.Move, deeds []deed) {
	e, rows := j.Canvas, max(p.Layout().Depth(), boardLeast)
	first, last := dreist.Numbers, 1
	reach := func(m dreist.Move) {
		if m.Action == dreist.LayCard {
			at := m.Card.Cell(int(m.Row))
			first, last, rows = min(first, at.Column), max(last, at.Column), max(rows, at.Row)
		}
	}
	for _, m := range both {
		reach(m)
	}
	for _, d := range deeds {
		reach(d.Move)
	}
	if first > last {
		first, last = 1, dreist.Numbers
	}
	pitch := min(boardRow, (boardRows-1)/float64(rows-1))
	high := stage.CardRatio*(1+pitch*float64(rows-1)) + 2*boardShelf
	wide := float64(kit.Round(min(in.H/high, boardCard*u, in.W/(float64(last-first+1)*boardPitch))))
	count := min(max(int(in.W/(wide*boardPitch)), last-first+1), dreist.Numbers)
	first = min(max(first-(count-(last-first+1))/2, 1), dreist.Numbers-count+1)
	across := float64(count)*boardPitch*wide - (boardPitch-1)*wide
	left := float64(kit.Round(in.X + (in.W-across)/2))
	e.Picture(kit.Shelf, geom.Rect{X: left - wide*boardShelf, Y: in.Y, W: across + 2*wide*boardShelf, H: float64(kit.Round(boardShelf * wide))}, 1)
	cell := func(at dreist.Cell) (r geom.Rect, seen bool) {
		x := left + float64(kit.Round(float64(at.Column-first)*boardPitch*wide))
		y := in.Y + float64(kit.Round(1.6*boardShelf*wide+float64(at.Row-1)*pitch*wide*stage.CardRatio))
		return geom.Rect{X: x, Y: y, W: wide, H: float64(kit.Round(wide * stage.CardRatio))}, at.Column >= first && at.Column < first+count
	}
	for row := 1; row <= rows; row++ { // a lower card lies on the upper one
		for column := 1; column <= dreist.Numbers; column++ {
			if c := p.Layout().At(dreist.Cell{Row: row, Column: column}); c != dreist.NoCard {
				if r, seen := cell(dreist.Cell{Row: row, Column: column}); seen {
					e.Picture(pictures.FaceMotif(c.Kind()), r, 1)
				}
			}
		}
		for _, m := range both {
			if r, _ := cell(m.Card.Cell(int(m.Row))); int(m.Row) == row {
				e.Picture(pictures.FaceMotif(m.Card.Kind()), r, 1)
			}
		}
		for _, d := range deeds {
			if r, _ := cell(d.Card.Cell(int(d.Row))); d.Action == dreist.LayCard && int(d.Row) == row {
				j.drawDeed(r, d)
			}
		}
	}
}

// drawBeside draws what is not laid: what was played above, what is better below.
func (j *judged) drawBeside(in geom.Rect, deeds []deed) {
	for i, d := range deeds {
		high := min(in.H/2-2, in.W*stage.CardRatio)
		at := geom.Rect{X: in.X, W: float64(kit.Round(high / stage.CardRatio)), H: float64(kit.Round(high))}
		at.Y = in.Y + float64(i)*(in.H/2)
		if len(deeds) == 1 {
			at.Y = in.Center().Y - at.H/2
		}
		j.drawDeed(at, d)
	}
}

// drawDeed draws a move as a small card: its card, a back for a drawn or given one, or a sign.
func (j *judged) drawDeed(at geom.Rect, d deed) {
	e, alpha, sign, tint := j.Canvas, playedAlpha, art.Close, j.Canvas.UI().Warning
	if d.better {
		alpha, sign, tint = 1, art.Check, tick()
		e.Picture(kit.FocusPlate, at, 1)
	}
	e.Together(at, alpha, func() {
		switch d.Action {
		case dreist.LayCard, dreist.DiscardCard:
			e.Picture(pictures.FaceMotif(d.Card.Kind()), at, 1)
		case dreist.DrawCard:
			e.Picture(pictures.BackMotif, at, 1)
		case dreist.GiveCards:
			e.Picture(pictures.BackMotif, at, 1)
			e.Picture(kit.Bow, at, 1)
		default:
			e.Picture(kit.NotePlate, at, 1)
			e.Tinted(kit.Sign(art.Forth), geom.Around(at.Center(), at.W*0.6, at.W*0.6), e.UI().QuietText, 1)
		}
	})
	size := at.W * boardSign
	mark := geom.Around(geom.Point{X: at.Right() - size*0.3, Y: at.Y + size*0.3}, size, size)
	e.Picture(kit.BadgePlate, mark, 1)
	e.Tinted(kit.Sign(sign), geom.Around(mark.Center(), size*0.8, size*0.8), tint, 1)
}

// tick is the colour of what is better.
func tick() color.RGBA { return pictures.Family(dreist.Turquoise) }
