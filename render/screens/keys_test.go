package screens

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/target"
)

// strikes presses a key as the devices tell of it: as it is, where the screen listens for keys.
func (v *visitor) strikes(k ebiten.Key, held input.Modifiers) {
	r := input.NewGestureReader(v.KeyBindingsOn(v.App.TopScreen()))
	l, ok := v.App.TopScreen().(shell.KeyListener)
	r.IsListening = ok && l.IsListeningForKeys()
	d := input.Snapshot{Screen: input.ScreenSize{Width: 1280, Height: 800, Scale: 1}, HasFocus: true, Keys: []input.KeyPress{{Key: k}}, Modifiers: held}
	for _, g := range r.Read(&d) {
		if g.Kind != input.Hover {
			v.Advance(g)
		}
	}
	v.Advance()
}

// onKeys opens the page of the keys.
func onKeys(t *testing.T, folder string) *visitor {
	v := visit(t, folder)
	v.SendCommand(input.CommandSettings)
	v.press("keyboard.open")
	return v
}

// wantKeys fails unless these keys were chosen.
func (v *visitor) wantKeys(want string) {
	v.Helper()
	if got := v.Settings().Keys; got != want {
		v.Errorf("chosen are %q, want %q", got, want)
	}
}

func TestAKeyIsChosenAndHoldsAtOnce(t *testing.T) {
	folder := t.TempDir()
	v := onKeys(t, folder)
	v.WantText("Sound on or off · M")
	v.ClickID("keyboard.mute")
	v.strikes(ebiten.KeyF5, 0)
	v.wantKeys("mute=F5")
	v.WantText("Sound on or off · F5")
	v.strikes(ebiten.KeyM, 0)
	if v.Settings().IsMuted {
		t.Error("the key of the start still mutes")
	}
	v.strikes(ebiten.KeyF5, 0)
	if !v.Settings().IsMuted {
		t.Error("the chosen key does not mute")
	}
	v.ClickID("keyboard.settings")
	v.strikes(ebiten.KeyS, 0)
	v.SendCommand(input.CommandCancel)
	v.SendCommand(input.CommandCancel)
	if tip := v.settingsButton("menu.settings").Tip; tip != "Key S" {
		t.Errorf("the tip of the settings says %q", tip)
	}
	chosen := v.Settings().Keys
	v.ChangeSettings(func(s *store.Settings) { s.Keys = "mute=Comma" })
	if tip := v.settingsButton("menu.settings").Tip; tip != "" {
		t.Errorf("the settings have no key, and their tip says %q", tip)
	}
	v.ChangeSettings(func(s *store.Settings) { s.Keys = chosen })
	v.App.Close(nil)
	v = visit(t, folder)
	v.wantKeys("mute=F5 settings=S")
}

func TestAKeyThatAnotherCommandHasIsTaken(t *testing.T) {
	v := onKeys(t, t.TempDir())
	conflict := func() {
		v.ClickID("keyboard.help")
		v.strikes(ebiten.KeyM, 0)
		if l := v.App.TopScreen().(shell.KeyListener); l.IsListeningForKeys() {
			t.Error("keys mean nothing while the answer is waited for")
		}
		v.wantKeys("")
	}
	conflict()
	v.press("common.cancel")
	v.wantKeys("")
	conflict()
	v.press("keyboard.take")
	v.wantKeys("help=M")
	v.WantText("Sound on or off · no key")
	v.ClickID("keyboard.help")
	v.strikes(ebiten.KeyDelete, 0)
	v.wantKeys("")
	conflict()
	v.strikes(ebiten.KeyEnter, 0) // which swaps
	v.wantKeys("help=M mute=F1")
	v.WantText("Rules at a glance · M · Pad RS")
	v.WantText("Sound on or off · F1")
	v.ClickID("keyboard.mute")
	v.press("keyboard.reset")
	v.wantKeys("")
	v.WantText("Rules at a glance · F1, ?, /, ß · Pad RS")
}

func TestKeysThatCannotBeChosenAreRefusedInWords(t *testing.T) {
	v := onKeys(t, t.TempDir())
	v.ClickID("keyboard.mute")
	for _, k := range []ebiten.Key{ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyArrowLeft, ebiten.KeySpace} {
		v.strikes(k, 0)
		if said := v.ScreenText(); !strings.Contains(said, "used everywhere in the game") {
			t.Errorf("%v: the panel says %q", k, said)
		}
	}
	for k, held := range map[ebiten.Key]input.Modifiers{ebiten.KeyControlLeft: input.Ctrl, ebiten.KeyG: input.Alt, ebiten.KeyShiftLeft: input.Shift} {
		v.strikes(k, held)
		if said := v.ScreenText(); !strings.Contains(said, "A single key") {
			t.Errorf("%v: the panel says %q", k, said)
		}
	}
	v.strikes(ebiten.KeyEscape, 0)
	v.wantKeys("")
	if !v.ClickTarget(func(t target.Target) bool { return t.Label == v.Say("keyboard.resetAll") }) {
		t.Error("Escape does not lead back to the page")
	}
}

func TestAllKeysAreResetAndWhatIsUnknownStays(t *testing.T) {
	v := onKeys(t, t.TempDir())
	v.ChangeSettings(func(s *store.Settings) { s.Keys = "dance=G mute=F5 hint=T" })
	v.press("keyboard.resetAll")
	v.wantKeys("dance=G")
}

// TestAGameHasKeysOfItsOwn plays with the key of an action that only the toy has, chooses another one, and finds both on the page.
// In panels the key asks for what it asks for in every game.
func TestAGameHasKeysOfItsOwn(t *testing.T) {
	folder := t.TempDir()
	v := onKeys(t, folder)
	v.WantText("action.usual · A")
	v.WantText(v.Say("action.hintTurn") + " · G")
	if c, _ := v.KeyBindingsOn(v.App.TopScreen()).CommandFor(input.KeyPress{Key: ebiten.KeyA}, 0); c != input.CommandHintTurn {
		t.Errorf("in a panel the key asks for %v", c)
	}
	v.ClickID("keyboard.usual")
	v.strikes(ebiten.KeyX, 0)
	v.wantKeys("usual=X")
	v.WantText("action.usual · X")
	v.SendCommand(input.CommandCancel)
	v.SendCommand(input.CommandCancel)
	v.begin()
	v.strikes(ebiten.KeyA, 0)
	if n := len(v.table().match.told()); n != 0 {
		t.Errorf("the key of the start plays %d moves", n)
	}
	v.strikes(ebiten.KeyX, 0)
	if n := len(v.table().match.told()); n == 0 {
		t.Error("the chosen key plays nothing")
	}
	if name := v.KeyNameOf(input.FirstGameCommand); name != "X" {
		t.Errorf("the key is called %q", name)
	}
}

// TestTheProgramIsUsedFromASofa begins a game, looks back, opens the settings, and leaves by a controller alone.
func TestTheProgramIsUsedFromASofa(t *testing.T) {
	v := visit(t, t.TempDir())
	r := input.NewGestureReader(input.NewBindings(""))
	push := func(b input.PadButton) {
		for _, down := range [][]input.PadButton{{b}, nil} {
			v.Advance(r.Read(&input.Snapshot{Screen: input.ScreenSize{Width: 1280, Height: 800, Scale: 1}, HasFocus: true, PadButtons: down, HasPad: true})...)
		}
		v.Advance()
	}
	to := func(name string) {
		t.Helper()
		cross := []input.PadButton{ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftRight}
		for tries := range 100 {
			for _, at := range v.App.TopScreen().Targets(nil) {
				if at.Focused && (at.ID == name || at.Label == v.Say(name)) {
					push(ebiten.StandardGamepadButtonRightBottom)
					return
				}
			}
			push(cross[tries/4%2])
		}
		t.Fatalf("the cross does not lead to %q among %v", name, v.App.TopScreen().Targets(nil))
	}
	to("start.table")
	if got := v.KeyNameOf(input.CommandConfirm); got != "A" {
		t.Errorf("a controller is played with, and its button is called %q", got)
	}
	to("setup.play")
	table := v.table()
	push(ebiten.StandardGamepadButtonCenterLeft)
	if !v.table().screen.IsReplay {
		t.Error("the controller does not look back")
	}
	push(ebiten.StandardGamepadButtonCenterLeft)
	push(ebiten.StandardGamepadButtonCenterRight)
	to("menu.settings")
	if _, open := v.App.TopScreen().(SettingsScreen); !open {
		t.Error("the controller does not open the settings")
	}
	push(ebiten.StandardGamepadButtonRightRight)
	push(ebiten.StandardGamepadButtonRightRight)
	if v.table() != table {
		t.Error("the controller does not lead back to the table")
	}
	push(ebiten.StandardGamepadButtonCenterRight)
	to("menu.leave")
	if _, there := target.Find(v.App.TopScreen().Targets(nil), "start.quit"); !there {
		t.Error("the controller does not lead back to the start screen")
	}
	v.SendCommand(input.CommandMute)
	if got := v.KeyNameOf(input.CommandConfirm); got != "Enter" {
		t.Errorf("a key is played with, and is called %q", got)
	}
}
