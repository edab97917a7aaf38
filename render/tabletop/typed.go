package tabletop

import (
	"strconv"

	"dreist/input"
)

// Typed is a number that is being typed, digit by digit.
type Typed struct {
	Begun int // its first digit, 0 while none is typed
	early int // the number that was meant by its first digit alone, whose second may follow; 0 for none
}

// IsOpen reports whether a number has been begun.
func (t *Typed) IsOpen() bool { return t.Begun != 0 }

// Digit takes a digit of a number among some, and returns the number that is meant; ok is false until there is one. A digit
// means a number at once where just one begins with it: then the second one changes nothing as long as that number is held.
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

// Close ends the number with the digit that was typed, if it is one of some.
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

// DigitActions returns the actions with keys of their own for the digits of numbers: the command of a digit is a first one and the digit.
func DigitActions(first input.Command) (all []input.Action) {
	for n := range 10 {
		all = append(all, input.Action{Command: first + input.Command(n), Name: "digit." + strconv.Itoa(n), Group: input.Choosing, Keys: input.DigitKeys(n)})
	}
	return all
}
