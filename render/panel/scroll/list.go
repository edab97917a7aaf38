package scroll

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
	"dreist/render/target"
)

// ListRow is a line of a List.
type ListRow struct {
	ID     string // as of a Button
	Label  string
	Detail string      // at the right; may be empty
	Sign   kit.Motif   // small, at the left; may be nil
	Faces  []kit.Motif // beside it, before the label; may be empty
	Action func()      // called once per press; a row without one is shown, but cannot be pressed
}

// List is a column of rows that scrolls, for any number of them: it costs what is seen. While it has the focus the arrows, Page up, Page down, Home and End move
// through it, and Enter presses.
type List struct {
	ID     string  // as of a Button; rows without a name are ID.0, ID.1 …, its scroll bar is ID.bar
	Height float64 // logical, of the part that is seen
	Rows   []ListRow
	Index  int // of the row that is marked at the start and can be seen, from 0; -1 for none
}

// list is the part of a List: a roll of rows of equal height.
type list struct {
	*Roll
	item List
	ids  []string // of the rows
}

// The logical height of a row, and the room beside its texts.
const (
	rowHeight = 38
	rowSide   = 12
	signSize  = 13
	faceApart = 0.82 // of its size, from one to the next
)

// Part makes what the item is in a panel.
func (item List) Part(d *widget.Desk, id string) widget.Part {
	l := &list{item: item}
	l.Roll = NewRoll(d, widget.Named(item.ID, id), func() int { return len(l.item.Rows) * l.step() })
	l.action = func(row int) func() { return l.item.Rows[row].Action }
	l.write = l.drawRows
	l.marked = min(item.Index, len(item.Rows)-1)
	for i, row := range item.Rows {
		l.ids = append(l.ids, widget.Named(row.ID, widget.Numbered(l.id, i)))
	}
	l.frame(4, 4)
	l.tall = d.Skin.Px(item.Height)
	l.SetSnug()
	return l
}

// step is the height of a row in pixels.
func (l *list) step() int { return l.Skin.Px(rowHeight) }

// Put puts the list on the screen, its mark in sight.
func (l *list) Put(at image.Rectangle) {
	l.Roll.Put(at)
	l.To(l.top)
	l.follow()
}

// follow scrolls so that the row with the mark is seen, and a little of its neighbour.
func (l *list) follow() {
	if l.marked >= 0 {
		l.Reveal(l.marked*l.step(), (l.marked+1)*l.step(), l.step()/2)
	}
}

// Spots returns the rows that are seen, as far as they are, and the roll.
func (l *list) Spots(dst []widget.Spot) []widget.Spot {
	from, to := l.seen()
	for i := from; i < to; i++ {
		row := &l.item.Rows[i]
		dst = append(dst, widget.Spot{Target: target.Target{ID: l.ids[i], Rect: geom.From(l.place(i).Intersect(l.view)), Label: row.Label, Enabled: row.Action != nil}, Part: i + 1})
	}
	return l.Roll.Spots(dst)
}

// place is where a row lies on the screen, whether it is seen or not.
func (l *list) place(i int) image.Rectangle {
	y := l.view.Min.Y + i*l.step() - l.top
	return image.Rect(l.view.Min.X, y, l.view.Max.X, y+l.step())
}

// mark moves the mark to a row, as far as there are any.
func (l *list) mark(to int) {
	l.marked = min(max(to, 0), len(l.item.Rows)-1)
	l.follow()
}

// Strike moves the mark. From the ends the arrows lead on to other controls.
func (l *list) Strike(g input.Gesture) bool {
	last := len(l.item.Rows) - 1
	screenful := max(1, l.view.Dy()/l.step()-1)
	for _, s := range [...]struct {
		key   input.Key
		to    int
		leave bool
	}{
		{input.KeyUp, l.marked - 1, l.marked <= 0},
		{input.KeyDown, l.marked + 1, l.marked == last},
		{input.KeyPageUp, l.marked - screenful, false},
		{input.KeyPageDown, l.marked + screenful, false},
		{input.KeyHome, 0, false},
		{input.KeyEnd, last, false},
	} {
		if g.Key == s.key && !s.leave {
			l.mark(s.to)
			return true
		}
	}
	return false
}

func (l *list) Able() bool { return len(l.item.Rows) > 0 }

// Rouse gives the keys to the list, which needs a mark then.
func (l *list) Rouse(on bool) {
	l.active = on
	if on && l.marked < 0 && l.Able() && l.Ring {
		l.mark(l.top / l.step())
	}
}

// Inherit takes over the grip from the list it replaces and, as long as that had as many rows, place and mark.
func (l *list) Inherit(from widget.Control) bool {
	old, ok := from.(*list)
	if !ok {
		return false
	}
	l.KeepGrip(old.Roll)
	if len(old.item.Rows) != len(l.item.Rows) || old.step() == 0 {
		return true
	}
	l.top = old.top * l.step() / old.step()
	if l.item.Index == old.item.Index {
		l.marked = old.marked
		l.To(l.top)
		return true
	}
	// Another row is marked than at first: it is to be seen.
	l.Reveal(l.marked*l.step(), (l.marked+1)*l.step(), 0)
	return true
}

// seen returns the rows in the view, from the first up to but not including the last.
func (l *list) seen() (from, to int) {
	high := l.step()
	return l.top / high, min(len(l.item.Rows), (l.top+l.view.Dy()+high-1)/high)
}

func (l *list) drawRows(picture *ebiten.Image) {
	from, to := l.seen()
	for i := from; i < to; i++ {
		l.drawRow(picture, l.place(i).Sub(l.view.Min), i)
	}
}

func (l *list) drawRow(picture *ebiten.Image, r image.Rectangle, i int) {
	s, row := l.Skin, l.item.Rows[i]
	if i%2 == 1 {
		s.Fill(picture, r, s.Stripe())
	}
	ink := s.UI.Text
	if row.Action == nil {
		ink = s.UI.Muted
	}
	inner, box := r.Inset(int(s.Hair(1))), r
	box.Min.X, box.Max.X = r.Min.X+s.Px(rowSide), r.Max.X-s.Px(rowSide)
	pointed := i == l.under() && row.Action != nil
	switch {
	case i == l.marked:
		s.Pictures.Grow(picture, marker(s), inner)
	case pointed:
		s.Pictures.Grow(picture, s.Pointed(), inner)
	}
	if pointed && l.down() {
		box = box.Add(image.Pt(0, int(s.Hair(1))))
	}
	if row.Detail != "" {
		p := s.Face(assets.Text, skin.LogSize).Line(row.Detail, float64(box.Dx())*0.6)
		p.Draw(picture, box, kit.Right, ink)
		box.Max.X -= int(p.Width) + s.Px(rowSide)
	}
	box.Min.X += l.drawSigns(picture, box, row)
	s.Face(assets.Strong, skin.LabelSize).Line(row.Label, float64(box.Dx())).Draw(picture, box, kit.Left, ink)
}

// drawSigns draws the sign and the faces of a row, and returns how much room they take.
func (l *list) drawSigns(picture *ebiten.Image, box image.Rectangle, row ListRow) int {
	s, x, y := l.Skin, box.Min.X, (box.Min.Y+box.Max.Y)/2
	if size := s.Px(signSize); row.Sign != nil {
		s.Pictures.Stamp(picture, row.Sign, size, image.Pt(x+size/2, y))
		x += size + s.Px(skin.FacesRoom)
	}
	if size := s.Px(skin.FaceSize); len(row.Faces) > 0 {
		for i, face := range row.Faces {
			s.Pictures.Stamp(picture, face, size, image.Pt(x+size/2+int(float64(i*size)*faceApart), y))
		}
		x += size + int(float64((len(row.Faces)-1)*size)*faceApart) + s.Px(skin.FacesRoom)
	}
	return x - box.Min.X
}

// Lines appends all rows, also those that are scrolled away.
func (l *list) Lines(dst []widget.Line, here bool) []widget.Line {
	for i, row := range l.item.Rows {
		line := widget.Line{Text: widget.Joined(row.Label, row.Detail), Here: here && i == l.marked}
		if row.Action != nil {
			line.Kind = widget.Press
		}
		dst = append(dst, line)
	}
	return dst
}
