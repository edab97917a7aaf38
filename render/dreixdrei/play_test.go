package dreixdrei

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

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

func init() {
	session.Develop = func(screen *ebiten.Image) image.Image { return image.NewRGBA(screen.Bounds()) }
}

func visit(t testing.TB, seed uint64) player { return visitFolder(t, t.TempDir(), seed) }

// visitFolder starts the program on a folder, with searches that take no time.
func visitFolder(t testing.TB, folder string, seed uint64) (p player) {
	about := About()
	about.Open = func(f *screens.GameScreens) screens.Game {
		p.game = newGame(f)
		p.game.thinking = guest.SearchAtOnce(200)
		return p.game
	}
	p.Guest = guest.Visit(t, about, folder, seed)
	return p
}

func (g player) table() *table.Table { return g.SessionScreen().Table.(*sitting).Table }

// sit begins a series at a table of persons and computer players, and lets the cards be dealt.
func (g player) sit(seats ...string) {
	g.Helper()
	g.SetUp(rival.PlayerKinds(), seats...)
	g.ClickLabel(g.Say("dreixdrei.begin.table"))
	g.ClickLabel(g.Say("setup.play"))
	g.AdvanceToRest()
}

// wants returns the next moves of the seat to move: those of the fair player.
func wants(p *dreixdrei.Position) []dreixdrei.Move {
	player, err := rival.New(rival.Fair, 0)
	if err != nil {
		panic(err)
	}
	return player.Moves(rival.ViewOf(p), 1)
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
func (g player) play(m dreixdrei.Move, drags bool) {
	g.Helper()
	p := g.table().ShownPosition()
	to := func(from, to string) {
		if drags {
			g.Drag(g.PlaceMiddle(from), g.PlaceMiddle(to))
			return
		}
		g.Advance(guesttest.ClickGestures(g.PlaceMiddle(from))...)
		g.Advance()
		g.Advance(guesttest.ClickGestures(g.PlaceMiddle(to))...)
	}
	switch m.Action {
	case dreixdrei.SwapCards:
		to(scene.CardID(card(p, m.HandKind, false, nil)), scene.CardID(card(p, m.OpenKind, true, nil)))
	case dreixdrei.EndSwapping:
		g.ClickLabel(g.Say("dreixdrei.turn.exchanged"))
	case dreixdrei.PickUpPile:
		g.take(p, drags)
	case dreixdrei.TurnOverCard:
		g.Advance(guesttest.ClickGestures(g.PlaceMiddle(scene.CardID(nth(p, int(m.FaceDownIndex)))))...)
	case dreixdrei.NameJoker:
		g.name(m.JokerName)
	case dreixdrei.LayCards:
		g.lay(p, m, drags)
	}
	g.AdvanceToRest()
}

func nth(p *dreixdrei.Position, n int) dreixdrei.Card {
	row := p.FaceDownCards(p.Turn())
	left := slices.DeleteFunc(row[:], func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
	return left[n]
}

func (g player) take(p *dreixdrei.Position, drags bool) {
	g.Helper()
	switch {
	case drags:
		g.Drag(g.PlaceMiddle("pile"), g.PlaceMiddle("hand"))
	case p.PileSize()%2 == 0:
		g.SendCommand(input.CommandYes)
	default:
		at := g.PlaceMiddle("pile")
		g.Advance(guesttest.ClickGestures(at)...)
		g.Advance(input.Gesture{Kind: input.Press, From: at, At: at}, input.Gesture{Kind: input.Tap, From: at, At: at, Double: true})
	}
}

// name chooses a name on the wheel.
func (g player) name(k dreixdrei.Kind) {
	g.Helper()
	g.Advance(guesttest.ClickGestures(g.PlaceMiddle("name." + k.String()))...)
}

// lay selects the cards of a laying but the last one by clicks with Ctrl held, as a JOKER may be among them, and lays all with that.
func (g player) lay(p *dreixdrei.Position, m dreixdrei.Move, drags bool) {
	g.Helper()
	var cards []dreixdrei.Card
	jokers := true
	for _, piece := range m.CardsToLay() {
		cards = append(cards, card(p, piece.Kind, piece.IsOpen, cards))
		jokers = jokers && piece.Kind == dreixdrei.Joker
	}
	click := func(id string) {
		at := g.PlaceMiddle(id)
		g.Advance(input.Gesture{Kind: input.Press, From: at, At: at, Modifiers: input.Ctrl}, input.Gesture{Kind: input.Tap, From: at, At: at})
		g.Advance()
	}
	for _, c := range cards[:len(cards)-1] {
		click(scene.CardID(c))
	}
	last := scene.CardID(cards[len(cards)-1])
	if drags && len(cards) == 1 {
		g.Drag(g.PlaceMiddle(last), g.PlaceMiddle("pile"))
	} else {
		click(last)
		g.Advance(guesttest.ClickGestures(g.PlaceMiddle("pile"))...)
	}
	if jokers {
		g.Advance()
		g.name(m.Kind())
	}
}

// TestWholeGamesByGestures plays series at tables of all sizes: one person among computer players, and several behind curtains.
func TestWholeGamesByGestures(t *testing.T) {
	for i, seats := range [][]string{{"Ada", "easy"}, {"Ada", "easy", "fair"}, {"Ada", "Ben"}, {"Ada", "easy", "Ben", "fair", "Cem", "easy", "easy", "Dora", "fair", "easy"}} {
		g := visit(t, uint64(i+1))
		g.ChangeSettings(func(s *store.Settings) { s.Speed = store.Speed(stage.Instant.String()) })
		g.sit(seats...)
		g.playOut()
		if all := g.FinishedEntries(); len(all) != 1 || all[0].Summary.SeatCount != len(seats) || len(all[0].Summary.Places) != len(seats) {
			t.Fatalf("%v: finished are %v", seats, all)
		}
	}
}

// playOut plays the match on the table to its end.
func (g player) playOut() {
	g.Helper()
	g.AfterTick = func() { g.wantSecrets() }
	m := g.table().Match
	for n := 0; !m.IsOver(); n++ {
		if n > 4000 {
			g.Fatalf("the match does not end\n%s", m.Position().Picture())
		}
		t := g.table()
		switch p := m.Position(); {
		case g.curtain():
			g.Advance((&guesttest.Monkey{Targets: func() []target.Target { return g.App.TopScreen().Targets(nil) }}).PrimaryClick()...)
			g.AdvanceToRest()
		case t.CanMove():
			for _, move := range wants(p) {
				before := m.MoveCount()
				if g.play(move, n%2 == 0); m.MoveCount() == before {
					g.Fatalf("%v, dragged %v, is no move: %s\n%s", move, n%2 == 0, t.Description(), p.Picture())
				}
			}
		default:
			g.SendCommand(input.CommandConfirm)
			g.AdvanceToRest()
		}
	}
	g.AdvanceToRest()
	g.AfterTick = nil
}

func (g player) curtain() bool {
	_, open := g.App.TopScreen().(*session.Screen)
	return !open && !g.table().Match.IsOver()
}

// wantSecrets fails where a hand shows that is not to be seen, or a face-down card while the game runs.
func (g player) wantSecrets() {
	if s, ok := g.App.TopScreen().(*session.Screen); !ok || s.Table.(*sitting).Table.Match.IsOver() {
		return
	}
	t := g.table()
	v := t.Timeline.View()
	for seat := range dreixdrei.Seat(v.SeatCount) {
		for _, c := range v.FaceDownCards[seat] {
			if c != dreixdrei.NoCard && t.Timeline.Pose(c).FaceUp > 0 {
				g.Errorf("the face-down card %v of seat %d shows", c, seat)
			}
		}
		for _, c := range v.Hands[seat] {
			if !t.Timeline.Seating().IsHandShown(seat, v.Turn) && t.Timeline.HasArrived(int(c)) && !t.Timeline.IsMoving() && t.Timeline.Pose(c).FaceUp > 0 {
				g.Errorf("the card %v in the hand of seat %d shows", c, seat)
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
