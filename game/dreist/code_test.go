package dreist_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/game/dreist"
)

const allCodeSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

func must(t testing.TB) func(dreist.Code, error) dreist.Code {
	t.Helper()
	return func(c dreist.Code, err error) dreist.Code {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
}

// The codes below have been given to people. They have to mean these cards for ever: never change a line here.
func TestCodesMeanTheSameCardsForever(t *testing.T) {
	solo := func(cards int, seed uint64) dreist.Code { return must(t)(dreist.SoloCode(cards, seed)) }
	table := func(seats int, starts dreist.Seat, seed uint64) dreist.Code {
		return must(t)(dreist.TableCode(seats, starts, seed))
	}
	for _, tc := range []struct {
		code        dreist.Code
		text        string
		first, last string // cards of the first and of the last pile, from the top
	}{
		{solo(48, 1), "11G0-0000-0018", "8r 4v 5v 7t 5t", "7y 3y 8t 6r 1y"},
		{solo(50, 0x123456789a), "11J2-8T5C-Y4TA", "4y 8y 6t 2y 3v", "4v 6t 2t 5r 2v"},
		{solo(95, 1<<40-1), "12ZZ-ZZZZ-ZZZX", "5v 8r 2t 7v 8t", "6y"},
		{table(2, 1, 7), "1310-0000-0075", "6y 1r 3v 1y 2y", "8t 8y 7t 4t 6v"},
		{table(3, 2, 1<<39), "134G-0000-000R", "7r 7r 7t 7y 8y", "2y 1t 2y 1t 3v"},
		{table(4, 3, 99999), "1380-0003-1MZ3", "2r 7r 5v 4y 3r", "3t 6v 3v 2y 2t"},
		{dreist.DailyDeal(2026, 12, 24), "11G0-00KA-AB8D", "6t 3r 4t 5t 8v", "3r 3v 5t 4v 5r"},
	} {
		if got := tc.code.String(); got != tc.text {
			t.Errorf("got code %s, want %s", got, tc.text)
		}
		read, err := dreist.ParseCode(tc.text)
		if err != nil {
			t.Errorf("%s: %v", tc.text, err)
			continue
		}
		d := read.Deal()
		last := d.Piles[len(d.Piles)-1]
		wantCards(t, tc.text+": first pile", d.Piles[0][:5], tc.first)
		wantCards(t, tc.text+": last pile", last[max(len(last)-5, 0):], tc.last)
	}
}

// Every setup there is has its own code, which gives back exactly the deal of its making.
func TestEveryDealHasItsCode(t *testing.T) {
	seen := map[string]bool{}
	check := func(c dreist.Code, want dreist.Deal) {
		t.Helper()
		read, err := dreist.ParseCode(c.String())
		if err != nil || read != c {
			t.Fatalf("%v is read as %v (%v)", c, read, err)
		}
		if diff := cmp.Diff(want, read.Deal()); diff != "" {
			t.Errorf("%v: deal (-want +got):\n%s", c, diff)
		}
		if seen[c.String()] {
			t.Errorf("%v names two setups", c)
		}
		seen[c.String()] = true
	}
	const seed = 77_777_777_777
	for cards := 1; cards < dreist.Deck; cards++ {
		check(must(t)(dreist.SoloCode(cards, seed)), dreist.NewSoloDeal(cards, seed))
	}
	for seats := 2; seats <= dreist.MaxSeats; seats++ {
		for starts := range dreist.Seat(seats) {
			check(must(t)(dreist.TableCode(seats, starts, seed)), dreist.NewTableDeal(seats, starts, seed))
		}
	}
}

func drawCode(t *rapid.T) dreist.Code {
	seed := rapid.Uint64().Draw(t, "seed")
	c, err := dreist.SoloCode(rapid.IntRange(1, dreist.Deck-1).Draw(t, "cards"), seed)
	if seats := rapid.IntRange(1, dreist.MaxSeats).Draw(t, "hands"); seats > 1 {
		c, err = dreist.TableCode(seats, dreist.Seat(rapid.IntRange(0, seats-1).Draw(t, "starts")), seed)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Codes survive whatever people do to them: other case, other groups, blanks at both ends.
func TestCodeRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawCode(t)
		filler := rapid.SampledFrom([]string{"", "-", " ", " – ", "\t", "\n", "—", "\u00a0"})
		var text strings.Builder
		for _, r := range strings.ReplaceAll(c.String(), "-", "") {
			symbol := string(r)
			if rapid.Bool().Draw(t, "small") {
				symbol = strings.ToLower(symbol)
			}
			text.WriteString(filler.Draw(t, "filler") + symbol)
		}
		text.WriteString(filler.Draw(t, "filler"))
		if got, err := dreist.ParseCode(text.String()); err != nil || got != c {
			t.Fatalf("%v written as %q is read as %v (%v)", c, text.String(), got, err)
		}
	})
}

// fault reads a code that is wrong and returns its error.
func fault(t testing.TB, text string) *dreist.CodeError {
	t.Helper()
	c, err := dreist.ParseCode(text)
	wrong, ok := err.(*dreist.CodeError)
	if !ok {
		t.Fatalf("%q is read as %v (%v), want a CodeError", text, c, err)
	}
	if c != (dreist.Code{}) {
		t.Errorf("%q: got code %v beside the error", text, c)
	}
	return wrong
}

func TestEveryTypoInACodeIsFound(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		code := []byte(strings.ReplaceAll(must(t)(dreist.SoloCode(1+rng.IntN(95), rng.Uint64())).String(), "-", ""))
		for i, right := range code {
			for b := range byte(128) {
				letter := strings.NewReplacer("O", "0", "I", "1", "L", "1").Replace(strings.ToUpper(string(rune(b))))
				if letter == string(right) || strings.TrimSpace(letter) == "" || letter == "-" {
					continue
				}
				code[i] = b
				want := dreist.WrongCheckLetter
				if !strings.Contains(allCodeSymbols, letter) {
					want = dreist.WrongSymbol
				}
				if got := fault(t, string(code)); got.Fault != want {
					t.Errorf("%s with symbol %d wrong: got fault %d, want %d", code, i+1, got.Fault, want)
				}
			}
			code[i] = right
			for k := range i {
				if code[k] == right {
					continue
				}
				code[i], code[k] = code[k], code[i]
				if got := fault(t, string(code)); got.Fault != dreist.WrongCheckLetter {
					t.Errorf("%s with symbols %d and %d exchanged: got fault %d", code, k+1, i+1, got.Fault)
				}
				code[i], code[k] = code[k], code[i]
			}
		}
	}
}

func TestCodeFaults(t *testing.T) {
	for _, tc := range []struct {
		text string
		want dreist.CodeError
		says string
	}{
		{"", dreist.CodeError{Fault: dreist.WrongLength}, "dreist: read a deal code: it has 0 letters and digits instead of 12"},
		{"11G0-0000-0X", dreist.CodeError{Fault: dreist.WrongLength, Length: 10},
			"dreist: read a deal code: it has 10 letters and digits instead of 12"},
		{"11g0-0oo0", dreist.CodeError{Fault: dreist.WrongLength, Length: 8},
			"dreist: read a deal code: it has 8 letters and digits instead of 12"},
		{"1 |", dreist.CodeError{Fault: dreist.WrongSymbol, At: 2, Symbol: '|', LooksLike: '1'},
			"dreist: read a deal code: symbol 2, '|', is not used in codes; did you mean 1?"},
		{"11u", dreist.CodeError{Fault: dreist.WrongSymbol, At: 3, Symbol: 'u', LooksLike: 'V'},
			"dreist: read a deal code: symbol 3, 'u', is not used in codes; did you mean V?"},
		{"11Ü", dreist.CodeError{Fault: dreist.WrongSymbol, At: 3, Symbol: 'Ü'},
			"dreist: read a deal code: symbol 3, 'Ü', is not used in codes"},
		{withCheck("21G00000001"), dreist.CodeError{Fault: dreist.UnknownVersion, At: 1, Symbol: '2'},
			"dreist: read a deal code: version 2 is not known here: a newer program made it"},
		{withCheck("10000000001"), dreist.CodeError{Fault: dreist.UnknownSetup},
			"dreist: read a deal code: it names a number of players or cards that there is not"},
		{withCheck("1ZZ00000001"), dreist.CodeError{Fault: dreist.UnknownSetup},
			"dreist: read a deal code: it names a number of players or cards that there is not"},
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

// TestCodesForgiveLettersThatLookLikeDigits reads what nobody can have meant otherwise, and writes it as ever.
func TestCodesForgiveLettersThatLookLikeDigits(t *testing.T) {
	want := must(t)(dreist.SoloCode(48, 1))
	for _, ones := range []string{"I", "l", "i"} {
		for _, zero := range []string{"O", "o"} {
			text := strings.NewReplacer("0", zero, "1", ones).Replace(want.String())
			if got, err := dreist.ParseCode(text); err != nil || got != want || got.String() != want.String() {
				t.Errorf("%s: got %v, %v, want %v", text, got, err, want)
			}
		}
	}
}

// withCheck finds the check letter of the other symbols: the one with which they are read, or refused for what they
// say rather than for a typo.
func withCheck(symbols string) string {
	for _, check := range allCodeSymbols {
		text := symbols + string(check)
		var wrong *dreist.CodeError
		if _, err := dreist.ParseCode(text); !errors.As(err, &wrong) || wrong.Fault != dreist.WrongCheckLetter {
			return text
		}
	}
	return symbols
}

func TestDealsThatHaveNoCode(t *testing.T) {
	for _, cards := range []int{-1, 0, 96} {
		if c, err := dreist.SoloCode(cards, 1); err == nil {
			t.Errorf("%d cards against Egon: got code %v, want an error", cards, c)
		}
	}
	for _, table := range [][2]int{{1, 0}, {5, 0}, {2, 2}, {3, -1}} {
		if c, err := dreist.TableCode(table[0], dreist.Seat(table[1]), 1); err == nil {
			t.Errorf("%d players, seat %d begins: got code %v, want an error", table[0], table[1]+1, c)
		}
	}
	if _, err := (dreist.Code{}).Deal().Position(); err == nil {
		t.Error("the zero code deals a game")
	}
}

// Every day has another deal against Egon without a handicap.
func TestDailyDeals(t *testing.T) {
	seen := map[dreist.Code]bool{}
	for year := 2024; year < 2034; year++ {
		for month := 1; month <= 12; month++ {
			for day := 1; day <= 31; day++ {
				c := dreist.DailyDeal(year, month, day)
				if d := c.Deal(); d.Mode != dreist.Solo || len(d.Piles[0]) != dreist.EvenDeal {
					t.Fatalf("%d-%d-%d: got %v", year, month, day, d)
				}
				if seen[c] {
					t.Fatalf("%d-%d-%d: its code %v is another day's", year, month, day, c)
				}
				seen[c] = true
			}
		}
	}
}

func FuzzParseCode(f *testing.F) {
	f.Add("11G0-0000-001T")
	f.Add("DR3-\xff\u2014")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := dreist.ParseCode(text)
		if err != nil {
			return
		}
		if again, err := dreist.ParseCode(c.String()); err != nil || again != c {
			t.Errorf("%q is read as %v, and that as %v (%v)", text, c, again, err)
		}
		if _, err := c.Deal().Position(); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	})
}
