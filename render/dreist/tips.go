package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/overlay"
)

// iconTip is what an icon is for, and the key that does the same.
type iconTip struct {
	words string
	key   input.Command
}

// iconTips tells of the icons of tables and guides.
var iconTips = map[art.IconName]iconTip{
	art.Menu: {msg.TipMenu, input.CommandMenu}, art.Log: {msg.TipLog, input.CommandLog}, art.Sound: {msg.TipSound, input.CommandMute}, art.SoundOff: {msg.TipSound, input.CommandMute},
	art.Question: {msg.TipHelp, input.CommandHelp}, art.Close: {msg.TipClose, input.CommandCancel}, art.First: {msg.TipFirst, input.CommandFirst}, art.Previous: {msg.TipPrevious, input.CommandLeft},
	art.Play: {msg.TipPlay, input.CommandPause}, art.Pause: {msg.TipPause, input.CommandPause}, art.Next: {msg.TipNext, input.CommandRight}, art.Last: {msg.TipLast, input.CommandLast},
}

// labelKeys are the keys of buttons, by what these say.
var labelKeys = map[string]input.Command{
	msg.ButtonTip: input.CommandHint, msg.ButtonPlan: input.CommandPlan, msg.ButtonEnd: input.CommandEndTurn, msg.ButtonUndo: input.CommandUndo, msg.ButtonAgain: input.CommandAgain,
	msg.ButtonDraw: input.CommandDraw, msg.ButtonDecline: input.CommandDecline, msg.OverviewWhy: input.CommandHelp,
}

// tipOf says what an icon is for, with its key, and of a button its key. It is empty where there is nothing to add.
func (a *tableScreen) tipOf(b *overlay.Button) string {
	if b.Sign == art.Fast {
		return a.Say(msg.TipIcon, assets.Values{"What": a.Say(msg.TipHurry), "Key": a.KeyOf(input.CommandHurry)})
	}
	if b.Label == "" && b.Text == "" && !b.Bare {
		if t, ok := iconTips[b.Icon]; ok {
			return a.Say(msg.TipIcon, assets.Values{"What": a.Say(t.words), "Key": a.KeyOf(t.key)})
		}
	}
	if key, ok := labelKeys[b.Label]; ok {
		return a.Say(msg.TipKey, assets.Values{"Key": a.KeyOf(key)})
	}
	return ""
}
