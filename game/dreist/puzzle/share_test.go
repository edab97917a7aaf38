package puzzle

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/game/dreist"
)

func TestSharedPuzzlesComeBack(t *testing.T) {
	for _, k := range Kinds() {
		for l := Level(1); l <= Levels; l++ {
			want := generate(t, k, l, Seeds-1-uint64(k))
			text := want.Share()
			if len(text) != ShareLength+1 || text[0] != shareVersion {
				t.Errorf("got the text %s", text)
			}
			for _, typed := range []string{text, strings.ToLower(text), " " + strings.ReplaceAll(text, "-", "") + "\n", strings.ReplaceAll(text, "-", " – ")} {
				got, err := ParseShared(typed)
				if err != nil {
					t.Errorf("%q: %v", typed, err)
					continue
				}
				if diff := cmp.Diff(want, got, cmpopts.EquateComparable(dreist.Position{})); diff != "" {
					t.Errorf("%q: (-want +got)\n%s", typed, diff)
				}
			}
		}
	}
}

func TestOnlyTheLowestBitsOfASeedCount(t *testing.T) {
	low, high := generate(t, Where, 1, 5), generate(t, Where, 1, 5+3*Seeds)
	if low.Share() != high.Share() || low.Position != high.Position {
		t.Errorf("got %s and %s, want the same puzzle", low.Share(), high.Share())
	}
}

// TestTypingSlipsAreFound changes each symbol into each other one, and exchanges each two.
func TestTypingSlipsAreFound(t *testing.T) {
	p := generate(t, Trio, 2, 123456)
	text := []byte(strings.ReplaceAll(p.Share(), "-", ""))
	slip := func(typed []byte) {
		t.Helper()
		var e *ShareError
		if _, err := ParseShared(string(typed)); !errors.As(err, &e) || e.Fault != WrongCheckLetter {
			t.Errorf("%s instead of %s: got %v", typed, text, err)
		}
	}
	for i := range text {
		for n := range byte(32) {
			other := byte(dreist.SymbolOf(n))
			if typed := []byte(string(text)); other != text[i] {
				typed[i] = other
				slip(typed)
			}
		}
		for j := range i {
			if typed := []byte(string(text)); typed[i] != typed[j] {
				typed[i], typed[j] = typed[j], typed[i]
				slip(typed)
			}
		}
	}
}

// checked completes symbols with their check letter.
func checked(t *testing.T, text string) string {
	t.Helper()
	symbols, stray := dreist.ReadSymbols(text)
	if stray != nil {
		t.Fatalf("%s: %c is no symbol", text, stray.Symbol)
	}
	return dreist.WriteSymbols(symbols)
}

func TestWhatIsNoPuzzleIsToldClearly(t *testing.T) {
	for text, want := range map[string]ShareError{
		"P000-U00G":                           {Fault: WrongSymbol, At: 5, Symbol: 'U', LooksLike: 'V'},
		"P000-0l0G":                           {Fault: WrongCheckLetter},
		"P0?0-000G":                           {Fault: WrongSymbol, At: 3, Symbol: '?'},
		"":                                    {Fault: WrongLength},
		"P000-000":                            {Fault: WrongLength, Length: 7},
		dreist.DailyDeal(2026, 5, 3).String(): {Fault: CodeOfDeal},
		checked(t, "Q000000"):                 {Fault: UnknownVersion, At: 1, Symbol: 'Q'},
		checked(t, "PF00000"):                 {Fault: NoSuchPuzzle},
	} {
		var got *ShareError
		if _, err := ParseShared(text); !errors.As(err, &got) || *got != want {
			t.Errorf("%q: got %+v, want %+v", text, got, want)
			continue
		}
		if got.Error() == "" || got.Sentence().Key == "" {
			t.Errorf("%q: %+v says nothing", text, got)
		}
	}
}

// TestAPuzzleIsFoundWithLettersForDigits types the letters that look like the digits of a code.
func TestAPuzzleIsFoundWithLettersForDigits(t *testing.T) {
	want, err := ParseShared("P000-000G")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := ParseShared("poOo-o0Og"); err != nil || got.Share() != want.Share() {
		t.Errorf("got %s, %v, want %s", got.Share(), err, want.Share())
	}
}

func FuzzParseShared(f *testing.F) {
	f.Add("P000-000G")
	f.Add("11G0-0123-4567")
	f.Add("ſ–p")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParseShared(text)
		var e *ShareError
		switch {
		case err != nil && !errors.As(err, &e):
			t.Errorf("%q: got the error %v, want a *ShareError", text, err)
		case err == nil:
			if again, err := ParseShared(p.Share()); err != nil || again.Share() != p.Share() {
				t.Errorf("%q: got %s, which reads as %v", text, p.Share(), err)
			}
		}
	})
}

func TestGenerateRefusesWhatThereIsNot(t *testing.T) {
	for _, c := range []struct {
		kind  Kind
		level Level
	}{{Where, 0}, {Empty, Levels + 1}, {kinds, 1}, {Trio, -1}} {
		if p, err := Generate(c.kind, c.level, 1); err == nil {
			t.Errorf("%v of level %d: got %s, want an error", c.kind, c.level, p.Share())
		}
	}
}
