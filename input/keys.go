package input

import (
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

// DefaultKeys returns the key table the program starts with, also for a help screen to list.
func DefaultKeys() Keys {
	var keys Keys
	at := func(i Command, m Modifiers, places ...ebiten.Key) {
		for _, k := range places {
			keys = append(keys, Binding{Command: i, Modifiers: m, Key: k})
		}
	}
	printed := func(i Command, m Modifiers, signs string) {
		for _, s := range signs {
			keys = append(keys, Binding{Command: i, Modifiers: m, Printed: s})
		}
	}
	at(CommandEndTurn, 0, ebiten.KeyEnter, ebiten.KeyNumpadEnter)
	printed(CommandDraw, 0, "djy") // draw, ja, yes
	printed(CommandDecline, 0, "n")
	printed(CommandUndo, Ctrl, "z")
	at(CommandUndo, 0, ebiten.KeyBackspace)
	printed(CommandUndo, 0, "u")
	printed(CommandRedo, Ctrl, "y")
	printed(CommandRedo, Ctrl|Shift, "z")
	printed(CommandRedo, 0, "r")
	at(CommandCancel, 0, ebiten.KeyEscape)
	at(CommandPause, 0, ebiten.KeySpace)
	at(CommandHurry, 0, ebiten.KeyShiftLeft, ebiten.KeyShiftRight)
	printed(CommandMute, 0, "m")
	at(CommandFullscreen, 0, ebiten.KeyF11)
	at(CommandFullscreen, Alt, ebiten.KeyEnter, ebiten.KeyNumpadEnter)
	printed(CommandLog, 0, "l")
	at(CommandMenu, 0, ebiten.KeyF10)
	printed(CommandAgain, 0, "w")
	printed(CommandHint, 0, "h")
	printed(CommandHintMove, 0, "t") // tip
	printed(CommandHintTurn, 0, "a") // all
	printed(CommandPlan, 0, "p")
	printed(CommandSettings, 0, ",")
	printed(CommandCopy, 0, "c")
	printed(CommandCopy, Ctrl, "c")
	for n := range CommandCard9 - CommandCard1 + 1 {
		at(CommandCard1+n, 0, ebiten.KeyDigit1+ebiten.Key(n), ebiten.KeyNumpad1+ebiten.Key(n))
	}
	at(CommandLeft, 0, ebiten.KeyArrowLeft)
	at(CommandRight, 0, ebiten.KeyArrowRight)
	at(CommandUp, 0, ebiten.KeyArrowUp)
	at(CommandDown, 0, ebiten.KeyArrowDown)
	at(CommandFirst, 0, ebiten.KeyHome)
	at(CommandLast, 0, ebiten.KeyEnd)
	at(CommandBack, 0, ebiten.KeyPageUp)
	at(CommandBack, Ctrl, ebiten.KeyArrowLeft)
	at(CommandForth, 0, ebiten.KeyPageDown)
	at(CommandForth, Ctrl, ebiten.KeyArrowRight)
	at(CommandPrevious, Shift, ebiten.KeyTab)
	at(CommandNext, 0, ebiten.KeyTab)
	printed(CommandNewGame, Ctrl, "n")
	at(CommandNewGame, 0, ebiten.KeyF2)
	printed(CommandQuit, Ctrl, "q")
	at(CommandFaster, 0, ebiten.KeyNumpadAdd)
	printed(CommandFaster, 0, "+=") // a US keyboard has + above =
	at(CommandSlower, 0, ebiten.KeyNumpadSubtract)
	printed(CommandSlower, 0, "-")
	at(CommandHelp, 0, ebiten.KeyF1)
	printed(CommandWhy, 0, "?/ß") // a US keyboard has ? above /, a German one above ß
	return keys
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
