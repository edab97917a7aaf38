package lessons

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/kit"
)

// The sizes of what the box of a lesson says, in logical pixels.
const (
	wordsLarge = 17.0
	wordsSmall = 12.0
	keysSize   = 14.0
)

// drawWords writes the sentence and below it what is asked, or the hint, as large as they fit, and what the keys do where there
// is room left.
func (l *Lesson) drawWords(t *table.Table, e *table.Canvas, g *scene.Geometry, b lessonBox) {
	ui, words := e.UI(), l.Words(t)
	asked := l.Question(t)
	if l.Hinted {
		asked = "" // see prompt
	}
	said := [...]struct {
		text string
		in   kit.Lettering
	}{
		{words.Main, kit.Lettering{Font: assets.Text, Size: 0, Color: ui.Text}},
		{asked, kit.Lettering{Font: assets.Strong, Size: 0, Color: ui.Text}},
		{words.More, kit.Lettering{Font: assets.Strong, Size: 0, Color: ui.Text}},
	}
	if l.Said.Wrong {
		said[0].in.Color = ui.Warning
	}
	gap := 6 * b.Unit
	var labels [len(said)]*kit.Label
	high := 0.0
	for size := wordsLarge; ; size -= 0.5 {
		high = -gap
		for i, s := range said {
			if labels[i] = nil; s.text != "" {
				s.in.Size = kit.Sized(g.TextUnit(), s.in.Font, size, s.in.Color).Size
				labels[i] = e.Labels.Get(s.text, s.in, kit.Left, b.Words.W)
				high += gap + labels[i].H
			}
		}
		if high <= b.Words.H || size <= wordsSmall {
			break
		}
	}
	y := b.Words.Y
	for _, k := range labels {
		if k != nil {
			e.Image(k.Image, b.Words.X, y, 1)
			y += k.H + gap
		}
	}
	if l.byHand() {
		l.drawKeys(e, g, b, t.Say.Say(msg.LessonsKeysHand), y+gap)
	}
}

// drawKeys writes at the bottom of the words what the keys do, if there is room below a height.
func (l *Lesson) drawKeys(e *table.Canvas, g *scene.Geometry, b lessonBox, keys string, top float64) {
	k := e.Labels.Get(keys, kit.Sized(g.TextUnit(), assets.Text, keysSize, e.UI().Muted), kit.Left, b.Words.W)
	if y := b.Words.Bottom() - k.H; y >= top {
		e.Image(k.Image, b.Words.X, y, 1)
	}
}
