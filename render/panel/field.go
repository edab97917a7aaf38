package panel

import (
	"image"
	"math"
	"slices"
	"sort"

	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// field is the part of a Field.
type field struct {
	element
	skin    *Skin
	item    Field
	form    *form
	tell    *teller
	with    *typewriter
	keys    *keyboard
	edit    edit
	label   prose
	start   int // of the box in the part's width
	shift   int // how many pixels of the text are hidden at the left
	version int // goes up with every change of text, caret and selection
	buffer  []rune
	next    func() // gives the focus to the next control
	hover   bool
	held    bool // the mouse selects
	ring    bool
	active  bool // typing goes here
	clock   int  // ticks
	clicked int  // tick of the last press
	clicks  int  // in quick succession
}

// The logical room beside the text of a field, and the width of the caret.
const (
	fieldSide  = 12
	caretWidth = 2
)

// doubleClick is within how many ticks a second press counts as a double click. The program stays awake a little longer than that after a press, so that its
// ticks measure time.
const doubleClick = 18

func newField(skin *Skin, item Field, f *form, p *Panel) *field {
	t := &field{skin: skin, item: item, form: f, tell: p.tell, with: p.typewriter, keys: &p.keys, edit: newEdit(item.Text, item.Limit), clicked: -doubleClick}
	t.next = func() { p.focus.step(1) }
	t.element = newElement(
		widget.WidgetOpts.CursorEnterHandler(func(*widget.WidgetCursorEnterEventArgs) { t.hover = true }),
		widget.WidgetOpts.CursorExitHandler(func(*widget.WidgetCursorExitEventArgs) { t.hover = false }),
		widget.WidgetOpts.MouseButtonPressedHandler(func(args *widget.WidgetMouseButtonPressedEventArgs) {
			if args.Button == ebiten.MouseButtonLeft && t.able() && args.OffsetX >= t.start {
				t.take()
			}
		}),
		widget.WidgetOpts.MouseButtonReleasedHandler(func(*widget.WidgetMouseButtonReleasedEventArgs) { t.held = false }),
	)
	return t
}

func (t *field) measure(width int) int {
	t.start = 0
	labels := 0
	if t.item.Label != "" {
		labels, t.start = t.form.split(t.skin, width)
	}
	t.label = t.skin.fit(t.item.Label, strong, labelSize, float64(labels))
	t.size = image.Pt(width, max(t.skin.px(formHeight), t.label.height()))
	return t.size.Y
}

// SetLocation puts the field on the screen, the caret being seen.
func (t *field) SetLocation(r image.Rectangle) {
	t.element.SetLocation(r)
	t.follow()
}

// Update counts time and selects up to where the pointer is while it is held.
func (t *field) Update(u *widget.UpdateObject) {
	t.clock++
	t.element.Update(u)
	if t.held && t.clicks == 1 {
		t.change(func(e *edit) { e.to(t.letterAt(), true) })
	}
}

// take puts the caret where the mouse was pressed: once for a place, twice for a word, three times for all. With Shift the selection reaches from where the caret was.
func (t *field) take() {
	if t.clock-t.clicked < doubleClick {
		t.clicks++
	} else {
		t.clicks = 1
	}
	t.clicked, t.held = t.clock, true
	at := t.letterAt()
	t.change(func(e *edit) {
		switch t.clicks {
		case 1:
			e.to(at, t.active && t.keys.held(ebiten.KeyShift))
		case 2:
			e.selectWord(at)
		default:
			e.selectAll()
		}
	})
}

// change edits the text and tells of it where it has become another.
func (t *field) change(how func(e *edit)) {
	was := t.edit
	how(&t.edit)
	is := &t.edit
	same := slices.Equal(was.letters, is.letters)
	if same && was.caret == is.caret && was.anchor == is.anchor {
		return
	}
	t.version++
	t.follow()
	if !same {
		written := is.text()
		t.tell.later(func() { t.item.Changed(written) })
	}
}

// follow hides as much of the text at the left as it takes for the caret to be seen, and no more than needed.
func (t *field) follow() {
	room := t.inner().Dx() - int(t.skin.hair(caretWidth))
	at := t.advance(t.edit.caret)
	t.shift = max(min(t.shift, at), at-room)
	t.shift = max(min(t.shift, t.advance(len(t.edit.letters))-room), 0)
}

func (t *field) face() *text.GoTextFace { return t.skin.face(plain, paragraphSize) }

// advance is how far the first letters run, in pixels.
func (t *field) advance(letters int) int {
	return int(math.Round(text.Advance(string(t.edit.letters[:letters]), t.face())))
}

// letterAt returns how many letters stand left of the pointer.
func (t *field) letterAt() int {
	x, _ := input.CursorPosition()
	x += t.shift - t.inner().Min.X
	return sort.Search(len(t.edit.letters), func(i int) bool { return t.advance(i)+t.advance(i+1) > 2*x })
}

// box is the part of the field that is written in.
func (t *field) box() image.Rectangle {
	r := t.element.bounds()
	high := t.skin.px(formHeight)
	y := (r.Min.Y + r.Max.Y - high) / 2
	return image.Rect(r.Min.X+t.start, y, r.Max.X, y+high)
}

// inner is where the letters stand in the box.
func (t *field) inner() image.Rectangle {
	r := t.box()
	side := t.skin.px(fieldSide)
	return image.Rect(r.Min.X+side, r.Min.Y, max(r.Max.X-side, r.Min.X+side+1), r.Max.Y)
}

func (t *field) look() look {
	l := look{mood: t.mood(), ring: t.ring, value: t.version}
	if t.active {
		l.lit = 1
	}
	return l
}

func (t *field) mood() mood {
	switch {
	case !t.able():
		return disabled
	case t.active:
		return pressed
	case t.hover:
		return hovered
	}
	return idle
}

// bounds is the box: the label beside it is not pressed.
func (t *field) bounds() image.Rectangle        { return t.box() }
func (t *field) light(on bool)                  { t.ring = on }
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
	written := t.edit.text()
	t.tell.later(func() { t.item.Submit(written) })
}

// keep takes over caret, selection and scrolling from the field it replaces, as long as that showed the same text.
func (t *field) keep(old *field) {
	if !slices.Equal(t.edit.letters, old.edit.letters) {
		return
	}
	t.edit.caret, t.edit.anchor, t.shift = old.edit.caret, old.edit.anchor, old.shift
	t.clock, t.clicked, t.clicks = old.clock, old.clicked, old.clicks
	t.follow()
}
