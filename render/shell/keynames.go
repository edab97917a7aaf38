package shell

import (
	"slices"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
)

// KeyNames names keys in the language of its texts.
type KeyNames struct {
	Texts       *assets.Texts
	Keys        input.Bindings
	gameActions []input.Action        // actions of the current game
	PrintedRune func(ebiten.Key) rune // returns the character printed on a key, see input.PrintedRune
	UsesPad     bool                  // a game controller is in use, whose buttons are named instead of keys where possible
}

// DefaultKeyNames returns the names of the default keys.
func DefaultKeyNames(texts *assets.Texts) KeyNames {
	return KeyNames{Texts: texts, Keys: input.NewBindings(""), PrintedRune: func(ebiten.Key) rune { return 0 }}
}

// cachePrintedRunes caches the printed characters, as asking the system is slow.
func cachePrintedRunes(printed func(ebiten.Key) rune) func(ebiten.Key) rune {
	cache := map[ebiten.Key]rune{}
	return func(k ebiten.Key) rune {
		char, ok := cache[k]
		if !ok {
			char = printed(k)
			cache[k] = char
		}
		return char
	}
}

// Placeholders returns the names for the placeholders in texts: those of commands, and of some groups.
func (n KeyNames) Placeholders() map[string]string {
	all := map[string]string{}
	for _, a := range input.Actions(n.gameActions...) {
		all[a.Name] = n.firstName(a.Command)
	}
	say := n.Texts.Say
	all["cards"], all["numbers"], all["arrows"] = n.cardKeyRange(5), n.cardKeyRange(9), say("key.arrows")
	all["sideways"], all["upDown"], all["click"] = say("key.sideways"), say("key.upDown"), say("key.click")
	if all["cards"] == "" {
		all["cards"] = all["arrows"] // they also choose cards
	}
	all["choose"] = all["arrows"]
	if all["numbers"] != "" {
		all["choose"] = say("key.choose", assets.Values{"Numbers": all["numbers"], "Arrows": all["arrows"]})
	}
	if n.UsesPad {
		all["cards"], all["arrows"], all["choose"] = say("pad.shoulders"), say("pad.cross"), say("pad.cross")
		all["pause"] = n.firstName(input.CommandYes) // in others' turns and replays it has another meaning
		all["click"] = n.firstName(input.CommandConfirm)
		all["numbers"] = say("pad.crossAndMark", assets.Values{"Mark": all["pause"]})
	}
	return all
}

// firstName returns the name of the first key for a command, or of the controller's button. It is empty if another command has the
// only key, or if a controller in use has no button for a command of the table; sentences then leave it out.
func (n KeyNames) firstName(c input.Command) string {
	if pad := n.ButtonName(c); n.UsesPad && pad != "" {
		return pad
	}
	ofTable := func(a input.Action) bool { return a.Command == c && a.Group != input.GroupEverywhere }
	if n.UsesPad && slices.ContainsFunc(input.Actions(n.gameActions...), ofTable) {
		return ""
	}
	if names := n.NamesOf(c); len(names) > 0 {
		return names[0]
	}
	return ""
}

// cardKeyRange returns the names of the keys of the first count cards, as a range if they are digits; empty if no card has a key.
func (n KeyNames) cardKeyRange(count int) string {
	var names []string
	digits := true
	for i := range count {
		name := n.firstName(input.CommandCard1 + input.Command(i))
		if digits = digits && name == string(rune('1'+i)); name != "" {
			names = append(names, name)
		}
	}
	if digits {
		return names[0] + "–" + names[count-1]
	}
	return strings.Join(names, " ")
}

// NamesOf returns the names of all keys for a command, without the number block and the right one of two equal keys.
func (n KeyNames) NamesOf(c input.Command) []string {
	var names []string
	for _, b := range n.Keys.BindingsOf(c, n.PrintedRune) {
		if name := n.KeyName(b); len(names) == 0 || !isTwinKey(b.Key) || b.PrintedRune != 0 {
			names = append(names, name)
		}
	}
	return names
}

// isTwinKey reports whether a key is the second of two equal keys.
func isTwinKey(k ebiten.Key) bool {
	return k == ebiten.KeyShiftRight || k == ebiten.KeyNumpadEnter || k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpadSubtract
}

// ButtonName returns the name of the controller's button for a command, empty if there is none.
func (n KeyNames) ButtonName(c input.Command) string {
	if name := input.PadName(c); name != "" {
		return n.Texts.Say("pad." + name)
	}
	return ""
}

// numpadSigns are the characters on the number block other than digits.
var numpadSigns = map[ebiten.Key]string{
	ebiten.KeyNumpadAdd: "+", ebiten.KeyNumpadSubtract: "–", ebiten.KeyNumpadMultiply: "*", ebiten.KeyNumpadDivide: "/", ebiten.KeyNumpadDecimal: ",", ebiten.KeyNumpadEqual: "=",
}

// KeyName returns the name of a key with its modifiers.
func (n KeyNames) KeyName(b input.Binding) string {
	modifiers := ""
	for i, name := range [...]string{"key.ctrl", "key.shift", "key.alt", "key.system"} {
		if b.Modifiers&(1<<i) != 0 {
			modifiers += n.Texts.Say(name) + "+"
		}
	}
	return modifiers + n.plainName(b)
}

func (n KeyNames) plainName(b input.Binding) string {
	sign := b.PrintedRune
	if sign == 0 {
		key := "key." + b.Key.String()
		if name := n.Texts.Say(key); name != key {
			return name
		}
		if numpadKey, ok := strings.CutPrefix(b.Key.String(), "Numpad"); ok {
			if character, hasSign := numpadSigns[b.Key]; hasSign {
				numpadKey = character
			}
			return n.Texts.Say("key.numpad", assets.Values{"Sign": numpadKey})
		}
		if sign = n.PrintedRune(b.Key); sign == 0 {
			return strings.TrimPrefix(b.Key.String(), "Digit")
		}
	}
	switch {
	case unicode.IsLetter(sign) && sign != 'ß':
		return string(unicode.ToUpper(sign))
	case unicode.IsPunct(sign) && strings.ContainsRune(",.;:'\"`", sign):
		return n.Texts.Say("key.sign", assets.Values{"Sign": string(sign)})
	}
	return strings.ReplaceAll(string(sign), "-", "–") // more visible
}
