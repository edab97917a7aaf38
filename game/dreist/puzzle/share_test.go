package puzzle

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/game/code"
	"dreist/game/dreist"
	"dreist/game/dreist/deals"
)

func TestSharedPuzzlesComeBack(t *testing.T) {
	for _, k := range Kinds() {
		for l := Level(1); l <= Levels; l++ {
			want := generate(t, k, l, shared.Seeds()-1-uint64(k))
			text := want.Share()
			if len(text) != len("P712-3ABC") || text[0] != 'P' {
				t.Errorf("got the text %s", text)
			}
			for _, typed := range []string{text, strings.ToLower(text), " " + strings.ReplaceAll(text, "-", "") + "\n",
				strings.ReplaceAll(text, "-", " – ")} {
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
	low, high := generate(t, Where, 1, 5), generate(t, Where, 1, 5+3*shared.Seeds())
	if low.Share() != high.Share() || low.Position != high.Position {
		t.Errorf("got %s and %s, want the same puzzle", low.Share(), high.Share())
	}
}

func TestWhatIsNoPuzzleIsToldClearly(t *testing.T) {
	other := code.Form{Version: 'Q', Setup: 1, Seed: 5}
	for text, want := range map[string]Sentence{
		"P000-U00G":                        {Key: "puzzle.code.lookalike", Symbol: "U", Meant: "V"},
		"P000-0l0G":                        {Key: "puzzle.code.check"},
		"P0?0-000G":                        {Key: "puzzle.code.symbol", Symbol: "?"},
		"":                                 {Key: "puzzle.code.length", Counted: true},
		"P000-000":                         {Key: "puzzle.code.length", Counted: true, Count: 7},
		deals.Daily("2026-05-03").String(): {Key: "puzzle.code.deal"},
		other.Write(0, 0):                  {Key: "puzzle.code.version"},
		shared.Write(15, 0):                {Key: "puzzle.code.unknown"},
	} {
		_, err := ParseShared(text)
		if err == nil {
			t.Errorf("%q is read as a puzzle", text)
			continue
		}
		want.Card = dreist.NoCard
		if got := FaultOf(err); got != want || !strings.HasPrefix(err.Error(), "puzzle: read a shared puzzle: ") {
			t.Errorf("%q: got %+v, want %+v (%v)", text, got, want, err)
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
		if err != nil {
			return
		}
		if again, err := ParseShared(p.Share()); err != nil || again.Share() != p.Share() {
			t.Errorf("%q: got %s, which reads as %v", text, p.Share(), err)
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
