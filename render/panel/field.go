package panel

import (
	"image"
	"math"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel/edit"
)

// Field is a text input line. Any printable text is accepted; control characters and line breaks in a pasted text are removed.
type Field struct {
	ID          string            // as of a Button
	Label       string            // left of the box; may be empty
	Text        string            // initial text
	Placeholder string            // shown paler while the field is empty
	MaxLetters  int               // maximum number of letters, 1 to 1000; 0 is 1000
	OnChange    func(text string) // called for each new text; nil for a read-only field
	OnSubmit    func(text string) // called by Enter; nil if Enter moves the focus on
}

type field struct {
	Element
	PointerState
	*Env
	Caption
	id      string
	item    Field
	edit    edit.TextLine
	shift   int    // pixels of the text hidden at the left
	version int    // counts the changes of text, caret and selection
	shown   string // the text as the font can show it
	stops   []int  // caret positions before each letter and after the last, in pixels from the first
	active  bool   // receives the keys
	clicked int    // tick of the last press
	clicks  int    // number of quick presses
}

// Logical space beside the text of a field, and the width of the caret.
const (
	fieldSide  = 12
	caretWidth = 2
)

const mostLetters = 1000

// doubleClick is the number of ticks within which a second press counts as a double click. The program stays awake a little longer
// than that after a press, so that its ticks measure time.
const doubleClick = 30

func (item Field) MakePart(d *Env, id string) Part { return newField(d, id, item) }

func newField(d *Env, id string, item Field) *field {
	d.widenLabels(item.Label)
	limit := item.MaxLetters
	if limit <= 0 || limit > mostLetters {
		limit = mostLetters
	}
	t := &field{Env: d, id: idOrDefault(item.ID, id), item: item, edit: edit.NewTextLine(item.Text, limit), clicked: -doubleClick}
	t.measureText()
	return t
}

func (t *field) Measure(width int) int {
	t.Caption = t.newCaption(t.item.Label, width)
	return max(t.skin.Px(formHeight), t.label.Height())
}

func (t *field) SetBounds(at image.Rectangle) {
	t.Element.SetBounds(at)
	t.follow()
}

func (t *field) AppendZones(dst []zone) []zone {
	return append(dst, newZone(1, t.id, t.box(), t.item.Label, t.CanFocus()))
}

func (t *field) HandleDrag() {
	if t.clicks == 1 {
		t.change(func(l *edit.TextLine) { l.MoveCaret(t.letterAt(), true) })
	}
}

// HandleGrab puts the caret where the mouse was pressed; a second press selects the word, a third all. Shift extends the selection.
func (t *field) HandleGrab(held input.Modifiers) {
	if t.ticks-t.clicked < doubleClick {
		t.clicks++
	} else {
		t.clicks = 1
	}
	t.clicked = t.ticks
	at := t.letterAt()
	t.change(func(l *edit.TextLine) {
		switch t.clicks {
		case 1:
			l.MoveCaret(at, t.active && held&input.Shift != 0)
		case 2:
			l.SelectWord(at)
		default:
			l.SelectAll()
		}
	})
}

func (t *field) change(how func(l *edit.TextLine)) {
	was := t.edit
	how(&t.edit)
	if was.Equal(&t.edit) {
		return
	}
	t.version++
	if written := t.edit.Text(); written != was.Text() {
		t.measureText()
		t.Defer(func() { t.item.OnChange(written) })
	}
	t.follow()
}

// follow scrolls the text as little as needed to show the caret.
func (t *field) follow() {
	room := t.inner().Dx() - int(t.skin.LinePx(caretWidth))
	at := t.stops[t.edit.Caret()]
	t.shift = max(min(t.shift, at), at-room)
	t.shift = max(min(t.shift, t.stops[len(t.edit.Letters())]-room), 0)
}

func (t *field) face() kit.Face { return t.skin.face(assets.TextFont, kit.TextSize) }

func (t *field) measureText() {
	face := t.face()
	shown, starts := face.ShownLetters(t.edit.Letters())
	t.shown, t.stops = shown, t.stops[:0]
	for _, at := range append(starts, len(shown)) {
		t.stops = append(t.stops, int(math.Round(face.WidthUpTo(shown, at))))
	}
}

func (t *field) letterAt() int {
	x := t.mouse.X + t.shift - t.inner().Min.X
	return sort.Search(len(t.edit.Letters()), func(i int) bool { return t.stops[i]+t.stops[i+1] > 2*x })
}

func (t *field) box() image.Rectangle {
	r := t.Element.Bounds()
	high := t.skin.Px(formHeight)
	y := (r.Min.Y + r.Max.Y - high) / 2
	return image.Rect(r.Min.X+t.start, y, r.Max.X, y+high)
}

func (t *field) inner() image.Rectangle {
	r := t.box()
	side := t.skin.Px(fieldSide)
	return image.Rect(r.Min.X+side, r.Min.Y, max(r.Max.X-side, r.Min.X+side+1), r.Max.Y)
}

func (t *field) Appearance() Appearance {
	l := Appearance{state: t.state(), hasRing: t.hasRing, value: t.version}
	if t.active {
		l.focusedSpot = 1
	}
	return l
}

func (t *field) state() kit.State {
	switch {
	case !t.CanFocus():
		return kit.Disabled
	case t.active:
		return kit.Pressed
	case t.overPart != nowhere:
		return kit.Hovered
	}
	return kit.Idle
}

// Bounds returns the box: the label beside it cannot be pressed.
func (t *field) Bounds() image.Rectangle             { return t.box() }
func (t *field) CanFocus() bool                      { return t.item.OnChange != nil }
func (t *field) SetActive(on bool)                   { t.active = on && t.CanFocus() }
func (t *field) IsActive() bool                      { return t.active }
func (t *field) CursorShape() ebiten.CursorShapeType { return ebiten.CursorShapeText }
func (t *field) HandleArrow(int) (handled bool)      { return true }

// HandlePress is called by Enter: it submits or, without OnSubmit, moves the focus on.
func (t *field) HandlePress() {
	if t.item.OnSubmit == nil {
		t.focusNext()
		return
	}
	written := t.edit.Text()
	t.Defer(func() { t.item.OnSubmit(written) })
}

func (t *field) insert(text string) { t.change(func(l *edit.TextLine) { l.Insert(text) }) }

func (t *field) InheritState(from Control) (inherited bool) {
	old, ok := from.(*field)
	if !ok {
		return false
	}
	if old.pasting.to == old {
		t.pasting = old.pasting
		t.pasting.to = t
	}
	if t.edit.TakeCaret(&old.edit) {
		t.shift, t.clicked, t.clicks = old.shift, old.clicked, old.clicks
		t.follow()
	}
	return true
}

// HandleKey handles the keys of text editing. Tab, Enter, Up and Down are the panel's; Space comes as text.
func (t *field) HandleKey(g input.Gesture) (own bool) {
	switch g.Key {
	case input.KeySpace:
	case input.KeyCopy:
		t.copy()
	case input.KeyCut:
		if t.copy() {
			t.change(func(l *edit.TextLine) { l.Erase(l.Caret()) })
		}
	case input.KeyPaste:
		if t.pasting.to == nil {
			t.pasting = pasting{text: t.skin.Clipboard.RequestText(), to: t}
		}
	default:
		t.change(func(l *edit.TextLine) { own = l.HandleKey(g.Key, g.Modifiers) })
		return own
	}
	return true
}

func (t *field) copy() (copied bool) {
	selected := t.edit.SelectedText()
	if selected == "" {
		return false
	}
	t.skin.Clipboard.Write(selected)
	return true
}

func (t *field) Draw(screen *ebiten.Image) {
	box, inner, m := t.box(), t.inner(), t.state()
	t.drawLabel(screen, t.Element.Bounds(), t.skin.Palette.Text)
	frame := m
	if t.hasRing {
		// The ring is enough; a second bright line beside it would flicker.
		t.skin.Pictures.DrawStretched(screen, t.skin.Ring, box)
		frame = kit.Hovered
	}
	t.skin.Pictures.DrawStretched(screen, fieldBox(t.skin, frame), box)

	page := screen.SubImage(inner).(*ebiten.Image)
	line := kit.WrappedText{Face: t.face(), Lines: []string{t.shown}}
	high := line.LineHeight()
	top := (inner.Min.Y + inner.Max.Y - high) / 2
	stretch := func(from, to int) image.Rectangle {
		x := inner.Min.X - t.shift
		return image.Rect(x+t.stops[from], top, x+t.stops[to], top+high)
	}
	if from, to := t.edit.Selection(); t.active && from < to {
		t.skin.fill(page, stretch(from, to), t.skin.selectionColor())
	}
	ink := t.skin.Palette.Text
	if m == kit.Disabled {
		ink = t.skin.Palette.MutedText
	}
	written := inner
	written.Min.X -= t.shift
	if len(t.edit.Letters()) > 0 {
		line.Draw(page, written, kit.Left, ink)
	} else if t.item.Placeholder != "" {
		hint := t.hint(inner.Dx())
		hint.Draw(page, inner, kit.Left, paint.Mix(t.skin.fieldColor(m), t.skin.Palette.MutedText, 0.8))
	}
	if t.active {
		caret := stretch(t.edit.Caret(), t.edit.Caret())
		caret.Max.X = caret.Min.X + int(t.skin.LinePx(caretWidth))
		t.skin.fill(page, caret, t.skin.Palette.Text)
	}
}

// hint returns the placeholder for a width in pixels, in smaller letters if it is too long.
func (t *field) hint(width int) kit.WrappedText {
	return t.skin.layOutFitted(t.item.Placeholder, assets.TextFont, kit.TextSize, float64(width))
}
