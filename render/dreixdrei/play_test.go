package dreixdrei

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/guest"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// player plays DREI x DR3I by gestures.
type player struct {
	*guest.Guest
	game *game
}

func visit(t testing.TB, seed uint64) player { return visitFolder(t, t.TempDir(), seed) }

// visitFolder starts the program on a folder, with searches that take no time.
func visitFolder(t testing.TB, folder string, seed uint64) (p player) {
	about := About()
	about.Open = func(g *screens.GameScreens) screens.Game {
		p.game = newGame(g)
		p.game.hintLimits = guest.SearchAtOnce(200)
		return p.game
	}
	p.Guest = guest.Visit(t, about, folder, seed)
	return p
}

func (p player) table() *table.Table { return p.SessionScreen().Table.(*sitting).Table }

// sit begins a series at a table of persons and computer players, and lets the cards be dealt.
func (p player) sit(seats ...string) {
	p.Helper()
	p.SetUp(rival.PlayerKinds(), seats...)
	p.ClickLabel(p.Say("dreixdrei.begin.table"))
	p.ClickLabel(p.Say("setup.play"))
	p.AdvanceToRest()
}

// wants returns the next moves of the seat to move: those of the fair player.
func wants(p *dreixdrei.Position) []dreixdrei.Move {
	player, err := rival.NewPlayer(rival.FairKind, 0)
	if err != nil {
		panic(err)
	}
	return player.NextMoves(rival.ViewOf(p), 1)
}

// card returns a card of a kind of the person in front, in the hand or open, that is not among some.
func card(p *dreixdrei.Position, k dreixdrei.Kind, open bool, but []dreixdrei.Card) dreixdrei.Card {
	cards := p.AppendHand(nil, p.Turn())
	if open {
		row := p.OpenCards(p.Turn())
		cards = row[:]
	}
	for _, c := range cards {
		if c.Kind() == k && !slices.Contains(but, c) {
			return c
		}
	}
	return dreixdrei.NoCard
}

// play makes a move by gestures: dragged, or by clicks.
func (p player) play(m dreixdrei.Move, drags bool) {
	p.Helper()
	now := p.table().ShownPosition()
	to := func(from, to string) {
		if drags {
			p.Drag(p.PlaceMiddle(from), p.PlaceMiddle(to))
			return
		}
		p.Advance(guesttest.ClickGestures(p.PlaceMiddle(from))...)
		p.Advance()
		p.Advance(guesttest.ClickGestures(p.PlaceMiddle(to))...)
	}
	switch m.Action {
	case dreixdrei.SwapCards:
		to(scene.CardID(card(now, m.HandKind, false, nil)), scene.CardID(card(now, m.OpenKind, true, nil)))
	case dreixdrei.EndSwapping:
		p.ClickLabel(p.Say("dreixdrei.turn.exchanged"))
	case dreixdrei.PickUpPile:
		p.take(now, drags)
	case dreixdrei.TurnOverCard:
		p.Advance(guesttest.ClickGestures(p.PlaceMiddle(scene.CardID(nth(now, int(m.FaceDownIndex)))))...)
	case dreixdrei.NameJoker:
		p.name(m.JokerName)
	case dreixdrei.LayCards:
		p.lay(now, m, drags)
	}
	p.AdvanceToRest()
}

func nth(p *dreixdrei.Position, n int) dreixdrei.Card {
	row := p.FaceDownCards(p.Turn())
	left := slices.DeleteFunc(row[:], func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
	return left[n]
}

func (p player) take(now *dreixdrei.Position, drags bool) {
	p.Helper()
	switch {
	case drags:
		p.Drag(p.PlaceMiddle("pile"), p.PlaceMiddle("hand"))
	case now.PileSize()%2 == 0:
		p.SendCommand(input.CommandYes)
	default:
		at := p.PlaceMiddle("pile")
		p.Advance(guesttest.ClickGestures(at)...)
		p.Advance(input.Gesture{Kind: input.Press, From: at, At: at}, input.Gesture{Kind: input.Tap, From: at, At: at, IsDouble: true})
	}
}

// name chooses a name on the wheel.
func (p player) name(k dreixdrei.Kind) {
	p.Helper()
	p.Advance(guesttest.ClickGestures(p.PlaceMiddle("name." + k.String()))...)
}

// lay selects the cards of a laying but the last one by clicks with Ctrl held, as a JOKER may be among them, and lays all with that.
func (p player) lay(now *dreixdrei.Position, m dreixdrei.Move, drags bool) {
	p.Helper()
	var cards []dreixdrei.Card
	jokers := true
	for _, piece := range m.CardsToLay() {
		cards = append(cards, card(now, piece.Kind, piece.IsOpenCard, cards))
		jokers = jokers && piece.Kind == dreixdrei.Joker
	}
	click := func(id string) {
		at := p.PlaceMiddle(id)
		p.Advance(input.Gesture{Kind: input.Press, From: at, At: at, Modifiers: input.Ctrl}, input.Gesture{Kind: input.Tap, From: at, At: at})
		p.Advance()
	}
	for _, c := range cards[:len(cards)-1] {
		click(scene.CardID(c))
	}
	last := scene.CardID(cards[len(cards)-1])
	if drags && len(cards) == 1 {
		p.Drag(p.PlaceMiddle(last), p.PlaceMiddle("pile"))
	} else {
		click(last)
		p.Advance(guesttest.ClickGestures(p.PlaceMiddle("pile"))...)
	}
	if jokers {
		p.Advance()
		p.name(m.Kind())
	}
}

// TestWholeGamesByGestures plays series at tables of all sizes: one person among computer players, and several behind curtains.
func TestWholeGamesByGestures(t *testing.T) {
	for i, seats := range [][]string{{"Ada", "easy"}, {"Ada", "easy", "fair"}, {"Ada", "Ben"}, {"Ada", "easy", "Ben", "fair", "Cem", "easy", "easy", "Dora", "fair", "easy"}} {
		g := visit(t, uint64(i+1))
		g.ChangeSettings(func(s *store.Settings) { s.Speed = store.Speed(stage.InstantSpeed.String()) })
		g.sit(seats...)
		g.playOut()
		if all := g.FinishedEntries(); len(all) != 1 || all[0].Summary.SeatCount != len(seats) || len(all[0].Summary.Places) != len(seats) {
			t.Fatalf("%v: finished are %v", seats, all)
		}
	}
}

// playOut plays the match on the table to its end.
func (p player) playOut() {
	p.Helper()
	p.AfterTick = func() { p.wantSecrets() }
	m := p.table().Match
	for n := 0; !m.IsOver(); n++ {
		if n > 4000 {
			p.Fatalf("the match does not end\n%s", m.Position().TextPicture())
		}
		t := p.table()
		switch now := m.Position(); {
		case p.curtain():
			p.Advance((&guesttest.Monkey{Targets: func() []target.Target { return p.App.TopScreen().Targets(nil) }}).PrimaryClick()...)
			p.AdvanceToRest()
		case t.CanMove():
			for _, move := range wants(now) {
				before := m.MoveCount()
				if p.play(move, n%2 == 0); m.MoveCount() == before {
					p.Fatalf("%v, dragged %v, is no move: %s\n%s", move, n%2 == 0, t.Description(), now.TextPicture())
				}
			}
		default:
			p.SendCommand(input.CommandConfirm)
			p.AdvanceToRest()
		}
	}
	p.AdvanceToRest()
	p.AfterTick = nil
}

func (p player) curtain() bool {
	_, open := p.App.TopScreen().(*session.Screen)
	return !open && !p.table().Match.IsOver()
}

// wantSecrets fails where a hand shows that is not to be seen, or a face-down card while the game runs.
func (p player) wantSecrets() {
	if s, ok := p.App.TopScreen().(*session.Screen); !ok || s.Table.(*sitting).Table.Match.IsOver() {
		return
	}
	t := p.table()
	v := t.Timeline.View()
	for seat := range dreixdrei.Seat(v.SeatCount) {
		for _, c := range v.FaceDownCards[seat] {
			if c != dreixdrei.NoCard && t.Timeline.Pose(c).FaceUp > 0 {
				p.Errorf("the face-down card %v of seat %d shows", c, seat)
			}
		}
		for _, c := range v.Hands[seat] {
			if !t.Timeline.Seating().IsHandShown(seat, v.SeatToMove) && t.Timeline.HasArrived(int(c)) && !t.Timeline.IsMoving() && t.Timeline.Pose(c).FaceUp > 0 {
				p.Errorf("the card %v in the hand of seat %d shows", c, seat)
			}
		}
	}
}

// TestFishAndBatFlyToTheTable lets them come from the start screen: each flies to a place of its own in the window, the table waits for
// them, and neither an action nor a panel over the table does.
func TestFishAndBatFlyToTheTable(t *testing.T) {
	g := visit(t, 3)
	g.sit("Ada", "easy", "fair")
	b := g.SessionScreen().Table.(*sitting)
	for h, at := range b.goals() {
		if at.W <= 0 || at.OverlapArea(geom.Rect{W: g.Frame().W, H: g.Frame().H}) < at.W*at.H-1 || at.OverlapArea(b.goals()[1-h]) > 0 {
			t.Errorf("figure %d flies to %v", h, at)
		}
	}
	flies := func() *tabletop.Arrival {
		if b.ArriveFrom(b.game.FirstScreen()); !b.NeedsTick(true) || b.Table.Arrival.HasLanded(0) || b.Table.Arrival.HasLanded(1) {
			t.Fatal("nobody flies")
		}
		return &b.Table.Arrival
	}
	for n, of := 0, flies(); of.IsMoving(); n++ {
		if g.Advance(); n > 60 {
			t.Fatal("the flight does not end")
		}
	}
	of := flies()
	if b.Tick(false); of.IsMoving() {
		t.Error("figures fly below a panel")
	}
	of = flies()
	if g.SendCommand(input.CommandRight); of.IsMoving() {
		t.Error("figures fly on after an action")
	}
}

// TestAMonkeyCannotBreakTheGame uses all screens at random. Nothing panics, and what can be pressed lies in the window.
func TestAMonkeyCannotBreakTheGame(t *testing.T) {
	moves := 0
	for seed := range uint64(4) {
		g := visit(t, seed)
		g.SetUp(rival.PlayerKinds(), "Ada", "easy", "Mia", "fair", "easy", "easy")
		random := rand.New(rand.NewPCG(seed, 9))
		m := &guesttest.Monkey{Random: random}
		m.UsefulGestures = func() []input.Gesture {
			s, ok := g.App.TopScreen().(*session.Screen)
			if !ok || !s.Table.(*sitting).Table.CanMove() {
				return m.PrimaryClick()
			}
			moves++
			choices := s.Table.(*sitting).SelectableCards()
			if len(choices) == 0 {
				return m.PrimaryClick()
			}
			var all []input.Gesture
			for _, p := range s.Table.Places(nil) {
				if p.ID == scene.CardID(dreixdrei.Card(choices[random.IntN(len(choices))])) {
					all = append(guesttest.ClickGestures(input.Point(p.Rect.Center())), guesttest.CommandGesture(input.CommandConfirm))
				}
			}
			return all
		}
		g.RunMonkey(m, 300, assets.Languages())
	}
	if moves < 20 {
		t.Errorf("the monkeys made %d moves", moves)
	}
}
