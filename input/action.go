package input

import (
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Action is a command for which the user can choose a key. A game adds actions of its own, with the commands from FirstGameCommand on. At its
// tables their keys take precedence.
type Action struct {
	Command Command
	Name    string // key in settings and, as action.Name, in the catalogue; it never changes. Actions of two games with one name share the chosen key
	Group   ActionGroup
	Keys    []Binding // default keys; the first is shown
}

// PrintedKeys returns bindings of keys by the lower-case characters printed on them.
func PrintedKeys(signs string) (keys []Binding) {
	for _, s := range signs {
		keys = append(keys, Binding{PrintedRune: s})
	}
	return keys
}

// DigitKeys returns bindings of both keys of a digit, that of the number row and that of the number block, by their places.
func DigitKeys(n int) []Binding {
	return at(ebiten.KeyDigit0+ebiten.Key(n), ebiten.KeyNumpad0+ebiten.Key(n))
}

// ActionGroup is a section of the list of commands.
type ActionGroup uint8

// The groups, in the order of the list.
const (
	GroupEverywhere ActionGroup = iota // on every screen
	GroupTable                         // during a game
	GroupHelp                          // for hints and plans
	GroupChoice                        // for choosing cards, places and answers
	GroupFocus                         // for moving the focus or the view
)

// GroupCount is the number of groups.
const GroupCount = int(GroupFocus) + 1

// Actions returns all actions, those of a game first. The slice must not be changed.
func Actions(own ...Action) []Action {
	if len(own) == 0 {
		return actions
	}
	return slices.Concat(own, actions)
}

// actions are the actions of every game with their default keys; padUses has the buttons of game controllers.
var actions = func() []Action {
	all := []Action{
		{CommandHelp, "help", GroupEverywhere, slices.Concat(at(ebiten.KeyF1), PrintedKeys("?/ß"))}, // a US keyboard has ? above /, a German one above ß
		{CommandSettings, "settings", GroupEverywhere, PrintedKeys(",")},
		{CommandMenu, "menu", GroupEverywhere, at(ebiten.KeyF10)},
		{CommandNewGame, "newGame", GroupEverywhere, slices.Concat(at(ebiten.KeyF2), with(Ctrl, PrintedKeys("n")))},
		{CommandMute, "mute", GroupEverywhere, PrintedKeys("m")},
		{CommandFaster, "faster", GroupEverywhere, slices.Concat(PrintedKeys("+="), at(ebiten.KeyNumpadAdd))}, // a US keyboard has + above =
		{CommandSlower, "slower", GroupEverywhere, slices.Concat(PrintedKeys("-"), at(ebiten.KeyNumpadSubtract))},
		{CommandFullscreen, "fullscreen", GroupEverywhere, slices.Concat(at(ebiten.KeyF11), with(Alt, at(ebiten.KeyEnter, ebiten.KeyNumpadEnter)))},
		{CommandCopy, "copy", GroupEverywhere, slices.Concat(PrintedKeys("c"), with(Ctrl, PrintedKeys("c")))},
		{CommandCancel, "cancel", GroupEverywhere, at(ebiten.KeyEscape)},
		{CommandQuit, "quit", GroupEverywhere, with(Ctrl, PrintedKeys("q"))},

		{CommandConfirm, "confirm", GroupTable, at(ebiten.KeyEnter, ebiten.KeyNumpadEnter)},
		{CommandYes, "yes", GroupTable, PrintedKeys("djy")}, // draw, ja, yes
		{CommandNo, "no", GroupTable, PrintedKeys("n")},
		{CommandUndo, "undo", GroupTable, slices.Concat(PrintedKeys("u"), at(ebiten.KeyBackspace), with(Ctrl, PrintedKeys("z")))},
		{CommandRedo, "redo", GroupTable, slices.Concat(PrintedKeys("r"), with(Ctrl, PrintedKeys("y")), with(Ctrl|Shift, PrintedKeys("z")))},
		{CommandPause, "pause", GroupTable, at(ebiten.KeySpace)},
		{CommandShowAgain, "again", GroupTable, PrintedKeys("w")},
		{CommandLog, "log", GroupTable, PrintedKeys("l")},

		{CommandHint, "hint", GroupHelp, PrintedKeys("h")},
		{CommandHintMove, "hintMove", GroupHelp, PrintedKeys("t")},  // tip
		{CommandHintTurn, "hintTurn", GroupHelp, PrintedKeys("ag")}, // all, German ganz: THE GAME has the a for a row
	}
	for n := range 9 {
		all = append(all, Action{CommandCard1 + Command(n), fmt.Sprint("card", n+1), GroupChoice, DigitKeys(n + 1)})
	}
	return append(all,
		Action{CommandLeft, "left", GroupFocus, at(ebiten.KeyArrowLeft)},
		Action{CommandRight, "right", GroupFocus, at(ebiten.KeyArrowRight)},
		Action{CommandUp, "up", GroupFocus, at(ebiten.KeyArrowUp)},
		Action{CommandDown, "down", GroupFocus, at(ebiten.KeyArrowDown)},
		Action{CommandJumpBack, "back", GroupFocus, slices.Concat(at(ebiten.KeyPageUp), with(Ctrl, at(ebiten.KeyArrowLeft)))},
		Action{CommandJumpForth, "forth", GroupFocus, slices.Concat(at(ebiten.KeyPageDown), with(Ctrl, at(ebiten.KeyArrowRight)))},
		Action{CommandToStart, "first", GroupFocus, at(ebiten.KeyHome)},
		Action{CommandToEnd, "last", GroupFocus, at(ebiten.KeyEnd)},
		// Before Tab without Shift, as a binding without modifiers also allows Shift.
		Action{CommandPreviousFocus, "previous", GroupFocus, with(Shift, at(ebiten.KeyTab))},
		Action{CommandNextFocus, "next", GroupFocus, at(ebiten.KeyTab)},
	)
}()

// at returns bindings of keys by their places on a US keyboard.
func at(places ...ebiten.Key) (keys []Binding) {
	for _, k := range places {
		keys = append(keys, Binding{Key: k})
	}
	return keys
}

func with(held Modifiers, keys []Binding) []Binding {
	for i := range keys {
		keys[i].Modifiers = held
	}
	return keys
}
