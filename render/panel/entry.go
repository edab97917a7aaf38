package panel

import (
	"image"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Entry is a field and a choice in one line with a portrait square at the left, as for a seat at the table. The entries of one
// panel are aligned. Labels are not shown. Panel.Portraits returns the squares.
type Entry struct {
	Field  Field
	Choice Choice
}

// Entries are two entries side by side, or one of half the width.
type Entries []Entry

type nameplate struct {
	Element
	*Env
	field  *field
	choice *choice
	wide   int    // width of the choice
	highs  [2]int // heights of field and choice
}

// Logical lengths of an entry: its height, which is also the side of its portrait, the space between its parts, and the minimum width of its field.
const (
	entryHeight = 46
	entryGap    = 10
	entryField  = 130
)

// MakePart implements Item.
func (item Entry) MakePart(d *Env, id string) Part {
	item.Field.Label, item.Choice.Label = "", ""
	natural := 2 * d.Skin.Px(bedInset)
	for _, o := range item.Choice.Options {
		natural += int(d.Skin.LayOutLine(o, assets.StrongFont, kit.TextSize).Width) + 1 + 2*d.Skin.Px(segmentSide)
	}
	d.ChoiceWidth = max(d.ChoiceWidth, natural)
	return &nameplate{Env: d, field: newField(d, id+".field", item.Field), choice: newChoice(d, id+".choice", item.Choice)}
}

// Measure gives the choice the width of the widest choice among all entries, and the field the rest.
func (e *nameplate) Measure(width int) int {
	free := width - e.Skin.Px(entryHeight) - 2*e.Skin.Px(entryGap)
	e.wide = max(min(e.ChoiceWidth, free-e.Skin.Px(entryField)), 0)
	e.highs = [2]int{e.field.Measure(free - e.wide), e.choice.Measure(e.wide)}
	return max(e.Skin.Px(entryHeight), e.highs[0], e.highs[1])
}

func (e *nameplate) SetBounds(r image.Rectangle) {
	e.Rect = r
	at := func(from, to, high int, p Part) {
		y := (r.Min.Y + r.Max.Y - high) / 2
		p.SetBounds(image.Rect(from, y, to, y+high))
	}
	at(e.portrait().Max.X+e.Skin.Px(entryGap), r.Max.X-e.wide-e.Skin.Px(entryGap), e.highs[0], e.field)
	at(r.Max.X-e.wide, r.Max.X, e.highs[1], e.choice)
}

func (e *nameplate) Controls() []Control { return []Control{e.field, e.choice} }

func (e *nameplate) Portraits() []image.Rectangle { return []image.Rectangle{e.portrait()} }

func (e *nameplate) portrait() image.Rectangle {
	r := e.Rect
	side := e.Skin.Px(entryHeight)
	y := (r.Min.Y + r.Max.Y - side) / 2
	return image.Rect(r.Min.X, y, r.Min.X+side, y+side)
}

func (e *nameplate) Draw(screen *ebiten.Image) {
	e.Skin.Pictures.DrawStretched(screen, trough(e.Skin), e.portrait())
	e.field.Draw(screen)
	e.choice.Draw(screen)
}

type nameplates struct {
	Element
	*Env
	abreast []*nameplate
}

// entriesGap is the logical space between two entries.
const entriesGap = 24

// MakePart implements Item.
func (item Entries) MakePart(d *Env, id string) Part {
	n := &nameplates{Env: d}
	for i, e := range item {
		n.abreast = append(n.abreast, e.MakePart(d, id+"."+strconv.Itoa(i)).(*nameplate))
	}
	return n
}

func (n *nameplates) half(width int) int { return (width - n.Skin.Px(entriesGap)) / 2 }

func (n *nameplates) Measure(width int) (high int) {
	for _, e := range n.abreast {
		high = max(high, e.Measure(n.half(width)))
	}
	return high
}

func (n *nameplates) SetBounds(r image.Rectangle) {
	n.Rect = r
	half := n.half(r.Dx())
	for i, e := range n.abreast {
		x := r.Min.X + i*(r.Dx()-half)
		e.SetBounds(image.Rect(x, r.Min.Y, x+half, r.Max.Y))
	}
}

func (n *nameplates) Controls() (all []Control) {
	for _, e := range n.abreast {
		all = append(all, e.Controls()...)
	}
	return all
}

func (n *nameplates) Portraits() (all []image.Rectangle) {
	for _, e := range n.abreast {
		all = append(all, e.Portraits()...)
	}
	return all
}

func (n *nameplates) Draw(screen *ebiten.Image) {
	for _, e := range n.abreast {
		e.Draw(screen)
	}
}
