//go:build !ebitenginevmguest

package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// layout holds the symbols that the X server assigns to each key code.
type layout struct {
	first   byte // the first key code
	columns int  // symbols per key code: two groups with and without Shift, then those with AltGr
	symbols []xproto.Keysym
}

func readLayout(conn *xgb.Conn) layout {
	setup := xproto.Setup(conn)
	all, err := xproto.GetKeyboardMapping(conn, setup.MinKeycode, byte(setup.MaxKeycode-setup.MinKeycode+1)).Reply()
	if err != nil {
		return layout{}
	}
	return layout{byte(setup.MinKeycode), int(all.KeysymsPerKeycode), all.Keysyms}
}

// symbol returns the symbol of a key code in the state of an event, 0 if unknown.
func (l layout) symbol(code byte, state uint16) xproto.Keysym {
	column := int(state>>13&3)*2 + int(state&xproto.ModMaskShift)
	if column >= 4 {
		return 0
	}
	if state&level3 != 0 {
		column += 4
	}
	at := int(code) - int(l.first)
	if at = at*l.columns + column; at < 0 || column >= l.columns || at >= len(l.symbols) {
		return 0
	}
	return l.symbols[at]
}

// sign returns the character that a key code types in the state of an event, 0 if unknown.
func (l layout) sign(code byte, state uint16) rune {
	switch s := l.symbol(code, state); {
	case s >= ' ' && s <= '~', s >= 0xa0 && s <= 0xff:
		return rune(s)
	case s>>24 == 1:
		return rune(s & 0xffffff)
	}
	return 0
}

// place returns the key whose function the layout gives to a key.
func (l layout) place(k ebiten.Key) ebiten.Key {
	if other, ok := places[l.symbol(codes[k], 0)]; ok && codes[k] != 0 {
		return other
	}
	return k
}

// places has the keys whose functions layouts move, by their symbols.
var places = map[xproto.Keysym]ebiten.Key{
	0xff08: ebiten.KeyBackspace, 0xff09: ebiten.KeyTab, 0xff0d: ebiten.KeyEnter, 0xff1b: ebiten.KeyEscape, 0xffff: ebiten.KeyDelete,
	0xff50: ebiten.KeyHome, 0xff51: ebiten.KeyArrowLeft, 0xff52: ebiten.KeyArrowUp, 0xff53: ebiten.KeyArrowRight, 0xff54: ebiten.KeyArrowDown,
	0xff55: ebiten.KeyPageUp, 0xff56: ebiten.KeyPageDown, 0xff57: ebiten.KeyEnd, 0xffe5: ebiten.KeyCapsLock,
}

// codes has the key codes of X servers on Linux.
var codes = [ebiten.KeyMax + 1]byte{
	ebiten.KeyEscape: 9, ebiten.KeyDigit1: 10, ebiten.KeyDigit2: 11, ebiten.KeyDigit3: 12, ebiten.KeyDigit4: 13, ebiten.KeyDigit5: 14,
	ebiten.KeyDigit6: 15, ebiten.KeyDigit7: 16, ebiten.KeyDigit8: 17, ebiten.KeyDigit9: 18, ebiten.KeyDigit0: 19, ebiten.KeyMinus: 20,
	ebiten.KeyEqual: 21, ebiten.KeyBackspace: 22, ebiten.KeyTab: 23, ebiten.KeyQ: 24, ebiten.KeyW: 25, ebiten.KeyE: 26, ebiten.KeyR: 27,
	ebiten.KeyT: 28, ebiten.KeyY: 29, ebiten.KeyU: 30, ebiten.KeyI: 31, ebiten.KeyO: 32, ebiten.KeyP: 33, ebiten.KeyBracketLeft: 34,
	ebiten.KeyBracketRight: 35, ebiten.KeyEnter: 36, ebiten.KeyControlLeft: 37, ebiten.KeyA: 38, ebiten.KeyS: 39, ebiten.KeyD: 40,
	ebiten.KeyF: 41, ebiten.KeyG: 42, ebiten.KeyH: 43, ebiten.KeyJ: 44, ebiten.KeyK: 45, ebiten.KeyL: 46, ebiten.KeySemicolon: 47,
	ebiten.KeyQuote: 48, ebiten.KeyBackquote: 49, ebiten.KeyShiftLeft: 50, ebiten.KeyBackslash: 51, ebiten.KeyZ: 52, ebiten.KeyX: 53,
	ebiten.KeyC: 54, ebiten.KeyV: 55, ebiten.KeyB: 56, ebiten.KeyN: 57, ebiten.KeyM: 58, ebiten.KeyComma: 59, ebiten.KeyPeriod: 60,
	ebiten.KeySlash: 61, ebiten.KeyShiftRight: 62, ebiten.KeyNumpadMultiply: 63, ebiten.KeyAltLeft: 64, ebiten.KeySpace: 65,
	ebiten.KeyCapsLock: 66, ebiten.KeyF1: 67, ebiten.KeyF2: 68, ebiten.KeyF3: 69, ebiten.KeyF4: 70, ebiten.KeyF5: 71, ebiten.KeyF6: 72,
	ebiten.KeyF7: 73, ebiten.KeyF8: 74, ebiten.KeyF9: 75, ebiten.KeyF10: 76, ebiten.KeyNumpad7: 79, ebiten.KeyNumpad8: 80,
	ebiten.KeyNumpad9: 81, ebiten.KeyNumpadSubtract: 82, ebiten.KeyNumpad4: 83, ebiten.KeyNumpad5: 84, ebiten.KeyNumpad6: 85,
	ebiten.KeyNumpadAdd: 86, ebiten.KeyNumpad1: 87, ebiten.KeyNumpad2: 88, ebiten.KeyNumpad3: 89, ebiten.KeyNumpad0: 90,
	ebiten.KeyNumpadDecimal: 91, ebiten.KeyIntlBackslash: 94, ebiten.KeyF11: 95, ebiten.KeyF12: 96, ebiten.KeyNumpadEnter: 104,
	ebiten.KeyControlRight: 105, ebiten.KeyNumpadDivide: 106, ebiten.KeyAltRight: 108, ebiten.KeyHome: 110, ebiten.KeyArrowUp: 111,
	ebiten.KeyPageUp: 112, ebiten.KeyArrowLeft: 113, ebiten.KeyArrowRight: 114, ebiten.KeyEnd: 115, ebiten.KeyArrowDown: 116,
	ebiten.KeyPageDown: 117, ebiten.KeyInsert: 118, ebiten.KeyDelete: 119,
}
