package table

import (
	"math"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// AreLaidNumbersShown reports whether the list of the numbers already laid is shown: an aid during a match (G 17).
func (t *Table) AreLaidNumbersShown() bool {
	return t.Help.ShowsLaidNumbers && !t.Match.IsSettled() && t.Phase != tabletop.ReplayPhase && t.PastPosition == nil
}

func (t *Table) laidNumbers() (all [thegame.Highest + 1]bool) {
	for _, pile := range t.Timeline.View().Piles {
		for _, c := range pile {
			all[c] = true
		}
	}
	return all
}

func (t *Table) listText() string {
	var all []string
	for c, laid := range t.laidNumbers() {
		if laid {
			all = append(all, strconv.Itoa(c))
		}
	}
	return t.Phrases.Say("read.list", assets.Values{"Cards": strings.Join(all, ", ")})
}

// Proportions of the list.
const (
	listFlat   = 1.5 // the least width of a number's field, in its heights
	listLetter = 0.62
	listMost   = 26 // the greatest height of a field, in logical pixels of texts
)

// listField returns the field of a number in the list: in rows of ten, or of five if fields are larger then. most is the greatest height of a field.
func listField(in geom.Rect, c thegame.Card, most float64) geom.Rect {
	abreast, high := 10, 0.0
	for _, n := range [...]int{10, 5} {
		if h := min(in.W/float64(n)/listFlat, in.H/math.Ceil(100/float64(n)), most); h > high {
			abreast, high = n, h
		}
	}
	high = math.Floor(high)
	wide := math.Floor(min(high*2, in.W/float64(abreast)))
	x := in.Right() - float64(abreast)*wide
	return geom.Rect{X: x + float64(int(c)%abreast)*wide, Y: in.Y + float64(int(c)/abreast)*high, W: wide, H: high}
}

func (d drawing) drawList() {
	there := 1 - d.t.BoxOpacity()
	if !d.t.AreLaidNumbersShown() || there == 0 {
		return
	}
	in := d.g.RoomAboveRows(1)
	laid, most := d.t.laidNumbers(), listMost*d.g.TextUnit()
	d.DrawPicture(kit.NotePlate, listField(in, 0, most).Union(listField(in, thegame.Highest, most)).Inset(-d.g.Gap/2), there)
	for c := thegame.Lowest; c <= thegame.Highest; c++ {
		at := listField(in, c, most)
		ink := d.Palette().MutedText
		if laid[c] {
			ink = d.Palette().Text
			d.DrawTinted(kit.MeterFillPlate, at.Inset(math.Max(1, at.H*0.06)), d.Palette().SlotOutline, 0.45*there)
		}
		size := kit.TextStyle{Font: assets.TextFont, Size: math.Round(at.H * listLetter), Color: ink}
		if laid[c] {
			size.Font = assets.StrongFont
		}
		alpha := there
		if !laid[c] {
			alpha *= 0.7
		}
		d.DrawText(c.String(), size, at, kit.Center, alpha)
	}
}
