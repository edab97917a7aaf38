package dreixdrei_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
)

// setup returns the position of a set-up at play: seats split by " | ", each with its hand, open and face-down cards split
// by " / ", and further tags.
func setup(t testing.TB, seats string, tags ...string) dreixdrei.Position {
	t.Helper()
	text := "[Game \"DREI x DR3I\"]\n[Format \"1\"]\n[Stage \"play\"]\n"
	for i, seat := range strings.Split(seats, " | ") {
		lists := strings.Split(seat+" / / ", "/")
		text += fmt.Sprintf("[Seat%d \"\"]\n[Hand%[1]d \"%[2]s\"]\n[Open%[1]d \"%[3]s\"]\n[Down%[1]d \"%[4]s\"]\n", i+1, lists[0], lists[1], lists[2])
	}
	if !strings.Contains(strings.Join(tags, ""), "[Draw") {
		text += "[Draw \"\"]\n"
	}
	g, err := record.Parse(text + strings.Join(tags, "\n"))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return position(t, g.Deal)
}

// play plays tokens and returns what happened.
func play(t testing.TB, p *dreixdrei.Position, tokens string) (all []dreixdrei.Event) {
	t.Helper()
	for token := range strings.FieldsSeq(tokens) {
		m, ok := dreixdrei.ParseMove(token)
		if !ok || m.String() != token {
			t.Fatalf("%q is read as %v", token, m)
		}
		next, events, err := dreixdrei.Apply(*p, m)
		if err != nil {
			t.Fatalf("%v\n%s", err, p.TextPicture())
		}
		*p = next
		all = append(all, events...)
	}
	return all
}

// refusal returns why a token is refused.
func refusal(t testing.TB, p *dreixdrei.Position, token string) *dreixdrei.Refusal {
	t.Helper()
	m, ok := dreixdrei.ParseMove(token)
	_, _, err := dreixdrei.Apply(*p, m)
	var r *dreixdrei.Refusal
	if !ok || !errors.As(err, &r) {
		t.Fatalf("%s: got error %v\n%s", token, err, p.TextPicture())
	}
	return r
}

// want compares tags of a position.
func want(t testing.TB, p *dreixdrei.Position, tags ...string) {
	t.Helper()
	printed := string(record.AppendPosition(nil, p))
	for _, tag := range tags {
		if !strings.Contains(printed, tag) {
			t.Errorf("want %s in\n%s", tag, printed)
		}
	}
}

// names returns the events by their names.
func names(events []dreixdrei.Event) string {
	var all []string
	for _, e := range events {
		all = append(all, strings.TrimPrefix(fmt.Sprintf("%T", e), "dreixdrei."))
	}
	return strings.Join(all, " ")
}

// D 2, D 3 and section 2: the material and the deal.
func TestDeal(t *testing.T) {
	for seats, draw := range map[int]int{2: 37, 3: 28, 4: 19, 5: 65, 6: 56, 7: 47, 8: 38, 9: 29, 10: 20} {
		p := position(t, dreixdrei.NewDeal(seats, dreixdrei.UsualSetCount(seats), 1, 7))
		if p.DrawPileSize() != draw || p.Turn() != 1 || !p.IsSwapping() || p.HandSize(0) != 3 || p.OpenCardCount(0) != 3 || p.FaceDownCount(0) != 3 {
			t.Errorf("%d seats:\n%s", seats, p.TextPicture())
		}
		checkInvariants(t, &p)
	}
	if p := position(t, dreixdrei.NewDeal(4, 2, 0, 7)); p.DrawPileSize() != 110-36 {
		t.Errorf("two sets:\n%s", p.TextPicture())
	}
	d := dreixdrei.NewDeal(5, 1, 0, 7)
	if _, err := d.Position(); err == nil {
		t.Error("five seats play with one set")
	}
	if a, b := dreixdrei.ShuffledDeck(1, 1), dreixdrei.ShuffledDeck(1, 1); cmp.Diff(a, b) != "" || fmt.Sprint(a[:9]) != "[4 I 7 12 J R 11 4 9]" {
		t.Errorf("seed 1 gives %v", a[:9])
	}
}

// D 4: each seat exchanges in turn, beginning with the one that starts, and cards that come from the table are known.
func TestExchange(t *testing.T) {
	p := position(t, dreixdrei.NewDeal(3, 1, 2, 1))
	events := play(t, &p, ". . .")
	if got := names(events); got != "TurnEnded TurnEnded TurnEnded" || p.IsSwapping() || p.Turn() != 2 {
		t.Errorf("got %s\n%s", got, p.TextPicture())
	}
	if r := refusal(t, &p, "."); r.Reason != dreixdrei.SwappingEnded {
		t.Errorf("got %v", r)
	}
	p = position(t, dreixdrei.NewDeal(2, 1, 0, 1))
	hand, open := p.AppendHand(nil, 0), p.OpenCards(0)
	swap := dreixdrei.Swap(hand[0].Kind(), open[1].Kind())
	events = play(t, &p, swap.String())
	if diff := cmp.Diff([]dreixdrei.Event{dreixdrei.CardsSwapped{Seat: 0, CardFromHand: hand[0], OpenCard: open[1], Spot: 1}}, events); diff != "" {
		t.Error(diff)
	}
	if p.OpenCards(0)[1] != hand[0] || p.CountKnownInHand(0, open[1].Kind()) != 1 || p.Turn() != 0 {
		t.Errorf("after %v\n%s", swap, p.TextPicture())
	}
	for _, token := range []string{"3", "<", "#1", "=8"} {
		if r := refusal(t, &p, token); r.Reason != dreixdrei.SwappingNotEnded {
			t.Errorf("%s: got %v", token, r)
		}
	}
}

// Section 3: which card may be laid on which demand.
func TestDemand(t *testing.T) {
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		for _, demand := range []dreixdrei.Kind{0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12} {
			want := demand == 0 || k > 12 || demand == 7 && k <= 7 || demand != 7 && k >= demand
			if k.CanMeet(demand) != want {
				t.Errorf("%v on %v: want %v", k, demand, want)
			}
		}
	}
	for pile, want := range map[string]string{"": "-", "8": "8", "8 I I": "8", "I": "-", "8 R": "-", "8 R I": "-", "9 R 3 J=I": "3", "J=7 J=7": "7", "9 J=R": "-"} {
		p := setup(t, "3 | 4", fmt.Sprintf("[Discard %q]", pile))
		if got, _ := p.Demand(); got.String() != want {
			t.Errorf("%s demands %v, want %s", pile, got, want)
		}
	}
}

// The refusals name the cards at fault.
func TestRefusals(t *testing.T) {
	p := setup(t, "3 8 12 / 9 9 / 4 | 4", `[Discard "5 9 J=I I"]`)
	for token, want := range map[string]dreixdrei.Refusal{
		"8":    {Reason: dreixdrei.LowerThanDemand, Demand: 9, DemandingCard: p.Pile()[1]},
		"3+8":  {Reason: dreixdrei.NotEqualKinds},
		"^9":   {Reason: dreixdrei.OpenCardTooEarly, HasHand: true, HasOpenCards: true},
		"#1":   {Reason: dreixdrei.FaceDownTooEarly, HasHand: true, HasOpenCards: true},
		"9":    {Reason: dreixdrei.NotInHand},
		"8+8":  {Reason: dreixdrei.NotInHand},
		"=8":   {Reason: dreixdrei.NoJokerToName},
		"3~9":  {Reason: dreixdrei.SwappingEnded},
		"12+9": {Reason: dreixdrei.NotEqualKinds},
	} {
		r := refusal(t, &p, token)
		want.Move = r.Move
		if *r != want || r.Error() == "" || r.Reason.Name() == "" {
			t.Errorf("%s: got %+v", token, r)
		}
	}
	p = setup(t, "8 / 9 / 4 | 4", `[Discard "J=7"]`, `[Draw ""]`, `[Phase1 "2"]`)
	if r := refusal(t, &p, "^9"); r.Reason != dreixdrei.AboveSeven || r.DemandingCard != p.Pile()[0] {
		t.Errorf("got %+v", r)
	}
	if r := refusal(t, &p, "^8"); r.Reason != dreixdrei.NotAnOpenCard {
		t.Errorf("got %+v", r)
	}
}

// D 6, D 8: cards of one kind from the hand, JOKERs among them; then the hand is filled up to three.
func TestLaying(t *testing.T) {
	p := setup(t, "8 8 J J / 9 / 3 | 4 4 5", `[Draw "9 10 11"]`, `[Discard "8"]`)
	events := play(t, &p, "8+J=8+8")
	want(t, &p, `[Discard "8 8 J=8 8"]`, `[Hand1 "9 10 J"]`, `[Draw "11"]`, `[Turn "2"]`)
	if got := names(events); got != "JokerNamed CardsLaid HandFilled TurnEnded" {
		t.Errorf("got %s", got)
	}
	p = setup(t, "3 3 3 4 4 | 4 5 6", `[Draw "9 10"]`)
	play(t, &p, "3+3")
	want(t, &p, `[Hand1 "3 4 4"]`, `[Draw "9 10"]`)
	p = setup(t, "8 8 8 J J J 4 | 8 8 8 J J J 4", `[Sets "2"]`, `[Draw "9 8 8"]`)
	play(t, &p, "8+8+8+J=8+J=8+J=8 8+8+8+J=8+J=8+J=8")
	want(t, &p, `[Discard "8 8 8 J=8 J=8 J=8 8 8 8 J=8 J=8 J=8"]`)
}

// D 9, D 10: taking up, and four equal cards.
func TestTakingUp(t *testing.T) {
	p := setup(t, "5 5 12 J J | 3 9", `[Sets "2"]`, `[Discard "5 5 J=5 5 J=6 7"]`)
	events := play(t, &p, "<")
	want(t, &p, `[Hand1 "5 7 12"]`, `[Gone "5 5 5 5 J J J J"]`, `[Turn "2"]`)
	if got := names(events); got != "PilePickedUp FourSetAside FourSetAside TurnEnded" || p.CountKnownInHand(0, 5) != 0 || p.CountKnownInHand(0, 7) != 1 {
		t.Errorf("got %s, known %d", got, p.CountKnownInHand(0, 5))
	}
	p = setup(t, "5 5 5 | 3 9", `[Sets "2"]`, `[Discard "5 5 5 5 5"]`)
	play(t, &p, "<")
	want(t, &p, `[Hand1 ""]`, `[Gone "5 5 5 5 5 5 5 5"]`, `[Places "1 2"]`, `[Turn "-"]`) // out by four equal cards (D 16)
	p = setup(t, "5 5 4 | 3 9 9", `[Discard "5 5"]`, `[Draw "8 9 10"]`)
	play(t, &p, "<")
	want(t, &p, `[Hand1 "4 8 9"]`, `[Draw "10"]`)
	if r := refusal(t, &p, "<"); r.Reason != dreixdrei.NoPileToPickUp {
		t.Errorf("got %v", r)
	}
}

// D 11: phase 2 begins when hand and draw pile are empty, also in the middle of a turn, and stays.
func TestPhases(t *testing.T) {
	p := setup(t, "D / 9 9 / 3 | 4", `[Discard "12"]`)
	events := play(t, &p, "D")
	if got := names(events); got != "CardsLaid PileDeleted PhaseReached" {
		t.Errorf("got %s", got)
	}
	want(t, &p, `[Phase1 "2"]`, `[Pending "again"]`)
	events = play(t, &p, "^9+^9")
	want(t, &p, `[Phase1 "3"]`, `[Turn "2"]`, `[Discard "9 9"]`)
	if got := names(events); got != "CardsLaid PhaseReached TurnEnded" {
		t.Errorf("got %s", got)
	}
	p = setup(t, "4 4 / 9 / 3 | 4 5 5", `[Discard "12"]`, `[Phase1 "2"]`)
	play(t, &p, "< 5+5 ^9")
	want(t, &p, `[Phase1 "3"]`, `[Hand1 "4 4 12"]`)
	if r := refusal(t, &p, "#1"); r.Reason != dreixdrei.NoPileToPickUp && p.Turn() == 0 {
		t.Errorf("got %v", r)
	}
	p = setup(t, "3 4 5 / / 9 | 6 6 6", `[Draw "7"]`) // a set-up without open cards
	if events = play(t, &p, "3"); p.Phase(0) != 3 || names(events) != "CardsLaid HandFilled PhaseReached PhaseReached TurnEnded" {
		t.Errorf("phase %d after %s", p.Phase(0), names(events))
	}
}

// D 12, D 13: turning up; a misfit goes to the hand, a JOKER waits for its name, a DELETE goes on.
func TestTurningUp(t *testing.T) {
	p := setup(t, " / / 4 J D | 3 12", `[Discard "9 9"]`)
	missed := p
	events := play(t, &missed, "#1")
	want(t, &missed, `[Hand1 "4 9 9"]`, `[Down1 "J D"]`, `[Turn "2"]`)
	if diff := cmp.Diff("CardTurnedUp PilePickedUp TurnEnded", names(events)); diff != "" {
		t.Error(diff)
	}
	events = play(t, &p, "#2")
	want(t, &p, `[Pending "joker"]`, `[Down1 "4 D"]`)
	if r := refusal(t, &p, "<"); r.Reason != dreixdrei.JokerNeedsName || r.Joker != p.TurnedJoker() {
		t.Errorf("got %+v", r)
	}
	events = append(events, play(t, &p, "=9 12 #2")...) // the D; seat 2 has laid the 12
	want(t, &p, `[Pending "again"]`, `[Gone "9 9 J 12 D"]`)
	if diff := cmp.Diff("CardTurnedUp JokerNamed CardsLaid TurnEnded CardsLaid TurnEnded CardTurnedUp CardsLaid PileDeleted", names(events)); diff != "" {
		t.Error(diff)
	}
	events = play(t, &p, "#1")
	want(t, &p, `[Places "1 2"]`, `[Turn "-"]`, `[Discard "4"]`)
	if names(events) != "CardTurnedUp CardsLaid SeatFinished TurnEnded GameEnded" || p.Loser() != 1 || p.Place(0) != 1 || p.Place(1) != 2 {
		t.Errorf("got %s, loser %d", names(events), p.Loser())
	}
}

// D 16: who has no cards is out, also by a DELETE; the others play on, and the next one meets the pile.
func TestGoingOut(t *testing.T) {
	p := setup(t, "D | 3 12 | 4", `[Discard "9 9"]`)
	if got := names(play(t, &p, "D")); got != "CardsLaid PileDeleted SeatFinished TurnEnded" {
		t.Errorf("got %s", got)
	}
	want(t, &p, `[Places "1"]`, `[Turn "2"]`, `[Pending "-"]`)
	p = setup(t, "9 | 3 12 | 4", `[Discard "9 9"]`)
	play(t, &p, "9")
	if r := refusal(t, &p, "3"); r.Reason != dreixdrei.LowerThanDemand || p.NextSeat(2) != 1 {
		t.Errorf("got %v", r)
	}
}

// D 17: 200 turns in a row without progress end the game, and those who still play share the last place.
func TestCircles(t *testing.T) {
	p := setup(t, "3 9 12 | 4 10 11 | / | 5 6 8", `[Places "3"]`)
	var events []dreixdrei.Event
	for turns := 1; !p.IsOver(); turns++ {
		token := "<" // one lays, the next takes up
		if p.PileSize() == 0 {
			token = p.AppendHand(nil, p.Turn())[0].String()
		}
		events = play(t, &p, token)
		if p.IsOver() != (turns == 200) {
			t.Fatalf("after %d turns\n%s", turns, p.TextPicture())
		}
	}
	if got := events[len(events)-1]; !p.IsUndecided() || got != (dreixdrei.GameEnded{Loser: dreixdrei.NoSeat}) {
		t.Errorf("got %v\n%s", got, p.TextPicture())
	}
	if p.Place(2) != 1 || p.Place(0) != 4 || p.Place(3) != 4 {
		t.Errorf("places %d %d %d", p.Place(2), p.Place(0), p.Place(3))
	}
	want(t, &p, `[Places "3 ="]`, `[Turn "-"]`)
}

// Positions that no game leads to are refused.
func TestDealsThatThereAreNot(t *testing.T) {
	good := func() dreixdrei.Deal { return dreixdrei.NewDeal(3, 1, 0, 5) }
	for name, change := range map[string]func(d *dreixdrei.Deal){
		"one seat":             func(d *dreixdrei.Deal) { d.SeatCount = 1 },
		"three sets":           func(d *dreixdrei.Deal) { d.SetCount = 3 },
		"seat 4 starts":        func(d *dreixdrei.Deal) { d.StartSeat = 3 },
		"no hand":              func(d *dreixdrei.Deal) { d.Hand = d.Hand[:2] },
		"four open cards":      func(d *dreixdrei.Deal) { d.OpenCards[0] = append(d.OpenCards[0][:3:3], 3); d.IsSwapping = false },
		"two cards to swap":    func(d *dreixdrei.Deal) { d.OpenCards[0] = d.OpenCards[0][:2] },
		"no such kind":         func(d *dreixdrei.Deal) { d.DrawPile[0] = 99 },
		"a card too many":      func(d *dreixdrei.Deal) { d.RemovedCards = []dreixdrei.Kind{3} },
		"too short a hand":     func(d *dreixdrei.Deal) { d.IsSwapping, d.Hand[0] = false, d.Hand[0][:2] },
		"a DELETE on the pile": func(d *dreixdrei.Deal) { d.IsSwapping, d.Pile, d.DrawPile = false, []dreixdrei.Face{{Kind: 13}}, nil },
		"out with cards":       func(d *dreixdrei.Deal) { d.FinishedSeats = []dreixdrei.Seat{1} },
		"out twice":            func(d *dreixdrei.Deal) { d.FinishedSeats = []dreixdrei.Seat{1, 1} },
	} {
		d := good()
		if change(&d); true {
			if p, err := d.Position(); err == nil {
				t.Errorf("%s: got\n%s", name, p.TextPicture())
			}
		}
	}
}

// The number of ways to play on, counted a second time by a reader that shares nothing with this one.
func TestPerft(t *testing.T) {
	for _, tt := range []struct {
		name string
		p    dreixdrei.Position
		want []int
	}{
		{"late", setup(t, " / / 4 J | / | 9 12 / 9 / 5", `[Discard "6 J=9 I"]`, `[Gone "D J"]`, `[Places "2"]`, `[Phase3 "2"]`), []int{3, 15, 96, 204, 713}},
		{"middle", setup(t, "7 9 9 J / 9 J 8 / 4 J D | 5 D I / 5 5 5 / 12 R", `[Discard "6 6 6"]`, `[Phase1 "2"]`), []int{59, 239, 2697}},
	} {
		for depth, want := range tt.want {
			if got := perft(&tt.p, depth+1); got != want {
				t.Errorf("%s, depth %d: got %d, want %d", tt.name, depth+1, got, want)
			}
		}
	}
}

func perft(p *dreixdrei.Position, depth int) (n int) {
	if depth == 0 {
		return 1
	}
	for _, m := range p.AppendMoves(nil) {
		next := *p
		if err := next.Play(m); err != nil {
			panic(err)
		}
		n += perft(&next, depth-1)
	}
	return n
}
