package tabletop

import (
	"unicode/utf8"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/kit"
)

// The buttons in the box of a hint, besides LeaveButton.
const (
	StrongerHintButton = GuideButtonsFrom + 20 + iota // asks for a stronger hint
	PlayHintButton                                    // plays the hint
)

// Lengths of the box of a hint, in logical pixels.
const (
	boxPad      = 10.0
	sentenceBox = 300.0 // minimum height
	aroundLines = 150.0 // height of title and buttons
	lineHigh    = 25.0
	lineLong    = 21 // characters in a line, low enough that most lines hold more
)

// isTinyBox reports whether a box has room for its text only.
func isTinyBox(o *Box) bool { return o.Frame.H < 290*o.Unit }

// titleHint adds a title with a face, unless the box is tiny.
func titleHint(o *Box, title string, face kit.Motif, low bool) {
	o.Padding = boxPad
	if isTinyBox(o) {
		return
	}
	height := 50.0
	if low || o.IsLow() {
		height = 38
	}
	o.AddPart(Part{Name: "title", Height: height, SidePicture: SidePicture{Motif: face},
		Text: Typography{Size: kit.TextSize, CanShrink: true, Align: kit.Left, IsCentred: true}})
	o.AddText(title, assets.DisplayFont, InkTint)
}

// sayHint adds the lines of a hint and sets the box to the height they need; bit i of bold marks line i as bold. If there is no
// room for all, the last of several moves to the bottom or is left out.
func sayHint(o *Box, lines []string, bold uint64) {
	high := aroundLines
	for _, line := range lines {
		high += lineHigh * float64((utf8.RuneCountInString(line)+lineLong-1)/lineLong)
	}
	o.maxHeight = max(sentenceBox, high)
	p := Part{Name: "words", Gap: 4, Text: Typography{Size: kit.TextSize, CanShrink: true, Align: kit.Left, ParagraphGap: 5}}
	full := high*o.Unit > o.Frame.H
	if full || isTinyBox(o) {
		p.Gap, p.Text.ParagraphGap = 0, 1
	}
	o.AddPart(p)
	for i, line := range lines {
		p := Paragraph{Text: line, Font: assets.TextFont, Tint: InkTint}
		if bold>>i&1 != 0 {
			p.Font = assets.StrongFont
		}
		if full && i > 0 && i == len(lines)-1 {
			p.IsFoot = true
		}
		o.AddParagraph(p)
	}
}

// offerHint adds the buttons that play a hint, make it stronger and close it. Each keeps its place at every strength, so that a
// double click on “More” plays nothing. A nudge has no button to play, since it does not give the move away.
func offerHint(o *Box, strength HintStrength, play Button, more, leave string) {
	play.ID = PlayHintButton
	stronger := Button{ID: StrongerHintButton, LabelKey: more, IsEnabled: strength < HintTurn}
	if strength == HintNudge {
		stronger.IsPrimary = play.IsPrimary
		play = Button{Name: "hint.later", IsInvisible: true}
	}
	if isTinyBox(o) {
		o.AddRow(play, stronger, Button{ID: LeaveButton, Name: "hint.leave", Icon: art.CloseIcon, IsEnabled: true, Width: 0.4})
		return
	}
	o.AddRow(play, stronger)
	o.AddRow(Button{ID: LeaveButton, LabelKey: leave, IsEnabled: true})
}
