package input_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// keys is a snapshot in which keys went down with modifiers held.
func keys(m input.Modifiers, down ...ebiten.Key) input.Snapshot {
	return with(at(0, idle), func(d *input.Snapshot) {
		d.Modifiers, d.Held = m, down
		for _, k := range down {
			d.Keys = append(d.Keys, input.KeyPress{Key: k})
		}
	})
}

// holding is a snapshot in which a key is still down.
func holding(key ebiten.Key) input.Snapshot {
	return with(at(0, idle), func(d *input.Snapshot) { d.Held = []ebiten.Key{key} })
}

func TestTextAndEditingKeys(t *testing.T) {
	printed := func(key ebiten.Key, sign rune, m input.Modifiers) input.Snapshot {
		d := keys(m, key)
		d.Keys[0].PrintedRune = sign
		return d
	}
	for _, test := range []struct {
		name   string
		device input.Snapshot
		want   string
	}{
		{"letters of all kinds", with(at(0, idle), func(d *input.Snapshot) { d.Text = []rune("aÄñ ") }),
			`text 'a'; text 'Ä'; text 'ñ'; text ' '`},
		{"letters come before keys", with(keys(0, ebiten.KeyDelete), func(d *input.Snapshot) { d.Text = []rune("x") }),
			`text 'x'; strike delete`},
		{"keys keep their order", keys(0, ebiten.KeyDelete, ebiten.KeyTab), `strike delete; strike tab; trigger next`},
		{"a key that edits and commands", keys(0, ebiten.KeyBackspace), `strike backspace; trigger undo`},
		{"with modifiers", keys(input.Ctrl|input.Shift, ebiten.KeyArrowLeft), `strike ctrl+shift+left`},
		{"both Enters", keys(input.Ctrl, ebiten.KeyEnter, ebiten.KeyNumpadEnter), `strike ctrl+enter; strike ctrl+enter`},
		{"select all", keys(input.Ctrl, ebiten.KeyA), `strike ctrl+select all`},
		{"paste", keys(input.Ctrl, ebiten.KeyV), `strike ctrl+paste`},
		{"AltGr is no Ctrl", keys(input.Ctrl|input.Alt, ebiten.KeyV), ``},
		{"a letter edits nothing", keys(0, ebiten.KeyV), ``},
		// On AZERTY the key that prints a is at the place of Q.
		{"the key that prints a", printed(ebiten.KeyQ, 'a', input.Ctrl), `strike ctrl+select all`},
		{"the key that prints q", printed(ebiten.KeyA, 'q', input.Ctrl), `trigger quit`},
		{"a press with Shift", with(at(0, pressed), func(d *input.Snapshot) { d.Modifiers = input.Shift }), `press 0,0`},
	} {
		if got := read(test.device)[0]; got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
	r := input.NewGestureReader(nil)
	d := with(at(0, pressed), func(d *input.Snapshot) { d.Modifiers = input.Shift })
	if g := r.Read(&d); len(g) != 1 || g[0].Modifiers != input.Shift {
		t.Errorf("got %v, want a press that tells of Shift", g)
	}
}

// TestEveryEditingKeyHasAName checks that each editing key has a key and a name.
func TestEveryEditingKeyHasAName(t *testing.T) {
	found := map[string]bool{}
	for place := range ebiten.KeyMax + 1 {
		for _, held := range []input.Modifiers{0, input.Ctrl} {
			d := keys(held, place)
			for _, g := range input.NewGestureReader(nil).Read(&d) {
				if g.Kind == input.EditKey {
					found[g.Key.String()] = true
				}
			}
		}
	}
	for k := input.KeyEnter; k <= input.KeyPaste; k++ {
		if name := k.String(); !found[name] || name == fmt.Sprintf("key %d", k) {
			t.Errorf("%v: no key of the keyboard is it, or it has no name", k)
		}
	}
}

func TestAHeldKeyRepeats(t *testing.T) {
	r := input.NewGestureReader(nil)
	read := func(d input.Snapshot) string { return fmt.Sprint(r.Read(&d)) }
	struck := func(key ebiten.Key, ticks int) (at []int) {
		for tick := 1; tick <= ticks; tick++ {
			d := holding(key)
			if tick == 1 {
				d = keys(0, key)
			}
			if got := read(d); got == "[strike backspace]" && tick == 1 || got == "[strike backspace again]" && tick > 1 {
				at = append(at, tick)
			}
		}
		return at
	}
	read(at(0, idle))
	if diff := cmp.Diff([]int{1, 24, 28, 32}, struck(ebiten.KeyBackspace, 34)); diff != "" {
		t.Errorf("ticks in which a held key counts (-want +got):\n%s", diff)
	}
	if !r.NeedsTicks() {
		t.Error("the program may sleep while a key is held")
	}
	if read(at(0, idle)); r.NeedsTicks() {
		t.Error("the program must stay awake with no key held")
	}
	struck(ebiten.KeyBackspace, 23)
	if read(blur(holding(ebiten.KeyBackspace))); r.NeedsTicks() {
		t.Error("a key repeats in a window that has lost the keyboard")
	}
	read(at(0, idle))
	for _, key := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyK} {
		if read(keys(0, key)); r.NeedsTicks() {
			t.Errorf("%v repeats", key)
		}
	}
	// The last key repeats, also after another one went up.
	read(keys(0, ebiten.KeyArrowLeft))
	read(keys(0, ebiten.KeyDelete))
	both := with(at(0, idle), func(d *input.Snapshot) { d.Held = []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyDelete} })
	var again []string
	for range 30 {
		if got := read(both); got != "[]" {
			again = append(again, got)
		}
	}
	if want := []string{"[strike delete again]", "[strike delete again]"}; !slices.Equal(again, want) {
		t.Errorf("got %q, want %q", again, want)
	}
}

// TestAHeldArrowGoesOn holds an arrow key, whose command repeats, unless the desktop repeats no keys.
func TestAHeldArrowGoesOn(t *testing.T) {
	for _, still := range []bool{false, true} {
		r := input.NewGestureReader(input.NewBindings(""))
		commands := 0
		for tick := range 32 {
			d := holding(ebiten.KeyArrowRight)
			if tick == 0 {
				d = keys(0, ebiten.KeyArrowRight)
			}
			d.IsRepeatOff = still
			for _, g := range r.Read(&d) {
				if g.Kind == input.CommandGiven && g.Command == input.CommandRight {
					commands++
				}
			}
		}
		if want := map[bool]int{false: 4, true: 1}[still]; commands != want {
			t.Errorf("with repeats switched off %v: got %d steps, want %d", still, commands, want)
		}
	}
}

func blur(d input.Snapshot) input.Snapshot { return with(d, blurred) }
