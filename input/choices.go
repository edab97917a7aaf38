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

// all returns the entries that count, and those that are not understood. One that contradicts another before it is none of them, so that it does not come to
// count as that one goes.
func (c Choices) all() []choice {
	var all []choice
	for text := range strings.FieldsSeq(string(c)) {
		one := choice{text: text}
		name, key, _ := strings.Cut(text, "=")
		var k ebiten.Key
		if i := slices.IndexFunc(actions, func(a Action) bool { return a.Name == name }); i >= 0 && k.UnmarshalText([]byte(key)) == nil && Choosable(k) {
			one.command, one.key = actions[i].Command, k
			if ofCommand(all, one.command) != nil || ofKey(all, k) != nil {
				continue
			}
		}
		all = append(all, one)
	}
	return all
}

// ofCommand returns the entry for a command, nil where there is none.
func ofCommand(all []choice, command Command) *choice {
	for i := range all {
		if all[i].command == command && command != 0 {
			return &all[i]
		}
	}
	return nil
}

// ofKey returns the entry for a key, nil where there is none.
func ofKey(all []choice, k ebiten.Key) *choice {
	for i := range all {
		if all[i].command != 0 && all[i].key == k {
			return &all[i]
		}
	}
	return nil
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
		takes := slices.ContainsFunc(a.keys, func(b Binding) bool { return b.choosable() && b.on(one.key, printed) })
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
	for i := range actions {
		if actions[i].Command == command {
			return &actions[i]
		}
	}
	return nil
}

// Name returns the name by which settings and the catalogue know the command, empty for one that no key asks for.
func (c Command) Name() string {
	if a := actionOf(c); a != nil {
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
			if Choosable(place) && b.on(place, printed) {
				return c.With(command, k.Key).With(other, place), true
			}
		}
	}
	return c, false
}

// ResetAll gives all commands their keys of the start again.
func (c Choices) ResetAll() Choices { return c.without(func(choice) bool { return true }) }
