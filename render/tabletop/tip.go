package tabletop

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/art"
)

// icon is the tip of an icon and the command of the same action.
type icon struct {
	words string
	key   input.Command
}

// icons are the icons of tables and guides.
var icons = map[art.IconName]icon{
	art.Menu: {msg.TipMenu, input.CommandMenu}, art.Log: {msg.TipLog, input.CommandLog},
	art.Sound: {msg.TipSound, input.CommandMute}, art.SoundOff: {msg.TipSound, input.CommandMute},
	art.Redo: {msg.ActionRedo, input.CommandRedo}, art.Question: {msg.TipHelp, input.CommandHelp},
	art.Close: {words: msg.TipClose}, art.First: {msg.TipFirst, input.CommandFirst},
	art.Previous: {msg.TipPrevious, input.CommandLeft},
	art.Play:     {msg.TipPlay, input.CommandPause}, art.Pause: {msg.TipPause, input.CommandPause},
	art.Again: {msg.LessonsAgain, input.CommandAgain},
	art.Next:  {msg.TipNext, input.CommandRight}, art.Last: {msg.TipLast, input.CommandLast},
}

// Tip returns what is said of the button in a language: what its icon does, and its key. The commands of the game's own buttons with labels
// are given by those. It is empty if there is nothing to add.
func (b *Button) Tip(say *assets.Texts, own map[string]input.Command) string {
	key := func(c input.Command) string { return say.Keys[c.Name()] }
	about := func(words string, c input.Command) string {
		if key(c) == "" {
			return say.Say(words)
		}
		return say.Say(msg.TipIcon, assets.Values{"What": say.Say(words), "Key": key(c)})
	}
	if b.Label == "" && b.Text == "" && !b.HitOnly {
		if i, ok := icons[b.Icon]; ok {
			return about(i.words, i.key)
		}
	}
	c, ok := own[b.Label]
	if !ok {
		c, ok = commands[b.Label]
	}
	if b.Label != "" && b.Icon != art.Menu { // the label is seen nowhere
		return about(b.Label, c)
	}
	if ok && key(c) != "" {
		return say.Say(msg.TipKey, assets.Values{"Key": key(c)})
	}
	return ""
}

// NamesOf returns what buttons that work are called, for who has them read aloud: by their words or, of a guide, by what a picture stands
// for.
func NamesOf(all []Button, say *assets.Texts, tip func(*Button) string) (names []string) {
	for i := range all {
		switch b := &all[i]; {
		case !b.Enabled || b.HitOnly:
		case b.Label != "":
			names = append(names, say.Say(b.Label))
		case b.Id >= GuideButton && b.Text != "":
			names = append(names, b.Text)
		case b.Id >= GuideButton && tip(b) != "": // with a picture alone
			names = append(names, tip(b))
		}
	}
	return names
}
