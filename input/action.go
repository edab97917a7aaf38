package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Action is a command for which the user can choose a key. A game adds actions of its own, with the commands from CommandOwn on. At its
// tables their keys take precedence.
type Action struct {
	Command Command
	Name    string // key in settings and, as action.Name, in the catalogue; it never changes. Actions of two games with one name share the chosen key
	Group   Group
	Keys    []Binding // default keys; the first is shown
}

// PrintedKeys returns bindings of keys by the lower-case characters printed on them.
func PrintedKeys(signs string) []Binding { return printed(signs) }

// DigitKeys returns bindings of both keys of a digit, that of the number row and that of the number block, by their places.
func DigitKeys(n int) []Binding {
	return at(ebiten.KeyDigit0+ebiten.Key(n), ebiten.KeyNumpad0+ebiten.Key(n))
}

// Group is a section of the list of commands.
type Group uint8

// The groups, in the order of the list.
const (
	Everywhere Group = iota // on every screen
	AtTable                 // during a game
	Helping                 // for hints and plans
	Choosing                // for choosing cards, places and answers
	Steering                // for moving the focus or the view
)

// Groups is the number of groups.
const Groups = int(Steering) + 1

// Actions returns all actions, those of a game first. The slice must not be changed.
func Actions(own ...Action) []Action {
	if len(own) == 0 {
		return actions
	}
	return slices.Concat(own, actions)
}

// actions are the actions of every game with their default keys; padUses has the buttons of game controllers.
var actions = tableOfActions()

func tableOfActions() []Action {
	all := []Action{
		{CommandHelp, "help", Everywhere, slices.Concat(at(ebiten.KeyF1), printed("?/ß"))}, // a US keyboard has ? above /, a German one above ß
		{CommandSettings, "settings", Everywhere, printed(",")},
		{CommandMenu, "menu", Everywhere, at(ebiten.KeyF10)},
		{CommandNewGame, "newGame", Everywhere, slices.Concat(at(ebiten.KeyF2), with(Ctrl, printed("n")))},
		{CommandMute, "mute", Everywhere, printed("m")},
		{CommandFaster, "faster", Everywhere, slices.Concat(printed("+="), at(ebiten.KeyNumpadAdd))}, // a US keyboard has + above =
		{CommandSlower, "slower", Everywhere, slices.Concat(printed("-"), at(ebiten.KeyNumpadSubtract))},
		{CommandFullscreen, "fullscreen", Everywhere, slices.Concat(at(ebiten.KeyF11), with(Alt, at(ebiten.KeyEnter, ebiten.KeyNumpadEnter)))},
		{CommandCopy, "copy", Everywhere, slices.Concat(printed("c"), with(Ctrl, printed("c")))},
		{CommandCancel, "cancel", Everywhere, at(ebiten.KeyEscape)},
		{CommandQuit, "quit", Everywhere, with(Ctrl, printed("q"))},

		{CommandConfirm, "confirm", AtTable, at(ebiten.KeyEnter, ebiten.KeyNumpadEnter)},
		{CommandYes, "yes", AtTable, printed("djy")}, // draw, ja, yes
		{CommandNo, "no", AtTable, printed("n")},
		{CommandUndo, "undo", AtTable, slices.Concat(printed("u"), at(ebiten.KeyBackspace), with(Ctrl, printed("z")))},
		{CommandRedo, "redo", AtTable, slices.Concat(printed("r"), with(Ctrl, printed("y")), with(Ctrl|Shift, printed("z")))},
		{CommandPause, "pause", AtTable, at(ebiten.KeySpace)},
		{CommandAgain, "again", AtTable, printed("w")},
		{CommandLog, "log", AtTable, printed("l")},

		{CommandHint, "hint", Helping, printed("h")},
		{CommandHintMove, "hintMove", Helping, printed("t")},  // tip
		{CommandHintTurn, "hintTurn", Helping, printed("ag")}, // all, German ganz: THE GAME has the a for a row
	}
	for n, name := range [...]string{"card1", "card2", "card3", "card4", "card5", "card6", "card7", "card8", "card9"} {
		all = append(all, Action{CommandCard1 + Command(n), name, Choosing, DigitKeys(n + 1)})
	}
	return append(all,
		Action{CommandLeft, "left", Steering, at(ebiten.KeyArrowLeft)},
		Action{CommandRight, "right", Steering, at(ebiten.KeyArrowRight)},
		Action{CommandUp, "up", Steering, at(ebiten.KeyArrowUp)},
		Action{CommandDown, "down", Steering, at(ebiten.KeyArrowDown)},
		Action{CommandBack, "back", Steering, slices.Concat(at(ebiten.KeyPageUp), with(Ctrl, at(ebiten.KeyArrowLeft)))},
		Action{CommandForth, "forth", Steering, slices.Concat(at(ebiten.KeyPageDown), with(Ctrl, at(ebiten.KeyArrowRight)))},
		Action{CommandFirst, "first", Steering, at(ebiten.KeyHome)},
		Action{CommandLast, "last", Steering, at(ebiten.KeyEnd)},
		// Before Tab without Shift, as a binding without modifiers also allows Shift.
		Action{CommandPrevious, "previous", Steering, with(Shift, at(ebiten.KeyTab))},
		Action{CommandNext, "next", Steering, at(ebiten.KeyTab)},
	)
}

// at returns bindings of keys by their places on a US keyboard.
func at(places ...ebiten.Key) []Binding {
	var keys []Binding
	for _, k := range places {
		keys = append(keys, Binding{Key: k})
	}
	return keys
}

// printed returns bindings of keys by the characters printed on them.
func printed(signs string) []Binding {
	var keys []Binding
	for _, s := range signs {
		keys = append(keys, Binding{Printed: s})
	}
	return keys
}

// with sets the modifiers of bindings.
func with(held Modifiers, keys []Binding) []Binding {
	for i := range keys {
		keys[i].Modifiers = held
	}
	return keys
}
