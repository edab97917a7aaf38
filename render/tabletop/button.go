package tabletop

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// ButtonID identifies a button of a table or of a guide; 0 is no button.
type ButtonID uint8

// ButtonKeys are the commands that press a button; unused entries are 0.
type ButtonKeys [3]input.Command

// Button is a button as it is drawn and hit.
type Button struct {
	ID            ButtonID
	Name          string // identifies a button without a label for tests and scripts
	Rect          geom.Rect
	LabelKey      string       // text key, empty for an icon
	Icon          art.IconName // drawn instead of the label, which is then only read aloud; art.MenuIcon stands for no icon if there is a label
	SideIcon      art.IconName // icon before the label, or alone if there is no room for that; art.MenuIcon stands for no icon
	IsPrimary     bool         // the most likely choice of the player, drawn prominently
	IsFaint       bool         // an unlikely choice, drawn flat until the pointer is over it
	IsEnabled     bool         // it works; otherwise it is drawn greyed out
	IsEnabledSoon bool         // it works as soon as nothing moves, and is drawn as if it did already
	IsInvisible   bool         // it is not drawn, because something else shows it
	IsChosen      bool         // the selected one of several options
	isAnswer      bool         // it answers the question above the hand, and is drawn there
	Text          string       // words on the button, instead of a Label
	Width         float64      // width relative to the other buttons in a row of a box; 0 stands for 1
	Keys          ButtonKeys   // commands that press a button of a guide
	SharesSize    bool         // its font size is the same as that of all other such buttons, in other rows as well
}

// TargetName returns the name of the button for tests and scripts: its label key, else its name, else its number.
func (b *Button) TargetName() string {
	switch {
	case b.LabelKey != "":
		return b.LabelKey
	case b.Name != "":
		return b.Name
	}
	return "button." + strconv.Itoa(int(b.ID))
}

// HasPrimary reports whether a button with this id is a primary one.
func HasPrimary(buttons []Button, id ButtonID) bool {
	return slices.ContainsFunc(buttons, func(b Button) bool { return b.ID == id && b.IsPrimary })
}

// nextButton returns the enabled button after (forth) or before the chosen one; if none is chosen, the primary one, or first, or the first of all.
func nextButton(buttons []Button, chosen ButtonID, forth bool, first ButtonID) ButtonID {
	works := slices.DeleteFunc(slices.Clone(buttons), func(b Button) bool { return !b.IsEnabled || b.IsInvisible })
	if len(works) == 0 {
		return 0
	}
	at := slices.IndexFunc(works, func(b Button) bool { return b.ID == chosen })
	switch {
	case at < 0:
		at = max(slices.IndexFunc(works, func(b Button) bool { return b.IsPrimary }), 0)
		if !works[at].IsPrimary {
			at = max(slices.IndexFunc(works, func(b Button) bool { return b.ID == first }), 0)
		}
	case forth:
		at++
	default:
		at += len(works) - 1
	}
	return works[at%len(works)].ID
}

// ButtonLook is the frame and the texts with which the buttons of a table are drawn.
type ButtonLook struct {
	stage.Frame
	OneLineHeight float64 // height of a button with one line of text, in device pixels
	Texts         *assets.Texts
}

// Draw draws buttons; the pointer is over the button hover, and the button down is pressed.
func (f ButtonLook) Draw(e *kit.Canvas, buttons []Button, hover, down ButtonID) {
	unit := f.PanelUnit()
	for i := range buttons {
		b := &buttons[i]
		if b.IsInvisible {
			continue
		}
		face, ink := e.DrawButton(unit, b.Rect, b.style(), b.state(hover, down))
		if b.IsFaint && b.IsEnabled {
			ink = e.Palette().Text
		}
		w := f.words(e.Labels, buttons, i, face)
		if w.Text == "" {
			e.DrawTinted(kit.WhiteIcon(b.icon()), geom.RectAround(face.Center(), b.Rect.H*0.58, b.Rect.H*0.58), ink, 1)
			continue
		}
		w.Style.Color = ink
		if w.sign > 0 {
			size, wide := w.Style.Size*1.2, e.Labels.Label(w.Text, w.Style, kit.Center, w.Rect.W).W
			e.DrawTinted(kit.WhiteIcon(b.SideIcon), geom.Rect{X: w.Rect.X + (w.Rect.W-wide)/2 - min(w.sign, size+4*unit), Y: w.Rect.Center().Y - size/2, W: size,
				H: size}, ink, 1)
		}
		e.DrawText(w.Text, w.Style, w.Rect, kit.Center, 1)
	}
}

// words returns the text of the i-th button on its face, in a font size that also fits its neighbours.
func (f ButtonLook) words(l *kit.Labels, buttons []Button, i int, face geom.Rect) ButtonText {
	w := buttons[i].FitText(l, f, face)
	if w.Text != "" {
		w.Style.Size = min(w.Style.Size, buttons[i].evenSize(buttons, l, f, face))
	}
	return w
}

// evenSize returns the largest font size at which the labels of a button, of the buttons in its row and of those that share its
// size all fit: neighbours of different sizes look like a mistake.
func (b *Button) evenSize(buttons []Button, l *kit.Labels, f ButtonLook, face geom.Rect) float64 {
	size := math.Inf(1)
	for i := range buttons {
		n := &buttons[i]
		if abreast := n.Rect.Y == b.Rect.Y && n.Rect.H == b.Rect.H; n.IsInvisible || !abreast && !(n.SharesSize && b.SharesSize) {
			continue
		}
		on := geom.Rect{X: n.Rect.X, Y: face.Y, W: math.Floor(n.Rect.W), H: face.H}
		if w := n.FitText(l, f, on); w.Text != "" {
			size = min(size, w.Style.Size)
		}
	}
	return size
}

// ButtonText are the text of a button and its typography.
type ButtonText struct {
	Text  string
	Rect  geom.Rect
	Style kit.TextStyle
	sign  float64 // width of the icon before the text
}

// fullLine is the smallest fraction of its font size to which a label shrinks to stay in one line beside a sign.
const fullLine = 0.8

// FitText returns the text of a button on its face, in a font size that fits: two lines use the whole height.
func (b *Button) FitText(l *kit.Labels, f ButtonLook, face geom.Rect) ButtonText {
	text, unit := b.Text, f.PanelUnit()
	if b.LabelKey != "" && b.icon() == art.MenuIcon {
		text = f.Texts.Say(b.LabelKey)
	}
	size, side := kit.TextSize, 7*unit
	if b.Rect.H > f.OneLineHeight && b.Rect.W > 150*unit {
		side = 13 * unit
		if large := kit.NewTextStyle(f.TextUnit(), assets.DisplayFont, kit.HeadingSize, kit.WhiteTint()); l.Label(text, large, kit.Center, f.W).W <= face.W-2*side {
			size = kit.HeadingSize
		}
	}
	w := ButtonText{Text: text, Rect: geom.Rect{X: face.X + side, Y: face.Y, W: face.W - 2*side, H: face.H},
		Style: kit.NewTextStyle(f.TextUnit(), assets.DisplayFont, size, kit.WhiteTint())}
	if b.SideIcon != art.MenuIcon {
		// In a line, in letters a little smaller, before in two. A word that is as wide as its button in the smallest letters
		// leaves no room for a sign.
		style, full := w.Style, w.Style.Size
		line := full * (w.Rect.W - 4*unit) / (l.Label(text, style, kit.Center, f.W).W + 1.2*full)
		alone := line >= full*fullLine || !strings.Contains(text, " ")
		if alone {
			style.Size = max(min(line, full), kit.SmallestText*unit)
		}
		room := style.Size*1.2 + 4*unit
		beside := geom.Rect{X: w.Rect.X + room, Y: w.Rect.Y, W: w.Rect.W - room, H: w.Rect.H}
		if alone {
			style = l.FitWidth(text, style, beside.W)
		} else {
			style = l.FitRect(text, style, beside, kit.SmallestText*unit)
		}
		if style.Size >= math.Floor(kit.SmallestText*unit) && l.Label(text, style, kit.Center, beside.W).W <= beside.W {
			return ButtonText{text, beside, style, room}
		}
	}
	if !strings.Contains(text, " ") { // a word is not broken
		w.Style.Size = max(l.FitWidth(text, w.Style, w.Rect.W).Size, math.Floor(kit.SmallestText*unit))
		return w
	}
	w.Style = l.FitRect(text, w.Style, w.Rect, kit.SmallestText*unit)
	return w
}

// icon returns the icon that is drawn instead of the label; on a button about as wide as high that is the sign.
func (b *Button) icon() art.IconName {
	if b.SideIcon != art.MenuIcon && b.Rect.W < 1.5*b.Rect.H {
		return b.SideIcon
	}
	return b.Icon
}

func (b *Button) style() kit.ButtonStyle {
	switch {
	case b.IsChosen:
		return kit.ChosenStyle
	case b.IsPrimary:
		return kit.PrimaryStyle
	}
	return kit.QuietStyle
}

func (b *Button) state(hover, down ButtonID) kit.ControlState {
	switch {
	case !b.IsEnabled && !b.IsEnabledSoon && !b.IsChosen, b.IsFaint && hover != b.ID && down != b.ID:
		return kit.DisabledState
	case down == b.ID:
		return kit.PressedState
	case hover == b.ID:
		return kit.HoveredState
	}
	return kit.IdleState
}

// ButtonAt returns the enabled button at a point, or NoButton.
func ButtonAt(buttons []Button, at geom.Point) ButtonID {
	for _, b := range buttons {
		if b.IsEnabled && b.Rect.Contains(at) {
			return b.ID
		}
	}
	return NoButton
}

// newLastTurnsButton returns the round arrow at another player's seat that shows the others' turns once more.
func newLastTurnsButton(at geom.Rect) Button {
	return Button{ID: LastTurnsButton, Rect: at, LabelKey: "button.again", Icon: art.CircleArrowIcon, IsEnabled: true}
}
