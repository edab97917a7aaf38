package input_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// usPrint returns the letter printed on a key of a US keyboard.
func usPrint(k ebiten.Key) rune {
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		return 'a' + rune(k-ebiten.KeyA)
	}
	return 0
}

// asks returns the command of a key on a US keyboard.
func asks(c input.ChosenKeys, k ebiten.Key) input.Command {
	command, _ := input.NewBindings(c).CommandFor(input.KeyPress{Key: k, PrintedRune: usPrint(k)}, 0)
	return command
}

// names returns the keys shown for a command, by place and print.
func names(c input.ChosenKeys, command input.Command) string {
	all := ""
	for _, b := range input.NewBindings(c).BindingsOf(command, usPrint) {
		if b.PrintedRune != 0 {
			all += string(b.PrintedRune) + " "
			continue
		}
		all += b.Key.String() + " "
	}
	return all
}

func TestAChosenKeyTakesThePlaceOfTheOthers(t *testing.T) {
	c := input.ChosenKeys("").WithKey(input.CommandHint, ebiten.KeyG)
	if got := asks(c, ebiten.KeyG); got != input.CommandHint {
		t.Errorf("G asks for %v", got)
	}
	if got := asks(c, ebiten.KeyH); got != 0 {
		t.Errorf("H still asks for %v", got)
	}
	c = c.WithKey(input.CommandHint, ebiten.KeyJ) // one of the three keys for yes
	if got := asks(c, ebiten.KeyJ); got != input.CommandHint {
		t.Errorf("J asks for %v", got)
	}
	if got := names(c, input.CommandYes); got != "d y " {
		t.Errorf("yes has the keys %q, want d and y", got)
	}
	c = c.WithKey(input.CommandMute, ebiten.KeyF10).WithKey(input.CommandUndo, ebiten.KeyF5)
	if menu, undo := names(c, input.CommandMenu), names(c, input.CommandUndo); menu != "" || undo != "F5 Backspace z " {
		t.Errorf("the menu has %q and taking back %q", menu, undo)
	}
	if got, _ := input.NewBindings(c).CommandFor(input.KeyPress{Key: ebiten.KeyZ, PrintedRune: 'z'}, input.Ctrl); got != input.CommandUndo {
		t.Errorf("Ctrl+Z asks for %v", got)
	}
}

func TestResettingAKeyResetsWhoeverHasIt(t *testing.T) {
	swapped := input.ChosenKeys("").WithKey(input.CommandHint, ebiten.KeyT).WithKey(input.CommandHintMove, ebiten.KeyH)
	if asks(swapped, ebiten.KeyT) != input.CommandHint || asks(swapped, ebiten.KeyH) != input.CommandHintMove {
		t.Error("two commands did not swap their keys")
	}
	if got := swapped.WithoutCommand(input.CommandHint, usPrint); got != "" {
		t.Errorf("after a reset %q is left of the swap", got)
	}
	if got := swapped.WithKey(input.CommandMute, ebiten.KeyF5).WithoutCommand(input.CommandHint, usPrint); got != "mute=F5" {
		t.Errorf("after a reset %q is left, want the one that has nothing to do with it", got)
	}
}

// Entries that are broken, reserved, repeated or of a newer version have no effect, and are kept when another key is chosen.
func TestWhatIsNotUnderstoodStays(t *testing.T) {
	c := input.ChosenKeys("dance=X hint=Escape hint= mute nonsense hint=F5 mute=F5 hint=F6")
	if got := asks(c, ebiten.KeyF5); got != input.CommandHint {
		t.Errorf("F5 asks for %v", got)
	}
	for k, want := range map[ebiten.Key]input.Command{ebiten.KeyX: 0, ebiten.KeyF6: 0, ebiten.KeyEscape: input.CommandCancel,
		ebiten.KeyM: input.CommandMute} {
		if got := asks(c, k); got != want {
			t.Errorf("%v asks for %v, want %v", k, got, want)
		}
	}
	if got := c.WithKey(input.CommandHint, ebiten.KeyX); got != "dance=X hint=Escape hint= mute nonsense hint=X" {
		t.Errorf("got %q", got)
	}
}

// An entry that conflicts with an earlier one does not become valid when that one is removed.
func TestWhatIsChosenLastCounts(t *testing.T) {
	c := input.ChosenKeys("hint=F5 mute=F5 hint=F6 undo=F7 hint=F8")
	if got := c.WithKey(input.CommandHint, ebiten.KeyG); names(got, input.CommandHint) != "G " || asks(got, ebiten.KeyF5) != 0 ||
		asks(got, ebiten.KeyF7) != input.CommandUndo {
		t.Errorf("G was chosen for a hint, and %q says otherwise", got)
	}
	if got := c.WithoutCommand(input.CommandHint, usPrint); names(got, input.CommandHint) != "h " {
		t.Errorf("after a reset a hint has the keys %q", names(got, input.CommandHint))
	}
	if got := c.WithoutKnownCommands(); got != "" {
		t.Errorf("after everything was reset %q is left", got)
	}
}

// The choices are parsed once for a table of keys, without another table of actions.
func TestATableOfKeysCostsLittle(t *testing.T) {
	c := input.ChosenKeys("")
	for i, a := range input.Actions()[:24] {
		c = c.WithKey(a.Command, ebiten.KeyA+ebiten.Key(i))
	}
	if n := testing.AllocsPerRun(10, func() { input.NewBindings(c) }); n > 100 {
		t.Errorf("a table with 24 chosen keys takes %v allocations", n)
	}
}

func TestKeysThatSteerAreNotToBeChosen(t *testing.T) {
	for k := range ebiten.KeyMax + 1 {
		c := input.ChosenKeys("").WithKey(input.CommandHint, k)
		if (c != "") != input.IsChoosable(k) {
			t.Errorf("%v: choosable %v, and %q", k, input.IsChoosable(k), c)
		}
	}
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyEscape, ebiten.KeyArrowUp, ebiten.KeyShiftLeft,
		ebiten.KeyBackspace} {
		if input.IsChoosable(k) {
			t.Errorf("%v may be chosen", k)
		}
	}
}

// While the user chooses a key, keys come only as RawKey; a controller works as always.
func TestListeningForKeys(t *testing.T) {
	r := input.NewGestureReader(input.NewBindings(""))
	r.IsListening = true
	d := keys(input.Ctrl, ebiten.KeyM, ebiten.KeyEscape)
	d.Text = []rune{'m'}
	if got := text(r.Read(&d)); got != "hover 0,0; raw key ctrl+M; raw key ctrl+Escape" {
		t.Errorf("got %q", got)
	}
	d = pad(rightmost)
	if got := text(r.Read(&d)); got != "trigger cancel" {
		t.Errorf("got %q", got)
	}
	r.IsListening = false
	d = keys(0, ebiten.KeyM)
	if got := text(r.Read(&d)); got != "trigger mute" {
		t.Errorf("got %q", got)
	}
}

func TestOnlyKeysThatWriteAreNoCommandsWhereSomebodyWrites(t *testing.T) {
	type key struct {
		held input.Modifiers
		key  ebiten.Key
	}
	for k, want := range map[key]bool{{0, ebiten.KeyM}: true, {0, ebiten.KeyNumpad1}: true, {0, ebiten.KeyEnter}: true,
		{input.Ctrl, ebiten.KeyArrowLeft}: true, {0, ebiten.KeyF1}: false, {0, ebiten.KeyF10}: false, {0, ebiten.KeyEscape}: false,
		{input.Ctrl, ebiten.KeyQ}: false, {input.Ctrl, ebiten.KeyC}: false, {input.Alt, ebiten.KeyEnter}: false} {
		r := input.NewGestureReader(input.NewBindings(""))
		d := keys(k.held, k.key)
		got := r.Read(&d)
		if last := got[len(got)-1]; last.Kind != input.CommandGiven || last.IsTextKey != want {
			t.Errorf("%v: got %+v, want one that writes: %v", k, last, want)
		}
	}
}

// text returns gestures as one line.
func text(gestures []input.Gesture) string {
	var words []string
	for _, g := range gestures {
		words = append(words, g.String())
	}
	return strings.Join(words, "; ")
}

// The actions of a game go before those of every game that have the same keys, and what is chosen for them stays while
// another game is shown.
func TestActionsOfAGameGoFirst(t *testing.T) {
	own := []input.Action{
		{Command: input.FirstGameCommand, Name: "pileA", Group: input.GroupChoice, Keys: input.PrintedKeys("a")},
		{Command: input.FirstGameCommand + 1, Name: "zero", Group: input.GroupChoice, Keys: input.DigitKeys(0)},
	}
	wantAsked := func(c input.ChosenKeys, k ebiten.Key, want input.Command) {
		t.Helper()
		if got, _ := input.NewBindings(c, own...).CommandFor(input.KeyPress{Key: k, PrintedRune: usPrint(k)}, 0); got != want {
			t.Errorf("%q: %v asks for %v, want %v", c, k, got, want)
		}
	}
	wantAsked("", ebiten.KeyA, own[0].Command)
	wantAsked("", ebiten.KeyNumpad0, own[1].Command)
	wantAsked("", ebiten.KeyH, input.CommandHint)
	if left := input.NewBindings("", own...).BindingsOf(input.CommandHintTurn, usPrint); len(left) != 1 || left[0].PrintedRune != 'g' {
		t.Errorf("the whole turn is hinted at by %v, want the key that the game has not taken", left)
	}
	if name := own[0].Command.Name(own...); name != "pileA" {
		t.Errorf("the first action of the game is called %q", name)
	}
	chosen := input.ChosenKeys("mute=F5").WithKey(own[0].Command, ebiten.KeyX, own...)
	wantAsked(chosen, ebiten.KeyX, own[0].Command)
	wantAsked(chosen, ebiten.KeyA, input.CommandHintTurn)
	if asks(chosen, ebiten.KeyX) != 0 || asks(chosen.WithKey(input.CommandMute, ebiten.KeyF6), ebiten.KeyA) != input.CommandHintTurn {
		t.Error("the key of a game holds in another one")
	}
	if got := chosen.WithoutKnownCommands(); got != "pileA=X" {
		t.Errorf("reset in another game, %q is left", got)
	}
	swapped, ok := chosen.WithSwappedKeys(own[0].Command, input.CommandMute, ebiten.KeyF5, usPrint, own...)
	wantAsked(swapped, ebiten.KeyX, input.CommandMute)
	wantAsked(swapped, ebiten.KeyF5, own[0].Command)
	if back := swapped.WithoutCommand(own[0].Command, usPrint, own...); !ok || back != "mute=X" {
		t.Errorf("after a swap: %v, and %q is left once it was reset", ok, back)
	}
	if got := swapped.WithoutKnownCommands(own...); got != "" {
		t.Errorf("after everything was reset %q is left", got)
	}
}
