package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/dreist/scene"
)

// The sizes of what the box of a lesson says, in logical pixels.
const (
	wordsLarge = 17.0
	wordsSmall = 12.0
	keysSize   = 14.0
)

// drawWords writes the sentence and below it what is asked, or the hint, as large as they fit, and what the keys do where there
// is room left.
func (l *lesson) drawWords(t *table, e *canvas, g *scene.Geometry, b lessonBox) {
	ui, words := e.ui(), l.words(t)
	asked := l.question(t)
	if l.hinted {
		asked = "" // see prompt
	}
	said := [...]struct {
		text string
		in   lettering
	}{
		{words.main, lettering{assets.Text, 0, ui.Text}},
		{asked, lettering{assets.Strong, 0, ui.Text}},
		{words.more, lettering{assets.Strong, 0, ui.Text}},
	}
	if l.said.wrong {
		said[0].in.color = ui.Warning
	}
	gap := 6 * b.unit
	var labels [len(said)]*label
	high := 0.0
	for size := wordsLarge; ; size -= 0.5 {
		high = -gap
		for i, s := range said {
			if labels[i] = nil; s.text != "" {
				s.in.size = sized(g.Frame, s.in.font, size, s.in.color).size
				labels[i] = e.labels.get(s.text, s.in, left, b.words.W)
				high += gap + labels[i].h
			}
		}
		if high <= b.words.H || size <= wordsSmall {
			break
		}
	}
	y := b.words.Y
	for _, k := range labels {
		if k != nil {
			e.image(k.image, b.words.X, y, 1)
			y += k.h + gap
		}
	}
	if l.byHand() {
		l.drawKeys(e, g, b, t.say.Say(msg.LessonsKeysHand), y+gap)
	}
}

// drawKeys writes at the bottom of the words what the keys do, if there is room below a height.
func (l *lesson) drawKeys(e *canvas, g *scene.Geometry, b lessonBox, keys string, top float64) {
	k := e.labels.get(keys, sized(g.Frame, assets.Text, keysSize, e.ui().Muted), left, b.words.W)
	if y := b.words.Bottom() - k.h; y >= top {
		e.image(k.image, b.words.X, y, 1)
	}
}
