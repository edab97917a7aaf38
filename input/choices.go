package input

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// ChosenKeys are the keys that the user chose, as a line of text: "hint=T mute=F5", each a command's name and the name of a key's place on a
// US keyboard. Unknown entries, such as those of a newer version, are ignored but kept.
type ChosenKeys string

type choice struct {
	command Command // 0 for an unknown entry
	key     ebiten.Key
	text    string // the entry as it was read
}

// all returns the entries, including unknown ones. A known entry that conflicts with an earlier one is left out, so that it does not
// become valid when the earlier one is removed.
func (c ChosenKeys) all(own []Action) []choice {
	var all []choice
	actions := Actions(own...)
	for text := range strings.FieldsSeq(string(c)) {
		one := choice{text: text}
		name, key, _ := strings.Cut(text, "=")
		var k ebiten.Key
		if i := slices.IndexFunc(actions, func(a Action) bool { return a.Name == name }); i >= 0 && k.UnmarshalText([]byte(key)) == nil &&
			IsChoosable(k) {
			one.command, one.key = actions[i].Command, k
			if slices.ContainsFunc(all, func(old choice) bool { return old.command == one.command || old.isFor(k) }) {
				continue
			}
		}
		all = append(all, one)
	}
	return all
}

func (c choice) isFor(k ebiten.Key) bool { return c.command != 0 && c.key == k }

// WithKey returns the choices with the key k for a command. A command that had this key gets its default keys back. Here as below, own
// are the actions of the game shown; entries for those of other games are kept as unknown ones.
func (c ChosenKeys) WithKey(command Command, k ebiten.Key, own ...Action) ChosenKeys {
	a := actionOf(command, own)
	if a == nil || !IsChoosable(k) {
		return c
	}
	rest := c.without(own, func(one choice) bool { return one.command == command || one.key == k })
	return ChosenKeys(strings.TrimSpace(string(rest) + " " + a.Name + "=" + k.String()))
}

// WithoutCommand returns the choices without the one for a command. Other commands with one of its default keys get their defaults back,
// too.
func (c ChosenKeys) WithoutCommand(command Command, printed func(ebiten.Key) rune, own ...Action) ChosenKeys {
	c = c.without(own, func(one choice) bool { return one.command == command })
	a := actionOf(command, own)
	if a == nil {
		return c
	}
	for _, one := range c.all(own) {
		takes := slices.ContainsFunc(a.Keys, func(b Binding) bool { return b.choosable() && b.on(one.key, printed) })
		if one.command != 0 && takes {
			c = c.WithoutCommand(one.command, printed, own...)
		}
	}
	return c
}

// without returns the choices without the known entries for which removed is true.
func (c ChosenKeys) without(own []Action, removed func(choice) bool) ChosenKeys {
	var rest []string
	for _, one := range c.all(own) {
		if one.command == 0 || !removed(one) {
			rest = append(rest, one.text)
		}
	}
	return ChosenKeys(strings.Join(rest, " "))
}

func actionOf(command Command, own []Action) *Action {
	actions := Actions(own...)
	if i := slices.IndexFunc(actions, func(a Action) bool { return a.Command == command }); i >= 0 {
		return &actions[i]
	}
	return nil
}

// Name returns the name of a command in settings and catalogue, "" if no key can be chosen for it.
func (c Command) Name(own ...Action) string {
	if a := actionOf(c, own); a != nil {
		return a.Name
	}
	return ""
}

// WithSwappedKeys returns the choices with the key k for command, and for other, which had k, a key of command. ok is false if the
// command has no key to give.
func (c ChosenKeys) WithSwappedKeys(command, other Command, k ebiten.Key, printed func(ebiten.Key) rune, own ...Action) (swapped ChosenKeys, ok bool) {
	for _, b := range NewBindings(c, own...).BindingsOf(command, printed) {
		for place := range ebiten.KeyMax + 1 {
			if b.choosable() && IsChoosable(place) && b.on(place, printed) {
				return c.WithKey(command, k, own...).WithKey(other, place, own...), true
			}
		}
	}
	return c, false
}

// WithoutKnownCommands returns the choices without those for known commands: all have their default keys.
func (c ChosenKeys) WithoutKnownCommands(own ...Action) ChosenKeys {
	return c.without(own, func(choice) bool { return true })
}
