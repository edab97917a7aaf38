package dreist

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/review"
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

// says returns the texts of the open panel.
func (a *guest) says() string {
	if a.panel == nil {
		return ""
	}
	text, err := json.Marshal(panelTexts(a))
	if err != nil {
		panic(err)
	}
	return string(text)
}

func TestTheRecordOfAReviewBecomesAFileThatCanBeDropped(t *testing.T) {
	a := newTraveller(t)
	playSolo(t, a, 10, 1)
	playing := a.table
	text := a.table.Match.Record()
	a.lookBack()
	_, p := reviewed(t, a)
	p.key(input.CommandCard2)
	a.answerRequests()
	path := filepath.Join(a.Options.Outbox.Dir(), "dreist-2026-11-21.dreist")
	if data, err := os.ReadFile(path); err != nil || string(data) != text {
		t.Fatalf("got the file %q (%v), want\n%s", data, err, text)
	}
	if got := a.told(); !strings.Contains(got, path) {
		t.Errorf("got told %q, want the path %s", got, path)
	}
	if copied, _ := a.Pocket.Read().Take(); copied != path {
		t.Errorf("got %q copied, want the path", copied)
	}
	// A review that is dropped on another one takes its place; the way back stays.
	a.drop(os.DirFS(a.Options.Outbox.Dir()))
	r, p := reviewed(t, a)
	wantShown(t, r, p, 0)
	if got := p.Match.Record(); got != text {
		t.Errorf("the file shows\n%s", got)
	}
	a.leave()
	if a.table != playing {
		t.Error("leaving does not lead back to the game")
	}
}

// TestASavedGameOpensFromTheListOfFiles looks back on it, and comes back to the list.
func TestASavedGameOpensFromTheListOfFiles(t *testing.T) {
	a := newTraveller(t)
	playSolo(t, a, 10, 1)
	text := a.table.Match.Record()
	a.lookBack()
	_, p := reviewed(t, a)
	p.key(input.CommandCard2)
	a.answerRequests()
	a.throughNotices()
	a.leave()
	a.leave()
	a.showData()
	rows := a.theList(t).Rows
	if len(rows) != 1 || rows[0].Label != "dreist-2026-11-21.dreist" {
		t.Fatalf("got the files %v", rows)
	}
	a.act(rows[0].Action)
	r, p := reviewed(t, a)
	wantShown(t, r, p, 0)
	if got := p.Match.Record(); got != text {
		t.Errorf("the file shows\n%s", got)
	}
	a.leave()
	if a.table != nil || !strings.Contains(a.says(), a.say.Say("data.title")) {
		t.Errorf("leaving does not lead back to the files: %q", a.says())
	}
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
	r, p := reviewed(t, a)
	p.SetGuide(review.Still{Caption: r.Caption()})
	if n := len(p.Buttons(nil)); n != 0 {
		t.Errorf("a picture shows %d buttons", n)
	}
	if line, _ := p.PromptText(); !strings.HasPrefix(line, r.Tell().Heading) {
		t.Errorf("a picture says %q, want the turn", line)
	}
}

func TestABrokenRecordIsToldWithPlaceAndReason(t *testing.T) {
	good := "[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"egon\"]\n[Seat1 \"Anna\"]\n" +
		"[Pile1 \"4y 5y 8v 8r 1t 3r 2t\"]\n[Pile2 \"7t 2y 6t 3v 8y 8r\"]\n\n1: 4y1 5y1 8v1 8r2 .\n"
	for name, test := range map[string]struct{ text, want string }{
		"a move":      {strings.Replace(good, "5y1", "5y9", 1), "Line 8, column 8, at “5y9”:\nThis card isn’t a partner."},
		"no record":   {"\x89PNG\r\n", "Line 1, column 1"},
		"nothing":     {"", "This tag is missing."},
		"too long":    {strings.Repeat("; comment\n", record.MaxSize/10+1), "No game is this long."},
		"half a game": {good[:len(good)-30], "Line "},
	} {
		a := newTraveller(t)
		a.drop(fstest.MapFS{"game.dreist": {Data: []byte(test.text)}})
		if got := a.told(); !strings.Contains(got, test.want) || !strings.Contains(got, "game.dreist") && a.table == nil {
			if name == "half a game" && a.reviews() {
				continue
			}
			t.Errorf("%s: got told %q, want %q", name, got, test.want)
		}
		if name != "half a game" && a.table != nil {
			t.Errorf("%s: something is shown", name)
		}
	}
}

func TestAFileNamedAtTheStartIsOpened(t *testing.T) {
	a := newTraveller(t)
	playSolo(t, a, 6, 4)
	text := a.table.Match.Record()
	a.leave()
	path := filepath.Join(t.TempDir(), "any name at all")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	options := a.Options
	options.File = path
	a = open(t, options)
	r, p := reviewed(t, a)
	wantShown(t, r, p, 0)
	a.leave()
	if a.table != nil || a.panel == nil || a.panel.blocks {
		t.Error("leaving does not lead to the start screen")
	}
}

// TestEveryRefusalOfARecordHasWords meets all reasons that the rules give.
func TestEveryRefusalOfARecordHasWords(t *testing.T) {
	for _, language := range assets.Languages() {
		a := newTraveller(t)
		a.Change(func(s *store.Settings) { s.Language = store.Language(language) })
		for _, text := range []string{"", "[", "[Game \"DREIst!\"]\n1: x\n", "[Game \"DREIst!\"]\n[Format \"2\"]\n", "1: .\n"} {
			_, err := match.Resume(text, play.Unkept{})
			if err == nil {
				t.Fatalf("%q holds", text)
			}
			got := a.say.RecordFault("x", err)
			if strings.Contains(got, "fault.") || strings.Contains(got, "want") || strings.Contains(got, "<no value>") {
				t.Errorf("%s: %q is told as %q", language, text, got)
			}
		}
	}
}

// takeInNow restores a backup, and waits until that is done.
func (a *guest) takeInNow(name string, data []byte) {
	a.drop(fstest.MapFS{name: {Data: data}})
	a.press("restore.yes")
	a.onDisk()
	a.wait(1)
}
