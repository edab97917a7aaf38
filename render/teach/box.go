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
	WayButton    = tabletop.GuideButton + iota // the first of the four ways to take an example
	_                                          // Forbidden
	_                                          // Playing
	_                                          // Trying
	AllButton                                  // leads to the list of examples, or to where this one was opened
	ruleButton                                 // opens the rule that the text cites
	AgainButton                                // restarts the example
	BackButton                                 // previous page
	RunButton                                  // plays or stops the pages
	ForthButton                                // next page
	OnwardButton                               // leads on to the next way or example
	OwnButton                                  // the first ID for further buttons of a game's lesson
)

// Words are the texts of the box, in the current language.
type Words struct {
	Title string
	Main  string // about the example or the attempt
	More  string // a hint, or praise
	Wrong bool   // Main explains why a move is not allowed
	Rule  string // label of the button that opens the rule for Main, may be empty
	Keys  string // explains the keys; shown if there is room
}

// Count returns the number of words, for computing the reading time.
func (w *Words) Count() int { return len(strings.Fields(w.Main)) + len(strings.Fields(w.More)) }

// gap is the space between the rows of buttons in the box, in logical pixels, equal to that within a row.
const gap = 5

// Fill fills the box beside the cards. more are buttons beside the restart button, while the example is played.
func (l *Lesson) Fill(o *tabletop.Box, w Words, say *assets.Texts, more ...tabletop.Button) {
	o.Pad = 11
	o.Part(tabletop.Part{Name: "title", Height: 35, Text: tabletop.Text{Size: 18, MinSize: 15, Middle: true}}) // two lines of it
	o.Say(w.Title, assets.Display, tabletop.InkTint)

	var ways [Ways]tabletop.Button
	for way, key := range [Ways]string{"lessons.way.watch", "lessons.way.never", "lessons.way.play", "lessons.way.free"} {
		id, chosen := WayButton+tabletop.ButtonID(way), Way(way) == l.Way
		ways[way] = tabletop.Button{Id: id, Label: key, Enabled: true, Chosen: chosen, SharesSize: true}
	}
	o.Part(tabletop.Part{Name: "ways", Gap: 9, Height: 28})
	o.Offer(ways[:Playing]...)
	o.Part(tabletop.Part{Name: "ways", Gap: gap, Height: 28})
	o.Offer(ways[Playing:]...)

	l.fillWords(o, w, say)
	foot := tabletop.Part{Name: "foot", Gap: gap, Height: 26, ButtonShare: 0.58}
	switch {
	case l.HasReel():
		foot.Dots = tabletop.Dots{Done: l.Reel.At, All: l.Reel.Pages}
	case l.Way == Playing: // an outlined star while it can be won, a golden one when it is
		foot.Face = tabletop.Face{Motif: kit.Icon(art.StarEmpty), Alpha: 0.9, Side: 22}
		if l.Misses > 0 {
			foot.Face.Alpha = 0.25
		} else if l.Finished {
			foot.Face.Motif, foot.Face.Alpha = kit.Prize, 1
		}
	}
	o.Part(foot)
	if w.Rule != "" {
		o.Offer(tabletop.Button{Id: ruleButton, Text: w.Rule, Enabled: true, Keys: tabletop.Keys{input.CommandLog}})
	}
	o.Part(tabletop.Part{Name: "keys", Gap: 9, Height: 33})
	if l.HasReel() {
		l.Reel.offer(o, l.Finished)
	} else {
		o.Offer(tabletop.Button{Id: AgainButton, Label: "lessons.again", Enabled: true})
		o.Offer(more...)
	}
	o.Part(tabletop.Part{Name: "onward", Gap: gap, Height: 33})
	onward := tabletop.Button{Id: OnwardButton, Label: l.onwardKey(), Enabled: true, Primary: l.Finished}
	if l.Finished {
		onward.Keys = tabletop.Keys{input.CommandConfirm}
	}
	o.Offer(onward)
}

// fillWords adds the text, and the explanation of the keys if there is room.
func (l *Lesson) fillWords(o *tabletop.Box, w Words, say *assets.Texts) {
	gap := 12.0
	if w.Wrong { // only the mark is red: a whole text in red is hard to read
		o.Part(tabletop.Part{Name: "wrong", Gap: gap, Height: 22, Face: tabletop.Face{Motif: kit.Cross, Side: 20},
			Text: tabletop.Text{Size: 17, Align: kit.Left, Line: true}})
		o.Say(say.Say("lessons.way.never"), assets.Display, tabletop.WarningTint)
		gap = 4
	}
	o.Part(tabletop.Part{Name: "words", Gap: gap, Text: tabletop.Text{Size: 16, MinSize: 12, Align: kit.Left, Space: 6}})
	o.Say(w.Main, assets.Text, tabletop.InkTint)
	if !l.Finished { // otherwise it is in the prompt
		o.Say(w.More, assets.Strong, tabletop.InkTint)
	}
	if w.Keys != "" {
		o.Paragraph(tabletop.Paragraph{Text: w.Keys, Font: assets.Text, Tint: tabletop.MutedTint, Foot: 14})
	}
}
