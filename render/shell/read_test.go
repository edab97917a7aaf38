package shell

import (
	"fmt"
	"testing"

	"dreist/input"
	"dreist/render/panel"
)

// TestAPanelIsCopiedAsText copies a panel with the key for that, and what is selected in a field instead. A screen
// that tells nothing gets the key itself.
func TestAPanelIsCopiedAsText(t *testing.T) {
	p := newProgram(t)
	p.Advance(nil, nil)
	p.diary = nil
	p.Advance([]input.Gesture{trigger(input.CommandCopy)}, nil)
	p.wantDiary("start "+fmt.Sprint(trigger(input.CommandCopy)), "start ticks")
	p.Navigate(Push(p.NewPanelScreen(PanelScreen{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: "Pause"}, panel.Switch{Label: "Sound"}, panel.Choice{Label: "Pace", Options: []string{"slow", "fast"}, SelectedIndex: 1},
			panel.Button{Label: "On", Style: panel.PrimaryStyle, Action: p.ClickAction(Close)}, panel.Button{Label: "Rest"},
		}
	}})))
	p.Advance([]input.Gesture{trigger(input.CommandCopy)}, nil)
	want := `Pause
Switch, off: Sound
Pace: fast (choice: slow, fast)
You are here: Button: On
Button, not available now: Rest
` + p.Say("read.keys")
	if p.game.copied != want {
		t.Errorf("got\n%s\nwant\n%s", p.game.copied, want)
	}
	p.game.copied = ""
	p.Navigate(Push(p.NewPanelScreen(PanelScreen{Options: []panel.Option{panel.FocusItem(0)}, Items: func() []panel.Item {
		return []panel.Item{panel.Field{Text: "Ada", OnChange: func(string) {}}}
	}})))
	p.Advance([]input.Gesture{{Kind: input.EditKey, Key: input.KeySelectAll, Modifiers: input.Ctrl}, trigger(input.CommandCopy)}, nil)
	if p.game.copied != "" {
		t.Errorf("what is selected is not what is copied, but\n%s", p.game.copied)
	}
}
