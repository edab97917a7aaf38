package panel

import (
	"image"
	"image/color"
	"slices"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// LogBlock is one turn in a Log.
type LogBlock struct {
	Heading string   // may be empty
	Lines   []string // sentences, wrapped at the width of the log
}

// page is the text of a log laid out one below the other, as high as it must be.
type page struct {
	skin    *Skin
	width   int // in pixels
	blocks  []LogBlock
	entries []entry
	ends    []mark // how far the page was laid out after each block
}

// entry is one heading or line.
type entry struct {
	prose  kit.Prose
	top    int // distance from the top of the page
	indent int
	ink    color.Color
}

type mark struct{ entries, height int }

// The logical distances on the page.
const (
	blockGap = 14
	lineGap  = 3
	indent   = 12
)

// set takes over the blocks and lays out those that differ from before and all after them. It reports whether any did.
func (p *page) set(blocks []LogBlock) bool {
	kept := 0
	for kept < min(len(blocks), len(p.blocks)) && equal(blocks[kept], p.blocks[kept]) {
		kept++
	}
	if kept == len(blocks) && kept == len(p.blocks) {
		return false
	}
	p.blocks = slices.Clone(blocks)
	p.ends = p.ends[:kept]
	end := p.end()
	p.entries = p.entries[:end.entries]
	for i, b := range blocks[kept:] {
		if kept+i > 0 {
			end.height += p.skin.Px(blockGap)
		}
		end.height = p.lay(b, end.height)
		end.entries = len(p.entries)
		p.ends = append(p.ends, end)
	}
	return true
}

// lay adds the entries of a block from the given height on and returns where it ends.
func (p *page) lay(b LogBlock, y int) int {
	if b.Heading != "" {
		e := entry{prose: p.skin.face(assets.Strong, logSize).Flowing(b.Heading, float64(p.width)), top: y, ink: p.skin.headline()}
		p.entries = append(p.entries, e)
		y += e.prose.Height() + p.skin.Px(lineGap)
	}
	for i, line := range b.Lines {
		if i > 0 {
			y += p.skin.Px(lineGap)
		}
		in := p.skin.Px(indent)
		e := entry{prose: p.skin.face(assets.Text, logSize).Flowing(line, float64(p.width-in)), top: y, indent: in, ink: p.skin.ui.Text}
		p.entries = append(p.entries, e)
		y += e.prose.Height()
	}
	return y
}

func (p *page) end() mark {
	if len(p.ends) == 0 {
		return mark{}
	}
	return p.ends[len(p.ends)-1]
}

// draw writes what of the page lies on a picture whose upper edge is at the given height of the page.
func (p *page) draw(picture *ebiten.Image, from int) {
	size := picture.Bounds().Size()
	first := sort.Search(len(p.entries), func(i int) bool {
		e := p.entries[i]
		return e.top+e.prose.Height() > from
	})
	for _, e := range p.entries[first:] {
		y := e.top - from
		if y >= size.Y {
			return
		}
		e.prose.Draw(picture, image.Rect(e.indent, y, p.width, y+e.prose.Height()), kit.Left, e.ink)
	}
}

func equal(a, b LogBlock) bool { return a.Heading == b.Heading && slices.Equal(a.Lines, b.Lines) }
