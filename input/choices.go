package input

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Choices are the keys that somebody chose, as a line of text: "hint=T mute=F5", each a command by its name and a key by the name that its
// place has on a US keyboard. What it does not understand, as of a newer version, counts for nothing and stays in it.
type Choices string

// choice is an entry of Choices.
type choice struct {
	command Command // 0 for an entry that is not understood
	key     ebiten.Key
	text    string
}

func (c Choices) all() []choice {
	var all []choice
	for text := range strings.FieldsSeq(string(c)) {
		one := choice{text: text}
		name, key, _ := strings.Cut(text, "=")
		i := slices.IndexFunc(Actions(), func(a Action) bool { return a.Name == name })
		var k ebiten.Key
		if i >= 0 && k.UnmarshalText([]byte(key)) == nil && Choosable(k) &&
			!slices.ContainsFunc(all, func(other choice) bool {
				return other.command != 0 && (other.command == Actions()[i].Command || other.key == k)
			}) {
			one.command, one.key = Actions()[i].Command, k
		}
		all = append(all, one)
	}
	return all
}

// Key returns the key that was chosen for a command, and whether one was.
func (c Choices) Key(command Command) (ebiten.Key, bool) {
	for _, one := range c.all() {
		if one.command == command && command != 0 {
			return one.key, true
		}
	}
	return 0, false
}

// Of returns the command that a key was chosen for, 0 for none.
func (c Choices) Of(k ebiten.Key) Command {
	for _, one := range c.all() {
		if one.command != 0 && one.key == k {
			return one.command
		}
	}
	return 0
}

// With chooses a key for a command. Whoever had chosen it before has its keys of the start again.
func (c Choices) With(command Command, k ebiten.Key) Choices {
	a := actionOf(command)
	if a == nil || !Choosable(k) {
		return c
	}
	rest := c.without(func(one choice) bool { return one.command == command || one.key == k })
	return Choices(strings.TrimSpace(string(rest) + " " + a.Name + "=" + k.String()))
}

// Reset gives a command its keys of the start again. Whoever had chosen one of them has those of the start again, too.
func (c Choices) Reset(command Command, printed func(ebiten.Key) rune) Choices {
	c = c.without(func(one choice) bool { return one.command == command })
	a := actionOf(command)
	if a == nil {
		return c
	}
	for _, one := range c.all() {
		takes := slices.ContainsFunc(a.keys, func(b Binding) bool {
			return b.choosable() && (b.Printed == 0 && b.Key == one.key || b.Printed != 0 && KeyPress{one.key, printed(one.key)}.sign() == b.Printed)
		})
		if one.command != 0 && takes {
			c = c.Reset(one.command, printed)
		}
	}
	return c
}

// without drops the entries that are understood and meant.
func (c Choices) without(meant func(choice) bool) Choices {
	var rest []string
	for _, one := range c.all() {
		if one.command == 0 || !meant(one) {
			rest = append(rest, one.text)
		}
	}
	return Choices(strings.Join(rest, " "))
}

func actionOf(command Command) *Action {
	for _, a := range Actions() {
		if a.Command == command {
			return &a
		}
	}
	return nil
}

// Name returns the name by which settings and the catalogue know the command, empty for one that no key asks for.
func (i Command) Name() string {
	if a := actionOf(i); a != nil {
		return a.Name
	}
	return ""
}

// Swap chooses a key for a command and gives whoever has it the key of the command instead. It reports whether there is such a key, and leaves
// everything as it is where there is none.
func (c Choices) Swap(command Command, k KeyPress, printed func(ebiten.Key) rune) (swapped Choices, ok bool) {
	keys := NewKeys(c)
	other, held := keys.Command(k, 0)
	if !held || other == command {
		return c, false
	}
	for _, b := range keys.Of(command, printed) {
		if !b.choosable() {
			continue
		}
		for place := range ebiten.KeyMax + 1 {
			is := place == b.Key
			if b.Printed != 0 {
				is = KeyPress{place, printed(place)}.sign() == b.Printed
			}
			if is && Choosable(place) {
				return c.With(command, k.Key).With(other, place), true
			}
		}
	}
	return c, false
}

// ResetAll gives all commands their keys of the start again.
func (c Choices) ResetAll() Choices { return c.without(func(choice) bool { return true }) }
