package panel

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"dreist/input"
	"dreist/render/target"
)

// TestMonkeysAtAPanel do at a panel with all kinds of items whatever gestures allow.
func TestMonkeysAtAPanel(t *testing.T) {
	skin, screen := testSkin(t), ebiten.NewImage(1280, 1400)
	rapid.Check(t, func(t *rapid.T) {
		told := 0
		s := new(silentClipboard)
		skin.Clipboard.System = s
		var options []Option
		if rapid.Bool().Draw(t, "catch") {
			options = append(options, CatchLetters(6))
		}
		make := func(old *Panel) *Panel {
			return New(skin, window(1280, 1400, 1), allKinds(func(string) { told++ }), append(options, ContinueFrom(old))...)
		}
		m := monkey{T: t, Panel: make(nil), hand: newHand()}
		for range rapid.IntRange(1, 60).Draw(t, "gestures") {
			told = 0
			what := m.do()
			if told > 1 {
				t.Fatalf("%s: told the program %d times", what, told)
			}
			m.check(what)
			switch rapid.IntRange(0, 9).Draw(t, "else") {
			case 0:
				m.Draw(screen)
				if m.NeedsRedraw() {
					t.Fatalf("%s: a panel that was just drawn needs a frame", what)
				}
			case 1:
				before, _ := m.holding()
				m.Panel = make(m.Panel) // the hand holds on
				remains := before.ID == "" || slices.ContainsFunc(m.Targets(nil), func(x target.Target) bool {
					return x.ID == before.ID && x.Enabled == before.Enabled // an arrow is not if its choice begins anew
				})
				if after, _ := m.holding(); remains && after.ID != before.ID {
					t.Fatalf("%s: %q was held, and after the panel was made again %q", what, before.ID, after.ID)
				}
			case 2:
				if n := len(s.Asked); n > 0 && len(s.Asked[n-1]) == 0 {
					s.Asked[n-1] <- input.PastedText{Text: "Zeile\n1"}
				}
			}
		}
	})
}

// monkey does something at random, one gesture at a time, in the order that a reader promises.
type monkey struct {
	*rapid.T
	*Panel
	hand *hand
}

// do does something and says what.
func (m *monkey) do() string {
	all := m.Targets(nil)
	aimed := rapid.SampledFrom(all).Draw(m.T, "target")
	held := input.Modifiers(rapid.IntRange(0, 7).Draw(m.T, "modifiers"))
	switch rapid.IntRange(0, 8).Draw(m.T, "what") {
	case 0:
		m.hand.Over(m.Panel, aimed.Rect)
	case 1:
		if !m.hand.Held {
			m.hand.Modifiers = held
			m.hand.Press(m.Panel)
		}
	case 2:
		if m.hand.Held {
			m.hand.Release(m.Panel)
		}
	case 3:
		m.hand.By(m.Panel, float64(rapid.IntRange(-40, 40).Draw(m.T, "x")), float64(rapid.IntRange(-40, 40).Draw(m.T, "y")))
	case 4:
		m.hand.Wheel(m.Panel, float64(rapid.IntRange(-3, 3).Draw(m.T, "notches")))
	case 5:
		if m.hand.Held {
			m.Handle(input.Gesture{Kind: input.Cancel, From: m.hand.From, At: m.hand.At})
			m.hand.Held, m.hand.Dragging = false, false
		}
	case 6:
		write(m.Panel, string(rapid.SampledFrom([]rune("aÄß \u0308\u05d0\x00日")).Draw(m.T, "letter")))
	case 7:
		key := input.Key(rapid.IntRange(1, int(input.KeyPaste)).Draw(m.T, "key"))
		m.Handle(input.Gesture{Kind: input.EditKey, Key: key, Modifiers: held, IsRepeat: rapid.Bool().Draw(m.T, "repeat")})
		return fmt.Sprint(held, key)
	default:
		m.Tick()
		return "tick"
	}
	return aimed.ID
}

// check holds what is true of every panel at any time.
func (m *monkey) check(what string) {
	names := map[string]bool{}
	for _, x := range m.Targets(nil) {
		if names[x.ID] || x.Rect.W <= 0 || x.Rect.H <= 0 {
			m.Fatalf("%s: the target %+v has no room, or another has its name", what, x)
		}
		names[x.ID] = true
	}
	rings, active, over := 0, 0, 0
	for i, c := range m.focus.controls {
		l := c.Appearance()
		if l.hasRing {
			rings++
		}
		if k, ok := c.(keyed); ok && k.IsActive() {
			if active++; i != m.focus.at {
				m.Fatalf("%s: the keys go to %d, the focus is at %d", what, i, m.focus.at)
			}
		}
		if c.Pointer().overPart != nowhere {
			over++
		}
		if (c.Pointer().heldPart != nowhere) != (i == m.held) {
			m.Fatalf("%s: control %d is held and the panel holds %d", what, i, m.held)
		}
		if l.value < 0 {
			m.Fatalf("%s: %s is at %d", what, c.AppendZones(nil)[0].ID, l.value)
		}
	}
	if rings > 1 || active > 1 || over > 1 {
		m.Fatalf("%s: got %d rings, %d controls with the keys and %d under the mouse", what, rings, active, over)
	}
	if m.IsTyping() != (m.catch >= 0 || active == 1 && m.written() != nil) {
		m.Fatalf("%s: got typing %v", what, m.IsTyping())
	}
}
