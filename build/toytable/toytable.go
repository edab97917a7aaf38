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

func (m *Match) CountHint() { m.HintCount++ }

// Table is a table of Up the stairs, at which each event of a match is seen for some ticks: a card goes to the middle, and in the corner
// the seat waves.
type Table struct {
	tabletop.Table[*Match, stairs.Position, stairs.Move, stairs.Event]
	Scene   Scene
	Effects Effects
	Refused []error // why moves were not allowed
}

// Scene shows events one after the other.
type Scene struct {
	Shown     stairs.Position // that no event led to
	Events    []stairs.Event
	TicksLeft int // of the first one; 0 before it begins
	MostSpeed stage.Speed

	begun   []stage.Step[stairs.Event]
	paused  bool
	all     bool // everything is watched
	returns int  // ticks for which a card still glides home
	speed   stage.Speed

	edges tabletop.Edges
	table *Table
	front play.Seat
	open  bool
}

// EventTicks is how long an event is seen.
const EventTicks = 10

func (l *Scene) IsMoving() bool         { return len(l.Events) > 0 || l.returns > 0 }
func (l *Scene) IsPaused() bool         { return l.paused }
func (l *Scene) SetPaused(p bool)       { l.paused = p }
func (l *Scene) Speed() stage.Speed     { return l.speed }
func (l *Scene) SetSpeed(s stage.Speed) { l.speed = s }
func (l *Scene) IsReturning() bool      { return l.returns > 0 && len(l.Events) == 0 }
func (l *Scene) IsWatching() bool {
	return len(l.Events) > 0 && (l.all || !l.table.Match.IsPerson(l.Events[0].Seat))
}
func (l *Scene) LimitSpeed(s stage.Speed)                   { l.MostSpeed = s }
func (l *Scene) HasReducedMotion() bool                     { return false }
func (l *Scene) SetReducedMotion(bool)                      {}
func (l *Scene) SetFrame(stage.Frame)                       {}
func (l *Scene) ShowPosition(p *stairs.Position)            { l.Shown = *p }
func (l *Scene) GlideTo(p *stairs.Position)                 { l.Shown = *p }
func (l *Scene) PlayEvents(events []stairs.Event)           { l.Events = append(l.Events, events...) }
func (l *Scene) PlayRewindableEvents(events []stairs.Event) { l.PlayEvents(events) }
func (l *Scene) ReturnCards()                               { l.returns = EventTicks }
func (l *Scene) UncoverHands()                              {}
func (l *Scene) IsRaising() bool                            { return false }
func (l *Scene) LowerCards()                                {}
func (l *Scene) SeatWithOpenHand(s play.Seat)               { l.front, l.open = s, true }
func (l *Scene) FrontSeat() play.Seat                       { return l.front }
func (l *Scene) IsHandOpen() bool                           { return l.open }

func (l *Scene) SeatPeople(_ func(play.Seat) bool, front play.Seat, up bool) {
	l.front, l.open = front, up
}
func (l *Scene) SetWatched(everybody bool, _ func(play.Seat) bool) { l.all = everybody }
func (l *Scene) CardLiftProgress(tabletop.Card) float64            { return 0 }
func (l *Scene) DropCard(tabletop.Card, stage.Pose)                {}
func (l *Scene) RaiseCards(bool, []tabletop.Card, []tabletop.Card) (moved bool) {
	return false
}
func (l *Scene) Edges() *tabletop.Edges                     { return &l.edges }
func (l *Scene) Places(dst []target.Target) []target.Target { return dst }
func (l *Scene) MotionState() target.Motion                 { return target.Motion{Busy: l.IsMoving()} }
func (l *Scene) DragSizes(float64) tabletop.DragSizes {
	return tabletop.DragSizes{HandWidth: 100, TableWidth: 80, EdgeY: 400}
}

func (l *Scene) PoseOf(c tabletop.Card) stage.Pose {
	return stage.LyingPose(cardRect(strings.IndexByte(l.table.Cards(), byte(c))), 1)
}

func (l *Scene) SkipStep() {
	if l.returns = 0; len(l.Events) > 0 {
		l.Events, l.TicksLeft = l.Events[1:], 0
	}
}

// StepBack begins the event anew.
func (l *Scene) StepBack() { l.TicksLeft = 0 }

func (l *Scene) FinishMotion() { l.Events, l.TicksLeft, l.returns, l.paused = nil, 0, 0, false }

func (l *Scene) Tick() (changed bool) {
	l.returns = max(l.returns-1, 0)
	if l.paused || len(l.Events) == 0 {
		return false
	}
	if l.TicksLeft == 0 {
		l.TicksLeft, l.begun = EventTicks, append(l.begun, stage.Step[stairs.Event]{Event: l.Events[0]})
	}
	if l.TicksLeft--; l.TicksLeft == 0 {
		l.Events = l.Events[1:]
	}
	return true
}

func (l *Scene) TakeStartedSteps() []stage.Step[stairs.Event] {
	begun := l.begun
	l.begun = nil
	return begun
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
func (t *Table) Cards() string { return t.ShownPosition().Hands[t.Scene.front] }

// moved returns the moves of a card, whether or not they are allowed.
func (t *Table) moved(c tabletop.Card) map[tabletop.Aim]stairs.Move {
	seat := t.Scene.front
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

func (t *Table) Aims(c tabletop.Card) (all []tabletop.Aim) {
	for _, to := range []tabletop.Aim{Middle, Corner} {
		if t.CanDrop(c, to) {
			all = append(all, to)
		}
	}
	return all
}

func (t *Table) AimOver(_ tabletop.Card, over geom.Rect) tabletop.Aim {
	best := tabletop.NewOverlapSearch(over, 0.2)
	for to, r := range areas {
		best.Consider(to, r, 1)
	}
	return best.Best
}

func (t *Table) AimAt(_ tabletop.Card, at geom.Point) tabletop.Aim {
	for to, r := range areas {
		if r.Contains(at) {
			return to
		}
	}
	return tabletop.Aim{}
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
	wave := tabletop.Button{ID: tabletop.EndTurnButton, Rect: t.Scene.edges.EndTurnRect, IsEnabled: t.CanMoveNow()}
	return t.AppendHelpButtons(t.AppendTurnButtons(t.AppendIcons(dst), wave))
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
	s := new(Table)
	s.Scene.table, s.Scene.edges = s, tabletop.NewEdges(stage.Frame{W: 1280, H: 800, Scale: 1, TextSetting: 1}, 5)
	s.Scene.edges.PlaceColumns(geom.Rect{X: 300, Y: 20, W: 680, H: 500})
	s.Scene.edges.PlaceButtons(s.Scene.edges.RightColumn.X)
	s.Scene.front, s.Scene.open = m.ResumeSeat(), true
	s.SetUp(s, &Match{Match: m}, &s.Scene, &s.Effects, sounds.Silent(), s.LightsAnimation())
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
	t.Advance(input.Gesture{Kind: input.Trigger, Command: c})
}

// SendAt sends a gesture of a kind at a point.
func (t *Table) SendAt(kind input.Kind, at geom.Point) {
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
	t.Advance(input.Gesture{Kind: input.Tap, From: input.Point(at), At: input.Point(at), Double: true})
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
		if t.Tick(true); !t.Scene.IsMoving() && !t.NeedsTick(true) && !t.Match.IsComputerToMove() {
			return
		}
	}
	tb.Fatal("the table does not come to rest")
}
