package tabletop

import (
	"strconv"

	"dreist/input"
)

// TypedNumber is a number that the player types digit by digit.
type TypedNumber struct {
	FirstDigit int // the first digit, 0 if none is typed
	early      int // number already returned for its first digit, whose second digit may follow; 0 for no number
}

// IsOpen reports whether a first digit waits for a second one.
func (t *TypedNumber) IsOpen() bool { return t.FirstDigit != 0 }

// TypeDigit takes a digit and returns the number typed, one of among; ok is false until it is complete. If only one number has that
// first digit it is returned at once; its second digit is then ignored while held is that number.
func (t *TypedNumber) TypeDigit(digit int, among []int, held int) (number int, ok bool) {
	if early := t.early; early != 0 && early == held && early > 9 && early%10 == digit {
		t.early = 0
		return 0, false
	}
	begun := t.FirstDigit
	*t = TypedNumber{FirstDigit: digit}
	begins := 0
	for _, n := range among {
		switch {
		case begun != 0 && n == 10*begun+digit:
			t.FirstDigit = 0
			return n, true
		case digit != 0 && (n == digit || n/10 == digit): // no number begins with 0
			number = n
			begins++
		}
	}
	if begins != 1 {
		return 0, false
	}
	*t = TypedNumber{early: number}
	return number, true
}

// Close ends the input; a single typed digit is returned if it is one of among.
func (t *TypedNumber) Close(among []int) (number int, ok bool) {
	digit := t.FirstDigit
	t.FirstDigit = 0
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
		all = append(all, input.Action{Command: first + input.Command(n), Name: "digit." + strconv.Itoa(n), Group: input.GroupChoice, Keys: input.DigitKeys(n)})
	}
	return all
}
