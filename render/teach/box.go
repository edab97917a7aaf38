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
	WayButton    = tabletop.GuideButton + iota // the first of the ways to take the example
	_                                          // Forbidden
	_                                          // Playing
	_                                          // Trying
	AllButton                                  // back to all examples, or to where this one was opened
	ruleButton                                 // the rule of the text
	AgainButton                                // restarts the example
	BackButton                                 // previous page
	RunButton                                  // plays or stops the pages
	ForthButton                                // next page
	OnwardButton                               // continues after the lesson
	OwnButton                                  // the first that the lesson of a game may have besides
)

// Words is what the box says, in the language of the moment.
type Words struct {
	Title string
	Main  string // about the example, or a try
	More  string // a hint, or praise
	Wrong bool   // Main says why something is not allowed
	Rule  string // label of the button that leads to the rule of Main, empty for none
	Keys  string // how to play by keys, where there is room
}

// Count returns how many words there are to read, for the time that takes.
func (w *Words) Count() int { return len(strings.Fields(w.Main)) + len(strings.Fields(w.More)) }

// gap is the distance of the rows of buttons in the box, equal to that in a row.
const gap = 5

// Fill fills the box beside the cards. More are buttons beside the one that begins again, where the example is played.
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

// fillWords adds the text, and the keys if there is room.
func (l *Lesson) fillWords(o *tabletop.Box, w Words, say *assets.Texts) {
	gap := 12.0
	if w.Wrong { // the mark alone is red: a whole text in it is hard to read
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
