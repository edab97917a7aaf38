package dreist

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	person "dreist/render/guest"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
)

// helped sits at a table at which hints are given.
type helped struct {
	*player
	Hinter *hints.Hinter
}

// atOnce returns a Thinking that plays a number of games synchronously.
func atOnce(games int) hints.Thinking {
	return hints.Thinking{Games: games, Ticks: 60, Go: func(think func()) { think() }}
}

func helpedAt(p *player) *helped {
	p.Status.Help = table.Hints
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
	h.Tick()
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

func (h *helped) want(words ...string) {
	h.t.Helper()
	for _, w := range words {
		if !strings.Contains(h.says(), w) {
			h.t.Errorf("the box does not say %q but\n%s", w, h.says())
		}
	}
}

// A DREIer can be made in figure 6, or a column cleared: there is something to say.
func TestHintsGrowStrongerAndChangeNothing(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	before, moves := *h.Position(), len(h.Match.History())
	h.strike(input.CommandHint)
	h.want("A hint", "Think of")
	nudge := h.says()
	h.strike(input.CommandHint)
	h.want("row")
	move := h.says()
	h.strike(input.CommandHint)
	h.want("1.")
	turn := h.says()
	if nudge == move || move == turn {
		t.Errorf("the strengths say the same:\n%s", turn)
	}
	if *h.Position() != before || len(h.Match.History()) != moves {
		t.Error("a hint has moved something")
	}
	if h.Match.Hints() != 1 || !strings.Contains(h.saver.text, match.HintsTag) {
		t.Errorf("one moment counts as %d hints; saved is\n%s", h.Match.Hints(), h.saver.text)
	}
	h.strike(input.CommandHint)
	if h.Guide != nil {
		t.Error("after the strongest hint the key does not put it away")
	}
	for key, want := range map[input.Command]string{input.CommandHint: nudge, input.CommandHintMove: move, input.CommandHintTurn: turn} {
		again := helpedAt(sit(t, figure6))
		again.strike(key)
		if got := again.says(); got != want {
			t.Errorf("%v: the same seed gives another hint:\n%s\nwant\n%s", key, got, want)
		}
	}
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

// A hint is one sentence without numbers of games, in every language, and a button asks for more as the key does.
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
			byKeys := []string{h.says()}
			h.strike(input.CommandHint)
			byKeys = append(byKeys, h.says())
			for _, said := range byKeys {
				_, sentence, _ := strings.Cut(said, "\n")
				ends := strings.Count(sentence, ".") + strings.Count(sentence, "!") + strings.Count(sentence, "?")
				if ends != 1 || strings.Contains(sentence, "\n") || strings.ContainsAny(sentence, "%…") {
					t.Errorf("%s, seed %d: the hint says %q", language, seed, sentence)
				}
			}
			h.strike(input.CommandHint)
			byKeys = append(byKeys, h.says())
			h.strike(input.CommandHint, input.CommandHint)
			for i, want := range byKeys {
				if i > 0 {
					h.press(dreistmsg.HintMore)
				}
				if got := h.says(); got != want {
					t.Errorf("%s, seed %d: the button leads to %q, the key to %q", language, seed, got, want)
				}
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
		line := h.Hinter.Line()
		for i := range line {
			m := h.Position().FromHand(line[i])
			label := map[dreist.Action]string{
				dreist.LayCard: dreistmsg.HintPlayLay, dreist.DiscardCard: dreistmsg.HintPlayDiscard, dreist.DrawCard: dreistmsg.HintPlayDraw,
				dreist.GiveCards: dreistmsg.HintPlayGive, dreist.EndTurn: dreistmsg.HintPlayEnd,
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

// The keys of the buttons begin with the one that plays what a hint shows, and who has the table read aloud hears the hint.
func TestAHintIsPlayedByKeys(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	h.strike(input.CommandHintMove)
	line := h.Hinter.Line()
	_, sentence, _ := strings.Cut(h.says(), "\n")
	if told := h.Table.Read(table.Reading{}); !strings.Contains(told, sentence) {
		t.Errorf("read aloud is\n%s\nwithout %q", told, sentence)
	}
	h.strike(input.CommandNext, input.CommandEndTurn)
	if n := h.Match.History(); len(n) == 0 || !n[0].Move.Like(line[0]) {
		t.Errorf("played is %v, not %v", n, line[0])
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
		line, before := h.Hinter.Line(), *h.Position()
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
		h.press(dreistmsg.HintPlayLay)
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

// A hint that is thought about is thrown away by a move, by undo and by Escape; nothing is counted then.
func TestAMoveThrowsTheHintAway(t *testing.T) {
	for name, do := range map[string]func(h *helped){
		"move":   func(h *helped) { h.Play(dreist.Discard(h.Position().Hand(0)[0])) },
		"undo":   func(h *helped) { h.Undo() },
		"Escape": func(h *helped) { h.key(input.CommandCancel) },
		"click":  func(h *helped) { h.click(input.Point{X: 20, Y: h.Line.Geometry().Left.Bottom() - 40}) },
	} {
		h := helpedAt(sit(t, figure6))
		if name == "undo" {
			c := h.card("3t")
			h.Play(dreist.Lay(c, h.Position().Rows(c).First()))
			h.settle()
		}
		var later []func()
		h.Hinter.Go = func(think func()) { later = append(later, think) }
		h.key(input.CommandHint)
		h.answerRequests()
		if len(later) != 1 || !h.Hinter.Leads() || !h.Busy() {
			t.Fatalf("%s: nobody thinks", name)
		}
		if line, warning := h.PromptText(); !strings.Contains(line, "think") || warning || h.says() != "" {
			t.Errorf("%s: while somebody thinks the table says %q and the box %q", name, line, h.says())
		}
		do(h)
		h.Tick()
		for _, think := range later {
			think()
		}
		h.settle()
		if h.Hinter.Leads() || h.Match.Hints() != 0 {
			t.Errorf("%s: a hint is shown that nobody wants any more, %d are counted", name, h.Match.Hints())
		}
	}
}

// A hint asked for in the tick of a move is put away: nobody thinks about a turn of somebody else, or about a match that is over.
func TestAHintAskedForInTheTickOfAMove(t *testing.T) {
	for name, tags := range map[string]string{
		"a turn ends":  figure6,
		"a match ends": `[Layout "2r5"]` + "\n" + `[Hand1 "8t"]` + "\n" + `[Pile1 ""]` + "\n" + `[Pile2 "1t 7t"]` + "\n",
	} {
		for _, strength := range []request.Strength{0, request.Move, request.Turn} {
			h := helpedAt(sit(t, tags))
			h.key(input.CommandHint)
			h.answerRequests()
			h.Play(dreist.Discard(h.Position().Hand(0)[0]))
			h.Hinter.Go = func(func()) { t.Errorf("%s: somebody thinks", name) }
			h.Hinter.Hint(strength)
			if h.Guide != nil {
				t.Errorf("%s: the hint stays", name)
			}
		}
	}
}

// “More” stands where it stood, as does what plays a hint: however often somebody presses that place, nothing is played.
func TestMoreAndTheDeedKeepTheirPlaces(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	h.strike(input.CommandHint)
	places := func() (more, deed geom.Rect) {
		for _, b := range h.Buttons(nil) {
			switch {
			case b.Label == dreistmsg.HintMore:
				more = b.Rect
			case strings.HasPrefix(b.Label, "hint.play."):
				deed = b.Rect
			}
		}
		return more, deed
	}
	before, _ := places()
	var deeds []geom.Rect
	for range 4 {
		h.click(input.Point(before.Center()))
		h.answerRequests()
		h.settle()
		more, deed := places()
		deeds = append(deeds, deed)
		if more.Pixels() != before.Pixels() || deed.Pixels() != deeds[0].Pixels() || deed.W == 0 || deed.Contains(before.Center()) {
			t.Errorf("“More” is at %v, then at %v, beside the deed at %v", before, more, deed)
		}
	}
	if len(h.Match.History()) != 0 || !h.Hinter.Leads() {
		t.Error("pressing “More” again and again plays a move, or puts the hint away")
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
	var o table.Overlay
	o.Clear(h.Line.Geometry())
	o.Proposal(dreist.Give(dreist.EgonSeat), 1, tabletop.BrightTint)
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
		for m := g.table.Match; !m.Over(); {
			moves = m.Position().AppendMoves(moves[:0])
			if _, err := m.Play(moves[0]); err != nil {
				t.Fatal(err)
			}
		}
		games := g.Finished()
		if len(games) != 1 {
			t.Fatalf("%d games are finished", len(games))
		}
		if said := g.statistics.Describe()(&games[0]).Game; strings.Contains(said, "with hints") != asks {
			t.Errorf("asked %v, the list says %q: %v", asks, said, games[0].Summary.Counts)
		}
	}
}

// Whoever wants no hints sees no button for them and gets none by keys.
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
	for _, c := range []input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn} {
		if g.key(c); g.at.hinter.Leads() {
			t.Errorf("%v gives a hint", c)
		}
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
		if g.table.Guide != guide || g.table.Status.Help != table.NoHelp {
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
	if g.table.Guide != nil || !g.at.screen.Log.Shown() {
		t.Error("the log does not take the place of the hint")
	}
	g.key(input.CommandHint)
	if !g.at.hinter.Leads() || g.at.screen.Log.Shown() {
		t.Error("the hint does not take the place of the log")
	}
	g.key(input.CommandMenu)
	if g.table.Guide != nil || g.panel == nil {
		t.Error("the menu leaves the hint where it was")
	}
}

// Whatever is done at a table with hints, the table comes to rest as the match stands.
func TestHintsStandAnyGesture(t *testing.T) {
	hinted := 0
	for seed := range uint64(8) {
		rng := rand.New(rand.NewPCG(seed, 9))
		h := helpedAt(sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "de", stage.Instant))
		h.Hinter.Thinking = atOnce(8)
		for range 250 {
			if rng.IntN(3) == 0 {
				h.key([]input.Command{input.CommandHint, input.CommandHintMove, input.CommandHintTurn}[rng.IntN(3)])
				h.answerRequests()
			}
			h.monkey(rng)
			h.answerRequests()
			if h.Hinter.Leads() {
				hinted++
			}
			if strings.Contains(h.says(), "<no value>") {
				t.Fatalf("seed %d: the box says\n%s", seed, h.says())
			}
			if h.Mode == tabletop.Reviewing || h.Match.Over() {
				break
			}
		}
		h.Hinter.PutAway()
		h.PutBack()
		h.FinishMotion()
		h.Line.Scroll(-99)
		if h.settle(); h.Mode == tabletop.Playing {
			h.atRest()
		}
	}
	if hinted < 50 {
		t.Errorf("only %d times a hint is shown", hinted)
	}
}

// Thinking goes on beside the table, and ends when its ticks are over, however many games were wanted.
func TestThinkingEndsInTime(t *testing.T) {
	h := helpedAt(sit(t, figure6))
	var thinking sync.WaitGroup
	h.Hinter.Thinking = hints.Thinking{Ticks: 3, Go: func(think func()) { thinking.Go(think) }}
	h.key(input.CommandHint)
	h.answerRequests()
	for range 3 {
		h.Tick()
	}
	thinking.Wait() // for ever, if nobody ends it
	h.Tick()
	h.settle()
	if h.want("Think of"); h.Busy() {
		t.Error("somebody still thinks")
	}
}
