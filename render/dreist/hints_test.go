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
)

type helped struct {
	*player
	hinter *hints.Hinter
}

func helpedAt(p *player) *helped {
	p.Status.OffersHints = true
	p.settle()
	return &helped{p, hints.NewHinter(p.Table, person.SearchAtOnce(300))}
}

// strike strikes keys and does what the table asks for, as its screen does.
func (h *helped) strike(keys ...input.Command) {
	for _, k := range keys {
		h.key(k)
		h.rest()
	}
}

func (h *helped) rest() {
	for _, r := range h.TakeRequests() {
		if r.Kind == tabletop.RequestHint {
			h.hinter.GiveHint(r.Number)
		}
	}
	h.Tick(true)
	h.settle()
}

func (h *helped) says() string {
	var said []string
	if o := h.Overlay(); h.Guide != nil {
		for i := range o.Box.Parts {
			for _, p := range o.Paragraphs(i) {
				said = append(said, p.Text)
			}
		}
	}
	return strings.Join(said, "\n")
}

// wantLit checks that a hand card glows, and all that are equal to it, and returns how many these are.
func (h *helped) wantLit(of dreist.Card) (alike int) {
	h.t.Helper()
	for _, c := range h.ShownPosition().Hand(0) {
		if of == dreist.NoCard || c.Kind() != of.Kind() {
			continue
		}
		alike++
		if !slices.ContainsFunc(h.Overlay().Marks, func(m tabletop.Mark) bool {
			return m.Spot.Kind == tabletop.CardSpot && m.Motif == kit.CardGlow && m.Tint == tabletop.BrightTint && dreist.Card(m.Spot.Card) == c
		}) {
			h.t.Errorf("%v does not glow", c)
		}
	}
	return alike
}

// TestHintsOfManyDeals asks for hints at many tables: each is one sentence that fits its box, and its button plays just what is marked.
func TestHintsOfManyDeals(t *testing.T) {
	labels, found, twins := newCanvas(t).Labels, 0, 0
	wantFit := func(h *helped, about string) {
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1, TextFactor: 1.3}, {W: 1920, H: 1080, Scale: 1}, testFrame} {
			h.Timeline.SetFrame(f)
			person.WantBoxTextsFit(t, labels, &h.Overlay().Box, fmt.Sprintf("%s, %v", about, f))
		}
	}
	play := map[dreist.Action]string{dreist.LayCard: "hint.play.lay", dreist.DiscardCard: "hint.play.discard", dreist.DrawCard: "hint.play.draw",
		dreist.GiveCards: "hint.play.give", dreist.EndTurn: "hint.play.end"}
	for seed := range uint64(30) {
		language := assets.Languages()[seed%2]
		h := helpedAt(sitDownTo(t, dreist.NewSoloDeal(dreist.EvenCardCount, seed), ""))
		h.SetSentences(words.Sentences{Texts: texts(t, language)})
		h.hinter.Limits = person.SearchAtOnce(60)
		if h.strike(input.CommandHint); h.says() == "" {
			continue
		}
		found++
		about := fmt.Sprintf("%s, seed %d", language, seed)
		for range 2 {
			_, sentence, _ := strings.Cut(h.says(), "\n")
			if strings.Count(sentence, ".")+strings.Count(sentence, "!")+strings.Count(sentence, "?") != 1 || strings.ContainsAny(sentence, "\n%…") {
				t.Errorf("%s: the hint says %q", about, sentence)
			}
			wantFit(h, about)
			if h.hinter.Strength == tabletop.HintMove {
				twins += h.wantLit(h.ShownPosition().WithHandCard(h.hinter.HintMoves[0]).Card) / 2
			}
			h.strike(input.CommandHint)
		}
		wantFit(h, about)
		line := h.hinter.HintMoves
		for i := range line {
			m := h.ShownPosition().WithHandCard(line[i])
			twins += h.wantLit(m.Card) / 2
			all := h.Buttons()
			at := slices.IndexFunc(all, func(b tabletop.Button) bool { return b.LabelKey == play[m.Action] && b.IsEnabled })
			if at < 0 {
				t.Fatalf("%s: nothing that works says %s", about, play[m.Action])
			}
			h.click(input.Point(all[at].Rect.Center()))
			h.rest()
			if n := h.Match.History(); len(n) <= i || n[i].Move != m || h.hinter.IsLeading() == (i == len(line)-1) {
				t.Fatalf("%s: played is %v, not %v; after move %d of %d the hint is there: %v", about, n, m, i+1, len(line), h.hinter.IsLeading())
			}
		}
		if h.Match.HintCount() != 1 {
			t.Errorf("%s: one hint counts as %d", about, h.Match.HintCount())
		}
	}
	if found < 15 || twins == 0 {
		t.Errorf("only %d hints are given, %d of them about equal cards", found, twins)
	}
	for _, language := range assets.Languages() {
		gift := helpedAt(sitWithAGift(t, giftTable))
		many := helpedAt(sit(t, `[Layout "r1vv1v2/r2ttt2/t3r3"]`+"\n"+`[Hand1 "7t 8t 1v 5y"]`+"\n"+`[Pile1 "1t 8y"]`+"\n"+`[Pile2 "7y 2y 6t 3v 8y"]`+"\n"))
		for _, h := range []*helped{gift, many} {
			h.SetSentences(words.Sentences{Texts: texts(t, language)})
			if name := strings.Repeat("Mia ", store.MaxNameLength/4); h == gift {
				h.Phrases.SeatNames = []string{name, name, name}
			}
			h.strike(input.CommandHintTurn)
			wantFit(h, language)
		}
	}
}

// A click elsewhere ends a hint, one on a card does not.
func TestAClickElsewhereEndsAHint(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	h.strike(input.CommandHint)
	if h.click(h.middle(h.card("3t"))); !h.hinter.IsLeading() {
		t.Error("a click on a card ends the hint")
	}
	h.ClearInput()
	if h.click(input.Point{X: 20, Y: h.Timeline.Geometry().LeftColumn.Bottom() - 40}); h.hinter.IsLeading() {
		t.Error("a click elsewhere does not end the hint")
	}
}

// Where there is nothing to choose, or nothing better, the box names and shows a move all the same, and does not count.
func TestAHintThatFindsNothingNamesAMove(t *testing.T) {
	for name, tags := range map[string]string{
		"You have only one move: Discard the turquoise 8.": `[Layout "2r5"]` + "\n" + `[Hand1 "8t"]` + "\n" +
			`[Pile1 ""]` + "\n" + `[Pile2 "1t 7t"]` + "\n",
		"Several moves are equally good, for example: Lay the turquoise 8 in row 1.": `[Layout "2r5"]` + "\n" + `[Hand1 "8t 8t"]` + "\n" +
			`[Pile1 "7v 6r 5t 4t 3t 7y"]` + "\n" + `[Pile2 "3v"]` + "\n",
	} {
		h := helpedAt(sit(t, tags))
		h.strike(input.CommandHintMove)
		if !strings.Contains(h.says(), name) || !slices.ContainsFunc(h.Buttons(), func(b tabletop.Button) bool { return b.ID == tabletop.PlayHintButton && b.IsEnabled }) {
			t.Errorf("%s: the box says %q", name, h.says())
		}
		if h.Match.HintCount() != 0 {
			t.Errorf("%s: %d hints are counted", name, h.Match.HintCount())
		}
	}
}

// What is given to Egon glows at his pile, not at the own one.
func TestAGiftGlowsWhereItGoes(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	o := new(tabletop.Overlay)
	table.ProposeMove(o, dreist.Give(dreist.EgonSeat), 1, tabletop.BrightTint)
	if at, ok := h.Timeline.SpotRect(o.Marks[0].Spot); !ok || at != h.Timeline.Geometry().Egon.Pile {
		t.Errorf("a gift for Egon glows at %v", at)
	}
}
