package lessons

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
)

// The buttons of a lesson.
const (
	WayButton       = table.GuideButton + iota // and the ones after it: how the figure is taken
	_                                          // shunning
	_                                          // playing
	_                                          // trying
	ContentsButton                             // all figures
	ruleButton                                 // the rule behind the sentence
	AgainExample                               // from the beginning
	PageBackButton                             // the page before
	RunButton                                  // pages turn by themselves, or halt
	PageForthButton                            // the next page
	beforeButton                               // the question before
	OnwardButton                               // what comes after this
	SetAsideButton                             // Egon sets the card aside
	TurnUpButton                               // Egon turns up another card
	EgonStopsButton                            // Egon stops
)

// lessonBox is where the parts of a lesson are, beside the layout.
type lessonBox struct {
	Contents geom.Rect // above the box
	Frame    geom.Rect
	Title    geom.Rect
	Ways     [LessonWays]geom.Rect
	Words    geom.Rect
	Foot     geom.Rect // stars or pages, and the rule
	rule     geom.Rect
	Keys     geom.Rect
	Onward   geom.Rect
	Unit     float64 // a logical pixel that grows with the window
}

// Box lays the parts out.
func (l *Lesson) Box(g *scene.Geometry) lessonBox {
	u := g.TextUnit()
	b := lessonBox{Frame: g.Log, Unit: u}
	right := g.LogIcon.X - g.Gap // the sound takes the place of the log
	b.Contents = geom.Rect{X: g.Log.X, Y: g.LogIcon.Y, W: right - g.Log.X, H: g.LogIcon.H}
	in := b.Frame.Inset(10 * u)
	b.Title = geom.Rect{X: in.X, Y: in.Y - 2*u, W: in.W, H: 26 * u}
	gap := 5 * u
	abreast := 2
	if in.W < 190*u {
		abreast = 1 // a narrow box is high
	}
	w, h := (in.W-gap*float64(abreast-1))/float64(abreast), 29*u
	for i := range b.Ways {
		b.Ways[i] = geom.Rect{X: in.X + float64(i%abreast)*(w+gap), Y: b.Title.Bottom() + 4*u + float64(i/abreast)*(h+gap), W: w, H: h}
	}
	b.Onward = geom.Rect{X: in.X, Y: in.Bottom() - 34*u, W: in.W, H: 34 * u}
	b.Keys = geom.Rect{X: in.X, Y: b.Onward.Y - 6*u - 36*u, W: in.W, H: 36 * u}
	b.Foot = geom.Rect{X: in.X, Y: b.Keys.Y - 6*u - 26*u, W: in.W, H: 26 * u}
	ruleW := min(in.W*0.58, 96*u)
	b.rule = geom.Rect{X: in.Right() - ruleW, Y: b.Foot.Y, W: ruleW, H: b.Foot.H}
	top := b.Ways[LessonWays-1].Bottom() + 8*u
	b.Words = geom.Rect{X: in.X, Y: top, W: in.W, H: b.Foot.Y - 4*u - top}
	return b
}

// Buttons appends the buttons of the moment.
func (l *Lesson) Buttons(t *table.Table, dst []table.Button) []table.Button {
	g := t.Line.Geometry()
	b := l.Box(g)
	dst = l.tableButtons(t, g, dst)
	dst = append(dst, table.Button{Id: ContentsButton, Rect: b.Contents, Label: l.backKey(b), Works: true})
	for w := range LessonWay(LessonWays) {
		dst = append(dst, table.Button{Id: WayButton + table.ButtonID(w), Rect: b.Ways[w], Label: wayKeys()[w], Works: true, Holds: w == l.Way})
	}
	if l.Said.Rule != "" {
		dst = append(dst, table.Button{Id: ruleButton, Rect: b.rule, Text: l.Words(t).Rule, Works: true})
	}
	dst = l.keyButtons(t, b, dst)
	return append(dst, table.Button{Id: OnwardButton, Rect: b.Onward, Label: l.onwardKey(), Works: true, Lead: l.Finished})
}

// backKey returns the key of where the button above the box leads, in short where there is little room.
func (l *Lesson) backKey(b lessonBox) string {
	const roomy = 152
	short := b.Contents.W < roomy*b.Unit
	switch {
	case l.Away == "":
		return msg.LessonsContents
	case l.Away == BackToBook && short:
		return msg.LessonsShortBook
	case short:
		return msg.LessonsShortOverview
	}
	return l.Away
}

// The keys of the buttons that lead back to what is read.
const (
	BackToBook     = msg.LessonsBackBook
	BackToOverview = msg.LessonsBackOverview
)

// wayKeys are the keys of the names of the ways.
func wayKeys() [LessonWays]string {
	return [...]string{msg.LessonsWayWatch, msg.LessonsWayNever, msg.LessonsWayPlay, msg.LessonsWayFree}
}

// keyButtons appends the buttons that lead through the figure.
func (l *Lesson) keyButtons(t *table.Table, b lessonBox, dst []table.Button) []table.Button {
	gap := 5 * b.Unit
	in := b.Keys
	if !l.reels() {
		again := table.Button{Id: AgainExample, Rect: in, Label: msg.LessonsAgain, Works: true}
		if l.Quiz.Quiz != nil {
			again.Rect.W = (in.W - gap) / 2
			before := again
			before.Rect.X += again.Rect.W + gap
			before.Id, before.Label, before.Works = beforeButton, msg.ButtonUndoShort, l.open(t) && l.Quiz.Asked.Step > 0
			return append(dst, again, before)
		}
		return append(dst, again)
	}
	w := (in.W - 3*gap) / 5 // the one in the middle is twice as wide
	at := func(from, wide float64) geom.Rect {
		return geom.Rect{X: in.X + from*(w+gap), Y: in.Y, W: w * wide, H: in.H}
	}
	run := table.Button{Id: RunButton, Rect: at(2, 2), Icon: art.Play, Works: true, Lead: !l.Finished && !l.Reel.Running}
	if l.Reel.Running {
		run.Icon = art.Pause
	}
	forth := at(4, 1)
	forth.X = in.Right() - w
	return append(dst,
		table.Button{Id: AgainExample, Rect: at(0, 1), Icon: art.Again, Works: l.Reel.At > 0},
		table.Button{Id: PageBackButton, Rect: at(1, 1), Icon: art.Previous, Works: l.Reel.At > 0},
		run,
		table.Button{Id: PageForthButton, Rect: forth, Icon: art.Next, Works: l.Reel.At < l.pages()})
}

// tableButtons appends those of the table's own buttons that work in this way.
func (l *Lesson) tableButtons(t *table.Table, g *scene.Geometry, dst []table.Button) []table.Button {
	first := len(dst)
	dst = t.OwnButtons(dst)
	kept := dst[:first]
	for _, b := range dst[first:] {
		switch b.Id {
		case table.SoundButton:
			b.Rect = g.LogIcon
		case table.LogButton, table.HelpButton, table.AgainButton, table.RematchButton: // the way back lies over some
			continue
		case table.EndTurnButton:
			if l.pressed(t) {
				b.Works, b.Lead, b.Holds = false, false, l.Trial.Landed()
				break
			}
			if !l.byHand() {
				continue
			}
			b.Works = t.Mine() && !t.Line.Busy() // who ends too early learns why not
			b.Lead = b.Lead && (l.ends || l.Play == nil && !t.AnyFits())
		case table.DrawButton:
			b.Lead = l.Play == nil || l.draws
		case table.DeclineButton:
			b.Lead = l.Play != nil && !l.draws
		case table.UndoButton:
			if !l.byHand() {
				continue
			}
		}
		kept = append(kept, b)
	}
	if !l.Example.Egon || !l.open(t) {
		return kept
	}
	deed := func(d examples.Deed, id table.ButtonID, at geom.Rect, label string) table.Button {
		return table.Button{Id: id, Rect: at, Label: label, Works: true, Lead: l.hinting(d)}
	}
	if l.offers(examples.SetAside) {
		return append(kept, deed(examples.SetAside, SetAsideButton, g.EndTurn, msg.LessonsAside))
	}
	return append(kept, deed(examples.TurnUp, TurnUpButton, g.EndTurn, msg.LessonsTurnup), deed(examples.Stop, EgonStopsButton, g.Undo, msg.LessonsStop))
}

// onwardKey returns the key of what comes after this.
func (l *Lesson) onwardKey() string {
	switch {
	case l.reels() && l.Finished:
		return msg.LessonsPlay
	case l.Example.Number == examples.Count:
		return msg.LessonsAll
	}
	return msg.LessonsNext
}

// Push does what a button of the lesson is for.
func (l *Lesson) Push(t *table.Table, b table.ButtonID) bool {
	switch {
	case b == table.DeclineButton:
		return l.drawFirst(t)
	case b < table.GuideButton:
		return false
	}
	if b >= WayButton && b < WayButton+LessonWays {
		l.Take(t, LessonWay(b-WayButton))
		return true
	}
	switch b {
	case ContentsButton:
		l.leave(t)
	case ruleButton:
		l.openRule(t)
	case AgainExample:
		l.Take(t, l.Way)
	case PageBackButton:
		l.back(t)
	case RunButton:
		l.run(t)
	case PageForthButton:
		l.forward(t)
	case beforeButton:
		l.askBefore(t)
	case OnwardButton:
		l.goOnward(t)
	case SetAsideButton:
		l.answer(t, examples.Choice{Deed: examples.SetAside, Card: l.Quiz.Asked.Card})
	case TurnUpButton:
		l.answer(t, examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	case EgonStopsButton:
		l.answer(t, examples.Choice{Deed: examples.Stop, Card: dreist.NoCard})
	}
	return true
}

// goOnward goes to what comes after this.
func (l *Lesson) goOnward(t *table.Table) {
	switch {
	case l.reels() && l.Finished:
		l.Take(t, Playing)
	case l.Example.Number == examples.Count:
		t.Request(table.RequestExamples)
	default:
		t.Requests = append(t.Requests, table.Request{Kind: table.RequestExample, Number: l.Example.Number + 1})
	}
}

// moveRing goes on to the next button that Enter would press, or back. The first is the one that leads on.
func (l *Lesson) moveRing(t *table.Table, forth bool) {
	var buffer [24]table.Button
	ids := make([]table.ButtonID, 0, len(buffer))
	at, lead := -1, 0
	for _, b := range l.Buttons(t, buffer[:0]) {
		if b.Works && b.Id != table.PileButton {
			if b.Id == l.Ring {
				at = len(ids)
			}
			if b.Lead || b.Id == OnwardButton && lead == 0 {
				lead = len(ids)
			}
			ids = append(ids, b.Id)
		}
	}
	switch {
	case at < 0:
		at = lead
	case forth:
		at = (at + 1) % len(ids)
	default:
		at = (at + len(ids) - 1) % len(ids)
	}
	l.Ring = ids[at]
	t.Stale = true
}

// ringed returns the button that Enter would press, and false where the keys have chosen none that works.
func (l *Lesson) ringed(t *table.Table, dst []table.Button) (table.Button, bool) {
	if l.Ring == table.NoButton {
		return table.Button{}, false
	}
	for _, b := range l.Buttons(t, dst) {
		if b.Id == l.Ring && b.Works {
			return b, true
		}
	}
	return table.Button{}, false
}

func (l *Lesson) offersButton(t *table.Table, id table.ButtonID) bool {
	var buffer [24]table.Button
	b, ok := l.ringed(t, buffer[:0])
	return ok && b.Id == id
}
