package overlay

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// ButtonID names a button of a table or of a guide; 0 is none.
type ButtonID uint8

// Button is one button as it is drawn and hit.
type Button struct {
	Id    ButtonID
	Name  string // among the targets of the screen, of one without a label
	Rect  geom.Rect
	Label string // the key of its text, empty for an icon
	Icon  art.IconName
	Sign  art.IconName // before the label; the first of all icons, that of the menu, stands for none
	Lead  bool         // it is what the player most likely wants
	Works bool         // else it rests: it is seen but does nothing
	Bare  bool         // something else shows it: it is only hit
	Holds bool         // of several, it is the one that is chosen
	Text  string       // what it says in place of a label
	Wide  float64      // in a box: how wide it is beside others; 0 stands for 1
}

// Target returns the name of the button among the targets of the screen: what its label says in the catalogue or, of one
// without, what it is for.
func (b *Button) Target() string {
	switch {
	case b.Label != "":
		return b.Label
	case b.Name != "":
		return b.Name
	}
	return "button." + strconv.Itoa(int(b.Id))
}

// Leads reports whether one of some buttons is what leads on.
func Leads(buttons []Button, id ButtonID) bool {
	return slices.ContainsFunc(buttons, func(b Button) bool { return b.Id == id && b.Lead })
}

// Next returns the working button after one that the keys have chosen, or the one before. The first chosen is the one that
// leads on or, where none does, a given one.
func Next(buttons []Button, chosen ButtonID, forth bool, first ButtonID) ButtonID {
	works := slices.DeleteFunc(buttons, func(b Button) bool { return !b.Works || b.Bare })
	if len(works) == 0 {
		return 0
	}
	at := slices.IndexFunc(works, func(b Button) bool { return b.Id == chosen })
	switch {
	case at < 0:
		at = max(slices.IndexFunc(works, func(b Button) bool { return b.Lead }), 0)
		if !works[at].Lead {
			at = max(slices.IndexFunc(works, func(b Button) bool { return b.Id == first }), 0)
		}
	case forth:
		at++
	default:
		at += len(works) - 1
	}
	return works[at%len(works)].Id
}

// DrawButtons draws buttons, one of them with the mouse over it.
func DrawButtons(e pictures.Canvas, g *scene.Geometry, say words.Sentences, buttons []Button, hover ButtonID) {
	ui := e.UI()
	for i := range buttons {
		b := &buttons[i]
		if b.Bare {
			continue
		}
		box, ink := kit.QuietButton, ui.QuietText
		over := hover == b.Id
		switch {
		case b.Holds:
			box, ink = kit.ChosenButton, ui.Text
		case !b.Works:
			box, ink = kit.RestButton, ui.Muted
		case b.Lead && over:
			box, ink = kit.LeadHover, ui.AccentText
		case b.Lead:
			box, ink = kit.LeadButton, ui.AccentText
		case over:
			box = kit.QuietHover
		}
		e.Picture(box, b.Rect, 1)
		label := b.Text
		if b.Label != "" {
			label = say.Say(b.Label)
		}
		if label == "" {
			size := b.Rect.H * 0.6
			icon := kit.Motif(kit.Icon(b.Icon))
			if b.Lead {
				icon = kit.LeadIcon(b.Icon)
			}
			e.Picture(icon, square(b.Rect.Center(), size), 1)
			continue
		}
		size := 15.0
		if roomy := 150 * g.TextUnit(); b.Rect.H > g.Undo.H && b.Rect.W > roomy {
			size = 17
		}
		drawLabel(e, g.Unit, b, label, kit.Sized(g.TextUnit(), assets.Strong, size, ink))
	}
}

// drawLabel writes what stands on a button, with its sign before it.
func drawLabel(e pictures.Canvas, unit float64, b *Button, label string, style kit.Lettering) {
	in := b.Rect.Inset(6 * unit)
	if b.Sign == art.Menu {
		e.Write(label, style, in, kit.Center, 1)
		return
	}
	size, gap := style.Size*1.2, 3*unit
	in, style = besideSign(e.Labels, b, label, style, unit)
	wide := e.Labels.Get(label, style, kit.Center, in.W).W
	at := geom.Rect{X: in.X + (in.W-wide)/2 - size - gap, Y: in.Center().Y - size/2, W: size, H: size}
	e.Tinted(kit.Sign(b.Sign), at, style.Color, 1)
	e.Write(label, style, in, kit.Center, 1)
}

// besideSign returns where the words on a button stand beside its sign, and how large: in two lines they use its whole
// height.
func besideSign(l *kit.Labels, b *Button, label string, style kit.Lettering, unit float64) (geom.Rect, kit.Lettering) {
	in := b.Rect.Inset(6 * unit)
	sign := style.Size*1.2 + 3*unit
	in.X, in.W = in.X+sign, in.W-sign
	return in, l.Within(label, style, geom.Rect{W: in.W, H: b.Rect.H}, 11*unit)
}

// square returns the square of a size around a point.
func square(at geom.Point, size float64) geom.Rect {
	return geom.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}
}
