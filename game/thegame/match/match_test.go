package match_test

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// memory keeps the texts of a match.
type memory struct{ text, finished string }

func (m *memory) SaveGame(text string)                      { m.text = text }
func (m *memory) FinishGame(text string, _ play.MatchFacts) { m.finished = text }

func players(kinds ...string) (all []play.Player) {
	for i, kind := range kinds {
		all = append(all, play.Player{Name: string(rune('A' + i)), Kind: kind})
	}
	return all
}

func begin(t *testing.T, saver play.Saver, seed uint64, kinds ...string) *match.Match {
	t.Helper()
	return need.Value(match.New(thegame.NewDeal(thegame.Base, len(kinds), 0, seed), players(kinds...), nil, saver))(t)
}

// playCheapest plays for the person to move as a fair player would, and waits for who thinks.
func playCheapest(t *testing.T, m *match.Match) {
	t.Helper()
	if m.IsComputerToMove() {
		need.Value(m.PlayComputerMoves())(t)
		runtime.Gosched()
		return
	}
	player := need.Value(partner.NewPlayer(partner.FairKind, 1))(t)
	p := m.Position()
	need.Value(m.Play(player.TurnMoves(partner.ViewOf(p, p.Turn()), 1)[0]))(t)
}

// TestMatchesGoOnAsSaved plays games with partners, resuming after every move.
func TestMatchesGoOnAsSaved(t *testing.T) {
	for seed, kinds := range [][]string{{play.Person}, {play.Person, partner.EasyKind}, {play.Person, partner.FairKind, play.Person}} {
		var saver memory
		m := begin(t, &saver, uint64(seed), kinds...)
		for !m.IsOver() {
			again, err := match.Resume(saver.text, play.DiscardSaver{})
			if err != nil {
				t.Fatalf("%v\n%s", err, saver.text)
			}
			playCheapest(t, m)
			playCheapest(t, again)
			if *again.Position() != *m.Position() {
				t.Fatalf("%v: a resumed match goes on otherwise", kinds)
			}
		}
		won := m.Position().IsWon()
		if o := m.Facts().Outcome; won != (o.End == play.AllWon) || won == (o.End == play.AllLost) || o.Scores[0] != m.Position().CardsLeft() {
			t.Errorf("%v: %+v", kinds, o)
		}
		if m.SettleEnd(); saver.finished == "" || !m.IsSettled() {
			t.Errorf("%v: the end is not kept", kinds)
		}
		if _, err := record.Parse(saver.finished); err != nil {
			t.Error(err)
		}
	}
}

// TestPartnersSignalAsTurnsBegin holds that the signals of partners agree with the published rules whenever a person begins a turn.
func TestPartnersSignalAsTurnsBegin(t *testing.T) {
	m := begin(t, play.DiscardSaver{}, 3, play.Person, partner.FairKind, partner.EasyKind)
	for !m.IsOver() {
		if p := m.Position(); p.LaidCount() == 0 {
			for s := thegame.Seat(1); s < 3; s++ {
				for on, want := range partner.SignalsFor(p, s) {
					if got := p.Signal(s, thegame.Pile(on)); got != want {
						t.Fatalf("seat %d signals %v on %v, want %v", s+1, got, thegame.Pile(on), want)
					}
				}
			}
		}
		playCheapest(t, m)
	}
	if m.Facts().Counts[match.SignalsCountKey][1] == 0 {
		t.Error("no signal was counted")
	}
}

// TestAStrongPartnerThinksInTheBackground holds that others may speak meanwhile, and that the match goes on.
func TestAStrongPartnerThinksInTheBackground(t *testing.T) {
	m := begin(t, play.DiscardSaver{}, 5, play.Person, partner.StrongKind)
	for m.Position().Turn() == 0 {
		playCheapest(t, m)
	}
	if !m.IsComputerToMove() {
		t.Fatal("it has moved at once")
	}
	say := thegame.SignalMove(0, thegame.KeepOff, thegame.PileA)
	if m.Position().Signal(0, thegame.PileA) == thegame.KeepOff {
		say.Signal = thegame.NoSignal
	}
	need.Value(m.Play(say))(t)
	for m.IsComputerToMove() {
		playCheapest(t, m)
	}
	if m.Position().Turn() != 0 && !m.IsOver() {
		t.Error("it has not moved")
	}
	branch, err := m.Practise(2, "branch", play.DiscardSaver{})
	if err != nil || branch.TagValue(play.PracticeTag) != "branch" || branch.MoveCount() < 2 {
		t.Errorf("practice from the second step: %v", err)
	}
}

func TestAnUnknownPartnerIsRefused(t *testing.T) {
	if _, err := match.New(thegame.NewDeal(thegame.Base, 2, 0, 1), players(play.Person, "grandmaster"), nil, play.DiscardSaver{}); err == nil {
		t.Error("a player nobody knows was seated")
	}
}

// deal is the set-up of a game whose hands are written down.
func deal(t *testing.T, deck string, piles [thegame.PileCount]string, hands ...string) thegame.Deal {
	t.Helper()
	list := func(text string) (cards []thegame.Card) {
		for word := range strings.FieldsSeq(text) {
			c, ok := thegame.ParseCard(word)
			if !ok {
				t.Fatalf("%q is no card", word)
			}
			cards = append(cards, c)
		}
		return cards
	}
	d := thegame.Deal{SeatCount: len(hands), DrawPile: list(deck)}
	for _, hand := range hands {
		d.Hands = append(d.Hands, list(hand))
	}
	for on, pile := range piles {
		d.Piles[on] = list(pile)
	}
	return d
}

// played returns a match of persons after some moves.
func played(t *testing.T, d thegame.Deal, tokens string, saver play.Saver) *match.Match {
	t.Helper()
	kinds := slices.Repeat([]string{play.Person}, d.SeatCount)
	m := need.Value(match.New(d, players(kinds...), nil, saver))(t)
	for token := range strings.FieldsSeq(tokens) {
		move, _ := thegame.ParseMove(token)
		need.Value(m.Play(move))(t)
	}
	return m
}

// TestHowFarMovesAreTakenBack has the cases of G 18: over turns of one who is alone and draws nothing, never past a drawing or
// a hand-over.
func TestHowFarMovesAreTakenBack(t *testing.T) {
	open, hand := [thegame.PileCount]string{}, "2 3 4 5 96 97 98 99"
	shut := [thegame.PileCount]string{"90", "95", "8", "5"}
	for name, tt := range map[string]struct {
		deal   thegame.Deal
		tokens string
		back   int
	}{
		"a turn":                     {deal(t, "50 51", open, hand), "2a 1!a 99c", 3},
		"what was drawn":             {deal(t, "50 51", open, hand), "2a 99c .", 0},
		"after the draw":             {deal(t, "50 51", open, hand), "2a 99c . 50a", 1},
		"alone, over turns":          {deal(t, "", open, "2 3 4 5"), "2a . 3a . 4a", 5},
		"handed on":                  {deal(t, "", open, "2 3", "4 5"), "2a . 4a", 1},
		"to a seat without cards":    {deal(t, "", open, "2 3 4", ""), "2a . 3b", 3},
		"a win":                      {deal(t, "", open, "2 3"), "2a 3a", 0},
		"a loss":                     {deal(t, "93 99", shut, "21 31 41 51 61 71 80 92"), "92a", 1},
		"a loss after an end, alone": {deal(t, "", shut, "92 50"), "92a .", 2},
		"a loss of another":          {deal(t, "", shut, "92 50", "51"), "92a .", 0},
	} {
		m, n := played(t, tt.deal, tt.tokens, play.DiscardSaver{}), 0
		for m.UndoMove() {
			n++
		}
		if n != tt.back {
			t.Errorf("%s: took %d steps back, want %d", name, n, tt.back)
		}
	}
}

// TestALossStaysAccepted holds that a loss is told as a result only once it was accepted, and is final then, resumed or not.
func TestALossStaysAccepted(t *testing.T) {
	var saver memory
	d := deal(t, "93 99", [thegame.PileCount]string{"90", "95", "8", "5"}, "21 31 41 51 61 71 80 92")
	m := played(t, d, "92a", &saver)
	if !m.IsOver() || m.IsSettled() || saver.finished != "" {
		t.Fatalf("it is settled\n%s", saver.text)
	}
	again, err := match.Resume(saver.text, play.DiscardSaver{})
	if err != nil || again.IsSettled() || !again.UndoMove() {
		t.Fatalf("%v: it cannot be taken back", err)
	}
	m.SettleEnd()
	again, err = match.Resume(saver.finished, play.DiscardSaver{})
	if err != nil || !again.IsSettled() || again.UndoMove() || again.TurnCount() != 0 || again.Record() != saver.finished {
		t.Errorf("%v: it can be taken back\n%s", err, saver.finished)
	}
}

// TestNobodyMovesBeforeItIsAgreedWhoBegins begins a match undecided, resumes it, and begins it anew with another seat.
func TestNobodyMovesBeforeItIsAgreedWhoBegins(t *testing.T) {
	var kept memory
	players := []play.Player{{Name: "Bo", Kind: match.SeatRules().ComputerKinds[0]}, {Name: "Ada", Kind: play.Person}}
	deal := thegame.NewDeal(thegame.Base, 2, 0, 3)
	m := need.Value(match.New(deal, players, []record.Tag{{Name: match.StartUndecidedTag, Value: "begin"}}, &kept))(t)
	m = need.Value(match.Resume(m.Record(), &kept))(t)
	if !m.IsStartUndecided() || m.MoveCount() > 0 {
		t.Fatalf("resumed with %d moves, undecided %v", m.MoveCount(), m.IsStartUndecided())
	}
	begun := need.Value(m.StartWithSeat(1, &kept))(t)
	if begun.IsStartUndecided() || begun.Position().Turn() != 1 || !slices.Equal(begun.Deal().DrawPile, deal.DrawPile) {
		t.Errorf("seat %d begins, undecided %v", begun.Position().Turn()+1, begun.IsStartUndecided())
	}
	if begun = need.Value(m.StartWithSeat(0, &kept))(t); !begun.IsComputerToMove() {
		t.Error("the computer player is not to begin")
	}
	if _, err := m.StartWithSeat(2, &kept); err == nil {
		t.Error("a seat that is not there begins")
	}
}

// TestAPersonsSignalsCountLikeAPartners holds that who signals and plays by hand as a partner would plays the same game among partners, and
// that its signals matter there.
func TestAPersonsSignalsCountLikeAPartners(t *testing.T) {
	matter := 0
	for seed := range uint64(8) {
		d := thegame.NewDeal(thegame.Base, 3, 0, seed)
		start := need.Value(d.Position())(t)
		fair := need.Value(partner.NewPlayer(partner.FairKind, 1))(t)
		all := need.Value(partner.PlayGame(start, []partner.Player{fair, fair, fair}, seed, false))(t)
		if end := *playByHand(t, d, true).Position(); end != all.FinalPosition {
			t.Errorf("seed %d: the game ends with\n%s\nwith a person and with\n%s\nwith partners alone", seed, end.TextPicture(), all.FinalPosition.TextPicture())
		}
		if end := *playByHand(t, d, false).Position(); end.CardsLeft() != all.FinalPosition.CardsLeft() {
			matter++
		}
	}
	if matter < 4 {
		t.Errorf("only %d of 8 games end otherwise where the person says nothing", matter)
	}
}

// playByHand plays a deal to its end as a person among fair partners, who plays as they do, and signals before each turn as they do or never.
func playByHand(t *testing.T, d thegame.Deal, speaks bool) *match.Match {
	t.Helper()
	m := need.Value(match.New(d, players(play.Person, partner.FairKind, partner.FairKind), nil, play.DiscardSaver{}))(t)
	for !m.IsOver() {
		for speaks && m.Position().LaidCount() == 0 {
			say, ok := partner.NextSignal(m.Position(), 0)
			if !ok {
				break
			}
			need.Value(m.Play(say))(t)
		}
		playCheapest(t, m)
	}
	return m
}
