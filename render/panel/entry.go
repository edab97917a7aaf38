package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Entry is a field and a choice in one line with a portrait square at the left, as for a seat at the table. The entries of one panel are
// aligned. Labels are not shown. Panel.PortraitRects returns the squares.
type Entry struct {
	Field  Field
	Choice Choice
}

// Entries are two entries side by side, or one of half the width.
type Entries []Entry

// nameplates are entries side by side.
type nameplates struct {
	PartBase
	*Env
	abreast int // number of entries for which there is room in the width
	wide    int // width of the choices
	seats   []nameplate
}

type nameplate struct {
	field    *field
	choice   *choice
	highs    [2]int // heights of field and choice
	portrait image.Rectangle
}

// Logical lengths of an entry: its height, which is also the side of its portrait, the space between its parts, the minimum width of its field, and
// the space between two entries.
const (
	entryHeight = 46
	entryGap    = 10
	entryField  = 130
	entriesGap  = 24
)

func (item Entry) MakePart(d *Env, id string) Part {
	n := &nameplates{Env: d, abreast: 1}
	n.add(item, id)
	return n
}

func (item Entries) MakePart(d *Env, id string) Part {
	n := &nameplates{Env: d, abreast: 2}
	for i, e := range item {
		n.add(e, numbered(id, i))
	}
	return n
}

func (n *nameplates) add(item Entry, id string) {
	item.Field.Label, item.Choice.Label = "", ""
	natural := 2 * n.skin.Px(bedInset)
	for _, o := range item.Choice.Options {
		natural += int(n.skin.layOutLine(o, assets.StrongFont, kit.TextSize).Width) + 1 + 2*n.skin.Px(segmentSide)
	}
	n.choiceWidth = max(n.choiceWidth, natural)
	n.seats = append(n.seats, nameplate{field: newField(n.Env, id+".field", item.Field), choice: newChoice(n.Env, id+".choice", item.Choice)})
}

// share returns the part of a width that an entry has.
func (n *nameplates) share(width int) int {
	return (width - (n.abreast-1)*n.skin.Px(entriesGap)) / n.abreast
}

// Measure gives the choices the width of the widest one among all entries of the panel, and the fields the rest.
func (n *nameplates) Measure(width int) int {
	free := n.share(width) - n.skin.Px(entryHeight) - 2*n.skin.Px(entryGap)
	n.wide = max(min(n.choiceWidth, free-n.skin.Px(entryField)), 0)
	high := n.skin.Px(entryHeight)
	for i := range n.seats {
		s := &n.seats[i]
		s.highs = [2]int{s.field.Measure(free - n.wide), s.choice.Measure(n.wide)}
		high = max(high, s.highs[0], s.highs[1])
	}
	return high
}

func (n *nameplates) SetBounds(r image.Rectangle) {
	n.rect = r
	share, side, gap := n.share(r.Dx()), n.skin.Px(entryHeight), n.skin.Px(entryGap)
	at := func(from, to, high int) image.Rectangle {
		y := (r.Min.Y + r.Max.Y - high) / 2
		return image.Rect(from, y, to, y+high)
	}
	for i := range n.seats {
		s, left := &n.seats[i], r.Min.X+i*(r.Dx()-share)
		right := left + share
		s.portrait = at(left, left+side, side)
		s.field.SetBounds(at(s.portrait.Max.X+gap, right-n.wide-gap, s.highs[0]))
		s.choice.SetBounds(at(right-n.wide, right, s.highs[1]))
	}
}

func (n *nameplates) Controls() (all []Control) {
	for _, s := range n.seats {
		all = append(all, s.field, s.choice)
	}
	return all
}

func (n *nameplates) Draw(screen *ebiten.Image) {
	for _, s := range n.seats {
		n.skin.Pictures.DrawStretched(screen, trough(n.skin), s.portrait)
		s.field.Draw(screen)
		s.choice.Draw(screen)
	}
}
