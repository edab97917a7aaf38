package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Switch is a control that is on or off.
type Switch struct {
	ID       string // see Button.ID
	Label    string
	IsOn     bool
	OnChange func(on bool) // called for each press
}

// Logical lengths of a switch: its pill, the handle in it, and its minimum height.
const (
	switchWidth  = 52
	switchThick  = 28
	switchKnob   = 22
	switchHeight = 34
)

type toggle struct {
	PartBase
	PointerState
	*Env
	id    string
	item  Switch
	label kit.WrappedText
}

func (item Switch) MakePart(d *Env, id string) Part {
	return &toggle{Env: d, id: idOrDefault(item.ID, id), item: item}
}

func (t *toggle) Measure(width int) int {
	t.label = t.skin.layOutFitted(t.item.Label, assets.StrongFont, kit.TextSize, float64(width-t.skin.Px(switchWidth+formGap)))
	return max(t.skin.Px(switchHeight), t.label.Height())
}

func (t *toggle) AppendZones(dst []zone) []zone {
	return append(dst, newZone(1, t.id, t.Bounds(), t.item.Label, true))
}

func (t *toggle) CanFocus() bool { return true }
func (t *toggle) HandleRelease() { t.Activate() }

func (t *toggle) Activate() {
	t.item.IsOn = !t.item.IsOn
	if on := t.item.IsOn; t.item.OnChange != nil {
		t.Defer(func() { t.item.OnChange(on) })
	}
}

func (t *toggle) Appearance() Appearance {
	l := Appearance{hasRing: t.hasRing, state: t.state()}
	if t.item.IsOn {
		l.value = 1
	}
	return l
}

func (t *toggle) pill() image.Rectangle {
	r := t.Bounds()
	y := (r.Min.Y + r.Max.Y - t.skin.Px(switchThick)) / 2
	return image.Rect(r.Max.X-t.skin.Px(switchWidth), y, r.Max.X, y+t.skin.Px(switchThick))
}

func (t *toggle) Draw(screen *ebiten.Image) {
	pill := t.pill()
	label := t.Bounds()
	label.Max.X = pill.Min.X
	t.label.Draw(screen, label, kit.Left, t.skin.Palette.Text)
	if t.hasRing {
		ring := t.skin.Ring.(kit.FocusRing)
		ring.Radius = float64(pill.Dy()) / 2
		ring.Size = int(math.Ceil(ring.Radius)) + 1
		t.skin.Pictures.DrawStretched(screen, ring, pill)
	}
	t.skin.Pictures.DrawStretched(screen, slot(t.skin, t.item.IsOn), pill)
	half := pill.Dy() / 2
	at := image.Pt(pill.Min.X+half, pill.Min.Y+half)
	if t.item.IsOn {
		at.X = pill.Max.X - half
	}
	t.skin.Pictures.DrawCentred(screen, knobOf(t.skin, t.state()), t.skin.Px(switchKnob), at)
}
