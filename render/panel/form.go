package panel

import (
	"math"

	"dreist/assets"
)

// form is what the sliders, choices and fields of one panel share, so that they line up.
type form struct {
	label  int // width in pixels of the column of labels, 0 where there are none
	choice int // width in pixels of the widest choice in an entry
}

// formGap is the logical room between a label and its control.
const formGap = 16

// formHeight is the logical height of a slider, a choice or a field.
const formHeight = 40

// newForm measures the labels among the items.
func newForm(skin *Skin, items []Item) *form {
	f := new(form)
	for _, item := range items {
		label := ""
		switch item := item.(type) {
		case Slider:
			label = item.Label
		case Choice:
			label = item.Label
		case Field:
			label = item.Label
		case Row:
			label = item.Label
		case Entry:
			f.choice = max(f.choice, skin.naturalChoice(item.Choice))
		}
		f.label = max(f.label, int(math.Ceil(skin.fit(label, assets.Strong, labelSize, wide).Width)))
	}
	return f
}

// split divides a width into the column of labels, which is at most two fifths, and where the control begins.
func (f *form) split(skin *Skin, width int) (label, control int) {
	label = min(f.label, width*2/5)
	if label == 0 {
		return 0, 0
	}
	return label, label + skin.Px(formGap)
}
