package input

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Choices are the user's key choices as a line of text: "hint=T mute=F5", each a command's name and the name of a
// key's place on a US keyboard. Unknown entries, such as a newer version's, are ignored and kept.
type Choices string

// choice is an entry of Choices.
type choice struct {
	command Command // 0 for an unknown entry
	key     ebiten.Key
	text    string
}

// all returns the entries, unknown ones included. A known entry that conflicts with an earlier one is left out, so
// that it does not become valid when that is removed.
func (c Choices) all(own []Action) []choice {
	var all []choice
	actions := Actions(own...)
	for text := range strings.FieldsSeq(string(c)) {
		one := choice{text: text}
		name, key, _ := strings.Cut(text, "=")
		var k ebiten.Key
		if i := slices.IndexFunc(actions, func(a Action) bool { return a.Name == name }); i >= 0 && k.UnmarshalText([]byte(key)) == nil &&
			IsChoosable(k) {
			one.command, one.key = actions[i].Command, k
			if ofCommand(all, one.command) != nil || ofKey(all, k) != nil {
				continue
			}
		}
		all = append(all, one)
	}
	return all
}

// ofCommand returns the entry for a command, nil if there is none.
func ofCommand(all []choice, command Command) *choice {
	for i := range all {
		if all[i].command == command && command != 0 {
			return &all[i]
		}
	}
	return nil
}

// ofKey returns the entry for a key, nil if there is none.
func ofKey(all []choice, k ebiten.Key) *choice {
	for i := range all {
		if all[i].command != 0 && all[i].key == k {
			return &all[i]
		}
	}
	return nil
}

// With assigns a key to a command. A command that had chosen the key gets its default keys back. Here as below, own are
// the actions of the game that is shown; what was chosen for those of others is kept like anything unknown.
func (c Choices) With(command Command, k ebiten.Key, own ...Action) Choices {
	a := actionOf(command, own)
	if a == nil || !IsChoosable(k) {
		return c
	}
	rest := c.without(own, func(one choice) bool { return one.command == command || one.key == k })
	return Choices(strings.TrimSpace(string(rest) + " " + a.Name + "=" + k.String()))
}

// Reset restores the default keys of a command. Other commands that had chosen one of them get their defaults back,
// too.
func (c Choices) Reset(command Command, printed func(ebiten.Key) rune, own ...Action) Choices {
	c = c.without(own, func(one choice) bool { return one.command == command })
	a := actionOf(command, own)
	if a == nil {
		return c
	}
	for _, one := range c.all(own) {
		takes := slices.ContainsFunc(a.Keys, func(b Binding) bool { return b.choosable() && b.on(one.key, printed) })
		if one.command != 0 && takes {
			c = c.Reset(one.command, printed, own...)
		}
	}
	return c
}

// without removes the known entries for which removed returns true.
func (c Choices) without(own []Action, removed func(choice) bool) Choices {
	var rest []string
	for _, one := range c.all(own) {
		if one.command == 0 || !removed(one) {
			rest = append(rest, one.text)
		}
	}
	return Choices(strings.Join(rest, " "))
}

func actionOf(command Command, own []Action) *Action {
	actions := Actions(own...)
	for i := range actions {
		if actions[i].Command == command {
			return &actions[i]
		}
	}
	return nil
}

// Name returns the name of a command in settings and catalogue, empty if no key can have it.
func (c Command) Name(own ...Action) string {
	if a := actionOf(c, own); a != nil {
		return a.Name
	}
	return ""
}

// Swap assigns the key k to a command, and a key of that command to the command that had k. ok is false, and nothing changes, if no
// command had k or the command has no key to give.
func (c Choices) Swap(command Command, k KeyPress, printed func(ebiten.Key) rune, own ...Action) (swapped Choices, ok bool) {
	keys := NewKeys(c, own...)
	other, held := keys.Command(k, 0)
	if !held || other == command {
		return c, false
	}
	for _, b := range keys.BindingsOf(command, printed) {
		if !b.choosable() {
			continue
		}
		for place := range ebiten.KeyMax + 1 {
			if IsChoosable(place) && b.on(place, printed) {
				return c.With(command, k.Key, own...).With(other, place, own...), true
			}
		}
	}
	return c, false
}

// ResetAll restores all default keys.
func (c Choices) ResetAll(own ...Action) Choices {
	return c.without(own, func(choice) bool { return true })
}
