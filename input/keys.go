package input

import (
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// Binding says which key asks for a command, either by its place or by what is printed on it.
type Binding struct {
	Command Command
	// Modifiers must be held, and no others. A binding without any lets Shift be held, which + and capital
	// letters need.
	Modifiers Modifiers
	Key       ebiten.Key // where Printed is 0: the key by its place on a US keyboard
	Printed   rune       // the lower-case letter or sign printed on the person's own keyboard, or 0
}

// Keys is a table of bindings. Where one binding names the place and another the print of the same key, the place
// wins: the digits are digits on a keyboard that prints signs on them.
type Keys []Binding

// DefaultKeys returns the keys that the program starts with.
func DefaultKeys() Keys { return NewKeys("") }

// NewKeys returns the keys that hold where somebody has chosen some. A chosen key takes the place of all that its command has and that can be
// chosen for another one; the others stay.
func NewKeys(chosen Choices) Keys {
	var keys Keys
	all := chosen.all()
	for _, a := range actions {
		own := ofCommand(all, a.Command)
		if own != nil {
			keys = append(keys, Binding{Command: a.Command, Key: own.key})
		}
		for _, b := range a.keys {
			if b.choosable() && (own != nil || b.Printed == 0 && ofKey(all, b.Key) != nil) {
				continue
			}
			b.Command = a.Command
			keys = append(keys, b)
		}
	}
	return keys
}

// choosable reports whether a key of the table may be taken by another command: those that steer, and those with modifiers, may not.
func (b Binding) choosable() bool { return b.Modifiers == 0 && (b.Printed != 0 || Choosable(b.Key)) }

// on reports whether the key is the one at a place, by that or by what is printed there.
func (b Binding) on(place ebiten.Key, printed func(ebiten.Key) rune) bool {
	if b.Printed == 0 {
		return b.Key == place
	}
	return KeyPress{place, printed(place)}.sign() == b.Printed
}

// Choosable reports whether somebody may choose a key for a command. Those by which one moves, presses and writes in panels and fields keep
// their meaning everywhere, as do Escape and modifiers.
func Choosable(k ebiten.Key) bool {
	return k != ebiten.KeyEscape && !Modifies(k) && editingKeys[k] == 0
}

// Modifies reports whether a key is held beside others.
func Modifies(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	}
	return false
}

// Of returns the keys that ask for a command, the one to name first at the beginning. A key that is meant by its print is none of them where the
// key that has it was chosen for another command.
func (t Keys) Of(c Command, printed func(ebiten.Key) rune) []Binding {
	var own []Binding
	for _, b := range t {
		if b.Command != c {
			continue
		}
		taken := slices.ContainsFunc(t, func(other Binding) bool {
			return b.Printed != 0 && other.Printed == 0 && other.Modifiers == b.Modifiers && other.Command != c && b.on(other.Key, printed)
		})
		if !taken {
			own = append(own, b)
		}
	}
	return own
}

// Command returns the command that a key asks for with the modifiers held, and whether there is one.
func (t Keys) Command(k KeyPress, held Modifiers) (Command, bool) {
	for _, b := range t {
		if b.Printed == 0 && b.Key == k.Key && b.allows(held) {
			return b.Command, true
		}
	}
	sign := k.sign()
	for _, b := range t {
		if b.Printed != 0 && b.Printed == sign && b.allows(held) {
			return b.Command, true
		}
	}
	return 0, false
}

func (b Binding) allows(held Modifiers) bool {
	if b.Modifiers == 0 {
		held &^= Shift
	}
	return held == b.Modifiers
}

// sign is the lower-case letter or sign a key stands for, 0 for none. A keyboard that prints Cyrillic or Greek has
// no Latin letters to match, so there, and where the print is unknown, the key counts by its place.
func (k KeyPress) sign() rune {
	if k.Printed != 0 && (!unicode.IsLetter(k.Printed) || unicode.Is(unicode.Latin, k.Printed)) {
		return unicode.ToLower(k.Printed)
	}
	switch {
	case k.Key >= ebiten.KeyA && k.Key <= ebiten.KeyZ:
		return 'a' + rune(k.Key-ebiten.KeyA)
	case k.Key == ebiten.KeyEqual:
		return '='
	case k.Key == ebiten.KeyMinus:
		return '-'
	case k.Key == ebiten.KeyComma:
		return ','
	case k.Key == ebiten.KeySlash:
		return '/'
	}
	return 0
}

// writes reports whether the key writes in a field, or edits what stands there, so that it is no command while somebody writes.
func (k KeyPress) writes(held Modifiers) bool {
	if held&^Shift != 0 {
		return false
	}
	return k.Printed != 0 || k.sign() != 0 || editingKeys[k.Key] != 0 || k.Key >= ebiten.KeyNumpad0 && k.Key <= ebiten.KeyNumpadSubtract
}
