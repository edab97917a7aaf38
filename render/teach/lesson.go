// Package teach is an example of a game on its table, as far as all games have it: the ways to take one, the box beside the cards, the
// pages that turn by themselves, the way of a card to a place where it must not go, and where its buttons lead. What is shown, tried
// and said is the game's, in a guide that embeds Lesson.
package teach

import (
	"dreist/game/lesson"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

// Lesson is how far an example has been taken.
type Lesson struct {
	Number, Count int // of the example, from 1, and of all there are
	Note          func(func(*lesson.Progress))
	Away          string // label key of the button that leads back, empty for the list of examples

	Way      Way
	Finished bool // the way is completed
	Misses   int
	Reel     Reel // of Watching and Forbidden
}

// Way is a way to take an example.
type Way uint8

const (
	Watching  Way = iota
	Forbidden     // what is not allowed
	Playing
	Trying // freely

	Ways = iota
)

// Labels of the button that leads back.
const (
	BackToBook = "lessons.back.book"
	BackToGame = "lessons.back.game"
)

// Board is the table of an example, and what the game does there.
type Board interface {
	Film
	Ask(r request.Request)
	Rule() string // citation for what is told, empty for none
}

// Begin forgets how far the example was taken, and begins it in a way, which has so many pages.
func (l *Lesson) Begin(w Way, pages int) {
	l.Way, l.Finished, l.Misses, l.Reel = w, false, 0, Reel{Pages: pages}
}

// Reels reports whether the example is shown page by page.
func (l *Lesson) Reels() bool { return l.Way == Watching || l.Way == Forbidden }

// Finish notes that the way is completed, and returns the key of a sentence of praise: empty where there is none, or nothing new.
func (l *Lesson) Finish() (praise string) {
	if l.Finished {
		return ""
	}
	l.Finished = true
	number, misses := l.Number, l.Misses
	switch l.Way {
	case Watching:
		praise = "lessons.watched"
		l.Note(func(p *lesson.Progress) { p.Watch(number) })
	case Playing:
		praise = "lessons.done.missed"
		if misses == 0 {
			praise = "lessons.done.flawless"
		}
		l.Note(func(p *lesson.Progress) { p.Play(number, misses) })
	}
	return praise
}

// Leave goes back to where the example was opened.
func (l *Lesson) Leave(b Board) {
	to := request.Back
	if l.Away == "" {
		to = request.Examples
	}
	b.Ask(request.Request{Kind: to})
}

// Press handles a button of the lesson and reports whether it is one.
func (l *Lesson) Press(b Board, button tabletop.ButtonID) bool {
	switch {
	case button < tabletop.GuideButton || button >= OwnButton:
		return false
	case button < WayButton+Ways:
		b.Take(Way(button - WayButton))
		return true
	}
	switch button {
	case AllButton:
		l.Leave(b)
	case ruleButton:
		if ref := b.Rule(); ref != "" {
			b.Ask(request.Request{Kind: request.Rule, Text: ref})
		}
	case AgainButton:
		b.Take(l.Way)
	case BackButton:
		l.back(b)
	case RunButton:
		l.run(b)
	case ForthButton:
		l.forward(b)
	case OnwardButton:
		l.goOnward(b)
	}
	return true
}

// goOnward continues after the lesson.
func (l *Lesson) goOnward(b Board) {
	switch {
	case l.Reels() && l.Finished:
		b.Take(Playing)
	case l.Number == l.Count:
		b.Ask(request.Request{Kind: request.Examples})
	default:
		b.Ask(request.Request{Kind: request.Example, Number: l.Number + 1})
	}
}

// onwardKey returns the label key of the button that continues.
func (l *Lesson) onwardKey() string {
	switch {
	case l.Reels() && l.Finished:
		return "lessons.play"
	case l.Number == l.Count:
		return "lessons.all"
	}
	return "lessons.next"
}

// WayBack returns the button above the box that leads back to where the example was opened, short where it is narrow.
func (l *Lesson) WayBack(e *tabletop.Edges) tabletop.Button {
	right := e.Icons.Log.X - e.Gap // the sound icon takes the place of the log
	at := geom.Rect{X: e.Log.X, Y: e.Icons.Log.Y, W: right - e.Log.X, H: e.Icons.Log.H}
	const roomy = 152 // logical pixels
	short := at.W < roomy*e.BoxUnit()
	key := l.Away
	switch {
	case key == "":
		key = "lessons.contents"
	case short && key == BackToBook:
		key = "lessons.short.book"
	case short:
		key = "lessons.short.game"
	}
	return tabletop.Button{Id: AllButton, Rect: at, Label: key, Enabled: true}
}

// Own sets what becomes of the buttons of any table; byHand tells that the hand is played now.
func (l *Lesson) Own(e *tabletop.Edges, o *tabletop.TableButtons, byHand bool) {
	o.SoundAt = e.Icons.Log
	// The button that leads back covers some of these.
	o.Hidden = tabletop.Only(tabletop.LogButton, tabletop.HelpButton, tabletop.AgainButton, tabletop.RematchButton)
	if !byHand {
		o.Hidden |= tabletop.Only(tabletop.UndoButton, tabletop.RedoButton)
	}
}
