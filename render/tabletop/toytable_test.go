package tabletop_test

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

// The places: a card goes to the middle, and in the corner a seat waves or its card is tucked.
var (
	middle = tabletop.Aim{Kind: 1}
	corner = tabletop.Aim{Kind: 2}
)

// areas are where the places are. A card that is carried covers one of them at most.
var areas = map[tabletop.Aim]geom.Rect{middle: {X: 560, Y: 200, W: 100, H: 140}, corner: {X: 860, Y: 200, W: 100, H: 140}}

// on returns a place for marks.
func on(a tabletop.Aim) tabletop.Spot {
	return tabletop.Spot{Kind: tabletop.GameSpotsFrom, Row: int8(a.Kind)}
}

// cardRect is where the card of the hand lies that has so many before it.
func cardRect(i int) geom.Rect { return geom.Rect{X: 400 + 120*float64(i), Y: 600, W: 100, H: 140} }

// match is a match that counts hints.
type match struct {
	*stairs.Match
	hints int
}

func (m *match) CountHint() { m.hints++ }

// stairsTable is a table of Up the stairs, at which each event of a match is seen for some ticks: a card goes to the middle, and in the corner
// the seat waves.
type stairsTable struct {
	tabletop.Table[*match, stairs.Position, stairs.Move, stairs.Event]
	line    scene
	effects effects
	refused []error // why moves were not allowed
}

// scene shows events one after the other.
type scene struct {
	shown   stairs.Position // that no event led to
	events  []stairs.Event
	left    int // ticks of the first one; 0 before it begins
	begun   []stage.Step[stairs.Event]
	paused  bool
	watched func(stairs.Event) bool // nobody at the screen plays it
	all     bool                    // everything is watched
	returns int                     // ticks for which a card still glides home
	most    stage.Speed
	speed   stage.Speed

	edges tabletop.Edges
	hand  func() string
	front play.Seat
	open  bool
}

// eventTicks is how long an event is seen.
const eventTicks = 10

func (l *scene) IsMoving() bool                     { return len(l.events) > 0 || l.returns > 0 }
func (l *scene) IsPaused() bool                     { return l.paused }
func (l *scene) SetPaused(p bool)                   { l.paused = p }
func (l *scene) Speed() stage.Speed                 { return l.speed }
func (l *scene) SetSpeed(s stage.Speed)             { l.speed = s }
func (l *scene) IsReturning() bool                  { return l.returns > 0 && len(l.events) == 0 }
func (l *scene) IsWatching() bool                   { return len(l.events) > 0 && (l.all || l.watched(l.events[0])) }
func (l *scene) LimitSpeed(s stage.Speed)           { l.most = s }
func (l *scene) HasReducedMotion() bool             { return false }
func (l *scene) SetReducedMotion(bool)              {}
func (l *scene) SetFrame(stage.Frame)               {}
func (l *scene) ShowPosition(p *stairs.Position)    { l.shown = *p }
func (l *scene) GlideTo(p *stairs.Position)         { l.shown = *p }
func (l *scene) PlayEvents(events []stairs.Event)   { l.events = append(l.events, events...) }
func (l *scene) ReplayEvents(events []stairs.Event) { l.PlayEvents(events) }
func (l *scene) ReturnCards()                       { l.returns = eventTicks }
func (l *scene) UncoverHands()                      {}
func (l *scene) IsRaising() bool                    { return false }
func (l *scene) LowerCards()                        {}
func (l *scene) SeatWithOpenHand(s play.Seat)       { l.front, l.open = s, true }
func (l *scene) FrontSeat() play.Seat               { return l.front }
func (l *scene) IsHandOpen() bool                   { return l.open }

func (l *scene) SeatPeople(_ func(play.Seat) bool, front play.Seat, up bool) {
	l.front, l.open = front, up
}
func (l *scene) SetWatched(everybody bool, _ func(play.Seat) bool) { l.all = everybody }
func (l *scene) CardLiftProgress(tabletop.Card) float64            { return 0 }
func (l *scene) DropCard(tabletop.Card, stage.Pose)                {}
func (l *scene) RaiseCards(bool, []tabletop.Card, []tabletop.Card) (moved bool) {
	return false
}
func (l *scene) Edges() *tabletop.Edges                     { return &l.edges }
func (l *scene) Places(dst []target.Target) []target.Target { return dst }
func (l *scene) MotionState() target.Motion                 { return target.Motion{Busy: l.IsMoving()} }
func (l *scene) DragSizes(float64) tabletop.DragSizes {
	return tabletop.DragSizes{HandWidth: 100, TableWidth: 80, EdgeY: 400}
}

func (l *scene) PoseOf(c tabletop.Card) stage.Pose {
	return stage.LyingPose(cardRect(strings.IndexByte(l.hand(), byte(c))), 1)
}

func (l *scene) SkipStep() {
	if l.returns = 0; len(l.events) > 0 {
		l.events, l.left = l.events[1:], 0
	}
}

// StepBack begins the event anew.
func (l *scene) StepBack() { l.left = 0 }

func (l *scene) FinishMotion() { l.events, l.left, l.returns, l.paused = nil, 0, 0, false }

func (l *scene) Tick() (changed bool) {
	l.returns = max(l.returns-1, 0)
	if l.paused || len(l.events) == 0 {
		return false
	}
	if l.left == 0 {
		l.left, l.begun = eventTicks, append(l.begun, stage.Step[stairs.Event]{Event: l.events[0]})
	}
	if l.left--; l.left == 0 {
		l.events = l.events[1:]
	}
	return true
}

func (l *scene) TakeStartedSteps() []stage.Step[stairs.Event] {
	begun := l.begun
	l.begun = nil
	return begun
}

// effects are fireworks for so many ticks.
type effects struct{ ticks int }

func (e *effects) IsMoving() bool { return e.ticks > 0 }
func (e *effects) EndEffects()    { e.ticks = 0 }

func (e *effects) Tick() (changed bool) {
	e.ticks = max(e.ticks-1, 0)
	return false
}

// cards is the hand in front.
func (t *stairsTable) cards() string { return t.ShownPosition().Hands[t.line.front] }

// moved returns the moves of a card, whether or not they are allowed.
func (t *stairsTable) moved(c tabletop.Card) map[tabletop.Aim]stairs.Move {
	seat := t.line.front
	return map[tabletop.Aim]stairs.Move{middle: {Seat: seat, Card: byte(c)}, corner: {Seat: seat, Card: stairs.Wave}}
}

// What the table asks of its game: see tabletop.Game.
func (t *stairsTable) CardAt(at geom.Point) tabletop.Card {
	for i, card := range []byte(t.cards()) {
		if cardRect(i).Contains(at) && t.CanMove() {
			return tabletop.Card(card)
		}
	}
	return tabletop.NoCard
}

func (t *stairsTable) SelectableCards() (all []tabletop.Card) {
	if t.CanMove() {
		for _, c := range []byte(t.cards()) {
			all = append(all, tabletop.Card(c))
		}
	}
	return all
}

func (t *stairsTable) Aims(c tabletop.Card) (all []tabletop.Aim) {
	for _, to := range []tabletop.Aim{middle, corner} {
		if t.CanDrop(c, to) {
			all = append(all, to)
		}
	}
	return all
}

func (t *stairsTable) AimOver(_ tabletop.Card, over geom.Rect) tabletop.Aim {
	best := tabletop.NewOverlapSearch(over, 0.2)
	for to, r := range areas {
		best.Consider(to, r, 1)
	}
	return best.Best
}

func (t *stairsTable) AimAt(_ tabletop.Card, at geom.Point) tabletop.Aim {
	for to, r := range areas {
		if r.Contains(at) {
			return to
		}
	}
	return tabletop.Aim{}
}

func (t *stairsTable) MoveFor(c tabletop.Card, to tabletop.Aim) (stairs.Move, bool) {
	m, ok := t.moved(c)[to]
	return m, ok && t.CanMove()
}

func (t *stairsTable) CheckMove(c tabletop.Card, to tabletop.Aim) error {
	_, _, err := stairs.Apply(*t.ShownPosition(), t.moved(c)[to], len(t.Match.Players()))
	return err
}

// EndTurn makes the move that needs no card.
func (t *stairsTable) EndTurn() {
	if t.CanMove() {
		t.Play(t.moved(0)[corner])
	}
}

func (t *stairsTable) GameButtons(dst []tabletop.Button) []tabletop.Button {
	return t.AppendHelpButtons(t.AppendTurnButtons(t.AppendIcons(dst), tabletop.Button{ID: tabletop.EndTurnButton, Rect: t.line.edges.EndTurnRect, IsEnabled: t.CanMoveNow()}))
}

func (t *stairsTable) RefusalFor(err error) (tabletop.Refusal, bool) {
	t.refused = append(t.refused, err)
	return tabletop.Refusal{Text: err.Error(), Faults: []tabletop.Spot{on(middle)}, Explanation: rulebook.Explanation{Paragraph: rulebook.Paragraph{Number: "7"}}, IsExplained: true}, true
}

func (t *stairsTable) SpotRect(at tabletop.Spot) (geom.Rect, bool) {
	return areas[tabletop.Aim{Kind: uint8(at.Row)}], true
}

func (t *stairsTable) PressButton(tabletop.ButtonID)                   {}
func (t *stairsTable) HandleKey(input.Command) (done bool)             { return false }
func (t *stairsTable) Prompt() (string, bool)                          { return "", false }
func (t *stairsTable) ShowEvent(*stage.Step[stairs.Event], int)        {}
func (t *stairsTable) DrawCard(*kit.Canvas, tabletop.Spot, stage.Pose) {}

// sitOnStairs returns a table at which Ann has a hand and others have theirs.
func sitOnStairs(t testing.TB, ann string, others ...play.Player) *stairsTable {
	t.Helper()
	players, hands := []play.Player{{Name: "Ann", Kind: play.Person}}, []string{ann}
	for _, p := range others {
		name, hand, _ := strings.Cut(p.Name, " ")
		players, hands = append(players, play.Player{Name: name, Kind: p.Kind}), append(hands, hand)
	}
	m := need.Value(stairs.New(players, hands, play.DiscardSaver{}))(t)
	s := new(stairsTable)
	s.line.edges = tabletop.NewEdges(stage.Frame{W: 1280, H: 800, Scale: 1, TextSetting: 1}, 5)
	s.line.edges.PlaceColumns(geom.Rect{X: 300, Y: 20, W: 680, H: 500})
	s.line.edges.PlaceButtons(s.line.edges.RightColumn.X)
	s.line.front, s.line.open = m.FrontSeat(), true
	s.line.hand = s.cards
	s.line.watched = func(e stairs.Event) bool { return !s.Match.IsPerson(e.Seat) }
	s.SetUp(s, &match{Match: m}, &s.line, &s.effects, sounds.Silent(), s.LightsAnimation())
	s.Status.OffersHints = true
	return s
}

// What a person does at a table, each in a tick of its own.

func (t *stairsTable) do(g input.Gesture) {
	t.Handle(g)
	t.Tick(true)
}

func (t *stairsTable) key(c input.Command) { t.do(input.Gesture{Kind: input.Trigger, Command: c}) }

func (t *stairsTable) at(kind input.Kind, at geom.Point) {
	t.do(input.Gesture{Kind: kind, From: input.Point(at), At: input.Point(at)})
}

func (t *stairsTable) click(at geom.Point) {
	t.at(input.Press, at)
	t.at(input.Tap, at)
}

func (t *stairsTable) doubleClick(at geom.Point) {
	t.click(at)
	t.at(input.Press, at)
	t.do(input.Gesture{Kind: input.Tap, From: input.Point(at), At: input.Point(at), Double: true})
}

func (t *stairsTable) drag(from, to geom.Point) {
	t.at(input.Press, from)
	t.at(input.DragStart, geom.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2})
	t.at(input.Drag, to)
	t.at(input.Drop, to)
}

// push clicks a button.
func (t *stairsTable) push(tb testing.TB, id tabletop.ButtonID) {
	tb.Helper()
	for _, b := range t.Buttons(nil) {
		if b.ID == id && b.IsEnabled {
			t.click(b.Rect.Center())
			return
		}
	}
	tb.Fatalf("no button %d works", id)
}

// settle lets ticks pass until nothing moves.
func (t *stairsTable) settle(tb testing.TB) {
	tb.Helper()
	for range 500 {
		if t.Tick(true); !t.line.IsMoving() && !t.NeedsTick(true) && !t.Match.IsComputerToMove() {
			return
		}
	}
	tb.Fatal("the table does not come to rest")
}

func card(i int) geom.Point            { return cardRect(i).Center() }
func center(p tabletop.Aim) geom.Point { return areas[p].Center() }

// beside is where no card and no place is.
var beside = geom.Point{X: 300, Y: 450}
