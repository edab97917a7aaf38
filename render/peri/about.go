package peri

import (
	"image"
	"image/color"
	"image/draw"

	"dreist/game/days"
	"dreist/game/peri"
	"dreist/game/peri/match"
	perirecord "dreist/game/peri/record"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/peri/faces"
	"dreist/render/peri/table"
	"dreist/render/screens"
)

const title = "PERI"

// About returns the title, box, settings and modes of PERI, which the program needs before the game is open.
func About() screens.About {
	return screens.About{
		Title: title, Name: perirecord.Name, Icons: func() []image.Image { return nil }, Accent: green(), Box: screens.Box{Cover: cover{}, Carton: green()},
		Open:  func(f *screens.Front) screens.Game { return newGame(f) },
		Reads: func(text string) bool { return record.GameOf(text) == perirecord.Format().Game },
		Table: match.Table(), Cards: true, Single: true, Setup: "peri.name.bigapple", Modes: modes(), Kinds: kinds(),
		Switches: []screens.Switch{screens.HintSwitch(), verdicts(), winnable(), oneClick(), sureCards(), allCards(), fourColours()}, Backs: backs(), Actions: table.Actions(),
	}
}

// modes are the slots of unfinished matches: one for each patience, and that of the day.
func modes() (all []store.Slot) {
	for _, row := range peri.Patiences {
		all = append(all, store.Slot(row.Key))
	}
	return append(all, days.Slot, store.Practice)
}

// oneClick lets a click carry a card that can go to one place only.
func oneClick() screens.Switch { return screens.Switch{Label: "peri.setting.click"} }

// sureCards lets cards go up by themselves that are of no use anywhere else.
func sureCards() screens.Switch { return screens.Switch{Label: "peri.setting.sure", Usual: true} }

// fourColours gives each suit a colour of its own.
func fourColours() screens.Switch { return screens.Switch{Label: "peri.setting.colours", Usual: true} }

// allCards lets all cards go up by themselves that can, where there are sure ones.
func allCards() screens.Switch { return screens.Switch{Label: "peri.setting.all"} }

// verdicts says whether a deal can still be won, which gives away what lies face down.
func verdicts() screens.Switch { return screens.Switch{Label: "peri.setting.verdict"} }

// winnable deals only what is known to be winnable.
func winnable() screens.Switch { return screens.Switch{Label: "peri.setting.winnable"} }

// green is the colour of the box.
func green() color.RGBA { return art.RGB(0x1F4D3A) }

// cover is the picture on the box: a narrow green case with four court cards looking out of it.
type cover struct{}

// Nature says that the cover fills its rectangle and is seen at a slant.
func (cover) Nature() kit.Nature { return kit.Nature{Tilted: true, Stretched: true} }

// Paint draws the cover at a size.
func (cover) Paint(o kit.Order) *image.RGBA {
	c, w, h := paint.New(o.W, o.H), float64(o.W), float64(o.H)
	art.Carton(c, w, h, green())
	card := max(o.W*2/5, 1)
	for i, rank := range [4]int{faces.Queen, faces.Jack, faces.King, faces.Queen} {
		sheet := faces.Face(o.Studio, faces.Suit(i), rank, faces.Look{}, card)
		at := image.Pt(int(w*(0.07+0.155*float64(i))), int(h*[4]float64{0.16, 0.07, 0.1, 0.18}[i]))
		draw.Draw(c.Image(), sheet.Bounds().Add(at), sheet, image.Point{}, draw.Over)
	}
	front := paint.Rect(0, h*0.55, w, h*0.45)
	c.Fill(front, paint.Solid(green()))
	c.Stroke(paint.RoundRect(w*0.06, h*0.6, w*0.88, h*0.33, w*0.05), max(1, w*0.02), paint.Solid(art.RGB(0xD8B45A)))
	word := o.Studio.Word(title, h*0.2)
	low, high := word.Bounds()
	k := min(1, w*0.74/(high.X-low.X))
	c.Fill(word.Map(paint.Move(-(low.X+high.X)/2, -(low.Y+high.Y)/2).Then(paint.Scale(k, k)).Then(paint.Move(w/2, h*0.765))), paint.Solid(art.RGB(0xF3E3BE)))
	return c.Image()
}
