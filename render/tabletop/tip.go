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

// icons are the tips of all icons on buttons.
var icons = map[art.IconName]icon{
	art.Menu: {"tip.menu", input.CommandMenu}, art.Log: {"tip.log", input.CommandLog},
	art.Sound: {"tip.sound", input.CommandMute}, art.SoundOff: {"tip.sound", input.CommandMute},
	art.Redo: {"action.redo", input.CommandRedo}, art.Question: {"tip.help", input.CommandHelp},
	art.Close: {words: "tip.close"}, art.First: {"tip.first", input.CommandFirst},
	art.Previous: {"tip.previous", input.CommandLeft},
	art.Play:     {"tip.play", input.CommandPause}, art.Pause: {"tip.pause", input.CommandPause},
	art.Again: {"lessons.again", input.CommandAgain},
	art.Next:  {"tip.next", input.CommandRight}, art.Last: {"tip.last", input.CommandLast},
}

// Tip returns the tip of a button: what its icon does, and its key; empty if there is nothing to add. own are the commands of the
// game's own buttons, by label.
func (b *Button) Tip(say *assets.Texts, own map[string]input.Command) string {
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
	c, ok := own[b.LabelKey]
	if !ok {
		c, ok = commands[b.LabelKey]
	}
	if b.LabelKey != "" && b.Icon != art.Menu { // the label is seen nowhere
		return about(b.LabelKey, c)
	}
	if ok && key(c) != "" {
		return say.Say("tip.key", assets.Values{"Key": key(c)})
	}
	return ""
}

// ButtonNames returns the names of all enabled buttons for screen readers: their text or, for an icon of a guide, its tip.
func ButtonNames(all []Button, say *assets.Texts, tip func(*Button) string) (names []string) {
	for i := range all {
		switch b := &all[i]; {
		case !b.Enabled || b.IsInvisible:
		case b.LabelKey != "":
			names = append(names, say.Say(b.LabelKey))
		case b.ID >= GuideButton && b.Text != "":
			names = append(names, b.Text)
		case b.ID >= GuideButton && tip(b) != "": // with a picture alone
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
	return strings.Join(append(lines, strings.Join(ButtonNames(t.ButtonsNow(), t.Texts, t.TipOf), " · ")), "\n")
}
