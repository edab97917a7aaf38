package dreist

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
)

// newTraveller returns a program that puts what is taken out into a new folder.
func newTraveller(t *testing.T) *guest {
	t.Helper()
	a := newApp(t)
	a.Options.Outbox = store.OpenOutbox(t.TempDir())
	a.develop = func(screen *ebiten.Image) image.Image { return image.NewRGBA(screen.Bounds()) }
	return a
}

// told lets the player read every notice, each of which has a title, and returns their texts and paths as one.
func (a *guest) told() string {
	var texts []string
	for a.settle(); a.offers("notice.ok"); a.settle() {
		items := a.panel.Items()
		if title, ok := items[0].(panel.SmallTitle); !ok || title.Text == "" {
			a.t.Errorf("a notice has no title: %v", items)
		}
		for _, item := range items {
			if p, ok := item.(panel.Paragraph); ok {
				texts = append(texts, p.Text)
			}
		}
		a.press("notice.ok")
	}
	return strings.Join(texts, "\n")
}

func TestThePictureOfAReviewBecomesAFile(t *testing.T) {
	a := newTraveller(t)
	playSolo(t, a, 10, 2)
	a.lookBack()
	r, p := reviewed(t, a)
	p.key(input.CommandLeft)
	for range 2 {
		p.key(input.CommandCard3)
		a.answerRequests()
	}
	for _, name := range []string{"dreist-2026-11-21.png", "dreist-2026-11-21-2.png"} {
		data, err := os.ReadFile(filepath.Join(a.Options.Outbox.Dir(), name))
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil || img.Bounds().Dx() != int(testFrame.W) || img.Bounds().Dy() != int(testFrame.H) {
			t.Errorf("%s: got %v (%v), want the size of the window", name, img, err)
		}
	}
	if a.table.Guide != r {
		t.Error("after the picture the review has gone")
	}
}

// TestAPictureShowsThePositionAlone draws it with the guide for pictures: no buttons, no sheet, one line.
func TestAPictureShowsThePositionAlone(t *testing.T) {
	a := newTraveller(t)
	playSolo(t, a, 10, 2)
	a.lookBack()
	_, p := reviewed(t, a)
	p.SetGuide(still{Line: a.at.momentCaption()})
	if n := len(p.Buttons(nil)); n != 0 {
		t.Errorf("a picture shows %d buttons", n)
	}
	if line, _ := p.PromptText(); line == "" || line != a.at.momentCaption() {
		t.Errorf("a picture says %q, want the turn", line)
	}
}
