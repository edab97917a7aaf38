package learn

import (
	"fmt"
	"math"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// sit returns a table with the first game, and its guide.
func sit(t *testing.T, f stage.Frame, language string, labels *kit.Labels) (*table.Table, *Tutorial) {
	t.Helper()
	m := need.Value(match.New(primer.FirstDeal(), record.NumberedSeats("Anna", "Egon"), nil, play.DiscardSaver{}))(t)
	texts := need.Value(assets.NewTexts(language))(t)
	texts.SetKeys(shell.DefaultKeyNames(texts).Placeholders())
	at := table.NewTable(m, f, stage.NormalSpeed, words.Sentences{Texts: texts}, sounds.NewSilentPlayer())
	tutor := NewTutorial(at, labels)
	at.SetGuide(tutor)
	at.Tick(true)
	return at, tutor
}

// rest waits until motion has ended and the bubble has appeared.
func rest(at *table.Table) {
	for range 240 {
		at.Tick(true)
	}
	for at.NeedsTick(true) {
		at.Tick(true)
	}
}

// TestTheChickCoversNothingThatMatters plays the first game in windows of all sizes, in both languages, with mouse and keys: the bubble
// is inside the window, covers neither its target, the hand, the cells of the card to be laid nor a button, and it is close to its target,
// whether or not more is shown.
func TestTheChickCoversNothingThatMatters(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels := kit.NewLabels(fonts)
	for _, size := range [][3]float64{{960, 560}, {960, 560, 1.3}, {960, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}} {
		for _, language := range assets.Languages() {
			for _, device := range []input.Source{input.MouseSource, input.KeyboardSource} {
				f := stage.Frame{W: size[0], H: size[1], Scale: 1, TextFactor: size[2]}
				at, g := sit(t, f, language, labels)
				at.Device = device
				for !g.Progress.IsDone() {
					rest(at)
					g.wantClear(t, at, f)
					more := input.Gesture{Kind: input.CommandGiven, Command: input.CommandHint}
					at.Handle(more)
					rest(at)
					g.wantClear(t, at, f)
					at.Handle(more)
					at.Play(g.Progress.Moves()[0])
					rest(at)
				}
			}
		}
	}
}

// wantClear checks the place of the bubble.
func (t *Tutorial) wantClear(tb *testing.T, at *table.Table, f stage.Frame) {
	tb.Helper()
	geo, wanted := at.Timeline.Geometry(), t.Progress.Moves()[0]
	name := fmt.Sprintf("%v×%v, %s, device %d: %q", f.W, f.H, at.Phrases.Language, at.Device, t.Bubble.Text)
	if !t.Speech.IsFullyVisible() {
		tb.Fatalf("%s is not said", name)
	}
	target, beside := t.target()
	clear := map[string]geom.Rect{"what it speaks of": target, "the hand": geo.HandRect, "the base": geo.Shelf,
		"the line above the hand": geo.PromptLine, "why": geo.Plate.Inset(-2)}
	for _, b := range at.Buttons() {
		if b.ID != tabletop.MoreButton {
			clear[fmt.Sprint("button ", b.TargetName())] = b.Rect.Inset(-2)
		}
	}
	if tight := t.Speech.IsOpen && f.TextScale() > 1; wanted.Action == dreist.LayCard && !t.IsRemarking() && !tight {
		for row := range at.ShownPosition().LegalRows(wanted.Card).All() {
			clear[fmt.Sprint("row ", row)] = geo.CellRect(wanted.Card.Cell(row))
		}
	}
	for what, place := range clear {
		if t.Speech.Rect.OverlapArea(place)+t.bubbleLayout.chick.OverlapArea(place) > 0 {
			tb.Errorf("%s covers %s", name, what)
		}
	}
	if all := t.Speech.Rect.Union(t.bubbleLayout.chick); all.X < 0 || all.Y < 0 || all.Right() > f.W || all.Bottom() > f.H {
		tb.Errorf("%s reaches out of the window: %v", name, all)
	}
	tip := t.bubbleLayout.tip
	if near := nearestOn(target, tip); beside && (t.Speech.Rect.Contains(tip) || math.Hypot(near.X-tip.X, near.Y-tip.Y) > longest*f.TextUnit()) {
		tb.Errorf("%s stands away from what it speaks of", name)
	}
}
