package scroll

import "image"

// What the tests from outside of the package look at.
type (
	ListPart = list
	Reading  = reading
)

// What the tests inside and outside of the package share.
const (
	Rule      = rule
	FadeAbove = fadeAbove
)

func (r *Roll) Marked() int           { return r.marked }
func (r *Roll) Rail() image.Rectangle { return r.rail }
func (r *Roll) Pad() int              { return r.pad.X }

func (l *list) Step() int                   { return l.step() }
func (l *list) Place(i int) image.Rectangle { return l.place(i) }
func (l *list) Seen() (from, to int)        { return l.seen() }

func (t *reading) Begin(block int) int { return t.begin(block) }
func (t *reading) Start(block int) int { return t.flow.tops[block] }

// Link returns the label of the link with the focus, and whether it is seen.
func (t *reading) Link() (label string, seen bool) {
	l := t.flow.links[t.marked]
	return l.link.Label, t.seen(l.at)
}
