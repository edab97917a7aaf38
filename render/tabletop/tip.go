package tabletop

import (
	"strings"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
)

// icon is the tip of an icon and the command with the same effect.
type icon struct {
	words string
	key   input.Command
}

var icons = map[art.IconName]icon{
	art.MenuIcon: {"tip.menu", input.CommandMenu}, art.LogIcon: {"tip.log", input.CommandLog},
	art.SoundIcon: {"tip.sound", input.CommandMute}, art.SoundOffIcon: {"tip.sound", input.CommandMute},
	art.RedoIcon: {"action.redo", input.CommandRedo}, art.QuestionIcon: {"tip.help", input.CommandHelp},
	art.CloseIcon: {words: "tip.close"}, art.FirstIcon: {"tip.first", input.CommandToStart},
	art.PreviousIcon: {"tip.previous", input.CommandLeft},
	art.PlayIcon:     {"tip.play", input.CommandPause}, art.PauseIcon: {"tip.pause", input.CommandPause},
	art.CircleArrowIcon: {"lessons.again", input.CommandShowAgain},
	art.NextIcon:        {"tip.next", input.CommandRight}, art.LastIcon: {"tip.last", input.CommandToEnd},
}

// Tip returns the tip of a button: what its icon does, and its key; may be empty. gameCommands are those of the game's own buttons.
func (b *Button) Tip(say *assets.Texts, gameCommands map[ButtonID]input.Command) string {
	key := func(c input.Command) string { return say.Keys[c.Name()] }
	about := func(words string, c input.Command) string {
		if key(c) == "" {
			return say.Say(words)
		}
		return say.Say("tip.icon", assets.Values{"What": say.Say(words), "Key": key(c)})
	}
	if b.LabelKey == "" && b.Text == "" && !b.IsInvisible {
		if i, ok := icons[b.Icon]; ok {
			return about(i.words, i.key)
		}
	}
	c, ok := gameCommands[b.ID]
	if !ok {
		c, ok = commandOfButton[b.ID]
	}
	switch {
	case b.ID == HintButton:
		return about("tip.hint", c)
	case b.LabelKey != "" && b.icon() != art.MenuIcon: // the label is seen nowhere
		return about(b.LabelKey, c)
	}
	if ok && key(c) != "" {
		return say.Say("tip.key", assets.Values{"Key": key(c)})
	}
	return ""
}

// buttonNames returns the names of all enabled buttons for screen readers: their text or, for an icon of a guide, its tip.
func buttonNames(all []Button, say *assets.Texts, tip func(*Button) string) (names []string) {
	for i := range all {
		switch b := &all[i]; {
		case !b.IsEnabled || b.IsInvisible:
		case b.LabelKey != "":
			names = append(names, say.Say(b.LabelKey))
		case b.ID >= GuideButtonsFrom && b.Text != "":
			names = append(names, b.Text)
		case b.ID >= GuideButtonsFrom && tip(b) != "": // with a picture alone
			names = append(names, tip(b))
		}
	}
	return names
}

// ScreenReaderText returns the table as text for screen readers: lines, the prompt, the guide's texts and the names of the buttons.
func (t *Table[T, P, M, E]) ScreenReaderText(lines []string) string {
	if line, _ := t.PromptText(); line != "" {
		lines = append(lines, line)
	}
	lines = append(lines, t.GuideLines()...)
	return strings.Join(append(lines, strings.Join(buttonNames(t.Buttons(), t.Texts, t.TipOf), " · ")), "\n")
}
