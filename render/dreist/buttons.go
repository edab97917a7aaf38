package dreist

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/sounds"
)

// buttonID names a button of the table.
type buttonID uint8

const (
	noButton buttonID = iota
	endTurnButton
	undoButton
	drawButton
	declineButton
	giveButton
	keepButton
	againButton
	pileButton // the own pile itself, which draws
	menuButton
	logButton
	soundButton
	rematchButton
	reviewButton
	helpButton
	whyButton
	discardButton
	spareButton
)

// always reports whether the button works while cards move.
func (b buttonID) always() bool {
	return b == menuButton || b == logButton || b == soundButton || b == helpButton
}

// button is one button as it is drawn and hit.
type button struct {
	id    buttonID
	rect  geom.Rect
	label string // the key of its text, empty for an icon
	icon  art.IconName
	sign  art.IconName // before the label; the first of all icons, that of the menu, stands for none
	lead  bool         // it is what the player most likely wants
	works bool         // else it rests: it is seen but does nothing
	bare  bool         // something else shows it: it is only hit
	holds bool         // of several, it is the one that is chosen
	text  string       // what it says in place of a label
}

// buttons returns the buttons of the moment. Drawing and hit test read the same list.
func (t *table) buttons(dst []button) []button {
	if t.guide != nil {
		return t.guide.buttons(t, dst)
	}
	return t.ownButtons(dst)
}

// ownButtons appends the buttons of a table without a guide.
func (t *table) ownButtons(dst []button) []button {
	g := t.line.Geometry()
	p := t.position()
	quiet := !t.line.Busy() && !t.replay
	mine := quiet && t.mine()
	sound := art.Sound
	if t.muted {
		sound = art.SoundOff
	}
	dst = append(dst,
		button{id: menuButton, rect: g.MenuIcon, icon: art.Menu, works: true},
		button{id: logButton, rect: g.LogIcon, icon: art.Log, works: true},
		button{id: soundButton, rect: g.SoundIcon, icon: sound, works: true},
		button{id: helpButton, rect: g.HelpIcon, icon: art.Question, works: true},
	)
	if t.match.Over() && t.canLookBack() {
		dst = append(dst, button{id: reviewButton, rect: g.Undo, label: msg.ReviewOpen, works: quiet})
	} else {
		undo := mine && (t.match.CanUndo() || t.gift.promise.made)
		dst = append(dst, button{id: undoButton, rect: g.Undo, label: msg.ButtonUndo, works: undo})
	}
	if t.logged {
		_, foot := g.LogSheet()
		dst = append(dst, button{id: reviewButton, rect: foot, label: msg.ReviewOpen, works: quiet && t.canLookBack()})
	}
	if _, ok := t.explanation(); ok {
		dst = append(dst, button{id: whyButton, rect: g.Why, label: rulebook.WhyKey, works: true})
	}
	question := t.question()
	canEnd := mine && p.May(dreist.End())
	if t.match.Over() && quiet {
		dst = append(dst, button{id: rematchButton, rect: g.EndTurn, label: msg.EndNext, works: true, lead: true})
	} else {
		dst = append(dst, button{id: endTurnButton, rect: g.EndTurn, label: msg.ButtonEnd, works: canEnd, lead: canEnd && question == noQuestion && !t.anyFits()})
	}
	if question != noQuestion {
		return t.answers(dst)
	}
	if steps, _ := t.match.LastTurns(t.front()); mine && len(steps) > 0 && (p.Laid() == 0 || !t.egonPlays()) {
		dst = append(dst, button{id: againButton, rect: g.Replay, label: msg.ButtonAgain, works: true})
	}
	return dst
}

// mostButtons is how many buttons there are at most: a puzzle with many cards has them.
const mostButtons = 48

// buttonAt returns the working button under a point.
func (t *table) buttonAt(at geom.Point) buttonID {
	var buffer [mostButtons]button
	for _, b := range t.buttons(buffer[:0]) {
		if b.works && b.rect.Contains(at) {
			return b.id
		}
	}
	return noButton
}

// leads reports whether one of some buttons is what leads on.
func leads(buttons []button, id buttonID) bool {
	return slices.ContainsFunc(buttons, func(b button) bool { return b.id == id && b.lead })
}

// push does what a button is for.
func (t *table) push(b buttonID) {
	t.sound.Play(sounds.Cue{Clip: sounds.Button})
	t.stale = true
	if t.guide != nil && t.guide.push(t, b) {
		return
	}
	switch b {
	case endTurnButton:
		t.endTurn()
	case undoButton:
		t.undo()
	case drawButton, giveButton, pileButton, discardButton:
		t.yes()
	case declineButton, keepButton, spareButton:
		t.decline()
	case againButton:
		t.startReplay()
	case menuButton:
		t.wishes = append(t.wishes, wishMenu)
	case logButton:
		t.wishes = append(t.wishes, wishLog)
	case soundButton:
		t.wishes = append(t.wishes, wishMute)
	case helpButton, whyButton:
		t.wishes = append(t.wishes, wishHelp)
	case rematchButton:
		t.wishes = append(t.wishes, wishRematch)
	case reviewButton:
		t.wishes = append(t.wishes, wishReview)
	}
}
