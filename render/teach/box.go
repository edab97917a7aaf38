package teach

import (
	"strings"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// The buttons of a lesson.
const (
	WayButton      = tabletop.GuideButton + iota // the first of the four ways to take an example
	_                                            // Forbidden
	_                                            // Playing
	_                                            // Trying
	ListButton                                   // leads to the list of examples, or to where this one was opened
	ruleButton                                   // opens the rule that the text cites
	AgainButton                                  // restarts the example
	BackButton                                   // previous page
	RunButton                                    // plays or stops the pages
	ForthButton                                  // next page
	OnwardButton                                 // leads on to the next way or example
	FirstOwnButton                               // the first ID for further buttons of a game's lesson
)

// BoxTexts are the texts of the box, in the current language.
type BoxTexts struct {
	Title     string
	Main      string // about the example or the attempt
	More      string // a hint, or praise
	IsRefusal bool   // Main explains why a move is not allowed
	Rule      string // label of the button that opens the rule for Main, may be empty
	Keys      string // explains the keys; shown if there is room
}

// CountWords returns the number of words, for computing the reading time.
func (w *BoxTexts) CountWords() int { return len(strings.Fields(w.Main)) + len(strings.Fields(w.More)) }

// gap is the space between the rows of buttons in the box, in logical pixels, equal to that within a row.
const gap = 5

// FillBox fills the box beside the cards. more are buttons beside the restart button, while the example is played.
func (l *Lesson) FillBox(o *tabletop.Box, w BoxTexts, say *assets.Texts, more ...tabletop.Button) {
	o.Padding = 11
	o.AddPart(tabletop.Part{Name: "title", Height: 35, Text: tabletop.Typography{Size: kit.TextSize, CanShrink: true, IsCentred: true}}) // two lines of it
	o.AddText(w.Title, assets.Display, tabletop.InkTint)

	var ways [Ways]tabletop.Button
	for way, key := range [Ways]string{"lessons.way.watch", "lessons.way.never", "lessons.way.play", "lessons.way.free"} {
		id, chosen := WayButton+tabletop.ButtonID(way), Way(way) == l.Way
		ways[way] = tabletop.Button{ID: id, LabelKey: key, Enabled: true, IsChosen: chosen, SharesSize: true}
	}
	o.AddPart(tabletop.Part{Name: "ways", Gap: 9, Height: 28})
	o.AddButtons(ways[:Playing]...)
	o.AddPart(tabletop.Part{Name: "ways", Gap: gap, Height: 28})
	o.AddButtons(ways[Playing:]...)

	l.fillWords(o, w, say)
	foot := tabletop.Part{Name: "foot", Gap: gap, Height: 26, ButtonShare: 0.58}
	switch {
	case l.HasReel():
		foot.Dots = tabletop.Dots{Lit: l.Reel.Page, Count: l.Reel.PageCount}
	case l.Way == Playing: // an outlined star while it can be won, a golden one when it is
		foot.Face = tabletop.Face{Motif: kit.Icon(art.StarEmpty), Alpha: 0.9, Side: 22}
		if l.Misses > 0 {
			foot.Face.Alpha = 0.25
		} else if l.IsFinished {
			foot.Face.Motif, foot.Face.Alpha = kit.Prize, 1
		}
	}
	o.AddPart(foot)
	if w.Rule != "" {
		o.AddButtons(tabletop.Button{ID: ruleButton, Text: w.Rule, Enabled: true, Keys: tabletop.ButtonKeys{input.CommandLog}})
	}
	o.AddPart(tabletop.Part{Name: "keys", Gap: 9, Height: 33})
	if l.HasReel() {
		l.Reel.offer(o, l.IsFinished)
	} else {
		o.AddButtons(tabletop.Button{ID: AgainButton, LabelKey: "lessons.again", Enabled: true})
		o.AddButtons(more...)
	}
	o.AddPart(tabletop.Part{Name: "onward", Gap: gap, Height: 33})
	onward := tabletop.Button{ID: OnwardButton, LabelKey: l.onwardKey(), Enabled: true, Primary: l.IsFinished}
	if l.IsFinished {
		onward.Keys = tabletop.ButtonKeys{input.CommandConfirm}
	}
	o.AddButtons(onward)
}

// fillWords adds the text, and the explanation of the keys if there is room.
func (l *Lesson) fillWords(o *tabletop.Box, w BoxTexts, say *assets.Texts) {
	gap := 12.0
	if w.IsRefusal { // only the mark is red: a whole text in red is hard to read
		o.AddPart(tabletop.Part{Name: "wrong", Gap: gap, Height: 22, Face: tabletop.Face{Motif: kit.Cross, Side: 20},
			Text: tabletop.Typography{Size: kit.TextSize, Align: kit.Left, IsOneLine: true}})
		o.AddText(say.Say("lessons.way.never"), assets.Display, tabletop.WarningTint)
		gap = 4
	}
	o.AddPart(tabletop.Part{Name: "words", Gap: gap, Text: tabletop.Typography{Size: kit.TextSize, CanShrink: true, Align: kit.Left, ParagraphGap: 6}})
	o.AddText(w.Main, assets.Text, tabletop.InkTint)
	if !l.IsFinished { // otherwise it is in the prompt
		o.AddText(w.More, assets.Strong, tabletop.InkTint)
	}
	if w.Keys != "" {
		o.AddParagraph(tabletop.Paragraph{Text: w.Keys, Font: assets.Text, Tint: tabletop.MutedTint, IsFoot: true})
	}
}
