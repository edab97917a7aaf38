package screens

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"io"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"

	"dreist/assets/msg"
	"dreist/fault"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel"
	"dreist/render/panel/skin"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Poster is a picture for others of how a match ended.
type Poster interface {
	// Paint paints the picture, which is as wide as it is high. It takes a moment, and is done beside everything else.
	Paint() *image.RGBA
	// Told returns what the picture says, for who has it read aloud.
	AltTexts() []string
}

// sharing is the panel on which the end of a match is shared, while it is open.
type sharing struct {
	*Front
	end     *End
	poster  Poster
	painter *painter
	small   *ebiten.Image // the picture as large as there is room, nil before it is shown
	ready   bool          // the picture is there
	copied  string        // the key of what was copied last, empty for nothing
	menu    *shell.Menu
}

// The logical measures of the panel.
const (
	shareWidth = 680
	shareMost  = 350 // how high the picture is
	shareLeast = 150
	shareWords = 96  // what the letters take of the height, at their usual size
	shareRest  = 150 // and what else there is
)

// shareButtons is which of the items has the button for copying, which can be pressed once the picture is there.
const shareButtons = 2

// share shows the picture for others, and how it is taken along.
func (e *End) share() shell.Step {
	s := &sharing{Front: e.Front, end: e, poster: e.Poster()}
	s.painter = paintBeside(s.poster, e.Skin().Px(shareHeight(e.Frame())), skin.BedRadius*float64(e.Skin().Scale))
	s.menu = e.NewMenu(shell.Menu{
		Mood: shell.NoHost, Live: s, Options: []panel.Option{panel.Width(shareWidth)}, Items: s.items, Adorn: s.draw, Free: s.free,
	})
	return shell.Push(s.menu)
}

func (s *sharing) items() []panel.Item {
	copying, saving := s.Button(msg.ShareCopy, panel.Primary, s.copyPicture), s.Button(msg.ShareSave, panel.Quiet, s.save)
	text := s.Button(msg.ShareText, panel.Quiet, s.copyText)
	switch {
	case !s.ready:
		copying.Label, copying.Action, saving.Action = s.Say(msg.SharePainting), nil, nil
	case s.copied == msg.ShareCopy:
		copying.Label = s.Say(msg.ShareCopied)
	}
	if s.copied == msg.ShareText {
		text.Label = s.Say(msg.ShareTextCopied)
	}
	return []panel.Item{
		panel.SmallTitle{Text: s.Say(msg.ShareTitle)}, panel.Stage{Height: shareHeight(s.Frame()), AltText: s.poster.AltTexts()},
		panel.Row{Buttons: []panel.Button{copying, saving, text}},
		Besides(s.Button(msg.CommonBack, panel.Quiet, shell.Close)),
	}
}

// shareHeight is the logical height of the picture in a window: as much as the words and buttons leave.
func shareHeight(f stage.Frame) float64 {
	return min(max(f.H/f.PanelUnit()-shareRest-shareWords*f.Letters(), shareLeast), shareMost)
}

// Update notices that the picture is there.
func (s *sharing) Update() bool {
	if s.ready || !s.painter.done() {
		return false
	}
	s.ready = true
	s.menu.Focus(shareButtons)
	return true
}

// Busy reports whether the picture is being painted.
func (s *sharing) Busy() bool { return !s.ready }

// draw draws the picture in a room, or nothing while it is being painted.
func (s *sharing) draw(room geom.Rect) {
	if !s.ready {
		return
	}
	side := kit.Round(min(room.W, room.H))
	if s.small != nil && s.small.Bounds().Dx() != side {
		s.free()
	}
	if s.small == nil {
		small := s.painter.small
		if small.Rect.Dx() != side { // the window has another size by now
			small = scaled(draw.ApproxBiLinear, small, side)
		}
		s.small = kit.NewImage(side, side)
		s.small.WritePixels(small.Pix)
	}
	s.end.Put(s.small, room.Center().X-float64(side)/2, room.Y, 1)
}

// free lets go of the picture as it is shown.
func (s *sharing) free() {
	if s.small != nil {
		s.small.Deallocate()
		s.small = nil
	}
}

// copyPicture puts the picture on the clipboard.
func (s *sharing) copyPicture() shell.Step {
	if !s.Pocket.WriteImage(s.painter.file) {
		return shell.Push(s.NoticeOf(shell.Notice{Title: s.Say(msg.NoticeTitleFailed), Text: s.Say(msg.ShareUncopied)}))
	}
	s.copied = msg.ShareCopy
	s.Remake()
	return shell.Stay()
}

// copyText puts the line on the clipboard.
func (s *sharing) copyText() shell.Step {
	step := s.end.copyLine()
	if s.end.copied {
		s.copied = msg.ShareText
	}
	return step
}

// save makes a file of the picture. What is on the clipboard stays there: it may be the picture.
func (s *sharing) save() shell.Step {
	s.TakeOut(".png", msg.ShareSaved, func(w io.Writer) error {
		_, err := w.Write(s.painter.file)
		return err
	})
	return shell.Stay()
}

// painter paints a poster beside everything else.
type painter struct {
	ended chan struct{}
	small *image.RGBA // the poster as it is shown
	file  []byte      // and as a PNG file
	fault *fault.Fault
}

// paintBeside begins to paint a poster, which is shown so many pixels wide and high, with corners of a radius.
func paintBeside(p Poster, side int, radius float64) *painter {
	by := &painter{ended: make(chan struct{})}
	go func() {
		defer close(by.ended)
		defer fault.Catch(func(f *fault.Fault) { by.fault = f })
		picture := p.Paint()
		by.small = rounded(scaled(draw.CatmullRom, picture, side), radius)
		var file bytes.Buffer
		if err := png.Encode(&file, picture); err != nil {
			panic(err) // memory takes it all
		}
		by.file = file.Bytes()
	}()
	return by
}

// scaled returns a picture so many pixels wide and high.
func scaled(by draw.Scaler, picture *image.RGBA, side int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	by.Scale(img, img.Rect, picture, picture.Rect, draw.Src, nil)
	return img
}

// rounded returns a picture with corners of a radius.
func rounded(picture *image.RGBA, radius float64) *image.RGBA {
	size := picture.Rect.Size()
	mask := paint.New(size.X, size.Y)
	mask.Fill(paint.RoundRect(0, 0, float64(size.X), float64(size.Y), radius), paint.Solid(color.RGBA{255, 255, 255, 255}))
	img := image.NewRGBA(picture.Rect)
	draw.DrawMask(img, img.Rect, picture, image.Point{}, mask.Image(), image.Point{}, draw.Src)
	return img
}

// done reports whether the poster is painted. It panics where painting did, as the program can tell of it here.
func (p *painter) done() bool {
	select {
	case <-p.ended:
		if p.fault != nil {
			panic(p.fault)
		}
		return true
	default:
		return false
	}
}

// drawable returns a text without the pictures among its letters, which no typeface of the program has.
func drawable(text string) string {
	const pictures = 0x1F000 // and all after them
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if r >= pictures {
			return -1
		}
		return r
	}, text)), " ")
}
