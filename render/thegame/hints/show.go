package hints

import (
	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/table"
)

// The buttons of the box.
const (
	moreButton = tabletop.GuideButton + 20 + iota // a stronger hint
	playButton                                    // plays the hint
)

// The measures of the box in logical pixels.
const (
	boxPad      = 10.0
	usualText   = 15
	leastText   = 14
	sentenceBox = 300.0
	aroundLines = 230.0 // title, reason and buttons
	lineHigh    = 28.0
)

// Show marks the hint on the table and fills its box; while it thinks, or where there is no choice, it says so in the prompt.
func (h *Hinter) Show(o *table.Overlay) {
	if !h.fresh() {
		return
	}
	n := h.saidNow()
	o.Prompts, o.Prompt = n.prompt != "" && !h.Table.Holds(), n.prompt
	if !h.shows() {
		return
	}
	o.TableButtons.Hidden, o.TableButtons.NotPrimary = tabletop.Only(tabletop.HintButton), tabletop.AllBut()
	if !h.Table.Holds() && !h.Table.Moves() {
		h.mark(o)
	}
	o.Box.MaxHeight = max(sentenceBox, aroundLines+lineHigh*float64(len(n.lines)-1))
	h.title(o)
	p := tabletop.Part{Name: "words", Gap: 4, Text: tabletop.Text{Size: usualText, MinSize: leastText, Align: kit.Left, Space: 5}}
	if tiny(o) {
		p.Gap, p.Text.Space = 0, 1
	}
	o.Part(p)
	for _, line := range n.lines {
		o.Say(line, assets.Text, tabletop.InkTint)
	}
	h.offer(o)
}

// tiny reports whether the box has room for its text only.
func tiny(o *table.Overlay) bool { return o.Frame.H < 290*o.Unit }

// title adds a title with the character of the pile that the hint is about.
func (h *Hinter) title(o *table.Overlay) {
	if o.Box.Pad = boxPad; tiny(o) {
		return
	}
	height := 50.0
	if o.Low() || h.strength == request.Turn {
		height = 38
	}
	face := tabletop.Face{Motif: pictures.Role{Pile: h.why.Pile, Mood: pictures.Idle}}
	o.Part(tabletop.Part{Name: "title", Height: height, Face: face, Text: tabletop.Text{Size: 19, MinSize: 15, Align: kit.Left, Middle: true}})
	o.Say(h.Table.Sentences().Say(thegamemsg.AdviceTitle), assets.Display, tabletop.InkTint)
}

// offer adds the buttons. Each keeps its place at every strength, so that a double click on “More” plays nothing.
func (h *Hinter) offer(o *table.Overlay) {
	label := thegamemsg.AdvicePlayLay
	if h.line[0].Action == thegame.EndTurn {
		label = thegamemsg.AdvicePlayEnd
	}
	works := h.plays()
	on := []tabletop.Button{
		{Id: playButton, Label: label, Enabled: works, EnabledSoon: h.Table.Moves(), Primary: true},
		{Id: moreButton, Label: thegamemsg.AdviceMore, Enabled: h.strength < request.Turn},
	}
	if h.strength == request.Nudge { // a nudge does not tell the move
		on[0] = tabletop.Button{Name: "advice.later", HitOnly: true}
		on[1].Primary = true
	}
	if tiny(o) {
		o.Row(append(on, tabletop.Button{Id: tabletop.LeaveButton, Name: "advice.leave", Icon: art.Close, Enabled: true, Width: 0.4})...)
		return
	}
	o.Row(on...)
	o.Row(tabletop.Button{Id: tabletop.LeaveButton, Label: thegamemsg.AdviceClose, Enabled: true})
}

// mark marks the hint on the table: the pile that a nudge speaks of, the next card with its pile, or all of a turn with numbers.
func (h *Hinter) mark(o *table.Overlay) {
	if h.strength == request.Nudge {
		if h.why.Kind == partner.Spares || h.why.Kind == partner.Prepares {
			o.Glow(table.Place{Pile: h.why.Pile}, tabletop.BrightTint)
		}
		return
	}
	if lays := laid(h.line); h.strength == request.Turn && lays > 1 {
		markTurn(o, h.line)
	} else if lays > 0 {
		o.Glow(table.Place{Pile: h.line[0].Pile}, tabletop.BrightTint)
		table.Lift(o, h.line[0].Card, 0)
	}
}

// laid returns how many cards a turn lays.
func laid(moves []thegame.Move) (n int) {
	for _, m := range moves {
		if m.Action == thegame.LayCard {
			n++
		}
	}
	return n
}

// markTurn marks the cards of a turn and the piles that they go to with numbers.
func markTurn(o *table.Overlay, moves []thegame.Move) {
	var beside [thegame.Piles]int
	for i, m := range moves[:laid(moves)] {
		if beside[m.Pile]++; beside[m.Pile] == 1 {
			o.Glow(table.Place{Pile: m.Pile}, tabletop.BrightTint)
		}
		o.Mark(tabletop.Mark[table.Place]{At: table.Place{Pile: m.Pile, Beside: beside[m.Pile]}, Disc: i + 1})
		table.Lift(o, m.Card, i+1)
	}
}
