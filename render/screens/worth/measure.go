package worth

import (
	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/skin"
)

// The logical heights of the sheet: what all but the curve, the tiles and the sentences takes at the usual size of letters, what of it grows
// with them, and what they may take.
const (
	restHeight   = 146
	restLetters  = 84
	choiceHeight = 52 // of the choice of persons
	sentenceLine = 24
	sentenceGap  = 10
	bothMost     = 352
	pictureMost  = 132
	pictureLeast = 64
	chartLeast   = 52 // without its letters
	chartMost    = 260
	chartLines   = 2
	chartPart    = 0.4 // of what curve and tiles take together
)

// measures are the heights of what takes the room that is left, in logical pixels.
type measures struct {
	chart, tile float64
	tight       bool // there is no room for the last sentence
}

// measure divides the height of the window between the curve and the tiles, for the sentences around them.
func (s *Sheet) measure(said []string) (m measures) {
	f, letters := s.Frame(), s.Frame().Letters()
	rest := restHeight + restLetters*letters
	if len(s.Persons) > 1 {
		rest += choiceHeight * letters
	}
	if !s.report.Done() {
		rest += barHeight + sentenceGap
	}
	for _, text := range said {
		rest += sentenceGap + sentenceLine*letters*s.paragraphLines(text)
	}
	both, least := f.H/f.PanelUnit()-rest, chartLeast+chartLines*lineHigh*letters
	if len(s.report.Mistakes) == 0 {
		m.chart = min(max(both, least), chartMost)
		return m
	}
	texts := (lineHigh + 2*tileApart + s.lines()*saidHigh + tileFoot) * letters
	if last := len(said) - 1; last > 0 && both < least+texts+pictureLeast {
		m.tight = true
		both += sentenceGap + sentenceLine*letters*s.paragraphLines(said[last])
	}
	both = min(both, bothMost)
	m.chart = max(min(both*chartPart, both-texts-pictureLeast), least)
	m.tile = texts + min(max(both-m.chart-texts, pictureLeast), pictureMost)
	if m.chart+m.tile < both {
		m.chart = both - m.tile
	}
	return m
}

// paragraphLines returns how many lines a paragraph takes.
func (s *Sheet) paragraphLines(text string) float64 {
	u := s.Frame().TextUnit()
	style := kit.Sized(u, assets.Text, skin.ParagraphSize, s.Canvas.UI().Text)
	one, all := s.Canvas.Labels.Get("A", style, kit.Left, 0), s.Canvas.Labels.Get(text, style, kit.Left, (sheetWidth-64)*s.Frame().PanelUnit())
	return float64(kit.Round(all.H / one.H))
}
