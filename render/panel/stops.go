package panel

import "github.com/hajimehoshi/ebiten/v2/text/v2"

// caretStops returns where a caret stands before each letter of a line, by the letter's first byte, and after the last, in pixels from the line's
// beginning: at the origin of the glyph that the whole line has there. Measuring the beginnings of a line instead would miss by the kerning between what is
// measured and what follows. Letters that share a glyph, such as a ligature, share its width.
func caretStops(line string, face text.Face) []float64 {
	const unknown = -1
	stops := make([]float64, len(line)+1)
	for i := range len(line) {
		stops[i] = unknown
	}
	for _, g := range text.AppendLazyGlyphs(nil, line, face, nil) {
		if at := g.StartIndexInBytes; stops[at] == unknown {
			stops[at] = g.OriginX
		}
		stops[len(line)] = max(stops[len(line)], g.OriginX+g.AdvanceX)
	}
	if stops[0] == unknown {
		stops[0] = 0
	}
	from := 0
	var sharing []int // the letters since then that have no glyph of their own
	share := func(to int) {
		for n, i := range sharing {
			stops[i] = stops[from] + (stops[to]-stops[from])*float64(n+1)/float64(len(sharing)+1)
		}
		from, sharing = to, sharing[:0]
	}
	for i := range line {
		if stops[i] == unknown {
			sharing = append(sharing, i)
		} else {
			share(i)
		}
	}
	share(len(line))
	return stops
}
