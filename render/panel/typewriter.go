package panel

import (
	"runtime"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// typewriter is what the fields of a panel share: the letters typed, what is printed on the keys, and where copies go. Tests put their own in its place.
type typewriter struct {
	letters   func(buffer []rune) []rune // appends what was typed since the last tick
	printed   func(ebiten.Key) rune      // 0 where that is not known
	clipboard Clipboard
}

func newTypewriter(c Clipboard) *typewriter {
	return &typewriter{letters: ebiten.AppendInputChars, printed: printedOn, clipboard: c}
}

func printedOn(key ebiten.Key) rune {
	r, size := utf8.DecodeRuneInString(ebiten.KeyName(key))
	if size == 0 {
		return 0
	}
	return r
}

// The shortcuts of a field, as commands of a table that only the field uses.
const (
	selectAll input.Command = iota
	copySelected
	cutSelected
	paste
)

// shortcuts returns the keys that go with Ctrl, or with Cmd on a Mac, by what is printed on them.
func shortcuts() input.Keys {
	return input.Keys{
		{Command: selectAll, Modifiers: input.Ctrl, Printed: 'a'},
		{Command: copySelected, Modifiers: input.Ctrl, Printed: 'c'},
		{Command: cutSelected, Modifiers: input.Ctrl, Printed: 'x'},
		{Command: paste, Modifiers: input.Ctrl, Printed: 'v'},
	}
}

// shortcut returns the shortcut that was struck, and whether there is one.
func (t *typewriter) shortcut(k keyboard) (input.Command, bool) {
	if !k.commanding() {
		return 0, false
	}
	keys := shortcuts()
	for key := range ebiten.KeyMax + 1 {
		if k(key) == 0 || !k.struck(key) {
			continue
		}
		if i, ok := keys.Command(input.KeyPress{Key: key, Printed: t.printed(key)}, k.modifiers()); ok {
			return i, true
		}
	}
	return 0, false
}

// modifiers returns which modifiers are held, Cmd on a Mac counting as Ctrl.
func (k keyboard) modifiers() input.Modifiers {
	var m input.Modifiers
	if k.commanding() {
		m |= input.Ctrl
	}
	if k.held(ebiten.KeyShift) {
		m |= input.Shift
	}
	if k.held(ebiten.KeyAlt) {
		m |= input.Alt
	}
	return m
}

// commanding reports whether the key of commands is held.
func (k keyboard) commanding() bool {
	if runtime.GOOS == "darwin" {
		return k.held(ebiten.KeyMeta)
	}
	return k.held(ebiten.KeyControl)
}

// wording reports whether the key is held with which caret and eraser go by words.
func (k keyboard) wording() bool {
	if runtime.GOOS == "darwin" {
		return k.held(ebiten.KeyAlt)
	}
	return k.held(ebiten.KeyControl)
}
