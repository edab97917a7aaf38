package record_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/record"
)

const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// codes are the codes of a toy game, of three setups with the numbers 1, 2 and 1023.
var codes = record.Codes[int, int]{Version: 'Z', Setups: append([]int{0, 10, 20}, append(make([]int, 1020), 30)...)}

// Codes can be read in any case and grouping, with blanks around them and letters for digits.
func TestCodesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		setup := rapid.SampledFrom([]int{10, 20, 30}).Draw(t, "setup")
		seed := rapid.Uint64().Draw(t, "seed")
		filler := rapid.SampledFrom([]string{"", "-", " ", " – ", "\t", "\n", "—", "\u00a0"})
		code, err := codes.New(setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		written := code.String()
		var text strings.Builder
		for _, r := range strings.ReplaceAll(written, "-", "") {
			typed := []string{string(r), strings.ToLower(string(r))}
			switch r {
			case '0':
				typed = []string{"0", "O", "o"}
			case '1':
				typed = []string{"1", "I", "i", "L", "l"}
			}
			symbol := rapid.SampledFrom(typed).Draw(t, "typed")
			text.WriteString(filler.Draw(t, "filler") + symbol)
		}
		text.WriteString(filler.Draw(t, "filler"))
		got, err := codes.Read(text.String())
		if err != nil || got != code || got.Setup != setup || got.Seed != seed%record.Seeds {
			t.Fatalf("%s written as %q is read as %v (%v)", written, text.String(), got, err)
		}
	})
}

// fault reads an invalid code and returns its error.
func fault(t testing.TB, text string) *record.CodeError {
	t.Helper()
	code, err := codes.Read(text)
	var wrong *record.CodeError
	if !errors.As(err, &wrong) {
		t.Fatalf("%q is read as %v (%v), want an Error", text, code, err)
	}
	if code.Setup != 0 || code.Seed != 0 || code.String() != "" {
		t.Errorf("%q: got %v beside the error", text, code)
	}
	return wrong
}

// TestEveryTypoIsFound changes each symbol into each other character, and exchanges each two.
func TestEveryTypoIsFound(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for round := range 200 {
		text := []byte(strings.ReplaceAll(need.Value(codes.New([]int{10, 20, 30}[round%3], rng.Uint64()))(t).String(), "-", ""))
		for i, right := range text {
			for b := range byte(128) {
				letter := strings.NewReplacer("O", "0", "I", "1", "L", "1").Replace(strings.ToUpper(string(rune(b))))
				if letter == string(right) || strings.TrimSpace(letter) == "" || letter == "-" {
					continue
				}
				text[i] = b
				want := record.WrongCheck
				if !strings.Contains(symbols, letter) {
					want = record.WrongSymbol
				}
				if got := fault(t, string(text)); got.Fault != want {
					t.Errorf("%s with symbol %d wrong: got fault %s, want %s", text, i+1, got.Fault, want)
				}
			}
			text[i] = right
			for k := range i {
				if text[k] == right {
					continue
				}
				text[i], text[k] = text[k], text[i]
				if got := fault(t, string(text)); got.Fault != record.WrongCheck {
					t.Errorf("%s with symbols %d and %d exchanged: got fault %s", text, k+1, i+1, got.Fault)
				}
				text[i], text[k] = text[k], text[i]
			}
		}
	}
}

func TestFaultsSayWhatIsWrong(t *testing.T) {
	for _, tc := range []struct {
		text string
		want record.CodeError
		says string
	}{
		{"", record.CodeError{Fault: record.WrongLength, Want: 12}, "it has 0 letters and digits instead of 12"},
		{"11g0-0oo0", record.CodeError{Fault: record.WrongLength, Length: 8, Want: 12}, "it has 8 letters and digits instead of 12"},
		{"1 |", record.CodeError{Fault: record.WrongSymbol, SymbolNumber: 2, Symbol: '|', LooksLike: '1'}, "symbol 2, '|', is not used in codes; did you mean 1?"},
		{"11u", record.CodeError{Fault: record.WrongSymbol, SymbolNumber: 3, Symbol: 'u', LooksLike: 'V'}, "symbol 3, 'u', is not used in codes; did you mean V?"},
		{"11Ü", record.CodeError{Fault: record.WrongSymbol, SymbolNumber: 3, Symbol: 'Ü'}, "symbol 3, 'Ü', is not used in codes"},
		{"11G0-0000-0019", record.CodeError{Fault: record.WrongCheck},
			"a letter or digit is wrong, or two are exchanged: the check letter at the end does not fit"},
		{"21G0-0000-0011", record.CodeError{Fault: record.UnknownVersion, SymbolNumber: 1, Symbol: '2'}, "version 2 is not known here: a newer program made it"},
	} {
		got := fault(t, tc.text)
		if diff := cmp.Diff(&tc.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", tc.text, diff)
		}
		if got.Error() != tc.says {
			t.Errorf("%q: got message\n%s\nwant\n%s", tc.text, got, tc.says)
		}
	}
}

func TestUnknownSetupsHaveNoCode(t *testing.T) {
	for setup, want := range map[int]bool{0: false, 10: true, 30: true, 40: false} {
		if _, err := codes.New(setup, 1); (err == nil) != want {
			t.Errorf("setup %d has a code: %v", setup, !want)
		}
	}
	few := record.Codes[int, int]{Version: 'Z', Setups: []int{0, 10}}
	for _, text := range []string{"Z000-0000-001N", need.Value(codes.New(20, 1))(t).String()} {
		if _, err := few.Read(text); !errors.Is(err, record.ErrNoSuchDeal) {
			t.Errorf("%s: got %v", text, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("11G0-0000-001T")
	f.Add("DR3-\xff\u2014")
	f.Add("ſ–p")
	f.Fuzz(func(t *testing.T, text string) {
		code, err := codes.Read(text)
		if err != nil {
			return
		}
		if again, err := codes.Read(code.String()); err != nil || again != code {
			t.Errorf("%q is read as %v, and that as %v (%v)", text, code, again, err)
		}
	})
}

func TestADateHasItsOwnSeed(t *testing.T) {
	for date, want := range map[string]uint64{"2026-12-24": 20261224, "0001-01-01": 10101, "2026-02-30": 0, "": 0} {
		if got := record.DaySeed(date); got != want {
			t.Errorf("%q has the seed %d, want %d", date, got, want)
		}
	}
}
