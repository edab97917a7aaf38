package input

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// Binding says which key asks for an impulse, either by its place or by what is printed on it.
type Binding struct {
	Impulse Impulse
	// Modifiers must be held, and no others. A binding without any lets Shift be held, which + and capital
	// letters need.
	Modifiers Modifiers
	Key       ebiten.Key // where Printed is 0: the key by its place on a US keyboard
	Printed   rune       // the lower-case letter or sign printed on the person's own keyboard, or 0
}

// Keys is a table of bindings. Where one binding names the place and another the print of the same key, the place
// wins: the digits are digits on a keyboard that prints signs on them.
type Keys []Binding

// DefaultKeys returns the key table the program starts with, also for a help screen to list.
func DefaultKeys() Keys {
	var keys Keys
	at := func(i Impulse, m Modifiers, places ...ebiten.Key) {
		for _, k := range places {
			keys = append(keys, Binding{Impulse: i, Modifiers: m, Key: k})
		}
	}
	printed := func(i Impulse, m Modifiers, signs string) {
		for _, s := range signs {
			keys = append(keys, Binding{Impulse: i, Modifiers: m, Printed: s})
		}
	}
	at(ImpulseEndTurn, 0, ebiten.KeyEnter, ebiten.KeyNumpadEnter)
	printed(ImpulseDraw, 0, "djy") // draw, ja, yes
	printed(ImpulseDecline, 0, "n")
	printed(ImpulseUndo, Ctrl, "z")
	at(ImpulseUndo, 0, ebiten.KeyBackspace)
	printed(ImpulseUndo, 0, "u")
	printed(ImpulseRedo, Ctrl, "y")
	printed(ImpulseRedo, Ctrl|Shift, "z")
	printed(ImpulseRedo, 0, "r")
	at(ImpulseCancel, 0, ebiten.KeyEscape)
	at(ImpulsePause, 0, ebiten.KeySpace)
	printed(ImpulseMute, 0, "m")
	at(ImpulseFullscreen, 0, ebiten.KeyF11)
	at(ImpulseFullscreen, Alt, ebiten.KeyEnter, ebiten.KeyNumpadEnter)
	printed(ImpulseLog, 0, "l")
	at(ImpulseMenu, 0, ebiten.KeyF10)
	printed(ImpulseAgain, 0, "w")
	printed(ImpulseHint, 0, "h")
	printed(ImpulseCopy, 0, "c")
	printed(ImpulseCopy, Ctrl, "c")
	for n := range ImpulseCard9 - ImpulseCard1 + 1 {
		at(ImpulseCard1+n, 0, ebiten.KeyDigit1+ebiten.Key(n), ebiten.KeyNumpad1+ebiten.Key(n))
	}
	at(ImpulseLeft, 0, ebiten.KeyArrowLeft)
	at(ImpulseRight, 0, ebiten.KeyArrowRight)
	at(ImpulseUp, 0, ebiten.KeyArrowUp)
	at(ImpulseDown, 0, ebiten.KeyArrowDown)
	at(ImpulseFirst, 0, ebiten.KeyHome)
	at(ImpulseLast, 0, ebiten.KeyEnd)
	at(ImpulseBack, 0, ebiten.KeyPageUp)
	at(ImpulseBack, Ctrl, ebiten.KeyArrowLeft)
	at(ImpulseForth, 0, ebiten.KeyPageDown)
	at(ImpulseForth, Ctrl, ebiten.KeyArrowRight)
	at(ImpulsePrevious, Shift, ebiten.KeyTab)
	at(ImpulseNext, 0, ebiten.KeyTab)
	printed(ImpulseNewGame, Ctrl, "n")
	at(ImpulseNewGame, 0, ebiten.KeyF2)
	printed(ImpulseQuit, Ctrl, "q")
	at(ImpulseFaster, 0, ebiten.KeyNumpadAdd)
	printed(ImpulseFaster, 0, "+=") // a US keyboard has + above =
	at(ImpulseSlower, 0, ebiten.KeyNumpadSubtract)
	printed(ImpulseSlower, 0, "-")
	at(ImpulseHelp, 0, ebiten.KeyF1)
	printed(ImpulseWhy, 0, "?/ß") // a US keyboard has ? above /, a German one above ß
	return keys
}

// Impulse returns the impulse that a key asks for with the modifiers held, and whether there is one.
func (t Keys) Impulse(k KeyPress, held Modifiers) (Impulse, bool) {
	for _, b := range t {
		if b.Printed == 0 && b.Key == k.Key && b.allows(held) {
			return b.Impulse, true
		}
	}
	sign := k.sign()
	for _, b := range t {
		if b.Printed != 0 && b.Printed == sign && b.allows(held) {
			return b.Impulse, true
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
	case k.Key == ebiten.KeySlash:
		return '/'
	}
	return 0
}
