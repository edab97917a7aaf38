package tabletop_test

import (
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/game/play/toy"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// place is where a card of a toy game may go.
type place string

// The places: a card goes to the middle, and in the corner a seat waves or its card is tucked.
const (
	nowhere place = ""
	middle  place = "middle"
	corner  place = "corner"
)

const noCard byte = 0

// areas are where the places are. A card that is carried covers one of them at most.
var areas = map[place]geom.Rect{middle: {X: 560, Y: 200, W: 100, H: 140}, corner: {X: 860, Y: 200, W: 100, H: 140}}

// cardRect is where the card of the hand lies that has so many before it.
func cardRect(i int) geom.Rect { return geom.Rect{X: 400 + 120*float64(i), Y: 600, W: 100, H: 140} }

// rules are a toy game as its table needs it.
type rules[P, M comparable, E any] struct {
	match *play.Match[P, M, E]
	turn  func(*P) play.Seat
	hand  func(*P, play.Seat) string
	moves func(p *P, seat play.Seat, c byte) map[place]M // those of a card, whether or not they are allowed
	apply func(P, M, int) (P, []E, error)
	mover func(E) play.Seat
}

// table is the table of a toy game, at which each event of a match is seen for some ticks.
type table[P, M comparable, E any] struct {
	tabletop.Desk[byte, place]
	tabletop.Led[M, byte, place, place, E]
	rules[P, M, E]
	line    line[E]
	effects effects
	edges   tabletop.Edges
	front   play.Seat
	open    bool
	hints   bool
	refused []error // why moves were not allowed
	looked  bool    // the places of a card were shown
	slowBox bool    // the box of a guide takes its time
}

// line shows events one after the other.
type line[E any] struct {
	events  []E
	left    int // ticks of the first one; 0 before it begins
	paused  bool
	watched func(E) bool // nobody at the screen plays it
	returns int          // ticks for which a card still glides home
	most    stage.Speed
}

// eventTicks is how long an event is seen.
const eventTicks = 10

func (l *line[E]) Busy() bool          { return len(l.events) > 0 || l.returns > 0 }
func (l *line[E]) Paused() bool        { return l.paused }
func (l *line[E]) SetPaused(p bool)    { l.paused = p }
func (l *line[E]) Speed() stage.Speed  { return stage.Normal }
func (l *line[E]) Returns() bool       { return l.returns > 0 && len(l.events) == 0 }
func (l *line[E]) Watching() bool      { return len(l.events) > 0 && l.watched(l.events[0]) }
func (l *line[E]) Limit(s stage.Speed) { l.most = s }

func (l *line[E]) Skip() {
	if l.returns = 0; len(l.events) > 0 {
		l.events, l.left = l.events[1:], 0
	}
}

// StepBack begins the event anew.
func (l *line[E]) StepBack() { l.left = 0 }

func (l *line[E]) Finish() { l.events, l.left, l.returns, l.paused = nil, 0, 0, false }

// tick lets a tick pass and returns the event that begins with it, if one does.
func (l *line[E]) tick() (begun []E) {
	l.returns = max(l.returns-1, 0)
	if l.paused || len(l.events) == 0 {
		return nil
	}
	if l.left == 0 {
		l.left, begun = eventTicks, l.events[:1]
	}
	if l.left--; l.left == 0 {
		l.events = l.events[1:]
	}
	return begun
}

// effects are fireworks for so many ticks.
type effects struct{ ticks int }

func (e *effects) Busy() bool { return e.ticks > 0 }
func (e *effects) End()       { e.ticks = 0 }

func newTable[P, M comparable, E any](r rules[P, M, E]) *table[P, M, E] {
	t := &table[P, M, E]{Desk: tabletop.NewDesk[byte, place](noCard), rules: r, front: r.match.Front(), open: true, hints: true}
	t.edges = tabletop.NewEdges(stage.Frame{W: 1280, H: 800, Scale: 1, Text: 1}, 5)
	t.edges.LayColumns(geom.Rect{X: 300, Y: 20, W: 680, H: 500})
	t.edges.LayButtons(t.edges.Right.X)
	t.line.watched = func(e E) bool { return t.Mode == tabletop.Replaying || !t.match.Person(r.mover(e)) }
	t.Begin(noCard, func() *tabletop.Edges { return &t.edges })
	t.Drive(&t.line, &t.effects, tabletop.Movements{
		{Tick: t.advance, Busy: func() bool { return t.line.Busy() && !t.line.paused }},
		{Tick: func() bool { return t.Hand.Tick(cards[P, M, E]{t}) }, Busy: t.Hand.Moving},
		{Tick: t.Rise, Busy: t.Rising},
		t.Led.Moving(),
		t.Boxing(func() bool { return !t.slowBox }),
	})
	t.CatchUp()
	return t
}

func (t *table[P, M, E]) advance() bool {
	begun := t.line.tick()
	for _, e := range begun {
		if t.Mode != tabletop.Replaying {
			h := t.match.History()
			t.Seen.Note(len(h), func(move int) int { return len(h[move].Events) })
		}
		t.Hears(e)
	}
	t.effects.ticks = max(t.effects.ticks-1, 0)
	t.GoOn(t)
	return len(begun) > 0
}

// What is due when nothing moves any more: see tabletop.Rests.
func (t *table[P, M, E]) CatchUp()     { t.Seen = tabletop.Progress{Moves: t.match.Length()} }
func (t *table[P, M, E]) IsOver() bool { return t.match.Over() }
func (t *table[P, M, E]) TellEnd()     { t.Request(request.End) }

func (t *table[P, M, E]) ShowPending() bool {
	events, err := t.match.Continue()
	t.show(events, err)
	return len(events) > 0
}

func (t *table[P, M, E]) CurtainIsDown() bool {
	due := t.turn(t.match.Position())
	return t.match.Person(due) && !(due == t.front && t.open)
}

func (t *table[P, M, E]) ChangeFront() { t.front, t.open = t.turn(t.match.Position()), false }

func (t *table[P, M, E]) raise() { t.Mode, t.open = tabletop.Playing, true }

func (t *table[P, M, E]) show(events []E, err error) {
	if err != nil {
		t.refused = append(t.refused, err)
		return
	}
	t.line.events = append(t.line.events, events...)
}

// why returns why a move is not allowed.
func (t *table[P, M, E]) why(m M) error {
	_, _, err := t.apply(*t.Position(), m, len(t.match.Players()))
	return err
}

// What the table does: see tabletop.Player.
func (t *table[P, M, E]) Cards() tabletop.Game[byte, place] { return cards[P, M, E]{t} }
func (t *table[P, M, E]) Position() *P                      { return t.match.Position() }
func (t *table[P, M, E]) Advised() bool                     { return t.hints && t.Mine() }
func (t *table[P, M, E]) Ends() bool                        { return t.match.Over() && t.Moves() }
func (t *table[P, M, E]) Tapped(geom.Point) bool            { return false }
func (t *table[P, M, E]) Commanded(input.Command) bool      { return false }
func (t *table[P, M, E]) Ringed(input.Command) bool         { return false }

func (t *table[P, M, E]) Mine() bool {
	return t.turn(t.Position()) == t.front && t.open && t.Mode <= tabletop.Solving && !t.Locked()
}

func (t *table[P, M, E]) Buttons(dst []tabletop.Button) []tabletop.Button {
	quiet := !t.Moves() && t.Mode != tabletop.Replaying
	dst = tabletop.AppendIcons(dst, &t.edges.Icons, false)
	dst = tabletop.AppendUndo(dst, &t.edges, quiet && t.match.CanUndo(), t.match.CanRedo(), quiet)
	dst = append(dst, tabletop.Button{Id: tabletop.EndTurnButton, Rect: t.edges.EndTurn, Enabled: quiet && t.Mine()}, t.edges.HintButton(t.Advised()))
	return t.WithGuide(dst)
}

func (t *table[P, M, E]) Push(b tabletop.ButtonID) {
	if t.ShowPressed(b); !t.Tries(tabletop.Attempt[M, byte, place]{Kind: tabletop.TryPress, Button: b}) {
		t.Pushed(t, b, func(int) {})
	}
}

// Play makes a move unless the guide takes it, make in any case.
func (t *table[P, M, E]) Play(m M) {
	if !t.Tries(tabletop.Attempt[M, byte, place]{Kind: tabletop.TryPlay, Move: m}) {
		t.make(m)
	} else if t.Hand.Grip == tabletop.Dragged {
		t.PutBack()
	}
}

func (t *table[P, M, E]) make(m M) {
	t.Hand.Release()
	events, err := t.match.Play(m)
	t.show(events, err)
}

// EndTurn makes the move that needs no card.
func (t *table[P, M, E]) EndTurn() {
	if t.Mine() {
		t.Play(t.moves(t.Position(), t.front, noCard)[corner])
	}
}

func (t *table[P, M, E]) Undo() {
	if t.Tries(tabletop.Attempt[M, byte, place]{Kind: tabletop.TryTakeBack}) {
		return
	}
	t.FinishMotion()
	t.match.Undo()
	t.CatchUp()
}

func (t *table[P, M, E]) Redo() {
	t.FinishMotion()
	events, _ := t.match.Redo()
	t.show(events, nil)
}

func (t *table[P, M, E]) StartReplay() {
	steps, _ := t.match.LastTurns(t.front)
	if len(steps) == 0 || t.line.Busy() {
		return
	}
	t.SetReplay(true, &t.line)
	for _, step := range steps {
		t.show(step.Events, nil)
	}
}

func (t *table[P, M, E]) EndReplay() {
	t.FinishMotion()
	t.SetReplay(false, &t.line)
}

func (t *table[P, M, E]) PutBack() {
	if t.Hand.Grip == tabletop.Dragged {
		t.Cards().Return()
	}
	t.Hand.Release()
	t.Typed = tabletop.Typed{}
}

// cards is the table as its hand sees it.
type cards[P, M comparable, E any] struct{ *table[P, M, E] }

func (c cards[P, M, E]) all() string { return c.hand(c.Position(), c.front) }

func (c cards[P, M, E]) Pose(card byte) stage.Pose {
	return stage.Lying(cardRect(strings.IndexByte(c.all(), card)), 1)
}

func (c cards[P, M, E]) CardAt(at geom.Point) (byte, bool) {
	for i, card := range []byte(c.all()) {
		if cardRect(i).Contains(at) && c.Mine() {
			return card, true
		}
	}
	return noCard, false
}

func (c cards[P, M, E]) Choices() []byte {
	if !c.Mine() {
		return nil
	}
	return []byte(c.all())
}

func (c cards[P, M, E]) Places(card byte) (all []place) {
	for _, to := range []place{middle, corner} {
		if c.Accepts(card, to) {
			all = append(all, to)
		}
	}
	return all
}

func (c cards[P, M, E]) Under(_ byte, over geom.Rect) place {
	best := tabletop.Covers[place](over, 0.2)
	for to, r := range areas {
		best.Offer(to, r, 1)
	}
	return best.At
}

func (c cards[P, M, E]) At(_ byte, at geom.Point) place {
	for to, r := range areas {
		if r.Contains(at) {
			return to
		}
	}
	return nowhere
}

func (c cards[P, M, E]) Accepts(card byte, to place) bool {
	m, ok := c.moves(c.Position(), c.front, card)[to]
	return ok && c.Mine() && c.why(m) == nil
}

func (c cards[P, M, E]) Only(card byte) (place, bool) {
	if all := c.Places(card); len(all) == 1 {
		return all[0], true
	}
	return nowhere, false
}

func (c cards[P, M, E]) Put(card byte, to place) { c.Play(c.moves(c.Position(), c.front, card)[to]) }

func (c cards[P, M, E]) Refuse(card byte, to place, _ geom.Rect) {
	if m, ok := c.moves(c.Position(), c.front, card)[to]; ok {
		c.refused = append(c.refused, c.why(m))
	}
}

func (c cards[P, M, E]) Lifted(byte) float64 { return 0 }
func (c cards[P, M, E]) Sizes(float64) tabletop.Sizes {
	return tabletop.Sizes{Hand: 100, Place: 80, Edge: 400}
}
func (c cards[P, M, E]) Reduced() bool         { return false }
func (c cards[P, M, E]) TakenUp(byte)          {}
func (c cards[P, M, E]) ShowPlaces()           { c.looked = true }
func (c cards[P, M, E]) LetGo()                { c.Hand.Release() }
func (c cards[P, M, E]) Drop(byte, stage.Pose) {}
func (c cards[P, M, E]) Return()               { c.line.returns = eventTicks }

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
		match: m, turn: func(p *stairs.Position) play.Seat { return p.Turn },
		hand: func(p *stairs.Position, s play.Seat) string { return p.Hands[s] },
		moves: func(_ *stairs.Position, s play.Seat, c byte) map[place]stairs.Move {
			return map[place]stairs.Move{middle: {Seat: s, Card: c}, corner: {Seat: s, Card: stairs.Wave}}
		},
		apply: stairs.Apply, mover: func(e stairs.Event) play.Seat { return e.Seat },
	})
}

// higherTable is a table of Higher card: the top card of a pile is turned up in the middle, or tucked in the corner.
type higherTable = table[toy.Position, toy.Move, toy.Event]

func sitAtHigherCard(t testing.TB) *higherTable {
	t.Helper()
	m, err := toy.New([]play.Player{{Name: "Ann", Kind: play.Person}, {Name: "Ben", Kind: toy.Clock}}, []string{"AMZ", "BCD"}, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	return newTable(rules[toy.Position, toy.Move, toy.Event]{
		match: m, turn: func(p *toy.Position) play.Seat { return p.Turn },
		hand: func(p *toy.Position, s play.Seat) string { return p.Piles[s][:min(1, len(p.Piles[s]))] },
		moves: func(*toy.Position, play.Seat, byte) map[place]toy.Move {
			return map[place]toy.Move{middle: toy.TurnUp, corner: toy.Tuck}
		},
		apply: toy.Apply, mover: func(e toy.Event) play.Seat { return e.Seat },
	})
}

// What a person does at a table, each in a tick of its own.

func (t *table[P, M, E]) do(g input.Gesture) {
	t.Handle(t, g)
	t.Tick()
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
		if t.Tick(); !t.line.Busy() && !t.Busy() && !t.match.Thinking() {
			return
		}
	}
	tb.Fatal("the table does not come to rest")
}

func card(i int) geom.Point     { return cardRect(i).Center() }
func center(p place) geom.Point { return areas[p].Center() }

// beside is where no card and no place is.
var beside = geom.Point{X: 300, Y: 450}
