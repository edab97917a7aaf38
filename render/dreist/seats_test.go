package dreist

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// sitAmong begins a match at a table; an empty name in players is a person.
func sitAmong(t testing.TB, seed uint64, speed stage.Speed, players ...string) *player {
	t.Helper()
	return sitDownTo(t, dreist.NewTableDeal(len(players), 0, seed), speed, players...)
}

func sitDownTo(t testing.TB, deal dreist.Deal, speed stage.Speed, players ...string) *player {
	t.Helper()
	var tags []record.Tag
	for i, p := range players {
		if p != "" {
			tags = append(tags, record.Tag{Name: match.ComputerTag(i + 1), Value: p})
		}
	}
	saver := &memory{}
	m, err := match.New(deal, record.Seats([]string{"Ada", "Ben", "Cem", "Dora"}[:len(players)]...), tags, saver)
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, Table: table.NewTable(m, testFrame, speed, words.Sentences{Texts: texts(t, "en")}, sounds.Silent()), saver: saver}
}

// passCurtain takes the screen for the person to move, if somebody asks.
func (p *player) passCurtain() {
	p.Tick(true)
	if p.Phase == tabletop.Curtained {
		p.RaiseCurtain()
	}
}

// TestNoFrameShowsAHandThatMustNotShow plays whole games at tables of all kinds and looks at every card of every tick:
// only the person in front may show cards, only in their own turn where several share the screen, and nobody's pile.
func TestNoFrameShowsAHandThatMustNotShow(t *testing.T) {
	for seed, players := range [][]string{{"", ""}, {"", "fair", ""}, {"", "", "", ""}, {"", "easy"}, {"easy", "", "fair", "easy"}} {
		p := sitAmong(t, uint64(seed), stage.Fast, players...)
		rng := rand.New(rand.NewPCG(uint64(seed), 1))
		ticks := 0
		look := func() {
			ticks++
			p.checkHidden()
		}
		look()
		for moves := 0; !p.Match.IsOver() && moves < 150; moves++ {
			p.passCurtain()
			look()
			p.playAtRandom(rng)
			for p.Line.Busy() {
				look()
				if rng.IntN(40) == 0 {
					p.key(0)
				}
				p.Tick(true)
			}
			look()
			if rng.IntN(9) == 0 {
				p.StartReplay()
				for i := 0; p.Line.Busy() && i < 200; i++ {
					look()
					p.Tick(true)
				}
				p.FinishMotion()
			}
		}
		if ticks < 500 {
			t.Errorf("%v: only %d ticks were looked at", players, ticks)
		}
	}
}

// playAtRandom makes a move of the person in front, with now and then one taken back and played again.
func (p *player) playAtRandom(rng *rand.Rand) {
	p.t.Helper()
	if !p.Mine() {
		p.t.Fatalf("seat %d sits in front, seat %d is to move", p.Front(), p.Position().Turn())
	}
	moves := p.Position().AppendMoves(nil)
	p.Play(moves[rng.IntN(len(moves))])
	if p.Match.CanUndo() && rng.IntN(4) == 0 {
		p.Undo()
		p.Redo()
	}
}

// checkHidden looks at every card of the tick.
func (p *player) checkHidden() {
	p.t.Helper()
	if p.Phase == tabletop.Over || p.Phase == tabletop.Replaying && p.Match.IsOver() {
		return // then all cards are turned up
	}
	view, seating := p.Line.View(), p.Line.Seating()
	persons := 0
	for s := range dreist.Seat(seating.Seats) {
		if p.Match.Person(s) {
			persons++
		}
	}
	for s := range dreist.Seat(seating.Seats) {
		for _, c := range view.Piles[s] {
			if pose := p.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 {
				p.t.Fatalf("%v on the pile of seat %d shows its face", c, s)
			}
		}
		allowed := s == seating.Front && p.Match.Person(s) && (persons == 1 || view.Turn == s)
		for _, c := range view.Hands[s] {
			if pose := p.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 && !allowed && !p.closes(c) {
				p.t.Fatalf("%v in the hand of seat %d shows its face to seat %d in the turn of %d", c, s, seating.Front, view.Turn)
			}
		}
	}
}

// closes reports whether a hand card is just being turned down: by its own player, whose turn has ended, or in a review,
// on its way back from where everybody saw it.
func (p *player) closes(c dreist.Card) bool {
	if r, ok := p.Guide.(*table.LookBack); ok && p.Line.Busy() {
		after := p.Match.Before(min(r.Moment()+1, r.Last()))
		return after.Layout().Row(c) != 0 || slices.Contains(after.AppendDiscard(nil), c)
	}
	step, _, ok := p.Line.Current()
	if !ok {
		return false
	}
	ended, ends := step.Event.(dreist.TurnEnded)
	view := p.Line.View()
	for _, h := range view.Hands[p.Front()] {
		if h == c {
			return ends && ended.Seat == p.Front()
		}
	}
	return false
}
