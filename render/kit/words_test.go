package kit

import (
	"slices"
	"testing"
)

func TestNumbersStayWithTheirWords(t *testing.T) {
	got := splitWords("Lege in  Reihe 1 und\nSpalte 8, 50 : 46 steht es")
	want := []string{"Lege", "in", "Reihe 1", "und", "Spalte 8, 50", ": 46", "steht", "es"}
	if !slices.Equal(got, want) {
		t.Errorf("got the words %q, want %q", got, want)
	}
	if got := splitWords("8 Karten"); !slices.Equal(got, []string{"8", "Karten"}) {
		t.Errorf("got %q: a number at the beginning has no word before it", got)
	}
}

func TestSeparatorsEndLines(t *testing.T) {
	got := splitWords("1.\u00a0Ann und Ben · 3.\u00a0Cleo · Esc: Ende")
	if want := []string{"1.\u00a0Ann", "und", "Ben ·", "3.\u00a0Cleo ·", "Esc:", "Ende"}; !slices.Equal(got, want) {
		t.Errorf("got the words %q, want %q", got, want)
	}
}
