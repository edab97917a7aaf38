package record_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/record"
)

// game returns a random game from a random deal of a patience, as far as it comes.
func game(t testing.TB, row *peri.Patience, rng *rand.Rand) (g *record.Game, now peri.Position) {
	t.Helper()
	deal := peri.NewDeal(row, rng.Uint64())
	now = need.Value(deal.Position())(t)
	var played []peri.Move
	for range rng.IntN(80) {
		moves := slices.Collect(now.Moves())
		if len(moves) == 0 {
			break
		}
		m := moves[rng.IntN(len(moves))]
		need.OK(t, now.Play(m))
		played = append(played, m)
	}
	return need.Value(record.New(deal, `Mia "\`, []record.Tag{{Name: "Event", Value: `"a" \ ;`}, {Name: "Event"}}, played))(t), now
}

// mutated returns a text with some words and lines changed.
func mutated(text string, rng *rand.Rand) string {
	strange := strings.Fields(`/ - ?9c 9c Ah Kd xx d r t1-f1 w-t1 t1-t2x2 t1*t2 t1*w t1~t2 1: [ ] " \ "" [Count [Gone "Th"] ä ;`)
	lines := strings.Split(text, "\n")
	for range 1 + rng.IntN(3) {
		line, other := &lines[rng.IntN(len(lines))], lines[rng.IntN(len(lines))]
		words := strings.Split(*line, " ")
		at, from := rng.IntN(len(words)), rng.IntN(len(words))
		switch rng.IntN(7) {
		case 0:
			words[at] = strange[rng.IntN(len(strange))]
		case 1:
			words[at], words[from] = words[from], words[at]
		case 2:
			words = slices.Delete(words, at, at+1)
		case 3:
			words = slices.Insert(words, at, words[from])
		case 4:
			words = strings.Split(other, " ")
		case 5:
			words[at] += string("A2?-\"]/\t\x00\xff"[rng.IntN(10)])
		case 6:
			words = slices.Concat(words, []string{"\n"}, strings.Split(other, " "))
		}
		*line = strings.Join(words, " ")
	}
	return strings.Join(lines, "\n")
}

// checkText checks that the fault of a text is a place in it, or that it is printed and read back.
func checkText(t *testing.T, text string) (isRecord bool) {
	t.Helper()
	g, err := record.Parse(text)
	if err != nil {
		gametest.CheckErrorPosition(t, text, err)
		return false
	}
	again, err := record.Parse(g.String())
	if err != nil || again.String() != g.String() {
		t.Fatalf("%v: got\n%s\nwant\n%s", err, again, g)
	}
	return true
}

func FuzzParse(f *testing.F) {
	for _, e := range examples(f) {
		for _, s := range e.statements {
			f.Add(strings.Join(e.tags, "\n") + "\n1: " + s)
		}
	}
	f.Fuzz(func(t *testing.T, text string) { checkText(t, text) })
}

// TestRandomRecords prints random games and reads them back: whole, as a set-up of the position they reach, up to a move that is not allowed,
// and mutated.
func TestRandomRecords(t *testing.T) {
	broken := 0
	for _, row := range peri.Patiences {
		for seed := range uint64(8) {
			rng := rand.New(rand.NewPCG(seed, 3))
			g, now := game(t, row, rng)
			text := g.String()
			gametest.CheckReadBack(t, g, record.Parse, cmp.Comparer(func(a, b *peri.Patience) bool { return a == b }), cmpopts.IgnoreUnexported(record.Game{}))
			position := string(record.AppendPosition(nil, &now))
			setUp := head(row.Key) + position
			for i, name := range []string{"Deck2", "Deck3"} {
				if row.DealingKind == peri.LayOutAgain {
					setUp += tag(name, list(g.Deal.Cards[peri.SecondLayoutOrder+peri.Part(i)]))
				}
			}
			for _, text := range []string{text, setUp} {
				if out, err := record.Format().Check(text, true); err != nil || !strings.HasSuffix(out, position) {
					t.Fatalf("%v: got\n%s\nwant\n%s", err, out, position)
				}
			}
			wrong := peri.Move{Action: peri.Carry, From: peri.Spot{Part: peri.Foundations}, CardCount: 1}
			at := fmt.Sprint(strings.Count(text, "\n")+1, ":")
			if got := verdict(text + "1: " + wrong.String()); !strings.HasPrefix(got, at) {
				t.Fatalf("got %s, want %s in\n%s", got, at, g)
			}
			for range 12 {
				if !checkText(t, mutated(text, rng)) || !checkText(t, mutated(setUp, rng)) {
					broken++
				}
			}
		}
	}
	if all := len(peri.Patiences) * 8 * 12; broken < all/2 || broken == all {
		t.Errorf("%d of %d mutations are broken", broken, all)
	}
}

// list returns cards as a record lists them.
func list(cards []peri.Card) string { return strings.Trim(fmt.Sprint(cards), "[]") }

// TestPosition prints the position of the specification to the letter.
func TestPosition(t *testing.T) {
	text := head("thirteen") + tag("Tableau", "6h 7c Kd 5s 5c 4h 4d 3s 3c 2h") + tag("Stock", "8d 9c Ah") + "1: t1*t2"
	const want = `moves=1 left=11 result=-
[Foundations ""]
[Tableau "8d 9c Kd 5s 5c 4h 4d 3s 3c 2h"]
[Reserve ""]
[Stock "Ah"]
[Waste ""]
[Gone "6h 7c"]
[Count "0"]
[Legal "t1*t4 t1*t5 t2*t6 t2*t7 t3*"]
`
	if got, err := record.Format().Check(text, true); err != nil || got != want {
		t.Errorf("%v: got\n%s\nwant\n%s", err, got, want)
	}
}

// TestRareCases checks positions that examples and deals do not come to.
func TestRareCases(t *testing.T) {
	for text, want := range map[string]string{
		// Of two stacks equally near the left one fills the place.
		head("battalion") + tag("Tableau", "2c / Ac / 4c / 6c / 8c / Tc / Qc / 2s / 4s / 6s / 8s / Ts / Qs / 2h / 4h / 6h") +
			tag("Reserve", "9s / - / 9c / - / - / - / - / -") + "1: t2-f1": "Tableau \"2c / 9s / 4c",
		// A card on the waste is not on the table: it does not keep another from being drawn.
		head("thirteen") + tag("Tableau", "5s 4h - - - - - - - -") + tag("Waste", "8c") + tag("Stock", "5h 5d 5c 3s 3h 3d 2s 2h 2c"): "Legal \"d t1*w",
		// A row that begins goes to all columns, whatever a set-up has.
		head("row") + tag("Tableau", "5s 4h / 9c / Qs / Js / Ts / 8s / 7s / 6s / 4s / 3s") + tag("Stock", "2h 2d") + "1: d": "Tableau \"5s 4h 2h / 9c 2d / ",
	} {
		if out, err := record.Format().Check(text, true); err != nil || !strings.Contains(out, want) {
			t.Errorf("%v: got\n%s, want %s for\n%s", err, out, want, text)
		}
	}
}
