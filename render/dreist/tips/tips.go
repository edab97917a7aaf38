// Package tips says what the buttons, piles and cards of a table are, to whoever rests the mouse on them or asks with a finger.
package tips

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// icon is what an icon is for, and the command that does the same.
type icon struct {
	words string
	key   input.Command
}

// icons are those of tables and guides.
var icons = map[art.IconName]icon{
	art.Menu: {msg.TipMenu, input.CommandMenu}, art.Log: {msg.TipLog, input.CommandLog}, art.Sound: {msg.TipSound, input.CommandMute}, art.SoundOff: {msg.TipSound, input.CommandMute},
	art.Redo: {msg.ActionRedo, input.CommandRedo}, art.Question: {msg.TipHelp, input.CommandHelp}, art.Close: {msg.TipClose, input.CommandCancel}, art.First: {msg.TipFirst, input.CommandFirst}, art.Previous: {msg.TipPrevious, input.CommandLeft},
	art.Play: {msg.TipPlay, input.CommandPause}, art.Pause: {msg.TipPause, input.CommandPause}, art.Next: {msg.TipNext, input.CommandRight}, art.Last: {msg.TipLast, input.CommandLast},
}

// labels are the commands of buttons, by what these say.
var labels = map[string]input.Command{
	msg.ButtonTip: input.CommandHint, msg.HintMore: input.CommandHint, msg.ButtonPlan: input.CommandPlan, msg.ButtonEnd: input.CommandEndTurn, msg.ButtonUndo: input.CommandUndo, msg.ButtonAgain: input.CommandAgain,
	msg.ButtonDraw: input.CommandDraw, msg.ButtonDecline: input.CommandDecline, msg.OverviewWhy: input.CommandHelp,
}

// Button says what an icon is for, with its key, and of a button its key. It is empty where there is nothing to add.
func Button(say words.Sentences, b *tabletop.Button) string {
	key := func(c input.Command) string { return say.Keys[c.Name()] }
	about := func(words string, c input.Command) string {
		if key(c) == "" {
			return say.Say(words)
		}
		return say.Say(msg.TipIcon, assets.Values{"What": say.Say(words), "Key": key(c)})
	}
	if b.Sign == art.Fast {
		return about(msg.TipHurry, input.CommandHurry)
	}
	if b.Label == "" && b.Text == "" && !b.Bare {
		if i, ok := icons[b.Icon]; ok {
			return about(i.words, i.key)
		}
	}
	if c, ok := labels[b.Label]; ok && key(c) != "" {
		return say.Say(msg.TipKey, assets.Values{"Key": key(c)})
	}
	return ""
}

// At says what is at a point of a table besides buttons, and where that is: a pile and, for whoever asks, a card or the base. It is empty where there
// is nothing to say, as where a card is held.
func At(t *table.Table, at geom.Point, asked bool) (said string, about geom.Rect) {
	if t.CurtainIsDown() || t.Hand.Holds() {
		return "", geom.Rect{}
	}
	g, v := t.Line.Geometry(), t.Line.View()
	switch {
	case g.Pile.Contains(at):
		return t.Say.Count(msg.TipPileOwn, len(v.Piles[t.Front()])), g.Pile
	case g.DiscardPile.Contains(at) && t.Mine() && slices.ContainsFunc(t.Position().Hand(t.Front()), t.MayDiscard):
		return t.Say.Say(msg.TipPileDiscard), g.DiscardPile
	case g.DiscardPile.Contains(at):
		return t.Say.Count(msg.TipPileDiscarded, len(v.Discard)), g.DiscardPile
	case t.EgonPlays() && g.Egon.Pile.Contains(at):
		return pileOf(t, dreist.EgonSeat), g.Egon.Pile
	}
	for place, seat := range t.Line.Seating().Others() {
		if r := g.Others[place].Pile; r.Contains(at) {
			return pileOf(t, seat), r
		}
	}
	if asked {
		return cardAt(t, at)
	}
	return "", geom.Rect{}
}

// pileOf says whose pile it is and how many cards it has.
func pileOf(t *table.Table, seat dreist.Seat) string {
	return t.Say.Count(msg.TipPileOther, len(t.Line.View().Piles[seat]), assets.Values{"Name": t.Say.Name(seat)})
}

// cardAt says which card is at a point, and whether one of the hand fits nowhere, or which cards a column of the base takes.
func cardAt(t *table.Table, at geom.Point) (said string, about geom.Rect) {
	g, v := t.Line.Geometry(), t.Line.View()
	if c, ok := t.HandCardAt(at); ok {
		if t.Mine() && t.Nowhere(c) {
			return t.Say.Say(msg.PromptNowhere, assets.Values{"Card": t.Say.Card(c)}), t.Line.Pose(c).Rect()
		}
		return words.Sentence(t.Say.Card(c)), t.Line.Pose(c).Rect()
	}
	for column := 1; column <= dreist.Numbers; column++ {
		if r := g.Stone(column); r.Contains(at) {
			return t.Say.Say(msg.TipBase, assets.Values{"Number": column}), r
		}
	}
	for cell := range g.CellsAt(at, v.Depth()) {
		if c := v.At(cell); c != dreist.NoCard {
			return words.Sentence(t.Say.Card(c)), g.Cell(cell)
		}
	}
	return "", geom.Rect{}
}
