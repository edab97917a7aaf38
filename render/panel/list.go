package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/kit"
)

// ListRow is a row of a List.
type ListRow struct {
	ID       string // see Button.ID
	Label    string
	Detail   string      // at the right; may be empty
	Sign     kit.Motif   // small picture at the left; may be nil
	Pictures []kit.Motif // after the sign, before the label; may be empty
	Action   func()      // called once per press; nil for a row that cannot be pressed
}

// List is a scrolling column of rows; only visible rows cost time. With the focus, arrows, Page Up, Page Down, Home
// and End move the mark, and Enter presses the marked row.
type List struct {
	ID          string  // see Button.ID; rows without a name are ID.0, ID.1 …, the scroll bar is ID.bar
	Height      float64 // logical height of the visible part
	Rows        []ListRow
	MarkedIndex int // index of the row that is marked and visible at first, from 0; -1 for no mark
}

type list struct {
	*roll
	item List
	ids  []string // IDs of the rows
}

// Logical height of a row, and other lengths.
const (
	rowHeight = 38
	listFrame = 4
	rowSide   = 12
	signSize  = 13
	faceApart = 0.82 // distance of two faces, as a fraction of their size
)

func (item List) MakePart(d *Env, id string) Part {
	l := &list{item: item}
	l.roll = newRoll(d, idOrDefault(item.ID, id), func() int { return len(l.item.Rows) * l.step() })
	l.action = func(row int) func() { return l.item.Rows[row].Action }
	l.write = l.drawRows
	l.marked = min(item.MarkedIndex, len(item.Rows)-1)
	for i, row := range item.Rows {
		l.ids = append(l.ids, idOrDefault(row.ID, numbered(l.id, i)))
	}
	l.frame(listFrame, listFrame)
	l.tall = d.skin.Px(item.Height)
	l.snug = true
	return l
}

// ListHeight returns the logical height of a list that shows a number of rows.
func ListHeight(rows int) float64 { return float64(rows*rowHeight + 2*listFrame) }

func (l *list) step() int { return l.skin.Px(rowHeight) }

func (l *list) SetBounds(at image.Rectangle) {
	l.roll.SetBounds(at)
	l.follow()
}

// follow scrolls to the marked row and a little of its neighbour.
func (l *list) follow() {
	if l.marked >= 0 {
		l.reveal(l.marked*l.step(), (l.marked+1)*l.step(), l.step()/2)
	}
}

func (l *list) AppendZones(dst []zone) []zone {
	for i, to := l.seen(); i < to; i++ {
		row := &l.item.Rows[i]
		dst = append(dst, newZone(i+1, l.ids[i], l.place(i).Intersect(l.view), row.Label, row.Action != nil))
	}
	return l.roll.AppendZones(dst)
}

func (l *list) place(i int) image.Rectangle {
	y := l.view.Min.Y + i*l.step() - l.top
	return image.Rect(l.view.Min.X, y, l.view.Max.X, y+l.step())
}

func (l *list) mark(to int) {
	l.marked = min(max(to, 0), len(l.item.Rows)-1)
	l.follow()
}

// HandleKey moves the mark. It returns false beyond the ends, so that the arrows move the focus on.
func (l *list) HandleKey(g input.Gesture) (handled bool) {
	last := len(l.item.Rows) - 1
	screenful := max(1, l.view.Dy()/l.step()-1)
	switch {
	case g.Key == input.KeyUp && l.marked > 0:
		l.mark(l.marked - 1)
	case g.Key == input.KeyDown && l.marked != last:
		l.mark(l.marked + 1)
	case g.Key == input.KeyPageUp:
		l.mark(l.marked - screenful)
	case g.Key == input.KeyPageDown:
		l.mark(l.marked + screenful)
	case g.Key == input.KeyHome:
		l.mark(0)
	case g.Key == input.KeyEnd:
		l.mark(last)
	default:
		return false
	}
	return true
}

func (l *list) CanFocus() bool { return len(l.item.Rows) > 0 }

// SetActive activates the list, which then needs a mark.
func (l *list) SetActive(on bool) {
	l.active = on
	if on && l.marked < 0 && l.CanFocus() && l.hasRing {
		l.mark(l.top / l.step())
	}
}

func (l *list) InheritState(from Control) (inherited bool) {
	old, ok := from.(*list)
	if !ok {
		return false
	}
	l.keepGrip(old.roll)
	if len(old.item.Rows) != len(l.item.Rows) || old.step() == 0 {
		return true
	}
	l.top = old.top * l.step() / old.step()
	if l.item.MarkedIndex == old.item.MarkedIndex {
		l.marked = old.marked
		l.setTop(l.top)
	} else { // the program marks another row than before: scroll to it
		l.reveal(l.marked*l.step(), (l.marked+1)*l.step(), 0)
	}
	return true
}

func (l *list) seen() (from, to int) {
	high := l.step()
	return l.top / high, min(len(l.item.Rows), (l.top+l.view.Dy()+high-1)/high)
}

func (l *list) drawRows(view *ebiten.Image) {
	for i, to := l.seen(); i < to; i++ {
		l.drawRow(view, i)
	}
}

func (l *list) drawRow(view *ebiten.Image, i int) {
	s, row, r := l.skin, l.item.Rows[i], l.place(i)
	if i%2 == 1 {
		s.fill(view, r, s.stripeColor())
	}
	ink := s.Palette.Text
	if row.Action == nil {
		ink = s.Palette.MutedText
	}
	inner, box := r.Inset(int(s.LinePx(1))), r
	box.Min.X, box.Max.X = r.Min.X+s.Px(rowSide), r.Max.X-s.Px(rowSide)
	pointed := i == l.under() && row.Action != nil
	switch {
	case i == l.marked:
		s.Pictures.DrawStretched(view, marker(s), inner)
	case pointed:
		s.Pictures.DrawStretched(view, s.hoverBox(), inner)
	}
	if pointed && l.down() {
		box = box.Add(image.Pt(0, int(s.LinePx(1))))
	}
	if row.Detail != "" {
		p := s.face(assets.TextFont, kit.TextSize).SingleLine(row.Detail, float64(box.Dx())*0.6)
		p.Draw(view, box, kit.Right, ink)
		box.Max.X -= int(p.Width) + s.Px(rowSide)
	}
	box.Min.X += l.drawSigns(view, box, row)
	s.face(assets.StrongFont, kit.TextSize).SingleLine(row.Label, float64(box.Dx())).Draw(view, box, kit.Left, ink)
}

func (l *list) drawSigns(view *ebiten.Image, box image.Rectangle, row ListRow) int {
	s, x, y := l.skin, box.Min.X, (box.Min.Y+box.Max.Y)/2
	if size := s.Px(signSize); row.Sign != nil {
		s.Pictures.DrawCentred(view, row.Sign, size, image.Pt(x+size/2, y))
		x += size + s.Px(facesRoom)
	}
	if size := s.Px(faceSize); len(row.Pictures) > 0 {
		for i, face := range row.Pictures {
			s.Pictures.DrawCentred(view, face, size, image.Pt(x+size/2+int(float64(i*size)*faceApart), y))
		}
		x += size + int(float64((len(row.Pictures)-1)*size)*faceApart) + s.Px(facesRoom)
	}
	return x - box.Min.X
}

// AppendLines appends all rows, hidden ones too.
func (l *list) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	for i, row := range l.item.Rows {
		line := ReaderLine{Text: joined(row.Label, row.Detail), HasFocus: here && i == l.marked}
		if row.Action != nil {
			line.Kind = PressableLine
		}
		dst = append(dst, line)
	}
	return dst
}
