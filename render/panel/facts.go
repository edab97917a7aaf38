package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/paint"
)

// NumberBoxes are a few large numbers in rows, each in a box with a picture and a label.
type NumberBoxes struct {
	BoxesPerRow int // number of boxes in a row
	Boxes       []NumberBox
}

// NumberBox is a number with its picture and label.
type NumberBox struct {
	Picture kit.Motif
	Number  string
	Label   string
}

type facts struct {
	PartBase
	*Env
	item  NumberBoxes
	texts []factTexts
	size  image.Point // size of a box
}

type factTexts struct{ number, label kit.WrappedText }

// Logical measures of the boxes.
const (
	factHigh    = 74
	factGap     = 10
	factSide    = 8
	factPicture = 50
	factRadius  = 14
)

func (item NumberBoxes) MakePart(d *Env, _ string) Part { return &facts{Env: d, item: item} }

func (f *facts) Measure(width int) int {
	gap := f.skin.Px(factGap)
	f.size = image.Pt((width-(f.item.BoxesPerRow-1)*gap)/f.item.BoxesPerRow, f.skin.Px(factHigh))
	room := float64(f.size.X - f.skin.Px(3*factSide+factPicture))
	f.texts = f.texts[:0]
	for _, t := range f.item.Boxes {
		texts := factTexts{f.skin.layOutFitted(t.Number, assets.DisplayFont, kit.TitleSize, room), f.skin.layOutFitted(t.Label, assets.TextFont, kit.TextSize, room)}
		f.texts = append(f.texts, texts)
		f.size.Y = max(f.size.Y, texts.number.Height()+texts.label.Height()+f.skin.Px(factSide))
	}
	rows := (len(f.item.Boxes) + f.item.BoxesPerRow - 1) / f.item.BoxesPerRow
	return rows*f.size.Y + (rows-1)*gap
}

func (f *facts) Draw(screen *ebiten.Image) {
	r, s := f.Bounds(), f.skin
	box := s.flatBox(factRadius, s.LinePx(1.4), paint.Mix(s.Palette.Panel, s.Palette.Quiet, 0.7), s.Palette.PanelEdge)
	step := f.size.Add(image.Pt(s.Px(factGap), s.Px(factGap)))
	for i, t := range f.texts {
		corner := r.Min.Add(image.Pt(i%f.item.BoxesPerRow*step.X, i/f.item.BoxesPerRow*step.Y))
		in := image.Rectangle{Min: corner, Max: corner.Add(f.size)}
		s.Pictures.DrawStretched(screen, box, in)
		size := s.Px(factPicture)
		s.Pictures.DrawCentred(screen, f.item.Boxes[i].Picture, size, image.Pt(in.Min.X+s.Px(factSide)+size/2, (in.Min.Y+in.Max.Y)/2))
		in.Min.X += s.Px(2*factSide + factPicture)
		in.Max.X -= s.Px(factSide)
		in.Min.Y += (in.Dy() - t.number.Height() - t.label.Height()) / 2
		number := in
		number.Max.Y = in.Min.Y + t.number.Height()
		t.number.Draw(screen, number, kit.Left, s.Palette.Text)
		in.Min.Y, in.Max.Y = number.Max.Y, number.Max.Y+t.label.Height()
		t.label.Draw(screen, in, kit.Left, s.Palette.Text)
	}
}

func (f *facts) AppendLines(dst []ReaderLine, _ bool) []ReaderLine {
	for _, t := range f.item.Boxes {
		dst = textLines(dst, t.Number+" "+t.Label)
	}
	return dst
}
