package panel

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
		e := newEdit(test.pasted, 0)
		if got := e.text(); got != test.want {
			t.Errorf("%q: got %q, want %q", test.pasted, got, test.want)
		}
	}
}

func TestADeadKeyUnitesWithItsLetter(t *testing.T) {
	e := newEdit("Mo", 3)
	e.insert("\u0308")
	if got := e.text(); got != "Mö" || e.caret != 2 {
		t.Errorf("got %q with the caret at %d, want Mö and 2", got, e.caret)
	}
}

func TestTheLimitCountsLetters(t *testing.T) {
	e := newEdit("Käthe", 6)
	e.insert("äöü")
	if got := e.text(); got != "Kätheä" {
		t.Errorf("got %q, want as much as fits", got)
	}
	e.selectAll()
	e.insert("Hannelore")
	if got := e.text(); got != "Hannel" {
		t.Errorf("over a selection: got %q, want as much as fits", got)
	}
	if e.to(6, false); e.insert("x") {
		t.Error("a full line took a letter")
	}
}

func TestWords(t *testing.T) {
	e := newEdit("Egon, ohne Nase!", 0)
	var stops []int
	for e.to(0, false); e.caret < len(e.letters); e.to(e.word(1), false) {
		stops = append(stops, e.caret)
	}
	if want := []int{0, 4, 5, 10, 15}; !slices.Equal(stops, want) {
		t.Errorf("forwards: got %v, want %v", stops, want)
	}
	stops = nil
	for ; e.caret > 0; e.to(e.word(-1), false) {
		stops = append(stops, e.caret)
	}
	if want := []int{16, 15, 11, 6, 4}; !slices.Equal(stops, want) {
		t.Errorf("backwards: got %v, want %v", stops, want)
	}
	for at, want := range map[int]string{0: "Egon", 3: "Egon", 4: ",", 7: "ohne", 16: "!"} {
		if e.selectWord(at); e.selected() != want {
			t.Errorf("word at %d: got %q, want %q", at, e.selected(), want)
		}
	}
}

// TestEditingKeepsItsPromises works on a line at random: caret and selection stay inside, the limit holds, and nothing unreadable gets in.
func TestEditingKeepsItsPromises(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := newEdit("", rapid.IntRange(0, 9).Draw(t, "limit"))
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			extend := rapid.Bool().Draw(t, "extend")
			switch rapid.IntRange(0, 6).Draw(t, "what") {
			case 0, 1:
				e.insert(rapid.String().Draw(t, "text"))
			case 2:
				e.erase(e.caret - 1)
			case 3:
				e.erase(e.word(1))
			case 4:
				e.to(rapid.IntRange(-3, 12).Draw(t, "caret"), extend)
			case 5:
				e.to(e.word(-1), extend)
			case 6:
				e.selectWord(min(rapid.IntRange(0, 12).Draw(t, "at"), len(e.letters)))
			}
			from, to := e.selection()
			if from < 0 || to > len(e.letters) || e.caret != from && e.caret != to {
				t.Fatalf("%q: got the caret at %d and %d–%d selected", e.text(), e.caret, from, to)
			}
			if e.limit > 0 && len(e.letters) > e.limit {
				t.Fatalf("%q is longer than %d", e.text(), e.limit)
			}
			for _, r := range e.letters {
				if !unicode.IsPrint(r) {
					t.Fatalf("%q: %U cannot be shown", e.text(), r)
				}
			}
		}
	})
}
