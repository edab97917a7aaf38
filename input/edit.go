package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Key is an editing key, for text fields and controls of a panel. Its gesture comes in addition to the command of the same key, and is ignored
// outside of panels.
type Key uint8

// The editing keys. The last four are letters with Ctrl, or with Cmd on a Mac.
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

// editingKeys are the editing keys by place, and letters with Ctrl by print.
var (
	editingKeys = map[ebiten.Key]Key{
		ebiten.KeyEnter: KeyEnter, ebiten.KeyNumpadEnter: KeyEnter, ebiten.KeySpace: KeySpace, ebiten.KeyTab: KeyTab,
		ebiten.KeyBackspace: KeyBackspace, ebiten.KeyDelete: KeyDelete,
		ebiten.KeyArrowLeft: KeyLeft, ebiten.KeyArrowRight: KeyRight, ebiten.KeyArrowUp: KeyUp, ebiten.KeyArrowDown: KeyDown,
		ebiten.KeyHome: KeyHome, ebiten.KeyEnd: KeyEnd, ebiten.KeyPageUp: KeyPageUp, ebiten.KeyPageDown: KeyPageDown,
	}
	editingLetters = map[rune]Key{'a': KeySelectAll, 'c': KeyCopy, 'x': KeyCut, 'v': KeyPaste}
)

// editing returns the editing key of a key press with the held modifiers, 0 if it is none.
func (k KeyPress) editing(held Modifiers) Key {
	if key := editingKeys[k.Key]; key != 0 || held != Ctrl {
		return key
	}
	return editingLetters[k.sign()]
}

// repeatAfter is the number of ticks until a held key repeats, counting the first one.
const repeatAfter = 24

// repeatEvery is the number of ticks between repeats.
const repeatEvery = 4

// repeat is the last editing key while it is held. ticks is 0 if no key is held.
type repeat struct {
	press KeyPress
	ticks int
}

// strike emits an editing key that went down. Enter and Space do not repeat, as they press buttons.
func (r *GestureReader) strike(k KeyPress, noRepeat bool) {
	key := k.editing(r.modifiers)
	if key == 0 {
		return
	}
	r.repeat = repeat{}
	if key != KeyEnter && key != KeySpace && !noRepeat {
		r.repeat = repeat{k, 1}
	}
	r.tell(Gesture{Kind: EditKey, Key: key, Modifiers: r.modifiers})
}

// strikeAgain repeats a held editing key, and the command of an arrow key.
func (r *GestureReader) strikeAgain(d *Snapshot) {
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
		r.tell(Gesture{Kind: EditKey, Key: key, Modifiers: r.modifiers, IsRepeat: true})
		if i, ok := r.Keys.CommandFor(r.repeat.press, r.modifiers); ok && i >= CommandLeft && i <= CommandDown {
			r.tell(Gesture{Kind: CommandGiven, Command: i, IsTextKey: true, IsRepeat: true})
		}
	}
}
