package tabletop

import (
	"strconv"

	"dreist/input"
)

// Typed is a number that the player types digit by digit.
type Typed struct {
	Begun int // the first digit, 0 if none is typed
	early int // number already returned for its first digit, whose second digit may follow; 0 for no number
}

// IsOpen reports whether a first digit waits for a second one.
func (t *Typed) IsOpen() bool { return t.Begun != 0 }

// Digit takes a digit and returns the number typed, one of among; ok is false until it is complete. If only one number has that
// first digit it is returned at once; its second digit is then ignored while held is that number.
func (t *Typed) Digit(digit int, among []int, held int) (number int, ok bool) {
	if early := t.early; early != 0 && early == held && early > 9 && early%10 == digit {
		t.early = 0
		return 0, false
	}
	begun := t.Begun
	*t = Typed{Begun: digit}
	begins := 0
	for _, n := range among {
		switch {
		case begun != 0 && n == 10*begun+digit:
			t.Begun = 0
			return n, true
		case digit != 0 && (n == digit || n/10 == digit): // no number begins with 0
			number = n
			begins++
		}
	}
	if begins != 1 {
		return 0, false
	}
	*t = Typed{early: number}
	return number, true
}

// Close ends the input; a single typed digit is returned if it is one of among.
func (t *Typed) Close(among []int) (number int, ok bool) {
	digit := t.Begun
	t.Begun = 0
	for _, n := range among {
		if n == digit {
			return n, digit != 0
		}
	}
	return 0, false
}

// DigitActions returns the actions for the digit keys; the command of digit n is first + n.
func DigitActions(first input.Command) (all []input.Action) {
	for n := range 10 {
		all = append(all, input.Action{Command: first + input.Command(n), Name: "digit." + strconv.Itoa(n), Group: input.Choosing, Keys: input.DigitKeys(n)})
	}
	return all
}
