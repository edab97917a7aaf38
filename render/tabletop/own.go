package tabletop

import "dreist/render/geom"

// Set is a set of buttons that a table has of its own.
type Set uint64

// Of returns the set of some buttons, and AllBut that of all others.
func Of(ids ...ButtonID) (s Set) {
	for _, id := range ids {
		s |= 1 << id
	}
	return s
}

func AllBut(ids ...ButtonID) Set { return ^Of(ids...) }

// Has reports whether a button is in the set.
func (s Set) Has(id ButtonID) bool { return s&(1<<id) != 0 }

// Own says what becomes of the buttons that a table has of its own while somebody guides there. The zero value leaves them as they are.
type Own struct {
	Hides   Set
	Works   Set       // whatever the table says
	Rests   Set       // so do these
	Leads   Set       // of those that work, what the player most likely wants
	Quiet   Set       // what is not wanted
	Holds   Set       // what is seen pressed
	SoundAt geom.Rect // where that of the sound goes, empty for its usual place
}

// Choose returns those of the buttons of a table that are seen, as they look and work then.
func (o *Own) Choose(buttons []Button) []Button {
	seen := buttons[:0]
	for _, b := range buttons {
		b.Works = (b.Works || o.Works.Has(b.Id)) && !o.Rests.Has(b.Id)
		b.Lead = (b.Lead || o.Leads.Has(b.Id) && b.Works) && !o.Quiet.Has(b.Id)
		b.Holds = b.Holds || o.Holds.Has(b.Id)
		if b.Id == SoundButton && o.SoundAt != (geom.Rect{}) {
			b.Rect = o.SoundAt
		}
		if !o.Hides.Has(b.Id) {
			seen = append(seen, b)
		}
	}
	return seen
}
