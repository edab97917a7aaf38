package tabletop

import "dreist/render/geom"

// ButtonSet is a set of buttons that a table has of its own.
type ButtonSet uint64

// Only returns the set of some buttons, and AllBut that of all others.
func Only(ids ...ButtonID) (s ButtonSet) {
	for _, id := range ids {
		s |= 1 << id
	}
	return s
}

func AllBut(ids ...ButtonID) ButtonSet { return ^Only(ids...) }

// Has reports whether a button is in the set.
func (s ButtonSet) Has(id ButtonID) bool { return s&(1<<id) != 0 }

// TableButtons says what becomes of the buttons that a table has of its own while somebody guides there. The zero value
// leaves them as they are.
type TableButtons struct {
	Hidden     ButtonSet
	Enabled    ButtonSet // whatever the table says
	Disabled   ButtonSet // so do these
	Primary    ButtonSet // of those that work, what the player most likely wants
	NotPrimary ButtonSet // what is not wanted
	Chosen     ButtonSet // what is seen pressed
	SoundAt    geom.Rect // where that of the sound goes, empty for its usual place
}

// Apply returns those of the buttons of a table that are seen, as they look and work then.
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
