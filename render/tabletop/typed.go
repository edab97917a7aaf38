package tabletop

// Typed is a number that is being typed, digit by digit; 0 while none is.
type Typed struct{ digit int }

// Open reports whether a number has been begun.
func (t *Typed) Open() bool { return t.digit != 0 }

// Digit takes a digit of a number among some, and returns the number that is meant; ok is false until there is one. A digit
// means a number at once where just one begins with it.
func (t *Typed) Digit(digit int, among []int) (number int, ok bool) {
	whole := 10*t.digit + digit
	t.digit = 0
	if whole == digit {
		begins := 0
		for _, n := range among {
			if n == digit || n/10 == digit {
				number = n
				begins++
			}
		}
		if t.digit = digit; begins == 1 {
			t.digit = 0
		}
		return number, begins == 1
	}
	for _, n := range among {
		if n == whole {
			return n, true
		}
	}
	return t.Digit(digit, among)
}

// Close ends the number with the digit that was typed, if it is one of some.
func (t *Typed) Close(among []int) (number int, ok bool) {
	digit := t.digit
	t.digit = 0
	for _, n := range among {
		if n == digit {
			return n, digit != 0
		}
	}
	return 0, false
}
