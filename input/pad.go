package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// PadButton is a button of a game controller in the standard layout. The left stick counts as the directional pad, the right
// stick as two further buttons.
type PadButton = ebiten.StandardGamepadButton

// The buttons for the directions of the right stick.
const (
	RightStickBack  PadButton = ebiten.StandardGamepadButtonMax + 1 + iota      // left or up
	RightStickForth                                                             // right or down
	padButtons      int       = iota + int(ebiten.StandardGamepadButtonMax) + 1 // number of buttons
)

// padUse is the function of a button: a command and, in panels, an editing key.
type padUse struct {
	name    string // name of the button in the catalogue
	command Command
	key     Key
}

// padUses are the functions of the buttons: the lower one lays and presses, the right one puts back, the left one undoes, the upper one
// helps; the directional pad aims, the shoulder buttons walk along the hand, the right stick along the buttons of a table.
var padUses = map[PadButton]padUse{
	ebiten.StandardGamepadButtonRightBottom:      {"a", CommandConfirm, KeyEnter},
	ebiten.StandardGamepadButtonRightRight:       {"b", CommandCancel, 0},
	ebiten.StandardGamepadButtonRightLeft:        {"x", CommandUndo, 0},
	ebiten.StandardGamepadButtonRightTop:         {"y", CommandHint, 0},
	ebiten.StandardGamepadButtonLeftLeft:         {"left", CommandLeft, KeyLeft},
	ebiten.StandardGamepadButtonLeftRight:        {"right", CommandRight, KeyRight},
	ebiten.StandardGamepadButtonLeftTop:          {"up", CommandUp, KeyUp},
	ebiten.StandardGamepadButtonLeftBottom:       {"down", CommandDown, KeyDown},
	ebiten.StandardGamepadButtonFrontTopLeft:     {"lb", CommandJumpBack, KeyPageUp},
	ebiten.StandardGamepadButtonFrontTopRight:    {"rb", CommandJumpForth, KeyPageDown},
	ebiten.StandardGamepadButtonFrontBottomLeft:  {"lt", CommandNo, 0},
	ebiten.StandardGamepadButtonFrontBottomRight: {"rt", CommandYes, 0},
	ebiten.StandardGamepadButtonCenterLeft:       {"view", CommandLog, 0},
	ebiten.StandardGamepadButtonCenterRight:      {"menu", CommandMenu, 0},
	ebiten.StandardGamepadButtonRightStick:       {"rs", CommandHelp, 0},
	RightStickBack:                               {"previous", CommandPreviousFocus, 0},
	RightStickForth:                              {"next", CommandNextFocus, 0},
}

// PadName returns the name in the catalogue of the controller button for a command, "" if there is none.
func PadName(c Command) string {
	for _, use := range padUses {
		if use.command == c {
			return use.name
		}
	}
	return ""
}

type pad struct {
	there  bool
	down   [padButtons]bool
	repeat padRepeat
}

// padRepeat is the held button of the directional pad, with the number of snapshots.
type padRepeat struct {
	button PadButton
	ticks  int
}

// readPad turns pressed buttons into commands and editing keys, repeatedly for a held directional pad.
func (r *GestureReader) readPad(d *Snapshot) {
	for b := range PadButton(padButtons) {
		down := slices.Contains(d.PadButtons, b)
		if down == r.pad.down[b] {
			continue
		}
		if r.pad.down[b] = down; down && d.HasFocus {
			r.pushPad(b, false)
			r.pad.repeat = padRepeat{b, 1}
		}
	}
	held := &r.pad.repeat
	if held.ticks == 0 {
		return
	}
	key := padUses[held.button].key
	if !r.pad.down[held.button] || !d.HasFocus || key < KeyLeft || key > KeyDown {
		*held = padRepeat{}
		return
	}
	if held.ticks++; held.ticks > repeatAfter && (held.ticks-repeatAfter)%(2*repeatEvery) == 0 {
		r.pushPad(held.button, true)
	}
}

func (r *GestureReader) pushPad(b PadButton, again bool) {
	use := padUses[b]
	if use.key != 0 {
		r.tell(Gesture{Kind: EditKey, Key: use.key, IsRepeat: again, IsFromPad: true})
	}
	switch {
	case use.command == 0:
	case use.command == CommandCancel && r.IsPressActive():
		r.cancel()
	default:
		r.tell(Gesture{Kind: CommandGiven, Command: use.command, IsFromPad: true, IsRepeat: again})
	}
}

// stickTilt is the tilt at which a stick counts as a button; it is released at two thirds of it.
const stickTilt = 0.55

func (l *DeviceSampler) samplePads() {
	l.pads = ebiten.AppendGamepadIDs(l.pads[:0])
	before := slices.Clone(l.device.PadButtons)
	l.device.PadButtons = l.device.PadButtons[:0]
	l.device.HasPad = false
	for _, id := range l.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		l.device.HasPad = true
		for b := range PadButton(ebiten.StandardGamepadButtonMax + 1) {
			if ebiten.IsStandardGamepadButtonPressed(id, b) && !slices.Contains(l.device.PadButtons, b) {
				l.device.PadButtons = append(l.device.PadButtons, b)
			}
		}
		axis := func(a ebiten.StandardGamepadAxis) float64 { return ebiten.StandardGamepadAxisValue(id, a) }
		left := Point{axis(ebiten.StandardGamepadAxisLeftStickHorizontal), axis(ebiten.StandardGamepadAxisLeftStickVertical)}
		right := Point{axis(ebiten.StandardGamepadAxisRightStickHorizontal), axis(ebiten.StandardGamepadAxisRightStickVertical)}
		l.device.PadButtons = appendSticks(l.device.PadButtons, left, right, before)
	}
}

// appendSticks appends the buttons of a controller's sticks; before are those of the last tick. The right stick is never both of its buttons:
// tilted between two directions it keeps its button, else the larger tilt counts.
func appendSticks(down []PadButton, left, right Point, before []PadButton) []PadButton {
	least := func(b PadButton) float64 {
		if slices.Contains(before, b) {
			return stickTilt * 2 / 3
		}
		return stickTilt
	}
	back, forth := max(-right.X, -right.Y), max(right.X, right.Y)
	was := func(b PadButton, tilt float64) bool { return slices.Contains(before, b) && tilt > least(b) }
	if was(RightStickBack, back) || back > forth && !was(RightStickForth, forth) {
		forth = 0
	} else {
		back = 0
	}
	for i, tilt := range [...]float64{-left.X, left.X, -left.Y, left.Y, back, forth} {
		if b := stickButtons[i]; tilt > least(b) && !slices.Contains(down, b) {
			down = append(down, b)
		}
	}
	return down
}

// stickButtons are the buttons of the sticks: left, right, up and down of the left stick, and both of the right one.
var stickButtons = [...]PadButton{
	ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight,
	ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom, RightStickBack, RightStickForth,
}
