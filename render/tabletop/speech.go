package tabletop

import (
	"image/color"
	"strings"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// SpeechText is the text of a teacher's bubble.
type SpeechText struct {
	Text     string // the main text, in few words
	KeysText string // the keys for it, for players who use keys
	Details  string // further text, may be empty
	IsOpen   bool   // More is shown
}

type paragraph struct {
	text string
	font assets.Font
	aid  bool // secondary text, in a muted colour
}

// paragraphs returns the texts of the bubble; empty ones are left out.
func (s *SpeechText) paragraphs() [3]paragraph {
	all := [...]paragraph{{text: s.Text, font: assets.StrongFont}, {text: s.KeysText, font: assets.TextFont, aid: true},
		{text: s.Details, font: assets.TextFont}}
	if s.IsOpen {
		all[1].text = "" // the reader has seen them before
	} else {
		all[2].text = ""
	}
	return all
}

// Lengths of a bubble, in logical pixels of texts.
const (
	SpeechPad = 13.0 // padding beside the texts
	speechTop = 9.0
	between   = 5.0 // between two paragraphs
	buttonW   = 78.0
	keyedW    = 108.0 // width of a button with a key
	buttonH   = 28.0
	countWide = 62.0
	countHigh = 18.0
	countStar = 17.0
	callRound = 15.0
)

func (s *SpeechText) moreWidth() float64 {
	if s.KeysText != "" {
		return keyedW
	}
	return buttonW
}

// footHigh returns the height of the foot, which has the count and the button.
func (s *SpeechText) footHigh() float64 {
	if s.Details != "" {
		return buttonH
	}
	return countHigh
}

// Place fits the bubble into a room, of any height if that is 0: in letters as large as fit, with even lines. place returns the bounds of a
// bubble w×h large, and the tip of its tail; with a tip inside the bounds there is no tail.
func (s *Speech) Place(l *kit.Labels, unit float64, room geom.Rect, place func(w, h float64) (geom.Rect, geom.Point)) {
	var w, h float64
	for s.size = kit.TextSize; ; s.size = s.size.ShrunkTo(s.size.Pixels() - 0.5) {
		widest := room.W - 2*SpeechPad*unit
		s.inner = widest
		if !s.IsOpen && s.KeysText == "" {
			s.inner = l.BalancedWidth(s.Text, kit.NewTextStyle(unit, assets.StrongFont, s.size, kit.WhiteTint()), widest)
		}
		w, h = s.measure(l, unit)
		if room.H == 0 || h <= room.H || s.size.Pixels() <= kit.SmallestText {
			break
		}
	}
	box, tip := place(w, h)
	s.Rect = box
	s.plate = kit.Callout{Radius: kit.Round(callRound * unit), TipX: kit.Round(tip.X - box.X), TipY: kit.Round(tip.Y - box.Y)}
}

// measure returns the size of the bubble in device pixels.
func (s *Speech) measure(l *kit.Labels, unit float64) (w, h float64) {
	h = (2*speechTop - between) * unit
	for _, p := range s.paragraphs() {
		if p.text != "" {
			said := l.Label(p.text, kit.NewTextStyle(unit, p.font, s.size, kit.WhiteTint()), kit.Left, s.inner)
			w, h = max(w, said.W), h+said.H+between*unit
		}
	}
	foot := countWide
	if s.Details != "" {
		foot += s.moreWidth()
	}
	w, h = max(w, min(foot*unit, max(s.inner, (countWide+buttonW)*unit))), h+(s.footHigh()+between)*unit
	return float64(kit.Round(w + 2*SpeechPad*unit)), float64(kit.Round(h))
}

// Speech is the bubble of a teacher, which fades in and out.
type Speech struct {
	SpeechText
	Rect  geom.Rect
	inner float64 // width of its lines
	size  kit.LetterSize
	plate kit.Motif // picture of the bubble
	shown int       // ticks since it appeared, at most the constant appears
}

// appears is the number of ticks in which a bubble appears.
const appears = 8

// IsPlaced reports whether Place has been called.
func (s *Speech) IsPlaced() bool { return s.plate != nil }

// IsInvisible reports whether the bubble is invisible.
func (s *Speech) IsInvisible() bool { return s.shown == 0 }

// IsFullyVisible reports whether the bubble has fully appeared.
func (s *Speech) IsFullyVisible() bool { return s.shown == appears }

// Restart makes the bubble appear again, for a new text.
func (s *Speech) Restart() { s.shown, s.IsOpen = 0, false }

// IsMoving reports whether the bubble is appearing or, if silent, disappearing.
func (s *Speech) IsMoving(silent bool) bool {
	if silent {
		return !s.IsInvisible()
	}
	return !s.IsFullyVisible()
}

// Fade makes the bubble appear or, if silent, disappear for a tick, and reports whether it changed.
func (s *Speech) Fade(silent, atOnce bool) (changed bool) {
	before := s.shown
	switch {
	case silent && atOnce:
		s.shown = 0
	case silent:
		s.shown = max(s.shown-2, 0)
	case atOnce:
		s.shown = appears
	default:
		s.shown = min(s.shown+1, appears)
	}
	return s.shown != before
}

// footRect returns the bounds of the foot.
func (s *Speech) footRect(unit float64) geom.Rect {
	h := s.footHigh() * unit
	return geom.Rect{X: s.Rect.X + SpeechPad*unit, Y: s.Rect.Bottom() - speechTop*unit - h, W: s.Rect.W - 2*SpeechPad*unit, H: h}
}

// MoreButton opens and closes the further text of a bubble.
const MoreButton = LeaveButton + 1

// DetailsButton returns the button of the bubble, if any; names and texts are those for closed and open further text.
func (s *Speech) DetailsButton(unit float64, names, texts [2]string) (b Button, ok bool) {
	if s.SpeechText.Details == "" || !s.IsFullyVisible() {
		return b, false
	}
	i, foot := 0, s.footRect(unit)
	w := min(s.moreWidth()*unit, foot.W-countWide*unit)
	if s.IsOpen {
		i = 1
	}
	return Button{ID: MoreButton, Name: names[i], Text: texts[i], IsEnabled: true,
		Rect: geom.Rect{X: foot.Right() - w, Y: foot.Y, W: w, H: buttonH * unit}}, true
}

// Draw draws the bubble with a star and count at its foot; beside draws what is next to it, in area.
func (s *Speech) Draw(e *kit.Canvas, unit float64, count string, star color.RGBA, alpha float64, area geom.Rect, beside func()) {
	if s.IsInvisible() || !s.IsPlaced() {
		return
	}
	e.DrawGroup(area.Inset(-12*unit), float64(s.shown)/appears, func() {
		s.draw(e, unit)
		s.drawCount(e, unit, count, star, alpha)
		beside()
	})
}

func (s *Speech) draw(e *kit.Canvas, unit float64) {
	e.DrawPicture(s.plate, s.Rect, 1)
	at := geom.Point{X: s.Rect.X + SpeechPad*unit, Y: s.Rect.Y + speechTop*unit}
	for _, p := range s.paragraphs() {
		if p.text == "" {
			continue
		}
		ink := e.Palette().Text
		if p.aid {
			ink = e.Palette().MutedText
		}
		said := e.Labels.Label(p.text, kit.NewTextStyle(unit, p.font, s.size, ink), kit.Left, s.inner)
		e.DrawImageAt(said.Image, at.X, at.Y, 1)
		at.Y += said.H + between*unit
	}
}

func (s *Speech) drawCount(e *kit.Canvas, unit float64, count string, ink color.RGBA, alpha float64) {
	foot, star := s.footRect(unit), countStar*unit
	e.DrawTinted(kit.Spark, geom.RectAround(geom.Point{X: foot.X + star/2, Y: foot.Center().Y}, star, star), ink, alpha)
	foot.X, foot.W = foot.X+star+3*unit, foot.W-star-3*unit
	e.DrawText(count, kit.NewTextStyle(unit, assets.StrongFont, kit.TextSize, e.Palette().MutedText), foot, kit.Left, 1)
}

// ReadingTicks returns the number of ticks for reading a text: 150 words a minute, and a second.
func ReadingTicks(text string) int {
	return stage.TicksPerSecond + len(strings.Fields(text))*stage.TicksPerSecond*60/150
}
