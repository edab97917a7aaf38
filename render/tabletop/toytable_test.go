package tabletop_test

import (
	"strings"
	"testing"

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
func on(a tabletop.Aim) tabletop.Place {
	return tabletop.Place{Kind: tabletop.GamePlace, Row: int8(a.Kind)}
}

// cardRect is where the card of the hand lies that has so many before it.
func cardRect(i int) geom.Rect { return geom.Rect{X: 400 + 120*float64(i), Y: 600, W: 100, H: 140} }

// rules are a toy game as its table needs it.
type rules[P, M comparable, E any] struct {
	begun *match[P, M, E]
	hand  func(*P, play.Seat) string
	moves func(p *P, seat play.Seat, c byte) map[tabletop.Aim]M // those of a card, whether or not they are allowed
	apply func(P, M, int) (P, []E, error)
	mover func(E) play.Seat
}

// match is a match that counts hints.
type match[P, M, E any] struct {
	*play.Match[P, M, E]
	hints int
}

func (m *match[P, M, E]) CountHint() { m.hints++ }

// table is the table of a toy game, at which each event of a match is seen for some ticks.
type table[P, M comparable, E any] struct {
	tabletop.Table[*match[P, M, E], P, M, E]
	rules[P, M, E]
	line    scene[P, E]
	effects effects
	refused []error // why moves were not allowed
}

// scene shows events one after the other.
type scene[P, E any] struct {
	shown   P // that no event led to
	events  []E
	left    int // ticks of the first one; 0 before it begins
	begun   []stage.Step[E]
	paused  bool
	watched func(E) bool // nobody at the screen plays it
	all     bool         // everything is watched
	returns int          // ticks for which a card still glides home
	most    stage.Speed
	speed   stage.Speed

	edges tabletop.Edges
	hand  func() string
	front play.Seat
	open  bool
}

// eventTicks is how long an event is seen.
const eventTicks = 10

func (l *scene[P, E]) Busy() bool             { return len(l.events) > 0 || l.returns > 0 }
func (l *scene[P, E]) Paused() bool           { return l.paused }
func (l *scene[P, E]) SetPaused(p bool)       { l.paused = p }
func (l *scene[P, E]) Speed() stage.Speed     { return l.speed }
func (l *scene[P, E]) SetSpeed(s stage.Speed) { l.speed = s }
func (l *scene[P, E]) Returns() bool          { return l.returns > 0 && len(l.events) == 0 }
func (l *scene[P, E]) Watching() bool         { return len(l.events) > 0 && (l.all || l.watched(l.events[0])) }
func (l *scene[P, E]) Limit(s stage.Speed)    { l.most = s }
func (l *scene[P, E]) Reduced() bool          { return false }
func (l *scene[P, E]) SetReduced(bool)        {}
func (l *scene[P, E]) SetFrame(stage.Frame)   {}
func (l *scene[P, E]) ShowAt(p *P)            { l.shown = *p }
func (l *scene[P, E]) GlideTo(p *P)           { l.shown = *p }
func (l *scene[P, E]) Play(events []E)        { l.events = append(l.events, events...) }
func (l *scene[P, E]) Replay(events []E)      { l.Play(events) }
func (l *scene[P, E]) Return()                { l.returns = eventTicks }
func (l *scene[P, E]) Uncover()               {}
func (l *scene[P, E]) Raising() bool          { return false }
func (l *scene[P, E]) LowerAll()              {}
func (l *scene[P, E]) SitAlone(s play.Seat)   { l.front, l.open = s, true }
func (l *scene[P, E]) FrontSeat() play.Seat   { return l.front }
func (l *scene[P, E]) IsOpen() bool           { return l.open }

func (l *scene[P, E]) Sit(_ func(play.Seat) bool, front play.Seat, up bool) {
	l.front, l.open = front, up
}
func (l *scene[P, E]) Watch(everybody bool, _ func(play.Seat) bool) { l.all = everybody }
func (l *scene[P, E]) LiftOf(tabletop.Card) float64                 { return 0 }
func (l *scene[P, E]) DropCard(tabletop.Card, stage.Pose)           {}
func (l *scene[P, E]) RaiseCards(bool, []tabletop.Card, []tabletop.Card) bool {
	return false
}
func (l *scene[P, E]) Around() *tabletop.Edges                    { return &l.edges }
func (l *scene[P, E]) Places(dst []target.Target) []target.Target { return dst }
func (l *scene[P, E]) Progress() target.Motion                    { return target.Motion{Busy: l.Busy()} }
func (l *scene[P, E]) Sizes(float64) tabletop.Sizes {
	return tabletop.Sizes{Hand: 100, Place: 80, Edge: 400}
}

func (l *scene[P, E]) PoseOf(c tabletop.Card) stage.Pose {
	return stage.Lying(cardRect(strings.IndexByte(l.hand(), byte(c))), 1)
}

func (l *scene[P, E]) Skip() {
	if l.returns = 0; len(l.events) > 0 {
		l.events, l.left = l.events[1:], 0
	}
}

// StepBack begins the event anew.
func (l *scene[P, E]) StepBack() { l.left = 0 }

func (l *scene[P, E]) Finish() { l.events, l.left, l.returns, l.paused = nil, 0, 0, false }

func (l *scene[P, E]) Tick() bool {
	l.returns = max(l.returns-1, 0)
	if l.paused || len(l.events) == 0 {
		return false
	}
	if l.left == 0 {
		l.left, l.begun = eventTicks, append(l.begun, stage.Step[E]{Event: l.events[0]})
	}
	if l.left--; l.left == 0 {
		l.events = l.events[1:]
	}
	return true
}

func (l *scene[P, E]) TakeStarted() []stage.Step[E] {
	begun := l.begun
	l.begun = nil
	return begun
}

// effects are fireworks for so many ticks.
type effects struct{ ticks int }

func (e *effects) Busy() bool { return e.ticks > 0 }
func (e *effects) End()       { e.ticks = 0 }

func (e *effects) Tick() bool {
	e.ticks = max(e.ticks-1, 0)
	return false
}

func newTable[P, M comparable, E any](r rules[P, M, E]) *table[P, M, E] {
	t := &table[P, M, E]{rules: r}
	t.line.edges = tabletop.NewEdges(stage.Frame{W: 1280, H: 800, Scale: 1, Text: 1}, 5)
	t.line.edges.LayColumns(geom.Rect{X: 300, Y: 20, W: 680, H: 500})
	t.line.edges.LayButtons(t.line.edges.Right.X)
	t.line.front, t.line.open = r.begun.Front(), true
	t.line.hand = t.cards
	t.line.watched = func(e E) bool { return !t.IsPerson(r.mover(e)) }
	t.Begin(t, r.begun, &t.line, &t.effects, sounds.Silent(), t.Shining())
	t.Status.Hints = true
	return t
}

// cards is the hand in front.
func (t *table[P, M, E]) cards() string { return t.hand(t.Position(), t.line.front) }

// moved returns the moves of a card.
func (t *table[P, M, E]) moved(c tabletop.Card) map[tabletop.Aim]M {
	return t.moves(t.Position(), t.line.front, byte(c))
}

// What the table asks of its game: see tabletop.Game.
func (t *table[P, M, E]) CardAt(at geom.Point) tabletop.Card {
	for i, card := range []byte(t.cards()) {
		if cardRect(i).Contains(at) && t.Mine() {
			return tabletop.Card(card)
		}
	}
	return tabletop.NoCard
}

func (t *table[P, M, E]) Choices() (all []tabletop.Card) {
	if t.Mine() {
		for _, c := range []byte(t.cards()) {
			all = append(all, tabletop.Card(c))
		}
	}
	return all
}

func (t *table[P, M, E]) Aims(c tabletop.Card) (all []tabletop.Aim) {
	for _, to := range []tabletop.Aim{middle, corner} {
		if t.Accepts(c, to) {
			all = append(all, to)
		}
	}
	return all
}

func (t *table[P, M, E]) AimOver(_ tabletop.Card, over geom.Rect) tabletop.Aim {
	best := tabletop.Covers(over, 0.2)
	for to, r := range areas {
		best.Offer(to, r, 1)
	}
	return best.At
}

func (t *table[P, M, E]) AimAt(_ tabletop.Card, at geom.Point) tabletop.Aim {
	for to, r := range areas {
		if r.Contains(at) {
			return to
		}
	}
	return tabletop.Aim{}
}

func (t *table[P, M, E]) Move(c tabletop.Card, to tabletop.Aim) (M, bool) {
	m, ok := t.moved(c)[to]
	return m, ok && t.Mine()
}

func (t *table[P, M, E]) Why(c tabletop.Card, to tabletop.Aim) error {
	_, _, err := t.apply(*t.Position(), t.moved(c)[to], len(t.Match.Players()))
	return err
}

// EndTurn makes the move that needs no card.
func (t *table[P, M, E]) EndTurn() {
	if t.Mine() {
		t.Play(t.moved(0)[corner])
	}
}

func (t *table[P, M, E]) OwnButtons(dst []tabletop.Button) []tabletop.Button {
	return t.AppendHelp(t.AppendTurn(t.AppendIcons(dst), tabletop.Button{Id: tabletop.EndTurnButton, Rect: t.line.edges.EndTurn, Enabled: t.MayAct()}))
}

func (t *table[P, M, E]) Explain(err error) (tabletop.Refusal, bool) {
	t.refused = append(t.refused, err)
	return tabletop.Refusal{Text: err.Error(), Faults: []tabletop.Place{on(middle)}, Explanation: rulebook.Explanation{Paragraph: rulebook.Paragraph{Number: "7"}}, IsExplained: true}, true
}

func (t *table[P, M, E]) PlaceRect(at tabletop.Place) (geom.Rect, bool) {
	return areas[tabletop.Aim{Kind: uint8(at.Row)}], true
}

func (t *table[P, M, E]) Push(tabletop.ButtonID)                           {}
func (t *table[P, M, E]) HandleKey(input.Command) bool                     { return false }
func (t *table[P, M, E]) Prompt() (string, bool)                           { return "", false }
func (t *table[P, M, E]) ShowEvent(*stage.Step[E], int)                    {}
func (t *table[P, M, E]) DrawCard(*kit.Canvas, tabletop.Place, stage.Pose) {}

// stairsTable is a table of Up the stairs: a card goes to the middle, and in the corner the seat waves.
type stairsTable = table[stairs.Position, stairs.Move, stairs.Event]

// sitOnStairs returns a table at which Ann has a hand and others have theirs.
func sitOnStairs(t testing.TB, ann string, others ...play.Player) *stairsTable {
	t.Helper()
	players, hands := []play.Player{{Name: "Ann", Kind: play.Person}}, []string{ann}
	for _, p := range others {
		name, hand, _ := strings.Cut(p.Name, " ")
		players, hands = append(players, play.Player{Name: name, Kind: p.Kind}), append(hands, hand)
	}
	m, err := stairs.New(players, hands, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	return newTable(rules[stairs.Position, stairs.Move, stairs.Event]{
		begun: &match[stairs.Position, stairs.Move, stairs.Event]{Match: m},
		hand:  func(p *stairs.Position, s play.Seat) string { return p.Hands[s] },
		moves: func(_ *stairs.Position, s play.Seat, c byte) map[tabletop.Aim]stairs.Move {
			return map[tabletop.Aim]stairs.Move{middle: {Seat: s, Card: c}, corner: {Seat: s, Card: stairs.Wave}}
		},
		apply: stairs.Apply, mover: func(e stairs.Event) play.Seat { return e.Seat },
	})
}

// What a person does at a table, each in a tick of its own.

func (t *table[P, M, E]) do(g input.Gesture) {
	t.Handle(g)
	t.Tick(true)
}

func (t *table[P, M, E]) key(c input.Command) { t.do(input.Gesture{Kind: input.Trigger, Command: c}) }

func (t *table[P, M, E]) at(kind input.Kind, at geom.Point) {
	t.do(input.Gesture{Kind: kind, From: input.Point(at), At: input.Point(at)})
}

func (t *table[P, M, E]) click(at geom.Point) {
	t.at(input.Press, at)
	t.at(input.Tap, at)
}

func (t *table[P, M, E]) doubleClick(at geom.Point) {
	t.click(at)
	t.at(input.Press, at)
	t.do(input.Gesture{Kind: input.Tap, From: input.Point(at), At: input.Point(at), Double: true})
}

func (t *table[P, M, E]) drag(from, to geom.Point) {
	t.at(input.Press, from)
	t.at(input.DragStart, geom.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2})
	t.at(input.Drag, to)
	t.at(input.Drop, to)
}

// push clicks a button.
func (t *table[P, M, E]) push(tb testing.TB, id tabletop.ButtonID) {
	tb.Helper()
	for _, b := range t.Buttons(nil) {
		if b.Id == id && b.Enabled {
			t.click(b.Rect.Center())
			return
		}
	}
	tb.Fatalf("no button %d works", id)
}

// settle lets ticks pass until nothing moves.
func (t *table[P, M, E]) settle(tb testing.TB) {
	tb.Helper()
	for range 500 {
		if t.Tick(true); !t.line.Busy() && !t.Busy(true) && !t.Match.Thinking() {
			return
		}
	}
	tb.Fatal("the table does not come to rest")
}

func card(i int) geom.Point            { return cardRect(i).Center() }
func center(p tabletop.Aim) geom.Point { return areas[p].Center() }

// beside is where no card and no place is.
var beside = geom.Point{X: 300, Y: 450}
