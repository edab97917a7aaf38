package screens

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"testing"

	"dreist/assets/msg"
	"dreist/fault"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// board is a clipboard of the system that may take nothing.
type board struct {
	text string
	png  []byte
	full bool
}

func (b *board) Read() <-chan input.Pasted {
	answer := make(chan input.Pasted, 1)
	answer <- input.Pasted{Text: b.text}
	return answer
}

func (b *board) Write(text string) error { return b.take(text, nil) }

func (b *board) WriteImage(png []byte) error { return b.take("", png) }

func (b *board) take(text string, png []byte) error {
	if b.full {
		return errors.New("it takes nothing")
	}
	b.text, b.png = text, png
	return nil
}

// shared plays a match to its end and shows how it is shared, with the picture there.
func shared(t *testing.T) (*visitor, *board, *sharing) {
	t.Helper()
	v, b := visit(t, t.TempDir()), new(board)
	v.Pocket.System = b
	v.press("start.table")
	v.press("setup.play")
	v.playOn()
	v.press("end.share")
	s := v.app.Top().(*shell.Menu).Live.(*sharing)
	<-s.painter.ended
	v.do()
	return v, b, s
}

func decoded(t testing.TB, file []byte) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// TestAResultIsSharedAsAPicture copies it, saves it twice, which leaves what was copied and the first file as they are, and
// copies the line.
func TestAResultIsSharedAsAPicture(t *testing.T) {
	v, b, s := shared(t)
	want := toyPoster{}.Paint()
	same := func(img image.Image) bool {
		return img.Bounds() == want.Bounds() && img.At(7, 7) == want.At(7, 7)
	}
	v.press("share.copy")
	if !same(decoded(t, b.png)) {
		t.Error("what is copied is another picture")
	}
	v.press("share.copied")
	v.press("share.text")
	if b.text != "A close game." || b.png != nil {
		t.Errorf("got %q to share", b.text)
	}
	v.press("common.back")
	if _, there := v.app.Top().(*shell.Menu).Live.(*End); !there || s.small != nil {
		t.Errorf("closed it leads to a %T, with a picture that is kept: %v", v.app.Top(), s.small != nil)
	}
}

// TestTheReadersHearWhatAPictureSays finds it in the panel.
func TestTheReadersHearWhatAPictureSays(t *testing.T) {
	v, _, s := shared(t)
	for _, item := range s.items() {
		if room, ok := item.(panel.Stage); ok && len(room.AltText) == 1 && room.AltText[0] == "A close game, painted" {
			return
		}
	}
	t.Errorf("the panel reads\n%s", v.reads())
}

// TestAPictureThatCannotBeTakenAlong meets a clipboard that takes nothing: it is told, and the panel is there again.
func TestAPictureThatCannotBeTakenAlong(t *testing.T) {
	v, b, _ := shared(t)
	b.full = true
	v.press("share.copy")
	v.wantRead(v.Say(msg.ShareUncopied))
	v.press("notice.ok")
	v.press("share.text")
	v.wantRead("A close game.")
	v.press("notice.ok")
}

// TestWhilePaintedAPictureCannotBeTaken asks for it before it is there.
func TestWhilePaintedAPictureCannotBeTaken(t *testing.T) {
	v := visit(t, t.TempDir())
	s := &sharing{Front: v.Front, poster: toyPoster{}, painter: &painter{ended: make(chan struct{})}}
	if s.Update() || !s.Busy() {
		t.Error("it is there at once")
	}
	for _, item := range s.items() {
		row, _ := item.(panel.Row)
		for _, button := range row.Buttons {
			if (button.ID == msg.ShareCopy || button.ID == msg.ShareSave) && button.Action != nil {
				t.Errorf("%s can be pressed", button.ID)
			}
		}
	}
}

// toyFault is a picture at which painting fails.
type toyFault struct{ toyPoster }

func (toyFault) Paint() *image.RGBA { panic("no paint") }

func TestAFaultInPaintingIsTold(t *testing.T) {
	p := paintBeside(toyFault{}, 20, 2)
	<-p.ended
	defer func() {
		if f, ok := recover().(*fault.Fault); !ok || f.What != "no paint" {
			t.Errorf("got %+v", f)
		}
	}()
	p.done()
	t.Error("nothing came up")
}

// TestAPosterIsShownWithRoundCorners looks through the corners of a picture, and not through its middle.
func TestAPosterIsShownWithRoundCorners(t *testing.T) {
	p := paintBeside(toyPoster{}, 40, 8)
	<-p.ended
	for _, at := range []image.Point{{}, {X: 39}, {Y: 39}, {X: 39, Y: 39}} {
		if a := p.small.RGBAAt(at.X, at.Y).A; a != 0 {
			t.Errorf("the corner at %v is there: %d", at, a)
		}
	}
	if a := p.small.RGBAAt(20, 0).A; a != 255 {
		t.Errorf("its edge shines through: %d", a)
	}
}
