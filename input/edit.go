package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Key is an editing key: what a line of text and the controls of a panel go by. It comes beside the command that the
// same key may ask for, and means nothing where nobody writes.
type Key uint8

// The editing keys. The last four are letters by their print with Ctrl, or with Cmd on a Mac.
const (
	KeyEnter Key = iota + 1
	KeySpace
	KeyTab
	KeyBackspace
	KeyDelete
	KeyLeft
	KeyRight
	KeyUp
	KeyDown
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeySelectAll
	KeyCopy
	KeyCut
	KeyPaste
)

// editingKeys are the editing keys by their place; letters are so with Ctrl, by their print.
var (
	editingKeys = map[ebiten.Key]Key{
		ebiten.KeyEnter: KeyEnter, ebiten.KeyNumpadEnter: KeyEnter, ebiten.KeySpace: KeySpace, ebiten.KeyTab: KeyTab,
		ebiten.KeyBackspace: KeyBackspace, ebiten.KeyDelete: KeyDelete,
		ebiten.KeyArrowLeft: KeyLeft, ebiten.KeyArrowRight: KeyRight, ebiten.KeyArrowUp: KeyUp, ebiten.KeyArrowDown: KeyDown,
		ebiten.KeyHome: KeyHome, ebiten.KeyEnd: KeyEnd, ebiten.KeyPageUp: KeyPageUp, ebiten.KeyPageDown: KeyPageDown,
	}
	editingLetters = map[rune]Key{'a': KeySelectAll, 'c': KeyCopy, 'x': KeyCut, 'v': KeyPaste}
)

// editing returns the editing key that a key is with the modifiers held, 0 for none.
func (k KeyPress) editing(held Modifiers) Key {
	if key := editingKeys[k.Key]; key != 0 || held != Ctrl {
		return key
	}
	return editingLetters[k.sign()]
}

// The ticks after which a held key counts again, the one in which it went down being the first, and how often then.
const (
	repeatAfter = 24
	repeatEvery = 4
)

// repeat is the editing key that was struck last and is still held. Without ticks there is none.
type repeat struct {
	press KeyPress
	ticks int
}

// strike tells of an editing key that went down. Enter and Space press something, so holding them does not repeat it.
func (r *Reader) strike(k KeyPress) {
	key := k.editing(r.modifiers)
	if key == 0 {
		return
	}
	r.repeat = repeat{}
	if key != KeyEnter && key != KeySpace {
		r.repeat = repeat{k, 1}
	}
	r.tell(Gesture{Kind: Strike, Key: key, Modifiers: r.modifiers})
}

// strikeAgain counts the ticks for which the editing key of earlier snapshots has been held.
func (r *Reader) strikeAgain(d *Device) {
	if r.repeat.ticks == 0 {
		return
	}
	key := r.repeat.press.editing(r.modifiers)
	if key == 0 || !slices.Contains(d.Held, r.repeat.press.Key) {
		r.repeat = repeat{}
		return
	}
	r.repeat.ticks++
	if over := r.repeat.ticks - repeatAfter; over >= 0 && over%repeatEvery == 0 {
		r.tell(Gesture{Kind: Strike, Key: key, Modifiers: r.modifiers, Repeat: true})
	}
}
