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
	ID          string            // see Button.ID
	Label       string            // left of the box; may be empty
	Text        string            // initial text
	Placeholder string            // shown paler while the field is empty
	MaxLetters  int               // maximum number of letters, 1 to 1000; 0 is 1000
	OnChange    func(text string) // called for each new text; nil for a read-only field
	OnSubmit    func(text string) // called by Enter; nil if Enter moves the focus on
}

type field struct {
	PartBase
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

func (f *field) Measure(width int) int {
	f.Caption = f.newCaption(f.item.Label, width)
	return max(f.skin.Px(formHeight), f.label.Height())
}

func (f *field) SetBounds(at image.Rectangle) {
	f.PartBase.SetBounds(at)
	f.follow()
}

func (f *field) AppendZones(dst []zone) []zone {
	return append(dst, newZone(1, f.id, f.box(), f.item.Label, f.CanFocus()))
}

func (f *field) HandleDrag() {
	if f.clicks == 1 {
		f.change(func(l *edit.TextLine) { l.MoveCaret(f.letterAt(), true) })
	}
}

// HandleGrab puts the caret where the mouse was pressed; a second press selects the word, a third all. Shift extends the selection.
func (f *field) HandleGrab(held input.Modifiers) {
	if f.ticks-f.clicked < doubleClick {
		f.clicks++
	} else {
		f.clicks = 1
	}
	f.clicked = f.ticks
	at := f.letterAt()
	f.change(func(l *edit.TextLine) {
		switch f.clicks {
		case 1:
			l.MoveCaret(at, f.active && held&input.Shift != 0)
		case 2:
			l.SelectWord(at)
		default:
			l.SelectAll()
		}
	})
}

func (f *field) change(how func(l *edit.TextLine)) {
	was := f.edit
	how(&f.edit)
	if was.Equal(&f.edit) {
		return
	}
	f.version++
	if written := f.edit.Text(); written != was.Text() {
		f.measureText()
		f.Defer(func() { f.item.OnChange(written) })
	}
	f.follow()
}

// follow scrolls the text as little as needed to show the caret.
func (f *field) follow() {
	room := f.inner().Dx() - int(f.skin.LinePx(caretWidth))
	at := f.stops[f.edit.Caret()]
	f.shift = max(min(f.shift, at), at-room)
	f.shift = max(min(f.shift, f.stops[len(f.edit.Letters())]-room), 0)
}

func (f *field) face() kit.Face { return f.skin.face(assets.TextFont, kit.TextSize) }

func (f *field) measureText() {
	face := f.face()
	shown, starts := face.ShownLetters(f.edit.Letters())
	f.shown, f.stops = shown, f.stops[:0]
	for _, at := range append(starts, len(shown)) {
		f.stops = append(f.stops, int(math.Round(face.WidthUpTo(shown, at))))
	}
}

func (f *field) letterAt() int {
	x := f.mouse.X + f.shift - f.inner().Min.X
	return sort.Search(len(f.edit.Letters()), func(i int) bool { return f.stops[i]+f.stops[i+1] > 2*x })
}

func (f *field) box() image.Rectangle {
	r := f.PartBase.Bounds()
	high := f.skin.Px(formHeight)
	y := (r.Min.Y + r.Max.Y - high) / 2
	return image.Rect(r.Min.X+f.start, y, r.Max.X, y+high)
}

func (f *field) inner() image.Rectangle {
	r := f.box()
	side := f.skin.Px(fieldSide)
	return image.Rect(r.Min.X+side, r.Min.Y, max(r.Max.X-side, r.Min.X+side+1), r.Max.Y)
}

func (f *field) Appearance() Appearance {
	l := Appearance{state: f.state(), hasRing: f.hasRing, value: f.version}
	if f.active {
		l.focusedSpot = 1
	}
	return l
}

func (f *field) state() kit.ControlState {
	switch {
	case !f.CanFocus():
		return kit.DisabledState
	case f.active:
		return kit.PressedState
	case f.overPart != nowhere:
		return kit.HoveredState
	}
	return kit.IdleState
}

// Bounds returns the box: the label beside it cannot be pressed.
func (f *field) Bounds() image.Rectangle             { return f.box() }
func (f *field) CanFocus() bool                      { return f.item.OnChange != nil }
func (f *field) SetActive(on bool)                   { f.active = on && f.CanFocus() }
func (f *field) IsActive() bool                      { return f.active }
func (f *field) CursorShape() ebiten.CursorShapeType { return ebiten.CursorShapeText }
func (f *field) HandleArrow(int) (handled bool)      { return true }

// Activate is called by Enter: it submits or, without OnSubmit, moves the focus on.
func (f *field) Activate() {
	if f.item.OnSubmit == nil {
		f.focusNext()
		return
	}
	written := f.edit.Text()
	f.Defer(func() { f.item.OnSubmit(written) })
}

func (f *field) insert(text string) { f.change(func(l *edit.TextLine) { l.Insert(text) }) }

func (f *field) InheritState(from Control) (inherited bool) {
	old, ok := from.(*field)
	if !ok {
		return false
	}
	if old.pasting.to == old {
		f.pasting = old.pasting
		f.pasting.to = f
	}
	if f.edit.TakeCaretFrom(&old.edit) {
		f.shift, f.clicked, f.clicks = old.shift, old.clicked, old.clicks
		f.follow()
	}
	return true
}

// HandleKey handles the keys of text editing. Tab, Enter, Up and Down are the panel's; Space comes as text.
func (f *field) HandleKey(g input.Gesture) (own bool) {
	switch g.Key {
	case input.KeySpace:
	case input.KeyCopy:
		f.copy()
	case input.KeyCut:
		if f.copy() {
			f.change(func(l *edit.TextLine) { l.Erase(l.Caret()) })
		}
	case input.KeyPaste:
		if f.pasting.to == nil {
			f.pasting = pasting{text: f.skin.Clipboard.RequestText(), to: f}
		}
	default:
		f.change(func(l *edit.TextLine) { own = l.HandleKey(g.Key, g.Modifiers) })
		return own
	}
	return true
}

func (f *field) copy() (copied bool) {
	selected := f.edit.SelectedText()
	if selected == "" {
		return false
	}
	f.skin.Clipboard.Write(selected)
	return true
}

func (f *field) Draw(screen *ebiten.Image) {
	box, inner, m := f.box(), f.inner(), f.state()
	f.drawLabel(screen, f.PartBase.Bounds(), f.skin.Palette.Text)
	frame := m
	if f.hasRing {
		// The ring is enough; a second bright line beside it would flicker.
		f.skin.Pictures.DrawStretched(screen, f.skin.Ring, box)
		frame = kit.HoveredState
	}
	f.skin.Pictures.DrawStretched(screen, fieldBox(f.skin, frame), box)

	page := screen.SubImage(inner).(*ebiten.Image)
	line := kit.WrappedText{Face: f.face(), Lines: []string{f.shown}}
	high := line.LineHeight()
	top := (inner.Min.Y + inner.Max.Y - high) / 2
	stretch := func(from, to int) image.Rectangle {
		x := inner.Min.X - f.shift
		return image.Rect(x+f.stops[from], top, x+f.stops[to], top+high)
	}
	if from, to := f.edit.Selection(); f.active && from < to {
		f.skin.fill(page, stretch(from, to), f.skin.selectionColor())
	}
	ink := f.skin.Palette.Text
	if m == kit.DisabledState {
		ink = f.skin.Palette.MutedText
	}
	written := inner
	written.Min.X -= f.shift
	if len(f.edit.Letters()) > 0 {
		line.Draw(page, written, kit.Left, ink)
	} else if f.item.Placeholder != "" {
		hint := f.hint(inner.Dx())
		hint.Draw(page, inner, kit.Left, paint.Mix(f.skin.fieldColor(m), f.skin.Palette.MutedText, 0.8))
	}
	if f.active {
		caret := stretch(f.edit.Caret(), f.edit.Caret())
		caret.Max.X = caret.Min.X + int(f.skin.LinePx(caretWidth))
		f.skin.fill(page, caret, f.skin.Palette.Text)
	}
}

// hint returns the placeholder for a width in pixels, in smaller letters if it is too long.
func (f *field) hint(width int) kit.WrappedText {
	return f.skin.layOutFitted(f.item.Placeholder, assets.TextFont, kit.TextSize, float64(width))
}
