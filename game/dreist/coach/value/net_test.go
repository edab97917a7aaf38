package value

import (
	"strings"
	"testing"
)

// Each net of the program is the one that its text says, as build/lab writes it.
func TestNetsAreTheirTexts(t *testing.T) {
	for text, net := range map[string]*Net{solo: &SoloNet, table: &TableNet} {
		n, err := parse(text)
		if err != nil || n != *net || n.Text() != text {
			t.Errorf("got %v from %.40s", err, text)
		}
	}
}

func TestABrokenTextIsRefused(t *testing.T) {
	first, rest, _ := strings.Cut(solo, "\n")
	for text, want := range map[string]string{
		"":                                 "1 lines, want 85",
		rest:                               "84 lines, want 85",
		solo + "1\n":                       "86 lines, want 85",
		first + " 1\n" + rest:              "line 1 has 17 numbers, want 16",
		first[1:] + "x\n" + rest:           `line 1: strconv.ParseInt: parsing "2129x": invalid syntax`,
		"9999999999" + first + "\n" + rest: `line 1: strconv.ParseInt: parsing "9999999999773": value out of range`,
	} {
		if _, err := parse(text); err == nil || err.Error() != "read a net: "+want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
