package table

import (
	"slices"
	"strconv"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/sounds"
)

// ButtonID names a button of the table.
type ButtonID uint8

const (
	NoButton ButtonID = iota
	EndTurnButton
	UndoButton
	DrawButton
	DeclineButton
	GiveButton
	KeepButton
	AgainButton
	PileButton // the own pile itself, which draws
	MenuButton
	LogButton
	SoundButton
	RematchButton
	ReviewButton
	HelpButton
	WhyButton
	DiscardButton
	SpareButton
	UnsavedButton // the sign that something is not saved
)

// always reports whether the button works while cards move.
func (b ButtonID) always() bool {
	return b == MenuButton || b == LogButton || b == SoundButton || b == HelpButton || b == UnsavedButton
}

// Button is one button as it is drawn and hit.
type Button struct {
	Id    ButtonID
	Rect  geom.Rect
	Label string // the key of its text, empty for an icon
	Icon  art.IconName
	Sign  art.IconName // before the label; the first of all icons, that of the menu, stands for none
	Lead  bool         // it is what the player most likely wants
	Works bool         // else it rests: it is seen but does nothing
	Bare  bool         // something else shows it: it is only hit
	Holds bool         // of several, it is the one that is chosen
	Text  string       // what it says in place of a label
}

// Buttons returns the buttons of the moment. Drawing and hit test read the same list.
func (t *Table) Buttons(dst []Button) []Button {
	if t.Guide != nil {
		return t.Guide.Buttons(t, dst)
	}
	return t.OwnButtons(dst)
}

// OwnButtons appends the buttons of a table without a guide.
func (t *Table) OwnButtons(dst []Button) []Button {
	g := t.Line.Geometry()
	p := t.Position()
	quiet := !t.Line.Busy() && t.Mode != Replaying
	mine := quiet && t.Mine()
	sound := art.Sound
	if t.Status.Muted {
		sound = art.SoundOff
	}
	dst = append(dst,
		Button{Id: MenuButton, Rect: g.MenuIcon, Icon: art.Menu, Works: true},
		Button{Id: LogButton, Rect: g.LogIcon, Icon: art.Log, Works: true},
		Button{Id: SoundButton, Rect: g.SoundIcon, Icon: sound, Works: true},
		Button{Id: HelpButton, Rect: g.HelpIcon, Icon: art.Question, Works: true},
	)
	if t.Match.Over() && t.CanLookBack() {
		dst = append(dst, Button{Id: ReviewButton, Rect: g.Undo, Label: msg.ReviewOpen, Works: quiet})
	} else {
		undo := mine && (t.Match.CanUndo() || t.Gift.Promise.Made)
		dst = append(dst, Button{Id: UndoButton, Rect: g.Undo, Label: msg.ButtonUndo, Works: undo})
	}
	if t.Status.Logged {
		_, foot := g.LogSheet()
		dst = append(dst, Button{Id: ReviewButton, Rect: foot, Label: msg.ReviewOpen, Works: quiet && t.CanLookBack()})
	}
	if _, ok := t.Explanation(); ok {
		dst = append(dst, Button{Id: WhyButton, Rect: g.Why, Label: rulebook.WhyKey, Works: true})
	}
	if t.Status.Unsaved {
		dst = append(dst, Button{Id: UnsavedButton, Rect: g.Unsaved, Label: msg.TableUnsaved, Sign: art.Warning, Works: true})
	}
	question := t.Question()
	canEnd := mine && p.May(dreist.End())
	if t.Match.Over() && quiet {
		dst = append(dst, Button{Id: RematchButton, Rect: g.EndTurn, Label: msg.EndNext, Works: true, Lead: true})
	} else {
		dst = append(dst, Button{Id: EndTurnButton, Rect: g.EndTurn, Label: msg.ButtonEnd, Works: canEnd, Lead: canEnd && question == NoQuestion && !t.AnyFits()})
	}
	if question != NoQuestion {
		return t.answers(dst)
	}
	if steps, _ := t.Match.LastTurns(t.Front()); mine && len(steps) > 0 && (p.Laid() == 0 || !t.EgonPlays()) {
		dst = append(dst, Button{Id: AgainButton, Rect: g.Replay, Label: msg.ButtonAgain, Works: true})
	}
	return dst
}

// Target returns the name of the button among the targets of the screen: what its label says in the catalogue or, of one
// without, what it is for.
func (b *Button) Target() string {
	if b.Label != "" {
		return b.Label
	}
	if int(b.Id) < len(buttonNames) {
		return buttonNames[b.Id]
	}
	return "button." + strconv.Itoa(int(b.Id))
}

// buttonNames names the buttons that may have no label.
var buttonNames = [...]string{MenuButton: "menu", LogButton: "log", SoundButton: "sound", HelpButton: "help", PileButton: "pile"}

// MostButtons is how many buttons there are at most: a puzzle with many cards has them.
const MostButtons = 48

// ButtonAt returns the working button under a point.
func (t *Table) ButtonAt(at geom.Point) ButtonID {
	var buffer [MostButtons]Button
	for _, b := range t.Buttons(buffer[:0]) {
		if b.Works && b.Rect.Contains(at) {
			return b.Id
		}
	}
	return NoButton
}

// Leads reports whether one of some buttons is what leads on.
func Leads(buttons []Button, id ButtonID) bool {
	return slices.ContainsFunc(buttons, func(b Button) bool { return b.Id == id && b.Lead })
}

// Push does what a button is for.
func (t *Table) Push(b ButtonID) {
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
	if t.Guide != nil && t.Guide.Push(t, b) {
		return
	}
	switch b {
	case EndTurnButton:
		t.endTurn()
	case UndoButton:
		t.Undo()
	case DrawButton, GiveButton, PileButton, DiscardButton:
		t.yes()
	case DeclineButton, KeepButton, SpareButton:
		t.decline()
	case AgainButton:
		t.StartReplay()
	case MenuButton:
		t.Request(RequestMenu)
	case LogButton:
		t.Request(RequestLog)
	case SoundButton:
		t.Request(RequestMute)
	case HelpButton, WhyButton:
		t.Request(RequestHelp)
	case UnsavedButton:
		t.Request(RequestSave)
	case RematchButton:
		t.Request(RequestRematch)
	case ReviewButton:
		t.Request(RequestReview)
	}
}
