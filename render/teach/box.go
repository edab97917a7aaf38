package teach

import (
	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// The buttons of a lesson.
const (
	FirstActivityButton = tabletop.GuideButtonsFrom + iota // the first of the four ways to take an example
	_                                                      // Forbidden
	_                                                      // Playing
	_                                                      // Trying
	ListButton                                             // leads to the list of examples, or to where this one was opened
	ruleButton                                             // opens the rule that the text cites
	RestartButton                                          // restarts the example
	PreviousPageButton                                     // previous page
	PlayPagesButton                                        // plays or stops the pages
	NextPageButton                                         // next page
	NextExampleButton                                      // leads on to the next way or example
	LessonButtonsFrom                                      // the first ID for further buttons of a game's lesson
)

// BoxTexts are the texts of the box, in the current language.
type BoxTexts struct {
	title      string
	MainText   string // about the example or the attempt
	secondText string // a hint, or praise
	IsRefusal  bool   // MainText explains why a move is not allowed
	ruleLabel  string // label of the button that opens the rule for MainText, may be empty
	keysText   string // explains the keys; shown if there is room
}

// gap is the space between the rows of buttons in the box, in logical pixels, equal to that within a row.
const gap = 5

// fillBox fills the box beside the cards. more are buttons beside the restart button, while the example is played.
func (l *ExampleGuide[T, P, M, E]) fillBox(o *tabletop.Box, w BoxTexts, more []tabletop.Button) {
	o.Padding = 11
	o.AddPart(tabletop.Part{Name: "title", Height: 35, Text: tabletop.Typography{Size: kit.TextSize, CanShrink: true, IsCentred: true}}) // two lines of it
	o.AddText(w.title, assets.DisplayFont, tabletop.InkTint)

	var ways [ActivityCount]tabletop.Button
	for way, key := range [ActivityCount]string{"lessons.way.watch", "lessons.way.never", "lessons.way.play", "lessons.way.free"} {
		id, chosen := FirstActivityButton+tabletop.ButtonID(way), Activity(way) == l.Activity
		ways[way] = tabletop.Button{ID: id, LabelKey: key, IsEnabled: true, IsChosen: chosen, SharesSize: true}
	}
	o.AddPart(tabletop.Part{Name: "ways", Gap: 9, Height: 28})
	o.AddButtons(ways[:Playing]...)
	o.AddPart(tabletop.Part{Name: "ways", Gap: gap, Height: 28})
	o.AddButtons(ways[Playing:]...)

	l.fillWords(o, w)
	foot := tabletop.Part{Name: "foot", Gap: gap, Height: 26, ButtonShare: 0.58}
	switch {
	case l.HasPages():
		foot.Dots = tabletop.Dots{LitCount: l.Pages.Current, Count: l.Pages.pageCount}
	case l.Activity == Playing: // an outlined star while it can be won, a golden one when it is
		foot.SidePicture = tabletop.SidePicture{Motif: kit.Icon(art.StarEmptyIcon), Alpha: 0.9, Side: 22}
		if l.MissCount > 0 {
			foot.SidePicture.Alpha = 0.25
		} else if l.IsFinished {
			foot.SidePicture.Motif, foot.SidePicture.Alpha = kit.GoldStar, 1
		}
	}
	o.AddPart(foot)
	if w.ruleLabel != "" {
		o.AddButtons(tabletop.Button{ID: ruleButton, Text: w.ruleLabel, IsEnabled: true, Keys: tabletop.ButtonKeys{input.CommandLog}})
	}
	o.AddPart(tabletop.Part{Name: "keys", Gap: 9, Height: 33})
	if l.HasPages() {
		l.Pages.offer(o, l.IsFinished)
	} else {
		o.AddButtons(tabletop.Button{ID: RestartButton, LabelKey: "lessons.again", IsEnabled: true})
		o.AddButtons(more...)
	}
	o.AddPart(tabletop.Part{Name: "onward", Gap: gap, Height: 33})
	onward := tabletop.Button{ID: NextExampleButton, LabelKey: l.onwardKey(), IsEnabled: true, IsPrimary: l.IsFinished}
	if l.IsFinished {
		onward.Keys = tabletop.ButtonKeys{input.CommandConfirm}
	}
	o.AddButtons(onward)
}

func (l *ExampleGuide[T, P, M, E]) fillWords(o *tabletop.Box, w BoxTexts) {
	gap := 12.0
	if w.IsRefusal { // only the mark is red: a whole text in red is hard to read
		o.AddPart(tabletop.Part{Name: "wrong", Gap: gap, Height: 22, SidePicture: tabletop.SidePicture{Motif: kit.Cross, Side: 20},
			Text: tabletop.Typography{Size: kit.TextSize, Align: kit.Left, IsOneLine: true}})
		o.AddText(l.table.Texts.Say("lessons.way.never"), assets.DisplayFont, tabletop.WarningTint)
		gap = 4
	}
	o.AddPart(tabletop.Part{Name: "words", Gap: gap, Text: tabletop.Typography{Size: kit.TextSize, CanShrink: true, Align: kit.Left, ParagraphGap: 6}})
	o.AddText(w.MainText, assets.TextFont, tabletop.InkTint)
	if !l.IsFinished { // otherwise it is in the prompt
		o.AddText(w.secondText, assets.StrongFont, tabletop.InkTint)
	}
	if w.keysText != "" {
		o.AddParagraph(tabletop.Paragraph{Text: w.keysText, Font: assets.TextFont, Tint: tabletop.MutedTint, IsFoot: true})
	}
}
