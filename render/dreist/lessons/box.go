package lessons

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// The buttons of a lesson.
const (
	WayButton       = tabletop.GuideButton + iota // the first of the ways to take the example
	_                                             // Forbidden
	_                                             // Playing
	_                                             // Trying
	ContentsButton                                // all examples
	ruleButton                                    // the rule of the text
	AgainExample                                  // restarts the example
	PageBackButton                                // previous page
	RunButton                                     // plays or stops the pages
	PageForthButton                               // next page
	beforeButton                                  // previous question
	OnwardButton                                  // continues after the lesson
	SetAsideButton                                // answer: Egon sets the card aside
	TurnUpButton                                  // answer: Egon turns up another card
	EgonStopsButton                               // answer: Egon stops
)

// Show adds the marks, the box, and the buttons for answers about Egon.
func (l *Lesson) Show(now *guide.Now, o *overlay.Overlay) {
	g := now.Line.Geometry()
	l.prompt(now, o)
	l.own(now, &o.TableButtons)
	l.mark(now, o, g)
	o.First, o.AnyCell = OnwardButton, l.byHand()
	l.fillBox(now, o, g)
	right := g.Icons.Log.X - g.Gap // the sound icon takes the place of the log
	contents := geom.Rect{X: g.Log.X, Y: g.Icons.Log.Y, W: right - g.Log.X, H: g.Icons.Log.H}
	o.Buttons = append(o.Buttons, tabletop.Button{Id: ContentsButton, Rect: contents, Label: backKey(l.Away, contents.W/g.BoxUnit()),
		Enabled: true})
	if !l.Example.Egon || !l.Quiz.open(now) {
		return
	}
	o.Takeable = now.Line.View().AppendOpen(o.Takeable)
	deed := func(d examples.Deed, id tabletop.ButtonID, at geom.Rect, label string) {
		o.Buttons = append(o.Buttons, tabletop.Button{Id: id, Rect: at, Label: label, Enabled: true, Primary: l.Hint != nil && l.Hint.Deed == d})
	}
	if l.Quiz.offers(examples.SetAside) {
		o.Aside = g.Egon.Aside
		deed(examples.SetAside, SetAsideButton, g.EndTurn, dreistmsg.LessonsAside)
		return
	}
	deed(examples.TurnUp, TurnUpButton, g.EndTurn, dreistmsg.LessonsTurnup)
	deed(examples.Stop, EgonStopsButton, g.Undo, dreistmsg.LessonsStop)
}

// gap is the distance of the rows of buttons in the box, equal to that in a row.
const gap = 5

// fillBox fills the box beside the layout.
func (l *Lesson) fillBox(now *guide.Now, o *overlay.Overlay, g *scene.Geometry) {
	words := l.Words(now)
	o.Box.Pad = 11
	o.Part(tabletop.Part{Name: "title", Height: 35, Title: true, Text: tabletop.Text{Size: 18, MinSize: 15, Middle: true}}) // two lines of it
	o.Say(words.Title, assets.Display, tabletop.InkTint)

	var ways [LessonWays]tabletop.Button
	for w, key := range [LessonWays]string{dreistmsg.LessonsWayWatch, dreistmsg.LessonsWayNever, dreistmsg.LessonsWayPlay,
		dreistmsg.LessonsWayFree} {
		ways[w] = tabletop.Button{Id: WayButton + tabletop.ButtonID(w), Label: key, Enabled: true, Chosen: LessonWay(w) == l.Way, SharesSize: true}
	}
	o.Part(tabletop.Part{Name: "ways", Gap: 9, Height: 28})
	o.Offer(ways[:Playing]...)
	o.Part(tabletop.Part{Name: "ways", Gap: gap, Height: 28})
	o.Offer(ways[Playing:]...)

	l.fillWords(now, o, words)
	foot := tabletop.Part{Name: "foot", Gap: gap, Height: 26, ButtonShare: 0.58}
	switch {
	case l.reels():
		foot.Dots = tabletop.Dots{Done: l.Reel.At, All: l.Reel.pages()}
	case l.Way == Playing: // an outlined star while it can be won, a golden one when it is
		foot.Face = tabletop.Face{Motif: kit.Icon(art.StarEmpty), Alpha: 0.9, Side: 22}
		if l.Misses > 0 {
			foot.Face.Alpha = 0.25
		} else if l.Finished {
			foot.Face.Motif, foot.Face.Alpha = kit.Prize, 1
		}
	}
	o.Part(foot)
	if words.Rule != "" {
		o.Offer(tabletop.Button{Id: ruleButton, Text: words.Rule, Enabled: true, Keys: tabletop.Keys{input.CommandLog}})
	}
	o.Part(tabletop.Part{Name: "keys", Gap: 9, Height: 33})
	l.offerKeys(now, o)
	o.Part(tabletop.Part{Name: "onward", Gap: gap, Height: 33})
	onward := tabletop.Button{Id: OnwardButton, Label: l.onwardKey(), Enabled: true, Primary: l.Finished}
	if l.Finished {
		onward.Keys = tabletop.Keys{input.CommandEndTurn}
	}
	o.Offer(onward)
}

// fillWords adds the text, or the requested hint instead, and the keys if there is room.
func (l *Lesson) fillWords(now *guide.Now, o *overlay.Overlay, words *lessonSpoken) {
	gap := 12.0
	if l.Said.Wrong { // the mark alone is red: a whole text in it is hard to read
		o.Part(tabletop.Part{Name: "wrong", Gap: gap, Height: 22, Face: tabletop.Face{Motif: kit.Cross, Side: 20},
			Text: tabletop.Text{Size: 17, Align: kit.Left, Line: true}})
		o.Say(now.Say.Say(dreistmsg.LessonsWayNever), assets.Display, tabletop.WarningTint)
		gap = 4
	}
	o.Part(tabletop.Part{Name: "words", Gap: gap, Text: tabletop.Text{Size: 16, MinSize: 12, Align: kit.Left, Space: 6}})
	if l.Hint == nil || l.Said.Wrong {
		o.Say(words.Main, assets.Text, tabletop.InkTint)
	}
	if !l.Finished { // otherwise it is in the prompt
		o.Say(words.More, assets.Strong, tabletop.InkTint)
	}
	switch {
	case l.byHand():
		o.Paragraph(tabletop.Paragraph{Text: now.Say.Say(dreistmsg.LessonsKeysHand), Font: assets.Text, Tint: tabletop.MutedTint, Foot: 14})
	case l.Quiz.open(now):
		o.Paragraph(tabletop.Paragraph{Text: now.Say.Say(dreistmsg.LessonsKeysQuiz), Font: assets.Text, Tint: tabletop.MutedTint, Foot: 14})
	}
}

// offerKeys adds the buttons that step through the example.
func (l *Lesson) offerKeys(now *guide.Now, o *overlay.Overlay) {
	switch {
	case l.reels():
		run := tabletop.Button{Id: RunButton, Width: 2, Icon: art.Play, Enabled: true, Primary: !l.Finished && !l.Reel.Running, Keys: tabletop.RunKeys()}
		if !l.Finished {
			run.Keys[2] = input.CommandEndTurn
		}
		if l.Reel.Running {
			run.Icon = art.Pause
		}
		back, forth := l.Reel.At > 0, l.Reel.At < l.Reel.pages()
		o.Offer(
			tabletop.Button{Id: AgainExample, Icon: art.Again, Enabled: back},
			tabletop.Button{Id: PageBackButton, Icon: art.Previous, Enabled: back, Keys: tabletop.Keys{input.CommandLeft}},
			run,
			tabletop.Button{Id: PageForthButton, Icon: art.Next, Enabled: forth, Keys: tabletop.Keys{input.CommandRight}})
		return
	}
	o.Offer(tabletop.Button{Id: AgainExample, Label: dreistmsg.LessonsAgain, Enabled: true})
	if l.Quiz.Quiz != nil {
		o.Offer(tabletop.Button{Id: beforeButton, Label: dreistmsg.ButtonUndoShort, Enabled: l.Quiz.open(now) && l.Quiz.Asked.Step > 0,
			Keys: tabletop.Keys{input.CommandUndo}})
	}
}

// Labels of the button that leads back.
const (
	BackToBook     = dreistmsg.LessonsBackBook
	BackToOverview = dreistmsg.LessonsBackOverview
	BackToGame     = dreistmsg.LessonsBackGame
)

// backKey returns the label key of the button above the box, a short one if the button is narrow, in logical pixels.
func backKey(away string, wide float64) string {
	const roomy = 152
	short := wide < roomy
	switch {
	case away == "":
		return dreistmsg.LessonsContents
	case away == BackToBook && short:
		return dreistmsg.LessonsShortBook
	case away == BackToGame && short:
		return dreistmsg.LessonsShortGame
	case short:
		return dreistmsg.LessonsShortOverview
	}
	return away
}

// onwardKey returns the label key of the button that continues.
func (l *Lesson) onwardKey() string {
	switch {
	case l.reels() && l.Finished:
		return dreistmsg.LessonsPlay
	case l.Example.Number == examples.Count:
		return dreistmsg.LessonsAll
	}
	return dreistmsg.LessonsNext
}

// own sets which of the table's own buttons are shown and enabled.
func (l *Lesson) own(now *guide.Now, o *tabletop.TableButtons) {
	o.SoundAt = now.Line.Geometry().Icons.Log
	// The back button covers some of these.
	o.Hidden = tabletop.Only(tabletop.LogButton, tabletop.HelpButton, tabletop.AgainButton, tabletop.RematchButton)
	if !l.byHand() {
		o.Hidden |= tabletop.Only(tabletop.UndoButton, tabletop.RedoButton)
	}
	end := tabletop.Only(tabletop.EndTurnButton)
	switch {
	case l.Reel.pressed():
		o.Disabled, o.NotPrimary = end, end
		if l.Trial.Landed() {
			o.Chosen = end
		}
	case !l.byHand():
		o.Hidden |= end
	case now.Mine() && !now.Line.Busy():
		o.Enabled = end // ending too early gets an explanation
	default:
		o.Disabled = end
	}
	if !l.ends && (l.Play != nil || now.AnyFits()) {
		o.NotPrimary |= end
	}
	if l.Play != nil && !l.draws {
		o.NotPrimary |= tabletop.Only(overlay.DrawButton)
		o.Primary = tabletop.Only(overlay.DeclineButton)
	}
}

// press handles a button of the lesson.
func (l *Lesson) press(now *guide.Now, b tabletop.ButtonID) tabletop.Answer {
	switch {
	case b == overlay.DeclineButton:
		return tabletop.Answer(l.drawFirst(now))
	case b < tabletop.GuideButton:
		return tabletop.NotHandled
	case b < WayButton+LessonWays:
		l.Take(now, LessonWay(b-WayButton))
		return tabletop.Handled
	}
	switch b {
	case ContentsButton:
		l.leave(now)
	case ruleButton:
		l.openRule(now)
	case AgainExample:
		l.Take(now, l.Way)
	case PageBackButton:
		l.Reel.back(now)
	case RunButton:
		l.Reel.run(now)
	case PageForthButton:
		l.Reel.forward(now)
	case beforeButton:
		l.Quiz.askBefore(now)
	case OnwardButton:
		l.goOnward(now)
	case SetAsideButton:
		l.Quiz.answer(now, examples.Choice{Deed: examples.SetAside, Card: l.Quiz.Asked.Card})
	case TurnUpButton:
		l.Quiz.answer(now, examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	case EgonStopsButton:
		l.Quiz.answer(now, examples.Choice{Deed: examples.Stop, Card: dreist.NoCard})
	}
	return tabletop.Handled
}

// goOnward continues after the lesson.
func (l *Lesson) goOnward(now *guide.Now) {
	switch {
	case l.reels() && l.Finished:
		l.Take(now, Playing)
	case l.Example.Number == examples.Count:
		now.Ask(AllExamples)
	default:
		now.Do.Ask(request.Request{Kind: OtherExample, Number: l.Example.Number + 1})
	}
}
