package edit

import (
	"slices"
	"testing"
	"unicode"

	"pgregory.net/rapid"
)

func TestInsertDropsWhatALineCannotShow(t *testing.T) {
	for _, test := range []struct{ pasted, want string }{
		{"Anna", "Anna"},
		{"An\nna\r\n\t\x00", "Anna"},
		{"Jürgen", "Jürgen"},
		{"Ju\u0308rgen", "Jürgen"},             // ¨ after its letter
		{"\ufeffEva\u202e", "Eva"},             // marks of order and direction
		{"Los\u00a0geht's", "Los geht's"},      // a space that must not break
		{string([]byte{'a', 0xff, 'b'}), "ab"}, // no UTF-8
	} {
		l := NewTextLine(test.pasted, 0)
		if got := l.Text(); got != test.want {
			t.Errorf("%q: got %q, want %q", test.pasted, got, test.want)
		}
	}
}

func TestADeadKeyUnitesWithItsLetter(t *testing.T) {
	l := NewTextLine("Mo", 3)
	l.Insert("\u0308")
	if got := l.Text(); got != "Mö" || l.caret != 2 {
		t.Errorf("got %q with the caret at %d, want Mö and 2", got, l.caret)
	}
}

func TestTheLimitCountsLetters(t *testing.T) {
	l := NewTextLine("Käthe", 6)
	l.Insert("äöü")
	if got := l.Text(); got != "Kätheä" {
		t.Errorf("got %q, want as much as fits", got)
	}
	l.SelectAll()
	l.Insert("Hannelore")
	if got := l.Text(); got != "Hannel" {
		t.Errorf("over a selection: got %q, want as much as fits", got)
	}
	if l.MoveCaret(6, false); l.Insert("x") {
		t.Error("a full line took a letter")
	}
}

func TestWords(t *testing.T) {
	l := NewTextLine("Egon, ohne Nase!", 0)
	var stops []int
	for l.MoveCaret(0, false); l.caret < len(l.letters); l.MoveCaret(l.word(1), false) {
		stops = append(stops, l.caret)
	}
	if want := []int{0, 4, 5, 10, 15}; !slices.Equal(stops, want) {
		t.Errorf("forwards: got %v, want %v", stops, want)
	}
	stops = nil
	for ; l.caret > 0; l.MoveCaret(l.word(-1), false) {
		stops = append(stops, l.caret)
	}
	if want := []int{16, 15, 11, 6, 4}; !slices.Equal(stops, want) {
		t.Errorf("backwards: got %v, want %v", stops, want)
	}
	for at, want := range map[int]string{0: "Egon", 3: "Egon", 4: ",", 7: "ohne", 16: "!"} {
		if l.SelectWord(at); l.SelectedText() != want {
			t.Errorf("word at %d: got %q, want %q", at, l.SelectedText(), want)
		}
	}
}

// TestEditingKeepsItsPromises works on a line at random: caret and selection stay inside, the limit holds, and
// nothing unreadable gets in.
func TestEditingKeepsItsPromises(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := NewTextLine("", rapid.IntRange(0, 9).Draw(t, "limit"))
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			extend := rapid.Bool().Draw(t, "extend")
			switch rapid.IntRange(0, 6).Draw(t, "what") {
			case 0, 1:
				l.Insert(rapid.String().Draw(t, "text"))
			case 2:
				l.Erase(l.caret - 1)
			case 3:
				l.Erase(l.word(1))
			case 4:
				l.MoveCaret(rapid.IntRange(-3, 12).Draw(t, "caret"), extend)
			case 5:
				l.MoveCaret(l.word(-1), extend)
			case 6:
				l.SelectWord(min(rapid.IntRange(0, 12).Draw(t, "at"), len(l.letters)))
			}
			from, to := l.Selection()
			if from < 0 || to > len(l.letters) || l.caret != from && l.caret != to {
				t.Fatalf("%q: got the caret at %d and %d–%d selected", l.Text(), l.caret, from, to)
			}
			if l.limit > 0 && len(l.letters) > l.limit {
				t.Fatalf("%q is longer than %d", l.Text(), l.limit)
			}
			for _, r := range l.letters {
				if !unicode.IsPrint(r) {
					t.Fatalf("%q: %U cannot be shown", l.Text(), r)
				}
			}
		}
	})
}
