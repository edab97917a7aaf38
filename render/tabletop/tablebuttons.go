package tabletop

import (
	"math"

	"dreist/render/geom"
)

// ButtonSet is a set of buttons: a bit for each ButtonID.
type ButtonSet [(math.MaxUint8 + 1) / 64]uint64

// OnlyButtons returns the set of the given buttons.
func OnlyButtons(ids ...ButtonID) (s ButtonSet) {
	s.Add(ids...)
	return s
}

// AllButtonsExcept returns the set of all buttons except the given ones.
func AllButtonsExcept(ids ...ButtonID) (s ButtonSet) {
	for i, bits := range OnlyButtons(ids...) {
		s[i] = ^bits
	}
	return s
}

// Add adds buttons.
func (s *ButtonSet) Add(ids ...ButtonID) {
	for _, id := range ids {
		s[id/64] |= 1 << (id % 64)
	}
}

// Has reports whether the set contains a button.
func (s *ButtonSet) Has(id ButtonID) bool { return s[id/64]&(1<<(id%64)) != 0 }

// TableButtons are a guide's changes to the table's own buttons. The zero value changes nothing.
type TableButtons struct {
	Hidden      ButtonSet
	Enabled     ButtonSet // enabled even if the table disables them
	Disabled    ButtonSet // disabled even if the table enables them
	Primary     ButtonSet // primary if they are enabled
	NotPrimary  ButtonSet // never primary
	DrawnChosen ButtonSet // drawn as selected
	SoundRect   geom.Rect // of the sound button; empty for the usual one
}

// apply applies the changes to the buttons of a table and removes hidden ones. It reuses the slice.
func (o *TableButtons) apply(buttons []Button) []Button {
	seen := buttons[:0]
	for _, b := range buttons {
		b.IsEnabled = (b.IsEnabled || o.Enabled.Has(b.ID)) && !o.Disabled.Has(b.ID)
		b.IsPrimary = (b.IsPrimary || o.Primary.Has(b.ID) && b.IsEnabled) && !o.NotPrimary.Has(b.ID)
		b.IsChosen = b.IsChosen || o.DrawnChosen.Has(b.ID)
		if b.ID == SoundButton && o.SoundRect != (geom.Rect{}) {
			b.Rect = o.SoundRect
		}
		if !o.Hidden.Has(b.ID) {
			seen = append(seen, b)
		}
	}
	return seen
}
