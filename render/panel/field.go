package panel

import (
	"dreist/render/paint"
	"image"
	"math"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/panel/edit"
	"dreist/render/target"
)

// field is the part of a Field.
type field struct {
	element
	touch
	*desk
	caption
	id      string
	item    Field
	edit    edit.Line
	shift   int    // how many pixels of the text are hidden at the left
	version int    // goes up with every change of text, caret and selection
	shown   string // the text as the font can write it
	stops   []int  // where the caret stands before each letter and after the last, in pixels from the first
	active  bool   // typing goes here
	clicked int    // tick of the last press
	clicks  int    // in quick succession
}

// The logical room beside the text of a field, and the width of the caret.
const (
	fieldSide  = 12
	caretWidth = 2
)

// mostLetters is how many letters a field takes at most.
const mostLetters = 1000

// doubleClick is within how many ticks a second press counts as a double click. The program stays awake a little longer than that after a press, so that its
// ticks measure time.
const doubleClick = 18

func (item Field) part(d *desk, id string) part { return newField(d, id, item) }

func newField(d *desk, id string, item Field) *field {
	d.align(item.Label)
	limit := item.Limit
	if limit <= 0 || limit > mostLetters {
		limit = mostLetters
	}
	t := &field{desk: d, id: named(item.ID, id), item: item, edit: edit.New(item.Text, limit), clicked: -doubleClick}
	t.measureText()
	return t
}

func (t *field) measure(width int) int {
	t.caption = t.desk.caption(t.item.Label, width)
	return max(t.skin.Px(formHeight), t.label.Height())
}

// put puts the field on the screen, the caret being seen.
func (t *field) put(at image.Rectangle) {
	t.element.put(at)
	t.follow()
}

func (t *field) spots(dst []spot) []spot {
	return append(dst, spot{target.Target{ID: t.id, Rect: rect(t.box()), Label: t.item.Label, Enabled: t.able()}, 1})
}

func (t *field) drag() {
	if t.clicks == 1 {
		t.change(func(l *edit.Line) { l.To(t.letterAt(), true) })
	}
}

// grab puts the caret where the mouse was pressed: once for a place, twice for a word, three times for all. With Shift the selection reaches from where the caret was.
func (t *field) grab(held input.Modifiers) {
	if t.clock-t.clicked < doubleClick {
		t.clicks++
	} else {
		t.clicks = 1
	}
	t.clicked = t.clock
	at := t.letterAt()
	t.change(func(l *edit.Line) {
		switch t.clicks {
		case 1:
			l.To(at, t.active && held&input.Shift != 0)
		case 2:
			l.SelectWord(at)
		default:
			l.SelectAll()
		}
	})
}

// change edits the text and tells of it where it has become another.
func (t *field) change(how func(l *edit.Line)) {
	was := t.edit
	how(&t.edit)
	if was.Equal(&t.edit) {
		return
	}
	t.version++
	if written := t.edit.Text(); written != was.Text() {
		t.measureText()
		t.tell.later(func() { t.item.Changed(written) })
	}
	t.follow()
}

// follow hides as much of the text at the left as it takes for the caret to be seen, and no more than needed.
func (t *field) follow() {
	room := t.inner().Dx() - int(t.skin.Hair(caretWidth))
	at := t.stops[t.edit.Caret()]
	t.shift = max(min(t.shift, at), at-room)
	t.shift = max(min(t.shift, t.stops[len(t.edit.Letters())]-room), 0)
}

func (t *field) face() kit.Face { return t.skin.face(assets.Text, paragraphSize) }

// measureText finds where the letters of the line stand.
func (t *field) measureText() {
	face := t.face()
	shown, starts := face.Letters(t.edit.Letters())
	t.shown, t.stops = shown, t.stops[:0]
	for _, at := range append(starts, len(shown)) {
		t.stops = append(t.stops, int(math.Round(face.AdvanceAt(shown, at))))
	}
}

// letterAt returns how many letters stand left of the pointer.
func (t *field) letterAt() int {
	x := t.mouse.X + t.shift - t.inner().Min.X
	return sort.Search(len(t.edit.Letters()), func(i int) bool { return t.stops[i]+t.stops[i+1] > 2*x })
}

// box is the part of the field that is written in.
func (t *field) box() image.Rectangle {
	r := t.element.bounds()
	high := t.skin.Px(formHeight)
	y := (r.Min.Y + r.Max.Y - high) / 2
	return image.Rect(r.Min.X+t.start, y, r.Max.X, y+high)
}

// inner is where the letters stand in the box.
func (t *field) inner() image.Rectangle {
	r := t.box()
	side := t.skin.Px(fieldSide)
	return image.Rect(r.Min.X+side, r.Min.Y, max(r.Max.X-side, r.Min.X+side+1), r.Max.Y)
}

func (t *field) look() look {
	l := look{state: t.state(), ring: t.ring, value: t.version}
	if t.active {
		l.lit = 1
	}
	return l
}

func (t *field) state() state {
	switch {
	case !t.able():
		return disabled
	case t.active:
		return pressed
	case t.over != nowhere:
		return hovered
	}
	return idle
}

// bounds is the box: the label beside it is not pressed.
func (t *field) bounds() image.Rectangle        { return t.box() }
func (t *field) able() bool                     { return t.item.Changed != nil }
func (t *field) rouse(on bool)                  { t.active = on && t.able() }
func (t *field) roused() bool                   { return t.active }
func (t *field) cursor() ebiten.CursorShapeType { return ebiten.CursorShapeText }
func (t *field) turn(int) bool                  { return true }

// press is what Enter does: it ends the entry or, where nothing waits for that, goes on to the next control.
func (t *field) press() {
	if t.item.Submit == nil {
		t.next()
		return
	}
	written := t.edit.Text()
	t.tell.later(func() { t.item.Submit(written) })
}

// write puts a typed letter in place of what is selected.
func (t *field) write(letter rune) { t.change(func(l *edit.Line) { l.Insert(string(letter)) }) }

// strike works on the keys of a line of text. Tab, Enter and the arrows up and down stay with the panel, and Space has been written.
func (t *field) strike(g input.Gesture) (own bool) {
	switch g.Key {
	case input.KeySpace:
	case input.KeyCopy:
		t.copy()
	case input.KeyCut:
		if t.copy() {
			t.change(func(l *edit.Line) { l.Erase(l.Caret()) })
		}
	case input.KeyPaste:
		t.paste()
	default:
		t.change(func(l *edit.Line) { own = l.Strike(g.Key, g.Modifiers) })
		return own
	}
	return true
}

// copy puts what is selected on the clipboard and reports whether there is something.
func (t *field) copy() bool {
	selected := t.edit.Selected()
	if selected == "" {
		return false
	}
	t.pocket.Write(selected)
	return true
}

// draw draws label, box, what is selected, text and caret.
func (t *field) draw(screen *ebiten.Image) {
	box, inner, m := t.box(), t.inner(), t.state()
	t.drawLabel(screen, t.element.bounds(), t.skin.ui.Text)
	frame := m
	if t.ring {
		// The ring says it all; a second bright line beside it would flicker.
		t.skin.pictures.Grow(screen, t.skin.Ring, box)
		frame = hovered
	}
	t.skin.pictures.Grow(screen, t.skin.fields[frame], box)

	page := screen.SubImage(inner).(*ebiten.Image)
	line := kit.Prose{Face: t.face(), Lines: []string{t.shown}}
	high := line.Leading()
	top := (inner.Min.Y + inner.Max.Y - high) / 2
	stretch := func(from, to int) image.Rectangle {
		x := inner.Min.X - t.shift
		return image.Rect(x+t.stops[from], top, x+t.stops[to], top+high)
	}
	if from, to := t.edit.Selection(); t.active && from < to {
		t.skin.fill(page, stretch(from, to), t.skin.selection())
	}
	ink := t.skin.ui.Text
	if m == disabled {
		ink = t.skin.ui.Muted
	}
	written := inner
	written.Min.X -= t.shift
	if len(t.edit.Letters()) > 0 {
		line.Draw(page, written, kit.Left, ink)
	} else if t.item.Placeholder != "" {
		hint := t.skin.label(t.item.Placeholder, assets.Text, paragraphSize)
		hint.Draw(page, inner, kit.Left, paint.Mix(t.skin.sheetOf(m), t.skin.ui.Muted, 0.8))
	}
	if t.active {
		caret := stretch(t.edit.Caret(), t.edit.Caret())
		caret.Max.X = caret.Min.X + int(t.skin.Hair(caretWidth))
		t.skin.fill(page, caret, t.skin.ui.Text)
	}
}
