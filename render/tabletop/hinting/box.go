package hinting

import (
	"unicode/utf8"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

// The buttons of the box of a hint.
const (
	MoreButton = tabletop.GuideButton + 20 + iota // a stronger hint
	PlayButton                                    // plays the hint
)

// The measures of a box in logical pixels.
const (
	boxPad      = 10.0
	usualText   = 15
	LeastText   = 14    // the smallest letters
	sentenceBox = 300.0 // at least
	aroundLines = 150.0 // title and buttons
	lineHigh    = 25.0
	lineLong    = 21 // characters, so that most lines have room for as many
)

// IsTiny reports whether a box has room for its text only.
func IsTiny(o *tabletop.Box) bool { return o.Frame.H < 290*o.Unit }

// Title adds a title with a face, if there is room.
func Title(o *tabletop.Box, title string, face kit.Motif, low bool) {
	if o.Pad = boxPad; IsTiny(o) {
		return
	}
	height := 50.0
	if low || o.IsLow() {
		height = 38
	}
	o.Part(tabletop.Part{Name: "title", Height: height, Face: tabletop.Face{Motif: face},
		Text: tabletop.Text{Size: 19, MinSize: 15, Align: kit.Left, Middle: true}})
	o.Say(title, assets.Display, tabletop.InkTint)
}

// Say adds the lines of a hint, some in bold, in a box as high as they need. Where there is no room for all, the last of several stands at
// the bottom, if at all.
func Say(o *tabletop.Box, lines []string, bold uint64) {
	high := aroundLines
	for _, line := range lines {
		high += lineHigh * float64((utf8.RuneCountInString(line)+lineLong-1)/lineLong)
	}
	o.MaxHeight = max(sentenceBox, high)
	p := tabletop.Part{Name: "words", Gap: 4, Text: tabletop.Text{Size: usualText, MinSize: LeastText, Align: kit.Left, Space: 5}}
	full := high*o.Unit > o.Frame.H
	if full || IsTiny(o) {
		p.Gap, p.Text.Space = 0, 1
	}
	o.Part(p)
	for i, line := range lines {
		p := tabletop.Paragraph{Text: line, Font: assets.Text, Tint: tabletop.InkTint}
		if bold>>i&1 != 0 {
			p.Font = assets.Strong
		}
		if full && i > 0 && i == len(lines)-1 {
			p.Foot = LeastText
		}
		o.Paragraph(p)
	}
}

// Offer adds the buttons that play a hint, make it stronger and close it. Each keeps its place at every strength, so that a double click on
// “More” plays nothing. A nudge does not tell the move.
func Offer(o *tabletop.Box, strength request.Strength, play tabletop.Button, more, leave string) {
	play.Id = PlayButton
	stronger := tabletop.Button{Id: MoreButton, Label: more, Enabled: strength < request.Turn}
	if strength == request.Nudge {
		stronger.Primary = play.Primary
		play = tabletop.Button{Name: "hint.later", HitOnly: true}
	}
	if IsTiny(o) {
		o.Row(play, stronger, tabletop.Button{Id: tabletop.LeaveButton, Name: "hint.leave", Icon: art.Close, Enabled: true, Width: 0.4})
		return
	}
	o.Row(play, stronger)
	o.Row(tabletop.Button{Id: tabletop.LeaveButton, Label: leave, Enabled: true})
}
