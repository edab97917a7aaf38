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

// A hint is one sentence without numbers of games, in every language.
func TestAHintIsOneSentence(t *testing.T) {
	for _, language := range assets.Languages() {
		found := 0
		for seed := range uint64(20) {
			h := helpedAt(sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), language, stage.Normal))
			h.Hinter.Thinking = atOnce(60)
			if h.strike(input.CommandHint); h.says() == "" {
				continue
			}
			found++
			for range 2 {
				_, sentence, _ := strings.Cut(h.says(), "\n")
				ends := strings.Count(sentence, ".") + strings.Count(sentence, "!") + strings.Count(sentence, "?")
				if ends != 1 || strings.Contains(sentence, "\n") || strings.ContainsAny(sentence, "%…") {
					t.Errorf("%s, seed %d: the hint says %q", language, seed, sentence)
				}
				h.strike(input.CommandHint)
			}
		}
		if found < 5 {
			t.Errorf("%s: only %d hints are given", language, found)
		}
	}
}

// The button of a hint plays just what is marked, one move of a turn after the other.
func TestAHintPlaysWhatItShows(t *testing.T) {
	for seed := range uint64(12) {
		h := helpedAt(sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "en", stage.Normal))
		h.Hinter.Thinking = atOnce(60)
		if h.strike(input.CommandHint); h.says() == "" {
			continue
		}
		for _, b := range h.Buttons(nil) {
			if strings.HasPrefix(b.Label, "hint.play.") {
				t.Errorf("seed %d: something can be played that is not shown yet", seed)
			}
		}
		h.strike(input.CommandHintTurn)
		line := h.Hinter.Line
		for i := range line {
			m := h.Position().FromHand(line[i])
			label := map[dreist.Action]string{
				dreist.LayCard: "hint.play.lay", dreist.DiscardCard: "hint.play.discard", dreist.DrawCard: "hint.play.draw",
				dreist.GiveCards: "hint.play.give", dreist.EndTurn: "hint.play.end",
			}[m.Action]
			if lit := h.lit(); m.Card != dreist.NoCard && !slices.Contains(lit, m.Card) {
				t.Errorf("seed %d: %v glow, not %v", seed, lit, m.Card)
			}
			h.press(label)
			if n := h.Match.History(); len(n) <= i || n[i].Move != m {
				t.Fatalf("seed %d: played is %v, not %v", seed, n, m)
			}
			if last := i == len(line)-1; h.Hinter.Leads() == last {
				t.Errorf("seed %d: after move %d of %d the hint is there: %v", seed, i+1, len(line), !last)
			}
		}
		if h.Match.Hints() != 1 {
			t.Errorf("seed %d: one hint counts as %d", seed, h.Match.Hints())
		}
	}
}

// Whatever a hint says has room in its box at every usual size, names as long as they can be included.
func TestHintsFitIntoTheirBox(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	labels, found := kit.NewLabels(fonts), 0
	frames := []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}, {W: 1280, H: 800, Scale: 1, Text: 1.3},
		{W: 1920, H: 1080, Scale: 1}}
	look := func(h *helped, about string) {
		h.Hinter.Thinking = atOnce(40)
		for _, strength := range []input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn} {
			if h.strike(strength); h.says() == "" {
				return
			}
			for _, f := range frames {
				found++
				h.Line.SetFrame(f)
				person.WantFit(t, labels, &h.Overlay().Box, fmt.Sprintf("%s, %v", about, f))
			}
		}
	}
	for seed := range uint64(20) {
		language := assets.Languages()[seed%2]
		look(helpedAt(sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), language, stage.Normal)), fmt.Sprintf("%s, seed %d", language, seed))
	}
	for _, language := range assets.Languages() {
		h := helpedAt(sitWithAGift(t, giftTable, stage.Normal, "", "easy", "easy"))
		h.SetSentences(words.Sentences{Texts: texts(t, language)})
		name := strings.Repeat("Mia ", store.MaxName/4)
		h.Say.Seats = []string{name, name, name}
		look(h, language+", a gift")
		h = helpedAt(sit(t, `[Layout "r1vv1v2/r2ttt2/t3r3"]`+"\n"+`[Hand1 "7t 8t 1v 5y"]`+"\n"+`[Pile1 "1t 8y"]`+"\n"+`[Pile2 "7y 2y 6t 3v 8y"]`+"\n"))
		h.SetSentences(words.Sentences{Texts: texts(t, language)})
		look(h, language+", many DREIers")
	}
	if found < 100 {
		t.Errorf("only %d boxes were looked at", found)
	}
}

// Of two equal cards both glow where one is meant, and the one that is marked is played, and can be taken back.
func TestOfTwinsBothGlow(t *testing.T) {
	twins := 0
	for seed := range uint64(60) {
		h := helpedAt(sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "en", stage.Normal))
		h.Hinter.Thinking = atOnce(20)
		h.strike(input.CommandHintMove)
		line, before := h.Hinter.Line, *h.Position()
		if len(line) == 0 || line[0].Action != dreist.LayCard {
			continue
		}
		var alike []dreist.Card
		for _, c := range before.Hand(0) {
			if c.Kind() == line[0].Card.Kind() {
				alike = append(alike, c)
			}
		}
		if len(alike) < 2 {
			continue
		}
		twins++
		lit := h.lit()
		if slices.Sort(lit); len(lit) != len(alike) || !slices.Equal(lit, slices.Sorted(slices.Values(alike))) {
			t.Errorf("seed %d: %v glow brightly, equal are %v", seed, lit, alike)
		}
		marked := dreist.NoCard
		for _, m := range h.Overlay().Marks {
			if m.Lift && marked == dreist.NoCard {
				marked = dreist.Card(m.At.Card)
			}
		}
		h.press("hint.play.lay")
		if got := h.Match.History()[0].Move.Card; got != marked || h.Guide != nil {
			t.Errorf("seed %d: %v is played, marked was %v", seed, got, marked)
		}
		h.strike(input.CommandUndo)
		if *h.Position() != before {
			t.Errorf("seed %d: what the hint has played is not taken back", seed)
		}
	}
	if twins == 0 {
		t.Error("no hint is about one of two equal cards")
	}
}

// What the seat does not see changes no hint: the cards of all piles lie in another order.
func TestHintsKnowNothingHidden(t *testing.T) {
	deal := dreist.NewSoloDeal(dreist.EvenDeal, 5)
	said := map[string]bool{}
	for turn := range 3 {
		other := deal
		other.Piles = [][]dreist.Card{slices.Clone(deal.Piles[0]), slices.Clone(deal.Piles[1])}
		for i := range turn * 7 {
			own := dreist.HandSize + i
			other.Piles[0][own], other.Piles[1][i] = other.Piles[1][i], other.Piles[0][own]
		}
		h := helpedAt(sitAt(t, other, "en", stage.Normal))
		h.strike(input.CommandHintTurn)
		said[h.says()] = true
	}
	if len(said) != 1 {
		t.Errorf("got %d hints for what looks alike: %v", len(said), said)
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

// Games with hints are marked in the list of games, and only those.
func TestGamesWithHintsAreMarked(t *testing.T) {
	for _, asks := range []bool{false, true} {
		g := visit(t, t.TempDir(), 7)
		g.newGame()
		g.settle()
		if asks {
			g.key(input.CommandHint)
			g.settle()
			if g.table.Match.Hints() == 0 {
				t.Fatal("the first turn has no hint that counts")
			}
			g.key(input.CommandCancel)
		}
		var moves []dreist.Move
		for m := g.table.Match; !m.IsOver(); {
			moves = m.Position().AppendMoves(moves[:0])
			if _, err := m.Play(moves[0]); err != nil {
				t.Fatal(err)
			}
		}
		games := g.Finished()
		if len(games) != 1 {
			t.Fatalf("%d games are finished", len(games))
		}
		if said := g.statistics.Describe(&games[0]).Game; strings.Contains(said, "with hints") != asks {
			t.Errorf("asked %v, the list says %q: %v", asks, said, games[0].Summary.Counts)
		}
	}
}

// Whoever wants no hints sees no button for them.
func TestNoHintsAreOfferedToWhoWantsNone(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	g.newGame()
	g.settle()
	offered := func() bool {
		return slices.ContainsFunc(g.table.Buttons(nil), func(b tabletop.Button) bool { return b.Id == tabletop.HintButton })
	}
	g.Change(func(s *store.Settings) { s.Help.Hints = false })
	g.settle()
	if offered() {
		t.Error("a hint is offered")
	}
	g.Change(func(s *store.Settings) { s.Help.Hints = true })
	g.settle()
	if !offered() {
		t.Error("no hint is offered to who wants them again")
	}
}

// Nobody is helped in the first game, in puzzles and examples, nor while looking back; the log stays in reach.
func TestWhereThereAreNoHints(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	for name, begin := range map[string]func(){
		"first game": g.playFirstGame,
		"example":    func() { g.openExample(2) },
	} {
		begin()
		g.settle()
		guide := g.table.Guide
		g.key(input.CommandHint)
		if g.table.Guide != guide || g.table.Status.Hints {
			t.Errorf("%s: somebody helps", name)
		}
	}
	g.newGame()
	g.settle()
	g.key(input.CommandHint)
	if !g.at.hinter.Leads() {
		t.Fatal("no hint is given")
	}
	g.key(input.CommandLog)
	g.key(input.CommandLog)
	if g.table.Guide != nil || g.reviews() {
		t.Error("the look back does not put the hint away, or does not lead back")
	}
	g.key(input.CommandHint)
	g.key(input.CommandMenu)
	if g.table.Guide != nil || g.panel == nil {
		t.Error("the menu leaves the hint where it was")
	}
}
