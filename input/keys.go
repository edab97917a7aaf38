package input

import (
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// Binding assigns a key to a command, by its place or by its printed character.
type Binding struct {
	Command Command
	// Modifiers are those that must be held, and no others. Without any, Shift is allowed, for + and capital letters.
	Modifiers   Modifiers
	Key         ebiten.Key // place of the key on a US keyboard, if PrintedRune is 0
	PrintedRune rune       // lower-case character printed on the user's key, or 0
}

// Bindings assign keys to commands. If one binding is by a key's place and another by its printed character, the place wins: digits
// are digits even on keyboards with other signs on them.
type Bindings []Binding

// NewBindings returns the bindings with the user's choices. Those of a game's own actions come first. A chosen key replaces all choosable
// keys of its command.
func NewBindings(chosen ChosenKeys, own ...Action) Bindings {
	var keys Bindings
	all := chosen.all(own)
	for _, a := range Actions(own...) {
		chosen := slices.IndexFunc(all, func(c choice) bool { return c.command == a.Command })
		if chosen >= 0 {
			keys = append(keys, Binding{Command: a.Command, Key: all[chosen].key})
		}
		for _, b := range a.Keys {
			taken := func(c choice) bool { return c.isFor(b.Key) }
			if b.choosable() && (chosen >= 0 || b.PrintedRune == 0 && slices.ContainsFunc(all, taken)) {
				continue
			}
			b.Command = a.Command
			keys = append(keys, b)
		}
	}
	return keys
}

// choosable reports whether the key may be assigned to another command. Keys for navigation or with modifiers may not.
func (b Binding) choosable() bool {
	return b.Modifiers == 0 && (b.PrintedRune != 0 || IsChoosable(b.Key))
}

// on reports whether the binding is for the key at a place, by place or printed character.
func (b Binding) on(place ebiten.Key, printed func(ebiten.Key) rune) bool {
	if b.PrintedRune == 0 {
		return b.Key == place
	}
	return KeyPress{Key: place, PrintedRune: printed(place)}.sign() == b.PrintedRune
}

// IsChoosable reports whether a user may assign a key to a command. Keys for navigation, pressing and editing keep their meaning everywhere,
// as do Escape and modifiers.
func IsChoosable(k ebiten.Key) bool {
	return k != ebiten.KeyEscape && !IsModifier(k) && editingKeys[k] == 0
}

// IsModifier reports whether a key is a modifier.
func IsModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	}
	return false
}

// BindingsOf returns the bindings of a command, the preferred one first. It leaves out those that never apply: by a printed character on a key
// whose place is bound to another command, or equal to an earlier binding.
func (t Bindings) BindingsOf(c Command, printed func(ebiten.Key) rune) []Binding {
	var own []Binding
	for i, b := range t {
		if b.Command != c {
			continue
		}
		taken := slices.ContainsFunc(t, func(other Binding) bool {
			return b.PrintedRune != 0 && other.PrintedRune == 0 && other.Modifiers == b.Modifiers && other.Command != c && b.on(other.Key, printed)
		})
		earlier := slices.ContainsFunc(t[:i], func(other Binding) bool {
			same := other
			same.Command = c
			return other.Command != c && same == b
		})
		if !taken && !earlier {
			own = append(own, b)
		}
	}
	return own
}

// CommandFor returns the command of a key press with the held modifiers; false if there is none.
func (t Bindings) CommandFor(k KeyPress, held Modifiers) (Command, bool) {
	for _, b := range t {
		if b.PrintedRune == 0 && b.Key == k.Key && k.typed != '?' && b.allows(held) {
			return b.Command, true
		}
	}
	sign := k.sign()
	for _, b := range t {
		if b.PrintedRune != 0 && b.PrintedRune == sign && b.allows(held) {
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

// sign returns the lower-case character of a key, 0 if it has none. On keyboards without Latin letters, and if the printed character is
// unknown, it is that of a US keyboard.
func (k KeyPress) sign() rune {
	if k.typed != 0 {
		return k.typed
	}
	if k.PrintedRune != 0 && (!unicode.IsLetter(k.PrintedRune) || unicode.Is(unicode.Latin, k.PrintedRune)) {
		return unicode.ToLower(k.PrintedRune)
	}
	if k.Key >= ebiten.KeyA && k.Key <= ebiten.KeyZ {
		return 'a' + rune(k.Key-ebiten.KeyA)
	}
	return usSigns[k.Key]
}

var usSigns = map[ebiten.Key]rune{ebiten.KeyEqual: '=', ebiten.KeyMinus: '-', ebiten.KeyComma: ',', ebiten.KeySlash: '/'}

// writes reports whether the key writes or edits in a field. Such a key is no command during text input.
func (k KeyPress) writes(held Modifiers) bool {
	if held&^Shift != 0 {
		key := k.editing(held)
		return key != 0 && key != KeyEnter && key != KeyCopy
	}
	return k.PrintedRune != 0 || k.sign() != 0 || editingKeys[k.Key] != 0 || k.Key >= ebiten.KeyNumpad0 && k.Key <= ebiten.KeyNumpadSubtract
}
