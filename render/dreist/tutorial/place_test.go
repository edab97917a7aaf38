package tutorial

import (
	"fmt"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/keynames"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// sit returns a table with the first game, and its guide.
func sit(t *testing.T, f stage.Frame, language string, labels *kit.Labels) (*table.Table, *Tutorial) {
	t.Helper()
	m, err := match.New(tutor.Deal(), record.Seats("Anna", "Egon"), nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	texts.SetKeys(keynames.Default(texts).All())
	at := table.NewTable(m, f, stage.Normal, words.Sentences{Texts: texts}, sounds.Silent())
	g := NewTutorial(at, labels)
	at.SetGuide(g)
	at.Tick()
	return at, g
}

// rest waits until motion has ended and the bubble has appeared.
func rest(at *table.Table) {
	for range 240 {
		at.Tick()
	}
	for at.Busy() {
		at.Tick()
	}
}

// TestTheChickCoversNothingThatMatters plays the first game in windows of all sizes, in both languages, with mouse and keys: the bubble
// is small and inside the window, covers neither its target, the hand, the cells of the card to be laid nor a button, its tail crosses no
// card that the bubble does not cover, and it is close to its target, whether or not more is shown.
func TestTheChickCoversNothingThatMatters(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	labels := kit.NewLabels(fonts)
	for _, size := range [][3]float64{{960, 560}, {960, 560, 1.3}, {960, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}} {
		for _, language := range assets.Languages() {
			for _, device := range []input.Source{input.Mouse, input.Keyboard} {
				f := stage.Frame{W: size[0], H: size[1], Scale: 1, Text: size[2]}
				at, g := sit(t, f, language, labels)
				at.Device = device
				for !g.Lesson.Done() {
					rest(at)
					g.wantClear(t, at, f)
					more := input.Gesture{Kind: input.Trigger, Command: input.CommandHint}
					at.Handle(more)
					rest(at)
					g.wantClear(t, at, f)
					at.Handle(more)
					at.Play(g.Lesson.Wanted()[0])
					rest(at)
				}
			}
		}
	}
}

// wantClear checks the place of the bubble.
func (g *Tutorial) wantClear(t *testing.T, at *table.Table, f stage.Frame) {
	t.Helper()
	s, p, say := &g.speech, at.Line.Geometry(), g.Note.Say
	name := fmt.Sprintf("%v×%v, %s, device %d: %q", f.W, f.H, at.Say.Language, at.Device, say)
	if !s.Whole() {
		t.Fatalf("%s is not said", name)
	}
	most := 300.0 / 1.23 * f.TextUnit()
	if s.Open {
		most *= 1.7
	}
	if s.box.W > most+1 {
		t.Errorf("%s is %v wide, want %v at most", name, s.box.W, most)
	}
	wanted, _ := g.Wanted()
	clear := map[string]geom.Rect{"what it speaks of": s.of.target, "the hand": p.Tray, "the base": p.Shelf,
		"the line above the hand": p.Prompt, "why": p.Plate.Inset(-2)}
	for _, b := range at.Buttons(nil) {
		if b.Id != tabletop.MoreButton {
			clear[fmt.Sprint("button ", b.Target())] = b.Rect.Inset(-2)
		}
	}
	if tight := s.Open && f.Letters() > 1; wanted.Action == dreist.LayCard && !g.remarking() && !tight {
		for row := range at.Position().Rows(wanted.Card).All() {
			clear[fmt.Sprint("row ", row)] = p.Cell(wanted.Card.Cell(row))
		}
	}
	for what, place := range clear {
		for _, r := range []geom.Rect{s.box, s.chick} {
			if r.Overlap(place) > 0 {
				t.Errorf("%s covers %s", name, what)
			}
		}
	}
	if all := s.box.Union(s.chick); all.X < 0 || all.Y < 0 || all.Right() > f.W || all.Bottom() > f.H {
		t.Errorf("%s reaches out of the window: %v", name, all)
	}
	if s.of.target == (geom.Rect{}) {
		return
	}
	if !s.tailed {
		t.Errorf("%s stands away from what it speaks of", name)
	}
	if far := apart(s.box, s.of.target); far > 1.7*longest*f.TextUnit() {
		t.Errorf("%s stands %.0f away from what it speaks of", name, far)
	}
	from := nearestOn(s.box, s.tip)
	for c, row := range at.Line.View().Rows {
		cell := p.Cell(dreist.Card(c).Cell(row))
		middle := geom.Point{X: (from.X + s.tip.X) / 2, Y: (from.Y + s.tip.Y) / 2}
		if row > 0 && cell != s.of.target && s.box.Overlap(cell) == 0 && (cell.Contains(middle) || cell.Contains(s.tip)) {
			t.Errorf("%s points over %v", name, dreist.Card(c))
		}
		if row > 0 && !s.Open && s.chick.Overlap(cell) > 0 {
			t.Errorf("%s: the chick covers %v", name, dreist.Card(c))
		}
	}
}
