package dreist

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	person "dreist/render/guest"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
	"dreist/render/tabletop/request"
	"dreist/render/tabletop/thinking"
)

// helped sits at a table at which hints are given.
type helped struct {
	*player
	Hinter *hints.Hinter
}

// atOnce returns a Thinking that plays a number of games synchronously.
func atOnce(games int) thinking.Limits {
	return thinking.Limits{Games: games, Ticks: 60, Go: func(think func()) { think() }}
}

func helpedAt(p *player) *helped {
	p.Status.Hints = true
	p.settle()
	return &helped{p, hints.New(p.Table, atOnce(300))}
}

// answerRequests does what the table asks for, as its screen does.
func (h *helped) answerRequests() {
	for _, r := range h.Requests.Take() {
		if r.Kind == request.Hint {
			h.Hinter.Hint(r.Number)
		}
	}
	h.Tick(true)
}

func (h *helped) strike(keys ...input.Command) {
	for _, k := range keys {
		h.key(k)
		h.answerRequests()
	}
	h.settle()
}

// says returns all that the box of the guide says.
func (h *helped) says() string {
	if h.Guide == nil {
		return ""
	}
	o := shown(h.Table)
	var said []string
	for i := range o.Box.Parts {
		for _, p := range o.Words(i) {
			said = append(said, p.Text)
		}
	}
	return strings.Join(said, "\n")
}

// press pushes the button of the guide with a label, and lets what follows come to rest.
func (h *helped) press(label string) {
	h.t.Helper()
	for _, b := range h.Buttons(nil) {
		if b.Label == label && b.Enabled {
			h.click(input.Point(b.Rect.Center()))
			h.answerRequests()
			h.settle()
			return
		}
	}
	h.t.Fatalf("nothing that works says %s", label)
}

// lit returns the hand cards that glow.
func (h *helped) lit() (cards []dreist.Card) {
	for _, m := range h.Overlay().Marks {
		if m.At.Kind == tabletop.CardPlace && m.Motif == kit.Glow && m.Tint == tabletop.BrightTint && slices.Contains(h.Position().Hand(h.Front()), dreist.Card(m.At.Card)) {
			cards = append(cards, dreist.Card(m.At.Card))
		}
	}
	return cards
}

// TestHintsOfManyDeals asks for hints at many tables: each is one sentence without numbers of games, in every language, and fits its box in
// every window. Its button plays just what is marked, one move of a turn after the other; of two equal cards both glow.
func TestHintsOfManyDeals(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	labels, found, twins := kit.NewLabels(fonts), 0, 0
	wantFit := func(h *helped, about string) {
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1, Text: 1.3}, {W: 1920, H: 1080, Scale: 1}, testFrame} {
			h.Line.SetFrame(f)
			person.WantFit(t, labels, &h.Overlay().Box, fmt.Sprintf("%s, %v", about, f))
		}
	}
	play := map[dreist.Action]string{dreist.LayCard: "hint.play.lay", dreist.DiscardCard: "hint.play.discard", dreist.DrawCard: "hint.play.draw",
		dreist.GiveCards: "hint.play.give", dreist.EndTurn: "hint.play.end"}
	for seed := range uint64(30) {
		language := assets.Languages()[seed%2]
		h := helpedAt(sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), language, stage.Normal))
		h.Hinter.Thinking = atOnce(60)
		if h.strike(input.CommandHint); h.says() == "" {
			continue
		}
		found++
		wantLit := func(of dreist.Card) {
			alike := 0
			for _, c := range h.Position().Hand(0) {
				if of != dreist.NoCard && c.Kind() == of.Kind() {
					if alike++; !slices.Contains(h.lit(), c) {
						t.Errorf("seed %d: %v glow, not %v", seed, h.lit(), c)
					}
				}
			}
			twins += alike / 2
		}
		for range 2 {
			_, sentence, _ := strings.Cut(h.says(), "\n")
			if strings.Count(sentence, ".")+strings.Count(sentence, "!")+strings.Count(sentence, "?") != 1 || strings.ContainsAny(sentence, "\n%…") {
				t.Errorf("%s, seed %d: the hint says %q", language, seed, sentence)
			}
			wantFit(h, fmt.Sprintf("%s, seed %d", language, seed))
			if h.Hinter.Strength == request.Move {
				wantLit(h.Position().FromHand(h.Hinter.Line[0]).Card)
			}
			h.strike(input.CommandHint)
		}
		wantFit(h, fmt.Sprintf("%s, seed %d", language, seed))
		line := h.Hinter.Line
		for i := range line {
			m := h.Position().FromHand(line[i])
			wantLit(m.Card)
			h.press(play[m.Action])
			if n := h.Match.History(); len(n) <= i || n[i].Move != m || h.Hinter.Leads() == (i == len(line)-1) {
				t.Fatalf("seed %d: played is %v, not %v; after move %d of %d the hint is there: %v", seed, n, m, i+1, len(line), h.Hinter.Leads())
			}
		}
		if h.Match.Hints() != 1 {
			t.Errorf("seed %d: one hint counts as %d", seed, h.Match.Hints())
		}
	}
	if found < 15 || twins == 0 {
		t.Errorf("only %d hints are given, %d of them about equal cards", found, twins)
	}
	for _, language := range assets.Languages() {
		gift := helpedAt(sitWithAGift(t, giftTable, stage.Normal, "", "easy", "easy"))
		many := helpedAt(sit(t, `[Layout "r1vv1v2/r2ttt2/t3r3"]`+"\n"+`[Hand1 "7t 8t 1v 5y"]`+"\n"+`[Pile1 "1t 8y"]`+"\n"+`[Pile2 "7y 2y 6t 3v 8y"]`+"\n"))
		for _, h := range []*helped{gift, many} {
			h.SetSentences(words.Sentences{Texts: texts(t, language)})
			if name := strings.Repeat("Mia ", store.MaxName/4); h == gift {
				h.Say.Seats = []string{name, name, name}
			}
			h.Hinter.Thinking = atOnce(40)
			h.strike(input.CommandHintTurn)
			wantFit(h, language)
		}
	}
}

// A click elsewhere ends a hint, one on a card does not.
func TestAClickElsewhereEndsAHint(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	h.strike(input.CommandHint)
	if h.click(h.middle(h.card("3t"))); !h.Hinter.Leads() {
		t.Error("a click on a card ends the hint")
	}
	h.LetGo()
	if h.click(input.Point{X: 20, Y: h.Line.Geometry().Left.Bottom() - 40}); h.Hinter.Leads() {
		t.Error("a click elsewhere does not end the hint")
	}
}

// Where there is nothing to choose, or nothing better, the box names and shows a move all the same, and does not count.
func TestAHintThatFindsNothingNamesAMove(t *testing.T) {
	for name, tags := range map[string]string{
		"Only one thing can be done: Discard the turquoise 8.": `[Layout "2r5"]` + "\n" + `[Hand1 "8t"]` + "\n" +
			`[Pile1 ""]` + "\n" + `[Pile2 "1t 7t"]` + "\n",
		"Several moves are as good, for example: Lay the turquoise 8 in row 1.": `[Layout "2r5"]` + "\n" + `[Hand1 "8t 8t"]` + "\n" +
			`[Pile1 "7v 6r 5t 4t 3t 7y"]` + "\n" + `[Pile2 "3v"]` + "\n",
	} {
		h := helpedAt(sit(t, tags))
		h.strike(input.CommandHintMove)
		if !strings.Contains(h.says(), name) || !slices.ContainsFunc(h.Buttons(nil), func(b tabletop.Button) bool { return b.Id == hinting.PlayButton && b.Enabled }) {
			t.Errorf("%s: the box says %q", name, h.says())
		}
		if h.Match.Hints() != 0 {
			t.Errorf("%s: %d hints are counted", name, h.Match.Hints())
		}
		h.strike(input.CommandHint, input.CommandHint)
		if h.Guide != nil {
			t.Errorf("%s: it is not put away", name)
		}
	}
}

// What is given to Egon glows at his pile, not at the own one.
func TestAGiftGlowsWhereItGoes(t *testing.T) {
	h := helpedAt(sit(t, openings))
	o := new(tabletop.Overlay)
	table.ProposeMove(o, dreist.Give(dreist.EgonSeat), 1, tabletop.BrightTint)
	if at, ok := table.RectOf(o.Marks[0].At, h.Line); !ok || at != h.Line.Geometry().Egon.Pile {
		t.Errorf("a gift for Egon glows at %v", at)
	}
}
