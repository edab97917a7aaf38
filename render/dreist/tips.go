package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/art"
	"dreist/render/dreist/overlay"
)

// iconTip is what an icon is for, and the key that does the same.
type iconTip struct{ words, key string }

// iconTips tells of the icons of tables and guides.
var iconTips = map[art.IconName]iconTip{
	art.Menu: {msg.TipMenu, msg.KeyF10}, art.Log: {msg.TipLog, msg.KeyLog}, art.Sound: {msg.TipSound, msg.KeyMute}, art.SoundOff: {msg.TipSound, msg.KeyMute},
	art.Question: {msg.TipHelp, msg.KeyF1}, art.Close: {msg.TipClose, msg.KeyEsc}, art.First: {msg.TipFirst, msg.KeyHome}, art.Previous: {msg.TipPrevious, msg.KeyLeft},
	art.Play: {msg.TipPlay, msg.KeySpace}, art.Pause: {msg.TipPause, msg.KeySpace}, art.Next: {msg.TipNext, msg.KeyRight}, art.Last: {msg.TipLast, msg.KeyEnd},
}

// labelKeys are the keys of buttons, by what these say.
var labelKeys = map[string]string{
	msg.ButtonTip: msg.KeyHint, msg.ButtonPlan: msg.KeyPlan, msg.ButtonEnd: msg.KeyEnter, msg.ButtonUndo: msg.KeyUndo, msg.ButtonAgain: msg.KeyAgain,
	msg.ButtonDraw: msg.KeyDraw, msg.ButtonDecline: msg.KeyDecline, msg.OverviewWhy: msg.KeyF1,
}

// tipOf says what an icon is for, with its key, and of a button its key. It is empty where there is nothing to add.
func (a *tableScreen) tipOf(b *overlay.Button) string {
	if b.Sign == art.Fast {
		return a.Say(msg.TipIcon, assets.Values{"What": a.Say(msg.TipHurry), "Key": a.Say(msg.KeyShift)})
	}
	if b.Label == "" && b.Text == "" && !b.Bare {
		if t, ok := iconTips[b.Icon]; ok {
			return a.Say(msg.TipIcon, assets.Values{"What": a.Say(t.words), "Key": a.Say(t.key)})
		}
	}
	if key, ok := labelKeys[b.Label]; ok {
		return a.Say(msg.TipKey, assets.Values{"Key": a.Say(key)})
	}
	return ""
}
