// Package toytable is a table of Up the stairs, the co-operative toy game, and a person who sits there. Tests alone import it.
package toytable

import (
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/sounds"
)

// The spots: a card goes to the middle, and in the corner a seat waves.
var (
	Middle = tabletop.Aim{Kind: 1}
	Corner = tabletop.Aim{Kind: 2}

	MiddlePoint, CornerPoint = areas[Middle].Center(), areas[Corner].Center()

	Beside = geom.Point{X: 300, Y: 450} // where no card and no spot is
)

// areas are where the spots are. A card that is carried covers one of them at most.
var areas = map[tabletop.Aim]geom.Rect{Middle: {X: 560, Y: 200, W: 100, H: 140}, Corner: {X: 860, Y: 200, W: 100, H: 140}}

// SpotOfAim returns the spot of an aim, for marks on it.
func SpotOfAim(a tabletop.Aim) tabletop.Spot {
	return tabletop.Spot{Kind: tabletop.GameSpotsFrom, Row: int8(a.Kind)}
}

// cardRect is where the card of the hand lies that has so many before it.
func cardRect(i int) geom.Rect { return geom.Rect{X: 400 + 120*float64(i), Y: 600, W: 100, H: 140} }

// CardPoint is the middle of that card.
func CardPoint(i int) geom.Point { return cardRect(i).Center() }

// Match is a match that counts hints.
type Match struct {
	*stairs.Match
	HintCount int
}

func (m *Match) RecordHint() { m.HintCount++ }

// Table is a table of Up the stairs, at which each event of a match is seen for some ticks: a card goes to the middle, and in the corner
// the seat waves.
type Table struct {
	tabletop.Table[*Match, stairs.Position, stairs.Move, stairs.Event]
	Scene   *Scene
	Effects Effects
	Refused []error // why moves were not allowed
}

// Picture has the pose of every card, by its letter.
type Picture struct{ Cards ['Z' + 1]stage.Pose }

// Scene shows a position of Up the stairs, and events one after the other.
type Scene struct {
	tabletop.SeatedTimeline[play.Seat, tabletop.Card, stairs.Position, stairs.Event, stairs.Position, Picture]
}

// EventSpan is how long an event is seen.
const EventSpan stage.Span = 170

func (l *Scene) AppendTargets(dst []target.Target) []target.Target { return dst }
func (l *Scene) DragSizes(float64) tabletop.DragSizes {
	return tabletop.DragSizes{HandWidth: 100, TableWidth: 80, EdgeY: 400}
}

// room lays out the cards.
type room struct {
	tabletop.TableWindow[play.Seat]
	edges tabletop.Edges
}

func (r *room) ApplyEvent(v *stairs.Position, e stairs.Event) {
	*v, _, _ = stairs.Apply(*v, stairs.Move(e), r.Seating.SeatCount)
}
func (r *room) Clone(v *stairs.Position) stairs.Position           { return *v }
func (r *room) SeatToMove(v *stairs.Position) int                  { return int(v.Turn) }
func (r *room) Parts(p *Picture) (all []stage.Pose, _ []geom.Rect) { return p.Cards[:], nil }

func (r *room) PlanAnimation(e stairs.Event, _ int) stage.AnimationPlan {
	if e.Card == stairs.Wave {
		return stage.AnimationPlan{PauseAfter: EventSpan}
	}
	return stage.AnimationPlan{Cards: []int{int(e.Card)}, TimePerCard: EventSpan}
}

// Arrange lays the hand in front at the lower edge and the others at the upper one; of the cards in the middle only the last is seen.
func (r *room) Arrange(v *stairs.Position) (p Picture) {
	r.edges = tabletop.NewEdges(r.Frame, 5)
	r.edges.PlaceColumns(geom.Rect{X: 300, Y: 20, W: 680, H: 500})
	r.edges.PlaceButtons(r.edges.RightColumn.X)
	r.edges.PlacePromptLine(680)
	for c := range p.Cards {
		p.Cards[c] = stage.LyingPose(areas[Middle], 0)
		p.Cards[c].IsVisible = c == int(v.Top)
	}
	for seat, hand := range v.Hands {
		for i, c := range []byte(hand) {
			at := cardRect(i)
			if play.Seat(seat) != r.Seating.Front {
				at.Y = -100 * float64(seat)
			}
			p.Cards[c] = stage.LyingPose(at, 1+i)
		}
	}
	return p
}

// Effects are fireworks for so many ticks.
type Effects struct{ Ticks int }

func (e *Effects) IsMoving() bool { return e.Ticks > 0 }
func (e *Effects) EndEffects()    { e.Ticks = 0 }

func (e *Effects) Tick() (changed bool) {
	e.Ticks = max(e.Ticks-1, 0)
	return false
}

// Cards is the hand in front.
func (t *Table) Cards() string { return t.ShownPosition().Hands[t.Scene.FrontSeat()] }

// moved returns the moves of a card, whether or not they are allowed.
func (t *Table) moved(c tabletop.Card) map[tabletop.Aim]stairs.Move {
	seat := t.Scene.FrontSeat()
	return map[tabletop.Aim]stairs.Move{Middle: {Seat: seat, Card: byte(c)}, Corner: {Seat: seat, Card: stairs.Wave}}
}

// What the table asks of its game: see tabletop.Game.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	for i, card := range []byte(t.Cards()) {
		if cardRect(i).Contains(at) && t.CanMove() {
			return tabletop.Card(card)
		}
	}
	return tabletop.NoCard
}

func (t *Table) SelectableCards() (all []tabletop.Card) {
	if t.CanMove() {
		for _, c := range []byte(t.Cards()) {
			all = append(all, tabletop.Card(c))
		}
	}
	return all
}

func (t *Table) OfferAims(_ tabletop.Card, offer func(tabletop.Aim, geom.Rect)) {
	for _, to := range []tabletop.Aim{Middle, Corner} {
		offer(to, areas[to])
	}
}

func (t *Table) MoveFor(c tabletop.Card, to tabletop.Aim) (stairs.Move, bool) {
	m, ok := t.moved(c)[to]
	return m, ok && t.CanMove()
}

func (t *Table) CheckMove(c tabletop.Card, to tabletop.Aim) error {
	_, _, err := stairs.Apply(*t.ShownPosition(), t.moved(c)[to], len(t.Match.Players()))
	return err
}

// EndTurn makes the move that needs no card.
func (t *Table) EndTurn() {
	if t.CanMove() {
		t.Play(t.moved(0)[Corner])
	}
}

func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	wave := tabletop.Button{ID: tabletop.EndTurnButton, Rect: t.Edges().EndTurnRect, IsEnabled: t.CanMoveNow()}
	return t.AppendHelpButtons(t.AppendTurnOrEndButtons(t.AppendIcons(dst), wave))
}

func (t *Table) RefusalFor(err error) (tabletop.Refusal, bool) {
	t.Refused = append(t.Refused, err)
	rule := rulebook.Explanation{Paragraph: rulebook.Paragraph{Number: "7"}}
	return tabletop.Refusal{Text: err.Error(), FaultySpots: []tabletop.Spot{SpotOfAim(Middle)}, Explanation: rule, IsExplained: true}, true
}

func (t *Table) SpotRect(at tabletop.Spot) (geom.Rect, bool) {
	return areas[tabletop.Aim{Kind: uint8(at.Row)}], true
}

func (t *Table) PressButton(tabletop.ButtonID)                   {}
func (t *Table) HandleKey(input.Command) (done bool)             { return false }
func (t *Table) Prompt() (string, bool)                          { return "", false }
func (t *Table) ShowEvent(*stage.Step[stairs.Event], int)        {}
func (t *Table) DrawCard(*kit.Canvas, tabletop.Spot, stage.Pose) {}

// LowPlayerWithHand returns a computer player with a hand.
func LowPlayerWithHand(hand string) play.Player {
	return play.Player{Name: "Ben " + hand, Kind: stairs.Low}
}

// PersonWithHand returns a person with a hand.
func PersonWithHand(hand string) play.Player {
	return play.Player{Name: "Ben " + hand, Kind: play.Person}
}

// Sit returns a table at which Ann has a hand and others have theirs.
func Sit(t testing.TB, ann string, others ...play.Player) *Table {
	t.Helper()
	players, hands := []play.Player{{Name: "Ann", Kind: play.Person}}, []string{ann}
	for _, p := range others {
		name, hand, _ := strings.Cut(p.Name, " ")
		players, hands = append(players, play.Player{Name: name, Kind: p.Kind}), append(hands, hand)
	}
	m := need.Value(stairs.New(players, hands, play.DiscardSaver{}))(t)
	person := func(seat play.Seat) bool { return players[seat].Kind == play.Person }
	at := &room{TableWindow: tabletop.TableWindow[play.Seat]{Frame: stage.Frame{W: 1280, H: 800, Scale: 1, TextFactor: 1},
		Seating: tabletop.SeatingAround(len(players), person, m.ResumeSeat(), true)}}
	s := &Table{Scene: &Scene{tabletop.NewSeatedTimeline(at, func(p *stairs.Position) stairs.Position { return *p }, *m.Position(), stage.NormalSpeed, len(Picture{}.Cards), tabletop.NoCard, &at.TableWindow, &at.edges)}}
	s.SetUp(s, &Match{Match: m}, s.Scene, &s.Effects, sounds.NewSilentPlayer(), s.LightsAnimation())
	s.Status.OffersHints = true
	return s
}

// Advance lets the table handle a gesture, in a tick of its own.
func (t *Table) Advance(g input.Gesture) {
	t.Handle(g)
	t.Tick(true)
}

// SendCommand sends a command.
func (t *Table) SendCommand(c input.Command) {
	t.Advance(input.Gesture{Kind: input.CommandGiven, Command: c})
}

// SendAt sends a gesture of a kind at a point.
func (t *Table) SendAt(kind input.GestureKind, at geom.Point) {
	t.Advance(input.Gesture{Kind: kind, From: input.Point(at), At: input.Point(at)})
}

// Click clicks at a point.
func (t *Table) Click(at geom.Point) {
	t.SendAt(input.Press, at)
	t.SendAt(input.Tap, at)
}

// DoubleClick clicks twice at a point.
func (t *Table) DoubleClick(at geom.Point) {
	t.Click(at)
	t.SendAt(input.Press, at)
	t.Advance(input.Gesture{Kind: input.Tap, From: input.Point(at), At: input.Point(at), IsDouble: true})
}

// Drag drags from one point to another.
func (t *Table) Drag(from, to geom.Point) {
	t.SendAt(input.Press, from)
	t.SendAt(input.DragStart, geom.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2})
	t.SendAt(input.Drag, to)
	t.SendAt(input.Drop, to)
}

// Lay drags a card of the hand in front to the middle.
func (t *Table) Lay(i int) { t.Drag(CardPoint(i), MiddlePoint) }

// ClickButton clicks a button.
func (t *Table) ClickButton(tb testing.TB, id tabletop.ButtonID) {
	tb.Helper()
	for _, b := range t.Buttons() {
		if b.ID == id && b.IsEnabled {
			t.Click(b.Rect.Center())
			return
		}
	}
	tb.Fatalf("no button %d works", id)
}

// RequestKinds returns what the table has asked of its screen since the last call.
func (t *Table) RequestKinds() (kinds []tabletop.RequestKind) {
	for _, r := range t.TakeRequests() {
		kinds = append(kinds, r.Kind)
	}
	return kinds
}

// AdvanceToRest lets ticks pass until nothing moves.
func (t *Table) AdvanceToRest(tb testing.TB) {
	tb.Helper()
	for range 500 {
		t.Tick(true)
		if !t.Scene.IsMoving() && !t.NeedsTick(true) && !t.Match.IsComputerToMove() {
			return
		}
	}
	tb.Fatal("the table does not come to rest")
}
