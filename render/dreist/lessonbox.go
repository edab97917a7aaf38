package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/stage"
)

// The buttons of a lesson.
const (
	wayButton       = guideButton + iota // and the ones after it: how the figure is taken
	_                                    // shunning
	_                                    // playing
	_                                    // trying
	contentsButton                       // all figures
	ruleButton                           // the rule behind the sentence
	againExample                         // from the beginning
	pageBackButton                       // the page before
	runButton                            // pages turn by themselves, or halt
	pageForthButton                      // the next page
	beforeButton                         // the question before
	onwardButton                         // what comes after this
	setAsideButton                       // Egon sets the card aside
	turnUpButton                         // Egon turns up another card
	egonStopsButton                      // Egon stops
)

// lessonBox is where the parts of a lesson are, beside the layout.
type lessonBox struct {
	contents geom.Rect // above the box
	frame    geom.Rect
	title    geom.Rect
	ways     [lessonWays]geom.Rect
	words    geom.Rect
	foot     geom.Rect // stars or pages, and the rule
	rule     geom.Rect
	keys     geom.Rect
	onward   geom.Rect
	unit     float64 // a logical pixel that grows with the window
}

// box lays the parts out.
func (l *lesson) box(g *stage.Geometry) lessonBox {
	u := g.TextUnit()
	b := lessonBox{frame: g.Log, unit: u}
	right := g.LogIcon.X - g.Gap // the sound takes the place of the log
	b.contents = geom.Rect{X: g.Log.X, Y: g.LogIcon.Y, W: right - g.Log.X, H: g.LogIcon.H}
	in := b.frame.Inset(10 * u)
	b.title = geom.Rect{X: in.X, Y: in.Y - 2*u, W: in.W, H: 26 * u}
	gap := 5 * u
	abreast := 2
	if in.W < 190*u {
		abreast = 1 // a narrow box is high
	}
	w, h := (in.W-gap*float64(abreast-1))/float64(abreast), 29*u
	for i := range b.ways {
		b.ways[i] = geom.Rect{X: in.X + float64(i%abreast)*(w+gap), Y: b.title.Bottom() + 4*u + float64(i/abreast)*(h+gap), W: w, H: h}
	}
	b.onward = geom.Rect{X: in.X, Y: in.Bottom() - 34*u, W: in.W, H: 34 * u}
	b.keys = geom.Rect{X: in.X, Y: b.onward.Y - 6*u - 36*u, W: in.W, H: 36 * u}
	b.foot = geom.Rect{X: in.X, Y: b.keys.Y - 6*u - 26*u, W: in.W, H: 26 * u}
	ruleW := min(in.W*0.58, 96*u)
	b.rule = geom.Rect{X: in.Right() - ruleW, Y: b.foot.Y, W: ruleW, H: b.foot.H}
	top := b.ways[lessonWays-1].Bottom() + 8*u
	b.words = geom.Rect{X: in.X, Y: top, W: in.W, H: b.foot.Y - 4*u - top}
	return b
}

// buttons appends the buttons of the moment.
func (l *lesson) buttons(t *table, dst []button) []button {
	g := t.line.Geometry()
	b := l.box(g)
	dst = l.tableButtons(t, g, dst)
	dst = append(dst, button{id: contentsButton, rect: b.contents, label: l.backKey(b), works: true})
	for w := range lessonWay(lessonWays) {
		dst = append(dst, button{id: wayButton + buttonID(w), rect: b.ways[w], label: wayKeys()[w], works: true, holds: w == l.way})
	}
	if l.said.rule != "" {
		dst = append(dst, button{id: ruleButton, rect: b.rule, text: l.words(t).rule, works: true})
	}
	dst = l.keyButtons(t, b, dst)
	return append(dst, button{id: onwardButton, rect: b.onward, label: l.onwardKey(), works: true, lead: l.finished})
}

// backKey returns the key of where the button above the box leads, in short where there is little room.
func (l *lesson) backKey(b lessonBox) string {
	const roomy = 152
	short := b.contents.W < roomy*b.unit
	switch {
	case l.from == nil:
		return msg.LessonsContents
	case l.from.away == backToBook && short:
		return msg.LessonsShortBook
	case short:
		return msg.LessonsShortOverview
	}
	return l.from.away
}

// The keys of the buttons that lead back to what is read.
const (
	backToBook     = msg.LessonsBackBook
	backToOverview = msg.LessonsBackOverview
)

// wayKeys are the keys of the names of the ways.
func wayKeys() [lessonWays]string {
	return [...]string{msg.LessonsWayWatch, msg.LessonsWayNever, msg.LessonsWayPlay, msg.LessonsWayFree}
}

// keyButtons appends the buttons that lead through the figure.
func (l *lesson) keyButtons(t *table, b lessonBox, dst []button) []button {
	gap := 5 * b.unit
	in := b.keys
	if !l.reels() {
		again := button{id: againExample, rect: in, label: msg.LessonsAgain, works: true}
		if l.quiz.Quiz != nil {
			again.rect.W = (in.W - gap) / 2
			before := again
			before.rect.X += again.rect.W + gap
			before.id, before.label, before.works = beforeButton, msg.ButtonUndoShort, l.open(t) && l.quiz.asked.Step > 0
			return append(dst, again, before)
		}
		return append(dst, again)
	}
	w := (in.W - 3*gap) / 5 // the one in the middle is twice as wide
	at := func(from, wide float64) geom.Rect {
		return geom.Rect{X: in.X + from*(w+gap), Y: in.Y, W: w * wide, H: in.H}
	}
	run := button{id: runButton, rect: at(2, 2), icon: art.Play, works: true, lead: !l.finished && !l.reel.running}
	if l.reel.running {
		run.icon = art.Pause
	}
	forth := at(4, 1)
	forth.X = in.Right() - w
	return append(dst,
		button{id: againExample, rect: at(0, 1), icon: art.Again, works: l.reel.at > 0},
		button{id: pageBackButton, rect: at(1, 1), icon: art.Previous, works: l.reel.at > 0},
		run,
		button{id: pageForthButton, rect: forth, icon: art.Next, works: l.reel.at < l.pages()})
}

// tableButtons appends those of the table's own buttons that work in this way.
func (l *lesson) tableButtons(t *table, g *stage.Geometry, dst []button) []button {
	first := len(dst)
	dst = t.ownButtons(dst)
	kept := dst[:first]
	for _, b := range dst[first:] {
		switch b.id {
		case soundButton:
			b.rect = g.LogIcon
		case logButton, helpButton, againButton, rematchButton: // the way back lies over some
			continue
		case endTurnButton:
			if l.pressed(t) {
				b.works, b.lead, b.holds = false, false, l.trial.landed()
				break
			}
			if !l.byHand() {
				continue
			}
			b.works = t.mine() && !t.line.Busy() // who ends too early learns why not
			b.lead = b.lead && (l.ends || l.play == nil && !t.anyFits())
		case drawButton:
			b.lead = l.play == nil || l.draws
		case declineButton:
			b.lead = l.play != nil && !l.draws
		case undoButton:
			if !l.byHand() {
				continue
			}
		}
		kept = append(kept, b)
	}
	if !l.example.Egon || !l.open(t) {
		return kept
	}
	deed := func(d examples.Deed, id buttonID, at geom.Rect, label string) button {
		return button{id: id, rect: at, label: label, works: true, lead: l.hinting(d)}
	}
	if l.offers(examples.SetAside) {
		return append(kept, deed(examples.SetAside, setAsideButton, g.EndTurn, msg.LessonsAside))
	}
	return append(kept, deed(examples.TurnUp, turnUpButton, g.EndTurn, msg.LessonsTurnup), deed(examples.Stop, egonStopsButton, g.Undo, msg.LessonsStop))
}

// onwardKey returns the key of what comes after this.
func (l *lesson) onwardKey() string {
	switch {
	case l.reels() && l.finished:
		return msg.LessonsPlay
	case l.example.Number == examples.Count:
		return msg.LessonsAll
	}
	return msg.LessonsNext
}

// push does what a button of the lesson is for.
func (l *lesson) push(t *table, b buttonID) bool {
	switch {
	case b == declineButton:
		return l.drawFirst(t)
	case b < guideButton:
		return false
	}
	if b >= wayButton && b < wayButton+lessonWays {
		l.take(t, lessonWay(b-wayButton))
		return true
	}
	switch b {
	case contentsButton:
		l.leave(t)
	case ruleButton:
		l.openRule(t)
	case againExample:
		l.take(t, l.way)
	case pageBackButton:
		l.back(t)
	case runButton:
		l.run(t)
	case pageForthButton:
		l.forward(t)
	case beforeButton:
		l.askBefore(t)
	case onwardButton:
		l.goOnward(t)
	case setAsideButton:
		l.answer(t, examples.Choice{Deed: examples.SetAside, Card: l.quiz.asked.Card})
	case turnUpButton:
		l.answer(t, examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	case egonStopsButton:
		l.answer(t, examples.Choice{Deed: examples.Stop, Card: dreist.NoCard})
	}
	return true
}

// goOnward goes to what comes after this.
func (l *lesson) goOnward(t *table) {
	switch {
	case l.reels() && l.finished:
		l.take(t, playing)
	case l.example.Number == examples.Count:
		l.want(t, (*App).showExamples)
	default:
		next, from := l.example.Number+1, l.from
		l.want(t, func(a *App) { a.showExample(next, from) })
	}
}

// moveRing goes on to the next button that Enter would press, or back. The first is the one that leads on.
func (l *lesson) moveRing(t *table, forth bool) {
	var buffer [24]button
	ids := make([]buttonID, 0, len(buffer))
	at, lead := -1, 0
	for _, b := range l.buttons(t, buffer[:0]) {
		if b.works && b.id != pileButton {
			if b.id == l.ring {
				at = len(ids)
			}
			if b.lead || b.id == onwardButton && lead == 0 {
				lead = len(ids)
			}
			ids = append(ids, b.id)
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
	l.ring = ids[at]
	t.stale = true
}

// ringed returns the button that Enter would press, and false where the keys have chosen none that works.
func (l *lesson) ringed(t *table, dst []button) (button, bool) {
	if l.ring == noButton {
		return button{}, false
	}
	for _, b := range l.buttons(t, dst) {
		if b.id == l.ring && b.works {
			return b, true
		}
	}
	return button{}, false
}

func (l *lesson) offersButton(t *table, id buttonID) bool {
	var buffer [24]button
	b, ok := l.ringed(t, buffer[:0])
	return ok && b.id == id
}
