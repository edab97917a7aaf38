package tabletop

import "dreist/render/geom"

// ButtonSet is a set of buttons of a table.
type ButtonSet uint64

// OnlyButtons returns the set of the given buttons, and AllBut that of all others.
func OnlyButtons(ids ...ButtonID) (s ButtonSet) {
	for _, id := range ids {
		s |= 1 << id
	}
	return s
}

func AllBut(ids ...ButtonID) ButtonSet { return ^OnlyButtons(ids...) }

// Has reports whether a button is in the set.
func (s ButtonSet) Has(id ButtonID) bool { return s&(1<<id) != 0 }

// TableButtons are the changes that a guide makes to the buttons of the table itself. The zero value changes nothing.
type TableButtons struct {
	Hidden     ButtonSet
	Enabled    ButtonSet // enabled even if the table disables them
	Disabled   ButtonSet // disabled even if the table enables them
	Primary    ButtonSet // primary as far as they are enabled
	NotPrimary ButtonSet // not primary
	Chosen     ButtonSet // drawn as chosen
	SoundAt    geom.Rect // place of the sound button, empty for its usual place
}

// Apply returns the buttons of a table with the changes, without hidden ones. It reuses the slice.
func (o *TableButtons) Apply(buttons []Button) []Button {
	seen := buttons[:0]
	for _, b := range buttons {
		b.Enabled = (b.Enabled || o.Enabled.Has(b.Id)) && !o.Disabled.Has(b.Id)
		b.Primary = (b.Primary || o.Primary.Has(b.Id) && b.Enabled) && !o.NotPrimary.Has(b.Id)
		b.Chosen = b.Chosen || o.Chosen.Has(b.Id)
		if b.Id == SoundButton && o.SoundAt != (geom.Rect{}) {
			b.Rect = o.SoundAt
		}
		if !o.Hidden.Has(b.Id) {
			seen = append(seen, b)
		}
	}
	return seen
}
