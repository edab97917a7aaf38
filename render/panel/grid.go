package panel

import (
	"image"
	"image/color"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/paint"
)

// HeadRow is the row number of a Grid's head.
const HeadRow = -1

// GridCell is a cell of a Grid. Rows and columns count from 0; the head has the row HeadRow, the foot the row after the last.
type GridCell struct{ Row, Column int }

// Grid is a small table of texts, the first column left-aligned, the others right-aligned. Missing cells of short rows are empty.
type Grid struct {
	HeadTexts       []string    // above the rows; may be empty
	Rows            [][]string  // from the top
	FootTexts       []string    // below a line, in bold, for sums; may be empty
	SecondFootTexts []string    // another line below the foot; may be empty
	CrownedCells    []GridCell  // cells with a crown before the text
	LostCells       []GridCell  // cells with the sign of a lost match before the text
	ColumnPictures  []kit.Motif // pictures above all columns but the first, which then are equally wide; may be empty
	TintedColumns   []int       // indices of columns with a tinted background
}

type grid struct {
	PartBase
	*Env
	item    Grid
	columns []span
	lines   []gridLine
	named   bool // there is room for the texts of a head with pictures
}

type gridLine struct {
	row   int // as in GridCell
	texts []kit.WrappedText
	from  int // distance from the upper edge of the grid
	to    int
}

// Logical lengths of a grid: the minimum height of a line, and the space beside the texts, at least gridTight.
const (
	gridLineHeight = 30
	gridSide       = 10
	gridTight      = 5
	crownSize      = 18
	crownGap       = 6
	headFace       = 26 // a picture in the head
)

func (item Grid) MakePart(d *Env, _ string) Part { return &grid{Env: d, item: item} }

// Measure divides the width by the contents of the columns, in the largest letters with which all texts fit in one line. If even the smallest do not
// fit, the widest columns shrink and wrap their texts. Columns under pictures are equally wide, and the texts of the head are shown only if all fit.
func (g *grid) Measure(width int) int {
	size := kit.TextSize
	if len(g.item.ColumnPictures) > 0 {
		g.divide(width)
	} else {
		size = g.fit(width)
	}
	y := 0
	g.lines = g.lines[:0]
	g.each(func(row int, texts []string) {
		l := gridLine{row: row, from: y}
		high := 0
		for column, t := range texts {
			p := g.skin.layOutFitted(t, g.weight(row), size, float64(max(g.room(row, column), 1)))
			l.texts = append(l.texts, p)
			high = max(high, p.Height())
		}
		if row == HeadRow && len(g.item.ColumnPictures) > 0 {
			if high += g.skin.Px(headFace); !g.named {
				high = g.skin.Px(headFace)
			}
		}
		y += max(g.skin.Px(gridLineHeight), high+g.skin.Px(6))
		l.to = y
		g.lines = append(g.lines, l)
	})
	return y
}

func (g *grid) room(row, column int) int {
	return g.columns[column].to - g.columns[column].from - 2*g.skin.Px(gridTight) - g.crowned(row, column)
}

// divide gives all columns but the first the same width.
func (g *grid) divide(width int) {
	first := g.needs(kit.TextSize, gridSide)[0]
	rest := max(0, width-first)
	g.columns = append([]span{{to: first}}, distribute(first, make([]int, len(g.item.ColumnPictures)), rest)...)
	g.named = true
	for i, t := range g.item.HeadTexts {
		fits := g.skin.layOutLine(t, assets.StrongFont, kit.TextSize).Width <= float64(g.room(HeadRow, i))
		g.named = g.named && fits
	}
}

// fit sets the widths of the columns by their contents, in the largest letters with which all texts fit in one line, and returns the size
// of these letters. If even the smallest do not fit, the widest columns shrink.
func (g *grid) fit(width int) kit.LetterSize {
	size := kit.TextSize
	needs := g.needs(size, gridSide)
	for sum(needs) > width && size.Pixels() > smallestSize {
		size = shrunk(size)
		needs = g.needs(size, gridTight)
	}
	if len(needs) > 2 && sum(needs) <= width && !even(needs[1:], width-sum(needs)) {
		needs = g.needs(size, gridTight)
		even(needs[1:], width-sum(needs))
	}
	for over := sum(needs) - width; over > 0 && len(needs) > 0; over = sum(needs) - width {
		widest := slices.Index(needs, slices.Max(needs))
		// Down to the next narrower column, but not further than needed.
		second := 0
		for i, n := range needs {
			if i != widest {
				second = max(second, n)
			}
		}
		needs[widest] -= max(1, min(over, needs[widest]-second))
	}
	g.columns = distribute(0, needs, max(0, width-sum(needs)))
	return size
}

// even widens the narrowest columns of numbers to the width of the others, as far as spare allows, and reports whether all are equal.
func even(needs []int, spare int) bool {
	most := slices.Max(needs)
	for ; spare > 0 && slices.Min(needs) < most; spare-- {
		needs[slices.Index(needs, slices.Min(needs))]++
	}
	return slices.Min(needs) == most
}

func (g *grid) each(visit func(row int, texts []string)) {
	if len(g.item.HeadTexts) > 0 {
		visit(HeadRow, g.item.HeadTexts)
	}
	for i, r := range g.item.Rows {
		visit(i, r)
	}
	if len(g.item.FootTexts) > 0 {
		visit(len(g.item.Rows), g.item.FootTexts)
	}
	if len(g.item.SecondFootTexts) > 0 {
		visit(len(g.item.Rows)+1, g.item.SecondFootTexts)
	}
}

func (g *grid) needs(size kit.LetterSize, side float64) []int {
	var needs []int
	g.each(func(row int, texts []string) {
		for column, t := range texts {
			if column == len(needs) {
				needs = append(needs, 0)
			}
			need := g.skin.layOutLine(t, g.weight(row), size).Width
			needs[column] = max(needs[column], int(need)+1+2*g.skin.Px(side)+g.crowned(row, column))
		}
	})
	return needs
}

func (g *grid) weight(row int) assets.Font {
	if row == HeadRow || row == len(g.item.Rows) {
		return assets.StrongFont
	}
	return assets.TextFont
}

func (g *grid) crowned(row, column int) int {
	if picture, _ := g.sign(row, column); picture != nil {
		return g.skin.Px(crownSize) + g.skin.Px(crownGap)
	}
	return 0
}

// sign returns the crown or the sign of a lost match in a cell, and its size in pixels; nil without one.
func (g *grid) sign(row, column int) (picture kit.Motif, size int) {
	switch at := (GridCell{row, column}); {
	case slices.Contains(g.item.CrownedCells, at):
		return kit.Crown, g.skin.Px(crownSize)
	case slices.Contains(g.item.LostCells, at):
		return LostOutcome, g.skin.Px(crownSize * 0.6)
	}
	return nil, 0
}

func (g *grid) Draw(screen *ebiten.Image) {
	r := g.Bounds()
	for _, column := range g.item.TintedColumns {
		c := g.columns[column]
		g.skin.fill(screen, image.Rect(r.Min.X+c.from, r.Min.Y, r.Min.X+c.to, r.Max.Y), paint.ScaleOpacity(g.skin.Palette.Glow, 0.2))
	}
	for _, l := range g.lines {
		line := image.Rect(r.Min.X, r.Min.Y+l.from, r.Max.X, r.Min.Y+l.to)
		rule := int(g.skin.LinePx(1.4))
		switch foot := len(g.item.Rows); {
		case l.row == HeadRow:
			g.skin.fill(screen, image.Rect(line.Min.X, line.Max.Y-rule, line.Max.X, line.Max.Y), g.skin.Palette.PanelEdge)
		case l.row == foot:
			g.skin.fill(screen, image.Rect(line.Min.X, line.Min.Y, line.Max.X, line.Min.Y+rule), g.skin.Palette.MutedText)
		case l.row%2 == 1:
			g.skin.fill(screen, line, g.skin.stripeColor())
		}
		for column, p := range l.texts {
			g.drawText(screen, line, l.row, column, p)
		}
	}
}

func (g *grid) drawText(screen *ebiten.Image, line image.Rectangle, row, column int, p kit.WrappedText) {
	c := g.columns[column]
	side := g.skin.Px(gridTight)
	box := image.Rect(line.Min.X+c.from+side, line.Min.Y, line.Min.X+c.to-side, line.Max.Y)
	a := kit.Right
	if len(g.item.ColumnPictures) > 0 && column > 0 {
		g.drawUnder(screen, box, row, column, p)
		return
	}
	if column == 0 {
		a = kit.Left
	}
	if crown := g.crowned(row, column); crown > 0 {
		// Text and crown are one block.
		free := box.Dx() - crown - int(p.Width)
		x := box.Min.X
		if a == kit.Right {
			x += free
		}
		half := g.skin.Px(crownSize) / 2
		sign, size := g.sign(row, column)
		g.skin.Pictures.DrawCentred(screen, sign, size, image.Pt(x+half, (box.Min.Y+box.Max.Y)/2))
		box.Min.X, a = x+crown, kit.Left
	}
	p.Draw(screen, box, a, g.ink(row))
}

func (g *grid) ink(row int) color.RGBA {
	if row == HeadRow {
		return g.skin.Palette.MutedText
	}
	return g.skin.Palette.Text
}

// drawUnder draws a cell of a column under a picture: everything in its middle, a crown left of that.
func (g *grid) drawUnder(screen *ebiten.Image, box image.Rectangle, row, column int, p kit.WrappedText) {
	x := (box.Min.X + box.Max.X) / 2
	if row == HeadRow {
		size := g.skin.Px(headFace)
		g.skin.Pictures.DrawCentred(screen, g.item.ColumnPictures[column-1], size, image.Pt(x, box.Min.Y+size/2+g.skin.Px(1)))
		if !g.named {
			return
		}
		box.Min.Y += size
	}
	if sign, size := g.sign(row, column); sign != nil {
		at := x - int(p.Width/2) - g.skin.Px(crownGap) - g.skin.Px(crownSize)/2
		g.skin.Pictures.DrawCentred(screen, sign, size, image.Pt(at, (box.Min.Y+box.Max.Y)/2))
	}
	p.Draw(screen, box, kit.Center, g.ink(row))
}

// AppendLines appends a line for each row, each text with its column's heading.
func (g *grid) AppendLines(dst []ReaderLine, _ bool) []ReaderLine {
	g.each(func(row int, texts []string) {
		line := ""
		for column, text := range texts {
			if row != HeadRow && text != "" && column > 0 && column < len(g.item.HeadTexts) && g.item.HeadTexts[column] != "" {
				text = g.item.HeadTexts[column] + ": " + text
			}
			line = joined(line, text)
		}
		if row != HeadRow {
			dst = textLines(dst, line)
		}
	})
	return dst
}
