package tabletop

import "testing"

// TestANumberIsTypedDigitByDigit types digits one after the other among 3, 4, 13, 41 and 58; a number that is meant is held from then on.
func TestANumberIsTypedDigitByDigit(t *testing.T) {
	among := []int{3, 4, 13, 41, 58}
	for typed, want := range map[string][]int{
		"0": {0}, "3": {3}, "13": {13, 0}, "133": {13, 0, 3}, "4": {0}, "41": {0, 41}, "43": {0, 3}, "58": {58, 0}, "53": {58, 3},
	} {
		var by TypedNumber
		held := 0
		for i, digit := range typed {
			n, ok := by.TypeDigit(int(digit-'0'), among, held)
			if n != want[i] || ok != (n != 0) {
				t.Errorf("digit %d of %q means %d, %v; want %d", i+1, typed, n, ok, want[i])
			}
			if ok {
				held = n
			}
		}
		if n, ok := by.Close(among); ok != (typed == "4") || ok && n != 4 {
			t.Errorf("%q is closed as %d, %v", typed, n, ok)
		}
	}
}
