package scroll

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// LogBlock is one turn in a log.
type LogBlock struct {
	Heading string   // may be empty
	Lines   []string // sentences, wrapped at the width of the log
}

// Turns is the turns of a match below each other, the last at the bottom.
type Turns struct {
	*Roll
	flow   *flow
	blocks []LogBlock
	ends   []turnEnd // layout state after each block
}

type turnEnd struct{ pieces, height int }

// Logical distances between turns.
const (
	blockGap = 14
	lineGap  = 3
	indent   = 12
)

// NewTurns returns empty turns with an ID.
func NewTurns(d *widget.Env, id string) *Turns {
	t := &Turns{flow: &flow{skin: d.Skin}}
	t.Roll = NewRoll(d, id, func() int { return t.flow.height })
	t.write = func(picture *ebiten.Image) { t.flow.draw(picture, t.top, -1, -1) }
	return t
}

// Put places the turns, before any are set.
func (t *Turns) Put(at image.Rectangle) {
	t.Roll.Put(at)
	t.flow.width = t.view.Dx()
}

// SetBlocks replaces the turns and reports whether they differ. Scrolled to its end it stays there; otherwise it
// keeps its place. Equal blocks cost nothing.
func (t *Turns) SetBlocks(blocks []LogBlock) bool {
	kept := 0
	for kept < min(len(blocks), len(t.blocks)) && equal(blocks[kept], t.blocks[kept]) {
		kept++
	}
	if kept == len(blocks) && kept == len(t.blocks) {
		return false
	}
	atEnd := t.top == t.Most()
	t.blocks, t.ends = slices.Clone(blocks), t.ends[:kept]
	end := turnEnd{}
	if kept > 0 {
		end = t.ends[kept-1]
	}
	t.flow.pieces, t.flow.height = t.flow.pieces[:end.pieces], end.height
	for i, b := range blocks[kept:] {
		if kept+i > 0 {
			t.flow.height += t.Skin.Px(blockGap)
		}
		t.lay(b)
		t.ends = append(t.ends, turnEnd{len(t.flow.pieces), t.flow.height})
	}
	if atEnd {
		t.top = t.Most()
	}
	t.To(t.top)
	t.stale = true
	return true
}

// Inherit takes a held scroll bar and the scroll position from the replaced turns: the same turn stays at the upper
// edge, unless the old ones were at their end.
func (t *Turns) Inherit(from widget.Control) bool {
	old, ok := from.(*Turns)
	if !ok {
		return false
	}
	t.KeepGrip(old.Roll)
	if shared := min(len(t.ends), len(old.ends)); shared > 0 && old.top < old.Most() {
		t.To(old.top * t.ends[shared-1].height / max(1, old.ends[shared-1].height))
	}
	return true
}

// ToEnd scrolls to the last turn.
func (t *Turns) ToEnd() { t.To(t.Most()) }

// lay appends a block to the layout.
func (t *Turns) lay(b LogBlock) {
	if b.Heading != "" {
		t.flow.add(t.Skin.Face(assets.Strong, skin.LogSize).Flowing(b.Heading, float64(t.flow.width)), 0, t.Skin.Headline())
		t.flow.height += t.Skin.Px(lineGap)
	}
	in := t.Skin.Px(indent)
	for i, line := range b.Lines {
		if i > 0 {
			t.flow.height += t.Skin.Px(lineGap)
		}
		t.flow.add(t.Skin.Face(assets.Text, skin.LogSize).Flowing(line, float64(t.flow.width-in)), in, t.Skin.UI.Text)
	}
}

func equal(a, b LogBlock) bool { return a.Heading == b.Heading && slices.Equal(a.Lines, b.Lines) }
