package panel

import (
	"image"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Swatches is a control for one of several pictures side by side.
type Swatches struct {
	ID            string // see Button.ID
	Label         string // text left of the pictures
	Options       []Swatch
	SwatchWidth   float64         // logical width of a picture
	SwatchHeight  float64         // logical height of a picture
	SelectedIndex int             // index of the initial picture, from 0
	OnChange      func(index int) // called when another one is chosen
}

// Swatch is one picture of Swatches.
type Swatch struct {
	ID    string // empty for an ID made from that of the Swatches
	Label string // shown only as a tip
	Motif kit.Motif
}

// Logical distances between pictures, and of the ring around the chosen one.
const (
	swatchGap  = 12
	swatchRing = 3
	swatchRoom = 2 // between picture and ring
)

type swatches struct {
	picker
	item Swatches
}

func (item Swatches) MakePart(d *Env, id string) Part {
	d.widenLabels(item.Label)
	return &swatches{picker: picker{Env: d, id: idOrDefault(item.ID, id), count: len(item.Options), index: item.SelectedIndex, onChange: item.OnChange}, item: item}
}

func (s *swatches) Measure(width int) int {
	s.Caption = s.newCaption(s.item.Label, width)
	return max(s.skin.Px(s.item.SwatchHeight)+2*s.reach(), s.label.Height())
}

// reach returns the width in pixels of the ring around a picture.
func (s *swatches) reach() int { return int(s.skin.LinePx(swatchRing) + s.skin.LinePx(swatchRoom)) }

// seat returns the rectangle of a picture. They move closer if there is less room.
func (s *swatches) seat(i int) image.Rectangle {
	r, w, h, n := s.Bounds(), s.skin.Px(s.item.SwatchWidth), s.skin.Px(s.item.SwatchHeight), len(s.item.Options)
	step := w + s.skin.Px(swatchGap)
	if free := r.Dx() - s.start - 2*s.reach() - w; n > 1 {
		step = min(step, free/(n-1))
	}
	at := image.Pt(r.Min.X+s.start+s.reach()+i*step, (r.Min.Y+r.Max.Y-h)/2)
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(w, h))}
}

func (s *swatches) AppendZones(dst []zone) []zone {
	for i, o := range s.item.Options {
		z := newZone(i+1, idOrDefault(o.ID, numbered(s.id, i)), s.seat(i), o.Label, true)
		z.Tip = o.Label
		dst = append(dst, z)
	}
	return dst
}

func (s *swatches) Draw(screen *ebiten.Image) {
	s.drawLabel(screen, s.Bounds(), s.skin.Palette.Text)
	ring := s.skin.Ring.(kit.FocusRing)
	ring.Radius = swatchRadius * float64(s.skin.Scale)
	ring.Width, ring.Gap = s.skin.LinePx(swatchRing), s.skin.LinePx(swatchRoom)
	ring.EqualCorners = kit.EqualCorners{Size: int(math.Ceil(ring.Radius)) + 2, Reach: s.reach()}
	for i, o := range s.item.Options {
		seat := s.seat(i)
		around := ring
		if i != s.index {
			around.Color = s.skin.Palette.PanelEdge
		} else if !s.hasRing {
			around.Color = s.skin.Palette.Glow
		}
		if i == s.index || i == s.overPart-1 {
			s.skin.Pictures.DrawStretched(screen, around, seat)
		}
		s.skin.Pictures.Draw(screen, o.Motif, seat)
		if i == s.index {
			size := s.skin.Px(swatchTick)
			s.skin.Pictures.DrawCentred(screen, badge{rim: s.skin.LinePx(1.4), face: s.skin.Palette.Panel, ink: s.skin.Palette.Text}, size, seat.Max.Sub(image.Pt(size/4, size/4)))
		}
	}
	if s.hasRing { // shows the focus if the chosen picture alone does not
		l := s.Bounds()
		s.skin.fill(screen, image.Rect(l.Min.X, l.Max.Y-s.reach(), l.Min.X+int(s.label.Width), l.Max.Y-s.reach()+int(s.skin.LinePx(2))), kit.FocusColor(s.skin.theme))
	}
}

// Logical radius of the corners of a picture, and the size of the sign on the chosen one.
const (
	swatchRadius = 7
	swatchTick   = 20
)

// ClothSample is a picture of a table: wood and cloth with a card on it.
type ClothSample art.Theme

// PictureTraits marks a sample as stretched to its rectangle, and independent of the theme.
func (ClothSample) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsStretched: true} }

// Paint draws the sample at a size.
func (c ClothSample) Paint(o kit.PaintRequest) *image.RGBA {
	theme := art.Theme(c)
	w, h := float64(o.W), float64(o.H)
	piece := image.NewRGBA(image.Rect(0, 0, o.W, o.H))
	draw.Draw(piece, piece.Bounds(), art.ClothTile(theme, max(o.W, o.H)), image.Point{}, draw.Src)
	ledge := kit.Round(h * 0.26)
	draw.Draw(piece, image.Rect(0, 0, o.W, ledge), art.StoneLedge(theme, o.W+2*ledge, ledge), image.Pt(ledge, 0), draw.Over)
	shape := paint.RoundRect(0, 0, w, h, math.Min(w, h)*0.16)
	page := paint.NewCanvas(o.W, o.H)
	page.Fill(shape, paint.Solid(kit.WhiteTint()))
	mask := page.Image()
	cut := image.NewRGBA(piece.Bounds())
	draw.DrawMask(cut, cut.Bounds(), piece, image.Point{}, mask, image.Point{}, draw.Over)

	over := paint.NewCanvas(o.W, o.H)
	tall := h * 0.44
	card := paint.RoundRect(-tall*0.36, -tall/2, tall*0.72, tall, tall*0.09).Map(paint.Rotate(8).Then(paint.Translate(w*0.5, h*0.64)))
	over.FillBlurred(card.Map(paint.Translate(0, h*0.025)), h*0.03, paint.ScaleOpacity(art.RGB(0x000000), 0.35))
	over.Fill(card, paint.Solid(art.PaperColor()))
	over.Fill(paint.Circle(w*0.5, h*0.64, tall*0.2), paint.Solid(art.OrnamentColors()[0]))
	over.Stroke(shape, 1.4, paint.Solid(paint.ScaleOpacity(art.RGB(0x000000), 0.25)))
	draw.Draw(cut, cut.Bounds(), over.Image(), image.Point{}, draw.Over)
	return cut
}
